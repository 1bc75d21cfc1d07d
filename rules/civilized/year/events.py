"""What can happen to the year."""

from rules.civilized.world.called import Land
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class YearBegan(Event):
    """A year began."""

    clause: Open[str] = "CIV-3.1a"
    year: Open[int]


class EndVoted(Event):
    """The players voted on ending the game."""

    clause: Open[str] = "CIV-2.2c"
    ayes: Open[tuple[Land, ...]]
    agreed: Open[bool]


class YearClosed(Event):
    """A year closed: each country's score without its treasury."""

    clause: Open[str] = "CIV-2.2e"
    year: Open[int]
    scores: Open[tuple[tuple[Land, int], ...]]


class CountryFell(Event):
    """A country without a city fell."""

    clause: Open[str] = "CIV-2.2g"
    country: Open[Land]


class GameEnded(Event):
    """The game ended: each country's score with its treasury, and that treasury (CIV-2.2f)."""

    clause: Open[str] = "CIV-2.2e"
    reason: Open[str]
    scores: Open[tuple[tuple[Land, int, int], ...]]
    winners: Open[tuple[Land, ...]]


class LongSeasonBegan(Event):
    """The countries of the cycle come to a season of their five years."""

    clause: Open[str] = "CIV-3.9f"
    season: Open[str]
    start: Open[int]
    end: Open[int]
    countries: Open[tuple[Land, ...]]
