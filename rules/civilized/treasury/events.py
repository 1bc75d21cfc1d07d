"""What can happen to the treasury."""

from rules.civilized.world.called import Land, Town
from rules.kernel.facts.events import Event


class TaxDecreed(Event):
    """A country's tax was decreed."""

    clause: str = "CIV-5.5b"
    country: Land
    rate: int
    before: int
    own: tuple[tuple[Town, int], ...] = ()
    """City with a rate of its own to that rate."""


class RevenueTaken(Event):
    """A country took its revenue: for each city its effective population, trade, production, rate and revenue."""

    clause: str = "CIV-5.6a"
    country: Land
    cities: tuple[tuple[Town, int, int, int, int, int], ...]
    idle: tuple[Town, ...]
    """Cities that paid nothing, being in disorder or newly captured."""
    total: int
    treasury: int


class CostsPaid(Event):
    """A country paid its running costs: what for, how many."""

    clause: str = "CIV-8.1a"
    country: Land
    items: tuple[tuple[str, int], ...]
    total: int
    treasury: int
    """What is left."""


class CostsShort(Event):
    """A country could not pay its running costs and gives up items."""

    clause: str = "CIV-8.1d"
    country: Land
    total: int
    treasury: int
    short: int


class ItemGivenUp(Event):
    """A country gave something up, being short of points."""

    clause: str = "CIV-8.1f"
    country: Land
    item: str
    """In words: a Granary of Ur, a section of the road from Ur to Mari."""


class CitiesGrew(Event):
    """A country's cities grew: for each city its effective population, its growth and its population now."""

    clause: str = "CIV-5.1c"
    country: Land
    cities: tuple[tuple[Town, int, int, int], ...]


class CourtFeasted(Event):
    """A treasury held more than the game allows when the year closed, and the court spent the rest."""

    clause: str = "CIV-5.6d"
    country: Land
    spent: int
    kept: int
