"""Missions: how they are raised, sent, and come home."""
