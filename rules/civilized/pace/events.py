"""What can happen to the pace of the game."""

from rules.civilized.world.called import Land
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class PaceCalled(Event):
    """A country called for turns of five years, or for their end."""

    clause: Open[str] = "CIV-3.9c"
    country: Open[Land]
    change: Open[str]
    """start or stop."""


class PaceRefused(Event):
    """Turns of five years were called for, but nobody may take one."""

    clause: Open[str] = "CIV-3.9b"
    held: Open[tuple[Land, ...]]
    """The countries held to years: all that stand."""


class PaceVoted(Event):
    """The players voted on turns of five years."""

    clause: Open[str] = "CIV-3.9e"
    ayes: Open[tuple[Land, ...]]
    noes: Open[tuple[Land, ...]]
    """Silence included."""
    passed: Open[bool]


class CycleBegan(Event):
    """A cycle of five years began, or was renewed."""

    clause: Open[str] = "CIV-3.9f"
    start: Open[int]
    end: Open[int]
    long: Open[tuple[Land, ...]]
    """The countries that play it in one turn."""
    annual: Open[tuple[Land, ...]]
    again: Open[bool] = False


class CycleEnded(Event):
    """A cycle ended, and years are played again."""

    clause: Open[str] = "CIV-3.9i"
    stopped: Open[bool]
    """Whether a player called for it; else every country is held to years."""
