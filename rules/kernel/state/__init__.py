"""What a game is made of, between two phases."""
