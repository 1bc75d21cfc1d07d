"""What can happen to gifts, bribes and sabotage."""

from rules.civilized.world.called import Land, Person, Place, Town
from rules.kernel.facts.events import Event


class GiftArrived(Event):
    """Points given last Winter reached a treasury, and count as lots for their giver; told to both."""

    clause: str = "CIV-7.4b"
    country: Land
    """The receiver."""
    donor: Land
    points: int
    lots: int
    """The lots that the giver has there now."""


class GiftSent(Event):
    """Points left for another treasury; told to giver and receiver."""

    clause: str = "CIV-7.4b"
    country: Land
    """The giver."""
    receiver: Land
    points: int


class CityBribed(Event):
    """Points went to the discontented of a city; only the payer knows."""

    clause: str = "CIV-7.4a"
    country: Land
    city: Town
    host: Land


class Sabotaged(Event):
    """An improvement was destroyed by foreign hands; its owner learns whose they were."""

    clause: str = "CIV-7.4c"
    city: Town
    host: Land
    improvement: str
    culprit: Land = ""
    """The country behind it; empty for those who are not to know."""


class ElementBribed(Event):
    """An element was offered points to change sides."""

    clause: str = "CIV-7.4d"
    culprit: Land
    """The payer; empty for those who are not to know."""
    element: str
    loser: Land
    gainer: Land
    success: bool


class MercenaryHired(Event):
    """A mercenary was raised for one side of a war within a country."""

    clause: str = "CIV-7.4f"
    country: Land
    """Who pays."""
    side: Land
    type: str
    city: Town


class Reconnoitred(Event):
    """An envoy told his country what he saw."""

    clause: str = "CIV-7.4g"
    country: Land
    host: Land
    treasury: int
    tax: int
    places: tuple[tuple[Place, int], ...]
    """Where land elements stand, and how many."""
    general: Person
    """The general's name; empty for none."""
    military: int | None = None
    """His Military score; none while it is not drawn."""
