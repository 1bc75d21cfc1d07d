"""Effectiveness ratings, term by term (EMP-H9.4 to EMP-H9.7); pure, so that counsel, odds and autopilots share them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from rules.empires.board.land import SEAS, bases, reach
from rules.empires.board.measures import faith_gap, language_gap, own_religion, weakened
from rules.empires.board.state import World
from rules.empires.board.tables import Kind
from rules.empires.endeavours.tables import (
    ARMED,
    ARMS,
    EXILED,
    HERETICS,
    LOYALTY,
    PARIAH,
    RATED,
    SHUNNED,
    SHUNNED_IN,
    Band,
    band,
)

Term = Literal[
    "leader",
    "base",
    "court",
    "social",
    "fort",
    "population",
    "resistance",
    "conviction",
    "language",
    "faith",
    "holds",
    "loyalty",
    "exile",
    "excommunicated",
    "pariah",
    "arms",
    "seas",
    "defence",
    "guard",
    "extra",
]
"""What makes a rating (EMP-H9.4 to EMP-H9.7)."""
Terms = tuple[tuple[Term, int], ...]


@dataclass(frozen=True)
class Rated:
    """An endeavour with its rating and everything that this is made of."""

    kind: Kind
    seat: str
    target: str
    base: str
    terms: Terms
    """Each term that counts; none that adds nothing, but the leader's."""

    @property
    def rating(self) -> int:
        """Give the effectiveness rating (EMP-H9.4)."""
        return sum(amount for _, amount in self.terms)

    def band(self, dice: int) -> Band:
        """Give what a sum of two dice comes to (EMP-H9.8)."""
        return band(self.kind, self.rating + dice)

    def adding(self, *terms: tuple[Term, int]) -> "Rated":
        """Give it with further terms, such as a defence, or gold (EMP-H9.7)."""
        more = tuple(term for term in terms if term[1])
        return Rated(self.kind, self.seat, self.target, self.base, self.terms + more) if more else self


def rate(world: World, seat: str, kind: Kind, target: str, base: str = "", extra: int = 0) -> Rated:
    """Rate an endeavour before a defence; a base that is not named is the best (EMP-H9.4 to EMP-H9.7, EMP-H10.1).

    Rules: EMP-17.13a, EMP-H7.2.
    """
    if kind == "conquer" and not base:
        base = best_base(world, seat, target)
    stake = {"conquer": base, "negotiate": world.empires[seat].court, "restore": ""}.get(kind, target)
    terms = terms_of(world, seat, kind, target, stake)
    rated = Rated(kind, seat, target, stake, tuple(term for term in terms if term[1] or term[0] == "leader"))
    if kind == "conquer" and base and reach(world, base, target) == SEAS:
        rated = rated.adding(("seas", halved(rated.rating) - rated.rating))
    return rated.adding(("extra", extra))


def terms_of(world: World, seat: str, kind: Kind, target: str, stake: str) -> Terms:
    """Give the terms of an endeavour before seas and gold; those of a base count nothing where none is named."""
    leader = getattr(world.empires[seat].leader, RATED[kind])
    return (
        ("leader", leader),
        *TERMS[kind](world, seat, target, stake),
        *circumstances(world, seat, kind, target),
    )


def best_base(world: World, seat: str, target: str) -> str:
    """Give the own area in reach from which a conquest has the best rating; none in reach: none (EMP-H10.1)."""
    able = bases(world, seat, target)
    if len(able) <= 1:
        return able[0] if able else ""
    bare = sum(amount for _, amount in terms_of(world, seat, "conquer", target, ""))

    def rating(base: str) -> int:
        here = world.areas[base]
        found = bare + here.social - weakened(here)
        return halved(found) if reach(world, base, target) == SEAS else found

    return max(able, key=rating)


def halved(rating: int) -> int:
    """Halve a rating over two seas: down where it is positive, half as much again where it is negative (EMP-H9.6)."""
    if rating >= 0:
        return rating // 2
    return -((1 - 3 * rating) // 2)


def conquering(world: World, seat: str, target: str, base: str) -> Terms:
    """Give the terms of a conquest (EMP-H9.4)."""
    there = world.areas[target]
    here = world.areas.get(base)
    return (
        ("base", here.social if here else 0),
        ("social", -there.social),
        ("fort", -there.fort),
        ("language", -language_gap(world, seat, target)),
        ("faith", -faith_gap(world, seat, target)),
        ("holds", -weakened(here) if here else 0),
    )


def ruling(world: World, seat: str, target: str, stake: str) -> Terms:
    """Give the terms of ruling (EMP-H9.4)."""
    del stake
    area = world.areas[target]
    return (
        ("social", -abs(area.social)),
        ("language", -language_gap(world, seat, target)),
        ("faith", -faith_gap(world, seat, target)),
        ("holds", -weakened(area)),
    )


def fortifying(world: World, seat: str, target: str, stake: str) -> Terms:
    """Give the terms of fortifying (EMP-H9.4)."""
    del stake
    area = world.areas[target]
    return (
        ("social", area.social),
        ("population", area.population),
        ("language", -language_gap(world, seat, target)),
        ("faith", -faith_gap(world, seat, target)),
        ("holds", -weakened(area)),
    )


def negotiating(world: World, seat: str, target: str, court: str) -> Terms:
    """Give the terms of negotiation; in exile the court counts nothing (EMP-H9.4, EMP-H12.11, EMP-H12.12)."""
    return (
        ("court", world.areas[court].social if court else 0),
        ("social", -world.areas[target].social),
        ("resistance", -resistance(world, seat, target)),
        ("language", -language_gap(world, seat, target)),
        ("faith", -faith_gap(world, seat, target)),
    )


def resistance(world: World, seat: str, target: str) -> int:
    """Give what an area sets against envoys: nothing if own, its owner's diplomacy, else its own (EMP-H9.4)."""
    area = world.areas[target]
    if area.owner == seat:
        return 0
    return world.empires[area.owner].leader.diplomacy if area.owner else area.resistance


def converting(world: World, seat: str, target: str, stake: str) -> Terms:
    """Give the terms of conversion (EMP-H9.4)."""
    del stake
    area = world.areas[target]
    return (
        ("conviction", -differential(world, seat, target)),
        ("population", -area.population),
        ("holds", -weakened(area)),
    )


def differential(world: World, seat: str, target: str) -> int:
    """Give conviction less proselytic ability, halved with Missionary Fervour in front (EMP-H22.2, EMP-19.2f5)."""
    area, empire = world.areas[target], world.empires[seat]
    conviction = HERETICS if area.heresy else world.faiths[area.faith].conviction
    found = conviction - world.faiths[empire.faith].proselytic
    return found // 2 if "missionary" in empire.front else found


def restoring(world: World, seat: str, target: str, stake: str) -> Terms:
    """Give the terms of a restoration (EMP-H9.4)."""
    del seat, stake
    area = world.areas[target]
    return (("loyalty", LOYALTY), ("social", -area.social), ("fort", -area.fort))


TERMS: Mapping[Kind, Callable[[World, str, str, str], Terms]] = {
    "conquer": conquering,
    "rule": ruling,
    "fortify": fortifying,
    "negotiate": negotiating,
    "convert": converting,
    "restore": restoring,
}
"""The terms of each kind: of (world, seat, target, stake)."""


def circumstances(world: World, seat: str, kind: Kind, target: str) -> Terms:
    """Give what exile, excommunication and arms do to a rating (EMP-H9.5, EMP-H21.4)."""
    empire, owner = world.empires[seat], world.areas[target].owner
    shunned = owner and owner != seat and world.empires[owner].excommunicated
    pariah = kind == "conquer" and shunned and own_religion(world, seat) == own_religion(world, owner)
    return (
        ("exile", EXILED if not empire.court and kind != "restore" else 0),
        ("excommunicated", SHUNNED if empire.excommunicated and kind in SHUNNED_IN else 0),
        ("pariah", PARIAH if pariah else 0),
        ("arms", arms(world, seat) if kind in ("conquer", "restore") else 0),
    )


def arms(world: World, seat: str) -> int:
    """Give what Better Weapons and Better Tactics in front of a seat count, in attack and defence (EMP-19.2f3)."""
    return ARMED * sum(card in ARMS for card in world.empires[seat].front)
