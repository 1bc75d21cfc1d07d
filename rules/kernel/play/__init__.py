"""A game as a value, its phases, and the sessions that run them."""
