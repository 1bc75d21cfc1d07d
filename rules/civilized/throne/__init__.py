"""The throne: heirs, succession, regents, offices."""
