"""Replies: what the board answers to questions in plain words, before the first year and in a war (section 19)."""
