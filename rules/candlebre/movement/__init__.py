"""Marches on others' land, and moves within one's own (CAN-6)."""
