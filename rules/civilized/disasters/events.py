"""What can happen to disasters."""

from rules.kernel.facts.events import Event


class DisasterStruck(Event):
    """A disaster fell on a city, or was turned away."""

    clause: str = "CIV-6.1.4"
    country: str
    """The owner; empty for an unaligned city."""
    city: str
    disaster: str
    guards: tuple[str, ...]
    """The improvements there that could turn it away."""
    negated: bool


class ImprovementLost(Event):
    """A city lost an improvement."""

    clause: str = "CIV-6.1.3a"
    country: str
    city: str
    improvement: str
    cause: str


class RoadsLost(Event):
    """A city's roads were cut: each target with the sections lost."""

    clause: str = "CIV-6.1.4b"
    country: str
    city: str
    before: int
    left: int
    lost: tuple[tuple[str, int], ...]


class ShipsLost(Event):
    """A city's Transport Ships were lost."""

    clause: str = "CIV-6.1.4c"
    country: str
    city: str
    before: int
    left: int


class PeopleLost(Event):
    """A city lost people."""

    clause: str = "CIV-6.1.4"
    country: str
    city: str
    before: int
    left: int
    cause: str


class CityAbandoned(Event):
    """A city fell under 20 thousand and was abandoned: its hex is a ruin."""

    clause: str = "CIV-5.1k"
    country: str
    city: str
    hex: str
    population: int


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
