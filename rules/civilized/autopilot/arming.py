"""Arming: what a war lacks, a ruler who prepares or wages it buys before all else (house rule CIV-HA14)."""

from collections.abc import Iterator

from rules.civilized.autopilot.purse import Purse
from rules.civilized.diplomacy.autopilot import wars_with
from rules.civilized.diplomacy.peace import wants_peace
from rules.civilized.forces.levies import TRANSPORT, WARSHIP, kind_of, open_types, raising_problem, unit_cost
from rules.civilized.forces.orders import BuildShip, RaiseElement
from rules.civilized.war.needs import numbers_lacking, ships_lacking
from rules.civilized.war.orders import BreakAgreement
from rules.civilized.war.reach import fair_chance
from rules.civilized.world.deed import Deed, lawful
from rules.civilized.world.definitions import may_be_invaded
from rules.civilized.world.state import World
from rules.civilized.world.tables import BINDING

LEVY = 3
"""How many elements more are raised where the number suffices and the strength does not (CIV-HA14)."""


def quarry(world: World, seat: str) -> tuple[str, str]:
    """Give the country against which a seat arms, and the kind of the war; empty for none (CIV-HA14)."""
    plan = world.countries[seat].war_plan
    if plan is not None:
        return plan.target, plan.kind
    begun = (
        war for war in wars_with(world, seat).values() if war.attacker == seat and not wants_peace(world, war, seat)
    )
    return next(((war.defender, war.kind) for war in begun), ("", ""))


def armaments(purse: Purse) -> Iterator[Deed]:
    """Give what a war lacks, one unit after another (CIV-HA14).

    Ships where no way leads on foot; then elements, the cheapest for number, three of any type for strength.
    """
    foe, kind = quarry(purse.world, purse.seat)
    if not foe or foe not in purse.world.countries:
        return
    for _ in range(ships_lacking(purse.world, purse.seat, foe)):
        ports = [city for city in purse.cities if not raising_problem(purse.world, city, TRANSPORT)]
        if ports and unit_cost(purse.world, TRANSPORT) <= purse.points:
            yield BuildShip(city=purse.most_populous(ports).id)
    number = numbers_lacking(purse.world, purse.seat, foe, kind)
    weak = not number and not fair_chance(purse.world, purse.seat, foe, kind)
    for _ in range(number or LEVY * weak):
        kinds = [one for one in raisable(purse) if one != WARSHIP]
        if not kinds:
            return
        cheapest = min(unit_cost(purse.world, one) for one in kinds)
        wanted = [one for one in kinds if weak or unit_cost(purse.world, one) == cheapest]
        chosen = purse.pick("invest.type", wanted, "CIV-HA14")
        able = [city for city in purse.cities if not raising_problem(purse.world, city, chosen)]
        purse.roll.add(chosen)
        yield RaiseElement(type=chosen, city=purse.pick("invest.site", able, "CIV-HA14").id)


def raisable(purse: Purse) -> list[str]:
    """Give the types of element, Warship the last, that can be raised and paid for (CIV-4.8.2f)."""
    world = purse.world
    paid = [one for one in open_types(world, purse.seat, purse.roll) if unit_cost(world, one) <= purse.points]
    kinds = {kind_of(one): one for one in paid}  # where one of a kind can be raised, all of that kind can
    able = [kind for kind, one in kinds.items() if any(not raising_problem(world, city, one) for city in purse.cities)]
    return [one for one in paid if kind_of(one) in able]


def renunciations(world: World, seat: str) -> list[Deed]:
    """Break what binds a country to the only one against which it prepares; of a pact, give notice (CIV-HA12)."""
    plan = world.countries[seat].war_plan
    if plan is None or not plan.target or may_be_invaded(world, seat, plan.target):
        return []
    orders: list[Deed] = []
    for kept in list(world.agreements.values()):
        if kept.kind in BINDING and {seat, plan.target} <= set(kept.parties):
            order = BreakAgreement(agreement=kept.id)
            if lawful(world, seat, order):
                order.apply(world, seat)
                orders.append(order)
    return orders
