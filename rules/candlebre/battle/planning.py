"""Plans of marches: whom an autopilot would attack, with more where they are near, and no bad bargain (CAN-16.13)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules.candlebre.battle.exposure import carried_out, land_kept, value_of
from rules.candlebre.battle.forecast import Forecast, attack, lost, raids
from rules.candlebre.board.allegiance import in_service
from rules.candlebre.board.forces import added, rolling, without
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.war import Units
from rules.candlebre.movement.march_autopilot import (
    all_spare,
    body_against,
    gather,
    prey,
    required,
    together,
    worth_a_leader,
)
from rules.candlebre.movement.march_orders import MarchOn

AMPLE = 300
"""Per cent of the defence that an attack need not exceed."""
FAIR = Fraction(6, 10)
"""The chance from which an attack is worth a word."""
RISKED = Fraction(2, 5)
"""The chance of losing what is won from which no leader is sent along: he would be captured with it."""
BAD = 10
"""Gold a turn that a march may cost in land left open, beyond what it wins, before it is called off."""


@dataclass(frozen=True)
class March:
    """A march that could be ordered."""

    target: Province
    orders: tuple[MarchOn, ...]
    """One for each province from which somebody sets out."""
    units: Units
    forecast: Forecast


def planned(view: World, seat: str) -> list[March]:
    """Plan marches on all that an autopilot would take, less whatever would lay more open than it wins (CAN-16.13)."""
    found, leaner = widest(Plan(view, seat))
    best = balance(view, seat, found) + BAD
    while True:
        tried = [(balance(view, seat, others), others) for others in fewer(found, leaner)]
        top, others = max(tried, key=lambda one: one[0], default=(best, found))
        if top <= best:
            return found
        best, found = top, others


def widest(plan: Plan) -> tuple[list[March], dict[str, March]]:
    """Plan marches with more than an autopilot would send where more are near, and by target those without more."""
    free, found, led = all_spare(plan), list[March](), list[str]()
    leaner = {}
    bodies = aimed(plan, free)
    for id, lean in bodies.items():
        place = plan.world.provinces[id]
        body = bodies[id] = reinforced(plan, place, lean, free)
        march = judged(plan, place, body, led)
        if march.forecast.won >= FAIR and all(plan.give(order) for order in march.orders):
            found.append(march)
            led += [leader for order in march.orders for leader in order.leaders]
            if lean != body:
                leaner[id] = judged(plan, place, lean, led)
    found = found or boldest(plan, led)
    return found, {id: one for id, one in leaner.items() if one.forecast.won >= FAIR}


def boldest(plan: Plan, led: Sequence[str]) -> list[March]:
    """Give the one march that all who stand beside its target would win likeliest, where an autopilot dares none."""
    spare, tried = all_spare(plan), list[March]()
    for place in prey(plan):
        body = {id: units for id, units in spare.items() if id in place.near and rolling(units)}
        if body and not place.owner:
            tried.append(judged(plan, place, body, led))
    best = max(tried, key=lambda one: (one.forecast.won, one.target.value), default=None)
    return [best] if best and best.forecast.won >= FAIR and all(plan.give(order) for order in best.orders) else []


def fewer(found: Sequence[March], leaner: Mapping[str, March]) -> Iterator[list[March]]:
    """Give plans with one march less, or with one of those who need not all go."""
    for at, one in enumerate(found):
        yield [*found[:at], *found[at + 1 :]]
        lean = leaner.get(one.target.id)
        if lean and lean != one:
            yield [*found[:at], lean, *found[at + 1 :]]


def balance(view: World, seat: str, found: Sequence[March]) -> Fraction:
    """Give the land, in gold a turn, that a seat may expect to hold after these marches when it is asked again."""
    plan = Plan(view, seat)
    if not all(plan.give(order) for one in found for order in one.orders):
        return Fraction(-1)
    after = carried_out(plan.world, seat, plan.house.marches)
    missed = sum(((1 - one.forecast.won) * value_of(one.target) for one in found), start=Fraction(0))
    return land_kept(after, seat, raids(after, seat)) - missed


def aimed(plan: Plan, free: dict[str, Units]) -> dict[str, dict[str, Units]]:
    """Give by target whom an autopilot would send from where, the best first; they are free no more (CAN-16.13)."""
    found = {}
    for place in prey(plan):
        body = body_against(plan, place, free)
        if body:
            found[place.id] = body
            free |= {id: without(free[id], units) for id, units in body.items()}
    return found


def reinforced(plan: Plan, place: Province, body: dict[str, Units], free: dict[str, Units]) -> dict[str, Units]:
    """Give a body with as many more as ample force takes, or all that are near, and take them off the free."""
    all_ = {id: added(free.get(id, {}), body.get(id, {})) for id in place.near if id in free}
    resists, _ = required(plan, place)
    more = gather(plan, place, all_, resists * AMPLE) or {id: units for id, units in all_.items() if rolling(units)}
    free |= {id: without(units, more.get(id, {})) for id, units in all_.items()}
    return more


def judged(plan: Plan, place: Province, body: dict[str, Units], led: Sequence[str]) -> March:
    """Give a march with its chance; leaders go with it who would go with an autopilot's, and on neutrals (CAN-16.13c).

    Neutrals take no leader captive, so there he only helps (CAN-7.13f).
    """
    units, leaders = together(body), dict[str, tuple[str, ...]]()
    for id in body if not place.owner or worth_a_leader(plan, place, units) else ():
        here = (one.id for one in in_service(plan.world, plan.seat) if one.place == id)
        leaders[id] = tuple(one for one in here if one not in led)
    if any(leaders.values()) and lost_again(plan, place, units) >= RISKED:
        leaders = {}
    forecast = attack(plan.world, plan.seat, place, units, [id for some in leaders.values() for id in some])
    orders = (MarchOn(origin=id, target=place.id, units=some, leaders=leaders.get(id, ())) for id, some in body.items())
    return March(place, tuple(orders), units, forecast)


def lost_again(plan: Plan, place: Province, units: Units) -> Fraction:
    """Give how likely rivals would take a province that these units have won, before the seat is asked again."""
    after = plan.world.fresh()
    after.provinces[place.id].owner, after.provinces[place.id].units = plan.seat, dict(units)
    return lost(raids(after, plan.seat), place.id)
