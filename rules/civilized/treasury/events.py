"""What can happen to the treasury."""

from rules.civilized.world.called import Land, Town, Way
from rules.civilized.world.facts import CountryEvent
from rules.kernel.state.secrets import Open, Private


class TaxDecreed(CountryEvent, clause="CIV-5.5b"):
    """A country's tax was decreed."""

    rate: Open[int]
    before: Open[int]
    own: Open[tuple[tuple[Town, int], ...]] = ()
    """City with a rate of its own to that rate."""
    autopilot: Open[bool] = False
    """Whether the autopilot decreed it in the seat of a person who had decreed taxes before."""


class RevenueTaken(CountryEvent, clause="CIV-5.6a"):
    """A country took its revenue: for each city its effective population, trade, production, rate and revenue."""

    cities: Private[tuple[tuple[Town, int, int, int, int, int], ...]]
    idle: Open[tuple[Town, ...]]
    """Cities that paid nothing, being in disorder or newly captured."""
    total: Private[int]
    treasury: Private[int]


class CostsPaid(CountryEvent, clause="CIV-8.1a"):
    """A country paid its running costs: what for, how many."""

    items: Private[tuple[tuple[str, int], ...]]
    total: Private[int]
    treasury: Private[int]
    """What is left."""


class CostsShort(CountryEvent, clause="CIV-8.1d"):
    """A country could not pay its running costs and gives up items."""

    total: Private[int]
    treasury: Private[int]
    short: Private[int]


class ItemGivenUp(CountryEvent, clause="CIV-8.1f"):
    """A country gave something up, being short of points."""

    kind: Open[str]
    """As in `Item`."""
    what: Open[str] = ""
    """The type of an element, the improvement, the number of a section, the hex of a Fort."""
    city: Open[Town] = ""
    road: Open[Way] = ""
    host: Open[Land] = ""
    number: Open[int] = 1
    """How many like it; more than one of elements alone."""


class CitiesGrew(CountryEvent, clause="CIV-5.1c"):
    """A country's cities grew: for each city its effective population, its growth and its population now."""

    cities: Open[tuple[tuple[Town, int, int, int], ...]]


class CourtFeasted(CountryEvent, clause="CIV-5.6d"):
    """A treasury held more than the game allows when the year closed, and the court spent the rest."""

    spent: Private[int]
    kept: Open[int]
