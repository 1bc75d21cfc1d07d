"""The orders that choose a province: which is struck, and which is taken (ITA-6)."""

from rules.italy.board.deeds import Deed
from rules.italy.board.state import World
from rules.kernel.orders.choice import pick


def offered(world: World) -> list[str]:
    """Give the provinces of which a player may choose one now."""
    return world.offered


class Choice(Deed):
    """Choose one of the provinces that are offered."""

    province: str = pick("province", offered, "one of the provinces that are offered", denied="{} is not offered")


class Strike(Choice, name="strike", says=("strike {province}",), clause="ITA-6.9", replaces="strike"):
    """Choose where your attack falls, now that the named province cannot be struck."""


class Take(Choice, name="take", says=("take {province}",), clause="ITA-8.8", replaces="take"):
    """Choose the province that your victory gains."""
