"""How each database is opened, and how statements come to it."""
