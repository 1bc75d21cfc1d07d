"""Gold, honor and influence, and the income of phase 8 (CAN-2, CAN-12)."""
