"""Which parleys an autopilot calls, how it votes, and what it answers (EMP-HA.3, EMP-HA.6 to EMP-HA.8)."""

from collections.abc import Collection, Mapping
from typing import Literal

from rules.empires.autopilot.cards import Play, inheritance
from rules.empires.autopilot.manners import manner
from rules.empires.board.measures import points, prosperity
from rules.empires.board.motions import Motion, Vote
from rules.empires.board.state import World
from rules.empires.parley.foreseen import foreseen, vote_of
from rules.empires.parley.orders import ParleyClaim, ParleyPeace, unparleyed, unprovoked
from rules.empires.parley.parley import parties

GOLD = 3
"""Gold from which it calls a parley (EMP-HA.3)."""


def next_parley(world: World, seat: str) -> ParleyClaim | ParleyPeace | None:
    """Give the parley to call: the first that it foresees to pass (EMP-HA.3)."""
    empire = world.empires[seat]
    if empire.excommunicated or empire.gold < GOLD or empire.parley_called:
        return None
    areas = [area for area in world.owned(seat) if not unparleyed(world, seat, area)]
    for area in sorted(areas, key=lambda one: -prosperity(world.areas[one])):
        if foreseen(world, seat, Motion(kind="claim", asker=seat, areas=[area])).passed:
            return ParleyClaim(area=area)
    foes = [one for one in world.empires if one != seat and not unprovoked(world, seat, one)]
    for foe in sorted(foes, key=lambda one: -points(world, one)):
        if foreseen(world, seat, Motion(kind="peace", asker=seat, other=foe)).passed:
            return ParleyPeace(against=foe)
    return None


def votes(world: World, seat: str) -> Mapping[int, Vote]:
    """Give how a seat votes on each question; a party puts one Influence card to its own, as far as it has them."""
    cards = world.empires[seat].hand.count("influence")
    found: dict[int, Vote] = {}
    for number, motion in enumerate(world.agenda, start=1):
        vote = vote_of(world, seat, motion)
        if cards and seat in parties(motion):
            vote, cards = vote.model_copy(update={"influence": 1}), cards - 1
        found[number] = vote
    return found


def contest(world: World, seat: str) -> Literal["yield", "relinquish", "refuse"]:
    """Give what an owner answers: he contests, and for his court rather than give it up he is cursed (EMP-HA.7).

    Who would give it up anyway, and foresees that he loses, yields rather than lose his Influence with it.
    """
    pending = world.inheritance
    asked = pending.areas.get(seat, []) if pending else []
    said = refusal(world, seat, asked)
    if not pending or not asked or said == "refuse" or "influence" not in world.empires[seat].hand:
        return said
    count = foreseen(world, seat, Motion(kind="inheritance", asker=pending.heir, other=seat, areas=asked))
    return "yield" if count.passed else said


def refusal(world: World, seat: str, areas: Collection[str]) -> Literal["relinquish", "refuse"]:
    """Give what an owner does who loses the ballot on some areas (EMP-HA.7)."""
    return "refuse" if world.empires[seat].court in areas else manner(world, seat).if_lost


def interregnum(world: World, seat: str) -> Play | None:
    """Give the card that a seat plays on the areas of whoever is heirless now (EMP-HA.8)."""
    return inheritance(world, seat, manner(world, seat), world.interregnum)
