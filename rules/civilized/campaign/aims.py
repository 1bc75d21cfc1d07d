"""Aims of a country: whom it could make war on and which cities it could come before, weighed (CIV-6.7.1, CIV-HA12)."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from rules.civilized.campaign.leaving import would_leave
from rules.civilized.march.orders import MoveArmy
from rules.civilized.war.distance import too_far, too_few
from rules.civilized.war.force import inside, marching, strength
from rules.civilized.war.orders import DeclareWar
from rules.civilized.war.reach import SEASONS, Land, Road, roads, seasons
from rules.civilized.war.relations import at_war, bonds_between, field_army, stack, stacks
from rules.civilized.war.wars import years_awake
from rules.civilized.world.bearings import spot
from rules.civilized.world.characters import known_as, ruling
from rules.civilized.world.deed import lawful
from rules.civilized.world.requirements import others
from rules.civilized.world.state import City, Split, World
from rules.kernel.orders.windows import Window
from rules.kernel.play.aims import Aim
from rules.kernel.telling.phrases import form, in_words, row, several

Aims = Iterator[Aim[World]]


def aims(world: World, seat: str, window: Window[Any]) -> Sequence[Aim[World]]:  # Any: windows differ
    """Weigh each other country, and each of its cities that an army could come before within a year (CIV-HA12)."""
    if seat not in world.countries or world.long_season:
        return ()
    return [one for foe in others(world, seat).values() for one in against(world, seat, foe)]


def against(world: World, seat: str, foe: str) -> Aims:
    """Weigh one country, and those of its cities within reach."""
    ways = dict[str, Road]()
    for road in starts(world, seat, foe):
        ways.setdefault(road.goal, road)  # the shortest come first
    found = [besieged(world, seat, city, ways[city.hex]) for city in world.cities_of(foe) if city.hex in ways]
    yield from found
    yield country(world, seat, foe, max(found, key=lambda one: one.ease, default=None))


def starts(world: World, seat: str, foe: str) -> Sequence[Road]:
    """Give the ways to a country's cities from where one's armies stand, else from one's cities, the shortest first."""
    land, goals = Land(world, seat, [foe]), [city.hex for city in world.cities_of(foe)]
    armies = [start for start, those in stacks(world, seat).items() if len(those) >= field_army(world)]
    if not armies:
        return roads(world, seat, [foe]) if len(world.army_of(seat)) >= field_army(world) else ()
    found = [(start, land.ways(start, goals, SEASONS)) for start in armies]
    ways = [(start, goal, way) for start, goal_ways in found for goal, way in goal_ways.items()]
    return sorted(Road(seasons(world, way), start, goal, tuple(way)) for start, goal, way in ways)


def besieged(world: World, seat: str, city: City, road: Road) -> Aim[World]:
    """Weigh one city: how far it is, and with what strength one would come before what stands inside."""
    here = stack(world, seat, road.base)
    going = marching(world, here if len(here) >= field_army(world) else world.army_of(seat))
    held, size, force = inside(world, city), city.population, strength(world, going)
    ease = Fraction(force, max(1, held)) / road.seasons
    base, owner = spot(world, road.base), world.named(city.owner)
    text = (
        f"{city.name} of {owner}, {several(road.seasons, 'season', 'seasons')} of march from {base}: your army "
        f"has strength {force} against {held} that can stand there; it has {size} thousand people."
    )
    text += would_leave(world, seat, road.base, going) if at_war(world, seat, city.owner) else ""
    march = MoveArmy(army=road.base, path=(city.hex,))
    able = bool(stack(world, seat, road.base)) and at_war(world, seat, city.owner) and lawful(world, seat, march)
    return Aim("city", city.id, text, ease, ease * size, (march,) if able else ())


def country(world: World, seat: str, foe: str, best: Aim[World] | None) -> Aim[World]:
    """Weigh a war: both armies, the city that is had most easily, and what stands in its way."""
    own, theirs = (len(world.army_of(one)) for one in (seat, foe))
    name = world.named(foe)
    war = "you are at war" if at_war(world, seat, foe) else "war can be declared in Winter"
    text = f"{name}: your {own} {form(own, 'element', 'elements')} against {theirs}; {war}."
    order = DeclareWar(country=foe)
    orders = () if at_war(world, seat, foe) else (order,)
    if few := too_few(world, seat, foe):
        return Aim("country", foe, f"{text} {few}", Fraction(0), Fraction(0), orders)
    if best is None:
        far = too_far(world, seat, foe) or f"No army of yours can come before a city of {name} within a year."
        return Aim("country", foe, f"{text} {far}", Fraction(0), Fraction(0), orders)
    return Aim("country", foe, f"{text} Easiest: {best.text}", best.ease, best.worth, orders)


def between(world: World, seat: str, other: str) -> Sequence[str]:
    """Say what binds two countries, and how soon an army of the other can be before which city (CIV-6.7, CIV-HA12)."""
    if not {seat, other} <= set(world.countries):
        return ()
    split = world.split_of(seat)
    if split is None or split.other(seat) != other:
        return [bound(world, seat, other), comes(world, seat, other)]
    near = [one for one in against(world, seat, other) if one.kind == "city"]
    best = max(near, key=lambda one: one.ease, default=None)
    return [parted(world, other, split), *([best.text] if best else []), comes(world, seat, other)]


def parted(world: World, other: str, split: Split) -> str:
    """Say who leads those who have broken away, and how that ends (CIV-6.5.0a, CIV-6.5.3g)."""
    who = ", ".join(known_as(world, one) for one in ruling(world, other)[:1])
    led = f" under {who}" if who else ""
    how = "broke away from you" if split.kind == "rebellion" else "disputes your throne"
    return (
        f"{world.named(other)} {how}{led}, and you are at war: whoever has no city left, or none in order after a "
        "Summer, has lost."
    )


def bound(world: World, seat: str, other: str) -> str:
    """Say whether two countries are at war, or what they have signed (CIV-6.7.1f)."""
    name, bonds = world.named(other), list(dict.fromkeys(bonds_between(world, seat, other)))
    if at_war(world, seat, other):
        return f"You are at war with {name}, and nothing but a peace binds it.{sleeps(world, seat, other)}"
    if bonds:
        return f"A {row(bonds)} binds you and {name}: whoever breaks it bears the mark of perfidy."
    return f"No pact binds {name} by the rules: what letters agree rests on trust, only what an envoy signed is kept."


def sleeps(world: World, seat: str, other: str) -> str:
    """Say when a war ends by itself, unless somebody fights in it (CIV-HW4)."""
    wars = [war for war in world.wars.values() if {war.attacker, war.defender} == {seat, other}]
    left = [years for war in wars if (years := years_awake(world, war)) is not None]
    if not left:
        return ""
    when = f"in {several(left[0], 'year', 'years')}" if left[0] else "this Winter"
    return f" It ends by itself {when} unless somebody fights in it."


def comes(world: World, seat: str, other: str) -> str:
    """Say how soon an army of another could be before which city of one's own, and how strong it is."""
    name, least = world.named(other), field_army(world)
    armies = {hexagon: those for hexagon, those in stacks(world, other).items() if len(those) >= least}
    if not armies:
        return few(world, other)
    land, goals = Land(world, other, [seat]), [city.hex for city in world.cities_of(seat)]
    ways = [way for start in armies for way in land.ways(start, goals, SEASONS).values()]
    if not ways:
        force = max(strength(world, those) for those in armies.values())
        return f"No army of {name} can come on foot before a city of yours within a year; it has strength {force}."
    way = min(ways, key=lambda way: (seasons(world, way), -strength(world, armies[way[0]]), way))
    goal, start = world.called("place", way[-1]), spot(world, way[0])
    city, force = world.city_at(way[-1]), strength(world, armies[way[0]])
    held = f" against {inside(world, city)} that can stand there" if city else ""
    war = "" if at_war(world, seat, other) else " once there is war"
    soon = several(seasons(world, way), "season", "seasons")
    return f"{name} can be before {goal} in {soon} of march from {start}{war}: strength {force}{held}."


def few(world: World, other: str) -> str:
    """Say that another has no army that could invade (CIV-ARM1)."""
    name, least = world.named(other), in_words(field_army(world))
    sizes = {hexagon: len(those) for hexagon, those in stacks(world, other).items()}
    if not sizes:
        return f"{name} has no army: to invade takes {least} elements together."
    place = max(sizes, key=lambda hexagon: sizes[hexagon])
    most = several(sizes[place], "element", "elements")
    where = f"its largest army is {most} at {spot(world, place)}"
    return f"{name} cannot invade you: that takes {least} elements together, and {where}."
