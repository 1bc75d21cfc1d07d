"""What happened, with its clause and its audience."""
