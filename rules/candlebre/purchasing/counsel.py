"""Counsel on purchases: what the purses can pay, what the barracks take, and what waits to be placed (CAN-5)."""

from collections.abc import Sequence
from typing import Any

from rules.candlebre.board.forces import count, ordered
from rules.candlebre.board.measures import is_house_front
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import House, World
from rules.candlebre.board.tables import GUILDS_LEVEL, UNITS
from rules.candlebre.board.war import Units
from rules.candlebre.board.wording import troops
from rules.candlebre.purchasing.autopilot import build_barracks, build_forts, buy_units, hire, improve
from rules.candlebre.purchasing.orders import Build, Buy, Place
from rules.candlebre.purchasing.placements import placements
from rules.candlebre.purchasing.quarters import room
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Weight
from rules.kernel.telling.phrases import an, capital, row, several

NAMED = 3
"""Improvements that are named in one sentence."""


def soldiers(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say what the military purse pays for, as an autopilot would spend it (CAN-16.9 to CAN-16.12)."""
    if window.name != "campaign":
        return ()
    plan, house = Plan(world, seat), world.houses[seat]
    build_barracks(plan)
    buy_units(plan)
    build_forts(plan)
    hire(plan)
    if not plan.orders:
        return ()
    free, spent = max(0, room(world, house)), house.military - plan.house.military
    takes = f"your barracks take {several(free, 'regular', 'regulars')} this turn"
    if not any(one.barracks for one in world.held(seat)):
        takes = "no barracks in which regulars could be raised"
    text = f"You have {house.military} military gold to spend, and {takes}: {listed(world, plan.orders)} for {spent}."
    return [Counsel(Weight.DECIDE, text, "CAN-5.1", offers_of(world, plan.orders, f"Buy all for {spent}"))]


def works(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say which courts, temples and markets the civil purse pays for, as an autopilot would build (CAN-16.7)."""
    if window.name != "campaign":
        return ()
    plan, house = Plan(world, seat), world.houses[seat]
    improve(plan)
    if not plan.orders:
        return ()
    spent, brings = house.civil - plan.house.civil, row(yields(house, plan.orders))
    text = (
        f"{capital(listed(world, plan.orders))} would cost {spent} of the {house.civil} civil gold that you can spend, "
        f"and bring {brings} more every turn."
    )
    return [Counsel(Weight.DECIDE, text, "CAN-5.11", offers_of(world, plan.orders, f"Build all for {spent}"))]


def yields(house: House, orders: Sequence[Order[World]]) -> list[str]:
    """Give what some improvements bring a turn: `1 honor`, `20 gold`."""
    built = [one.building for one in orders if isinstance(one, Build)]
    each = {"market": 20 if house.level["infrastructure"] >= GUILDS_LEVEL else 10, "court": 1}
    each["temple"] = house.charter.temple_yield
    kinds = {"court": "honor", "temple": "influence", "market": "gold"}
    return [f"{each[kind] * built.count(kind)} {brings}" for kind, brings in kinds.items() if kind in built]


def listed(world: World, orders: Sequence[Order[World]]) -> str:
    """Put purchases into words: `a barracks in Waxenby, 4 infantry and 2 archers`."""
    built = [f"{an(one.building)} in {world.provinces[one.province].name}" for one in orders if isinstance(one, Build)]
    if built[NAMED:]:
        built = [*built[:NAMED], f"{len(built) - NAMED} works more"]
    bought = ordered({one.unit: one.number for one in orders if isinstance(one, Buy)})
    return row([*built, *(troops([one]) for one in bought.items())])


def offers_of(world: World, orders: Sequence[Order[World]], whole: str) -> tuple[Offer[World], ...]:
    """Offer all of some purchases with one press, and each by itself."""
    each = [Offer(label(world, one), one) for one in orders]
    return (Offer(whole, orders[0], tuple(orders[1:])), *each) if orders[1:] else tuple(each)


def label(world: World, order: Order[World]) -> str:
    """Give what stands on the button of one purchase."""
    if isinstance(order, Build):
        return f"{order.building.capitalize()} in {world.provinces[order.province].name}"
    return f"Buy {listed(world, [order])}"


def placing(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say what waits, and where it will stand if its seat says nothing (CAN-5.9)."""
    house = world.houses[seat]
    waiting: Units = {kind: house.muster.get(kind, 0) + house.returned.get(kind, 0) for kind in UNITS}
    if window.name != "settle" or not count(waiting):
        return ()
    found = placements(world.fresh(), seat)
    if not found:
        text = f"{troops(waiting.items())} wait, and no province can take them this turn: regulars need a barracks."
        return [Counsel(Weight.DECIDE, text, "CAN-5.4")]
    orders = [Place(units=units, province=id) for id, units in found]
    where = {id: sum(count(units) for one, units in found if one == id) for id, _ in found}
    named = spread(world, seat, found)
    waits = several(count(waiting), "unit waits", "units wait")
    text = f"{capital(waits)} to be placed. Unless you say otherwise: {named}."
    whole = f"Place {'all ' * bool(orders[1:])}{sum(where.values())}"
    each = [Offer(f"Place {count(one.units)} in {world.provinces[one.province].name}", one) for one in orders]
    offers = [Offer(whole, orders[0], tuple(orders[1:])), *each] if orders[1:] else each
    return [Counsel(Weight.DECIDE, text, "CAN-5.9", tuple(offers))]


def spread(world: World, seat: str, found: Sequence[tuple[str, Units]]) -> str:
    """Say how many units go where."""
    where = {id: sum(count(units) for one, units in found if one == id) for id, _ in found}
    return row(f"{number} in {world.provinces[id].name}{front(world, seat, id)}" for id, number in where.items())


def placed(world: World, seat: str, order: Place) -> str:
    """Say which units still wait beside those that are placed, and where they stand if their seat says nothing."""
    del order
    house = world.houses[seat]
    left: Units = {kind: house.muster.get(kind, 0) + house.returned.get(kind, 0) for kind in UNITS}
    if not count(left):
        return ""
    waits = f"{capital(troops(left.items()))} {'is' if count(left) == 1 else 'are'} left over"
    found = placements(world.fresh(), seat)
    if not found:
        return f"{waits}, and no province can take them this turn."
    return f"{waits}. Unless you place them, too: {spread(world, seat, found)}."


def front(world: World, seat: str, id: str) -> str:
    """Say that a province borders a rival."""
    return " at the front" if is_house_front(world, seat, world.provinces[id]) else ""
