"""Nouns, figures, land, seats, and how a sheet of orders is kept and carried out."""
