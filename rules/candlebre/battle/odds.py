"""Odds of a battle that a player considers: exact where it is small, else from a hundred thousand battles (CAN-7)."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import prod
from typing import Any

import numpy as np

from rules.candlebre.battle.battles import muster
from rules.candlebre.battle.chances import exact
from rules.candlebre.battle.melee import Melee
from rules.candlebre.battle.rout import refuges
from rules.candlebre.battle.sampling import Random, sampled, shares
from rules.candlebre.board.allegiance import in_service
from rules.candlebre.board.forces import added, ordered, rolling
from rules.candlebre.board.holdings import manned_fort
from rules.candlebre.board.order import NOT_YOURS, Troops, own_provinces, rivals
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import TYPES
from rules.candlebre.board.war import Battle, Force, Units
from rules.candlebre.board.wording import troops
from rules.candlebre.mercenaries.neutrals import defenders
from rules.candlebre.movement.marching import free_units, target_problem, targets
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Objection, pick
from rules.kernel.orders.question import Odds, Question
from rules.kernel.telling.phrases import capital

SMALL = 160
"""How many combinations of units left a battle may have to be reckoned exactly."""
SAMPLES = 100_000
SEED = 1
"""Of the samples: the same question always gets the same answer."""


def reachable_first(world: World, seat: str) -> list[str]:
    """Give every province, first what a seat could march on."""
    near = targets(world, seat) if seat in world.houses else ()
    return list(dict.fromkeys([*(place.id for place in near), *world.provinces]))


def barred(world: World, seat: str, target: str) -> Objection:
    """Say why a province could not be attacked, or that only a House asks (CAN-6.2)."""
    if seat not in world.houses:
        return "only a House can ask for the odds of its march"
    return target_problem(world, seat, world.provinces[target])


def free_leaders(world: World, seat: str) -> list[str]:
    """Give the leaders who serve a seat and could lead: no captives, and none who is dead (CAN-7.13)."""
    return [one.id for one in in_service(world, seat)]


def all_beside(world: World, seat: str, target: str) -> Units:
    """Give all units of a seat next to a province that are free to march there (CAN-6.3, CAN-6.5)."""
    near = (world.provinces[id] for id in world.provinces[target].near)
    total: Units = {}
    for place in near:
        if place.owner == seat and not place.protected_by:
            total = added(total, free_units(world, place))
    return total


class WeighMarch(
    Question[World],
    name="attack",
    says=(
        "attack {target} with {units} [against {theirs}] [led by {leaders}]",
        "attack|march [on|to] {target} [with {units}] [against {theirs}] [led by {leaders}]",
    ),
    clause="CAN-7.1",
):
    """A march of yours on a province, with these units and leaders, by your doctrine of attack."""

    target: str = pick("province", reachable_first, "a province that you could march on", problem=barred)
    units: Troops = pick("unit", lambda: TYPES, "how many of which you would send; else all who can", default={})
    theirs: Troops = pick("unit", lambda: TYPES, "who might stand there then; else who stands there now", default={})
    leaders: tuple[str, ...] = pick(
        "leader", free_leaders, "who of your leaders would lead them", default=(), denied="{} cannot lead anybody now"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a force that cannot fight, and nobody where nobody could come."""
        if self.units and not rolling(self.units):
            raise Refusal("CAN-6.6", "siege engines cannot attack alone; send a unit with them")
        if not self.units and not rolling(all_beside(world, seat, self.target)):
            name = world.provinces[self.target].name
            raise Refusal("CAN-6.3", f"none of your units stands beside {name}; say with whom, such as 3 infantry")

    def odds(self, world: World, seat: str) -> Odds:
        """Fight it as it would be fought: doctrines, research, leaders, fort and all that the seat can see."""
        place, units = world.provinces[self.target], self.units or all_beside(world, seat, self.target)
        battle = considered(world, seat, place, units, self.theirs, self.leaders)
        return weighed(world, battle, f"An attack on {place.name}", ENDS, "Your own doctrine of attack")


class WeighDefence(
    Question[World],
    name="defence",
    says=("defence of {province} against {theirs} of {rival}", "defend {province} against {theirs} of {rival}"),
    clause="CAN-7.1",
):
    """A rival's march on a province of yours, with these units, by your doctrine of defence."""

    province: str = pick("province", own_provinces, "a province of yours", denied=NOT_YOURS)
    theirs: Troops = pick("unit", lambda: TYPES, "how many of which would come", min_length=1)
    rival: str = pick("seat", rivals, "whose they would be", denied="{} cannot march on you")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a force that cannot fight."""
        if not rolling(self.theirs):
            raise Refusal("CAN-6.6", "siege engines cannot attack alone; name a unit with them")

    def odds(self, world: World, seat: str) -> Odds:
        """Fight it as it would be fought: your doctrine for that province, and the rival's as usual."""
        place = world.provinces[self.province]
        battle = considered(world, self.rival, place, self.theirs, {})
        return weighed(world, battle, f"A defence of {place.name}", DEFENDED, "Your own doctrine of defence")


def weighed(world: World, battle: Battle, title: str, ends: Mapping[str, str], own: str) -> Odds:
    """Reckon a battle, and say what is taken for granted."""
    place = world.provinces[battle.target]
    refuges = has_refuge(world, battle.attacker.seat, place), has_refuge(world, battle.defender.seat, place)
    found, how = reckoned(muster(world, battle), refuges)
    assumed = (
        side_told(world, battle.attacker),
        f"{side_told(world, battle.defender)}{walls(place)}",
        f"{own}; what others have ordered is not known, so theirs is taken as usual",
        how,
    )
    return Odds(title=title, assumed=assumed, outcomes=worded(found, ends))


def considered(
    world: World,
    seat: str,
    place: Province,
    ours: Mapping[str, int],
    theirs: Mapping[str, int],
    leaders: Sequence[str] = (),
) -> Battle:
    """Give the battle that a march would bring."""
    present = [one.id for one in world.leaders.values() if one.place == place.id and place.owner]
    there = theirs or (place.units if place.owner else defenders(place))
    attacker = Force(seat=seat, units=ordered(ours), leaders=list(leaders))
    defender = Force(seat=place.owner, units=ordered(there), leaders=present)
    attacker.began, defender.began = rolling(attacker.units), rolling(defender.units)
    return Battle(number=0, target=place.id, attacker=attacker, defender=defender)


def has_refuge(world: World, seat: str, place: Province) -> bool:
    """Tell whether a side could withdraw from a province (CAN-7.15f, CAN-7.15g)."""
    return bool(seat) and bool(refuges(world, seat, place.id))


def side_told(world: World, force: Force) -> str:
    """Give a force with its leaders in words."""
    names = ", ".join(world.person(id) for id in force.leaders)
    led = f", led by {names}" if names else ""
    return f"{capital(world.name(force.seat))}: {troops(force.units.items())}{led}"


def walls(place: Province) -> str:
    """Say what fort shelters who stands there."""
    fort = manned_fort(place)
    return f", behind a fort of level {fort}" if fort else ""


def reckoned(melee: Melee, refuges: tuple[bool, bool]) -> tuple[Mapping[str, Any], str]:  # Any: also what is left
    """Give the chances of each end, and how they were found."""
    if melee.over:
        return {"attacker" if melee.attacker.rolling else "defender": 1.0}, "Nobody is there to fight"
    counters = (melee.attacker.counters + 1) * (melee.defender.counters + 1)
    size = counters * prod(side.count(kind) + 1 for side in melee.sides for kind in TYPES)
    if size <= SMALL and not any(side.choices.bounty and side.count("mercenaries") for side in melee.sides):
        found = exact(melee, refuges=refuges)
        return found.__dict__, f"Exact; {found.rounds:.1f} rounds on average"
    many = shares(sampled(melee, SAMPLES, Random(np.random.default_rng(SEED)), refuges=refuges))
    return many, f"From {SAMPLES:,} battles fought on paper: within about 0.3 %; {many['rounds']:.1f} rounds"


ENDS = {
    "attacker": "You take it",
    "defender": "You are beaten",
    "nobody": "Nobody is left",
    "attacker_leaves": "You withdraw",
    "defender_leaves": "They withdraw, and you take it",
}


DEFENDED = {
    "attacker": "They take it",
    "defender": "They are beaten",
    "nobody": "Nobody is left",
    "attacker_leaves": "They withdraw",
    "defender_leaves": "You withdraw, and they take it",
}


def worded(found: Mapping[str, Any], ends: Mapping[str, str]) -> dict[str, Fraction]:  # Any: also what is left
    """Give each end that can come about, in words."""
    return {words: Fraction(found[way]) for way, words in ends.items() if found.get(way)}


QUESTIONS: tuple[type[Question[World]], ...] = (WeighMarch, WeighDefence)
