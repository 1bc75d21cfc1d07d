"""Messages composed from what is known."""
