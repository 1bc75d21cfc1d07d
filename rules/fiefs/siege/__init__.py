"""Sieges, and land laid waste (FIE-8.34 to FIE-8.43)."""
