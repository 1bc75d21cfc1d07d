"""A window closes, and what follows."""
