"""What every picture is drawn with: theme, letters, patterns, marks."""
