"""Odds of battles, by fighting many with dice of their own: the game's very resolver, bound by bound (FIE-11.10).

A battle has too many falls to count out. So its odds are an estimate, the only one that Herald gives: two hundred
battles, each with the dice of its number, the same whoever asks and whenever; a share is right to 4 in 100 or so.
What was fought once is kept by who stands where, so that counsel and `/odds` count the same battles, and only once.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from hashlib import sha256

from pydantic import Field

from rules.fiefs.battle.lines import Array, Command, Fighter, Host, draw_up
from rules.fiefs.battle.plans import piloted
from rules.fiefs.battle.resolving import Die, battle
from rules.fiefs.board.conflicts import Battle
from rules.fiefs.board.forces import Army, BattlePlan, Posture
from rules.fiefs.board.sides import enemies, followed, members
from rules.fiefs.board.state import World
from rules.fiefs.board.tables import Type
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import pick
from rules.kernel.orders.question import Odds, Question
from rules.kernel.telling.phrases import capital

CLAUSE = "FIE-11.10"
BATTLES = 200
"""How many are fought for an estimate."""
FACES = 6
FAIR = 252
"""Bytes from here on are left out, for 252 is the most that six divides."""
KEPT = 512
"""How many estimates are kept at most."""
Line = tuple[tuple[int, Type, str], ...]
"""The elements of a command, each with its number, its type, and whose general's it is."""
Drawn = tuple[str, str, tuple[tuple[str, Posture, Line], ...]]
"""A side as it stands: the army, its leader, and its commands; all that the resolver asks of it."""


@dataclass(frozen=True)
class Estimate:
    """How many battles ended how, between the same two armies."""

    battles: int
    wins: int
    """Of side A."""
    turns: int
    lost: tuple[int, int]
    """Elements of side A and of side D, over all battles."""
    points: Mapping[str, int]
    """Prestige by House, over all battles."""

    @property
    def chance(self) -> Fraction:
        """The share that side A won."""
        return Fraction(self.wins, self.battles)

    def mean(self, number: int) -> str:
        """Give a sum as its mean, with one digit: `6.4`."""
        tenths = (number * 20 + self.battles) // (2 * self.battles)
        return f"{tenths // 10}.{tenths % 10}"


def dice_of(seed: int) -> Die:
    """Give the dice of a battle's number."""

    def faces() -> Iterator[int]:
        block = 0
        while True:
            for byte in sha256(f"battle {seed}, block {block}".encode()).digest():
                if byte < FAIR:
                    yield byte % FACES + 1
            block += 1

    return faces().__next__


def estimate(one: Array, other: Array, battles: int = BATTLES) -> Estimate:
    """Fight the same battle many times, by the resolver of the game, and count (FIE-11.10 to FIE-11.32)."""
    hosts = draw_up(one, other)
    return fought(drawn(hosts[0]), drawn(hosts[1]), (*one.members, *other.members), battles)


def drawn(host: Host) -> Drawn:
    """Give a side as a value, by which its battles are kept."""
    commands = tuple(
        (command.owner, command.posture, tuple((one.id, one.type, one.general) for one in command.line))
        for command in host.commands
    )
    return host.army, host.chief, commands


def standing(side: Drawn) -> tuple[Host, tuple[tuple[Fighter, ...], ...]]:
    """Give a side and the elements of its commands, which no battle changes."""
    army, chief, commands = side
    lines = tuple(tuple(Fighter(*one) for one in line) for _, _, line in commands)
    return Host(army, chief, [], sum(map(len, lines))), lines


def again(side: Drawn, host: Host, lines: tuple[tuple[Fighter, ...], ...]) -> Host:
    """Give a side drawn up for another battle."""
    commands = [
        Command(number, owner, posture, list(line), len(line))
        for number, ((owner, posture, _), line) in enumerate(zip(side[2], lines, strict=True), start=1)
    ]
    return Host(host.army, host.chief, commands, host.number)


@lru_cache(maxsize=KEPT)
def fought(one: Drawn, other: Drawn, members: tuple[str, ...], battles: int) -> Estimate:
    """Fight the battles of an estimate, and count."""
    wins, turns, ours, theirs = 0, 0, 0, 0
    points = dict.fromkeys(members, 0)
    first, second = standing(one), standing(other)
    for seed in range(1, battles + 1):
        a, d = again(one, *first), again(other, *second)
        for bound in battle(a, d, dice_of(seed)):
            wins, turns = wins + (bound.loser is d), turns + (bound.turn if bound.loser else 0)
        ours, theirs = ours + len(a.lost), theirs + len(d.lost)
        for seat, number in (*a.points.items(), *d.points.items()):
            points[seat] += number
    return Estimate(battles, wins, turns, (ours, theirs), points)


def meeting(world: World, attacker: Army, defender: Army, fief: str, seat: str) -> tuple[Array, Array]:
    """Give two armies as they would meet, as far as a House knows: its own plan, and of all others what is likely.

    What others plan is secret; they are taken to fight as autopilots of their kind do, steady where a person plays.
    """
    both = Battle(conflict=attacker.conflict, fief=fief, attacker=attacker.id, defender=defender.id)
    people = world.players()
    own = world.conflicts[attacker.conflict].arrays.get(seat)
    plans = {
        one: BattlePlan() if one in people else piloted(world, both, one)
        for army in (attacker, defender)
        for one in members(world, army)
    }
    plans |= {seat: own} if own and seat in plans else {}
    return (
        Array(attacker.id, tuple(members(world, attacker)), attacker.elements, plans),
        Array(defender.id, tuple(members(world, defender)), defender.elements, plans),
    )


def posed(array: Array, posture: Posture | None, *seats: str) -> Array:
    """Give an army with some of its Houses in a posture; as it is where none is named."""
    if posture is None:
        return array
    changed = {seat: array.plan(seat).model_copy(update={"posture": posture}) for seat in seats}
    return replace(array, plans={**array.plans, **changed})


def told(world: World, title: str, one: Array, other: Array, seat: str) -> Odds:
    """Put an estimate into words: the armies, what they lose and earn, and who wins how often."""
    found = estimate(one, other)
    names = [capital(world.called("army", array.army)) for array in (one, other)]
    lines = [
        f"{name}: {len(array.elements)} elements, {commands(array)}"
        for name, array in zip(names, (one, other), strict=True)
    ]
    lines.append(f"In the mean they lose {found.mean(found.lost[0])} and {found.mean(found.lost[1])} elements")
    if seat in found.points:
        lines.append(f"You earn {found.mean(found.points[seat])} points on average")
    lines.append(f"An estimate from {BATTLES} battles fought with dice of their own; plans of others are guessed")
    chances = {f"{names[0]} wins": found.chance, f"{names[1]} wins": 1 - found.chance}
    return Odds(title, tuple(lines), chances, estimated=True)


def commands(array: Array) -> str:
    """Say whose commands they are, and how those fight."""
    postures = sorted({array.plan(seat).posture for seat in array.members})
    return f"{len(array.members)} {'general' if len(array.members) == 1 else 'generals'}, {' and '.join(postures)}"


def foes(world: World, seat: str) -> list[str]:
    """Give the enemy armies on the board that its own could meet."""
    army = followed(world, seat)
    return [one.id for one in enemies(world, army) if one.on_board] if army else []


class WeighBattle(
    Question[World],
    name="battle",
    says=("battle [, {posture}] [, they {theirs}]", "this battle [, {posture}] [, they {theirs}]"),
    clause=CLAUSE,
):
    """The battle at hand, as you would fight it."""

    posture: Posture | None = Field(default=None, description="how you fight; as you ordered, else steady")
    theirs: Posture | None = Field(default=None, description="how the other side fights, as you suppose")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse while no battle is open."""
        if world.battle is None:
            raise Refusal(CLAUSE, "no battle is being fought now", "ask of an army that you might meet")

    def odds(self, world: World, seat: str) -> Odds:
        """Give the odds of the armies as they stand."""
        at = world.battle
        if at is None:
            raise Refusal(CLAUSE, "no battle is being fought now")
        one, other = meeting(world, world.armies[at.attacker], world.armies[at.defender], at.fief, seat)
        one, other = supposed(one, other, seat, self.posture, self.theirs)
        return told(world, f"The battle at {world.fiefs[at.fief].name}", one, other, seat)


class WeighMeeting(
    Question[World],
    name="meeting",
    says=("meeting [with] {army} [, {posture}] [, they {theirs}] [, defending {defending}]",),
    clause=CLAUSE,
):
    """A battle of your army with an enemy's, wherever they meet."""

    army: str = pick("army", foes, "an enemy army on the board", denied="{} is not on the board")
    posture: Posture | None = Field(default=None, description="how you fight; as you ordered, else steady")
    theirs: Posture | None = Field(default=None, description="how the other side fights, as you suppose")
    defending: bool = Field(default=False, description="yes, if it comes to you; no, if you go to it")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse whoever follows no army on the board."""
        if followed(world, seat) is None:
            raise Refusal(CLAUSE, "your army is not on the board", "wait until it has assembled")

    def odds(self, world: World, seat: str) -> Odds:
        """Give the odds of the armies as they are now."""
        ours, theirs = followed(world, seat), world.armies[self.army]
        if ours is None:
            raise Refusal(CLAUSE, "your army is not on the board")
        attacker, defender = (theirs, ours) if self.defending else (ours, theirs)
        one, other = meeting(world, attacker, defender, defender.fief, seat)
        one, other = supposed(one, other, seat, self.posture, self.theirs)
        title = f"{capital(world.called('army', attacker.id))} against {world.called('army', defender.id)}"
        return told(world, title, one, other, seat)


def supposed(
    one: Array, other: Array, seat: str, posture: Posture | None, theirs: Posture | None
) -> tuple[Array, Array]:
    """Give both armies with one's own posture and the enemy's as they are supposed; allies keep theirs."""
    if seat in other.members:
        return posed(one, theirs, *one.members), posed(other, posture, seat)
    return posed(one, posture, *({seat} & set(one.members))), posed(other, theirs, *other.members)


QUESTIONS: tuple[type[Question[World]], ...] = (WeighBattle, WeighMeeting)
"""What a player may ask of battles."""
