"""What operations are worth to an autopilot, in gold, by what everybody can see (CAN-16.6)."""

from collections.abc import Iterator

from rules.candlebre.board.allegiance import captives
from rules.candlebre.board.forces import count, regulars, too_many, without
from rules.candlebre.board.holdings import standing_works
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.seats import standing
from rules.candlebre.board.state import House, Province, World
from rules.candlebre.board.tables import (
    COMMON,
    DIE,
    EXPOSURE_HONOR,
    FORT_PRICES,
    LEADER_WORTH,
    MARKET_PRICE,
    OPERATIONS,
    PARRIED,
    PARRY_FLOOR,
    PARRY_HONOR,
    SLANDER_HONOR,
    UNITS,
)
from rules.candlebre.currencies.income import gold_income
from rules.candlebre.espionage.operations import EXPOSED, PILFERED, PLANS_PART, needed
from rules.candlebre.espionage.orders import Kind, Operate
from rules.candlebre.espionage.targets import FREED, WEAK, ahead
from rules.candlebre.research.levels import next_cost

AHEAD = 60
"""The standing from which whatever harms a House counts twice (CAN-16.6)."""
HONOR_WORTH = 10
"""Gold for a point of honor: a court costs 100 and brings one a turn, for some ten turns (CAN-16.6)."""
SEASONS = 3
"""Turns for which land that its holder loses is out of his hands (CAN-16.6)."""
WORKS = {"barracks": COMMON.barracks, "temple": COMMON.temple, "market": MARKET_PRICE, "court": COMMON.court}
Worth = tuple[Operate, int]


def worths(plan: Plan, rivals: list[str]) -> Iterator[Worth]:
    """Give every operation that makes sense against some rivals, with what it is worth where it works (CAN-16.6)."""
    leader = max(rivals, key=lambda one: standing(plan.world, one))
    for rival in rivals:
        house, harm = plan.world.houses[rival], harms(plan, rival, leader)
        gold = min(purse(plan.world, rival) * PILFERED // 100, plan.house.charter.pilfer)
        yield Operate(kind="pilfer", target=rival), gold  # what its House loses of the civil purse arms nobody
        yield from thefts(plan, rival)
        for order, worth in blows(plan, rival) if harm else ():
            yield order, harm * (-PARRY_HONOR * HONOR_WORTH if foils_it(house, order.kind) else worth)


def foils_it(house: House, kind: str) -> bool:
    """Tell whether a rival's honor would foil an operation, if he foils what an autopilot does (CAN-16.21)."""
    return kind in foiled(house) and house.honor + PARRY_HONOR >= PARRY_FLOOR


def foiled(house: House) -> tuple[Kind, ...]:
    """Give what costs a House more than the honor that foils it: one that lives by honor lets its walls go."""
    return ("slander", *PARRIED) if house.charter.courtier else ("sabotage", *PARRIED)


def harms(plan: Plan, rival: str, leader: str) -> int:
    """Give how often a rival's loss counts: twice if he is far ahead, once if he leads or is next door, else not."""
    world = plan.world
    if standing(world, rival) >= AHEAD:
        return 2
    beside = any(world.provinces[id].owner == rival for one in world.held(plan.seat) for id in one.near)
    return int(rival == leader or beside)


def thefts(plan: Plan, rival: str) -> Iterator[Worth]:
    """Give what spies bring home: learning and people."""
    world, house = plan.world, plan.house
    for tree in ahead(world, plan.seat, rival):
        yield Operate(kind="plans", target=rival, thing=tree), next_cost(house, tree) // PLANS_PART
    for one in captives(world, rival):
        if one.seat == plan.seat:
            yield Operate(kind="jailbreak", target=rival, thing=one.id), LEADER_WORTH
    freed = dearest(world, plan.seat, rival)
    if freed:
        price = sum(UNITS[kind].price * number for kind, number in freed.items())
        yield Operate(kind="jailbreak", target=rival, prisoners=freed), price


def purse(world: World, rival: str) -> int:
    """Guess what a civil purse holds when spies come to it: half an income, or, once it has been spent, half of that.

    In sequential turns they come when all have collected, in simultaneous ones when all have bought (CAN-14.7).
    """
    return gold_income(world, rival) // (4 if world.settings.turns == "simultaneous" else 2)


def dearest(world: World, seat: str, captor: str) -> dict[str, int]:
    """Give the dearest prisoners of a seat whom a captor holds, no more than break out together (CAN-14.10g)."""
    freed: dict[str, int] = {}
    held = world.houses[captor].prisoners.get(seat, {})
    for kind in sorted(held, key=lambda kind: -UNITS[kind].price):
        number = min(held[kind], FREED - count(freed))
        if number:
            freed[kind] = number
    return freed


def blows(plan: Plan, rival: str) -> Iterator[Worth]:
    """Give what spies destroy: honor, improvements, guards of land, and its obedience."""
    world = plan.world
    yield Operate(kind="slander", target=rival), -SLANDER_HONOR * HONOR_WORTH
    held = world.held(rival)
    camps = sum(one.barracks for one in held)
    for place in held:
        for work in standing_works(place):
            worth = price_of(place, work) + (work == "barracks" and camps == 1) * purse(world, rival)
            yield Operate(kind="sabotage", target=rival, province=place.id, thing=work), worth
        yield from knives(plan, rival, place)
        if count(place.units) <= WEAK and held[1:]:
            yield Operate(kind="uprising", target=rival, province=place.id), land_worth(place)


def price_of(place: Province, work: str) -> int:
    """Give what it costs to put an improvement up again, at common prices."""
    return FORT_PRICES[place.fort - 1] if work == "fort" else WORKS[work]


def knives(plan: Plan, rival: str, place: Province) -> Iterator[Worth]:
    """Give the unit without which mercenaries seize a province, or one can walk into it (CAN-8.5, CAN-7.1b)."""
    world = plan.world
    kinds = [kind for kind in place.units if kind != "mercenaries"]
    if not kinds:
        return
    dear = max(kinds, key=lambda kind: UNITS[kind].price)
    worth = UNITS[dear].price
    near = any(world.provinces[id].owner == plan.seat and world.provinces[id].units for id in place.near)
    if too_many(without(place.units, {dear: 1})) and regulars(place.units) > 1:
        worth += land_worth(place)
    elif count(place.units) == 1 and near and not place.protected_by:
        worth += place.value + LEADER_WORTH * any(one.place == place.id for one in world.leaders.values())
    yield Operate(kind="knives", target=rival, province=place.id, thing=dear), worth


def land_worth(place: Province) -> int:
    """Give what it costs to lose a province: three turns of its gold, and what stands there."""
    return SEASONS * place.value + sum(price_of(place, work) for work in standing_works(place))


def gain(plan: Plan, order: Operate, worth: int) -> int:
    """Give what an operation brings on the average, in twentieths of a gold piece, its price and exposure off."""
    house = plan.house
    number = needed(house, plan.world.houses[order.target], order.kind)
    seen = min(DIE - EXPOSED + 1, DIE - number) * -EXPOSURE_HONOR * house.charter.exposure * HONOR_WORTH
    return number * worth - DIE * OPERATIONS[order.kind].price - seen
