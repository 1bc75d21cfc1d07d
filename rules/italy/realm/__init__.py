"""A Power at home: revenue, rulers and spending."""
