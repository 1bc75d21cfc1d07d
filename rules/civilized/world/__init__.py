"""What every topic shares: the nouns of a game, its scenario, the map, years, characters, and what orders ask alike."""
