"""Definitions of the rulebook: strong armies, neighbours, large populations, likely targets (source 4.4.2)."""

from collections.abc import Sequence

from rules.civilized.world.geography import grid, neighbours
from rules.civilized.world.state import Character, World
from rules.civilized.world.tables import BINDING, LARGE_POPULATION, MANY_SHIPS, SCORES, STRONG_ARMY, UNSCRUPULOUS
from rules.kernel.luck.cards import pick
from rules.kernel.luck.chance import Chance


def strong_army(world: World, country: str, target: str) -> bool:
    """Tell whether a country's army is a quarter larger than the target's, and not empty (CIV-4.4.2a)."""
    own, theirs = len(world.army_of(country)), len(world.army_of(target))
    ours, against = STRONG_ARMY
    return own > 0 and ours * own >= against * theirs


def bordering(world: World, country: str) -> list[str]:
    """Give the standing countries with a hex next to one of a country's, in seat order."""
    near = {
        world.owners.get(around, "") for hexagon in world.hexes_of(country) for around in neighbours(world, hexagon)
    }
    return [land.id for land in world.standing() if land.id in near and land.id != country]


def neighbouring(world: World, country: str) -> list[str]:
    """Give a country's neighbours: by land, and with more than two Transport Ships on its own seas (CIV-4.4.2b)."""
    near = {*bordering(world, country), *by_sea(world, country)}
    return [land.id for land in world.standing() if land.id in near]


def by_sea(world: World, country: str) -> set[str]:
    """Give the countries with a coast on a sea of a country's own that has more than two Transport Ships."""
    ships = sum(ship.owner == country and ship.type == "Transport Ship" for ship in world.ships.values())
    return across_sea(world, country) if ships > MANY_SHIPS else set()


def across_sea(world: World, country: str) -> set[str]:
    """Give the countries with a coast on a sea of a country's own, whatever ships it has."""
    coast = grid(world).coast
    seas = {sea for hexagon in world.hexes_of(country) for sea in coast.get(hexagon, ())}
    return {world.owners[hexagon] for hexagon, its in coast.items() if hexagon in world.owners and seas & set(its)} - {
        country
    }


def large_population(world: World, country: str) -> bool:
    """Tell whether the average base population of a country's cities is over 70 (CIV-4.4.2c)."""
    cities = world.cities_of(country)
    return bool(cities) and sum(city.population for city in cities) > LARGE_POPULATION * len(cities)


def unscrupulous(one: Character) -> bool:
    """Tell whether a character whose scores are drawn has a Loyalty of 6 or less (CIV-4.4.2f)."""
    return bool(one.scores) and one.scores[SCORES.index("loyalty")] <= UNSCRUPULOUS


def may_be_invaded(world: World, tester: str, candidate: str) -> bool:
    """Tell whether no pact and no alliance binds the tester to a candidate (CIV-4.4.2h)."""
    return not any(
        kept.kind in BINDING and not kept.suspended and {tester, candidate} <= set(kept.parties)
        for kept in world.agreements.values()
    )


def invasion_target(world: World, tester: str, candidates: Sequence[str], chance: Chance) -> str:
    """Give the candidate with fewest land elements, equal ones by equal pick; empty for none (CIV-4.4.2h)."""
    able = [one for one in candidates if may_be_invaded(world, tester, one)]
    if not able:
        return ""
    sizes = {one: len(world.army_of(one)) for one in able}
    weakest = [one for one in able if sizes[one] == min(sizes.values())]
    return pick(chance, "CIV-4.4.2h", "war.target", tester, weakest, "gamemaster")
