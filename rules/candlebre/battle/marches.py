"""Counsel on marches: what can be taken this turn, how likely, and what it is worth (CAN-6, CAN-7)."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from rules.candlebre.battle.choices import settled
from rules.candlebre.battle.exposure import carried_out, left_bare
from rules.candlebre.battle.forecast import Forecast
from rules.candlebre.battle.melee import ATTACKING
from rules.candlebre.battle.orders import Doctrine
from rules.candlebre.battle.planning import March, planned
from rules.candlebre.board.allegiance import in_service
from rules.candlebre.board.forces import count, rolling
from rules.candlebre.board.holdings import buildings
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import LEADER_WORTH
from rules.candlebre.board.war import Units
from rules.candlebre.board.wording import troops
from rules.candlebre.mercenaries.neutrals import defenders
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import LONGEST, Counsel, Offer, Weight, in_ten
from rules.kernel.telling.phrases import row, several

NAMED = 3
BOTH = 2
NOTABLE = Fraction(1, 20)
RARE = Fraction(1, 100)
LEAVING = "withdraw by your doctrine"
"""How it is said that standing orders have a force leave the field."""
SOONER = 40
"""Per cent of the enemy's power below which a careful House leaves the field."""


def marches(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say what can be taken this turn, open land too, and give it all with one press."""
    if window.name != "campaign":
        return ()
    found = planned(world, seat)
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
    piece: Counsel[World] = Counsel(Weight.DECIDE, with_risk(world, seat, found), "CAN-7.1", tuple(offers))
    return [piece, *turning_back(world, seat, found)]


def with_risk(world: World, seat: str, found: Sequence[March]) -> str:
    """Say what these marches may win and what they lay open, in the longest words for which there is room."""
    risks = bare_behind(world, seat, found)
    words = several_marches(world, seat, found) if found[1:] else one_march(world, seat, found[0])
    said = [f"{text}{risk}" for risk in risks for text in words]
    return next((one for one in said if len(one) <= LONGEST), said[-1])


def bare_behind(world: World, seat: str, found: Sequence[March]) -> tuple[str, ...]:
    """Say which land these marches leave so weak that rivals may take it, the longest way first (CAN-16.13)."""
    plan = Plan(world, seat)
    plan.try_all([order for one in found for order in one.orders])
    before = carried_out(world, seat, world.houses[seat].marches)
    after = carried_out(plan.world, seat, plan.house.marches)
    return left_bare(before, after, seat)


def turning_back(world: World, seat: str, found: Sequence[March]) -> list[Counsel[World]]:
    """Say which march the doctrine is likeliest to break off, when, and what that costs (CAN-7.17d)."""
    one = max(found, key=lambda march: march.forecast.withdrawn)
    ratio = settled([world.houses[seat].attack], ATTACKING).withdraw_ratio
    if one.forecast.withdrawn < NOTABLE or not ratio:
        return []
    price = f"costs {one.forecast.honor} honor" if one.forecast.honor else "costs no honor under your Paladin"
    text = (
        f"Your doctrine breaks an attack off once its power falls below {ratio} % of the enemy's: at {one.target.name} "
        f"{in_ten(one.forecast.withdrawn)}. That {price}, and 3 in 20 of those left are caught."
    )
    values = {str(SOONER): f"Withdraw below {SOONER} %", "0": "Never withdraw"}
    offers: list[Offer[World]] = [
        Offer(label, Doctrine(role="attack", setting="withdraw_ratio", value=value))
        for value, label in values.items()
        if value != str(ratio)
    ]
    return [Counsel(Weight.CHANCE, text, "CAN-7.17d", tuple(offers))]


def there(place: Province) -> Units:
    """Give who defends a province."""
    return place.units if place.owner else defenders(place)


def worth(place: Province) -> str:
    """Say what a province brings: `50 gold a turn, with barracks and court`."""
    works = buildings(place)
    return f"{place.value} gold a turn" + (f", with {row(works)}" if works else "")


def prize(world: World, seat: str, place: Province) -> str:
    """Say which leaders of a rival are captured by whoever takes a province from him (CAN-7.1b, CAN-7.13d)."""
    led = [one.id for one in in_service(world, place.owner) if one.place == place.id] if place.owner else []
    if not led or place.owner == seat:
        return ""
    names, each = row(world.person(id) for id in led), " each" if led[1:] else ""
    beaten = "if you destroy those there" if rolling(place.units) else "with it"
    return f" You capture {names} {beaten}: a ransom is commonly {LEADER_WORTH} gold{each}."


def one_march(world: World, seat: str, one: March) -> tuple[str, ...]:
    """Say what an attack brings, how likely, and how likely the doctrine breaks it off; then the same, shorter."""
    place, origins = one.target, row(world.provinces[order.origin].name for order in one.orders)
    whose = f" of {world.name(place.owner)}" if place.owner else ""
    led = " under your leader" if any(order.leaders for order in one.orders) else ""
    taken = prize(world, seat, place)
    if not rolling(there(place)):
        they = f"{troops(one.units.items())} from {origins} would take it"
        open_land = f"{place.name}{whose} stands empty: {worth(place)} for whoever enters it."
        return (
            f"{open_land} {they} without a battle.{taken}",
            f"{place.name}{whose} ({place.value} gold) stands empty, and {they}.{taken}",
        )
    against = f"against {troops(there(place).items())}: they {ended(one.forecast)}."
    units = several(count(one.units), "unit", "units")
    all_go = all(world.provinces[order.origin].units == order.units for order in one.orders)
    force = f"{place.name}{whose} ({worth(place)}): {troops(one.units.items())} from {origins}"
    return (
        f"{force}{', all who stand there,' * all_go}{led} {against}{taken}",
        f"{force}{led} {against}{taken}",
        f"{place.name}{whose} ({place.value} gold): {units} from {origins} {against}{taken}",
        f"{place.name} ({place.value} gold): {units} {against}{taken}",
    )


def ended(forecast: Forecast, *, whole: bool = False) -> str:
    """Say how an attack may end, all its ways: `win it 8 in 10, and lose about 2 units; are destroyed 2 in 10`.

    Said `whole`, it says how dear a victory may come, too. That standing orders may have it leave the field is said
    however rare it is, with the honor that it costs.
    """
    won, beaten = forecast.won, 1 - forecast.won - forecast.withdrawn
    chance = in_ten(won) if won >= RARE else "less than 1 in 100"
    dear = f" ({forecast.dear} or more {in_ten(forecast.dearly)})" if whole and forecast.dear else ""
    ways = [f"win it {chance}{priced(forecast)}{dear * bool(forecast.price)}" if won else "cannot win it"]
    others = {LEAVING: forecast.withdrawn, "are destroyed": beaten}
    named = {way: share for way, share in others.items() if share >= NOTABLE}
    said = {way: in_ten(share) for way, share in rounded(won, named).items()}
    if RARE <= forecast.withdrawn < NOTABLE:
        said = {**said, LEAVING: in_ten(forecast.withdrawn)}
    price = f", for {forecast.honor} honor" if forecast.honor else ""
    return "; ".join([*ways, *(f"{way} {share}{price * (way == LEAVING)}" for way, share in said.items())])


def rounded(won: Fraction, others: Mapping[str, Fraction]) -> dict[str, Fraction]:
    """Give the other ways in tenths that add up to ten with the chance of victory, as that is said."""
    left = 10 - min(max(round(won * 10), int(won >= NOTABLE)), 9 if won <= 1 - NOTABLE else 10)
    if len(others) < BOTH or left < BOTH:
        way = max(others, key=lambda one: others[one], default="")
        return {way: Fraction(left, 10)} if way and left else {}
    (one, chance), (other, rest) = others.items()
    share = min(max(round(left * chance / (chance + rest)), 1), left - 1)
    return {one: Fraction(share, 10), other: Fraction(left - share, 10)}


def priced(forecast: Forecast) -> str:
    """Say what a victory costs: `, and lose about 3 units`; nothing where it is won without a loss."""
    return f", and lose about {several(forecast.price, 'unit', 'units')}" if forecast.price else ""


def several_marches(world: World, seat: str, found: Sequence[March]) -> tuple[str, ...]:
    """Say what can be taken at once, from where, and how many march and stay; then the same, shorter and shorter."""
    going, all_ = sum(count(one.units) for one in found), sum(count(place.units) for place in world.held(seat))
    stay = f"{all_ - going} stay{'s' * (all_ - going == 1)}"
    fall = sum(one.forecast.price for one in found)
    price = f", about {fall} of them fall{'s' * (fall == 1)}" if fall else ""
    origins = row(dict.fromkeys(world.provinces[order.origin].name for one in found for order in one.orders))
    full, brief = listed(world, found, gold=True), listed(world, found, gold=False)
    return (
        f"You can take {full} this turn: {going} of your {all_} units march from {origins}{price}, {stay}.",
        f"You can take {full} this turn: {going} of your {all_} units march{price}, {stay}.",
        f"You can take {full}: {going} of your {all_} units march{price}.",
        f"You can take {brief}: {going} of your {all_} units march{price}.",
    )


def listed(world: World, found: Sequence[March], *, gold: bool) -> str:
    """List what marches may take, how likely, and what it brings."""
    named = [
        f"{one.target.name} ({f'{one.target.value} gold, ' if gold else ''}{likely(one)}{head(world, one)})"
        for one in found[:NAMED]
    ]
    return row([*named, f"{len(found) - NAMED} more"] if found[NAMED:] else named)


def likely(one: March) -> str:
    """Say how likely a march takes its target."""
    return in_ten(one.forecast.won) if rolling(there(one.target)) else "empty"


def head(world: World, one: March) -> str:
    """Say that leaders of a rival stand in a target, to be captured with it: `, with the head of House Vesper`."""
    place = one.target
    led = [who.id for who in in_service(world, place.owner) if who.place == place.id] if place.owner else []
    return f", with {row(world.person(id) for id in led)}" if led else ""
