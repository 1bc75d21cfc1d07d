"""What a seat is told to look at (section 13)."""
