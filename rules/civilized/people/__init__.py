"""People: births, deaths, marriages, families, schools."""
