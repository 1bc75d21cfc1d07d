"""Seats: who plays, who is run by the autopilot, and in which order (CAN-4.3a, CAN-4.8, CAN-15.9)."""

from rules.candlebre.state import World
from rules.kernel.play.play import Play

MISSED = 2
"""Campaign windows that a player may miss in a row; at the next the autopilot runs the seat (CAN-4.8)."""


def seat_players(play: Play[World]) -> None:
    """Note who plays in this phase; whoever conceded in the one before has no player by now."""
    world = play.state
    world.conceded = []
    world.seated = [seat for seat in world.houses if seat in play.players]


def run_by_player(world: World, seat: str) -> bool:
    """Tell whether a person decides for a seat, not the autopilot (CAN-4.8, CAN-16.1)."""
    return seat in world.seated and seat not in world.conceded and world.houses[seat].missed <= MISSED


def initiative(world: World) -> list[str]:
    """Give the living seats in the order in which things are done one after another (CAN-4.3a)."""
    order = world.play_order
    if world.settings.turns == "simultaneous" and order:
        turned = (world.turn - 1) % len(order)
        order = [*order[turned:], *order[:turned]]
    return [seat for seat in order if world.houses[seat].alive]


def seat_phrase(world: World) -> str:
    """Say whose seat-turn it is, in a few words."""
    return world.name(world.active[0]) if len(world.active) == 1 else "The Houses"
