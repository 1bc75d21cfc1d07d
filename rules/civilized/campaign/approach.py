"""Approach: how one's armies come to an enemy who is out of reach this season, and what the war lacks for it."""

from collections.abc import Iterator, Sequence

from rules.civilized.campaign.leaving import would_leave
from rules.civilized.campaign.offensive import SEASONS_LEFT, aims, along, begun, carried, embark
from rules.civilized.campaign.offensive import counted as by_type
from rules.civilized.forces.levies import TRANSPORT, Roll, open_types, raising_problem, unit_cost
from rules.civilized.forces.orders import BuildShip, RaiseElement
from rules.civilized.march.orders import MoveArmy
from rules.civilized.war.force import guard_of, home_strength, inside, marching, strength
from rules.civilized.war.needs import carriage, launched, numbers_lacking, ships_lacking
from rules.civilized.war.reach import land_way, seasons, shores
from rules.civilized.war.relations import field_army, stack, stacks
from rules.civilized.war.tables import TRANSPORTS
from rules.civilized.war.wars import years_awake
from rules.civilized.world.bearings import spot
from rules.civilized.world.brevity import fitted
from rules.civilized.world.deed import lawful
from rules.civilized.world.state import City, Element, World
from rules.kernel.play.counsel import BUTTON, Counsel, Offer, Weight
from rules.kernel.telling.phrases import form, in_words


def approach(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Show the strongest field army the way to the nearest enemy city, on foot or aboard (CIV-HA5)."""
    foes, least = aims(world, seat), field_army(world)
    able = {hexagon: those for hexagon, those in stacks(world, seat).items() if hexagon not in world.sieges}
    if not foes or not able:
        return
    start = max(able, key=lambda hexagon: (strength(world, marching(world, able[hexagon])), hexagon))
    those = able[start]
    war = begun(world, seat)
    going = marching(world, those, guard_of(world, seat, start, war.kind if war else ""))
    if len(going) < least <= len(those):
        going = marching(world, those)  # what they guard, and at what cost they leave it, is said beside it
    if len(going) < least:
        text = (
            f"Your largest army, {counted(those)} at {spot(world, start)}, is too small to invade: "
            f"that takes {least} elements together."
        )
        ships = launched(world, seat, ships_lacking(world, seat, foes[0])) if any(shores(world, foes[0])) else ""
        yield Counsel(Weight.CHANCE, fitted(text, carriage(world, seat, foes[0]), ships), "CIV-6.8.1c")
        return
    ways = {city.id: land_way(world, seat, start, city.hex, foes) for foe in foes for city in world.cities_of(foe)}
    on_foot = {id: way for id, way in ways.items() if way}
    yield from on_land(world, seat, start, going, on_foot) if on_foot else at_sea(world, seat, start, going, foes)


def on_land(
    world: World, seat: str, start: str, going: Sequence[Element], ways: dict[str, list[str]]
) -> Iterator[Counsel[World]]:
    """Say how long the march to the nearest city is, and offer its first stage to an army that is strong enough."""
    near = min(ways, key=lambda id: (seasons(world, ways[id]), inside(world, world.cities[id]), id))
    city, way = world.cities[near], ways[near]
    force, against = strength(world, going), inside(world, city)
    alone = strength(world, stack(world, city.owner, city.hex)) + home_strength(world, city.owner, city.hex)
    joined = f" there, {against} with those who may join them" if against > alone else ""
    order = along(world, seat, start, way, numbered(world, seat, start, going)) if force >= against else None
    taken = seasons(world, way)
    text = (
        f"{city.name} of {world.named(city.owner)} is nearest to your army at {spot(world, start)}: "
        f"{taken} {form(taken, 'season', 'seasons')} of march, {counted(going)} of strength {force} against "
        f"{min(alone, against)}{joined}."
    )
    text = fitted(text, would_leave(world, seat, start, going) if order else "", in_time(world, taken))
    steps = [order] if isinstance(order, MoveArmy) else []
    offers = [Offer(f"March to {spot(world, step.path[-1])}"[:BUTTON], step) for step in steps]
    yield Counsel(Weight.CHANCE, text, "CIV-6.8.3.1a", tuple(offers))


def in_time(world: World, taken: int) -> str:
    """Say where a march ends so late that Winter sends the army home at once, or before it is there (CIV-6.8.1n)."""
    left = SEASONS_LEFT.get(world.season, 0)
    if taken < left:
        return ""
    return f" Winter sends it home {'right after' if taken == left else 'before'} that."


def at_sea(
    world: World, seat: str, start: str, going: Sequence[Element], foes: Sequence[str]
) -> Iterator[Counsel[World]]:
    """Say that no way leads there on foot, and offer to embark where ships lie ready."""
    ports = [city for foe in foes for city in shores(world, foe)]
    order = embark(world, seat, start, stack(world, seat, start), ports, len(going))
    room = carried(world, seat, start)
    text = f"No way of a year or less leads to {world.named(foes[0])} on foot"
    if not ports:
        text += ", and it has no port to sail to: neither of you can come to the other."
    elif room:
        text += f"; the ships at {spot(world, start)} carry {room} elements of {field_army(world)} needed."
    else:
        text += f", and {unshipped(world, seat, start)}"
    offers = [Offer(f"Sail from {spot(world, start)}"[:BUTTON], order)] if order is not None else []
    yield Counsel(Weight.CHANCE, text, "CIV-6.8.3.2a", tuple(offers))


def unshipped(world: World, seat: str, start: str) -> str:
    """Say where an army would have to be to go aboard, and what ships lie there (CIV-6.8.3.2d)."""
    lie = dict.fromkeys(ship.hex for ship in world.ships.values() if ship.owner == seat and ship.type == TRANSPORT)
    here, needed = spot(world, start), field_army(world)
    if not lie:
        return f"you have no ships: Winter sells them{launched(world, seat, TRANSPORTS) or '.'}"
    place = max(lie, key=lambda hexagon: carried(world, seat, hexagon))
    room = carried(world, seat, place)
    if room < needed:
        return f"your ships at {spot(world, place)} carry {room} elements of {needed} needed."
    return f"your ships lie at {spot(world, place)}: march there from {here}, and embark."


def lacking(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Say in Winter what a war that one has begun lacks: ships, or numbers (CIV-HA14)."""
    war = begun(world, seat)
    if war is None or war.defender not in world.countries:
        return
    foe, cities = war.defender, world.cities_of(seat)
    ships, number = ships_lacking(world, seat, foe), numbers_lacking(world, seat, foe, war.kind)
    if ships and any(shores(world, foe)):
        ports = [city for city in cities if not raising_problem(world, city, TRANSPORT)]
        orders = [(f"Ship in {city.name}", BuildShip(city=city.id)) for city in ports]
        text = fitted(
            f"No way leads to {world.named(foe)} on foot, and to carry an army you lack {ships} Transport "
            f"{form(ships, 'Ship', 'Ships')} of {unit_cost(world, TRANSPORT)} points each.",
            launched(world, seat, ships),
        )
        offers = [Offer(label[:BUTTON], order) for label, order in orders if lawful(world, seat, order)][:1]
        yield Counsel(Weight.CHANCE, text, "CIV-HA14", tuple(offers))
    elif number and (raised := cheapest_in(world, seat, cities)):
        text = (
            f"To march against {world.named(foe)} and keep a guard at home you lack {number} "
            f"{form(number, 'element', 'elements')}; the cheapest cost {unit_cost(world, raised.type)} points."
        )
        label = f"{raised.type} in {world.cities[raised.city].name}"
        yield Counsel(Weight.CHANCE, text, "CIV-HA14", (Offer(label[:BUTTON], raised),))


def fading(world: World, seat: str) -> Iterator[Counsel[World]]:
    """Warn from a year before that a war which one has begun ends by itself, for nobody fights in it (CIV-HW4)."""
    for war in world.wars_of(seat):
        left = years_awake(world, war)
        if war.attacker == seat and left is not None and left <= 1:
            when = "next Winter" if left else "this Winter"
            yield Counsel(
                Weight.CHANCE,
                f"Your war on {world.named(war.defender)} ends by itself {when}, unless somebody fights in it before: "
                f"{in_words(world.settings.dormant_wars)} years without a fight end a war. It may be declared anew.",
                "CIV-HW4",
                warns=True,
            )


def cheapest_in(world: World, seat: str, cities: Sequence[City]) -> RaiseElement | None:
    """Give the cheapest element that any of some cities may raise now; None for none."""
    able = open_types(world, seat, Roll.of(world, seat))
    kinds = sorted(world.countries[seat].army_list, key=lambda kind: unit_cost(world, kind))
    orders = (RaiseElement(type=kind, city=city.id) for kind in kinds if kind in able for city in cities)
    return next((order for order in orders if lawful(world, seat, order)), None)


def numbered(world: World, seat: str, start: str, going: Sequence[Element]) -> dict[str, int]:
    """Count those who go by type, as orders do; empty for all."""
    return {} if len(going) == len(stack(world, seat, start)) else by_type(going)


def counted(those: Sequence[Element]) -> str:
    """Count elements in words."""
    return f"{len(those)} {form(len(those), 'element', 'elements')}"
