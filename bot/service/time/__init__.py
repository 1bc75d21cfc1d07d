"""What falls due by itself."""
