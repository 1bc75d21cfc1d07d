"""What every order of Italy is: an order on the world that may tell what it did."""

from collections.abc import Iterable

from rules.italy.board.state import World
from rules.kernel.orders.order import Order
from rules.kernel.telling.phrases import row


class Deed(Order[World]):
    """An order of Italy."""


def listed(names: Iterable[str], last: str = "or") -> str:
    """Give names in a row: `Sabina, Volsci or Latium`."""
    return row(names, last) or "none"


def province_names(world: World, provinces: Iterable[str]) -> dict[str, str]:
    """Give provinces by name, for completion."""
    return {world.provinces[id].name: id for id in provinces}
