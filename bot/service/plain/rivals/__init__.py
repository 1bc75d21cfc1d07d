"""Rivals: what stands between a seat and another, for those who ask of him."""
