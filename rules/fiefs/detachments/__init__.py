"""Detachments: a few elements of an army on their own (FIE-13)."""
