"""Seats: who plays, who is run by the autopilot, and in which order (CAN-4.3a, CAN-15.9)."""

from rules.candlebre.board.state import House, World
from rules.kernel.play.play import Play
from rules.kernel.telling.phrases import row


def standing(world: World, seat: str) -> int:
    """Give how far a seat has come, in per cent of the nearer goal (CAN-15.8)."""
    house: House = world.houses[seat]
    return max(100 * len(world.held(seat)) // world.province_goal, 100 * house.honor // world.honor_goal)


def seat_players(play: Play[World]) -> None:
    """Note who plays in this phase; whoever conceded has no player from the next window on."""
    world = play.state
    world.seated = [seat for seat in world.houses if seat in play.players]
    world.conceded = [seat for seat in world.conceded if seat in world.seated]


def run_by_player(world: World, seat: str) -> bool:
    """Tell whether a person decides for a seat, not the autopilot; nobody's silence is counted (CAN-4.8, CAN-16.1)."""
    return seat in world.seated and seat not in world.conceded


def initiative(world: World, turn: int = 0) -> list[str]:
    """Give the living seats in the order in which things are done one after another in a turn, or now (CAN-4.3a)."""
    order = world.play_order
    if world.settings.turns == "simultaneous" and order:
        turned = ((turn or world.turn) - 1) % len(order)
        order = [*order[turned:], *order[:turned]]
    return [seat for seat in order if world.houses[seat].alive]


def seat_phrase(world: World) -> str:
    """Say whose seat-turn it is, in a few words."""
    return world.name(world.active[0]) if len(world.active) == 1 else "The Houses"


def queue(world: World) -> str:
    """Say who has the seat-turns after the one that is played, in their order; nothing after the last (CAN-4.2)."""
    if len(world.active) != 1 or world.active[0] not in world.play_order:
        return ""
    place = world.play_order.index(world.active[0]) + 1
    later = [world.name(seat) for seat in world.play_order[place:] if world.houses[seat].alive]
    return f" Next come {row(later)}." if later[1:] else f" Next comes {later[0]}." if later else ""


def allied(world: World, one: str, other: str) -> bool:
    """Tell whether two seats are allied: then neither attacks or spies on the other unless it says so (CAN-10.7b)."""
    return one in world.houses and other in world.houses[one].allies


def dealt(world: World, seat: str) -> bool:
    """Tell whether a seat has had its House and land: nothing is its own before (CAN-3.2, CAN-3.3)."""
    return seat in world.houses and (world.turn > 0 or bool(world.held(seat)))
