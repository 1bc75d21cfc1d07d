"""What is said, in Discord's shapes and within its limits."""
