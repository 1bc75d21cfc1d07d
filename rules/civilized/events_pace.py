"""What can happen to the pace of the game, and in a turn of five years (source 3.9)."""

from rules.kernel.facts.events import Event


class PaceCalled(Event):
    """A country called for turns of five years, or for their end."""

    clause: str = "CIV-3.9c"
    country: str
    change: str
    """start or stop."""


class PaceRefused(Event):
    """Turns of five years were called for, but nobody may take one."""

    clause: str = "CIV-3.9b"
    held: tuple[str, ...]
    """The countries held to years: all that stand."""


class PaceVoted(Event):
    """The players voted on turns of five years."""

    clause: str = "CIV-3.9e"
    ayes: tuple[str, ...]
    noes: tuple[str, ...]
    """Silence included."""
    passed: bool


class CycleBegan(Event):
    """A cycle of five years began, or was renewed."""

    clause: str = "CIV-3.9f"
    start: int
    end: int
    long: tuple[str, ...]
    """The countries that play it in one turn."""
    annual: tuple[str, ...]
    again: bool = False


class CycleEnded(Event):
    """A cycle ended, and years are played again."""

    clause: str = "CIV-3.9i"
    stopped: bool
    """Whether a player called for it; else every country is held to years."""


class LongSeasonBegan(Event):
    """The countries of the cycle come to a season of their five years."""

    clause: str = "CIV-3.9f"
    season: str
    start: int
    end: int
    countries: tuple[str, ...]


class OldDisorderEnded(Event):
    """A city came into a five-year turn in disorder and is in order again."""

    clause: str = "CIV-6.3.9f"
    country: str
    cities: tuple[str, ...]


class CountryTested(Event):
    """A country's cards were drawn for its five years: an Ace of Clubs is a rebellion, one of Spades a disaster."""

    clause: str = "CIV-6.3.9a"
    country: str
    tax: int
    cards: tuple[str, ...]
    rebellion: bool
    disasters: int


class UnrestSpread(Event):
    """A rebellion will come: each city drew a card, and some fell into disorder."""

    clause: str = "CIV-6.3.9d"
    country: str
    cities: tuple[tuple[str, int, int], ...]
    """City, its card's value, and what calms it."""
    fallen: tuple[str, ...]


class SplitHeld(Event):
    """A rebellion or civil war will come after the cycle."""

    clause: str = "CIV-3.9.1b"
    country: str
    kind: str
    year: int
    """The year in whose Spring it comes."""
