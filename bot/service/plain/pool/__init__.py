"""What Herald could say to a seat now, and which of it answers a question that nothing else has understood."""
