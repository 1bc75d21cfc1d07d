"""How the opening reads (CAN-1, CAN-3)."""

from rules.candlebre.board.wording import troops
from rules.candlebre.opening.events import (
    ArmyRaised,
    ClaimOrder,
    FirstRolled,
    Founded,
    HouseDealt,
    LandDealt,
    SeatLeftOut,
    ValueRolled,
)
from rules.kernel.telling.phrases import capital, row
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings(
    purposes={
        "value": "what it is worth",
        "claim.order": "who is dealt a House first",
        "first": "for the first turn",
    }
)


@TELLINGS.of(ValueRolled)
def value_rolled(event: ValueRolled) -> Telling:
    """Tell what a province is worth."""
    return Telling(text=f"{event.province} yields {event.value} gold a turn.", news="land", weight=0)


@TELLINGS.of(ClaimOrder)
def claim_order(event: ClaimOrder) -> Telling:
    """Tell who chooses first."""
    text = (
        f"Candles burn for the dead king. Houses are dealt in this order: {row(event.seats)}; land the other way round."
    )
    return Telling(text=text, news="seat", weight=2)


@TELLINGS.of(HouseDealt)
def house_dealt(event: HouseDealt) -> Telling:
    """Tell which House a seat plays."""
    return Telling(text=f"The {event.candle} burns for {event.house}, {event.about}.", news="seat", weight=3)


@TELLINGS.of(LandDealt)
def land_dealt(event: LandDealt) -> Telling:
    """Tell where a House begins."""
    where = f"{event.start}: " if event.start else ""
    return Telling(text=f"{capital(event.seat)} holds {where}{row(event.provinces)}.", news="land", weight=2)


@TELLINGS.of(Founded)
def founded(event: Founded) -> Telling:
    """Tell of the free building."""
    what = "barracks" if event.building == "barracks" else "a temple"
    return Telling(text=f"{capital(event.seat)} founds {what} in {event.province}.", news="land")


@TELLINGS.of(ArmyRaised)
def army_raised(event: ArmyRaised) -> Telling:
    """Tell of a standing army."""
    armies = "; ".join(f"{troops(units)} in {place}" for place, units in event.armies) or "nobody under arms"
    head = f"The head of the House keeps court in {event.head}."
    return Telling(text=f"{capital(event.seat)} musters {armies}. {head}", news="muster", weight=2)


@TELLINGS.of(FirstRolled)
def first_rolled(event: FirstRolled) -> Telling:
    """Tell who plays first."""
    rolls = ", ".join(f"{seat} {' then '.join(map(str, dice))}" for seat, dice in event.rolls)
    text = f"{capital(event.order[0])} moves first ({rolls}); then {row(event.order[1:])}."
    return Telling(text=text, news="seat", weight=2)


@TELLINGS.of(SeatLeftOut)
def seat_left_out(event: SeatLeftOut) -> Telling:
    """Tell that a seat takes no part."""
    return Telling(text=f"Nobody lights the {event.candle}; it takes no part.", news="seat", weight=2)
