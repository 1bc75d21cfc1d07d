"""Campaigns: seasons and turns, plans and councils, windows of war (FIE-7)."""
