"""How leaders answer an enemy (FIE-8.23 to FIE-8.33)."""

from abc import abstractmethod

from rules.fiefs.board.conflicts import Meeting
from rules.fiefs.board.forces import Army, Force
from rules.fiefs.board.state import World
from rules.fiefs.meeting.choices import Answer, may_fight, may_stand, retreats
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import pick
from rules.kernel.orders.order import Order


def met(world: World, seat: str, clause: str) -> tuple[Force, Meeting]:
    """Give the army of a House that has to answer now, and what it has to answer; refuses where there is none."""
    meeting = world.meeting
    army = world.force(meeting.army) if meeting else None
    if meeting is None or army is None or world.body(army).leader != seat:
        raise Refusal(clause, "no enemy has come upon your army now")
    return army, meeting


def ways_out(world: World, seat: str) -> list[str]:
    """Give the fiefs into which a House's army may retreat now."""
    army = world.force(world.meeting.army) if world.meeting else None
    return retreats(world, army) if army and world.body(army).leader == seat else []


class Reply(Order[World]):
    """How an army answers an enemy."""

    replaces = "reply"

    @abstractmethod
    def answer(self) -> Answer:
        """Give it as the rules take it."""


class Stand(Reply, name="stand", says=("stand", "stand siege"), clause="FIE-8.24", topic="army"):
    """Let your army be shut in the fortress of its fief."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a fief that is not friendly, a besieger, and an army that may not stay."""
        army, meeting = met(world, seat, self.clause)
        if not may_stand(world, army, meeting):
            name = world.fiefs[army.fief].name
            raise Refusal(self.clause, f"your army cannot shut itself in at {name} now", "fight, or retreat")

    def answer(self) -> Answer:
        """Stand."""
        return Answer("stand")


class Fight(Reply, name="fight", says=("fight",), clause="FIE-8.25", topic="army"):
    """Give battle."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse an army that assembles, or was just beaten."""
        army, meeting = met(world, seat, self.clause)
        if not may_fight(army, meeting):
            raise Refusal(self.clause, unfit(army))

    def answer(self) -> Answer:
        """Fight."""
        return Answer("fight")


def unfit(force: Force) -> str:
    """Say why a force does not fight."""
    if not isinstance(force, Army):
        return "a detachment never fights"
    return "your army was beaten and has to retreat" if force.status == "ready" else "your army still assembles"


class Retreat(Reply, name="retreat", says=("retreat to {to}",), clause="FIE-8.26", topic="army"):
    """Withdraw to a fief next to yours by land; the way takes its toll."""

    to: str = pick("fief", ways_out, "a fief next to yours by land", denied="your army cannot retreat to {}")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse whoever has nothing to answer."""
        met(world, seat, self.clause)

    def answer(self) -> Answer:
        """Retreat."""
        return Answer("retreat", self.to)


class Yield(Reply, name="yield", says=("yield",), clause="FIE-8.23", topic="army"):
    """Disband your army rather than fight."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse whoever has nothing to answer."""
        met(world, seat, self.clause)

    def answer(self) -> Answer:
        """Disband."""
        return Answer("yield")


REPLIES: tuple[type[Order[World]], ...] = (Stand, Fight, Retreat, Yield)
"""What may be said to an enemy who came."""
DETACHED: tuple[type[Order[World]], ...] = (Stand, Retreat, Yield)
"""What a detachment may do about an enemy who came (FIE-13.9)."""
RETREATING: tuple[type[Order[World]], ...] = (Fight, Retreat)
"""What may be said after a retreat onto an enemy, or a battle lost."""
