"""Battles fought on a table, the gamemaster's chair that rules on them, and giving a seat up."""
