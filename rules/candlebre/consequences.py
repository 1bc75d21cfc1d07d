"""What an order of Candle'Bre does, said as it is given: how a march would end, what gold brings (CAN-16.14)."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from rules.candlebre.battle.exposure import WORTH_A_WORD, bared, carried_out, moved_out
from rules.candlebre.battle.forecast import CLOSELY, Forecast, attack, falls, lost, raids
from rules.candlebre.battle.marches import ended, prize, there, worth
from rules.candlebre.board.allegiance import in_service
from rules.candlebre.board.forces import added, count, rolling
from rules.candlebre.board.measures import strongest_beside
from rules.candlebre.board.seats import run_by_player
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import HOUSES, LEADER_WORTH, RELEASES
from rules.candlebre.board.war import March, Units
from rules.candlebre.board.wording import troops
from rules.candlebre.clergy.clergy import price_again
from rules.candlebre.clergy.orders import Summon
from rules.candlebre.diplomacy.autopilot import AHEAD, may_propose
from rules.candlebre.diplomacy.orders import ProposeAlliance
from rules.candlebre.diplomacy.terms import ALLIED
from rules.candlebre.espionage.counsel import at_work
from rules.candlebre.espionage.orders import Operate
from rules.candlebre.fate.counsel import odds_of_a_draw
from rules.candlebre.fate.orders import DrawFate
from rules.candlebre.movement.march_orders import MarchOn
from rules.candlebre.movement.marching import march_on
from rules.candlebre.movement.move_orders import Move
from rules.candlebre.opening.founding import lacking
from rules.candlebre.opening.orders import Found, RankHouses, RankRegions, Recruit, StationLeader
from rules.candlebre.people.leaders import yours
from rules.candlebre.people.orders import Release
from rules.candlebre.purchasing.counsel import placed, yields
from rules.candlebre.purchasing.orders import Build, Buy, Place
from rules.candlebre.purchasing.placements import as_wished
from rules.candlebre.purchasing.placing import space
from rules.candlebre.purchasing.quarters import limit
from rules.candlebre.research.levels import EFFECTS, next_cost
from rules.candlebre.research.orders import Study
from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import FULL, LONGEST, in_ten
from rules.kernel.telling.phrases import capital, ordinal, row, several


def consequences(world: World, seat: str, order: Order[World]) -> str:
    """Say what an order does; nothing where that cannot be reckoned."""
    say = next((say for kind, say in SAYS if isinstance(order, kind)), None)
    return say(world, seat, order) if say else ""


def marched(world: World, seat: str, order: MarchOn) -> str:
    """Say how the whole march on a target would end, all its groups together (CAN-6.5, CAN-7)."""
    march, place = march_on(world.houses[seat], order.target), world.provinces[order.target]
    if march is None:
        return ""
    units: Units = {}
    for group in march.groups:
        units = added(units, group.units)
    bare = bared(world, seat, order.target)
    calm = "" if bare[0] else nobody_stays(world, seat, march)
    if not rolling(there(place)):
        open_land = f"{place.name} stands empty: {worth(place)} for whoever enters it.{prize(world, seat, place)}"
        return fitting([open_land], [bare], [calm])
    leaders = [id for group in march.groups for id in group.leaders]
    found = attack(world, seat, place, units, leaders, CLOSELY)
    theirs, end = troops(there(place).items()), f"they {ended(found)}."
    number = capital(several(count(units), "unit", "units"))
    whole = f"they {ended(found, whole=True)}."
    ways = [
        f"{capital(troops(units.items()))} against {theirs} in {place.name} ({worth(place)}): {whole}",
        f"{number} against {theirs} in {place.name}: {whole}",
        f"{number} against {theirs} in {place.name}: {end}",
        f"{place.name}: {end}",
    ]
    risked = at_stake(world, seat, place, leaders, 1 - found.won - found.withdrawn)
    return fitting(ways, [[prize(world, seat, place)], [risked], bare], [unled(world, seat, march, units, found), calm])


def fitting(ways: Sequence[str], dangers: Sequence[Sequence[str]], others: Sequence[str]) -> str:
    """Say a thing in the longest of some ways that leaves room for its dangers, and what else there is room for.

    A danger is said as long as its way allows beside the shortest, and is never left out; nothing else makes a thing
    shorter than the last but one.
    """
    said, plain, room = "", ways[-2:][0], FULL if any(texts[-1] for texts in dangers) else LONGEST
    for texts in dangers:
        said += next((text for text in texts if len(ways[-1]) + len(said) + len(text) <= room), texts[-1])
    for text in others:
        said += text if len(plain) + len(said) + len(text) <= LONGEST else ""
    room = FULL if said else LONGEST
    return next((f"{way}{said}" for way in ways if len(way) + len(said) <= room), f"{ways[-1]}{said}")


def unled(world: World, seat: str, march: March, units: Units, found: Forecast) -> str:
    """Say which leaders stay where a force sets out whom it would be better off with, and by how much (CAN-7.13)."""
    led = [id for one in world.houses[seat].marches for group in one.groups for id in group.leaders]
    origins = [group.origin for group in march.groups]
    stay = [one.id for one in in_service(world, seat) if one.place in origins and one.id not in led]
    if not stay:
        return ""
    along = [id for group in march.groups for id in group.leaders]
    better = attack(world, seat, world.provinces[march.target], units, [*along, *stay], CLOSELY).won
    if in_ten(better) == in_ten(found.won) or better <= found.won:
        return ""
    names = row("your leader" if id == f"head-{seat}" else world.person(id).partition(",")[0] for id in stay)
    return f" With {names}, who stay{'s' * (not stay[1:])} behind, {in_ten(better)}."


def nobody_stays(world: World, seat: str, march: March) -> str:
    """Say which provinces a march leaves empty, where nobody threatens them (CAN-6.12)."""
    after = carried_out(world, seat, world.houses[seat].marches)
    origins = dict.fromkeys(group.origin for group in march.groups)
    empty = [after.provinces[id] for id in origins if not after.provinces[id].units]
    if not empty:
        return ""
    near = any(rolling(strongest_beside(after, seat, place)[1]) for place in empty)
    calm = "" if near else f"; no rival's troops stand beside {'them' if empty[1:] else 'it'}"
    return f" Nobody stays in {row(place.name for place in empty)}{calm}."


def at_stake(world: World, seat: str, place: Province, leaders: Sequence[str], beaten: Fraction) -> str:
    """Say that leaders who march on a rival are captured with a force that is destroyed (CAN-7.13d, CAN-7.13f)."""
    if not place.owner or not leaders or beaten < WORTH_A_WORD:
        return ""
    names = row(yours(world, seat, id) for id in leaders)
    return f" If they are destroyed, {names} {'are' if leaders[1:] else 'is'} captured, {in_ten(beaten)}."


def moved(world: World, seat: str, order: Move) -> str:
    """Say what those lay open whom they leave, where leaders may be captured, or how safe land is where they go."""
    bare = moved_out(world, seat, order.origin, order.path[-1], order.units).strip() if order.units else ""
    return bare or led_into(world, seat, order) or guarding(world, seat, order)


def guarding(world: World, seat: str, order: Move) -> str:
    """Say how likely land falls that is guarded now, where rivals stand beside it (CAN-16.13)."""
    place = world.provinces[order.path[-1]]
    chance = falls(world, seat, raids(world, seat), place) if rolling(order.units) else Fraction(0)
    if not chance:
        return ""
    return (
        f"With {troops(place.units.items())} there {place.name} may still fall before your next turn, {in_ten(chance)}."
    )


def turned(world: World, seat: str, order: DrawFate) -> str:
    """Say what a draw may bring, of the cards that have not been seen (CAN-11.2)."""
    del order
    ill, number, _ = odds_of_a_draw(world, seat)
    return f"Of {number} cards not yet seen {ill} harm, {number - ill} do not." if number else ""


def led_into(world: World, seat: str, order: Move) -> str:
    """Say how likely a province falls into which leaders go, and what it costs to have them back (CAN-7.13d)."""
    place = world.provinces[order.path[-1]]
    chance = lost(raids(world, seat), place.id) if order.leaders else Fraction(0)
    if chance < WORTH_A_WORD:
        return ""
    names = row(yours(world, seat, id) for id in order.leaders)
    return (
        f"{place.name} may fall before your next turn, {in_ten(chance)}, and {names} would be captured there; a "
        f"ransom is commonly {LEADER_WORTH} gold{' each' * bool(order.leaders[1:])}."
    )


def built(world: World, seat: str, order: Build) -> str:
    """Say what an improvement brings (CAN-5.6, CAN-5.12)."""
    if order.building == "barracks":
        place = world.provinces[order.province]
        return f"The barracks in {place.name} take {limit(world, place)} regulars a turn, from your next turn on."
    if order.building == "fort":
        return unmanned(world, seat, world.provinces[order.province])
    brings, name = yields(world.houses[seat], [order]), world.provinces[order.province].name
    return f"In {name} it brings {row(brings)} more every turn." if brings else ""


def wished(world: World, seat: str, order: RankHouses) -> str:
    """Say which House one hopes for, and what comes if others have it (CAN-3.2)."""
    named = [HOUSES[name].name for name in order.houses]
    others = [one.name for id, one in HOUSES.items() if id not in order.houses]
    after = f", then {row(named[1:], 'then')}" if named[1:] else ""
    rest = f"; if that is gone when you choose, the first free one of {row(others)}" if others else ""
    place = ordinal(1 + world.claim_order.index(seat))
    return f"You would have House {named[0]}{after}{rest}. You choose {place} of {len(world.claim_order)}."


def hoped(world: World, seat: str, order: RankRegions) -> str:
    """Say where one hopes to begin, and what comes if others have it (CAN-3.3a)."""
    named = [world.starts[id].name for id in order.regions]
    others = [one.name for id, one in world.starts.items() if id not in order.regions]
    after = f", else in {row(named[1:], 'then')}" if named[1:] else ""
    rests = [f"; if that is gone when you choose, in {rest}" for rest in (f"the first free one of {row(others)}", LEFT)]
    place = ordinal(len(world.claim_order) - world.claim_order.index(seat))
    choose = f" For land you choose {place} of {len(world.claim_order)}."
    wish = f"You would begin in {named[0]}{after}"
    unnamed = "" if world.houses[seat].wishes else UNNAMED
    return fitting([f"{wish}."] if not others else [f"{wish}{rest}." for rest in rests], [[unnamed]], [choose])


def mustered(world: World, seat: str, order: Order[World]) -> str:
    """Say what a standing army lacks still (CAN-3.7, CAN-3.8a)."""
    del order
    return lacking(world, seat)


def unmanned(world: World, seat: str, place: Province) -> str:
    """Say that a fort holds nobody off where nobody stands, as it will once those who march have left (CAN-7.1b)."""
    left = carried_out(world, seat, world.houses[seat].marches).provinces[place.id]
    if rolling(left.units):
        return ""
    return f"Nobody stays in {place.name}, and a fort without a guard keeps nobody out."


def bought(world: World, seat: str, order: Buy) -> str:
    """Say when new units stand somewhere, and where they can (CAN-5.4, CAN-5.5, CAN-5.9, CAN-5.9a)."""
    if order.unit == "mercenaries":
        return f"Mercenaries are placed in the second half of your turn, anywhere of yours.{kept(world, seat, order)}"
    room = [f"{space(world, one)} in {one.name}" for one in world.held(seat) if space(world, one)]
    if len(room) > NAMED:
        room = [*room[:NAMED], "more elsewhere"]
    where = f"where barracks stand: {row(room)} at most." if room else "where barracks stand."
    return f"New units are placed in the second half of your turn, {where}{kept(world, seat, order)}"


def kept(world: World, seat: str, order: Buy) -> str:
    """Say what comes of the province that a purchase names (CAN-5.9a)."""
    if not order.province:
        return ""
    name, goes = world.provinces[order.province].name, as_wished(world.fresh(), seat).get(order.province, {})
    wished, there = count(world.houses[seat].destined[order.province]), count(goes)
    if not there:
        return f" {name} cannot take them this turn, so they go elsewhere."
    some = f"{there} of the {wished}" if there < wished else "they"
    return f" Unless you say otherwise then, {some} stand in {name}."


def summoned(world: World, seat: str, order: Summon) -> str:
    """Say what clergy cost who are called again (CAN-2.15)."""
    del seat
    place = world.provinces[order.province]
    return f"Nobody may attack there for a turn. Called again next turn they cost {price_again(place)} influence."


def studied(world: World, seat: str, order: Study) -> str:
    """Say what a pool lacks, or which level it has just paid for (CAN-13.3a, CAN-13.5)."""
    house, tree = world.houses[seat], order.tree
    reached, lacks = house.earned[tree], next_cost(house, tree) - house.pool[tree]
    paid = house.pool[tree] < order.points and reached > house.level[tree]
    if paid:
        return f"That earns level {reached} of {tree}, in force from your next turn on: {EFFECTS[tree][reached - 1]}."
    return f"{lacks} points more make level {reached + 1} of {tree}: {EFFECTS[tree][reached]}."


def freed(world: World, seat: str, order: Release) -> str:
    """Say what letting prisoners go brings, and whom one holds still (CAN-10.4)."""
    del order
    house = world.houses[seat]
    held = sum(count(units) for units in house.prisoners.values())
    still = f"you still hold {held}" if held else "you hold nobody any more"
    return f"{house.released} honor this turn for prisoners let go, {RELEASES} at most; {still}."


def proposed(world: World, seat: str, order: ProposeAlliance) -> str:
    """Say what an alliance binds to, or that an autopilot will hardly accept it (CAN-10.7, CAN-16.18)."""
    if run_by_player(world, order.seat) or may_propose(world, seat, order.seat):
        return f"It is answered in this turn. {ALLIED}"
    return (
        f"{capital(world.name(order.seat))} is played by an autopilot: it allies only against a third House that is "
        f"{AHEAD} % of the way to the crown, and with nobody so far on. It will hardly accept."
    )


UNNAMED = " You have named no House yet: say nothing, and you get the first that is left, in the printed order."
"""What is said with a wish for land to whom nothing else is said of a House."""
LEFT = "whatever is left then"
"""What a seat gets that did not name it, where the names are too long."""
NAMED = 2
"""Barracks that are named where there are many."""
SAYS: Sequence[tuple[type[Order[World]], Callable[[World, str, Any], str]]] = (  # Any: each its own kind of order
    (MarchOn, marched),
    (Move, moved),
    (DrawFate, turned),
    (Build, built),
    (Buy, bought),
    (Place, placed),
    (Study, studied),
    (Summon, summoned),
    (Operate, at_work),
    (Release, freed),
    (ProposeAlliance, proposed),
    (RankHouses, wished),
    (RankRegions, hoped),
    (Found, mustered),
    (Recruit, mustered),
    (StationLeader, mustered),
)
"""Kind of order to what says what it does, from the view in which it is carried out."""
