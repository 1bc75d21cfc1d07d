"""A table to try Herald at: the real bot in an in-process Discord, without an account or a token."""
