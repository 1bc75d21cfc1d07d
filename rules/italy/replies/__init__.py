"""Replies: what the map of Italy answers to questions in plain words."""
