"""How a seat without a player decides, window by window (CAN-16)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.candlebre import pilot_marches, pilot_settling, pilot_spending
from rules.candlebre.deeds import Deed
from rules.candlebre.ending import standing
from rules.candlebre.orders_settle import DrawFate, Place
from rules.candlebre.orders_treaty import Accept
from rules.candlebre.plan import Plan
from rules.candlebre.state import Units, World
from rules.candlebre.tables import UNITS
from rules.candlebre.views import view
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.windows import Window

LEADER_WORTH = 60


def autopilot(world: World, seat: str, window: Window[Any], chance: Chance) -> Sequence[Deed]:
    """Decide for a seat from its view; it rolls nothing, and some things it never does (CAN-16.1, CAN-16.22).

    The opening has its own rules, which are worked out when its windows close, or they would stand in every view.
    """
    decide = DECISIONS.get(window.name)
    return decide(Plan(world, seat)) if decide and seat in world.houses else ()


def pilot(world: World, seat: str, window: Window[Any], chance: Chance) -> Sequence[Deed]:
    """Decide for a player who has long been silent, from what the seat may see (CAN-4.8)."""
    return autopilot(view(world, seat), seat, window, chance)


def campaign(plan: Plan) -> list[Deed]:
    """Give the orders of a campaign in their order (CAN-16.5)."""
    pilot_spending.spy(plan)
    pilot_spending.improve(plan)
    pilot_spending.study(plan)
    pilot_spending.build_barracks(plan)
    pilot_spending.buy_units(plan)
    pilot_spending.build_forts(plan)
    pilot_spending.hire(plan)
    pilot_marches.march(plan)
    return plan.orders


def settle(plan: Plan) -> list[Deed]:
    """Give the orders of the second half of a seat-turn (CAN-16.14 to CAN-16.20)."""
    pilot_settling.move(plan)
    pilot_settling.call_companies(plan)
    pilot_settling.place(plan)
    pilot_settling.release(plan)
    pilot_settling.call_clergy(plan)
    pilot_settling.give_notice(plan)
    pilot_settling.offer(plan)
    plan.give(DrawFate())
    return plan.orders


def answer(plan: Plan) -> list[Deed]:
    """Accept what is worth it (CAN-16.17, CAN-16.18)."""
    world = plan.world
    for offer in [one for one in world.offers if one.taker == plan.seat]:
        if offer.alliance:
            mine = standing(world, plan.seat) < pilot_settling.AHEAD
            good = mine and pilot_settling.worth_allying(world, plan.seat, offer.maker)
        else:
            received = worth(offer.give, offer.give_leaders) + offer.pay
            given = worth(offer.ask, offer.ask_leaders) + offer.price
            good = received >= given and 2 * offer.price <= plan.house.civil
        if good:
            plan.give(Accept(offer=offer.id))
    return plan.orders


def worth(units: Units, leaders: list[str]) -> int:
    """Give what people are worth in a bargain, at common prices (CAN-16.17, CAN-3.19)."""
    return sum(UNITS[kind].price * number for kind, number in units.items()) + LEADER_WORTH * len(leaders)


def place_all(world: World, seat: str) -> list[Deed]:
    """Give the orders that place what waits, for a seat that says nothing (CAN-16.15)."""
    return [Place(units=units, province=id) for id, units in pilot_settling.placements(world, seat)]


DECISIONS: Mapping[str, Callable[[Plan], list[Deed]]] = {"campaign": campaign, "settle": settle, "answer": answer}
"""Window to what decides there."""
