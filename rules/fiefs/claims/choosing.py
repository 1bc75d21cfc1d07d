"""Which claims an autopilot makes and exercises (FIE-16.5, FIE-16.7)."""

from collections.abc import Iterable

from rules.fiefs.board.land import in_region, total
from rules.fiefs.board.state import World
from rules.fiefs.claims.markers import unclaimable


def by_preference(world: World, seat: str, fiefs: Iterable[str]) -> list[str]:
    """Put fiefs in order: capitals, most fiefs of one's own in the region, strongest fortress, id (FIE-16.7)."""
    return sorted(fiefs, key=lambda fief: preference(world, seat, fief))


def preference(world: World, seat: str, fief: str) -> tuple[bool, int, int, str]:
    """Give what claims are picked by, the best lowest."""
    place = world.fiefs[fief]
    own = sum(world.fiefs[near].control == seat for near in in_region(world, place.region)) if place.region else 0
    return not place.capital_of, -own, -place.fortress, fief


def best_claim(world: World, seat: str, fiefs: Iterable[str]) -> str:
    """Give the claim that is picked among fiefs that others control; none where none is legal (FIE-16.7)."""
    legal = (one for one in fiefs if world.fiefs[one].control != seat and not unclaimable(world, seat, one))
    return next(iter(by_preference(world, seat, legal)), "")


def best_exercise(world: World, seat: str, fiefs: Iterable[str]) -> str:
    """Give the claim that is exercised, of those that may be; none where there is none (FIE-16.5)."""
    character = world.houses[seat].character
    return min(fiefs, key=lambda fief: gain(world, seat, fief, feeble=character == "feeble"), default="")


def gain(world: World, seat: str, fief: str, *, feeble: bool) -> tuple[int, int, int, str]:
    """Give what claims to exercise are picked by, the best lowest (FIE-16.5)."""
    place = world.fiefs[fief]
    rival = total(world, place.control)
    if feeble:
        return 0, rival, 0, fief
    rest = [near for near in in_region(world, place.region) if near != fief] if place.region else [""]
    completes = all(near and world.fiefs[near].control == seat for near in rest)
    return -completes, -rival, -place.fortress, fief
