"""Civilized: cities, dynasties, disasters and disorder on a map of hexes."""
