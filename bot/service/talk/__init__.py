"""What seats say and promise to each other."""
