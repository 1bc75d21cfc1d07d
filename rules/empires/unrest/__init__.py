"""Unrest and rebellion: causes, values, checks and results, and the line of communications (EMP-17, EMP-H7.51)."""
