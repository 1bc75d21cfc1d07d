"""Land and sea: areas, terrain, and the ways over them."""
