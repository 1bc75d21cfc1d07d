"""Cards that an autopilot posts for the moment when they will do, where it is asked for orders (EMP-HA.13)."""

from collections.abc import Iterable, Sequence

from rules.empires.board.land import in_order
from rules.empires.board.measures import claimable, claimants, prosperity
from rules.empires.board.state import World
from rules.empires.endeavours.orders import Conquer
from rules.empires.inheritance.orders import OrElse, PlayCard, PostCard, UnpostCard
from rules.kernel.orders.order import Order

MOST = 3
"""Targets of a post, at most (EMP-HA.13)."""
RECOGNITION, SINGLE = "recognition", "inheritance_single"


def posts(world: World, seat: str, sheet: Sequence[Order[World]]) -> list[Order[World]]:
    """Give what a seat posts beside its sheet: charters for what it marches on, an inheritance for a vacant throne."""
    played = {one.card for one in sheet if isinstance(one, PlayCard)}
    marched = [one.target for one in sheet if isinstance(one, Conquer)]
    hoped = [area for area in in_order(world, marched) if claimable(world, seat, area) and not claimants(world, area)]
    found: list[Order[World]] = (
        [*posted(world, seat, RECOGNITION, hoped, {"trigger": "legal"})] if RECOGNITION not in played else []
    )
    claimed = [area for area in world.empires[seat].claims if world.areas[area].owner not in ("", seat)]
    if SINGLE not in played:
        found += posted(world, seat, SINGLE, claimed, {"trigger": "interregnum", "mode": "possession"})
    return found


def posted(world: World, seat: str, card: str, areas: Iterable[str], how: dict[str, str]) -> Iterable[Order[World]]:
    """Give what posts a card on some areas, the richest first, in place of what was posted for others."""
    empire = world.empires[seat]
    wanted = sorted(areas, key=lambda area: -prosperity(world.areas[area]))[:MOST]
    standing = next((post for post in empire.posts if post.card == card), None)
    if standing and [aim.area for aim in standing.aims] != wanted:
        yield UnpostCard(card=card)
        standing = None
    if not wanted or standing or card not in empire.hand:
        return
    first, *others = wanted
    yield PostCard.model_validate({"card": card, "areas": (first,), **how})
    mode = {"mode": how["mode"]} if "mode" in how else {}
    yield from (OrElse.model_validate({"card": card, "areas": (area,), **mode}) for area in others)
