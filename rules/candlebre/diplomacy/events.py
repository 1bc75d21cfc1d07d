"""What can happen between the Houses: offers and alliances (CAN-10.5, CAN-10.7)."""

from rules.kernel.facts.events import Audience, Event


class OfferMade(Event):
    """An offer waits for an answer."""

    clause: str = "CAN-10.5"
    audience: Audience
    maker: str
    taker: str
    terms: str


class OfferSettled(Event):
    """An offer was accepted, refused, left, or could not be kept."""

    clause: str = "CAN-10.5b"
    audience: Audience
    maker: str
    taker: str
    terms: str
    result: str
    """`accepted`, `refused`, `lapsed`."""


class AllianceProposed(Event):
    """An alliance was offered."""

    clause: str = "CAN-10.7a"
    audience: Audience
    maker: str
    taker: str


class AllianceRefused(Event):
    """An alliance was not taken up."""

    clause: str = "CAN-10.7a"
    audience: Audience
    maker: str
    taker: str


class AllianceMade(Event):
    """Two Houses are allied."""

    clause: str = "CAN-10.7a"
    one: str
    other: str


class NoticeGiven(Event):
    """A House gave notice of an alliance."""

    clause: str = "CAN-10.7d"
    seat: str
    ally: str
    until: int


class AllianceEnded(Event):
    """An alliance ran out, or was betrayed."""

    clause: str = "CAN-10.7d"
    one: str
    other: str
    reason: str


class AllianceBroken(Event):
    """A House marched into the land of its ally."""

    clause: str = "CAN-10.7e"
    seat: str
    ally: str
    target: str
