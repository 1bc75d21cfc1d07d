"""Many battles at once: the same rounds as `rounds`, on columns of numbers instead of one battle after another.

It serves the odds of battles too large to be enumerated. Tests hold it against `rounds` on shared dice.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt

from rules.candlebre.battle.melee import CHARGE, CHARGERS, LEAST, MOST, Melee, Side
from rules.candlebre.battle.rounds import TIERS
from rules.candlebre.board.tables import DIE, ROLLING, SEGMENTS, TYPES, UNITS

Numbers = npt.NDArray[np.int64]
Truths = npt.NDArray[np.bool_]
LAST_ROUND = 60
"""CAN-7.3c"""


class Throws(Protocol):
    """Where hits come from."""

    def hits(self, key: tuple[int, str, str, bool], battles: Numbers, dice: Numbers, needed: Numbers) -> Numbers:
        """Give how many of so many dice hit, for each of these battles.

        `key` is the round, the side's role, the type of unit, and whether these are re-rolls.
        """


@dataclass
class Random:
    """Hits by chance, each die on its own."""

    source: np.random.Generator

    def hits(self, key: tuple[int, str, str, bool], battles: Numbers, dice: Numbers, needed: Numbers) -> Numbers:
        """Draw the number of hits."""
        return self.source.binomial(dice, needed / DIE)


@dataclass
class Column:
    """One side of many battles."""

    side: Side
    units: dict[str, Numbers]
    ready: dict[str, Truths]
    counters: Numbers
    kinds: tuple[str, ...]
    """The types that it has in the field and that roll dice: no others ever do."""
    bounty: Numbers
    """The level paid in this round."""
    paid: Numbers
    """Gold paid in this battle."""

    @classmethod
    def of(cls, side: Side, battles: int) -> "Column":
        """Give a side as often as there are battles."""
        units = {kind: np.full(battles, side.count(kind), dtype=np.int64) for kind in TYPES}
        ready = {kind: np.full(battles, kind in side.ready) for kind in CHARGERS}
        kinds = tuple(kind for kind in ROLLING if side.count(kind))
        counters, bounty = (np.full(battles, number, dtype=np.int64) for number in (side.counters, side.bounty))
        return cls(side, units, ready, counters, kinds, bounty, np.zeros(battles, dtype=np.int64))

    @property
    def rolling(self) -> Numbers:
        """How many units can roll dice."""
        return sum((self.units[kind] for kind in self.kinds), np.zeros_like(self.counters))

    def kept(self, some: Truths) -> None:
        """Go on with some of the battles only."""
        self.units = {kind: number[some] for kind, number in self.units.items()}
        self.ready = {kind: ready[some] for kind, ready in self.ready.items()}
        self.counters = self.counters[some]
        self.bounty, self.paid = self.bounty[some], self.paid[some]

    def pay(self) -> None:
        """Pay the highest bounty wanted that purse and cap bear, for all here or none (CAN-8.3a, CAN-7.17b)."""
        choices, hired = self.side.choices, self.units["mercenaries"]
        if not choices.bounty:
            return
        most = min(self.side.purse, choices.bounty_cap or self.side.purse) - self.paid
        self.bounty = np.where(hired > 0, np.minimum(choices.bounty, most // np.maximum(hired, 1)), 0)
        self.paid = self.paid + self.bounty * hired


@dataclass
class Field:
    """Many battles between two rounds; those that are over have left."""

    melee: Melee
    columns: tuple[Column, Column]
    battles: Numbers
    """Which of all battles are still fought."""
    throws: Throws
    round: int = 0

    def shelter(self) -> Numbers:
        """Give the fort levels that no siege engine negates (CAN-7.12a)."""
        engines = self.columns[0].units["siege_engines"] + self.columns[0].side.engineers
        return np.maximum(0, self.melee.fort - engines)


@dataclass
class Ends:
    """How each battle ended, and what each side has left."""

    left: tuple[Numbers, Numbers]
    """Battle by type of unit, for the attacker and the defender."""
    rounds: Numbers
    leaver: Numbers
    """0 for the attacker, 1 for the defender, -1 where nobody withdrew."""

    @property
    def winners(self) -> Numbers:
        """Give who holds the field: 0 the attacker, 1 the defender, -1 nobody."""
        able = [rolling(left) > 0 for left in self.left]
        return np.where(able[0], 0, np.where(able[1], 1, -1))


def rolling(units: Numbers) -> Numbers:
    """Count the units that can roll dice, battle by battle."""
    return sum((units[:, TYPES.index(kind)] for kind in ROLLING), np.zeros(len(units), dtype=np.int64))


def sampled(melee: Melee, battles: int, throws: Throws, *, refuges: tuple[bool, bool] = (True, True)) -> Ends:
    """Fight a battle so many times; `refuges` says which sides could withdraw."""
    columns = (Column.of(melee.attacker, battles), Column.of(melee.defender, battles))
    here = Field(melee, columns, np.arange(battles), throws)
    ends = Ends(
        (np.zeros((battles, len(TYPES)), dtype=np.int64), np.zeros((battles, len(TYPES)), dtype=np.int64)),
        np.zeros(battles, dtype=np.int64),
        np.full(battles, -1, dtype=np.int64),
    )
    while len(here.battles):
        over = (columns[0].rolling == 0) | (columns[1].rolling == 0)
        leaver = leaving(here, over, refuges)
        store(ends, here, over | (leaver >= 0), leaver)
        if len(here.battles):
            fight_round(here)
    return ends


def store(ends: Ends, here: Field, done: Truths, leaver: Numbers) -> None:
    """Put away the battles that are over, and go on with the others."""
    over = here.battles[done]
    ends.rounds[over], ends.leaver[over] = here.round, leaver[done]
    for place, column in enumerate(here.columns):
        gone = (leaver[done] == place)[:, None]
        left = np.stack([column.units[kind][done] for kind in TYPES], axis=1)
        ends.left[place][over] = np.where(gone, 0, left)
        column.kept(~done)
    here.battles = here.battles[~done]


def leaving(here: Field, over: Truths, refuges: tuple[bool, bool]) -> Numbers:
    """Give who withdraws: 0, 1, or -1 for nobody; the attacker decides first (CAN-7.15a, CAN-7.17d)."""
    found = np.full(len(over), -1, dtype=np.int64)
    if not here.round:
        return found
    forced = here.round >= LAST_ROUND
    for place in (1, 0):
        if not refuges[place] and not (forced and place == 0):
            continue
        wants = wanting(here, place) | (forced and place == 0)
        found = np.where(wants & ~over, place, found)
    return found


def wanting(here: Field, place: int) -> Truths:
    """Tell in which battles a side's orders have it withdraw (CAN-7.17d, CAN-7.19)."""
    choices = here.columns[place].side.choices
    wants = np.full(len(here.battles), bool(choices.withdraw_after) and here.round >= choices.withdraw_after)
    if choices.withdraw_ratio:
        own, other = power(here, place), power(here, 1 - place)
        wants |= 100 * own < choices.withdraw_ratio * other
    return wants


def power(here: Field, place: int) -> Numbers:
    """Give a side's power in each battle (CAN-7.19)."""
    column, shelter = here.columns[place], here.shelter()
    total = np.zeros(len(here.battles), dtype=np.int64)
    for kind in column.kinds:
        total += column.units[kind] * needed_by(column, kind, shelter, bounty=False)
    return column.rolling * total


def needed_by(
    column: Column, kind: str, shelter: Numbers, *, charging: bool = False, first: bool = False, bounty: bool = True
) -> Numbers:
    """Give the hit number of a type in each battle (CAN-7.4g)."""
    side = column.side
    attack, defence = side.printed[kind]
    value = attack if side.role == "attack" or kind == "archers" else defence
    if first:
        value = max(attack, defence) if side.role == "defence" else attack
    if charging:
        value = attack * CHARGE
    more = column.bounty if bounty and kind == "mercenaries" else np.zeros_like(shelter)
    more = more + (shelter if side.role == "defence" else 0)
    return np.minimum(np.maximum(value + side.plus + more, LEAST), MOST)


@dataclass
class Plan:
    """Who does what in this round, for one side of each battle."""

    preparing: dict[str, Truths]
    charging: dict[str, Truths]
    acted: dict[str, Truths]


def plan(here: Field, place: int) -> Plan:
    """Settle who prepares and who charges (CAN-7.6b, CAN-7.6f, CAN-7.17a)."""
    column, enemy = here.columns[place], here.columns[1 - place]
    none = np.zeros(len(here.battles), dtype=bool)
    chargers: list[str] = [kind for kind in CHARGERS if kind in column.kinds]
    charging = {kind: column.ready[kind] & (column.units[kind] > 0) for kind in chargers}
    preparing = {}
    for kind in chargers:
        stance = column.side.choices.charge if kind == "cavalry" else column.side.choices.flank
        if stance == "never" or (kind != "cavalry" and not column.side.flanks):
            preparing[kind] = none
            continue
        able = (column.units[kind] > 0) & ~charging[kind]
        if kind == "cavalry":
            able &= enemy.units["pikemen"] == 0
        if stance == "screened":
            able &= column.rolling - column.units[kind] >= column.units[kind]
        preparing[kind] = able
    acted = {kind: preparing.get(kind, none).copy() for kind in column.kinds}
    return Plan(preparing, charging, acted)


def fight_round(here: Field) -> None:
    """Fight the next round of all battles, tier by tier; those that end in a tier sit out the others (CAN-7.2)."""
    here.round += 1
    for column in here.columns:
        column.pay()
    shelter = here.shelter()
    plans = (plan(here, 0), plan(here, 1))
    for tier in range(1, TIERS + 1):
        acting = [striking(here, place, tier, plans[place]) for place in range(2)]
        if not any(acting):
            continue
        going = (here.columns[0].rolling > 0) & (here.columns[1].rolling > 0)
        struck = [volleys(here, place, tier, acting[place], plans[place], shelter, going) for place in range(2)]
        blows = [list(blow(here, place, struck[place])) for place in range(2)]
        for place in range(2):
            for one in blows[1 - place]:
                suffer(here.columns[place], one)
            for kind, those in acting[place].items():
                plans[place].acted[kind] |= those
    for place in range(2):
        here.columns[place].ready = plans[place].preparing


def striking(here: Field, place: int, tier: int, its: Plan) -> dict[str, Truths]:
    """Give which types act in a tier, battle by battle; those that never do are left out (CAN-7.5)."""
    column, enemy = here.columns[place], here.columns[1 - place]
    side, acting = column.side, dict[str, Truths]()
    for kind in column.kinds:
        if (tier == 1 and (kind == "archers" or (here.round == 1 and kind in side.initiative))) or tier == TIERS:
            acting[kind] = ~its.acted[kind]
        elif tier != 1 and kind in its.charging:
            barred = (enemy.units["pikemen"] > 0) & (kind == "cavalry")
            acting[kind] = its.charging[kind] & ~barred & ~its.acted[kind]
    return {kind: those for kind, those in acting.items() if those.any()}


def volleys(
    here: Field, place: int, tier: int, acting: Mapping[str, Truths], its: Plan, shelter: Numbers, going: Truths
) -> dict[str, Numbers]:
    """Roll for a side, re-rolls included; give the hits of each type (CAN-7.4, CAN-7.13b)."""
    column = here.columns[place]
    dice, needed, struck = dict[str, Numbers](), dict[str, Numbers](), dict[str, Numbers]()
    for kind, those in acting.items():
        dice[kind] = np.where(those & going, column.units[kind], 0)
        first = tier == 1 and kind in column.side.initiative and kind != "archers"
        charging = tier not in (1, TIERS)
        needed[kind] = needed_by(column, kind, shelter, charging=charging, first=first)
        struck[kind] = thrown(here, column, kind, dice[kind], needed[kind], again=False)
    if column.side.choices.reroll == "misses" and column.counters.any():
        reroll(here, column, dice, needed, struck)
    return struck


def thrown(here: Field, column: Column, kind: str, dice: Numbers, needed: Numbers, *, again: bool) -> Numbers:
    """Roll dice where there are any."""
    if not dice.any():
        return np.zeros_like(dice)
    return here.throws.hits((here.round, column.side.role, kind, again), here.battles, dice, needed)


def reroll(
    here: Field, column: Column, dice: Mapping[str, Numbers], needed: Mapping[str, Numbers], struck: dict[str, Numbers]
) -> None:
    """Re-roll misses, the likeliest first, then in rolling order, while counters last (CAN-7.17c)."""
    levels = sorted({int(level) for kind, some in dice.items() if some.any() for level in np.unique(needed[kind])})
    anew = {kind: np.zeros_like(column.counters) for kind in dice}
    for level in reversed([level for level in levels if level >= column.side.choices.reroll_min]):
        for kind in dice:
            missed = np.where(needed[kind] == level, dice[kind] - struck[kind], 0)
            anew[kind] += (some := np.minimum(missed, column.counters))
            column.counters = column.counters - some
    for kind in dice:
        struck[kind] = struck[kind] + thrown(here, column, kind, anew[kind], needed[kind], again=True)


@dataclass
class Blow:
    """What one segment of the enemy did in a tier, in each battle."""

    segment: str
    hits: Numbers
    order: Sequence[str]


def blow(here: Field, place: int, struck: Mapping[str, Numbers]) -> Iterator[Blow]:
    """Sum the hits of each segment, ranged first; a precision strike halves them where it finds its mark (CAN-7.9)."""
    side, enemy = here.columns[place].side, here.columns[1 - place]
    for segment in SEGMENTS:
        kinds = [kind for kind in struck if UNITS[kind].segment == segment]
        hits = sum((struck[kind] for kind in kinds), np.zeros_like(here.battles))
        if not hits.any():
            continue
        target = side.choices.blow(segment)
        usual = shielded(segment, enemy.side.choices.casualties)
        if target == "standard":
            yield Blow(segment, hits, usual)
            continue
        aimed = [kind for kind in TYPES if UNITS[kind].segment == target]
        found = sum((enemy.units[kind] for kind in aimed), np.zeros_like(hits)) > 0
        picked = [kind for kind in side.choices.pick if kind in aimed]
        yield Blow(segment, np.where(found, hits // 2, 0), shielded(segment, picked))
        yield Blow(segment, np.where(found, 0, hits), usual)


def shielded(segment: str, order: Iterable[str]) -> tuple[str, ...]:
    """Put pikemen before archers' blows (CAN-7.7a)."""
    return tuple(dict.fromkeys(("pikemen", *order))) if segment == "ranged" else tuple(order)


def suffer(column: Column, one: Blow) -> None:
    """Take units off the fields (CAN-7.8a)."""
    left = one.hits
    for kind in one.order:
        if not column.side.count(kind):
            continue
        gone = np.minimum(left, column.units[kind])
        column.units[kind] = column.units[kind] - gone
        left = left - gone


def shares(ends: Ends) -> dict[str, float]:
    """Give the share of battles that ended each way, and the mean number of rounds."""
    won, stayed = ends.winners, ends.leaver < 0
    ways = {
        "attacker": (won == 0) & stayed,
        "defender": (won == 1) & stayed,
        "nobody": won == -1,
        "attacker_leaves": ends.leaver == 0,
        "defender_leaves": ends.leaver == 1,
    }
    return {way: float(np.mean(found)) for way, found in ways.items()} | {"rounds": float(np.mean(ends.rounds))}
