"""What an army does by itself: the marshal, the autopilot, and errands (FIE-7.8, FIE-7.9, FIE-16)."""
