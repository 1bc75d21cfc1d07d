"""What can happen to the pace of the game."""

from rules.civilized.world.called import Land
from rules.civilized.world.facts import CountryEvent
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class PaceCalled(CountryEvent, clause="CIV-3.9c"):
    """A country called for turns of five years, or for their end."""

    change: Open[str]
    """start or stop."""


class PaceRefused(Event, clause="CIV-3.9b"):
    """Turns of five years were called for, but nobody may take one."""

    held: Open[tuple[Land, ...]]
    """The countries held to years: all that stand."""


class PaceVoted(Event, clause="CIV-3.9e"):
    """The players voted on turns of five years."""

    ayes: Open[tuple[Land, ...]]
    noes: Open[tuple[Land, ...]]
    """Silence included."""
    passed: Open[bool]


class CycleBegan(Event, clause="CIV-3.9f"):
    """A cycle of five years began, or was renewed."""

    start: Open[int]
    end: Open[int]
    long: Open[tuple[Land, ...]]
    """The countries that play it in one turn."""
    annual: Open[tuple[Land, ...]]
    again: Open[bool] = False


class CycleEnded(Event, clause="CIV-3.9i"):
    """A cycle ended, and years are played again."""

    stopped: Open[bool]
    """Whether a player called for it; else every country is held to years."""
