"""What can happen to disasters."""

from rules.civilized.world.called import Town, Way
from rules.civilized.world.facts import CityEvent, CountryEvent
from rules.kernel.state.secrets import Open


class DisasterStruck(CityEvent, clause="CIV-6.1.4"):
    """A disaster fell on a city, or was turned away."""

    disaster: Open[str]
    guards: Open[tuple[str, ...]]
    """The improvements there that could turn it away."""
    negated: Open[bool]


class ImprovementLost(CityEvent, clause="CIV-6.1.3a"):
    """A city lost an improvement."""

    improvement: Open[str]
    cause: Open[str]


class RoadsLost(CityEvent, clause="CIV-6.1.4b"):
    """A city's roads were cut: each target with the sections lost."""

    before: Open[int]
    left: Open[int]
    lost: Open[tuple[tuple[Way, int], ...]]


class ShipsLost(CityEvent, clause="CIV-6.1.4c"):
    """A city's Transport Ships were lost."""

    before: Open[int]
    left: Open[int]


class PeopleLost(CityEvent, clause="CIV-6.1.4"):
    """A city lost people."""

    before: Open[int]
    left: Open[int]
    cause: Open[str]


class CityAbandoned(CityEvent, clause="CIV-5.1k"):
    """A city fell under 20 thousand and was abandoned: its hex is a ruin."""

    hex: Open[str]
    population: Open[int]


class OldDisorderEnded(CountryEvent, clause="CIV-6.3.9f"):
    """A city came into a five-year turn in disorder and is in order again."""

    cities: Open[tuple[Town, ...]]


class CountryTested(CountryEvent, clause="CIV-6.3.9a"):
    """A country's cards were drawn for its five years: an Ace of Clubs is a rebellion, one of Spades a disaster."""

    tax: Open[int]
    cards: Open[tuple[str, ...]]
    rebellion: Open[bool]
    disasters: Open[int]


class UnrestSpread(CountryEvent, clause="CIV-6.3.9d"):
    """A rebellion will come: each city drew a card, which says where there will be disorder."""

    cities: Open[tuple[tuple[Town, int, int], ...]]
    """City, its card's value, and what calms it."""
    fallen: Open[tuple[Town, ...]]
