"""The resolver: bound by bound, on plain values, with dice from whoever asks (FIE-11.15 to FIE-11.32).

It knows no world and no chance: the same code fights battles of the game, counts odds, and replays the worked examples.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from rules.fiefs.battle.blows import Blow, allowed, outcome, sums
from rules.fiefs.battle.lines import Command, Fighter, Host
from rules.fiefs.board.tables import Type

How = Literal["broken", "scattered", "dusk"]
Die = Callable[[], int]
"""Gives the next six-sided die (FIE-11.31)."""
TURNS = 8
CAMP_PIPS = 4
"""PIPs that it takes to enter the camp (FIE-11.17)."""
BREAK = 3
"""A side can break once its losing score is this part of its number (FIE-11.28)."""
CAMP_POINTS = 3
"""For entering the enemy camp (FIE-12.1)."""
POSTURE_PIPS = {"press": 1, "steady": 0, "hold": -1}
"""What a posture adds to the PIPs (FIE-11.16)."""


@dataclass(frozen=True)
class Fall:
    """An element that was destroyed, and what destroyed it."""

    type: Type
    owner: str
    """The owner of its command."""
    general: str
    """The House whose general's element it was."""
    by: Type
    to: str
    """The owner of the command whose element beat it (FIE-11.30)."""

    @property
    def points(self) -> int:
        """What it earns: more for a Kn, and more for a general (FIE-12.1, FIE-12.2)."""
        return 1 + (self.by == "Kn") + bool(self.general)


@dataclass
class Bound:
    """What one side did in its half of a turn."""

    turn: int
    acting: Host
    facing: Host
    dice: list[int] = field(default_factory=list)
    """In the order met: for each command its PIPs, then attacker and target of each attack (FIE-11.31)."""
    falls: list[Fall] = field(default_factory=list)
    broken: list[tuple[Host, Command]] = field(default_factory=list)
    camp: Command | None = None
    """The command that took the enemy camp."""
    loser: Host | None = None
    """The side that has lost with it."""
    how: How = "broken"
    """How it lost."""


def battle(one: Host, other: Host, die: Die) -> Iterator[Bound]:
    """Fight a battle, side A first, and give each bound once it is over; the last has a loser (FIE-11.15)."""
    for turn in range(1, TURNS + 1):
        for acting, facing in ((one, other), (other, one)):
            bound = Bound(turn, acting, facing)
            act(bound, die)
            judge(bound, one, other)
            yield bound
            if bound.loser:
                return


def act(bound: Bound, die: Die) -> None:
    """Let the commands of a side act in order of number (FIE-11.15)."""

    def rolled() -> int:
        bound.dice.append(die())
        return bound.dice[-1]

    for command in bound.acting.commands:
        if not command.fights:
            continue
        pips = pips_of(command, rolled())
        if takes_camp(bound, command, pips):
            bound.acting.earn(command.owner, CAMP_POINTS)
            bound.facing.taken_by, bound.camp = command.owner, command
            continue
        foe = faced(command, bound.facing)
        if foe is None:
            return
        engage(bound, command, foe, pips, rolled)
        bound.broken += [(bound.acting, command)] if command.breaks() else []
        bound.broken += [(bound.facing, foe)] if foe.breaks() else []


def pips_of(command: Command, die: int) -> int:
    """Give a command's PIPs (FIE-11.16)."""
    return max(die + POSTURE_PIPS[command.posture] - (not command.led), 0)


def takes_camp(bound: Bound, command: Command, pips: int) -> bool:
    """Tell whether a command takes the enemy camp: nobody bars its way, and it has the PIPs (FIE-11.17)."""
    opposite = bound.facing.commands[command.number - 1]
    return not opposite.fights and not bound.facing.taken_by and pips >= CAMP_PIPS


def faced(command: Command, foes: Host) -> Command | None:
    """Give the enemy command that a command fights: the nearest by number, of two the lower (FIE-11.18)."""
    fighting = (one for one in foes.commands if one.fights)
    return min(fighting, key=lambda one: (abs(one.number - command.number), one.number), default=None)


def engage(bound: Bound, command: Command, foe: Command, pips: int, die: Die) -> None:
    """Let a line attack lane by lane, an attack for each PIP (FIE-11.19)."""
    ours, theirs = list(command.line), list(foe.line)
    for place, fighter in enumerate(ours):
        if not pips:
            return
        target = living(theirs, place % len(theirs), foe)
        if target is None:
            return
        blow = Blow(command, fighter, foe, target)
        attack_sum, target_sum = sums(blow)
        if not allowed(fighter.type, attack_sum, target_sum):
            continue
        pips -= 1
        beaten_one, destroyed = outcome(blow, attack_sum + die(), target_sum + die())
        if beaten_one == "attacker":
            suffer(bound, blow, destroyed=destroyed, attacker=True)
        elif beaten_one == "target":
            suffer(bound, blow, destroyed=destroyed, attacker=False)


def living(line: list[Fighter], place: int, command: Command) -> Fighter | None:
    """Give the element at a place of a line as it was written down, else the next living one, going round."""
    standing = command.line
    for one in (*line[place:], *line[:place]):
        if one in standing:
            return one
    return None


def suffer(bound: Bound, blow: Blow, *, destroyed: bool, attacker: bool) -> None:
    """Send a beaten element to the end of its line, or take it out of the battle (FIE-11.25, FIE-11.30)."""
    if attacker:
        side, command, victim, winner, by, to = (
            bound.acting, blow.command, blow.fighter, bound.facing, blow.target.type, blow.foe.owner
        )  # fmt: skip
    else:
        side, command, victim, winner, by, to = (
            bound.facing, blow.foe, blow.target, bound.acting, blow.fighter.type, blow.command.owner
        )  # fmt: skip
    command.line.remove(victim)
    if not destroyed:
        command.line.append(victim)
        return
    fall = Fall(victim.type, command.owner, victim.general, by, to)
    bound.falls.append(fall)
    side.lost.append(victim.id)
    side.generals += [victim.general] if victim.general else []
    winner.earn(to, fall.points)


def judge(bound: Bound, one: Host, other: Host) -> None:
    """Say whether a side has lost with a bound, and how (FIE-11.28, FIE-11.29)."""
    if one.fights != other.fights:
        bound.loser, bound.how = (other if one.fights else one), "scattered"
        return
    bound.loser = breaking(one, other)
    if bound.loser is None and bound.turn == TURNS and bound.acting is other:
        bound.loser, bound.how = at_dusk(one, other), "dusk"


def breaking(one: Host, other: Host) -> Host | None:
    """Give the side that breaks: a third of it is gone, and it is worse off than the other (FIE-11.28)."""
    for side, enemy in ((one, other), (other, one)):
        low = side.score >= (side.number + BREAK - 1) // BREAK
        if low and side.score * enemy.number > enemy.score * side.number:
            return side
    return None


def at_dusk(one: Host, other: Host) -> Host:
    """Give the side that has lost when night falls: the worse off for its number; else A (FIE-11.29)."""
    return other if other.score * one.number > one.score * other.number else one
