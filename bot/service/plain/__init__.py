"""Plain words: what people write to Herald that is no order, and the short answer to it."""
