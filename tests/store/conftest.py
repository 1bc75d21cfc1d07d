"""The databases of the service's tests serve the store's."""

from tests.service.conftest import database, seeds, swept, table

__all__ = ["database", "seeds", "swept", "table"]
