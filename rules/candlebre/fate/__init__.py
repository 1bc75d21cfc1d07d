"""The Book of Fate: its draws, its misfortunes and its truce (CAN-11)."""
