"""What can happen in research (CAN-13)."""

from rules.candlebre.board.called import Owner
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Private


class LevelInForce(Event, clause="CAN-13.6"):
    """A level of research came into force."""

    seat: Open[Owner]
    tree: Open[str]
    level: Open[int]


class ResearchPaid(Event, clause="CAN-13.3a"):
    """A seat paid for research."""

    seat: Open[Owner]
    tree: Private[str]
    price: Private[int]
    points: Private[int]
    pool: Private[int]


class ResearchRolled(Event, clause="CAN-13.4"):
    """Dice of research were rolled."""

    seat: Open[Owner]
    tree: Private[str]
    rolls: Private[int]
    points: Private[int]
    pool: Private[int]


class LevelEarned(Event, clause="CAN-13.5"):
    """A level of research was earned; it comes into force at the next seat-turn."""

    seat: Open[Owner]
    tree: Open[str]
    level: Open[int]
