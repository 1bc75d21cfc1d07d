"""Leaders and prisoners (CAN-10.1 to CAN-10.4, CAN-11.8)."""
