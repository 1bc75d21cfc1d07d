"""A season of war: everybody marches, the invaded answer, and all is decided in the order of play."""
