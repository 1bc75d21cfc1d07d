"""Colonies: how the autopilot settles what it made war for (source 4.6.3)."""

import pytest

from rules.civilized.autopilot.autopilot import autopilot
from rules.civilized.cities.orders import FoundCity
from rules.civilized.conquest.captures import capture
from rules.civilized.diplomacy.peace import ratify
from rules.civilized.world.asking import Asked
from rules.civilized.world.state import World
from rules.kernel.orders.windows import Window
from tests.rules.civilized.campaigning import ROME, VEII, at_war
from tests.rules.civilized.worlds import a_city, an_army
from tests.rules.playing import Table

CUMAE = "0402"


def won(kind: str = "territory", capital: int = 130, other: int = 60, points: int = 500) -> World:
    """Let Rome take Cumae from Veii and make peace."""
    homes = (a_city("ostia", "0102", population=capital, improvements=["palace"]), a_city("gabii", "0202"))
    world = at_war(*homes, a_city("cumae", CUMAE, VEII), a_city("nola", "0902", VEII), army=6, against=0)
    world.cities["gabii"].population = other
    next(iter(world.wars.values())).kind = kind
    table = Table(world)
    capture(table.play, CUMAE, ROME)
    ratify(table.play, Asked(owner=ROME, host=VEII, kind="peace"))
    world.countries[ROME].treasury = points
    return world


def founded(world: World) -> list[FoundCity]:
    """Give the cities that Rome's autopilot founds in Spring, each allowed by the rules when its turn comes."""
    asked: Window[FoundCity] = Window(name="decrees", clause="CIV-AP1", asked=[ROME], orders=(), silence="")
    chance = Table(world, {("tax.card", "rome"): "2H"}).play.chance
    orders = [one for one in autopilot(world.fresh(), ROME, asked, chance) if isinstance(one, FoundCity)]
    for order in orders:
        order.check(world, ROME)
        order.apply(world, ROME)
    return orders


def test_CIV_4_6_3a_won_land_is_settled_until_eighty_and_forty_are_left() -> None:
    """The crowds go, 40 thousand to a city; nobody falls under his figure."""
    world = won()

    orders = founded(world)

    assert orders
    assert all(order.hex in world.countries[ROME].won for order in orders)
    assert 80 <= world.cities["ostia"].population < 130
    assert 40 <= world.cities["gabii"].population <= 60
    assert all(20 <= city.population <= 40 for city in list(world.cities.values())[4:])
    assert [] == founded(world)


@pytest.mark.parametrize(
    ("kind", "capital", "other", "points"),
    [("vengeance", 130, 60, 500), ("territory", 100, 40, 500), ("territory", 130, 60, 24)],
)
def test_CIV_4_6_3a_not_after_other_wars_nor_without_people_or_points(
    kind: str, capital: int, other: int, points: int
) -> None:
    """A capital of 100 has 20 to spare, one too few: the first to give pays one thousand more."""
    assert [] == founded(won(kind, capital, other, points))


def test_CIV_4_6_3a_land_lost_before_the_peace_is_not_settled() -> None:
    """Only what is Rome's at the end was won."""
    homes = (a_city("ostia", "0102", population=130, improvements=["palace"]),)
    world = at_war(*homes, a_city("cumae", CUMAE, VEII), a_city("nola", "0902", VEII), army=6, against=0)
    next(iter(world.wars.values())).kind = "territory"
    table = Table(world)
    capture(table.play, CUMAE, ROME)
    an_army(world, "nola", 6)
    capture(table.play, CUMAE, VEII)
    ratify(table.play, Asked(owner=ROME, host=VEII, kind="peace"))

    assert not [hexagon for hexagon in world.countries[ROME].won if world.owners[hexagon] != ROME]
    assert CUMAE not in world.countries[ROME].won
