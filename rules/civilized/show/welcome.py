"""The welcome of a country: its ruler, cities and people, who lives near, and how it is judged (CIV-2.2)."""

from rules.civilized.people.deaths import mortality
from rules.civilized.throne.health import is_ill
from rules.civilized.treasury.scores import score
from rules.civilized.war.distance import away
from rules.civilized.war.relations import at_war, bond_between
from rules.civilized.world.characters import ruling, style
from rules.civilized.world.geography import same_land
from rules.civilized.world.state import World
from rules.civilized.world.years import later, year_name
from rules.kernel.play.counsel import in_ten
from rules.kernel.play.welcome import Neighbour, Welcome, only_seat
from rules.kernel.state.maps import distance
from rules.kernel.telling.phrases import points_of, row, several

NEAREST = 4
"""How many neighbours are described; the others are counted."""
LISTED = 4
"""How many cities are named."""
OVERSEA, BY_SHIP = " over the sea", ", where only ships carry an army"
"""Said of those to whom no way on foot leads, and beside the first of them."""
CHAIR_ASKED = "You are asked only where two reports of one battle differ: then your ruling stands."
ASKED = (
    "You are asked for decrees in Spring, for buildings and wars in Winter, and between where armies meet, "
    "disaster strikes or envoys wait."
)
ENDS = {
    "never": "There is no last year: it ends when all players agree",
    "agreed": "It ends when all players agree",
    "last": "It ends when one country, or allies, own every city",
}
"""When it ends, where years do not count it (CIV-2.2a)."""


def welcome(world: World, seat: str) -> Welcome:
    """Welcome somebody who sits down."""
    if seat not in world.countries:
        return only_seat("You are the battle umpire of this table; you do not lead the campaign for it.", CHAIR_ASKED)
    near = nearest(world, seat)
    first = next((other for other, _ in near if not by_land(world, seat, other)), "")
    return Welcome(
        who=who(world, seat),
        lands=lands(world, seat),
        neighbours=tuple(
            beside(world, seat, other, steps, first=other == first, nearest=not place)
            if place < NEAREST
            else farther(world, other)
            for place, (other, steps) in enumerate(near)
        ),
        aim=f"{ends(world)}; the highest score wins: people, cities, palaces, armies and treasury.",
        asked=ASKED,
    )


def who(world: World, seat: str) -> str:
    """Name the ruler."""
    land, rulers = world.countries[seat], ruling(world, seat)
    if not rulers:
        return f"You rule {land.name}."
    if len(rulers) > 1:
        return f"You are the council of {land.name}: {row(one.name for one in rulers)}."
    title = "regent" if land.regent else style(land, rulers[0].sex)
    ill = f", and lie gravely ill: {in_ten(mortality(world, rulers[0]))} that you die next Spring"
    return f"You are {rulers[0].name}, {title} of {land.name}{ill if is_ill(world, rulers[0]) else ''}."


def lands(world: World, seat: str) -> str:
    """Name the capital and the other cities, and count people, army and treasury."""
    capital, cities = world.seat_of_power(seat), world.cities_of(seat)
    if capital is None:
        return "You have no city yet."
    others = [city.name for city in cities if city is not capital]
    named = [*others[:LISTED], *([f"{len(others) - LISTED} more"] if len(others) > LISTED else [])]
    beside_it = f"; {row(named)} {'is' if len(others) == 1 else 'are'} yours too" if others else ""
    army, treasury = len(world.army_of(seat)), world.countries[seat].treasury
    return (
        f"{capital.name} is your capital, with {capital.population} thousand people{beside_it}. "
        f"Your army has {several(army, 'element', 'elements')}, your treasury {points_of(treasury)}."
    )


def nearest(world: World, seat: str) -> list[tuple[str, int]]:
    """Give the other countries, those whose cities lie nearest first, with how many hexes away the nearest lies."""
    own = [city.hex for city in world.cities_of(seat)]
    steps = {
        land.id: min(distance(one, city.hex) for one in own for city in world.cities_of(land.id))
        for land in world.standing()
        if land.id != seat and own and world.cities_of(land.id)
    }
    return sorted(steps.items(), key=lambda one: one[1])


def beside(world: World, seat: str, other: str, steps: int, *, first: bool, nearest: bool) -> Neighbour:
    """Say how near a country lies, how strong it is, and how things stand between the two.

    The `first` over the sea says what that means; the `nearest` of all, how long one marches and how one stands.
    """
    cities, army = len(world.cities_of(other)), len(world.army_of(other))
    strength = f"{several(cities, 'city', 'cities')} and {several(army, 'element', 'elements')}"
    bond = (
        "you are at war"
        if at_war(world, seat, other)
        else "a treaty binds you" * bool(bond_between(world, seat, other))
    )
    between = f"; {bond}" if bond else ""
    way = "" if by_land(world, seat, other) else f"{OVERSEA}{BY_SHIP if first else ''}"
    march = "" if way else away(world, seat, other)
    by_army = f" or {march} for your army" if march and nearest else ""
    where = f"{world.named(other)}, {several(steps, 'hex', 'hexes')} away{by_army}{way}"
    own = f"; yours is {score(world, seat, treasury=False)}" if nearest else ""
    text = f"{where}, has {strength}{between}. Its score is {score(world, other, treasury=False)}{own}."
    return Neighbour(seat=other, text=text)


def by_land(world: World, seat: str, other: str) -> bool:
    """Tell whether land joins a city of a country to one of another, whoever owns it."""
    return any(same_land(world, one.hex, its.hex) for one in world.cities_of(seat) for its in world.cities_of(other))


def farther(world: World, other: str) -> Neighbour:
    """Name a country that is not described."""
    return Neighbour(seat=other, text=f"{world.named(other)} lies farther away.")


def ends(world: World) -> str:
    """Say when it ends (CIV-2.2a)."""
    if world.settings.ending != "years":
        return ENDS[world.settings.ending]
    left = max(0, world.settings.years - world.played)
    return f"It ends after {world.settings.years} years, in {year_name(later(world.year, left))}"
