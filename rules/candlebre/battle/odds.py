"""Odds of a battle that a player considers: exact where it is small, else from a hundred thousand battles (CAN-7)."""

from collections.abc import Mapping
from fractions import Fraction
from math import prod
from typing import Any

import numpy as np
from pydantic import Field

from rules.candlebre.battle.battles import muster
from rules.candlebre.battle.chances import exact
from rules.candlebre.battle.melee import Melee
from rules.candlebre.battle.sampling import Random, sampled, shares
from rules.candlebre.board.forces import ordered, rolling
from rules.candlebre.board.holdings import manned_fort
from rules.candlebre.board.order import Troops
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import TYPES
from rules.candlebre.board.war import Battle, Force
from rules.candlebre.board.wording import troops
from rules.candlebre.mercenaries.neutrals import defenders
from rules.candlebre.movement.marching import target_problem, targets
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


class WeighMarch(
    Question[World],
    name="attack",
    says=("attack {target} with {units} [against {theirs}] [led {led}]",),
    clause="CAN-7.1",
):
    """A march of yours on a province, with these units, by your doctrine of attack."""

    target: str = pick("province", reachable_first, "a province that you could march on", problem=barred)
    units: Troops = pick("unit", lambda: TYPES, "how many of which you would send", min_length=1)
    theirs: Troops = pick("unit", lambda: TYPES, "who might stand there then; else who stands there now", default={})
    led: bool = Field(default=False, description="yes, if the head of your House would lead them")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a force that cannot fight."""
        if not rolling(self.units):
            raise Refusal("CAN-6.6", "siege engines cannot attack alone; send a unit with them")

    def odds(self, world: World, seat: str) -> Odds:
        """Fight it as it would be fought: doctrines, research, leaders, fort and all that the seat can see."""
        place = world.provinces[self.target]
        battle = considered(world, seat, place, self.units, self.theirs, led=self.led)
        world.battle = battle
        melee, refuges = muster(world, battle), (has_refuge(world, seat, place), has_refuge(world, place.owner, place))
        found, how = reckoned(melee, refuges)
        assumed = (
            side_told(world, battle.attacker),
            f"{side_told(world, battle.defender)}{walls(place)}",
            "Your own doctrine of attack; what others have ordered is not known, so theirs is taken as usual",
            how,
        )
        return Odds(title=f"An attack on {place.name}", assumed=assumed, outcomes=found)


def considered(
    world: World, seat: str, place: Province, ours: Mapping[str, int], theirs: Mapping[str, int], *, led: bool
) -> Battle:
    """Give the battle that a march would bring."""
    head = f"head-{seat}"
    present = [one.id for one in world.leaders.values() if one.place == place.id and place.owner]
    there = theirs or (place.units if place.owner else defenders(place))
    attacker = Force(seat=seat, units=ordered(ours), leaders=[head] if led and head in world.leaders else [])
    defender = Force(seat=place.owner, units=ordered(there), leaders=present)
    attacker.began, defender.began = rolling(attacker.units), rolling(defender.units)
    return Battle(number=0, target=place.id, attacker=attacker, defender=defender)


def has_refuge(world: World, seat: str, place: Province) -> bool:
    """Tell whether a side could withdraw from a province (CAN-7.15f, CAN-7.15g)."""
    return bool(seat) and any(world.provinces[id].owner == seat for id in place.near)


def side_told(world: World, force: Force) -> str:
    """Give a force with its leaders in words."""
    names = ", ".join(world.person(id) for id in force.leaders)
    led = f", led by {names}" if names else ""
    return f"{capital(world.name(force.seat))}: {troops(force.units.items())}{led}"


def walls(place: Province) -> str:
    """Say what fort shelters who stands there."""
    fort = manned_fort(place)
    return f", behind a fort of level {fort}" if fort else ""


def reckoned(melee: Melee, refuges: tuple[bool, bool]) -> tuple[dict[str, Fraction], str]:
    """Give the chances of each end, and how they were found."""
    if melee.over:
        won = "attacker" if melee.attacker.rolling else "defender"
        return worded({won: 1.0}), "Nobody is there to fight"
    counters = (melee.attacker.counters + 1) * (melee.defender.counters + 1)
    size = counters * prod(side.count(kind) + 1 for side in melee.sides for kind in TYPES)
    if size <= SMALL:
        found = exact(melee, refuges=refuges)
        return worded(found.__dict__), f"Exact; {found.rounds:.1f} rounds on average"
    many = shares(sampled(melee, SAMPLES, Random(np.random.default_rng(SEED)), refuges=refuges))
    return worded(many), f"From {SAMPLES:,} battles fought on paper: within about 0.3 %; {many['rounds']:.1f} rounds"


ENDS = {
    "attacker": "You take it",
    "defender": "You are beaten",
    "nobody": "Nobody is left",
    "attacker_leaves": "You withdraw",
    "defender_leaves": "They withdraw, and you take it",
}


def worded(found: Mapping[str, Any]) -> dict[str, Fraction]:
    """Give each end that can come about, in words."""
    return {words: Fraction(found[way]) for way, words in ENDS.items() if found.get(way)}


QUESTIONS: tuple[type[Question[World]], ...] = (WeighMarch,)
