"""Judging: which had better be, whether something is wise, what to do, whom to trust, asked in plain words."""
