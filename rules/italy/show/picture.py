"""The map as a picture: provinces, borders, armies, resources and attacks."""

from rules.italy.board.land import Land
from rules.italy.board.state import External, Power, Province, World
from rules.italy.board.years import years
from rules.kernel.telling.pictures import Mark, Picture, Region, Route, Side

ALT_MOST = 990
"""Characters of the description, under the kernel's 1,000."""


def picture(world: World, seat: str | None) -> Picture:
    """Draw the map as everybody knows it, with the attack that the seat alone has named so far."""
    return Picture(
        title=world.title,
        caption=f"Turn {world.turn}, {years(world, world.turn)}",
        alt=description(world),
        sides=sides(world),
        regions=tuple(region(world, place) for place in world.provinces.values()),
        routes=(*links(world), *marches(world), *named(world, seat)),
    )


def sides(world: World) -> tuple[Side, ...]:
    """Give the Powers that hold land, and the External Powers in Italy, each with the number of its pattern."""
    land = Land(world)
    shown: list[Power | External] = [one for one in world.powers.values() if land.held(one.id)]
    shown += [one for one in world.externals.values() if one.at]
    order = [*world.powers, *world.externals]
    return tuple(Side(id=one.id, name=one.name, colour=one.colour, pattern=order.index(one.id)) for one in shown)


def region(world: World, place: Province) -> Region:
    """Give one province with its holder, its resource and the army that stands there."""
    return Region(
        id=place.id,
        name=place.name,
        x=place.at[0],
        y=place.at[1],
        side=place.holder,
        marks=tuple(marks(world, place)),
        outline=tuple(place.outline),
    )


def marks(world: World, place: Province) -> list[Mark]:
    """Give the marks of a province."""
    found = [Mark(kind="resource", text=world.resources[place.resource])] if place.resource else []
    if place.home != place.holder:  # whose land it was
        found.append(Mark(kind=world.powers[place.home].adjective[:2], text=world.name(place.home)))
    if place.occupier:
        army: External = world.externals[place.occupier]
        found.append(Mark(kind="army", text=str(army.strength), side=army.id))
    return found


def links(world: World) -> list[Route]:
    """Give the crossings over water, each once; borders by land are drawn as they run."""
    return [
        Route(kind="link", places=(place.id, other))
        for place in world.provinces.values()
        for other in place.straits
        if place.id < other
    ]


def marches(world: World) -> list[Route]:
    """Give this turn's attacks whose way is known, fought or not: the map of a turn shows what it was about."""
    attacks = [attack for attack in world.attacks.values() if attack.state != "cancelled" and attack.province]
    return [route for attack in attacks for route in march(world, attack.attacker, attack.province, solid=True)]


def named(world: World, seat: str | None) -> list[Route]:
    """Give the attack that a seat has named and not declared yet, as a broken line."""
    power = world.powers.get(seat or "")
    return march(world, power.id, power.named, solid=False) if power and power.named else []


def march(world: World, attacker: str, province: str, *, solid: bool) -> list[Route]:
    """Give the way of an attack, from a province of the attacker's beside it; none where there is no such any more."""
    land = Land(world)
    start = [near for near in world.provinces[province].near if land.controls(attacker, near)]
    return [Route(kind="march", places=(start[0], province), side=attacker, solid=solid)] if start else []


def description(world: World) -> str:
    """Describe the map in words, for those who cannot see it."""
    land = Land(world)
    lines = [f"Map of {world.title}, turn {world.turn}, {years(world, world.turn)}."]
    for power in world.powers.values():
        held = [world.provinces[id].name for id in land.held(power.id)]
        if held:
            lines.append(f"{power.name}: {', '.join(held)}.")
    armies = [external for external in world.externals.values() if external.at]
    lines += [f"{one.name}, strength {one.strength}, in {world.provinces[one.at].name}." for one in armies]
    whole = " ".join(lines)
    return whole if len(whole) <= ALT_MOST else f"{whole[:ALT_MOST]}…"
