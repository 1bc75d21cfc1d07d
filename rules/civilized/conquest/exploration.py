"""Exploration: wild land is annexed by an army that stays in it (source 6.8.5)."""

from rules.civilized.conquest.events import ExplorersLeft, HexExplored
from rules.civilized.conquest.retreats import ranked_cities
from rules.civilized.conquest.tables import EXPLORE_STEP, EXPLORE_TARGET
from rules.civilized.march.expeditions import explore
from rules.civilized.march.generals import pass_general
from rules.civilized.march.storms import first_lost
from rules.civilized.war.relations import field_army, is_held, stack, stacks
from rules.civilized.war.wars import try_wild
from rules.civilized.world.geography import is_land, neighbours
from rules.civilized.world.state import World
from rules.civilized.world.war import Exploration
from rules.civilized.world.war_tables import HIGHEST_CARD
from rules.kernel.facts.names import BETWEEN
from rules.kernel.play.play import Play


def explore_target(seasons: int) -> int:
    """Give the card up to which a hex is annexed after so many complete seasons (CIV-6.8.5d)."""
    return min(HIGHEST_CARD, EXPLORE_TARGET + EXPLORE_STEP * (seasons - 1))


def close_season(world: World) -> None:
    """Count what is complete at the end of a round: seasons in wild land, and hexes seen (CIV-6.8.5b, CIV-6.8.5j)."""
    for country in world.standing():
        for hexagon, those in stacks(world, country.id).items():
            if hexagon in world.owners:
                continue
            seen = world.known.setdefault(hexagon, [])
            if country.id not in seen:
                seen.append(country.id)
            works = len(those) >= field_army(world) and not world.city_at(hexagon) and hexagon not in world.forts
            if works and not any(is_held(world, one) for one in those) and world.season != "Autumn":
                known = explore(world, country.id, hexagon, came_of(world, country.id, hexagon))
                known.seasons += 1
                known.last = f"{world.year} {world.season}"


def came_of(world: World, country: str, hexagon: str) -> str:
    """Give whence the army of a wild hex came; one that fled there came from nowhere that is known."""
    known = world.explorations.get(f"{country} {hexagon}")
    return known.came if known else ""


def annex(play: Play[World]) -> None:
    """Test each exploration that has just completed a season, in the order of play (CIV-6.8.1k, CIV-6.8.5e)."""
    world = play.state
    label = f"{world.year} {world.season}"
    order = {seat: place for place, seat in enumerate(world.initiative)}
    due = [one for one in world.explorations.values() if one.last == label]
    for known in sorted(due, key=lambda one: (order.get(one.country, len(order)), one.hex)):
        if known.hex in world.owners:
            leave(play, known)
        else:
            try_hex(play, known)


def try_hex(play: Play[World], known: Exploration) -> None:
    """Draw for a hex: it is annexed for good, or not; a court card costs (CIV-6.8.5e, CIV-6.8.5f, CIV-6.8.5i)."""
    world, country = play.state, known.country
    target = explore_target(known.seasons)
    card = play.chance.card("CIV-6.8.5e", "explore.card", BETWEEN.join((country, known.hex)))
    annexed, lost = card.value <= target, ""
    army = stack(world, country, known.hex)
    if card.court and army:
        one = first_lost(world, world.countries[country].preferences.care.loss_order, army)[0]
        del world.elements[one.id]
        pass_general(play, one, stack(world, country, known.hex))
        lost = one.type
    play.tell(
        HexExplored(
            because=(card.n,),
            country=country,
            hex=known.hex,
            seasons=known.seasons,
            target=target,
            card=card.value,
            annexed=annexed,
            lost=lost,
        )
    )
    note_attempt(world, country)
    if annexed:
        world.owners[known.hex] = country
        try_wild(world, country, known.hex)
        if not known.then:
            forget(world, known)
    elif len(stack(world, country, known.hex)) < field_army(world):
        try_wild(world, country, known.hex)
        leave(play, known)


def note_attempt(world: World, country: str) -> None:
    """Note that a war for wild land was waged this year (CIV-HW4)."""
    for war in world.wars_of(country):
        if war.attacker == country and war.wild:
            war.last = world.year


def forget(world: World, known: Exploration) -> None:
    """Strike an exploration from the list."""
    world.explorations.pop(f"{known.country} {known.hex}", None)


def leave(play: Play[World], known: Exploration) -> None:
    """Leave a hex: back to where the army came from, else the nearest own hex, else a city (CIV-6.8.5g, CIV-6.8.5h)."""
    world, country = play.state, known.country
    forget(world, known)
    army = stack(world, country, known.hex)
    if not army or world.owners.get(known.hex) == country:
        return
    beside = [
        near for near in neighbours(world, known.hex) if world.owners.get(near) == country and is_land(world, near)
    ]
    cities = [city.hex for city in ranked_cities(world, country, known.hex)]
    came = [known.came] if known.came and (world.owners.get(known.came, "") in ("", country)) else []
    goal = next(iter((*came, *beside, *cities)), known.hex)
    for one in army:
        one.hex = goal
    play.tell(ExplorersLeft(country=country, hex=known.hex, goal=goal))


def clear_old(world: World) -> None:
    """Forget, when Winter comes, attempts without a season this year, and where all were to go on (CIV-6.8.5c)."""
    for known in list(world.explorations.values()):
        known.then = []
        if not known.last.startswith(f"{world.year} ") or known.hex in world.owners:
            if known.seasons:  # an army that came in Autumn has not tried yet
                try_wild(world, known.country, known.hex)
            forget(world, known)


def go_on(world: World, seat: str) -> list[Exploration]:
    """Give the explorations of a seat whose hex is its own by now and that name a next one (CIV-6.8.5k)."""
    return [
        one
        for one in world.explorations.values()
        if one.country == seat and one.then and world.owners.get(one.hex) == seat
    ]
