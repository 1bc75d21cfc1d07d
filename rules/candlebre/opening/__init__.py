"""The opening: the board, Houses, land and standing armies (CAN-3)."""
