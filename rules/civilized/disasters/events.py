"""What can happen to disasters."""

from rules.civilized.world.called import Land, Town, Way
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class DisasterStruck(Event):
    """A disaster fell on a city, or was turned away."""

    clause: Open[str] = "CIV-6.1.4"
    country: Open[Land]
    """The owner; empty for an unaligned city."""
    city: Open[Town]
    disaster: Open[str]
    guards: Open[tuple[str, ...]]
    """The improvements there that could turn it away."""
    negated: Open[bool]


class ImprovementLost(Event):
    """A city lost an improvement."""

    clause: Open[str] = "CIV-6.1.3a"
    country: Open[Land]
    city: Open[Town]
    improvement: Open[str]
    cause: Open[str]


class RoadsLost(Event):
    """A city's roads were cut: each target with the sections lost."""

    clause: Open[str] = "CIV-6.1.4b"
    country: Open[Land]
    city: Open[Town]
    before: Open[int]
    left: Open[int]
    lost: Open[tuple[tuple[Way, int], ...]]


class ShipsLost(Event):
    """A city's Transport Ships were lost."""

    clause: Open[str] = "CIV-6.1.4c"
    country: Open[Land]
    city: Open[Town]
    before: Open[int]
    left: Open[int]


class PeopleLost(Event):
    """A city lost people."""

    clause: Open[str] = "CIV-6.1.4"
    country: Open[Land]
    city: Open[Town]
    before: Open[int]
    left: Open[int]
    cause: Open[str]


class CityAbandoned(Event):
    """A city fell under 20 thousand and was abandoned: its hex is a ruin."""

    clause: Open[str] = "CIV-5.1k"
    country: Open[Land]
    city: Open[Town]
    hex: Open[str]
    population: Open[int]


class OldDisorderEnded(Event):
    """A city came into a five-year turn in disorder and is in order again."""

    clause: Open[str] = "CIV-6.3.9f"
    country: Open[Land]
    cities: Open[tuple[Town, ...]]


class CountryTested(Event):
    """A country's cards were drawn for its five years: an Ace of Clubs is a rebellion, one of Spades a disaster."""

    clause: Open[str] = "CIV-6.3.9a"
    country: Open[Land]
    tax: Open[int]
    cards: Open[tuple[str, ...]]
    rebellion: Open[bool]
    disasters: Open[int]


class UnrestSpread(Event):
    """A rebellion will come: each city drew a card, and some fell into disorder."""

    clause: Open[str] = "CIV-6.3.9d"
    country: Open[Land]
    cities: Open[tuple[tuple[Town, int, int], ...]]
    """City, its card's value, and what calms it."""
    fallen: Open[tuple[Town, ...]]
