"""Siege: how a place is taken by waiting, and what the besieged may do."""
