"""Fiefs: a feudal campaign of claims, wars and rebellions."""
