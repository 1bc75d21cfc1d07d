"""What each seat reads beyond that: its purses, musters, learning, hand and standing words."""

from rules.candlebre.board.cards import CAPTAINS, COMPANIES, card_title
from rules.candlebre.board.geography import nearest_houses, nearest_starts
from rules.candlebre.board.holdings import manned_fort
from rules.candlebre.board.seats import dealt
from rules.candlebre.board.state import House, Leader, Province, World
from rules.candlebre.board.tables import HOUSES, LEVELS, RECRUITS, TREES
from rules.candlebre.board.war import Group, Start
from rules.candlebre.board.wording import troops, unit_name
from rules.candlebre.currencies.income import gold_income, honor_income, influence_income
from rules.candlebre.currencies.money import infamous, surcharged, unit_price
from rules.candlebre.diplomacy.offers import terms
from rules.candlebre.diplomacy.orders import offer_name
from rules.candlebre.diplomacy.terms import ALLIED
from rules.candlebre.mercenaries.hand import guard_text
from rules.candlebre.mercenaries.neutrals import defenders
from rules.candlebre.movement.marching import targets
from rules.candlebre.opening.founding import force_left
from rules.candlebre.purchasing.placing import space
from rules.candlebre.purchasing.quarters import room
from rules.candlebre.research.levels import EFFECTS, next_cost
from rules.candlebre.show.lore import battle_pages, doctrine_page, spies_page, units_page
from rules.candlebre.show.pages import place_of, who_stands
from rules.kernel.telling.phrases import capital, row, several, signed
from rules.kernel.telling.tellings import Page

MARCHING = 2
"""The phase up to which marches are ordered."""
BAR = 6
"""Signs of a bar that shows how full a pool is."""


def papers(world: World, seat: str) -> tuple[Page, ...]:
    """Give a seat what is its own; offers come first, because they wait for an answer."""
    house = world.houses.get(seat)
    if house is None:
        return (Page(title="Left out", lines=("This candle was not lit: the seat takes no part.",)),)
    if not house.house:
        return (opening_page(world, house), *regions_page(world))
    if not world.turn:
        return (army_page(world, house), *to_know(world, house), word_page(world, house))
    own = (purse_page(world, house), *reach_page(world, seat), study_page(house), *to_know(world, house))
    return (*battle_pages(world, seat), *offers_page(world, seat), *own, word_page(world, house))


def to_know(world: World, house: House) -> tuple[Page, ...]:
    """Give the figures of units, how they fight by themselves, and what spies can do."""
    return (units_page(world, house), doctrine_page(world, house), *spies_page(world, house))


def opening_page(world: World, house: House) -> Page:
    """Give where a seat stands in the claim order, and what sets each House apart (CAN-3.2, CAN-3.13)."""
    place = world.claim_order.index(house.id) + 1
    line = (
        f"You are {place} of {len(world.claim_order)} in the claim order: the first chooses a House first, land last."
    )
    houses = (f"{one.name}, {one.about}: {one.perks}" for one in HOUSES.values())
    return Page(title=f"The {house.candle}", lines=(line, *houses), news="seat")


def regions_page(world: World) -> list[Page]:
    """Give the start regions with their provinces, where they are dealt (CAN-3.3a)."""
    if world.settings.starts != "regions":
        return []
    lines = tuple(region_line(world, one) for one in world.starts.values())
    return [Page(title="Where you may begin", lines=lines, news="land")]


def region_line(world: World, start: Start) -> str:
    """Give a start region with what it is worth, its provinces, and which regions lie nearest to it."""
    places = [world.provinces[id] for id in start.provinces]
    ids, steps = nearest_starts(world, start.id)
    near = row(world.starts[id].name for id in ids)
    beside = f" Nearest, {several(steps, 'step', 'steps')} away: {near}." if ids else ""
    worth = sum(place.value for place in places)
    return f"{start.name}, {worth} gold a turn: {row(f'{place.name} {place.value}' for place in places)}.{beside}"


def army_page(world: World, house: House) -> Page:
    """Give what a standing army may cost, and where it may stand (CAN-3.4 to CAN-3.8)."""
    held = row(f"{place.name} {place.value}" for place in world.held(house.id))
    lines = [
        house.charter.perks,
        f"Your land, with its value: {held or 'none yet'}.",
        *nearest_line(world, house.id),
        f"Force gold left: {force_left(world, house.id)}. One barracks or one temple is free.",
        f"Prices: {row(f'{unit_name(kind)} {unit_price(house, kind)}' for kind in RECRUITS)}.",
    ]
    return Page(
        title=f"{world.name(house.id)} ({house.candle}), {house.charter.about}", lines=tuple(lines), news="muster"
    )


def nearest_line(world: World, seat: str) -> list[str]:
    """Say which rivals are nearest, and how far away."""
    others, steps = nearest_houses(world, seat)
    if not others:
        return []
    names = row(world.name(one) for one in others)
    return [f"Nearest neighbours: {names}, {several(steps, 'step', 'steps')} from your land."]


def reach_page(world: World, seat: str) -> list[Page]:
    """Give what may be marched on from where, while marches are ordered (CAN-6.2, CAN-6.3)."""
    if world.phase > MARCHING or seat not in world.active:
        return []
    lines = [reach_line(world, seat, place) for place in targets(world, seat)]
    return [Page(title="Within reach", lines=(*lines, *nearest_line(world, seat)), news="war")] if lines else []


def reach_line(world: World, seat: str, place: Province) -> str:
    """Say who holds a target, with what, and from where it can be reached."""
    against = who_stands(world, place) or "empty" if place.owner else troops(defenders(place).items())
    walls = manned_fort(place)
    fort = f" behind a fort of level {walls}" if walls else ""
    near = row(world.provinces[id].name for id in sorted(place.near) if world.provinces[id].owner == seat)
    return f"{place.name} ({place.value}), {world.name(place.owner)}: {against}{fort}; from {near}."


def offers_page(world: World, seat: str) -> list[Page]:
    """Give the offers made to a seat, and its own (CAN-10.5, CAN-10.7a)."""
    lines = []
    for offer in world.offers:
        words = "an alliance" if offer.alliance else terms(world, offer)
        accepted = "; you accept" if offer.accepted else ""
        if offer.taker == seat and offer.alliance:
            lines.append(f"{capital(world.name(offer.maker))} proposes an alliance{accepted}. {ALLIED}")
        elif offer.taker == seat:
            lines.append(f"{capital(offer_name(world, offer))}: {words}{accepted}.")
        else:
            lines.append(f"You offer {world.name(offer.taker)} {words}.")
    return [Page(title="Offers", lines=tuple(lines), news="court")] if lines else []


def purse(world: World, seat: str) -> dict[str, int]:
    """Give what a House has to spend, in both purses and beside them; for its standing army at first (CAN-2.2)."""
    if not dealt(world, seat):
        return {}
    house = world.houses[seat]
    own = {"military gold": house.military, "civil gold": house.civil}
    if not world.turn:
        own = {"force gold": force_left(world, seat)}
    return {**own, "honor": house.honor, "influence": house.influence}


def purse_page(world: World, house: House) -> Page:
    """Give purses, income to come, and what waits to be placed (CAN-2.2, CAN-12, CAN-5.9)."""
    seat = house.id
    income = (gold_income(world, seat), honor_income(world, seat), influence_income(world, seat))
    lines = [
        f"Military purse {house.military} gold (units, barracks, forts); civil purse {house.civil} gold (all else).",
        f"As things stand a turn brings {income[0]} gold, {signed(income[1])} honor and {income[2]} influence.",
        troops_line(world, seat),
        *leaders_lines(world, seat),
    ]
    if world.phase <= MARCHING and seat in world.active:
        lines.append(room_line(max(0, room(world, house))))
    if infamous(house):
        lines.append("You are infamous: improvements and research cost a tenth more.")
    if house.muster:
        spaces = row(f"{one.name} {space(world, one)}" for one in world.held(seat) if space(world, one))
        lines.append(
            f"Waiting to be placed: {troops(house.muster.items())}; room for regulars in {spaces or 'no province'}."
        )
    if house.returned:
        lines.append(f"Come home, to be placed anywhere of yours: {troops(house.returned.items())}.")
    if house.marches:
        lines += [march_line(world, one.target, one.groups) for one in house.marches]
    return Page(title=f"{world.name(seat)} ({house.candle})", lines=tuple(lines), news="money")


def troops_line(world: World, seat: str) -> str:
    """Say where a seat's troops and leaders stand."""
    found = [f"{place.name}: {there}" for place in world.held(seat) if (there := who_stands(world, place))]
    return f"Your troops: {'; '.join(found)}." if found else "You have no troops on the map."


def leaders_lines(world: World, seat: str) -> list[str]:
    """Say where each leader of a seat's own is, captives among them; the dead are not named."""
    return [
        f"Your leader, {world.person(one.id)}: {place_of(world, one)}. {good_for(one)}."
        for one in world.leaders.values()
        if one.seat == seat and not one.dead
    ]


def good_for(one: Leader) -> str:
    """Say what a leader is good for (CAN-7.13, CAN-11.8)."""
    talent = f", and {CAPTAINS[one.card].trait}" if one.card else ""
    return f"The force with this leader has +1 on all dice and 3 re-rolls{talent}"


def room_line(free: int) -> str:
    """Say how many regulars may still be bought (CAN-5.3)."""
    if not free:
        return "Your barracks take no more regulars this turn."
    return f"Your barracks take {free} more regular{'' if free == 1 else 's'} this turn."


def march_line(world: World, target: str, groups: list[Group]) -> str:
    """Say who is to march where."""
    parts = "; ".join(f"{troops(group.units.items())} from {world.provinces[group.origin].name}" for group in groups)
    return f"To march on {world.provinces[target].name}: {parts}."


def study_page(house: House) -> Page:
    """Give the research chart: levels, pools, and what the next level costs and brings (CAN-13.2)."""
    heading = ("Tree", "Level", "Pool", "Next", "", "It brings")
    return Page(title="Research", table=(heading, *(study_row(house, tree) for tree in TREES)), news="study")


def study_row(house: House, tree: str) -> tuple[str, ...]:
    """Give one tree's line."""
    level, earned = house.level[tree], house.earned[tree]
    shown = f"{level}" if earned == level else f"{level}, {earned} from your next turn"
    cost = next_cost(house, tree)
    if not cost:
        return (tree, shown, "", "", "█" * BAR, "complete")
    full = min(BAR, house.pool[tree] * BAR // cost)
    lacks = surcharged(house, cost - house.pool[tree])
    effect = EFFECTS[tree][min(earned, LEVELS - 1)]
    return (tree, shown, f"{house.pool[tree]} of {cost}", f"{lacks} gold", "█" * full + "░" * (BAR - full), effect)


def word_page(world: World, house: House) -> Page:
    """Give the hand and what a seat left standing (CAN-11.4, CAN-9.7a, CAN-14.6)."""
    hand = [f"{card_title(card)}: {troops(COMPANIES[card].units.items())}." for card in house.hand]
    guards = [f"Guard: {guard_text(world, guard)}." for guard in house.guards]
    kinds = row(house.parry) or "nothing"
    lines = (*(hand or ["No company in hand."]), *guards, f"Your honor foils {kinds}, down to {house.parry_floor}.")
    return Page(title="Hand and standing words", lines=lines, news="fate")
