"""The nouns of Italy, its figures and its land."""
