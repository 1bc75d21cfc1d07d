"""Battle: the forces that meet, their fight by card or on a table, and allies who help."""
