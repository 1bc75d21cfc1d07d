"""What can happen to the year."""

from rules.civilized.world.called import Land
from rules.civilized.world.facts import CountryEvent
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class YearBegan(Event, clause="CIV-3.1a"):
    """A year began."""

    year: Open[int]


class EndVoted(Event, clause="CIV-2.2c"):
    """The players voted on ending the game."""

    ayes: Open[tuple[Land, ...]]
    agreed: Open[bool]
    lacking: Open[tuple[Land, ...]] = ()
    """The players who did not vote for it."""


class YearClosed(Event, clause="CIV-2.2e"):
    """A year closed: each country's score without its treasury."""

    year: Open[int]
    scores: Open[tuple[tuple[Land, int], ...]]


class CountryFell(CountryEvent, clause="CIV-2.2g"):
    """A country without a city fell."""


class GameEnded(Event, clause="CIV-2.2e"):
    """The game ended: each country's score with its treasury, and that treasury (CIV-2.2f)."""

    reason: Open[str]
    """A key of `ENDINGS`."""
    years: Open[int]
    """How many the game was to last."""
    scores: Open[tuple[tuple[Land, int, int], ...]]
    winners: Open[tuple[Land, ...]]


class LongSeasonBegan(Event, clause="CIV-3.9f"):
    """The countries of the cycle come to a season of their five years."""

    season: Open[str]
    start: Open[int]
    end: Open[int]
    countries: Open[tuple[Land, ...]]
