"""How marches and moves read (CAN-6)."""

from rules.candlebre.board.called import NEUTRAL
from rules.candlebre.board.wording import troops
from rules.candlebre.movement.events import MarchCalledOff, MarchJoined, MarchSetOut, TroopsMoved, UnitsReturned
from rules.kernel.telling.phrases import capital, id_of, row
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()


@TELLINGS.of(MarchSetOut)
def march_set_out(event: MarchSetOut) -> Telling:
    """Tell who marches where."""
    groups = "; ".join(f"{troops(units)} from {place}" for place, units in event.groups)
    led = f", led by {row(event.leaders)}" if event.leaders else ""
    against = "a neutral province" if id_of(event.holder) == NEUTRAL else f"held by {event.holder}"
    return Telling(text=f"{capital(event.seat)} marches on {event.target}, {against}: {groups}{led}.", news="war")


@TELLINGS.of(MarchCalledOff)
def march_called_off(event: MarchCalledOff) -> Telling:
    """Tell that a march was dropped."""
    text = f"The march of {event.seat} on {event.target} never leaves camp: {event.reason}."
    return Telling(text=text, news="war")


@TELLINGS.of(MarchJoined)
def march_joined(event: MarchJoined) -> Telling:
    """Tell that a march met friends."""
    text = f"{capital(event.seat)} reaches {event.target} and finds its own banner there already."
    return Telling(text=text, news="war")


@TELLINGS.of(UnitsReturned)
def units_returned(event: UnitsReturned) -> Telling:
    """Tell that units came back."""
    where = f"turn back to {event.province}" if event.province else "are lost, for no land is left to them"
    text = f"{capital(troops(event.units))} of {event.seat}, bound for {event.target}, {where}: {event.reason}."
    return Telling(text=text, news="war")


@TELLINGS.of(TroopsMoved)
def troops_moved(event: TroopsMoved) -> Telling:
    """Tell who moved."""
    of = [f"{troops(event.units)} of {event.seat}"] if event.units else []
    who = capital(row([*of, *event.leaders]))
    return Telling(text=f"{who}: from {event.origin} to {event.province}.", news="muster", weight=0)
