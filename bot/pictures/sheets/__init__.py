"""Charts, cards of battles, and family trees."""
