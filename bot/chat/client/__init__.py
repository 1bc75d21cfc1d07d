"""Herald's account on Discord, and what is written to it."""
