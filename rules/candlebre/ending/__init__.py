"""Elimination, victory and draws (CAN-15)."""
