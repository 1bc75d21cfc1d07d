"""What can happen to gifts, bribes and sabotage."""

from rules.kernel.facts.events import Event


class GiftArrived(Event):
    """Points given last Winter reached a treasury, and count as lots for their giver; told to both."""

    clause: str = "CIV-7.4b"
    country: str
    """The receiver."""
    donor: str
    points: int
    lots: int
    """The lots that the giver has there now."""


class GiftSent(Event):
    """Points left for another treasury; told to giver and receiver."""

    clause: str = "CIV-7.4b"
    country: str
    """The giver."""
    receiver: str
    points: int


class CityBribed(Event):
    """Points went to the discontented of a city; only the payer knows."""

    clause: str = "CIV-7.4a"
    country: str
    city: str
    host: str


class Sabotaged(Event):
    """An improvement was destroyed by foreign hands; its owner learns whose they were."""

    clause: str = "CIV-7.4c"
    city: str
    host: str
    improvement: str
    culprit: str = ""
    """The country behind it; empty for those who are not to know."""


class ElementBribed(Event):
    """An element was offered points to change sides."""

    clause: str = "CIV-7.4d"
    culprit: str
    """The payer; empty for those who are not to know."""
    element: str
    loser: str
    gainer: str
    success: bool


class MercenaryHired(Event):
    """A mercenary was raised for one side of a war within a country."""

    clause: str = "CIV-7.4f"
    country: str
    """Who pays."""
    side: str
    type: str
    city: str


class Reconnoitred(Event):
    """An envoy told his country what he saw."""

    clause: str = "CIV-7.4g"
    country: str
    host: str
    treasury: int
    tax: int
    places: tuple[tuple[str, int], ...]
    """Where land elements stand, and how many."""
    general: str
    """The general's name; empty for none."""
    military: int | None = None
    """His Military score; none while it is not drawn."""
