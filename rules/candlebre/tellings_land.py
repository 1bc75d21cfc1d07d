"""How the opening, purses, works and musters read (CAN-1 to CAN-6)."""

from rules.candlebre import events
from rules.candlebre.wording import TELLINGS, one_of, troops
from rules.kernel.telling.phrases import capital, figure, row, signed
from rules.kernel.telling.tellings import Telling

EARNED = ("CAN-7.16d", "CAN-10.4")
"""Honor of deeds and of prisoners let go, which are told beside it."""


@TELLINGS.of(events.ValueRolled)
def value_rolled(event: events.ValueRolled) -> Telling:
    """Tell what a province is worth."""
    return Telling(text=f"{event.province} yields {event.value} gold a turn.", news="land", weight=0)


@TELLINGS.of(events.GoldReceived)
def gold_received(event: events.GoldReceived) -> Telling:
    """Tell a seat of its gold."""
    text = (
        f"{capital(event.seat)}: {event.gold} gold ({event.reason}), "
        f"{event.military} to the military purse and {event.civil} to the civil one."
    )
    return Telling(text=text, news="money")


@TELLINGS.of(events.GoldMoved)
def gold_moved(event: events.GoldMoved) -> Telling:
    """Tell a seat what went from purse to purse."""
    return Telling(text=f"{capital(event.seat)} moves {event.gold} gold to the civil purse.", news="money", weight=0)


@TELLINGS.of(events.HonorChanged)
def honor_changed(event: events.HonorChanged) -> Telling:
    """Tell a change of honor, and infamy."""
    text = f"{capital(event.seat)}: {signed(event.by)} honor ({event.reason}), now {figure(event.honor)}."
    if event.infamy:
        return Telling(text=f"{text} The name stinks in every court: they are infamous.", news="court", weight=2)
    if event.cleared:
        return Telling(text=f"{text} Doors open to them again.", news="court", weight=2)
    return Telling(text=text, news="court", weight=0 if event.clause in EARNED else 1)


@TELLINGS.of(events.InfluenceChanged)
def influence_changed(event: events.InfluenceChanged) -> Telling:
    """Tell a change of influence."""
    text = f"{capital(event.seat)}: {signed(event.by)} influence ({event.reason}), now {event.influence}."
    return Telling(text=text, news="church", weight=0)


@TELLINGS.of(events.ClergyCalled)
def clergy_called(event: events.ClergyCalled) -> Telling:
    """Tell where clergy stand."""
    whose = f", for {event.owner}" if event.owner != event.seat else ""
    way = one_of(
        event.province,
        "Candles and censers line the roads into {place}: {seat} called the clergy{whose}.",
        "{seat} calls the clergy to {place}{whose}; no banner may cross their line.",
        "Bells in {place}{whose}: the clergy stand there at the word of {seat}.",
    )
    return Telling(text=capital(way.format(place=event.province, seat=event.seat, whose=whose)), news="church")


@TELLINGS.of(events.ClergyLeft)
def clergy_left(event: events.ClergyLeft) -> Telling:
    """Tell that clergy left."""
    return Telling(text=f"The clergy leave {event.province}: {event.reason}.", news="church", weight=0)


@TELLINGS.of(events.ClaimOrder)
def claim_order(event: events.ClaimOrder) -> Telling:
    """Tell who chooses first."""
    text = (
        f"Candles burn for the dead king. Houses are dealt in this order: {row(event.seats)}; land the other way round."
    )
    return Telling(text=text, news="seat", weight=2)


@TELLINGS.of(events.HouseDealt)
def house_dealt(event: events.HouseDealt) -> Telling:
    """Tell which House a seat plays."""
    return Telling(text=f"The {event.candle} burns for {event.house}, {event.about}.", news="seat", weight=3)


@TELLINGS.of(events.LandDealt)
def land_dealt(event: events.LandDealt) -> Telling:
    """Tell where a House begins."""
    where = f"{event.start}: " if event.start else ""
    return Telling(text=f"{capital(event.seat)} holds {where}{row(event.provinces)}.", news="land", weight=2)


@TELLINGS.of(events.Founded)
def founded(event: events.Founded) -> Telling:
    """Tell of the free building."""
    what = "barracks" if event.building == "barracks" else "a temple"
    return Telling(text=f"{capital(event.seat)} founds {what} in {event.province}.", news="land")


@TELLINGS.of(events.ArmyRaised)
def army_raised(event: events.ArmyRaised) -> Telling:
    """Tell of a standing army."""
    armies = "; ".join(f"{troops(units)} in {place}" for place, units in event.armies) or "nobody under arms"
    head = f"The head of the House keeps court in {event.head}."
    return Telling(text=f"{capital(event.seat)} musters {armies}. {head}", news="muster", weight=2)


@TELLINGS.of(events.FirstRolled)
def first_rolled(event: events.FirstRolled) -> Telling:
    """Tell who plays first."""
    rolls = ", ".join(f"{seat} {' then '.join(map(str, dice))}" for seat, dice in event.rolls)
    text = f"{capital(event.order[0])} moves first ({rolls}); then {row(event.order[1:])}."
    return Telling(text=text, news="seat", weight=2)


@TELLINGS.of(events.SeatLeftOut)
def seat_left_out(event: events.SeatLeftOut) -> Telling:
    """Tell that a seat takes no part."""
    return Telling(text=f"Nobody lights the {event.candle}; it takes no part.", news="seat", weight=2)


@TELLINGS.of(events.TurnBegan)
def turn_began(event: events.TurnBegan) -> Telling:
    """Tell whose turn it is."""
    whose = row(event.seats)
    return Telling(text=f"Turn {event.number}: {whose}.", news="seat", weight=0)


@TELLINGS.of(events.LevelInForce)
def level_in_force(event: events.LevelInForce) -> Telling:
    """Tell that learning bears fruit."""
    text = f"{capital(event.seat)} puts {event.tree} level {event.level} to use."
    return Telling(text=text, news="study", weight=0)


@TELLINGS.of(events.AutopilotTook)
def autopilot_took(event: events.AutopilotTook) -> Telling:
    """Tell that stewards run a House."""
    text = f"No word comes from {event.seat}; its stewards rule until one does."
    return Telling(text=text, news="seat", weight=2)


@TELLINGS.of(events.Built)
def built(event: events.Built) -> Telling:
    """Tell what was built."""
    what = f"a fort of level {event.level}" if event.building == "fort" else f"a {event.building}"
    what = "barracks" if event.building == "barracks" else what
    return Telling(text=f"{capital(event.seat)} builds {what} in {event.province}.", news="land")


@TELLINGS.of(events.UnitsBought)
def units_bought(event: events.UnitsBought) -> Telling:
    """Tell a seat what it bought."""
    return Telling(text=f"{capital(event.seat)} pays {event.price} gold for {troops(event.units)}.", news="muster")


@TELLINGS.of(events.UnitsPlaced)
def units_placed(event: events.UnitsPlaced) -> Telling:
    """Tell where new units stand."""
    take = "takes" if single(event.units) else "take"
    text = f"{capital(troops(event.units))} of {event.seat} {take} post in {event.province}."
    return Telling(text=text, news="muster")


def single(units: events.UnitsTold) -> bool:
    """Tell whether it is one unit."""
    return sum(number for _, number in units) == 1
