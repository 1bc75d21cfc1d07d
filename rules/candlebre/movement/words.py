"""How marches and moves read (CAN-6)."""

from rules.candlebre.board.called import NEUTRAL
from rules.candlebre.board.forces import UnitsTold
from rules.candlebre.board.wording import of, troops
from rules.candlebre.movement.events import MarchCalledOff, MarchJoined, MarchSetOut, TroopsMoved, UnitsReturned
from rules.kernel.telling.phrases import capital, id_of, row
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(news="war", wording={"units": troops})


def setting_out(groups: tuple[tuple[str, UnitsTold], ...]) -> str:
    """Say who leaves where."""
    return "; ".join(f"{troops(units)} from {place}" for place, units in groups)


def movers(event: TroopsMoved) -> str:
    """Say who moves."""
    units = [f"{troops(event.units)} {of(event.seat)}"] if event.units else []
    return capital(row([*units, *event.leaders]))


TELLINGS.say(
    MarchSetOut,
    "{seat:The} {seat:marches|march} on {target}, {holder}: {groups}{leaders:?, led by {leaders}}.",
    holder=lambda holder: "a neutral province" if id_of(holder) == NEUTRAL else f"held by {holder}",
    groups=setting_out,
)
TELLINGS.say(MarchCalledOff, "The march of {seat} on {target} never leaves camp: none of its units are left to march.")
TELLINGS.say(
    MarchJoined,
    "{seat:The} {seat:reaches|reach} {target} and {seat:finds|find} {seat:its|their} own banner there already.",
)
TELLINGS.say(
    UnitsReturned,
    "{units:The} {of_seat}, bound for {target}, "
    "{province:?turn back to {province}|are lost, for no land is left to them}: "
    "{ally}, an ally, {ally:holds|hold} {target} now.",
    of_seat=lambda event: of(event.seat),
)
TELLINGS.say(TroopsMoved, "{who}: from {origin} to {province}.", news="muster", weight=0, who=movers)
