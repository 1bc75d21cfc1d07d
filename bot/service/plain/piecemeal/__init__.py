"""Piecemeal: a message that says several things, each of which is answered by itself."""
