"""Research: points and levels in three trees (CAN-13)."""
