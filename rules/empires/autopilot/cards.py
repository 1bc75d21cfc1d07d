"""Which cards an autopilot plays, and on what (EMP-HA.2)."""

from collections.abc import Callable

from rules.empires.autopilot.manners import Manner
from rules.empires.board.cards import RETAINED
from rules.empires.board.land import components, in_order
from rules.empires.board.measures import claimable, prosperity
from rules.empires.board.realms import Aim
from rules.empires.board.state import World
from rules.empires.board.tables import HAND
from rules.empires.inheritance.legality import GROUP, unplayable
from rules.empires.inheritance.orders import PlayCard
from rules.empires.unrest.values import unfriendly

WON, CLAIMED = 3, 1
"""What an area of a group is worth that would be won, and one that would be claimed (EMP-HA.2a)."""
ENOUGH = 3
"""The worth from which a group card is played (EMP-HA.2a)."""
Play = tuple[str, Aim]
"""A card and what it is played on."""


def next_card(world: World, seat: str, manner: Manner) -> PlayCard | None:
    """Give the next card to be played in one's own turn, inheritances first (EMP-HA.2a to EMP-HA.2d)."""
    played = (
        inheritance(world, seat, manner)
        or recognition(world, seat)
        or coup(world, seat)
        or next(((card, Aim()) for card in world.empires[seat].hand if card in RETAINED), None)
    )
    return order(*played) if played else None


def order(card: str, aim: Aim) -> PlayCard:
    """Give the order that plays a card."""
    areas = tuple(aim.areas) or ((aim.area,) if aim.area else ())
    return PlayCard(card=card, areas=areas, seat=aim.seat, mode=aim.mode or "either")


def inheritance(world: World, seat: str, manner: Manner, heirless: str = "") -> Play | None:
    """Give an inheritance that a seat would play; with `heirless` only on that seat's areas (EMP-HA.2a, EMP-HA.8)."""
    hand = world.empires[seat].hand
    group = best_group(world, seat, heirless) if "inheritance_group" in hand else []
    if group:
        return "inheritance_group", Aim(areas=group)
    if "inheritance_single" not in hand:
        return None
    won = best_possession(world, seat, manner, heirless)
    if won:
        return "inheritance_single", Aim(area=won, mode="possession")
    claimed = "" if heirless else best_own(world, seat, "inheritance_single", "claim")
    return ("inheritance_single", Aim(area=claimed, mode="claim")) if claimed else None


def best_group(world: World, seat: str, heirless: str = "") -> list[str]:
    """Give the component of one's ties and claims that is worth most, if it is worth enough (EMP-HA.2a)."""
    empire = world.empires[seat]
    groups = [one for one in components(world, {*empire.ties, *empire.claims}) if len(one) >= GROUP]
    if heirless:
        groups = [
            one for one in groups if any(world.areas[area].owner == heirless and area in empire.claims for area in one)
        ]
    best = max(groups, key=lambda group: worth(world, seat, group), default=[])
    legal = best and unplayable(world, seat, "inheritance_group", Aim(areas=best)) is None
    return best if legal and worth(world, seat, best) >= ENOUGH else []


def worth(world: World, seat: str, group: list[str]) -> int:
    """Give what a group is worth: 3 for what would be won, 1 for what would be claimed (EMP-HA.2a)."""
    claims = world.empires[seat].claims
    won = sum(area in claims and world.areas[area].owner != seat for area in group)
    claimed = sum(area not in claims and claimable(world, seat, area) for area in group)
    return WON * won + CLAIMED * claimed


def best_possession(world: World, seat: str, manner: Manner, heirless: str = "") -> str:
    """Give the area to be had by a single inheritance: what nobody can contest first, then the richest (EMP-HA.2a)."""
    empire = world.empires[seat]

    def open_to_all(area: str) -> bool:
        owner = world.areas[area].owner
        return not owner or world.empires[owner].vacant

    wanted = [area for area in in_order(world, empire.claims) if world.areas[area].owner != seat]
    if heirless:
        wanted = [area for area in wanted if world.areas[area].owner == heirless]
    if manner.patient and len(empire.hand) < HAND:
        wanted = [area for area in wanted if open_to_all(area)]
    return max(wanted, key=lambda area: (open_to_all(area), prosperity(world.areas[area])), default="")


def best_own(world: World, seat: str, card: str, mode: str = "") -> str:
    """Give the own area of highest prosperity for which a card is legal (EMP-HA.2a, EMP-HA.2b)."""
    aim: Callable[[str], Aim] = lambda area: Aim.model_validate({"area": area, "mode": mode})  # noqa: E731  one line
    legal = [area for area in world.owned(seat) if unplayable(world, seat, card, aim(area)) is None]
    return max(legal, key=lambda area: prosperity(world.areas[area]), default="")


def recognition(world: World, seat: str) -> Play | None:
    """Give a recognition to be played (EMP-HA.2b)."""
    area = best_own(world, seat, "recognition") if "recognition" in world.empires[seat].hand else ""
    return ("recognition", Aim(area=area)) if area else None


def coup(world: World, seat: str) -> Play | None:
    """Give a coup to be played: on the richest own area with an unfriendly tie, the first such seat's (EMP-HA.2c)."""
    if "coup" not in world.empires[seat].hand:
        return None
    watched = [area for area in world.owned(seat) if unfriendly(world, area)]
    area = max(watched, key=lambda one: prosperity(world.areas[one]), default="")
    return ("coup", Aim(area=area, seat=unfriendly(world, area)[0])) if area else None
