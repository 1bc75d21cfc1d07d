"""What players write, read as orders; and orders, written as text."""
