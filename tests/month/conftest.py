"""The databases of the months are swept up like those of the service's tests."""

from tests.service.conftest import swept

__all__ = ["swept"]
