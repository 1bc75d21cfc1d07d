"""Works, units and where they are placed (CAN-5)."""
