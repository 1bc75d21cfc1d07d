"""The beginning: the first markers, homes, and how autopilots are (FIE-2, FIE-16.0)."""
