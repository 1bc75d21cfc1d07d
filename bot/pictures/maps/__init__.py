"""Maps: hexes and provinces, with their names, tokens and legend."""
