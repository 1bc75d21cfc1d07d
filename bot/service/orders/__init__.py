"""Orders given, withdrawn, made ready, and left standing."""
