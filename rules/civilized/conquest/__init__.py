"""Conquest: what changes hands with a place, wild land that is annexed, and where the beaten go."""
