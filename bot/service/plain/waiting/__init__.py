"""Waiting: what is said to somebody of whom nothing is asked now."""
