"""The year: its order, its actions, its sides and its end (FIE-3)."""
