"""Seats, turns and the end: who plays, what they leave standing, and how the campaign is judged."""
