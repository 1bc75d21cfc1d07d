"""The welcome of a House: its land and troops, who borders it, and how it may win (CAN-15)."""

from rules.candlebre.board.forces import count
from rules.candlebre.board.geography import nearest_houses
from rules.candlebre.board.state import House, World
from rules.candlebre.currencies.income import gold_income
from rules.kernel.play.welcome import Neighbour, Welcome
from rules.kernel.telling.phrases import capital, row, several

ASKED = {
    "sequential": "Once a turn, when it is yours, you march, buy and settle; between you answer offers.",
    "simultaneous": "Each turn all Houses march, buy and settle at once; between you answer offers.",
}
"""What is asked, by how turns are played."""


def welcome(world: World, seat: str) -> Welcome:
    """Welcome somebody who sits down."""
    house = world.houses.get(seat)
    if house is None:
        return Welcome(who="This candle was not lit.", lands="", aim="", asked="You are asked nothing.")
    return Welcome(
        who=who(world, house),
        lands=lands(world, house),
        neighbours=tuple(beside(world, seat, other) for other in bordering(world, seat)),
        aim=aim(world),
        asked=ASKED[world.settings.turns],
    )


def who(world: World, house: House) -> str:
    """Name the House; before Houses are dealt, the candle."""
    if not house.house:
        return f"You lit {world.name(house.id)}; your House is still to be chosen."
    return f"You lead {world.name(house.id)}, {house.charter.about}."


def lands(world: World, house: House) -> str:
    """Name the provinces, and count troops and income."""
    held = world.held(house.id)
    if not held:
        return "You have no land yet."
    seat = next((place for place in held if place.barracks), held[0])
    others = [place.name for place in held if place is not seat]
    beside_it = f"; {row(others)} {'is' if len(others) == 1 else 'are'} yours too" if others else ""
    units = several(sum(count(place.units) for place in held), "unit", "units")
    return (
        f"{seat.name} is your seat, worth {seat.value} gold{beside_it}. You have {units} on the map, and a turn brings "
        f"{gold_income(world, house.id)} gold.{'' if bordering(world, house.id) else nobody(world, house.id)}"
    )


def nobody(world: World, seat: str) -> str:
    """Say that nobody borders on a seat yet, and who is nearest."""
    others, steps = nearest_houses(world, seat)
    between = " No House borders on you yet: the land between is neutral"
    if not others:
        return f"{between}."
    names = row(world.name(one) for one in others)
    return (
        f"{between}. {capital(names)} {'are' if others[1:] else 'is'} nearest, {several(steps, 'step', 'steps')} away."
    )


def bordering(world: World, seat: str) -> list[str]:
    """Give the seats whose provinces border on one's own, in seat order."""
    near = {world.provinces[id].owner for place in world.held(seat) for id in place.near}
    return [other for other in world.houses if other in near and other != seat]


def beside(world: World, seat: str, other: str) -> Neighbour:
    """Say where a House borders, how strong it is, and whether it is an ally."""
    own = {place.id for place in world.held(seat)}
    held = world.held(other)
    where = row(place.name for place in held if own & set(place.near))
    units = several(sum(count(place.units) for place in held), "unit", "units")
    allied = "your ally, " if other in world.houses[seat].allies else ""
    lands = several(len(held), "province", "provinces")
    text = f"{capital(world.name(other))}, {allied}borders you with {where}: {lands}, {units}."
    return Neighbour(seat=other, text=text)


def aim(world: World) -> str:
    """Say what wins, and when it ends (CAN-15.1, CAN-15.2, CAN-15.8)."""
    wins = (
        f"{world.province_goal} provinces or {world.honor_goal} honor win at once, and so does the last House standing."
    )
    limit = world.settings.turn_limit
    return f"{wins} After turn {limit} whoever stands highest wins." if limit else wins
