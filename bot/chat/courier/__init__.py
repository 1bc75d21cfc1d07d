"""What is owed, brought to its place."""
