"""Fleets: raised, laden, sailing, and met at sea (FIE-14)."""
