"""Italy, 348 to 264 BC: Rome and eight Powers on nineteen provinces, in twelve turns of seven years."""
