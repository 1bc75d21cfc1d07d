"""The deck, hands and the discard pile (EMP-19.0)."""
