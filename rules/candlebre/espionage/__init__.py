"""Spies: operations, their aims, and what honor foils (CAN-14)."""
