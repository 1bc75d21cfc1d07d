"""Fields of orders that are judged later, whose choices are only hints (EMP-H5.24)."""

from copy import copy
from dataclasses import replace

from pydantic.fields import FieldInfo

from rules.kernel.orders.choice import Pick


def loosened(info: FieldInfo) -> FieldInfo:
    """Give a field for which all will do that it could ever hold, and the same is offered."""
    loose = copy(info)
    loose.metadata = [replace(mark, binding=False) if isinstance(mark, Pick) else mark for mark in info.metadata]
    return loose
