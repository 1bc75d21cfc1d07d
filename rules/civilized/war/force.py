"""Force: what the autopilot reckons armies and cities to be worth, and how many march (house rule CIV-HA)."""

from collections.abc import Sequence

from rules.civilized.forces.levies import number_of, unit_cost
from rules.civilized.war.relations import field_army, stack, stacks
from rules.civilized.war.tables import CAPITAL_GUARD, MILITIA_STRENGTH, SPARE, WALL_STRENGTH
from rules.civilized.world.characters import standing
from rules.civilized.world.manners import manner
from rules.civilized.world.state import City, Element, World
from rules.civilized.world.tables import GARRISON
from rules.civilized.world.war_tables import HOME_GUARD, MILITIA_PEOPLE, STEPS
from rules.kernel.state.maps import distance


def strength(world: World, elements: Sequence[Element]) -> int:
    """Give what a force is worth: the costs of its elements (section 8)."""
    return sum(unit_cost(world, one.type) for one in elements)


def dares(world: World, seat: str, own: int, other: int) -> bool:
    """Tell whether a force is strong enough; a Strong or Military ruler dares with four fifths (CIV-HA1, CIV-AP8)."""
    ruler, wanted = standing(world, seat), other * manner(world, seat).wanted
    return 500 * own >= 4 * wanted if ruler.strong or ruler.military else 100 * own >= wanted


def home_strength(world: World, country: str, hexagon: str) -> int:
    """Give what militia and a wall add for those inside (section 8, CIV-6.8.4.2c)."""
    city = world.city_at(hexagon)
    if city is None or city.owner != country:
        return 0
    wall = WALL_STRENGTH if "city_wall" in city.improvements else 0
    return MILITIA_STRENGTH * (city.population // MILITIA_PEOPLE) + wall


def inside(world: World, city: City) -> int:
    """Give what a city is worth against an attacker, with the strongest stack that could move up (CIV-HA5).

    Of both no more than an army fights (CIV-6.8.4.2b).
    """
    here = stack(world, city.owner, city.hex)
    others = stacks(world, city.owner).items()
    near = [those for hexagon, those in others if 0 < distance(hexagon, city.hex) <= STEPS]
    forces = [strength(world, marching(world, [*here, *those])) for those in ([], *near)]
    return max(forces) + home_strength(world, city.owner, city.hex)


def marching(world: World, those: Sequence[Element], kept: int = 0) -> list[Element]:
    """Give the dearest of a stack, at most an army, so many left behind (CIV-ARM2)."""
    costs = {kind: unit_cost(world, kind) for kind in {one.type for one in those}}
    ranked = sorted(those, key=lambda one: (-costs[one.type], number_of(one.id)))
    return ranked[: max(0, min(world.settings.army_limit, len(those) - kept))]


def guard_of(world: World, seat: str, hexagon: str, kind: str, *, wild: bool = False) -> int:
    """Give how many of a stack stay in a war of a kind (CIV-4.6.4, CIV-HA4, CIV-HA5).

    Two in the capital, fewer where else an army too small for sieges would march; in a war of exploration six at home.
    In a country that is torn, the six that keep a city calm stay in it (CIV-AP12).
    """
    army = world.army_of(seat)
    home = world.city_at(hexagon)
    if world.settings.prudence and world.split_of(seat) and home and home.owner == seat:
        return GARRISON
    if kind != "exploration":
        capital = world.capital(seat)
        spare = CAPITAL_GUARD if wild else max(0, len(army) - field_army(world) - SPARE)
        return min(CAPITAL_GUARD, spare) if capital and capital.hex == hexagon else 0
    at_home = [one.hex for one in army if world.owners.get(one.hex) == seat]
    return max(0, HOME_GUARD - sum(place != hexagon for place in at_home)) if hexagon in at_home else 0


def field_force(world: World, seat: str, kind: str, aboard: int | None = None) -> int:
    """Give the strength of the army that a country could send into a war of a kind; 0 for none (CIV-HA12).

    At most so many go `aboard`.
    """
    army = world.army_of(seat)
    kept = kept_home(world, seat, kind)
    if len(army) - kept < least_army(world, kind):
        return 0
    going = marching(world, army, kept)[:aboard]
    return strength(world, going) if len(going) >= field_army(world) else 0


def least_army(world: World, kind: str) -> int:
    """Give how many march at least: two over a field army, which sieges cost, but in an expedition (CIV-4.6.4)."""
    return field_army(world) + (0 if kind == "exploration" else SPARE)


def kept_home(world: World, seat: str, kind: str) -> int:
    """Give how many elements of a country stay at home in a war of a kind (CIV-4.6.4, CIV-HA5)."""
    capital = world.capital(seat)
    if kind == "exploration":
        return HOME_GUARD
    return guard_of(world, seat, capital.hex, kind) if capital else 0
