"""Assent: what says yes, no or ready, what only asks, and what is left to Herald."""
