"""One function for each thing that a person or the clock does."""
