"""The line of battle: who stands where, who backs whom, and who is overlapped (house rule CIV-HB)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from rules.civilized.battle.tables import GOOD_LIST, GROUND, MILITIA, ROUGH_LIST, SHOOTERS, SUPPORT
from rules.civilized.world.war_tables import Arm, arm_of

MAIN = -1
"""The force of the main protagonist; contingents are numbered from 0."""


@dataclass(eq=False)  # each is itself: a great city's militia would be compared field by field, hundreds a round
class Fighter:
    """An element in a battle."""

    id: str
    type: str
    force: int = MAIN
    general: bool = False
    """Whether it carries the general of its force."""
    lead: Literal["front", "rear"] = "rear"
    walled: bool = False
    """Whether it is militia behind a City Wall."""
    clumsy: bool = False
    """Whether it loses its order in rough going although its type does not: militia of other rules (CIV-HB1)."""
    shaken: bool = False
    back: int = 0
    """The first round in which one that fled is there again."""
    state: Literal["here", "coming", "destroyed", "left"] = "here"

    @property
    def arm(self) -> Arm:
        """How it fights."""
        return arm_of(self.type)

    @property
    def keeps(self) -> bool:
        """Whether it keeps its order in rough going (CIV-HB1)."""
        return self.arm.rough and not self.clumsy

    @property
    def militia(self) -> bool:
        """Whether it is a city's militia."""
        return self.type == MILITIA

    def available(self, round_: int) -> bool:
        """Tell whether it can stand in the line: here, and not still fleeing (CIV-HB8)."""
        return self.state == "here" and self.back <= round_


@dataclass
class Contingent:
    """An ally's elements, and whether they have arrived."""

    country: str
    arrived: bool = False


@dataclass
class Host:
    """One side of a battle: its elements in the order of their ids, main force, militia, then contingents."""

    country: str
    """Its id."""
    fighters: list[Fighter]
    contingents: list[Contingent] = field(default_factory=list)
    command: int = 0
    """What its main general adds to its command dice (CIV-HB9)."""
    good: Sequence[str] = GOOD_LIST
    rough: Sequence[str] = ROUGH_LIST
    camp: bool = True
    """Whether it has a camp that can be taken; a city's owner at his city has none (CIV-HB15)."""
    camp_lost: bool = False
    general_lost: bool = False

    @property
    def number(self) -> int:
        """All its elements at the start, N (CIV-HB4)."""
        return len(self.fighters)

    @property
    def breaks(self) -> int:
        """The losses from which it may break, a third of N, rounded up (CIV-HB4)."""
        return -(-self.number // 3)

    @property
    def losses(self) -> int:
        """Its losses so far, a lost camp counted as one (CIV-HB16)."""
        return [one.state for one in self.fighters].count("destroyed") + self.camp_lost

    def available(self, round_: int) -> list[Fighter]:
        """Give those who can stand in the line."""
        return [one for one in self.fighters if one.state == "here" and one.back <= round_]


@dataclass(frozen=True)
class Ground:
    """Where a battle is fought (CIV-HB3, CIV-HB11)."""

    terrain: str
    river: bool = False
    """Whether the attacker came across a river."""

    @property
    def front(self) -> int:
        """How many may stand side by side."""
        return GROUND[self.terrain][0]

    @property
    def broken(self) -> int:
        """How many of the positions are rough."""
        return GROUND[self.terrain][1]

    @property
    def slope(self) -> bool:
        """Whether the defender stands higher."""
        return self.terrain in ("hills", "mountain")


@dataclass
class Pair:
    """Two elements that face each other."""

    place: int
    """From 1."""
    one: Fighter
    """The attacker's."""
    other: Fighter
    rough: bool
    backing: list[int] = field(default_factory=lambda: [0, 0])
    overlapped: list[bool] = field(default_factory=lambda: [False, False])


@dataclass
class Line:
    """A line-up: its pairs, and the reserves of both sides before anybody is backed."""

    pairs: list[Pair]
    reserves: tuple[list[Fighter], list[Fighter]]


def line_up(
    hosts: tuple[Host, Host],
    ground: Ground,
    round_: int,
    held: Sequence[tuple[Fighter, Fighter]] = (),
    volley: bool = False,
) -> Line:
    """Form the lines: pairs that are held, then the rough positions, then the others (CIV-HB5, CIV-HB14)."""
    free = hosts[0].available(round_), hosts[1].available(round_)
    front = min(len(free[0]), len(free[1]), ground.front)
    rough_from = max(1, front - ground.broken + 1)
    rough = [place >= rough_from for place in range(1, front + 1)]
    kept = [(one, other) for one, other in held if one in free[0] and other in free[1]][:front]
    sides = [
        place_side(hosts[side], free[side], rough, [pair[side] for pair in kept], volley=volley) for side in (0, 1)
    ]
    pairs = [
        Pair(place, one, other, rough[place - 1])
        for place, (one, other) in enumerate(zip(sides[0], sides[1], strict=True), 1)
    ]
    placed = set(sides[0]), set(sides[1])
    reserves = (
        [one for one in free[0] if one not in placed[0]],
        [one for one in free[1] if one not in placed[1]],
    )
    return Line(pairs, reserves)


def place_side(
    host: Host, free: Sequence[Fighter], rough: Sequence[bool], held: Sequence[Fighter], *, volley: bool
) -> list[Fighter]:
    """Give one side's elements in the order of the positions (CIV-HB5)."""
    left = [one for one in free if one not in held]
    spots: list[Fighter | None] = [*held, *([None] * (len(rough) - len(held)))]
    for wanted, ranks in ((True, host.rough), (False, shooting_list(host.good) if volley else host.good)):
        open_ = [place for place, filled in enumerate(spots) if filled is None and rough[place] is wanted]
        first = in_rank(left, ranks)[: len(open_)] if open_ else []
        for place, one in zip(open_, first, strict=True):
            left.remove(one)
            spots[place] = one
    return [one for one in spots if one is not None]


def shooting_list(good: Sequence[str]) -> tuple[str, ...]:
    """Put those who shoot first (CIV-HB7)."""
    return (*SHOOTERS, *(kind for kind in good if kind not in SHOOTERS))


def in_rank(those: Sequence[Fighter], ranks: Sequence[str]) -> list[Fighter]:
    """Rank elements: a general in the rear last, then by type, unshaken first; ties by id (CIV-HB6, CIV-HB26)."""
    places = {kind: rank_of(kind, ranks) for kind in {one.type for one in those}}
    rear = len(ranks)
    keys = [
        (rear if one.general and one.lead == "rear" else 0, places[one.type], one.shaken, number)
        for number, one in enumerate(those)
    ]
    return [those[key[-1]] for key in sorted(keys)]


def rank_of(kind: str, ranks: Sequence[str]) -> int:
    """Give the place of a type in a list; one that is not in it stands where Spears or Cavalry do (CIV-HB6)."""
    return ranks.index(kind if kind in ranks else "Cavalry" if arm_of(kind).mounted else "Spears")


def back_up(line: Line) -> None:
    """Let the reserves back up pikes, spears and war bands, then overlap the ends of the line (CIV-HB10)."""
    for side in (0, 1):
        reserve = list(line.reserves[side])
        for pair in line.pairs:
            mine = (pair.one, pair.other)[side]
            backer = next((one for one in reserve if one.type == mine.type), None)
            if mine.type in SUPPORT and not pair.rough and backer:
                reserve.remove(backer)
                pair.backing[side] = SUPPORT[mine.type]
        if line.pairs and reserve:
            line.pairs[0].overlapped[1 - side] = True
        if len(line.pairs) > 1 and len(reserve) > 1:
            line.pairs[-1].overlapped[1 - side] = True


def ranked(wanted: Sequence[str], default: Sequence[str]) -> tuple[str, ...]:
    """Give a player's list of types, those left out following (CIV-HB6)."""
    return (*wanted, *(kind for kind in default if kind not in wanted))
