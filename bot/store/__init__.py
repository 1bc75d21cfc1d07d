"""Everything that lasts: rows stay in here, values leave."""
