"""What can happen to gifts, bribes and sabotage."""

from rules.civilized.world.called import Land, Person, Place, Town
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Private


class GiftArrived(Event, clause="CIV-7.4b"):
    """Points given last Winter reached a treasury, and count as lots for their giver; told to both."""

    country: Open[Land]
    """The receiver."""
    donor: Private[Land]
    points: Private[int]
    lots: Private[int]
    """The lots that the giver has there now."""


class GiftSent(Event, clause="CIV-7.4b"):
    """Points left for another treasury; told to giver and receiver."""

    country: Open[Land]
    """The giver."""
    receiver: Private[Land]
    points: Private[int]


class CityBribed(Event, clause="CIV-7.4a"):
    """Points went to the discontented of a city; only the payer knows."""

    country: Open[Land]
    city: Private[Town]
    host: Private[Land]


class Sabotaged(Event, clause="CIV-7.4c"):
    """An improvement was destroyed by foreign hands; its owner learns whose they were."""

    city: Open[Town]
    host: Open[Land]
    improvement: Open[str]
    culprit: Private[Land] = ""
    """The country behind it; empty for those who are not to know."""


class ElementBribed(Event, clause="CIV-7.4d"):
    """An element was offered points to change sides."""

    culprit: Private[Land]
    """The payer; empty for those who are not to know."""
    type: Open[str]
    hex: Open[str]
    loser: Open[Land]
    gainer: Open[Land]
    success: Open[bool]


class MercenaryHired(Event, clause="CIV-7.4f"):
    """A mercenary was raised for one side of a war within a country."""

    country: Open[Land]
    """Who pays."""
    side: Open[Land]
    type: Open[str]
    city: Open[Town]


class Reconnoitred(Event, clause="CIV-7.4g"):
    """An envoy told his country what he saw."""

    country: Open[Land]
    host: Open[Land]
    treasury: Private[int]
    tax: Private[int]
    places: Open[tuple[tuple[Place, int], ...]]
    """Where land elements stand, and how many."""
    general: Private[Person]
    """The general's name; empty for none."""
    military: Private[int | None] = None
    """His Military score; none while it is not drawn."""
