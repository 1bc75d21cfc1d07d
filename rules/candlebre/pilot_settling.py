"""What an autopilot does after its battles: moves, placement, prisoners, treaties, clergy (CAN-16.14 to CAN-16.20)."""

from rules.candlebre.clergy import clergy_price
from rules.candlebre.ending import standing
from rules.candlebre.forces import ordered, regulars
from rules.candlebre.leaders import captives, in_service
from rules.candlebre.measures import defence, is_front, is_house_front, need, threat
from rules.candlebre.orders_court import NEUTRAL, EndAlliance, Release, Summon
from rules.candlebre.orders_settle import Move, Place, PlayCompany
from rules.candlebre.orders_treaty import MakeOffer
from rules.candlebre.placing import HIRED, hired_space, place_units, space
from rules.candlebre.plan import Plan
from rules.candlebre.seats import run_by_player
from rules.candlebre.state import Province, Units, World
from rules.candlebre.tables import LEADER_MOVE, REGULARS, RELEASES, ROADS_LEVEL, TYPES
from rules.kernel.state.maps import reach, way

AHEAD = 60
RANSOM = 60
"""Gold for a captive leader (CAN-16.17)."""
PATIENCE = 3
"""Turns for which a player is left alone after he declined."""
CLERGY = 3
KEEPS_FROM = 4
"""The turn from which one company is kept (CAN-16.20)."""


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


def call_companies(plan: Plan) -> None:
    """Play the companies in hand, but for the oldest from turn 4 on (CAN-16.20)."""
    kept = 1 if plan.world.turn >= KEEPS_FROM else 0
    for card in list(plan.house.hand[kept:]):
        plan.give(PlayCompany(card=card))


def place(plan: Plan) -> None:
    """Place what waits, one by one where the need is greatest (CAN-16.15)."""
    for id, units in placements(plan.world.fresh(), plan.seat):
        plan.give(Place(units=units, province=id))


def placements(world: World, seat: str) -> list[tuple[str, Units]]:
    """Give where which units go: regulars to the barracks, those come home, then mercenaries (CAN-16.15)."""
    house = world.houses[seat]
    new: dict[str, Units] = {}
    for kind in [one for one in REGULARS for _ in range(house.muster.get(one, 0))]:
        sites = [one for one in world.held(seat) if space(world, one)]
        if sites:
            put(world, max(sites, key=lambda one: urgency(world, seat, one)), {kind: 1}, new)
    home: dict[str, Units] = {}
    for kind in REGULARS:
        number = house.returned.get(kind, 0)
        held = world.held(seat)
        if number and held:
            surplus = max(held, key=lambda one: (regulars(one.units) - one.units.get(HIRED, 0), -one.no))
            put(world, surplus, {kind: number}, home)
    hired: dict[str, Units] = {}
    for _ in range(house.muster.get(HIRED, 0) + house.returned.get(HIRED, 0)):
        sites = [one for one in world.held(seat) if hired_space(one)]
        if sites:
            put(world, max(sites, key=lambda one: (need(world, seat, one), -one.no)), {HIRED: 1}, hired)
    return [(id, units) for lot in (new, home, hired) for id, units in lot.items()]


def urgency(world: World, seat: str, place: Province) -> tuple[bool, int, bool, int]:
    """Rank barracks: House fronts, then need, then fronts, then the lowest number (CAN-16.15)."""
    return (
        is_house_front(world, seat, place),
        need(world, seat, place),
        is_front(world, seat, place),
        -place.no,
    )


def put(world: World, place: Province, units: Units, lot: dict[str, Units]) -> None:
    """Place units in the scratch world, and note where."""
    place_units(world, place, units)
    before = lot.get(place.id, {})
    lot[place.id] = ordered({kind: before.get(kind, 0) + units.get(kind, 0) for kind in TYPES})


def release(plan: Plan) -> None:
    """Release two prisoners, neutral ones first (CAN-16.16)."""
    house = plan.house
    left = RELEASES
    for owner in (NEUTRAL, *plan.world.houses):
        for kind in TYPES:
            number = min(left, house.prisoners.get(owner, {}).get(kind, 0))
            if number and plan.give(Release(owner=owner, units={kind: number})):
                left -= number


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


def call_clergy(plan: Plan) -> None:
    """Call clergy to what is worth most and threatened most (CAN-16.19)."""
    world, seat = plan.world, plan.seat
    for _ in range(CLERGY):
        open_to = [
            one
            for one in world.held(seat)
            if not one.protected_by
            and clergy_price(world, one) <= plan.house.influence
            and threat(world, seat, one) > defence(world, one)
        ]
        if not open_to:
            return
        best = max(open_to, key=lambda one: (one.value + 60 * one.barracks + 60 * one.temple + 80 * one.court, -one.no))
        plan.give(Summon(province=best.id))
