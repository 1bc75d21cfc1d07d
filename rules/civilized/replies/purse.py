"""What people ask of their money: what points buy and when, what a tax or a ship brings, and what a score loses."""

import re
from collections.abc import Iterator

from rules.civilized.campaign.dismissing import dismissed
from rules.civilized.cities.tables import SHIP_TRADE
from rules.civilized.forces.disbanding import Disband, raised
from rules.civilized.forces.levies import TRANSPORT, unit_cost
from rules.civilized.forces.spoken import sent_home
from rules.civilized.strife.rebellion import may_split
from rules.civilized.treasury.bargains import Bargain, bargains, ships, works
from rules.civilized.treasury.counsel import CHEAPEST, effects
from rules.civilized.treasury.orders import SetTax
from rules.civilized.treasury.unrest import FAINT, brought, outlook, wise_tax
from rules.civilized.treasury.upkeep import due, pieces
from rules.civilized.treasury.waiting import waited, winters
from rules.civilized.world.deed import lawful
from rules.civilized.world.state import World
from rules.civilized.world.tables import IMPROVEMENT_COST, IMPROVEMENTS, MISSION_COST, RATES, SECTION_COST
from rules.civilized.year.tribute import unruly
from rules.kernel.language.numerals import in_words as number_in
from rules.kernel.play.counsel import in_ten
from rules.kernel.play.replies import Reply
from rules.kernel.telling.phrases import an, capital, form, points_of, row, several

NAMED = 2
"""How many purchases are named, the best for their price first."""
PRICES = (
    f"an improvement {IMPROVEMENT_COST}, a mission {MISSION_COST}, a ship 20, soldiers 10 to 40 an element, a section "
    f"of road {SECTION_COST}"
)


def counted(said: str | None) -> int | None:
    """Give the number that somebody says in digits or letters; None for none."""
    if not said:
        return None
    return int(said) if said.isdecimal() else number_in(said)


def prices(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say what so many points buy, or those in hand, the best first, and when there are so many."""
    held = world.countries[seat].treasury
    asked = counted(said.groupdict().get("points"))
    points = held if asked is None else asked
    first = f"You hold {points_of(held)}"
    if points > held:
        first = f"You hold {held} and should have {points} {waited(world, seat, points)}"
    if points < CHEAPEST:
        least = f"nothing costs less than {CHEAPEST}, and you should have that {waited(world, seat, CHEAPEST)}"
        return Reply(f"{first}, which buys nothing: {least}. Prices: {PRICES}.")
    best = bargains(world, seat, points)[:NAMED]
    worth = f" What pays soonest for you: {row(map(weighed, best), 'or')}." if best else ""
    when = "" if window == "winter" else " Points are spent in Winter, after upkeep is paid."
    orders = tuple(one.order for one in best if window == "winter" and lawful(world, seat, one.order))
    return Reply(f"{first}. Prices: {PRICES}.{worth}{when}", orders)


def weighed(one: Bargain) -> str:
    """Say what a purchase costs and brings."""
    return f"{an(one.label)} for {one.cost} ({row(effects(one)) or 'it calms the land'})"


def afforded(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say how long something must be saved for, what it brings, and in how many years it pays for itself."""
    found = max(wanted(world, seat, said["what"]), key=lambda one: one.worth, default=None)
    if found is None:
        return None
    held = world.countries[seat].treasury
    when = waited(world, seat, found.cost)
    clear = found.after.points - found.before.points - found.upkeep
    pays = f" It has paid for itself in about {several(-(-found.cost // clear), 'year', 'years')}." if clear > 0 else ""
    able = window == "winter" and lawful(world, seat, found.order)
    return Reply(
        f"{capital(an(found.label))} costs {found.cost}; you hold {points_of(held)}, so you can pay for it {when}. It "
        f"brings {row(effects(found)) or 'no points, but it calms the land'}.{pays}",
        (found.order,) if able else (),
    )


def wanted(world: World, seat: str, said: str) -> Iterator[Bargain]:
    """Give what somebody could mean by the name of a building or a ship, in each city that may have it."""
    if said.rstrip("s") in ("ship", "trade ship", "transport ship", "transport"):
        yield from ships(world, seat, unit_cost(world, TRANSPORT))
        return
    for one in works(world, seat, IMPROVEMENT_COST):
        work = IMPROVEMENTS[getattr(one.order, "improvement", "")].name.lower()
        if work == said.lower():
            yield one


def shipping(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World]:
    """Say what a trade ship really brings (CIV-5.2.2a, CIV-5.6a)."""
    del window, said
    tax = world.countries[seat].tax
    text = (
        f"No: it adds {SHIP_TRADE} to what its city produces, and your tax takes its share of that: at {tax} % about "
        f"{points_of(SHIP_TRADE * tax // 100)} a year, less 1 for upkeep. It costs {unit_cost(world, TRANSPORT)}."
    )
    best = max(ships(world, seat, unit_cost(world, TRANSPORT)), key=lambda one: one.worth, default=None)
    return Reply(f"{text} Your best: {weighed(best)}." if best else text)


def taxed(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say what a rate would bring and risk beside the one that stands, and which is worth most (CIV-5.6a)."""
    if world.long_season or not world.cities_of(seat):
        return None
    ahead, tax = outlook(world, seat), world.countries[seat].tax
    wise, asked = wise_tax(world, seat, ahead), counted(said.groupdict().get("rate"))
    if asked is not None and asked not in RATES:
        return None
    rates = dict.fromkeys([tax if asked is None else asked, tax, wise])
    costs = due(world, seat, pieces(world, seat))
    lines = [f"· {rate} %: {does(world, seat, rate)}" for rate in rates]
    verdict = f"I would take {wise} %" if asked is None or asked != wise else f"Yes, {wise} % is the wisest"
    orders = (SetTax(rate=wise),) if window == "decrees" and wise != tax else ()
    return Reply("\n".join([f"{verdict}: it is worth most, riots counted. Upkeep takes {costs}.", *lines]), orders)


def rebellion(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say which cities may riot and how likely the country rises, at a rate or the one that stands (CIV-6.5.1b)."""
    del window
    if world.long_season or not world.cities_of(seat):
        return None
    asked = counted(said.groupdict().get("rate"))
    rate = world.countries[seat].tax if asked is None else asked
    return Reply(f"At {rate} %: {does(world, seat, rate)}") if rate in RATES else None


def does(world: World, seat: str, rate: int) -> str:
    """Say what a rate brings, which cities riot, and how likely a revolt is."""
    ahead = outlook(world, seat)
    rising = ahead.rising(rate)
    rises = ""
    if may_split(world, world.countries[seat]):
        rises = (
            f" The country rises next Spring {in_ten(rising) if rising >= FAINT or not rising else 'under 1 in 100'}."
        )
    return f"about {points_of(brought(world, ahead, rate))} in Autumn. {unruly(ahead.cities, ahead.riots(rate))}{rises}"


def disbanding(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say what disbanding soldiers costs in the score (CIV-2.2e)."""
    del window, said
    kinds = dict.fromkeys(one.type for one in world.army_of(seat))
    if not kinds:
        return None
    each = row(f"{kind} {unit_cost(world, kind)}" for kind in kinds)
    return Reply(f"Your score falls by the price of each element that you disband: {each}. It saves 1 point a year.")


def dismissal(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World] | None:
    """Say what would come of sending soldiers home, without doing it (CIV-8.1h)."""
    found = sent_home(f"disband {said['units']}", raised(world, seat))
    if found is None:
        return None
    place, kind, number = found
    order, ahead = Disband(place=place, units={kind: number}), world.fresh()
    if not lawful(world, seat, order):
        have = sum(one.type == kind and one.hex == place for one in raised(world, seat))
        return Reply(f"You have only {have} {kind} at {world.called('place', place)}.")
    order.apply(ahead, seat)
    when = "" if window == "winter" else " It is ordered in Winter."
    return Reply(f"{dismissed(ahead, seat, order)} {order.peril(world, seat)}{when}", (order,))


def idle(world: World, seat: str, window: str, said: re.Match[str]) -> Reply[World]:
    """Say that saved points are safe, and when the next thing can be paid."""
    del window, said
    held = world.countries[seat].treasury
    years = winters(world, seat, IMPROVEMENT_COST)
    stay = form(held, "stays yours, and counts", "stay yours, and count")
    soon = f" You should have {IMPROVEMENT_COST} {waited(world, seat, IMPROVEMENT_COST)}." if years != 0 else ""
    return Reply(f"No danger: your {points_of(held)} {stay} in the score at the end.{soon}")
