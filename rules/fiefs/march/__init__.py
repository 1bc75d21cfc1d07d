"""Marches by land and by sea (FIE-8.13 to FIE-8.22)."""
