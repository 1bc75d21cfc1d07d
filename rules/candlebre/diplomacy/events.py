"""What can happen between the Houses: offers and alliances (CAN-10.5, CAN-10.7)."""

from rules.candlebre.board.called import Land, Owner
from rules.kernel.facts.events import Audience, Event
from rules.kernel.state.secrets import Open, Private


class OfferMade(Event):
    """An offer waits for an answer."""

    clause: Open[str] = "CAN-10.5"
    audience: Open[Audience]
    maker: Open[Owner]
    taker: Open[Owner]
    terms: Private[str]


class OfferSettled(Event):
    """An offer was accepted, refused, left, or could not be kept."""

    clause: Open[str] = "CAN-10.5b"
    audience: Open[Audience]
    maker: Open[Owner]
    taker: Open[Owner]
    terms: Open[str]
    result: Open[str]
    """`accepted`, `refused`, `lapsed`."""


class AllianceProposed(Event):
    """An alliance was offered."""

    clause: Open[str] = "CAN-10.7a"
    audience: Open[Audience]
    maker: Open[Owner]
    taker: Private[Owner]


class AllianceRefused(Event):
    """An alliance was not taken up."""

    clause: Open[str] = "CAN-10.7a"
    audience: Open[Audience]
    maker: Open[Owner]
    taker: Private[Owner]


class AllianceMade(Event):
    """Two Houses are allied."""

    clause: Open[str] = "CAN-10.7a"
    one: Open[Owner]
    other: Open[Owner]


class NoticeGiven(Event):
    """A House gave notice of an alliance."""

    clause: Open[str] = "CAN-10.7d"
    seat: Open[Owner]
    ally: Open[Owner]
    until: Open[int]


class AllianceEnded(Event):
    """An alliance ran out, or was betrayed."""

    clause: Open[str] = "CAN-10.7d"
    one: Open[Owner]
    other: Open[Owner]
    reason: Open[str]


class AllianceBroken(Event):
    """A House marched into the land of its ally."""

    clause: Open[str] = "CAN-10.7e"
    seat: Open[Owner]
    ally: Open[Owner]
    target: Open[Land]
