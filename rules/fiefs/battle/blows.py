"""One element against another: factors, prudence, and who is beaten or destroyed (FIE-11.20 to FIE-11.24)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.fiefs.battle.lines import Command, Fighter
from rules.fiefs.board.tables import TYPES, Type

FACTORS: Mapping[Type, tuple[int, int]] = {
    "Kn": (3, 4), "Cv": (3, 3), "LH": (2, 2), "Bd": (5, 3), "Sp": (4, 4), "Pk": (3, 4),
    "Wb": (3, 2), "Ax": (3, 3), "Bw": (2, 4), "Ps": (2, 2), "Hd": (2, 1), "Art": (4, 4),
}  # fmt: skip
"""Against a target on foot, and one that is mounted (FIE-11.21)."""
SHOOTERS: tuple[Type, ...] = ("Bw", "Art")
"""They attack whatever the sums say, and suffer nothing by it (FIE-11.20, FIE-11.23)."""
SUPPORT: Mapping[Type, int] = {"Sp": 1, "Pk": 2, "Wb": 1}
"""What another of its type next to it adds; to Wb against foot alone (FIE-11.22)."""
DESTROYED_BY: Mapping[Type, tuple[Type, ...]] = {
    "Kn": ("LH",),
    "Bd": ("Wb",),
    "Sp": ("Kn", "Wb"),
    "Pk": ("Kn", "Wb"),
    "Hd": ("Kn", "Wb"),
    "Wb": ("Kn",),
    "Ax": ("Kn",),
    "Bw": ("Kn", "Cv", "LH"),
    "Ps": ("Kn", "Cv", "LH"),
    "Art": TYPES,
}
"""Who destroys whom by beating it at all (FIE-11.24)."""
IMPRUDENT = 2
"""By how much lower a sum forbids the attack (FIE-11.20)."""
ATTACKS = {"press": 1, "steady": 0, "hold": -1}
"""What a posture adds to an attacker's sum, and takes from a target's (FIE-11.22)."""
GENERAL = 1
CROWD = 2
"""So many times the elements of the other's line add one (FIE-11.22)."""


@dataclass(frozen=True)
class Blow:
    """An attack of one element on another."""

    command: Command
    fighter: Fighter
    foe: Command
    target: Fighter


def sums(blow: Blow) -> tuple[int, int]:
    """Give factors and modifiers of attacker and target (FIE-11.21, FIE-11.22)."""
    attack = strength(blow.fighter, blow.command, blow.target, blow.foe) + ATTACKS[blow.command.posture]
    return attack, strength(blow.target, blow.foe, blow.fighter, blow.command) - ATTACKS[blow.foe.posture]


def strength(fighter: Fighter, command: Command, against: Fighter, foes: Command) -> int:
    """Give an element's factor against another, with all modifiers but those of posture."""
    outnumbers = len(command.line) >= CROWD * len(foes.line)
    return (
        FACTORS[fighter.type][against.mounted]
        + (GENERAL if fighter.general else 0)
        + outnumbers
        + support(fighter, command, against)
    )


def support(fighter: Fighter, command: Command, against: Fighter) -> int:
    """Give what the next element of its line adds to an element (FIE-11.14, FIE-11.22)."""
    added = SUPPORT.get(fighter.type)
    if added is None or (fighter.type == "Wb" and against.mounted):
        return 0
    behind = command.line.index(fighter) + 1
    return added if behind < len(command.line) and command.line[behind].type == fighter.type else 0


def allowed(attacker: Type, attack_sum: int, target_sum: int) -> bool:
    """Tell whether an element attacks: not against odds, unless it shoots (FIE-11.20)."""
    return attacker in SHOOTERS or target_sum - attack_sum < IMPRUDENT


def outcome(blow: Blow, attack: int, defence: int) -> tuple[Literal["attacker", "target", ""], bool]:
    """Say by both totals who is beaten, and whether it is destroyed (FIE-11.23)."""
    if attack == defence:
        return "", False
    if attack > defence:
        return "target", is_destroyed(blow.target.type, blow.fighter.type, defence, attack)
    if blow.fighter.type in SHOOTERS:
        return "", False
    return "attacker", is_destroyed(blow.fighter.type, blow.target.type, attack, defence)


def is_destroyed(loser: Type, winner: Type, lower: int, higher: int) -> bool:
    """Tell whether a beaten element is destroyed: doubled, or by what it fears (FIE-11.23, FIE-11.24)."""
    return higher >= 2 * lower or winner in DESTROYED_BY.get(loser, ())
