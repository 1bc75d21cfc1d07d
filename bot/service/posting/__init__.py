"""What a campaign owes, to whom and when."""
