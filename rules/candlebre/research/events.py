"""What can happen in research (CAN-13)."""

from rules.candlebre.board.called import Owner
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Private


class LevelInForce(Event):
    """A level of research came into force."""

    clause: Open[str] = "CAN-13.6"
    seat: Open[Owner]
    tree: Open[str]
    level: Open[int]


class ResearchPaid(Event):
    """A seat paid for research."""

    clause: Open[str] = "CAN-13.3a"
    seat: Open[Owner]
    tree: Private[str]
    price: Private[int]
    points: Private[int]
    pool: Private[int]


class ResearchRolled(Event):
    """Dice of research were rolled."""

    clause: Open[str] = "CAN-13.4"
    seat: Open[Owner]
    tree: Private[str]
    rolls: Private[int]
    points: Private[int]
    pool: Private[int]


class LevelEarned(Event):
    """A level of research was earned; it comes into force at the next seat-turn."""

    clause: Open[str] = "CAN-13.5"
    seat: Open[Owner]
    tree: Open[str]
    level: Open[int]
    effect: Open[str]
