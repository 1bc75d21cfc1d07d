"""Who plays for nobody: five characters, and what each does in a turn, a window, a ballot (EMP-HA)."""
