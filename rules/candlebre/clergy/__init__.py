"""Clergy, who protect a province for a turn (CAN-2.12 to CAN-2.15)."""
