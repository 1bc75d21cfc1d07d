"""What can happen between the Houses: offers and alliances (CAN-10.5, CAN-10.7)."""

from typing import Literal

from rules.candlebre.board.called import Land, Owner, Person
from rules.candlebre.board.forces import UnitsTold
from rules.kernel.facts.events import Audience, Event
from rules.kernel.state.secrets import Open, Private


class OfferMade(Event, clause="CAN-10.5"):
    """An offer waits for an answer."""

    audience: Open[Audience]
    maker: Open[Owner]
    taker: Open[Owner]
    give: Private[UnitsTold]
    give_leaders: Private[tuple[Person, ...]]
    pay: Private[int]
    ask: Private[UnitsTold]
    ask_leaders: Private[tuple[Person, ...]]
    price: Private[int]


class OfferSettled(Event, clause="CAN-10.5b"):
    """An offer was accepted, refused, left, or could not be kept."""

    audience: Open[Audience]
    maker: Open[Owner]
    taker: Open[Owner]
    give: Open[UnitsTold]
    give_leaders: Open[tuple[Person, ...]]
    pay: Open[int]
    ask: Open[UnitsTold]
    ask_leaders: Open[tuple[Person, ...]]
    price: Open[int]
    result: Open[Literal["accepted", "refused", "lapsed"]]


class AllianceProposed(Event, clause="CAN-10.7a"):
    """An alliance was offered."""

    audience: Open[Audience]
    maker: Open[Owner]
    taker: Private[Owner]


class AllianceRefused(Event, clause="CAN-10.7a"):
    """An alliance was not taken up."""

    audience: Open[Audience]
    maker: Open[Owner]
    taker: Private[Owner]


class AllianceMade(Event, clause="CAN-10.7a"):
    """Two Houses are allied."""

    one: Open[Owner]
    other: Open[Owner]


class NoticeGiven(Event, clause="CAN-10.7d"):
    """A House gave notice of an alliance."""

    seat: Open[Owner]
    ally: Open[Owner]
    until: Open[int]


class AllianceEnded(Event, clause="CAN-10.7d"):
    """An alliance ran out, or was betrayed by spies, as its clause says."""

    one: Open[Owner]
    other: Open[Owner]


class AllianceBroken(Event, clause="CAN-10.7e"):
    """A House marched into the land of its ally."""

    seat: Open[Owner]
    ally: Open[Owner]
    target: Open[Land]
