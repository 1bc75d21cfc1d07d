"""What every door shares: answers, completion, buttons, permissions."""
