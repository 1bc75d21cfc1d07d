"""How it is learned: six lessons in a practice game."""
