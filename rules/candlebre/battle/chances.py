"""The chances of a battle, exact: every way in which the dice of every round can fall, weighed (CAN-7, H24)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import comb

from rules.candlebre.battle.melee import Melee, Side, wants_to_leave
from rules.candlebre.battle.rounds import NEVER, SURE, fight_round
from rules.candlebre.board.tables import DIE, TYPES

NEGLIGIBLE = 1e-13
"""What is left undecided below which nobody need look further."""
LAST_ROUND = 60
"""CAN-7.3c"""
Field = tuple[tuple[int, ...], tuple[int, ...], frozenset[str], frozenset[str], int, int]
"""What distinguishes one moment between rounds from another: units, readiness and counters of both sides."""


@dataclass
class Chances:
    """How a battle ends, each with its probability; together 1."""

    attacker: float = 0.0
    """The attacker wins the field."""
    defender: float = 0.0
    """The defender has destroyed the attacker."""
    nobody: float = 0.0
    attacker_leaves: float = 0.0
    defender_leaves: float = 0.0
    rounds: float = 0.0
    """Expected rounds."""
    left: dict[str, float] = field(default_factory=dict)
    """Units of each type that the attacker has left where he wins, expected, times that probability."""


def exact(melee: Melee, *, refuges: tuple[bool, bool] = (True, True)) -> Chances:
    """Give the chances of a battle about to be fought; `refuges` says which sides could withdraw.

    The time this takes grows with the product of the numbers of units; up to some twelve units in all it is instant.
    """
    found, known = Chances(), dict[tuple[Field, bool], list[tuple[Field, float]]]()
    now = {condensed(melee): 1.0}
    for number in range(LAST_ROUND + 1):
        now = {
            moment: weight for moment, weight in now.items() if not ended(found, melee, moment, weight, number, refuges)
        }
        if number == LAST_ROUND or sum(now.values()) < NEGLIGIBLE:
            break
        found.rounds += sum(now.values())
        later: dict[Field, float] = {}
        for moment, weight in now.items():
            key = (moment, number == 0)
            if key not in known:
                known[key] = list(merged(branches(restored(melee, moment, number))))
            for after, share in known[key]:
                later[after] = later.get(after, 0.0) + weight * share
        now = later
    return found


def ended(found: Chances, melee: Melee, moment: Field, weight: float, number: int, refuges: tuple[bool, bool]) -> bool:
    """Note what becomes of a moment in which the battle is over, or a side leaves; say whether it is."""
    here = restored(melee, moment, number)
    if here.over:
        note(found, here, weight)
        return True
    forced = number == LAST_ROUND
    if number and refuges[0] and (forced or wants_to_leave(here, here.attacker)):
        found.attacker_leaves += weight
        return True
    if forced:
        found.defender += weight
        return True
    if number and refuges[1] and wants_to_leave(here, here.defender):
        found.defender_leaves += weight
        return True
    return False


def note(found: Chances, here: Melee, weight: float) -> None:
    """Count the end of a battle for whoever is left on the field."""
    if here.attacker.rolling:
        found.attacker += weight
        for kind, number in here.attacker.units.items():
            found.left[kind] = found.left.get(kind, 0.0) + weight * number
    elif here.defender.rolling:
        found.defender += weight
    else:
        found.nobody += weight


def condensed(melee: Melee) -> Field:
    """Give what distinguishes a moment."""
    ours, theirs = melee.sides
    return (
        tuple(ours.count(kind) for kind in TYPES),
        tuple(theirs.count(kind) for kind in TYPES),
        frozenset(ours.ready),
        frozenset(theirs.ready),
        ours.counters,
        theirs.counters,
    )


def restored(melee: Melee, moment: Field, number: int) -> Melee:
    """Give a melee as it stood at a moment, after a number of rounds."""
    ours, theirs, ready, theirs_ready, counters, theirs_counters = moment
    return Melee(
        side(melee.attacker, ours, ready, counters),
        side(melee.defender, theirs, theirs_ready, theirs_counters),
        melee.fort,
        number,
    )


def side(one: Side, units: Sequence[int], ready: frozenset[str], counters: int) -> Side:
    """Give a side as it stood; it pays the bounty that its orders want, as if its purse were full."""
    left = dict(zip(TYPES, units, strict=True))
    return replace(one, units=left, ready=set(ready), counters=counters, bounty=one.choices.bounty)


def merged(branches: Iterator[tuple[Field, float]]) -> Iterator[tuple[Field, float]]:
    """Give each moment once, with all its weight."""
    total: dict[Field, float] = {}
    for moment, weight in branches:
        total[moment] = total.get(moment, 0.0) + weight
    yield from total.items()


@dataclass
class Path:
    """One way in which the hits of a round fall: as many in each throw as `hits` says, then none."""

    hits: tuple[int, ...]
    asked: list[tuple[int, int]] = field(default_factory=list)
    """The throws that were made: dice, and the number that each had to meet."""

    def roll(self, _: Side, __: str, count: int, needed: int) -> list[int]:
        """Give dice of which the wanted number hit."""
        hit = self.hit(len(self.asked))
        self.asked.append((count, needed))
        return [SURE] * hit + [NEVER] * (count - hit)

    def hit(self, place: int) -> int:
        """Give how many hit in a throw."""
        return self.hits[place] if place < len(self.hits) else 0

    @property
    def weight(self) -> float:
        """The probability of this way."""
        total = 1.0
        for place, (count, needed) in enumerate(self.asked):
            hit, sure = self.hit(place), needed / DIE
            total *= comb(count, hit) * sure**hit * (1 - sure) ** (count - hit)
        return total

    def others(self) -> Iterator[tuple[int, ...]]:
        """Give the ways that differ from this one first where it was left to fall as it would."""
        for place in range(len(self.hits), len(self.asked)):
            same = (*self.hits, *(0,) * (place - len(self.hits)))
            yield from ((*same, hit) for hit in range(1, self.asked[place][0] + 1))


def branches(melee: Melee) -> Iterator[tuple[Field, float]]:
    """Fight one round in every way in which the numbers of hits can fall, each with its probability."""
    start, number = condensed(melee), melee.round
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        path = Path(waiting.pop())
        here = restored(melee, start, number)
        fight_round(here, path.roll)
        waiting += path.others()
        yield condensed(here), path.weight
