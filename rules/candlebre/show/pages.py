"""What everybody reads: the race for the crown, the lands, treaties and prisoners, and the Book of Fate."""

from rules.candlebre.board.cards import CAPTAINS
from rules.candlebre.board.forces import added, count
from rules.candlebre.board.holdings import buildings
from rules.candlebre.board.seats import standing
from rules.candlebre.board.state import Leader, Province, World
from rules.candlebre.board.tables import TREES
from rules.candlebre.board.war import Units
from rules.candlebre.board.wording import troops
from rules.candlebre.clergy.clergy import clergy_price
from rules.candlebre.currencies.income import gold_income
from rules.candlebre.ending.ending import verdict
from rules.kernel.telling.phrases import capital, row
from rules.kernel.telling.tellings import Page

Row = tuple[str, ...]


def status(world: World) -> tuple[Page, ...]:
    """Give what everybody may know."""
    lands = (lands_page(world, seat) for seat in world.living())
    return (
        race_page(world),
        learning_page(world),
        *lands,
        *neutral_page(world),
        *people_page(world),
        *treaties_page(world),
        book_page(world),
    )


def race_page(world: World) -> Page:
    """Give how far each House has come, with its income (CAN-15.1, CAN-15.2, CAN-12)."""
    heading: Row = ("House", "Provinces", "Honor", "Influence", "Income", "Troops")
    rows = [race_row(world, seat) for seat in world.houses]
    lines = [f"The crown goes to whoever holds {world.province_goal} provinces, or has {world.honor_goal} honor."]
    if world.play_order:
        lines.append(f"Order of play: {row(world.name(seat) for seat in world.play_order)}.")
    if world.ended:
        lines.insert(0, f"{capital(verdict(world))}.")
    return Page(
        title=f"The race for the crown, turn {world.turn}", lines=tuple(lines), table=(heading, *rows), news="court"
    )


def race_row(world: World, seat: str) -> Row:
    """Give one seat's figures."""
    house = world.houses[seat]
    lands, income = len(world.held(seat)), gold_income(world, seat)
    figures = (lands, house.honor, house.influence, income, count(army(world, seat)))
    return (called(world, seat), *map(str, figures))


def called(world: World, seat: str) -> str:
    """Give the name of a House, and whether it has fallen; of one that is not dealt yet its candle."""
    name = capital(world.name(seat))
    return name if world.houses[seat].alive else f"{name}, fallen"


def learning_page(world: World) -> Page:
    """Give what each House has learned of each tree (CAN-13.1)."""
    rows = [(called(world, seat), *(str(house.level[tree]) for tree in TREES)) for seat, house in world.houses.items()]
    return Page(title="What the Houses have learned", table=(("House", *map(capital, TREES)), *rows), news="court")


def army(world: World, seat: str) -> Units:
    """Give the units of a seat on the map."""
    total: Units = {}
    for place in world.held(seat):
        total = added(total, place.units)
    return total


def lands_page(world: World, seat: str) -> Page:
    """Give each province of a House with what stands there."""
    heading: Row = ("Province", "Value", "Troops", "Works")
    rows = [land_row(world, place) for place in world.held(seat)]
    house = world.houses[seat]
    goal = f"{standing(world, seat)}% of the way to the crown" if house.house else "its House is not dealt yet"
    return Page(title=f"{capital(world.name(seat))}: {goal}", table=(heading, *rows) if rows else (), news="land")


def land_row(world: World, place: Province) -> Row:
    """Give one province's line."""
    works = buildings(place)
    if place.protected_by:
        works = [*works, f"clergy, called by {world.name(place.protected_by)}"]
    return (place.name, str(place.value), who_stands(world, place), ", ".join(works))


def who_stands(world: World, place: Province) -> str:
    """Give the troops of a province, with their leaders; empty for none."""
    led = [world.person(one.id) for one in world.leaders.values() if one.place == place.id]
    return ", with ".join(one for one in (troops(place.units.items()) if place.units else "", row(led)) if one)


def neutral_page(world: World) -> list[Page]:
    """Give the neutral provinces by value, with garrisons (CAN-9.2)."""
    free = [place for place in world.provinces.values() if not place.owner]
    values = sorted({place.value for place in free}, reverse=True)
    lines = [
        f"{value} gold, {value // 10} infantry: {row(neutral_name(one) for one in free if one.value == value)}"
        for value in values
    ]
    return [Page(title=f"Neutral: {len(free)} provinces", lines=tuple(lines), news="land")] if free else []


def neutral_name(place: Province) -> str:
    """Give a neutral province with who seized it and what stands there."""
    more = [*([f"{place.garrison} mercenaries"] if place.garrison else []), *buildings(place)]
    return f"{place.name} ({', '.join(more)})" if more else place.name


def people_page(world: World) -> list[Page]:
    """Give leaders, captives and prisoners (CAN-10, CAN-11.8)."""
    lines = [
        leader_line(world, one) for one in world.leaders.values() if not one.dead and not one.id.startswith("head-")
    ]
    lines += [leader_line(world, one) for one in world.leaders.values() if one.captor and one.id.startswith("head-")]
    for seat, house in world.houses.items():
        held = [f"{troops(units.items())} of {world.name(owner)}" for owner, units in house.prisoners.items() if units]
        if held:
            lines.append(f"{capital(world.name(seat))} holds {row(held)}.")
        if house.returned:
            lines.append(f"Waiting to be placed by {world.name(seat)}: {troops(house.returned.items())}.")
    return [Page(title="Leaders and prisoners", lines=tuple(lines), news="court")] if lines else []


def leader_line(world: World, one: Leader) -> str:
    """Say whom a leader serves, where he is and what he can do."""
    trait = f"; {CAPTAINS[one.card].trait}" if one.card else ""
    return f"{capital(world.person(one.id))}, of {world.name(one.seat)}, {place_of(world, one)}{trait}."


def place_of(world: World, one: Leader) -> str:
    """Say where a leader is: in a province, on the march, or whose captive."""
    if one.captor:
        return f"captive of {world.name(one.captor)}"
    return f"in {world.provinces[one.place].name}" if one.place else "on the march"


def treaties_page(world: World) -> list[Page]:
    """Give alliances, rallies, the truce, votes, and what clergy would cost again (CAN-10.7, CAN-7.14, CAN-2.15)."""
    lines = []
    for seat, house in world.houses.items():
        for ally, until in house.allies.items():
            if until or seat < ally:
                notice = f", to the end of turn {until}" if until else ""
                lines.append(f"{capital(world.name(seat))} and {world.name(ally)} are allied{notice}.")
        if house.rally_until >= max(world.turn, 1):
            lines.append(
                f"{capital(world.name(seat))} rallies, +1 on all dice, to the end of its turn {house.rally_until}."
            )
        if house.votes_draw:
            lines.append(f"{capital(world.name(seat))} would have a draw.")
    if world.truce:
        lines.append(f"The Fool's Truce holds, drawn by {world.name(world.truce.seat)}: no House may attack another.")
    dear = [one for one in world.provinces.values() if one.protected_last >= world.turn - 1 and one.protected_run]
    if dear and world.turn:
        prices = row(f"{one.name} {clergy_price(world, one)}" for one in dear)
        lines.append(f"Clergy cost more where they were called of late: {prices} influence.")
    return [Page(title="Treaties and truces", lines=tuple(lines), news="court")] if lines else []


def book_page(world: World) -> Page:
    """Give what is known of the Book of Fate (CAN-11.1a)."""
    hands = [
        f"{capital(world.name(seat))} holds {len(house.hand)} compan{'y' if len(house.hand) == 1 else 'ies'}."
        for seat, house in world.houses.items()
        if house.hand
    ]
    gone = f", {len(world.removed)} gone for good" if world.removed else ""
    lines = (f"{len(world.book)} pages left, {len(world.discards)} discarded{gone}.", *hands)
    return Page(title="The Book of Fate", lines=lines, news="fate")
