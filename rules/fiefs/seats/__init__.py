"""Seats: who plays a House, who takes one over, and what may be ordered at any window."""
