"""The year put together: how a game is set up, what each season asks, and how a year and a game end."""
