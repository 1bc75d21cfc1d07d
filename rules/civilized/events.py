"""What can happen to the countries and cities of Civilized, in the order of the year."""

from rules.kernel.facts.events import Event

Modifier = tuple[str, int]
"""A reason and what it adds."""


class ArmyRaised(Event):
    """A country's first army stands at its capital."""

    clause: str = "CIV-2.1d"
    country: str
    types: tuple[str, ...]


class YearBegan(Event):
    """A year began."""

    clause: str = "CIV-3.1a"
    year: int


class CityFounded(Event):
    """A city was founded."""

    clause: str = "CIV-5.1g"
    country: str
    city: str
    hex: str
    population: int
    moved: tuple[tuple[str, int], ...] = ()
    """Source city to people moved; the first paid the one population more."""


class FundReturned(Event):
    """The points set aside for a new city came back."""

    clause: str = "CIV-4.8.2e"
    country: str
    points: int


class TaxDecreed(Event):
    """A country's tax was decreed."""

    clause: str = "CIV-5.5b"
    country: str
    rate: int
    before: int
    own: tuple[tuple[str, int], ...] = ()
    """City with a rate of its own to that rate."""


class Conceded(Event):
    """A player gave a country up."""

    clause: str = "CIV-2.2i"
    country: str


class EndVoted(Event):
    """The players voted on ending the game."""

    clause: str = "CIV-2.2c"
    ayes: tuple[str, ...]
    agreed: bool


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


class MissionLost(Event):
    """A mission came to its end."""

    clause: str = "CIV-8.6.3e"
    country: str
    host: str
    leader: str
    cause: str


class DisorderTested(Event):
    """A city was tested for civil disorder."""

    clause: str = "CIV-6.3.1b"
    country: str
    city: str
    tax: int
    modifiers: tuple[Modifier, ...]
    """Each that applies, after the tenth of the tax."""
    rate: int
    card: int
    """The deciding card's value; 0 where none was needed."""
    disorder: bool
    before: bool


class RevenueTaken(Event):
    """A country took its revenue: for each city its effective population, trade, production, rate and revenue."""

    clause: str = "CIV-5.6a"
    country: str
    cities: tuple[tuple[str, int, int, int, int, int], ...]
    idle: tuple[str, ...]
    """Cities that paid nothing, being in disorder or newly captured."""
    total: int
    treasury: int


class CostsPaid(Event):
    """A country paid its running costs: what for, how many."""

    clause: str = "CIV-8.1a"
    country: str
    items: tuple[tuple[str, int], ...]
    total: int
    treasury: int
    """What is left."""


class CostsShort(Event):
    """A country could not pay its running costs and gives up items."""

    clause: str = "CIV-8.1d"
    country: str
    total: int
    treasury: int
    short: int


class ItemGivenUp(Event):
    """A country gave something up, being short of points."""

    clause: str = "CIV-8.1f"
    country: str
    item: str
    """In words: a Granary of Ur, a section of the road from Ur to Mari."""


class ImprovementBuilt(Event):
    """A city built an improvement, upgraded one, or built a fort."""

    clause: str = "CIV-8.6.2a"
    country: str
    city: str
    improvement: str
    hex: str = ""
    """The hex of a fort."""


class ElementRaised(Event):
    """A city raised a land element."""

    clause: str = "CIV-8.5a"
    country: str
    city: str
    type: str


class ShipBuilt(Event):
    """A city built a ship."""

    clause: str = "CIV-8.5d"
    country: str
    city: str
    type: str
    target: str = ""


class ShipAssigned(Event):
    """A Transport Ship got a route, or none."""

    clause: str = "CIV-5.2.2d"
    country: str
    city: str
    target: str


class RoadLaid(Event):
    """Sections of a road were laid."""

    clause: str = "CIV-5.2.1a"
    country: str
    city: str
    target: str
    sections: int
    """Laid now."""
    laid: int
    """Laid in all."""
    length: int


class MissionRaised(Event):
    """A mission was raised."""

    clause: str = "CIV-8.6.3a"
    country: str
    host: str
    sponsor: str
    leader: str


class FundSet(Event):
    """Points were set aside for a new city."""

    clause: str = "CIV-4.8.2e"
    country: str
    points: int


class CitiesGrew(Event):
    """A country's cities grew: for each city its effective population, its growth and its population now."""

    clause: str = "CIV-5.1c"
    country: str
    cities: tuple[tuple[str, int, int, int], ...]


class CourtFeasted(Event):
    """A treasury held more than the game allows when the year closed, and the court spent the rest."""

    clause: str = "CIV-5.6d"
    country: str
    spent: int
    kept: int


class YearClosed(Event):
    """A year closed: each country's score without its treasury."""

    clause: str = "CIV-2.2e"
    year: int
    scores: tuple[tuple[str, int], ...]


class CountryFell(Event):
    """A country without a city fell."""

    clause: str = "CIV-2.2g"
    country: str


class GameEnded(Event):
    """The game ended: each country's score with its treasury, and that treasury (CIV-2.2f)."""

    clause: str = "CIV-2.2e"
    reason: str
    scores: tuple[tuple[str, int, int], ...]
    winners: tuple[str, ...]
