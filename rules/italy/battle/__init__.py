"""Battles: armies, results, and what is won by them."""
