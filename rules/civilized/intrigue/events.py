"""What can happen to gifts, bribes and sabotage."""

from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Private


class GiftArrived(Event):
    """Points given last Winter reached a treasury, and count as lots for their giver; told to both."""

    clause: Open[str] = "CIV-7.4b"
    country: Open[str]
    """The receiver."""
    donor: Private[str]
    points: Private[int]
    lots: Private[int]
    """The lots that the giver has there now."""


class GiftSent(Event):
    """Points left for another treasury; told to giver and receiver."""

    clause: Open[str] = "CIV-7.4b"
    country: Open[str]
    """The giver."""
    receiver: Private[str]
    points: Private[int]


class CityBribed(Event):
    """Points went to the discontented of a city; only the payer knows."""

    clause: Open[str] = "CIV-7.4a"
    country: Open[str]
    city: Private[str]
    host: Private[str]


class Sabotaged(Event):
    """An improvement was destroyed by foreign hands; its owner learns whose they were."""

    clause: Open[str] = "CIV-7.4c"
    city: Open[str]
    host: Open[str]
    improvement: Open[str]
    culprit: Private[str] = ""
    """The country behind it; empty for those who are not to know."""


class ElementBribed(Event):
    """An element was offered points to change sides."""

    clause: Open[str] = "CIV-7.4d"
    culprit: Private[str]
    """The payer; empty for those who are not to know."""
    element: Open[str]
    loser: Open[str]
    gainer: Open[str]
    success: Open[bool]


class MercenaryHired(Event):
    """A mercenary was raised for one side of a war within a country."""

    clause: Open[str] = "CIV-7.4f"
    country: Open[str]
    """Who pays."""
    side: Open[str]
    type: Open[str]
    city: Open[str]


class Reconnoitred(Event):
    """An envoy told his country what he saw."""

    clause: Open[str] = "CIV-7.4g"
    country: Open[str]
    host: Open[str]
    treasury: Private[int]
    tax: Private[int]
    places: Open[tuple[tuple[str, int], ...]]
    """Where land elements stand, and how many."""
    general: Private[str]
    """The general's name; empty for none."""
    military: Private[int | None] = None
    """His Military score; none while it is not drawn."""
