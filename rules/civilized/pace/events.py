"""What can happen to the pace of the game."""

from rules.civilized.world.called import Land
from rules.kernel.facts.events import Event


class PaceCalled(Event):
    """A country called for turns of five years, or for their end."""

    clause: str = "CIV-3.9c"
    country: Land
    change: str
    """start or stop."""


class PaceRefused(Event):
    """Turns of five years were called for, but nobody may take one."""

    clause: str = "CIV-3.9b"
    held: tuple[Land, ...]
    """The countries held to years: all that stand."""


class PaceVoted(Event):
    """The players voted on turns of five years."""

    clause: str = "CIV-3.9e"
    ayes: tuple[Land, ...]
    noes: tuple[Land, ...]
    """Silence included."""
    passed: bool


class CycleBegan(Event):
    """A cycle of five years began, or was renewed."""

    clause: str = "CIV-3.9f"
    start: int
    end: int
    long: tuple[Land, ...]
    """The countries that play it in one turn."""
    annual: tuple[Land, ...]
    again: bool = False


class CycleEnded(Event):
    """A cycle ended, and years are played again."""

    clause: str = "CIV-3.9i"
    stopped: bool
    """Whether a player called for it; else every country is held to years."""
