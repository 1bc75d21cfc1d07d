"""Aims of a House: every province that it may march on, weighed, and what stands between it and another (CAN-6)."""

from collections.abc import Sequence
from typing import Any

from rules.candlebre.battle.exposure import value_of
from rules.candlebre.battle.forecast import CLOSELY, Raid, attack, coming, raids
from rules.candlebre.battle.marches import one_march
from rules.candlebre.battle.planning import FAIR, March, judged, reinforced
from rules.candlebre.board.allegiance import in_service
from rules.candlebre.board.forces import added, rolling
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.seats import allied, dealt
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import BROKEN_ALLIANCE_HONOR, LEADER_WORTH
from rules.candlebre.board.war import Units
from rules.candlebre.board.wording import troops
from rules.candlebre.movement.march_autopilot import all_spare, prey
from rules.candlebre.movement.march_orders import MarchOn
from rules.candlebre.movement.marching import march_on
from rules.kernel.orders.windows import Window
from rules.kernel.play.aims import Aim
from rules.kernel.play.counsel import in_ten
from rules.kernel.telling.phrases import capital, row

TURNS = 5
"""For how many turns what a province brings is counted."""
UNIT = 15
"""What a fallen unit costs in gold."""
NAMED = 3
"""How many provinces are named beside which somebody stands."""


def aims(world: World, seat: str, window: Window[Any]) -> Sequence[Aim[World]]:  # Any: windows differ
    """Weigh a march on each province that a House may attack, with all that is near and free (CAN-6, CAN-7)."""
    if window.name != "campaign" or not dealt(world, seat):
        return ()
    plan = Plan(world, seat)
    found = [aim(plan, place) for place in prey(plan)]
    return [one for one in found if one]


def aim(plan: Plan, place: Province) -> Aim[World] | None:
    """Weigh one march: as it is ordered, else with all that is near; none where nobody is free to go."""
    if march_on(plan.house, place.id):
        return weighed(plan, as_ordered(plan, place), ())
    body = reinforced(plan, place, {}, all_spare(plan))
    if not body:
        return None
    march = judged(plan, place, body, ())
    return weighed(plan, march, march.orders if march.forecast.won >= FAIR else ())


def as_ordered(plan: Plan, place: Province) -> March:
    """Give the march on a province that a House has ordered."""
    march, units = march_on(plan.house, place.id), Units()
    groups = march.groups if march else []
    for group in groups:
        units = added(units, group.units)
    orders = [
        MarchOn(origin=one.origin, target=place.id, units=one.units, leaders=tuple(one.leaders)) for one in groups
    ]
    found = attack(plan.world, plan.seat, place, units, [id for one in groups for id in one.leaders], CLOSELY)
    return March(place, tuple(orders), units, found)


def weighed(plan: Plan, march: March, orders: tuple[MarchOn, ...]) -> Aim[World]:
    """Say what comes of a march; one that is likelier lost than won is no order that anybody should press."""
    place, won = march.target, march.forecast.won
    led = [one for one in in_service(plan.world, place.owner) if one.place == place.id] if place.owner else []
    worth = won * (value_of(place) * TURNS + len(led) * LEADER_WORTH) - march.forecast.price * UNIT
    return Aim("province", place.id, one_march(plan.world, plan.seat, march)[0], won, worth, orders, won)


def between(world: World, seat: str, other: str) -> Sequence[str]:
    """Say whether an alliance binds two Houses, what the other's honor is, and where it can march (CAN-10.7)."""
    if not all(dealt(world, one) for one in (seat, other)):
        return ()
    name, honor = world.name(other), world.houses[other].honor
    if allied(world, seat, other):
        bound = f"You and {name} are allied: whoever enters the other’s land loses {-BROKEN_ALLIANCE_HONOR} honor by it"
    else:
        bound = f"No alliance binds {name} to you, and promises bind nobody"
    return [f"{capital(bound)}; its honor is {honor}.", comes(world, seat, other)]


def comes(world: World, seat: str, other: str) -> str:
    """Say which march of another is to be feared before a House is asked again (CAN-16.13)."""
    name, found = world.name(other), [one for one in raids(world, seat) if one.rival == other]
    if found:
        return f"{capital(name)} {marching(world, found[0])}."
    beside = [place.name for place in world.held(seat) if stands_beside(world, other, place)]
    if not beside:
        return f"{capital(name)} has no troops beside your land now, and nobody marches farther than to the next."
    near = row([*beside[:NAMED], *(["more"] if beside[NAMED:] else [])])
    if other not in coming(world, seat):
        return f"{capital(name)} has troops beside {near}, and does not march before you are asked again."
    return f"{capital(name)} has troops beside {near}, but too few for a march that a prudent House would order."


def marching(world: World, one: Raid) -> str:
    """Say with whom somebody could march where, and how likely he takes it."""
    place = world.provinces[one.province].name
    against = troops(one.against.items()) if rolling(one.against) else "nobody"
    return f"could march on {place} with {troops(one.units.items())} against {against}, and take it {in_ten(one.won)}"


def stands_beside(world: World, other: str, place: Province) -> bool:
    """Tell whether troops of a seat stand next to a province."""
    near = (world.provinces[id] for id in place.near)
    return any(one.owner == other and rolling(one.units) for one in near)
