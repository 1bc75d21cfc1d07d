"""What people and their gamemaster do to a campaign."""
