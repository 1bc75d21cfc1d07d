"""Cities: how they are founded, what is built in them, the roads between them, what they make, and disorder."""
