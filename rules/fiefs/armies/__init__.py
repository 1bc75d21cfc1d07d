"""Armies: how they are raised, led, wasted, rested and disbanded (FIE-8)."""
