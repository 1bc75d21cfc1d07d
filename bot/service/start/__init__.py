"""How a campaign comes into being: founded, mustered, begun, or restored."""
