"""The board: nouns, figures, scenario and land."""
