"""War before its battles: attacks, targets and External Powers."""
