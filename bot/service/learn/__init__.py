"""A person learns a game by playing it, alone and led."""
