"""Counsel: what a good gamemaster would point out to a House, with the figures of the rules themselves (FIE-19)."""
