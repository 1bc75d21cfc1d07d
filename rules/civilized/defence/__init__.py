"""Defence: what the invaded answer."""
