"""Counsel on marches: what can be taken this turn, how likely, and what it is worth (CAN-6, CAN-7)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rules.candlebre.battle.choices import settled
from rules.candlebre.battle.dangers import left_bare
from rules.candlebre.battle.forecast import Forecast, attack, lost, raids
from rules.candlebre.battle.melee import ATTACKING
from rules.candlebre.battle.orders import Doctrine
from rules.candlebre.board.allegiance import in_service
from rules.candlebre.board.forces import added, count, rolling, without
from rules.candlebre.board.holdings import buildings
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.war import Units
from rules.candlebre.board.wording import troops
from rules.candlebre.mercenaries.neutrals import defenders
from rules.candlebre.movement.march_autopilot import all_spare, gather, prey, required, together, worth_a_leader
from rules.candlebre.movement.march_orders import MarchOn
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import LONGEST, Counsel, Offer, Weight, in_ten
from rules.kernel.telling.phrases import row, several

NAMED = 3
BOTH = 2
AMPLE = 300
"""Per cent of the defence that an attack need not exceed."""
FAIR = Fraction(6, 10)
"""The chance from which an attack is worth a word."""
NOTABLE = Fraction(1, 20)
RISKED = Fraction(2, 5)
"""The chance of losing what is won from which no leader is sent along: he would be captured with it."""
SOONER = 40
"""Per cent of the enemy's power below which a careful House leaves the field."""


@dataclass(frozen=True)
class March:
    """A march that could be ordered."""

    target: Province
    orders: tuple[MarchOn, ...]
    """One for each province from which somebody sets out."""
    units: Units
    forecast: Forecast


def marches(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say what can be taken this turn, open land too, and give it all with one press."""
    if window.name != "campaign":
        return ()
    found = planned(Plan(world, seat))
    if not found:
        return ()
    first = found[0]
    offers = [Offer(f"March on {first.target.name}", first.orders[0], first.orders[1:])]
    if found[1:]:
        orders = [order for one in found for order in one.orders]
        offers.insert(
            0,
            Offer("Both marches" if len(found) == BOTH else f"All {len(found)} marches", orders[0], tuple(orders[1:])),
        )
    text = several_marches(world, seat, found) if found[1:] else one_march(world, first)
    risked = bare_behind(world, seat, found)
    text += risked if len(text) + len(risked) <= LONGEST else ""
    piece: Counsel[World] = Counsel(Weight.DECIDE, text, "CAN-7.1", tuple(offers))
    return [piece, *turning_back(world, seat, found)] if found[1:] else [piece]


def bare_behind(world: World, seat: str, found: Sequence[March]) -> str:
    """Say which land these marches leave so weak that rivals may take it (CAN-16.13)."""
    after = world.fresh()
    orders = [order for one in found for order in one.orders]
    for order in orders:
        place = after.provinces[order.origin]
        place.units = without(place.units, order.units)
    return left_bare(world, after, seat, [order.origin for order in orders])


def turning_back(world: World, seat: str, found: Sequence[March]) -> list[Counsel[World]]:
    """Say which of several marches the doctrine is likeliest to break off, when, and what that costs (CAN-7.17d)."""
    one = max(found, key=lambda march: march.forecast.withdrawn)
    ratio = settled([world.houses[seat].attack], ATTACKING).withdraw_ratio
    if one.forecast.withdrawn < NOTABLE or not ratio:
        return []
    text = (
        f"Your doctrine breaks an attack off once its power falls below {ratio} % of the enemy's: at {one.target.name} "
        f"{in_ten(one.forecast.withdrawn)}. That costs 2 honor, and 3 in 20 of those left are caught."
    )
    values = {str(SOONER): f"Withdraw below {SOONER} %", "0": "Never withdraw"}
    offers: list[Offer[World]] = [
        Offer(label, Doctrine(role="attack", setting="withdraw_ratio", value=value))
        for value, label in values.items()
        if value != str(ratio)
    ]
    return [Counsel(Weight.CHANCE, text, "CAN-7.17d", tuple(offers))]


def planned(plan: Plan) -> list[March]:
    """Plan marches on all that an autopilot would take, on each with more than it would send if more are near."""
    free, found, led = all_spare(plan), list[March](), list[str]()
    bodies = aimed(plan, free)
    for place in bodies:
        body = bodies[place] = reinforced(plan, plan.world.provinces[place], bodies[place], free)
        march = judged(plan, plan.world.provinces[place], body, led)
        if march.forecast.won >= FAIR and all(plan.give(order) for order in march.orders):
            found.append(march)
            led += [id for order in march.orders for id in order.leaders]
    return found


def aimed(plan: Plan, free: dict[str, Units]) -> dict[str, dict[str, Units]]:
    """Give by target whom an autopilot would send from where, the best first; they are free no more (CAN-16.13)."""
    found = {}
    for place in prey(plan):
        resists, percent = required(plan, place)
        body = gather(plan, place, free, resists * percent)
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
    """Give a march with its chance; leaders go with it who would go with an autopilot's (CAN-16.13c)."""
    units, leaders = together(body), dict[str, tuple[str, ...]]()
    for id in body if worth_a_leader(plan, place, units) else ():
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


def there(place: Province) -> Units:
    """Give who defends a province."""
    return place.units if place.owner else defenders(place)


def worth(place: Province) -> str:
    """Say what a province brings: `50 gold a turn, with barracks and court`."""
    works = buildings(place)
    return f"{place.value} gold a turn" + (f", with {row(works)}" if works else "")


def one_march(world: World, one: March) -> str:
    """Say what an attack brings, how likely, and how likely the doctrine breaks it off."""
    place, origins = one.target, row(world.provinces[order.origin].name for order in one.orders)
    whose = f" of {world.name(place.owner)}" if place.owner else ""
    led = " under your leader" if any(order.leaders for order in one.orders) else ""
    if not rolling(there(place)):
        return (
            f"{place.name}{whose} stands empty: {worth(place)} for whoever enters it. {troops(one.units.items())} from "
            f"{origins} would take it without a battle."
        )
    text = (
        f"{place.name}{whose} ({worth(place)}): {troops(one.units.items())} from {origins}{led} "
        f"against {troops(there(place).items())}: they {ended(one.forecast)}"
    )
    return f"{text}."


def ended(forecast: Forecast) -> str:
    """Say how an attack may end, all its ways: `win it 8 in 10, and lose about 2 units; are destroyed 2 in 10`."""
    won, beaten = forecast.won, 1 - forecast.won - forecast.withdrawn
    ways = [f"win it {in_ten(won)}{priced(forecast)}" if won else "cannot win it"]
    if forecast.withdrawn >= NOTABLE:
        ways.append(f"withdraw by your doctrine {in_ten(forecast.withdrawn)}")
    if beaten >= NOTABLE:
        ways.append(f"are destroyed {in_ten(beaten)}")
    return "; ".join(ways)


def priced(forecast: Forecast) -> str:
    """Say what a victory costs: `, and lose about 3 units`; nothing where it is won without a loss."""
    return f", and lose about {several(forecast.price, 'unit', 'units')}" if forecast.price else ""


def several_marches(world: World, seat: str, found: Sequence[March]) -> str:
    """Say what can be taken at once, and how many march and stay."""
    named = [f"{one.target.name} ({one.target.value} gold, {likely(one)})" for one in found[:NAMED]]
    more = [f"{len(found) - NAMED} more"] if found[NAMED:] else []
    going, all_ = sum(count(one.units) for one in found), sum(count(place.units) for place in world.held(seat))
    stay = f"{all_ - going} stay{'s' * (all_ - going == 1)}"
    fall = sum(one.forecast.price for one in found)
    price = f", about {fall} of them fall{'s' * (fall == 1)}" if fall else ""
    return f"You can take {row([*named, *more])} this turn: {going} of your {all_} units march{price}, {stay}."


def likely(one: March) -> str:
    """Say how likely a march takes its target."""
    return in_ten(one.forecast.won) if rolling(there(one.target)) else "empty"
