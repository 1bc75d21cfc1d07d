"""The databases of the service's tests serve the store's."""

from tests.service.conftest import database, table

__all__ = ["database", "table"]
