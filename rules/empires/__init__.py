"""Empires: dynasties of the Middle Ages, their claims, and the areas that rise against them."""
