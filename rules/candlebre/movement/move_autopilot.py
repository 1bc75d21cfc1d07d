"""Where an autopilot moves its troops and leaders (CAN-16.14)."""

from rules.candlebre.board.allegiance import in_service
from rules.candlebre.board.measures import is_front, is_house_front, need
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import LEADER_MOVE, ROADS_LEVEL
from rules.candlebre.movement.move_orders import Move
from rules.kernel.state.maps import reach, way


def move(plan: Plan) -> None:
    """Move the idle towards the fronts, and the leaders out of danger (CAN-16.14)."""
    world, seat = plan.world, plan.seat
    held = world.held(seat)
    goals = [one for one in held if is_house_front(world, seat, one)] or [
        one for one in held if is_front(world, seat, one)
    ]
    needs = {one.id: need(world, seat, one) for one in held}
    idle = [one for one in held if one.units and one not in goals and not one.left and not beside_neutral(world, one)]
    # Noted before anybody moves: those who come in from a neighbour have no step left, and go no further with these.
    for place, units in [(one, dict(one.units)) for one in idle]:
        path = path_to_goal(plan, place, goals, needs)
        if path:
            plan.give(Move(origin=place.id, path=tuple(path), units=units))
    for one in in_service(world, seat):
        if not one.steps and one.place:
            move_leader(plan, one.id, needs)


def beside_neutral(world: World, place: Province) -> bool:
    """Tell whether a province borders a neutral one."""
    return any(not world.provinces[id].owner for id in place.near)


def path_to_goal(plan: Plan, place: Province, goals: list[Province], needs: dict[str, int]) -> list[str]:
    """Give the first step or two towards the goal that is nearest and in need (CAN-16.14)."""
    world, seat = plan.world, plan.seat
    steps = reach(place.id, lambda id: world.provinces[id].near, lambda id: world.provinces[id].owner == seat)
    open_goals = [one for one in goals if one.id in steps]
    if not open_goals:
        return []
    goal = min(open_goals, key=lambda one: (2 * steps[one.id] - (needs[one.id] > 0), -needs[one.id], one.no))
    path = way(place.id, goal.id, lambda id: world.provinces[id].near, lambda id: world.provinces[id].owner == seat)
    most = 2 if plan.house.level["infrastructure"] >= ROADS_LEVEL else 1
    return (path or [])[1 : most + 1]


def move_leader(plan: Plan, id: str, needs: dict[str, int]) -> None:
    """Send a leader to the safest province within reach (CAN-16.14)."""
    world, seat = plan.world, plan.seat
    start = world.leaders[id].place

    def own(one: str) -> bool:
        return world.provinces[one].owner == seat

    steps = reach(start, lambda one: world.provinces[one].near, own, LEADER_MOVE)
    end = min(
        (one for one in steps if one in needs), key=lambda one: (needs[one], world.provinces[one].no), default=start
    )
    path = way(start, end, lambda one: world.provinces[one].near, own)
    if end != start and path:
        plan.give(Move(origin=start, path=tuple(path[1:]), leaders=(id,)))
