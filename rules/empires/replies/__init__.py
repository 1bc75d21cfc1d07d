"""Replies: what the board answers to questions in plain words, of danger, of what is left, of rights (EMP-HC.0)."""
