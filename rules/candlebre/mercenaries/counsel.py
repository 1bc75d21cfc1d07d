"""Counsel on companies: what the cards in hand would raise, and neutrals whom they could help (CAN-9.7, CAN-11.4)."""

from collections.abc import Sequence
from typing import Any

from rules.candlebre.board.cards import COMPANIES
from rules.candlebre.board.forces import added
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import World
from rules.candlebre.board.war import Units
from rules.candlebre.board.wording import troops
from rules.candlebre.mercenaries.autopilot import call_companies, guard_neutrals
from rules.candlebre.mercenaries.neutrals import defenders
from rules.candlebre.mercenaries.orders import GuardNeutrals, PlayCompany, Reinforce, march_names
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Weight, by_topic
from rules.kernel.telling.phrases import capital, several


def companies(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say what a company in hand would raise, and call all that an autopilot would (CAN-11.4, CAN-16.20)."""
    hand = world.houses[seat].hand
    if window.name != "settle" or not hand:
        return ()
    plan = Plan(world, seat)
    call_companies(plan)
    played = [one for one in plan.orders if isinstance(one, PlayCompany)]
    first, *others = played or [PlayCompany(card=hand[0])]
    company = COMPANIES[first.card]
    text = (
        f"{company.name}, {several(len(hand), 'company', 'companies')} in your hand of three at most, would raise "
        f"{troops(company.units.items())} for nothing, to be placed anywhere of yours."
    )
    called = f"Call {company.name}{' and the others' * bool(others)}"
    offer: Offer[World] = Offer(called, first, tuple(others))
    return [Counsel(Weight.DECIDE if played else Weight.CHANCE, text, "CAN-11.4", (offer,))]


def word_for_neutrals(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: as above
    """Say against whom a company in hand could stand with neutrals in his next turn (CAN-9.7a, CAN-16.21)."""
    house, plan = world.houses[seat], Plan(world, seat)
    if window.name != "settle" or not house.hand:
        return ()
    guard_neutrals(plan)
    posted = [one for one in plan.orders if isinstance(one, GuardNeutrals)]
    if not posted:
        return ()
    against = posted[0].attackers[0]
    name, lands = world.name(against), len(world.held(against))
    text = (
        f"{capital(name)} holds most provinces, {lands}. If you leave word, the oldest company in your hand stands "
        "with the first neutrals whom it attacks, for that battle."
    )
    offer: Offer[World] = Offer(f"Guard against {name}", plan.orders[0], tuple(plan.orders[1:]))
    return [Counsel(Weight.CHANCE, text, "CAN-9.7a", (offer,))]


def help_for_neutrals(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say against whom a company in hand could stand with neutrals (CAN-9.7b)."""
    hand = world.houses[seat].hand
    if window.name != "reinforce" or not hand:
        return ()
    company, found = COMPANIES[hand[0]], list[Counsel[World]]()
    for march in march_names(world, seat).values():
        one, target = march.split(">")
        place, comes = world.provinces[target], coming(world, one, target)
        text = (
            f"{capital(world.name(one))} marches on {place.name} with {troops(comes.items())} against "
            f"{troops(defenders(place).items())}; {company.name} would add {troops(company.units.items())}."
        )
        offer = Offer(f"{company.name} to {place.name}", Reinforce(march=march, card=hand[0]))
        found.append(Counsel(Weight.CHANCE, text, "CAN-9.7b", (offer,)))
    return found


def coming(world: World, seat: str, target: str) -> Units:
    """Give the units of a march."""
    total: Units = {}
    for march in world.houses[seat].marches:
        for group in march.groups if march.target == target else ():
            total = added(total, group.units)
    return total


counsel = by_topic(companies, help_for_neutrals)
