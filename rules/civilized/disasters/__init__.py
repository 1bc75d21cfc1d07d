"""Disasters of Summer."""
