"""What all services share: the game at hand, people, messages and plain values."""
