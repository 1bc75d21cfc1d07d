"""What can happen in research (CAN-13)."""

from rules.kernel.facts.events import Event


class LevelInForce(Event):
    """A level of research came into force."""

    clause: str = "CAN-13.6"
    seat: str
    tree: str
    level: int


class ResearchPaid(Event):
    """A seat paid for research."""

    clause: str = "CAN-13.3a"
    seat: str
    tree: str
    price: int
    points: int
    pool: int


class ResearchRolled(Event):
    """Dice of research were rolled."""

    clause: str = "CAN-13.4"
    seat: str
    tree: str
    rolls: int
    points: int
    pool: int


class LevelEarned(Event):
    """A level of research was earned; it comes into force at the next seat-turn."""

    clause: str = "CAN-13.5"
    seat: str
    tree: str
    level: int
    effect: str
