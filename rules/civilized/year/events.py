"""What can happen to the year."""

from rules.civilized.world.called import Land
from rules.kernel.facts.events import Event


class YearBegan(Event):
    """A year began."""

    clause: str = "CIV-3.1a"
    year: int


class EndVoted(Event):
    """The players voted on ending the game."""

    clause: str = "CIV-2.2c"
    ayes: tuple[Land, ...]
    agreed: bool


class YearClosed(Event):
    """A year closed: each country's score without its treasury."""

    clause: str = "CIV-2.2e"
    year: int
    scores: tuple[tuple[Land, int], ...]


class CountryFell(Event):
    """A country without a city fell."""

    clause: str = "CIV-2.2g"
    country: Land


class GameEnded(Event):
    """The game ended: each country's score with its treasury, and that treasury (CIV-2.2f)."""

    clause: str = "CIV-2.2e"
    reason: str
    scores: tuple[tuple[Land, int, int], ...]
    winners: tuple[Land, ...]


class LongSeasonBegan(Event):
    """The countries of the cycle come to a season of their five years."""

    clause: str = "CIV-3.9f"
    season: str
    start: int
    end: int
    countries: tuple[Land, ...]
