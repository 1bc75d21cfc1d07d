"""What a line probably means that is no order as it stands: told by what it names, and by words for what is done."""
