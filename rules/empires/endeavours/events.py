"""What can happen in endeavours (EMP-H9 to EMP-H15, EMP-H22.2)."""

from typing import Annotated

from rules.empires.board.ids import AreaId, FaithId, Seat
from rules.empires.board.tables import Kind
from rules.empires.endeavours.ratings import Term
from rules.empires.endeavours.tables import Band
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Said
from rules.kernel.state.secrets import Open

TERMS: dict[str, str] = {
    "leader": "the leader",
    "base": "the base",
    "court": "the court",
    "social": "social state there",
    "fort": "fortifications",
    "population": "population",
    "resistance": "resistance",
    "conviction": "conviction",
    "language": "language",
    "faith": "faith",
    "holds": "holds of others",
    "loyalty": "own people",
    "exile": "exile",
    "excommunicated": "excommunication",
    "pariah": "an excommunicated owner",
    "arms": "arms",
    "seas": "two seas",
    "defence": "the defender",
    "guard": "the defender’s gold",
    "extra": "gold",
}
"""What each term of a rating is called."""
KINDS: dict[str, str] = {
    "conquer": "conquest",
    "rule": "ruling",
    "fortify": "fortifying",
    "negotiate": "negotiation",
    "convert": "conversion",
    "restore": "restoration",
    "penance": "penance",
}
RESULTS: dict[str, str] = {
    "failure": "failure",
    "nothing": "nothing",
    "success": "success",
    "great": "great success",
}


class OwnTried(Event, clause="EMP-H9.8"):
    """How an endeavour of a player's went, which he alone is told: his brief begins with it."""

    seat: Open[Seat]
    kind: Open[Annotated[Kind, Said("endeavour", KINDS)]]
    target: Open[Annotated[AreaId, Said("where")]]
    rolled: Open[Annotated[int, Said("the dice")]]
    wanted: Open[Annotated[int, Said("roll wanted")]]
    band: Open[Annotated[Band, Said("result", RESULTS)]]
    changed: Open[Annotated[tuple[tuple[Term, int], ...], Said("changed since it was ordered", TERMS)]] = ()
    """What was worth more or less when its turn came than when it was written down."""
    owner: Open[Annotated[Seat, Said("whose area")]] = ""
    """Whose land was attacked."""
    forestalled: Open[Annotated[bool, Said("taken by another meanwhile")]] = False
    """Whether nobody, or somebody else, owned it when the order was written down."""


class NotNeeded(Event, clause="EMP-H5.14"):
    """A try lapsed because what it was for had been reached, which its seat alone is told."""

    seat: Open[Seat]
    kind: Open[Annotated[Kind, Said("endeavour", KINDS)]]
    target: Open[Annotated[AreaId, Said("where")]]


class Assailed(Event, clause="EMP-H9.8"):
    """How an attack on an area of a player's went, which he alone is told: his brief begins with it."""

    owner: Open[Seat]
    seat: Open[Annotated[Seat, Said("who attacked")]]
    target: Open[Annotated[AreaId, Said("where")]]
    base: Open[Annotated[AreaId, Said("base")]] = ""
    rolled: Open[Annotated[int, Said("the dice")]]
    wanted: Open[Annotated[int, Said("roll wanted")]]
    band: Open[Annotated[Band, Said("result", RESULTS)]]
    defended: Open[Annotated[bool, Said("defended")]]
    ends: Open[bool] = False
    """Whether what was won is told next, for it is more than a foothold or takes one off."""


class EndeavourTried(Event, clause="EMP-H9.8"):
    """A seat tried an endeavour, and the dice fell."""

    seat: Open[Seat]
    kind: Open[Annotated[Kind, Said("endeavour", KINDS)]]
    target: Open[Annotated[AreaId, Said("where")]]
    base: Open[Annotated[AreaId, Said("base")]] = ""
    owner: Open[Annotated[Seat, Said("whose area")]] = ""
    gold: Open[Annotated[int, Said("gold paid")]]
    terms: Open[Annotated[tuple[tuple[Term, int], ...], Said("what made the rating", TERMS)]]
    rating: Open[Annotated[int, Said("effectiveness rating")]]
    dice: Open[Annotated[tuple[int, int], Said("the dice")]]
    band: Open[Annotated[Band, Said("result", RESULTS)]]
    defender: Open[Annotated[Seat, Said("who defended")]] = ""


class DefenceMade(Event, clause="EMP-H13.3"):
    """A seat defended an area of its own, with one of its five."""

    seat: Open[Seat]
    area: Open[AreaId]
    against: Open[Annotated[Seat, Said("against")]]
    gold: Open[Annotated[int, Said("gold spent")]]
    left: Open[Annotated[int, Said("endeavours left in this round")]]


class LevelLost(Event, clause="EMP-H9.9"):
    """A failure cost the area that was staked on it a level."""

    area: Open[AreaId]
    owner: Open[Seat]
    before: Open[Annotated[int, Said("social state before")]]
    now: Open[Annotated[int, Said("social state now")]]


class HoldWon(Event, clause="EMP-H10.2"):
    """A seat holds part of an area."""

    seat: Open[Seat]
    area: Open[AreaId]
    base: Open[Annotated[AreaId, Said("from")]]
    number: Open[Annotated[int, Said("holds won")]]
    total: Open[Annotated[int, Said("holds in all")]]
    need: Open[Annotated[int, Said("holds that take it")]]


class HoldsTakenOff(Event, clause="EMP-H10.3"):
    """An owner took off what another held of his area."""

    seat: Open[Seat]
    area: Open[AreaId]
    holder: Open[Annotated[Seat, Said("of whom")]]
    number: Open[Annotated[int, Said("holds taken off")]]
    left: Open[Annotated[int, Said("holds left")]]


class AreaRuled(Event, clause="EMP-H15.1"):
    """An area was ruled well."""

    seat: Open[Seat]
    area: Open[AreaId]
    before: Open[Annotated[int, Said("social state before")]]
    now: Open[Annotated[int, Said("social state now")]]


class AreaFortified(Event, clause="EMP-H14.1"):
    """An area got stronger walls."""

    seat: Open[Seat]
    area: Open[AreaId]
    before: Open[Annotated[int, Said("fortifications before")]]
    now: Open[Annotated[int, Said("fortifications now")]]


class AreaConverted(Event, clause="EMP-H22.2"):
    """An area took its leader's faith."""

    seat: Open[Seat]
    area: Open[AreaId]
    before: Open[Annotated[FaithId, Said("faith before")]]
    now: Open[Annotated[FaithId, Said("faith now")]]
    heresy: Open[Annotated[bool, Said("a heresy ended")]]
