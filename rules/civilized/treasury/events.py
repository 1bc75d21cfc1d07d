"""What can happen to the treasury."""

from rules.civilized.world.called import Land, Town
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Private


class TaxDecreed(Event):
    """A country's tax was decreed."""

    clause: Open[str] = "CIV-5.5b"
    country: Open[Land]
    rate: Open[int]
    before: Open[int]
    own: Open[tuple[tuple[Town, int], ...]] = ()
    """City with a rate of its own to that rate."""


class RevenueTaken(Event):
    """A country took its revenue: for each city its effective population, trade, production, rate and revenue."""

    clause: Open[str] = "CIV-5.6a"
    country: Open[Land]
    cities: Private[tuple[tuple[Town, int, int, int, int, int], ...]]
    idle: Open[tuple[Town, ...]]
    """Cities that paid nothing, being in disorder or newly captured."""
    total: Private[int]
    treasury: Private[int]


class CostsPaid(Event):
    """A country paid its running costs: what for, how many."""

    clause: Open[str] = "CIV-8.1a"
    country: Open[Land]
    items: Private[tuple[tuple[str, int], ...]]
    total: Private[int]
    treasury: Private[int]
    """What is left."""


class CostsShort(Event):
    """A country could not pay its running costs and gives up items."""

    clause: Open[str] = "CIV-8.1d"
    country: Open[Land]
    total: Private[int]
    treasury: Private[int]
    short: Private[int]


class ItemGivenUp(Event):
    """A country gave something up, being short of points."""

    clause: Open[str] = "CIV-8.1f"
    country: Open[Land]
    item: Open[str]
    """In words: a Granary of Ur, a section of the road from Ur to Mari."""


class CitiesGrew(Event):
    """A country's cities grew: for each city its effective population, its growth and its population now."""

    clause: Open[str] = "CIV-5.1c"
    country: Open[Land]
    cities: Open[tuple[tuple[Town, int, int, int], ...]]


class CourtFeasted(Event):
    """A treasury held more than the game allows when the year closed, and the court spent the rest."""

    clause: Open[str] = "CIV-5.6d"
    country: Open[Land]
    spent: Private[int]
    kept: Open[int]
