"""Replies of Civilized: what players ask in plain words, answered from their own board."""
