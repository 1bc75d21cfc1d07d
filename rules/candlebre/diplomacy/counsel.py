"""Counsel on bargains: offers that wait, ransoms for captives, and alliances (CAN-10.5, CAN-10.7)."""

from collections.abc import Sequence
from typing import Any

from rules.candlebre.board.plan import Plan
from rules.candlebre.board.seats import standing
from rules.candlebre.board.state import Leader, World
from rules.candlebre.board.state import Offer as Bargain
from rules.candlebre.board.tables import LEADER_WORTH
from rules.candlebre.diplomacy.autopilot import AHEAD, good, offer, weighed, worth_allying
from rules.candlebre.diplomacy.offers import terms
from rules.candlebre.diplomacy.orders import Accept, MakeOffer, ProposeAlliance, Refuse, bound
from rules.candlebre.diplomacy.terms import ALLIED
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Weight, by_topic
from rules.kernel.telling.phrases import capital

SPARED = 2
"""How many times its price a House must hold to buy a leader free at any price."""


def offers(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Weigh each offer that waits for an answer, as an autopilot would (CAN-16.17, CAN-16.18)."""
    if window.name != "answer":
        return ()
    return [weigh(world, one) for one in world.offers if one.taker == seat]


def weigh(world: World, bargain: Bargain) -> Counsel[World]:
    """Say what an offer gives and takes."""
    maker, mine = world.name(bargain.maker), standing(world, bargain.taker)
    if bargain.alliance:
        text = (
            f"{capital(maker)}, {standing(world, bargain.maker)} % of the way to the crown (you {mine} %), proposes an "
            f"alliance. {ALLIED}"
        )
        clause = "CAN-10.7b"
    else:
        received, given = weighed(bargain)
        text = (
            f"{capital(maker)} offers {terms(world, bargain)}: worth {received} gold to you against {given}, at common "
            f"prices; your civil purse holds {world.houses[bargain.taker].civil}."
        )
        clause = "CAN-10.5b"
    yes: Offer[World] = Offer(f"Accept {maker}", Accept(offer=bargain.id))
    no: Offer[World] = Offer(f"Refuse {maker}", Refuse(offer=bargain.id))
    return Counsel(
        Weight.DECIDE, text, clause, (yes, no) if good(world, bargain) or redeems(world, bargain) else (no, yes)
    )


def redeems(world: World, bargain: Bargain) -> bool:
    """Tell whether an offer brings a leader home, without whom all fight worse, for what its taker can well spare."""
    return bool(bargain.give_leaders) and SPARED * bargain.price <= world.houses[bargain.taker].civil


def ransoms(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Point at captives: those whom one holds, and one's own whom others hold (CAN-10.5)."""
    if window.name != "settle":
        return ()
    plan = Plan(world, seat)
    offer(plan)
    mine = [one for one in plan.orders if isinstance(one, MakeOffer)]
    lost = [one for one in world.leaders.values() if one.seat == seat and one.captor]
    return [*(redeem(world, seat, one) for one in lost[:1]), *(sell(world, one) for one in mine[:1])]


def redeem(world: World, seat: str, one: Leader) -> Counsel[World]:
    """Say what it would cost to have a leader back."""
    civil, captor = world.houses[seat].civil, world.name(one.captor)
    price = min(LEADER_WORTH, civil)
    text = (
        f"{capital(world.person(one.id))} is a captive of {captor}. A leader is commonly worth {LEADER_WORTH} gold; "
        f"your civil purse holds {civil}, and without him your troops fight at 1 less."
    )
    if not price:
        return Counsel(Weight.DECIDE, text, "CAN-10.5")
    order = MakeOffer(seat=one.captor, ask={one.id: 1}, pay=price)
    return Counsel(Weight.DECIDE, text, "CAN-10.5", (Offer(f"Offer {price} gold to {captor}", order),))


def sell(world: World, order: MakeOffer) -> Counsel[World]:
    """Say what a captive could bring."""
    name, house = next(iter(world.person(id) for id in order.give)), world.name(order.seat)
    text = (
        f"You hold {name} captive: {house} may pay {order.price} gold for him. Letting him go brings 5 honor, "
        f"his head costs 20."
    )
    return Counsel(Weight.DECIDE, text, "CAN-10.5", (Offer(f"Ask {order.price} gold of {house}", order),))


def alliances(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Point at an ally against a third who is far ahead (CAN-10.7, CAN-16.18)."""
    if window.name != "settle" or standing(world, seat) >= AHEAD:
        return ()
    able = [
        one for one in world.living() if one != seat and worth_allying(world, seat, one) and not bound(world, seat, one)
    ]
    if not able:
        return ()
    first, one = (
        max(world.living(), key=lambda other: standing(world, other)),
        min(able, key=lambda other: standing(world, other)),
    )
    text = (
        f"{capital(world.name(first))} is {standing(world, first)} % of the way to the crown. An alliance with "
        f"{world.name(one)}, at {standing(world, one)} %, leaves both of you free against it."
    )
    return [
        Counsel(Weight.CHANCE, text, "CAN-10.7", (Offer(f"Ally with {world.name(one)}", ProposeAlliance(seat=one)),))
    ]


counsel = by_topic(offers, ransoms, alliances)
