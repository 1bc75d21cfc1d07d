"""What an autopilot offers and accepts, and whom it leaves (CAN-16.17, CAN-16.18)."""

from rules.candlebre.board.allegiance import captives
from rules.candlebre.board.manners import manner
from rules.candlebre.board.memory import trusts
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.seats import run_by_player, standing
from rules.candlebre.board.state import Offer, World
from rules.candlebre.board.tables import LEADER_WORTH, UNITS
from rules.candlebre.board.war import Units
from rules.candlebre.diplomacy.orders import Accept, EndAlliance, MakeOffer, ProposeAlliance, Refuse
from rules.candlebre.people.autopilot import PATIENCE
from rules.kernel.orders.order import Order


def answer(plan: Plan) -> list[Order[World]]:
    """Accept what is worth it, and refuse the rest (CAN-16.17, CAN-16.18)."""
    for offer in [one for one in plan.world.offers if one.taker == plan.seat]:
        if not (good(plan.world, offer) and plan.give(Accept(offer=offer.id))):
            plan.give(Refuse(offer=offer.id))
    return plan.orders


def good(world: World, offer: Offer) -> bool:
    """Tell whether its taker does well to accept an offer (CAN-16.17, CAN-16.18)."""
    if offer.alliance:
        return may_propose(world, offer.maker, offer.taker) and trusts(world, offer.taker, offer.maker)
    received, given = weighed(offer)
    given -= FAVOUR * world.houses[offer.taker].regard.get(offer.maker, 0)
    return received >= given and 2 * offer.price <= world.houses[offer.taker].civil


def weighed(offer: Offer) -> tuple[int, int]:
    """Give what the taker of an offer receives and gives, in gold (CAN-16.17)."""
    return worth(offer.give, offer.give_leaders) + offer.pay, worth(offer.ask, offer.ask_leaders) + offer.price


def worth(units: Units, leaders: list[str]) -> int:
    """Give what people are worth in a bargain, at common prices (CAN-16.17, CAN-3.19)."""
    return sum(UNITS[kind].price * number for kind, number in units.items()) + LEADER_WORTH * len(leaders)


AHEAD = 60
FAVOUR = 3
"""Gold by which each point of regard changes what a bargain may cost (CAN-16.24)."""


def offer(plan: Plan) -> None:
    """Offer each captive leader to his House for a ransom (CAN-16.17)."""
    world = plan.world
    for one in captives(world, plan.seat):
        declined = plan.house.refused.get(one.seat, -PATIENCE - 1)
        if run_by_player(world, one.seat) and world.turn <= declined + PATIENCE:
            continue
        plan.give(MakeOffer(seat=one.seat, give={one.id: 1}, price=manner(plan.house).ransom))


def propose(plan: Plan) -> None:
    """Propose an alliance against a third to whom it trusts most, then whoever is weakest (CAN-16.18, CAN-16.24)."""
    world, regard = plan.world, plan.house.regard
    able = [
        one
        for one in world.living()
        if one not in (plan.seat, *plan.house.allies)
        and may_propose(world, plan.seat, one)
        and trusts(world, plan.seat, one)
        and world.turn > plan.house.refused.get(one, -PATIENCE) + PATIENCE
    ]
    best = min(able, key=lambda one: (-regard.get(one, 0), standing(world, one)), default="")
    if best:
        plan.give(ProposeAlliance(seat=best))


def may_propose(world: World, seat: str, other: str) -> bool:
    """Tell whether one seat would ally with another, as everybody can see (CAN-16.18)."""
    return standing(world, seat) < AHEAD and worth_allying(world, seat, other)


def send_gifts(plan: Plan) -> None:
    """Send a prisoner home with gold to whoever stands highest, if it thinks no ill of him (CAN-16.23)."""
    world, house, gold = plan.world, plan.house, manner(plan.house).gift
    others = [one for one in world.living() if one != plan.seat]
    strongest = max(others, key=lambda one: standing(world, one), default="")
    watched = run_by_player(world, strongest) and not any(one.seat == strongest for one in captives(world, plan.seat))
    kinds = list(house.prisoners.get(strongest, {}))
    if gold and kinds and not watched and house.regard.get(strongest, 0) >= 0 and house.civil >= gold:
        plan.give(MakeOffer(seat=strongest, give={kinds[0]: 1}, pay=gold))


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
