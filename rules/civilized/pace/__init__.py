"""The pace of the game: cycles of five years, and who plays them in one turn."""
