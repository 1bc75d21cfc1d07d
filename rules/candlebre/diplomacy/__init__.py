"""Offers and alliances between the Houses (CAN-10.5 to CAN-10.7)."""
