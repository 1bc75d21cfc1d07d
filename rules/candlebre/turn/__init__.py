"""The halves of a seat-turn, put together from all rooms (CAN-4)."""
