"""What seats order in a window, carried out; seats and turns as they are told (CAN-4)."""
