"""Diplomacy: treaties and peace, from proposal to notice, and the declarations of Winter."""
