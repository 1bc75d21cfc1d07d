"""Counsel on moves: troops who stand where nobody comes (CAN-6)."""

from collections.abc import Sequence
from typing import Any

from rules.candlebre.board.forces import count, rolling
from rules.candlebre.board.measures import strongest_beside
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.wording import troops
from rules.candlebre.movement.move_autopilot import move
from rules.candlebre.movement.move_orders import Move
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Weight
from rules.kernel.telling.phrases import capital, several


def counsel(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Point at those whom an autopilot would bring forward, the largest body first, and at leaders (CAN-16.14)."""
    if window.name != "settle":
        return ()
    plan = Plan(world, seat)
    move(plan)
    moves = [one for one in plan.orders if isinstance(one, Move)]
    bodies = sorted((one for one in moves if one.units), key=lambda one: -count(one.units))
    leaders = [one for one in moves if not one.units and endangered(world, seat, one.origin)]
    if bodies:
        return [forward(world, bodies, leaders)]
    return [to_safety(world, seat, leaders)] if leaders else ()


def endangered(world: World, seat: str, province: str) -> bool:
    """Tell whether a rival's troops stand beside a province: else nobody there has to go where it is safer."""
    return bool(rolling(strongest_beside(world, seat, world.provinces[province])[1]))


def forward(world: World, bodies: Sequence[Move], leaders: Sequence[Move]) -> Counsel[World]:
    """Say where most troops stand idle, and how many bodies more; leaders go out of danger with the same press."""
    way, *others = bodies
    origin, end = world.provinces[way.origin], world.provinces[way.path[-1]]
    text = (
        f"No enemy and no neutral borders {origin.name}, where {troops(way.units.items())} "
        f"stand{'s' if count(way.units) == 1 else ''} idle; the way to the front leads through {end.name}."
    )
    if others:
        text += (
            f" So {'do' if others[1:] else 'does'} {len(others)} more {'bodies' if others[1:] else 'body'} of troops."
        )
    if leaders:
        text += f" {capital(several(len(leaders), 'leader', 'leaders'))} could go where it is safer."
    offers: list[Offer[World]] = [Offer(f"Move them to {end.name}", way)]
    if others or leaders:
        offers.insert(0, Offer("Bring all forward" if others else "Move all", way, (*others, *leaders)))
    return Counsel(Weight.DECIDE, text, "CAN-6.9", tuple(offers))


def to_safety(world: World, seat: str, leaders: Sequence[Move]) -> Counsel[World]:
    """Say who stands around a leader, and where he would be safer."""
    way, *others = leaders
    origin, end = world.provinces[way.origin], world.provinces[way.path[-1]]
    name = world.person(way.leaders[0]).replace(f"head of {world.name(seat)}", "head of your House")
    text = (
        f"{capital(name)} stands in {origin.name} with {around(world, seat, origin)}; "
        f"{end.name} has {around(world, seat, end)}."
    )
    if others:
        text += f" {capital(several(len(others), 'other leader', 'other leaders'))} could go where it is safer, too."
    offer: Offer[World] = Offer("Bring the leaders to safety" if others else f"Go to {end.name}", way, tuple(others))
    return Counsel(Weight.DECIDE, text, "CAN-6.13", (offer,))


def around(world: World, seat: str, place: Province) -> str:
    """Count one's own units in a province, and those of rivals beside it."""
    beside = (world.provinces[id] for id in place.near)
    rivals = sum(count(one.units) for one in beside if one.owner not in ("", seat))
    own = several(count(place.units), "unit", "units")
    return f"{own}, and {several(rivals, 'unit', 'units')} of rivals beside it"
