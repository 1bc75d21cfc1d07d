"""How the opening reads (CAN-1, CAN-3)."""

from collections.abc import Iterable

from rules.candlebre.board.forces import UnitsTold
from rules.candlebre.board.tables import HOUSES
from rules.candlebre.board.wording import troops
from rules.candlebre.opening.events import (
    ArmyRaised,
    ClaimOrder,
    FirstRolled,
    Founded,
    HouseDealt,
    HouseMissed,
    LandDealt,
    RegionMissed,
    SeatLeftOut,
    ValueRolled,
)
from rules.kernel.telling.address import is_reader
from rules.kernel.telling.phrases import capital, row, the, verb
from rules.kernel.telling.tellings import Tellings

TELLINGS = Tellings(
    purposes={
        "value": "what it is worth",
        "claim.order": "who is dealt a House first",
        "first": "for the first turn",
    }
)


def stationed(armies: tuple[tuple[str, UnitsTold], ...]) -> str:
    """Say what stands where."""
    return "; ".join(f"{troops(units)} in {place}" for place, units in armies) or "nobody under arms"


def lost_to(gone: Iterable[tuple[str, str]]) -> str:
    """Say what went to whom: `Ashgrave went to the Green Candle and Vesper went to the Blue Candle`."""
    return row(f"{what} went to {the(who)}" for what, who in gone)


def first_rolled(event: FirstRolled) -> str:
    """Tell who plays first."""
    first, *others = event.order
    rolled = " and then ".join(map(str, dict(event.rolls)[first]))
    return (
        f"{capital(first)} {verb(first, 'rolls', 'roll')} highest ({rolled}) and {verb(first, 'moves', 'move')} first; "
        f"then {row(others)}."
    )


TELLINGS.say(ValueRolled, "{province} yields {value} gold a turn.", news="land", weight=0)
TELLINGS.say(
    ClaimOrder,
    "Candles burn for the dead king. Houses are dealt in this order: {seats}; land the other way round.",
    news="seat",
    weight=2,
)
TELLINGS.say(
    HouseDealt,
    "The {candle} burns for {house}{name}, {charter}.",
    news="seat",
    weight=3,
    name=lambda event: f": you are House {HOUSES[event.charter].name}" if is_reader(event.house) else "",
    charter=lambda id: HOUSES[id].about,
)
TELLINGS.say(
    HouseMissed,
    "{seat:The} {seat:has|have} {charter}: before {seat:its|their} turn to choose came, {gone}.",
    news="seat",
    gone=lambda gone: lost_to((HOUSES[house].name, f"the {candle}") for house, candle in gone),
    charter=lambda id: HOUSES[id].name,
)
TELLINGS.say(
    RegionMissed,
    "{seat:The} {seat:begins|begin} in {start}: before {seat:its|their} turn to choose came, {gone}.",
    news="land",
    gone=lost_to,
)
TELLINGS.say(
    LandDealt,
    "{seat:The} {seat:holds|hold} {start}{provinces}.",
    news="land",
    weight=2,
    start=lambda region: region and f"{region}: ",
)
TELLINGS.say(
    Founded,
    "{seat:The} {seat:founds|put up} {building} in {province}.",
    news="land",
    building={"barracks": "barracks", "temple": "a temple"},
)
TELLINGS.say(
    ArmyRaised,
    "{seat:The} {seat:musters|muster} {armies}. The head of {seat:the|their} House keeps court in {head}.",
    news="muster",
    weight=2,
    armies=stationed,
)
TELLINGS.say(FirstRolled, first_rolled, news="seat", weight=2)
TELLINGS.say(SeatLeftOut, "Nobody lights the {candle}; it takes no part.", news="seat", weight=2)
