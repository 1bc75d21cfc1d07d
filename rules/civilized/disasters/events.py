"""What can happen to disasters."""

from rules.civilized.world.called import Land, Town, Way
from rules.kernel.facts.events import Event


class DisasterStruck(Event):
    """A disaster fell on a city, or was turned away."""

    clause: str = "CIV-6.1.4"
    country: Land
    """The owner; empty for an unaligned city."""
    city: Town
    disaster: str
    guards: tuple[str, ...]
    """The improvements there that could turn it away."""
    negated: bool


class ImprovementLost(Event):
    """A city lost an improvement."""

    clause: str = "CIV-6.1.3a"
    country: Land
    city: Town
    improvement: str
    cause: str


class RoadsLost(Event):
    """A city's roads were cut: each target with the sections lost."""

    clause: str = "CIV-6.1.4b"
    country: Land
    city: Town
    before: int
    left: int
    lost: tuple[tuple[Way, int], ...]


class ShipsLost(Event):
    """A city's Transport Ships were lost."""

    clause: str = "CIV-6.1.4c"
    country: Land
    city: Town
    before: int
    left: int


class PeopleLost(Event):
    """A city lost people."""

    clause: str = "CIV-6.1.4"
    country: Land
    city: Town
    before: int
    left: int
    cause: str


class CityAbandoned(Event):
    """A city fell under 20 thousand and was abandoned: its hex is a ruin."""

    clause: str = "CIV-5.1k"
    country: Land
    city: Town
    hex: str
    population: int


class OldDisorderEnded(Event):
    """A city came into a five-year turn in disorder and is in order again."""

    clause: str = "CIV-6.3.9f"
    country: Land
    cities: tuple[Town, ...]


class CountryTested(Event):
    """A country's cards were drawn for its five years: an Ace of Clubs is a rebellion, one of Spades a disaster."""

    clause: str = "CIV-6.3.9a"
    country: Land
    tax: int
    cards: tuple[str, ...]
    rebellion: bool
    disasters: int


class UnrestSpread(Event):
    """A rebellion will come: each city drew a card, and some fell into disorder."""

    clause: str = "CIV-6.3.9d"
    country: Land
    cities: tuple[tuple[Town, int, int], ...]
    """City, its card's value, and what calms it."""
    fallen: tuple[Town, ...]
