"""A player turn: its card, its sheet, its end (EMP-H5)."""
