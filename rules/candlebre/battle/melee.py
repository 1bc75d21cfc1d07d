"""The melee: two sides as their dice see them, without House, purse or province (CAN-7.4 to CAN-7.14).

`rounds` fights it with dice from wherever it is told, so that a battle of the campaign, its exact odds and a hundred
thousand sampled ones follow one set of rules.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from rules.candlebre.board.tables import CLASS_BONUSES, ROLLING, UNITS, Role

Blow = Literal["standard", "ranged", "mounted", "foot", "train"]
"""A standard attack, or a precision strike at a segment; the train only suffers (CAN-7.8, CAN-7.9, CAN-7.10a)."""
Stance = Literal["never", "screened", "open"]
Rerolls = Literal["misses", "withdrawal", "none"]
LEAST, MOST = 1, 19
"""The hit number after all modifiers (CAN-7.4c)."""
CHARGE: Final = 2
"""What a charge multiplies the attack value by (CAN-7.6)."""
LOST_FIRST: Final = (
    "mercenaries", "infantry", "light_infantry", "pikemen", "archers", "cavalry", "siege_engines",
)  # fmt: skip
STRUCK_FIRST: Final = (
    "cavalry", "archers", "siege_engines", "light_infantry", "infantry", "pikemen", "mercenaries",
)  # fmt: skip
"""Casualties and precision strikes unless ordered otherwise (CAN-7.17)."""
INITIATIVE: Final = frozenset({"light_infantry"})
"""Who strikes first in round 1 by nature (section 2.4)."""
CHARGERS: Final = ("cavalry", "light_infantry")


@dataclass(frozen=True)
class Choices:
    """What a side has decided for a round, with nothing left open (CAN-7.17)."""

    ranged: Blow = "standard"
    mounted: Blow = "standard"
    foot: Blow = "standard"
    pick: tuple[str, ...] = STRUCK_FIRST
    charge: Stance = "never"
    flank: Stance = "never"
    casualties: tuple[str, ...] = LOST_FIRST
    bounty: int = 0
    bounty_cap: int = 0
    reroll: Rerolls = "misses"
    reroll_min: int = 5
    withdraw_ratio: int = 0
    withdraw_after: int = 0
    retreat_to: tuple[str, ...] = ()

    def blow(self, segment: str) -> Blow:
        """Give how a segment attacks, which each of the three chooses apart (CAN-7.9a, CAN-7.10)."""
        blows: Mapping[str, Blow] = {"ranged": self.ranged, "mounted": self.mounted, "foot": self.foot}
        return blows[segment]


ATTACKING = Choices(charge="screened", withdraw_ratio=25)
DEFENDING = Choices(charge="open")
"""What a side does about which nothing was ordered (CAN-7.17)."""
NEUTRALS = Choices(charge="open", reroll="none")
"""How neutrals fight (CAN-7.17e, CAN-9.5)."""


@dataclass
class Side:
    """One side in the field."""

    role: Role
    units: dict[str, int]
    printed: Mapping[str, tuple[int, int]]
    """Attack and defence of each type, with research, House, Broker and Huntress."""
    plus: int = 0
    """Leader and rally: on all its dice."""
    choices: Choices = DEFENDING
    counters: int = 0
    ready: set[str] = field(default_factory=set)
    bounty: int = 0
    purse: int = 0
    """The military gold from which bounties are paid (CAN-8.3a)."""
    initiative: frozenset[str] = INITIATIVE
    """The types that strike first in round 1 (CAN-7.5a)."""
    flanks: bool = False
    """Whether light infantry may flank (CAN-7.6g)."""
    engineers: int = 0
    """Engineers, each of whom counts as a siege engine against forts (CAN-7.12a)."""
    captures: bool = True
    """Both Houses capture (CAN-7.4e); neutrals do not, their hits kill (CAN-9.4)."""

    @property
    def rolling(self) -> int:
        """How many units can roll dice: all but siege engines, which do nothing else (CAN-7.4f, CAN-7.12b)."""
        return sum(self.units.get(kind, 0) for kind in ROLLING)

    def count(self, kind: str) -> int:
        """Give how many of a type are left."""
        return self.units.get(kind, 0)

    def take(self, kind: str, number: int) -> int:
        """Take up to so many units of a type off the field, and give how many it were."""
        gone = min(number, self.count(kind))
        if gone:
            self.units[kind] -= gone
        return gone


@dataclass
class Melee:
    """Two sides in a province, between two rounds."""

    attacker: Side
    defender: Side
    fort: int = 0
    """The level of the province's fort."""
    round: int = 0

    @property
    def sides(self) -> tuple[Side, Side]:
        """Give both sides, the attacker first."""
        return self.attacker, self.defender

    def enemy(self, side: Side) -> Side:
        """Give the other side."""
        return self.defender if side is self.attacker else self.attacker

    @property
    def shelter(self) -> int:
        """Give the fort levels that no siege engine negates (CAN-7.12, CAN-7.12a)."""
        return max(0, self.fort - self.attacker.count("siege_engines") - self.attacker.engineers)

    @property
    def over(self) -> bool:
        """Tell whether a side has no rolling unit left (CAN-7.3a)."""
        return not self.attacker.rolling or not self.defender.rolling


def values(
    level: int = 0, cavalry: int = 0, broker: bool = False, huntress: bool = False
) -> dict[str, tuple[int, int]]:
    """Give attack and defence of each type as printed, with research, House and leaders of the Book (CAN-7.4g)."""
    found = {}
    for kind, table in UNITS.items():
        attack = table.attack + sum(
            more for least, armed, more, _ in CLASS_BONUSES if least <= level and armed == table.armed_as
        )
        defence = table.defence + sum(
            more for least, armed, _, more in CLASS_BONUSES if least <= level and armed == table.armed_as
        )
        extra = cavalry * (kind == "cavalry") + (broker and kind == "mercenaries") + (huntress and kind == "archers")
        found[kind] = (attack + extra, defence + extra)
    return found


def hit_number(
    melee: Melee, side: Side, kind: str, shelter: int, *, charging: bool = False, first: bool = False
) -> int:
    """Give the number at or under which a die hits, cut to 1 to 19 (CAN-7.4c, CAN-7.4g)."""
    attack, defence = side.printed[kind]
    value = attack if side.role == "attack" or kind == "archers" else defence
    if first:
        value = max(attack, defence) if side.role == "defence" else attack  # CAN-7.5b
    if charging:
        value = attack * CHARGE  # a charge uses the attack value in either role (CAN-7.6c)
    value += side.plus + (shelter if side.role == "defence" else 0)
    value += side.bounty if kind == "mercenaries" else 0
    return max(LEAST, min(MOST, value))


def power(melee: Melee, side: Side) -> int:
    """Give a side's power: its rolling units times the sum of their plain hit numbers (CAN-7.19)."""
    without_bounty, side.bounty = side.bounty, 0
    total = sum(side.count(kind) * hit_number(melee, side, kind, melee.shelter) for kind in ROLLING)
    side.bounty = without_bounty
    return side.rolling * total


def wants_to_leave(melee: Melee, side: Side) -> bool:
    """Tell whether a side's orders have it withdraw now (CAN-7.17d)."""
    ratio, after = side.choices.withdraw_ratio, side.choices.withdraw_after
    if after and melee.round >= after:
        return True
    return bool(ratio) and 100 * power(melee, side) < ratio * power(melee, melee.enemy(side))


def ordered_types(first: tuple[str, ...], usual: tuple[str, ...]) -> tuple[str, ...]:
    """Give all types, those named first in front, the others in their usual order (CAN-7.17)."""
    return (*first, *(kind for kind in usual if kind not in first))
