"""Cards, dice and chances, each keyed and told."""
