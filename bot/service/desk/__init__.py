"""One seat's side of the open window."""
