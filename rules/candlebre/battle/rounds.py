"""A round of battle: first strike, charges, ground troops, and what each tier costs (CAN-7.2, CAN-7.5 to CAN-7.13)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rules.candlebre.battle.melee import CHARGERS, Melee, Side, hit_number
from rules.candlebre.board.tables import ROLLING, SEGMENTS, UNITS

Dice = Callable[[Side, str, int, int], Sequence[int]]
"""Rolls for a side: type of unit, number of dice, and the hit number that they have to meet."""
SURE, NEVER = 1, 20
"""The faces that always hit and always miss (CAN-7.4b)."""
TIERS = 3


@dataclass
class Volley:
    """The dice of one type of unit in one tier, as they count."""

    kind: str
    needed: int
    dice: list[int]
    rerolled: int = 0
    """How many of them were rolled anew."""
    ordinary: list[int] = field(default_factory=list)
    """The faces before the re-rolls, where there were any."""

    @property
    def hits(self) -> int:
        """How many hit."""
        return sum(hits(die, self.needed) for die in self.dice)

    @property
    def exact(self) -> int:
        """How many showed the hit number itself (CAN-7.4d)."""
        return sum(die == self.needed for die in self.dice)


@dataclass
class Losses:
    """What one side lost in one tier."""

    killed: dict[str, int] = field(default_factory=dict)
    captured: dict[str, int] = field(default_factory=dict)


@dataclass
class Tier:
    """What happened in one tier: each side's volleys, and what each side lost; the attacker first."""

    number: int
    volleys: tuple[list[Volley], list[Volley]]
    losses: tuple[Losses, Losses]


def hits(die: int, needed: int) -> bool:
    """Tell whether a die hits (CAN-7.4, CAN-7.4b, CAN-7.4h)."""
    return die == SURE or (die <= needed and die != NEVER)


@dataclass(frozen=True)
class Plan:
    """Who does what in this round, for one side; nobody charges in round 1, for nobody is ready (CAN-7.6a)."""

    preparing: frozenset[str]
    """Types that make no attack, to charge next round (CAN-7.6b)."""
    charging: frozenset[str]
    first: frozenset[str]
    """Types that strike first in round 1 by initiative (CAN-7.5a)."""


def plan(melee: Melee, side: Side) -> Plan:
    """Settle at the start of a round who prepares, who charges and who has the initiative (CAN-7.6b, CAN-7.17a)."""
    charging = frozenset(kind for kind in CHARGERS if kind in side.ready and side.count(kind))
    preparing = frozenset(kind for kind in CHARGERS if kind not in charging and prepares(melee, side, kind))
    first = side.initiative - preparing if melee.round == 1 else frozenset[str]()
    return Plan(preparing, charging, first)


def prepares(melee: Melee, side: Side, kind: str) -> bool:
    """Tell whether a type prepares a charge (CAN-7.6f, CAN-7.6h, CAN-7.17a)."""
    stance = side.choices.charge if kind == "cavalry" else side.choices.flank
    if not side.count(kind) or stance == "never" or (kind != "cavalry" and not side.flanks):
        return False
    if kind == "cavalry" and melee.enemy(side).count("pikemen"):
        return False
    return stance == "open" or side.rolling - side.count(kind) >= side.count(kind)


def fight_round(melee: Melee, roll: Dice) -> list[Tier]:
    """Fight a round until a side has no rolling unit left; each unit attacks once (CAN-7.2, CAN-7.3a, CAN-7.5i)."""
    melee.round += 1
    shelter = melee.shelter  # siege engines are counted anew at the start of each round (CAN-7.12a)
    plans = (plan(melee, melee.attacker), plan(melee, melee.defender))
    acted: tuple[set[str], set[str]] = (set(plans[0].preparing), set(plans[1].preparing))
    tiers = []
    for number in range(1, TIERS + 1):
        if melee.over:
            break
        acting = [striking(melee, side, number, plans[place]) - acted[place] for place, side in enumerate(melee.sides)]
        tiers.append(fight_tier(melee, roll, number, acting, plans, shelter))
        for place in range(2):
            acted[place].update(acting[place])
    for side, its in zip(melee.sides, plans, strict=True):
        side.ready = set(its.preparing)  # who charged, or was barred from it, is unready again (CAN-7.6b, CAN-7.6e)
    return tiers


def striking(melee: Melee, side: Side, tier: int, its: Plan) -> set[str]:
    """Give the types that act in a tier (CAN-7.5, CAN-7.5a, CAN-7.5c, CAN-7.5d, CAN-7.5e)."""
    if tier == 1:
        return {"archers"} | its.first
    if tier == TIERS:
        return set(ROLLING)
    # Looked up as the tier begins: pikemen who fell to archers bar nobody any more (CAN-7.6d, CAN-7.6e).
    barred = {"cavalry"} if melee.enemy(side).count("pikemen") else set[str]()
    return set(its.charging) - barred


def fight_tier(
    melee: Melee, roll: Dice, number: int, acting: Sequence[set[str]], plans: Sequence[Plan], shelter: int
) -> Tier:
    """Roll for the attacker, then for the defender; take the losses together (CAN-7.5f, CAN-7.5g, CAN-7.5h)."""
    volleys: list[list[Volley]] = []
    for place, side in enumerate(melee.sides):
        mine = []
        for kind in ROLLING:
            if kind in acting[place] and side.count(kind):
                charging = number == 2 and kind in plans[place].charging  # noqa: PLR2004 - the tier of charges
                first = number == 1 and kind in plans[place].first
                needed = hit_number(melee, side, kind, shelter, charging=charging, first=first)
                mine.append(Volley(kind, needed, list(roll(side, kind, side.count(kind), needed))))
        reroll(side, mine, roll)
        volleys.append(mine)
    blows = [blow_of(melee, side, volleys[place]) for place, side in enumerate(melee.sides)]
    suffered = [Losses(), Losses()]
    for place, side in enumerate(melee.sides):
        suffer(melee, side, blows[1 - place], suffered[place])
    return Tier(number, (volleys[0], volleys[1]), (suffered[0], suffered[1]))


def reroll(side: Side, volleys: list[Volley], roll: Dice) -> None:
    """Re-roll missed dice, the likeliest first, while counters last; the new roll stands (CAN-7.13b, CAN-7.17c)."""
    if side.choices.reroll != "misses" or not side.counters:
        return
    worth = [volley for volley in volleys if volley.needed >= side.choices.reroll_min]
    for volley in sorted(worth, key=lambda one: -one.needed):
        missed = [place for place, die in enumerate(volley.dice) if not hits(die, volley.needed)][: side.counters]
        if not missed:
            continue
        volley.ordinary = list(volley.dice)
        for place, die in zip(missed, roll(side, volley.kind, len(missed), volley.needed), strict=True):
            volley.dice[place] = die
        side.counters -= len(missed)
        volley.rerolled = len(missed)


@dataclass(frozen=True)
class Blow:
    """What one segment of the enemy did in a tier: kills and captures, and whom it may choose."""

    segment: str
    kills: int
    captures: int
    target: str = ""
    """The segment that a precision strike hits; empty for a standard attack."""
    pick: tuple[str, ...] = ()


def blow_of(melee: Melee, side: Side, volleys: Sequence[Volley]) -> list[Blow]:
    """Sum the dice of each segment, ranged first; a precision strike halves its hits, once (CAN-7.9b, CAN-7.11)."""
    enemy, found = melee.enemy(side), []
    for segment in SEGMENTS:
        mine = [volley for volley in volleys if UNITS[volley.kind].segment == segment]
        struck = sum(volley.hits for volley in mine)
        if not struck:
            continue
        blow = side.choices.blow(segment)
        # Without a unit of the segment it named when the tier begins, it strikes as usual (CAN-7.9d).
        if blow != "standard" and any(enemy.count(kind) for kind in UNITS if UNITS[kind].segment == blow):
            found.append(Blow(segment, struck // 2, 0, blow, side.choices.pick))
            continue
        exact = sum(volley.exact for volley in mine) if side.captures else 0
        found.append(Blow(segment, struck - exact, exact))
    return found


def suffer(melee: Melee, side: Side, blows: Sequence[Blow], losses: Losses) -> None:
    """Take what each segment of the enemy did: first the killed, then the captured (CAN-7.8a, CAN-7.11)."""
    for blow in blows:
        order = pikes_first(side, blow)
        remove(side, order, blow.kills, losses.killed)
        remove(side, order, blow.captures, losses.captured)


def pikes_first(side: Side, blow: Blow) -> tuple[str, ...]:
    """Give the order in which a blow takes units: pikemen stand before archers, whoever chooses (CAN-7.7, CAN-7.7a)."""
    chosen = side.choices.casualties
    if blow.target:
        chosen = tuple(kind for kind in blow.pick if UNITS[kind].segment == blow.target)
    # Archers alone are the ranged segment, so its blows are theirs.
    return tuple(dict.fromkeys(("pikemen", *chosen))) if blow.segment == "ranged" else chosen


def remove(side: Side, order: Sequence[str], number: int, lost: dict[str, int]) -> None:
    """Take units off the field; hits beyond the last one are void (CAN-7.8a, CAN-7.9c)."""
    for kind in order:
        gone = side.take(kind, number)
        number -= gone
        if gone:
            lost[kind] = lost.get(kind, 0) + gone
