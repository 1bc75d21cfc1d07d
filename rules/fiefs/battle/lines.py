"""Who stands where: elements, commands and sides as a battle begins (FIE-11.10 to FIE-11.14)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rules.fiefs.board.forces import BattlePlan, Element, Posture
from rules.fiefs.board.sides import LEAST_COMMANDS
from rules.fiefs.board.tables import MOUNTED, TYPES, Type

CAMP_SCORE = 2
"""What a taken camp adds to the losing score (FIE-11.27)."""
CHIEF_SCORE = 1
"""What a dead commander-in-chief adds to it (FIE-11.27)."""
LED_BY: Type = "Kn"
"""A general with such an element leads, where nothing is said (FIE-11.13)."""


@dataclass(eq=False)
class Fighter:
    """An element in a battle: its number in its army, and as what it fights."""

    id: int
    type: Type
    general: str = ""
    """The House whose general's element it is."""

    def __post_init__(self) -> None:
        """Note whether it rides, which every attack asks."""
        self.mounted = self.type in MOUNTED


@dataclass(eq=False)
class Command:
    """A command: its owner, its line, and how it fights (FIE-11.11)."""

    number: int
    owner: str
    posture: Posture = "steady"
    line: list[Fighter] = field(default_factory=list)
    size: int = 0
    """Elements with which it began."""
    broken: bool = False

    @property
    def fights(self) -> bool:
        """Whether it still fights: it is not broken, and has elements left (FIE-11.15)."""
        return bool(self.line) and not self.broken

    @property
    def led(self) -> bool:
        """Whether its general lives (FIE-11.16)."""
        return any(one.general for one in self.line)

    def breaks(self) -> bool:
        """Break it once half its first size, rounded up, is lost; tells whether it broke now (FIE-11.26)."""
        if self.broken or self.size - len(self.line) < (self.size + 1) // 2:
            return False
        self.broken = True
        return True


@dataclass(eq=False)
class Host:
    """A side of a battle."""

    army: str
    chief: str
    """The commander-in-chief: the army's leader (FIE-11.3)."""
    commands: list[Command]
    number: int
    """Elements with which it began."""
    lost: list[int] = field(default_factory=list)
    """The numbers of those destroyed, as they fell."""
    generals: list[str] = field(default_factory=list)
    """Houses whose generals fell."""
    taken_by: str = ""
    """The House whose command took its camp."""
    points: dict[str, int] = field(default_factory=dict)
    """By House what its commands earn (FIE-11.30, FIE-12.1)."""

    @property
    def score(self) -> int:
        """Its losing score (FIE-11.27)."""
        return len(self.lost) + CAMP_SCORE * bool(self.taken_by) + CHIEF_SCORE * (self.chief in self.generals)

    @property
    def fights(self) -> bool:
        """Whether any of its commands still fights."""
        return any(command.fights for command in self.commands)

    def earn(self, owner: str, points: int) -> None:
        """Credit a House."""
        self.points[owner] = self.points.get(owner, 0) + points


@dataclass(frozen=True)
class Array:
    """An army as it comes to a battle: its elements, its members, the leader first, and their plans."""

    army: str
    members: tuple[str, ...]
    elements: Sequence[Element]
    plans: Mapping[str, BattlePlan]

    def plan(self, seat: str) -> BattlePlan:
        """Give a House's plan; the default where it has given none (FIE-11.13)."""
        return self.plans.get(seat) or BattlePlan()


def draw_up(one: Array, other: Array) -> tuple[Host, Host]:
    """Draw up both sides, in as many commands each (FIE-11.11)."""
    commands = max(LEAST_COMMANDS, len(one.members), len(other.members))
    return host(one, commands), host(other, commands)


def host(array: Array, number: int) -> Host:
    """Deal an army's elements out to its commands, and form their lines (FIE-11.11, FIE-11.12)."""
    commands = [Command(number=place + 1, owner=array.members[place % len(array.members)]) for place in range(number)]
    deal(array, commands)
    for command in commands:
        plan = array.plan(command.owner)
        command.posture, command.size = plan.posture, len(command.line)
        command.line = formed(command.line, plan)
    return Host(array.army, array.members[0], commands, len(array.elements))


def deal(array: Array, commands: Sequence[Command]) -> None:
    """Put the generals' elements in place, then deal the others by type, one to each command in turn (FIE-11.12)."""
    whole, more = divmod(len(array.elements), len(commands))
    room = [whole + (place < more) for place in range(len(commands))]
    places = {seat: place for place, seat in enumerate(array.members)}
    ranked = sorted(array.elements, key=lambda one: (TYPES.index(one.fights_as), one.id))
    others = []
    for one in ranked:
        fighter = Fighter(one.id, one.fights_as, one.general if one.general in places else "")
        if fighter.general:
            commands[places[fighter.general]].line.append(fighter)
        else:
            others.append(fighter)
    turn = 0
    for fighter in others:
        while len(commands[turn % len(commands)].line) >= room[turn % len(commands)]:
            turn += 1
        commands[turn % len(commands)].line.append(fighter)
        turn += 1


def formed(elements: Sequence[Fighter], plan: BattlePlan) -> list[Fighter]:
    """Form a line by its owner's order of types; its general leads or stays behind (FIE-11.14)."""
    ranks = {one: place for place, one in enumerate(plan.line)}

    def place(fighter: Fighter) -> tuple[int, int, int]:
        if not fighter.general:
            return 0, ranks[fighter.type], fighter.id
        leads = plan.general == "lead" or (not plan.general and fighter.type == LED_BY)
        return -1 if leads else 1, 0, fighter.id

    return sorted(elements, key=place)
