"""What happened, to whom it concerns, and why: asked in plain words."""
