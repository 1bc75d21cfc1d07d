"""What an autopilot reckons of an endeavour: its needed roll, with whoever can be seen to defend (section 8)."""

from rules.empires.board.state import World
from rules.empires.board.tables import Kind
from rules.empires.endeavours.defence import defence_of
from rules.empires.endeavours.orders import Endeavour
from rules.empires.endeavours.ratings import Rated, rate
from rules.empires.endeavours.tables import needed


def defied(world: World, seat: str, kind: Kind, area: str) -> Rated:
    """Rate an attack against whoever can defend, as far as anybody can see (EMP-HA.5a, EMP-HA.5e)."""
    rated = rate(world, seat, kind, area)
    defence = defence_of(world, area)
    return defence.against(rated) if defence else rated


def needed_roll(world: World, seat: str, order: Endeavour) -> int:
    """Give the roll that an endeavour needs with the gold that it has."""
    area, extra = str(getattr(order, "target", "")), int(getattr(order, "extra", 0))
    attack = order.kind in ("conquer", "restore")
    rated = defied(world, seat, order.kind, area) if attack else rate(world, seat, order.kind, area)
    return needed(order.kind, rated.rating + extra)
