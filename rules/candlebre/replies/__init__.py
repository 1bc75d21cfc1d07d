"""What is asked in plain words, and answered from the board (section 19)."""
