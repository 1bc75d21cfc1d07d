"""How the work of spies reads (CAN-14)."""

from rules.candlebre.board.tables import OPERATIONS
from rules.candlebre.board.wording import troops, unit_name
from rules.candlebre.espionage.events import (
    Freed,
    OperationExposed,
    OperationFelt,
    OperationMoot,
    OperationRun,
    Pilfered,
    PlansCopied,
    Sabotaged,
    Surveyed,
    UnitStabbed,
    Uprising,
)
from rules.kernel.telling.phrases import capital, points_of, row
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings(purposes={f"operation.{kind}": f"spies, {kind}" for kind in OPERATIONS})
WORKED = {"worked": "succeeds", "failed": "fails unseen", "exposed": "fails, and your man talks", "foiled": "is foiled"}
FELT = {
    "worked": "Somebody's {kind} succeeded against {target}{place}.",
    "failed": "Somebody tried {kind} against {target}{place}, and failed.",
    "exposed": "Somebody tried {kind} against {target}{place}, and was caught.",
    "foiled": "The honor of {target} foils somebody's {kind}{place}.",
}


@TELLINGS.of(OperationRun)
def operation_run(event: OperationRun) -> Telling:
    """Tell the author."""
    place = f" ({event.place})" if event.place else ""
    how = f"a {event.rolled}, where {event.needed} or less succeeds"
    text = f"Your {event.kind} against {event.target}{place} {WORKED[event.result]}: {how}."
    return Telling(text=text, news="spies", weight=2)


@TELLINGS.of(OperationFelt)
def operation_felt(event: OperationFelt) -> Telling:
    """Tell the target."""
    place = f" ({event.place})" if event.place else ""
    text = FELT[event.result].format(kind=event.kind, target=event.target, place=place)
    return Telling(text=capital(text), news="spies", weight=2)


@TELLINGS.of(OperationExposed)
def operation_exposed(event: OperationExposed) -> Telling:
    """Tell everybody."""
    text = (
        f"A man is taken by night in the halls of {event.target} and names his paymaster: "
        f"{event.seat} was behind the {event.kind} ({event.rolled}, over {event.needed})."
    )
    return Telling(text=text, news="spies", weight=3)


@TELLINGS.of(OperationMoot)
def operation_moot(event: OperationMoot) -> Telling:
    """Tell the author that there was nothing to do."""
    return Telling(text=f"Your {event.kind} finds nothing to do, and the price is lost: {event.reason}.", news="spies")


@TELLINGS.of(Surveyed)
def surveyed(event: Surveyed) -> Telling:
    """Tell the author what spies saw."""
    pools = row(f"{tree} {points}" for tree, points in event.pools)
    parts = [
        f"{capital(event.target)} laid bare: {event.military} gold military, {event.civil} civil; pools: {pools}",
        f"waiting: {troops(event.muster)}",
        f"in hand: {row(event.hand) or 'no card'}",
        f"doctrine: {'; '.join(event.doctrine) or 'nothing but the defaults'}",
        f"guards: {'; '.join(event.guards) or 'none'}",
        f"foils {row(event.parry) or 'nothing'} down to {event.floor} honor",
    ]
    return Telling(text=f"{'. '.join(capital(part) for part in parts)}."[:2000], news="spies", weight=2)


@TELLINGS.of(Pilfered)
def pilfered(event: Pilfered) -> Telling:
    """Tell the target what is gone."""
    text = f"The clerks of {event.target} count twice: {event.gold} gold are gone from the civil purse."
    return Telling(text=text, news="spies", weight=2)


@TELLINGS.of(Sabotaged)
def sabotaged(event: Sabotaged) -> Telling:
    """Tell what was destroyed."""
    if event.building == "fort":
        text = (
            f"A wall of the fort in {event.province}, {event.owner}, comes down overnight; level {event.level} is left."
        )
    else:
        text = f"Fire in {event.province}: the {event.building} of {event.owner} burns, and nobody saw who lit it."
    return Telling(text=text, news="spies", weight=2)


@TELLINGS.of(UnitStabbed)
def unit_stabbed(event: UnitStabbed) -> Telling:
    """Tell who was killed."""
    unit = unit_name(event.unit)
    text = f"Knives in {event.province}: {event.owner} loses a unit of {unit} to throats cut in the dark."
    return Telling(text=text, news="spies", weight=2)


@TELLINGS.of(PlansCopied)
def plans_copied(event: PlansCopied) -> Telling:
    """Tell the author what was copied."""
    return Telling(text=f"Your copyists bring {points_of(event.points)} of {event.tree} home.", news="spies")


@TELLINGS.of(Freed)
def freed(event: Freed) -> Telling:
    """Tell who broke out."""
    who = row([*([troops(event.units)] if event.units else []), *event.leaders])
    text = f"An open door, a bribed turnkey: {who} of {event.seat} slip out of the cells of {event.captor}."
    return Telling(text=text, news="spies", weight=2)


@TELLINGS.of(Uprising)
def uprising(event: Uprising) -> Telling:
    """Tell of a revolt."""
    out = f" {capital(troops(event.units))} withdraw to {event.refuge}." if event.units and event.refuge else ""
    text = f"{event.province} rises, throws {event.owner} out and shuts its gates to everybody.{out}"
    return Telling(text=text, news="spies", weight=3)
