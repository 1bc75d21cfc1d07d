"""The store: the only door to the database."""


class Store:
    """A database with the campaigns of a community: SQLite by default, PostgreSQL for many processes."""

    def __init__(self, url: str) -> None:
        """Open `url`, `sqlite+aiosqlite:///...` or `postgresql+asyncpg://...`; connects when first asked."""
        self.url = url
