"""What an autopilot offers and accepts, and whom it leaves (CAN-16.17, CAN-16.18)."""

from rules.candlebre.board.allegiance import captives
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.seats import run_by_player, standing
from rules.candlebre.board.state import Offer, World
from rules.candlebre.board.tables import UNITS
from rules.candlebre.board.war import Units
from rules.candlebre.diplomacy.orders import Accept, EndAlliance, MakeOffer
from rules.candlebre.people.autopilot import PATIENCE, RANSOM
from rules.kernel.orders.order import Order

LEADER_WORTH = 60


def answer(plan: Plan) -> list[Order[World]]:
    """Accept what is worth it (CAN-16.17, CAN-16.18)."""
    for offer in [one for one in plan.world.offers if one.taker == plan.seat]:
        if good(plan.world, offer):
            plan.give(Accept(offer=offer.id))
    return plan.orders


def good(world: World, offer: Offer) -> bool:
    """Tell whether its taker does well to accept an offer (CAN-16.17, CAN-16.18)."""
    if offer.alliance:
        return standing(world, offer.taker) < AHEAD and worth_allying(world, offer.taker, offer.maker)
    received, given = weighed(offer)
    return received >= given and 2 * offer.price <= world.houses[offer.taker].civil


def weighed(offer: Offer) -> tuple[int, int]:
    """Give what the taker of an offer receives and gives, in gold (CAN-16.17)."""
    return worth(offer.give, offer.give_leaders) + offer.pay, worth(offer.ask, offer.ask_leaders) + offer.price


def worth(units: Units, leaders: list[str]) -> int:
    """Give what people are worth in a bargain, at common prices (CAN-16.17, CAN-3.19)."""
    return sum(UNITS[kind].price * number for kind, number in units.items()) + LEADER_WORTH * len(leaders)


AHEAD = 60


def offer(plan: Plan) -> None:
    """Offer each captive leader to his House for a ransom (CAN-16.17)."""
    world = plan.world
    for one in captives(world, plan.seat):
        declined = plan.house.refused.get(one.seat, -PATIENCE - 1)
        if run_by_player(world, one.seat) and world.turn <= declined + PATIENCE:
            continue
        plan.give(MakeOffer(seat=one.seat, give={one.id: 1}, price=RANSOM))


def give_notice(plan: Plan) -> None:
    """End alliances that serve no more against a third (CAN-16.18)."""
    world = plan.world
    for ally, until in list(plan.house.allies.items()):
        if not until and not worth_allying(world, plan.seat, ally):
            plan.give(EndAlliance(ally=ally))


def worth_allying(world: World, seat: str, other: str) -> bool:
    """Tell whether a third seat is far ahead, and the other is not (CAN-16.18)."""
    third = any(standing(world, one) >= AHEAD for one in world.living() if one not in (seat, other))
    return third and standing(world, other) < AHEAD
