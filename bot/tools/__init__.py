"""What is done with campaigns on the command line."""
