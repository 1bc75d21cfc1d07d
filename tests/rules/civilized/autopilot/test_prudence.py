"""Prudence: what a country that nobody plays buys before its ruler's wishes, and how it taxes (CIV-AP10 to AP12)."""

from typing import Any

from rules.civilized.autopilot.autopilot import autopilot
from rules.civilized.cities.works import Build, BuildRoad
from rules.civilized.forces.orders import BuildShip, RaiseElement
from rules.civilized.march.orders import MoveArmy
from rules.civilized.treasury.orders import SetTax
from rules.civilized.treasury.unrest import BEARABLE, outlook
from rules.civilized.treasury.upkeep import charges
from rules.civilized.world.manners import MANNERS
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import City, Split, World
from rules.civilized.world.tables import IMPROVEMENTS
from rules.kernel.orders.windows import Window
from tests.rules.civilized.campaigning import ROME, VEII, at_war
from tests.rules.civilized.spenders import rich
from tests.rules.civilized.worlds import a_city, a_world, an_army
from tests.rules.playing import Scripts, Table

PRUDENT = Settings(ending="never")


def decided(world: World, window: str, cards: Scripts | None = None, seat: str = "rome") -> list[Any]:
    """Give what the autopilot orders for a country."""
    asked: Window[Any] = Window(name=window, clause="CIV-AP10", asked=[seat], orders=(), silence="")
    return list(autopilot(world.fresh(), seat, asked, Table(world, cards or {}).play.chance))


def a_land(points: int, *towns: City, population: int = 60, **fields: Any) -> World:
    """Give Rome with a calm capital inland, a tax of 20 % and so many points, all of this year."""
    capital = a_city("rome", "0202", population=population, improvements=["palace"], tax=20)
    world = rich(a_world(capital, *towns, settings=fields.pop("settings", PRUDENT)), points)
    an_army(world, "rome", 6)
    land = world.countries["rome"]
    land.tax, land.revenue, land.costs = 20, points, 0
    return world


def test_CIV_AP10_what_pays_for_itself_the_soonest_is_bought_first() -> None:
    """A Granary feeds and pays, a Barracks neither; a ruler of arms gets the Barracks only without prudence."""
    cards: Scripts = {"save.lot": ["TH"] * 40, "invest.item": ["7H", *["AH"] * 200]}
    prudent, by_cards = a_land(30), a_land(30, settings=Settings(ending="never", prudence=False))
    for world in (prudent, by_cards):
        world.characters[world.countries["rome"].ruler].scores = [7, 7, 7, 7, 7, 7, 13, 7]

    assert [Build(improvement="granary", city="rome")] == decided(prudent, "winter", cards)
    assert Build(improvement="barracks", city="rome") == decided(by_cards, "winter", cards)[0]


def test_CIV_AP10_for_the_best_it_waits_and_buys_nothing_else() -> None:
    """Of 24 points no Spears are raised, though the cards would."""
    assert [] == decided(a_land(24), "winter", {"save.lot": ["TH"] * 40, "invest.item": ["AH"] * 200})


def test_CIV_AP10_the_bold_and_the_treacherous_wait_for_nothing_that_takes_long() -> None:
    """In a small capital a Granary pays for itself in six years or more: theirs has the Barracks of the cards."""
    cards: Scripts = {"save.lot": ["TH"] * 40, "invest.item": ["7H", *["AH"] * 200]}
    bought = {}
    for character in MANNERS:
        world = a_land(30, population=30)
        world.countries["rome"].character = character
        world.characters[world.countries["rome"].ruler].scores = [7, 7, 7, 7, 7, 7, 13, 7]
        bought[character] = [order.improvement for order in decided(world, "winter", cards)]

    patient, bold = ["granary"], ["barracks"]
    assert {"cautious": patient, "steady": patient, "bold": bold, "treacherous": bold} == bought


def test_CIV_AP10_next_winters_costs_are_kept_where_the_revenue_is_not_sure() -> None:
    """In disorder the capital may pay nothing: of 30 points 7 stay, which a calm one brings."""
    calm, unruly = a_land(30), a_land(30)
    unruly.cities["rome"].disorder = True

    assert 7 == len(charges(calm, "rome"))
    assert ([Build], []) == tuple(
        [type(one) for one in decided(world, "winter", {"save.lot": ["TH"] * 40, "invest.item": ["AH"] * 200})]
        for world in (calm, unruly)
    )


def test_CIV_AP10_when_nothing_pays_soon_the_ruler_has_his_wish() -> None:
    """In a city that has all that pays, what the cards save stays, and what they invest goes by the list."""
    world = a_land(100)
    lesser = [one.upgrades for one in IMPROVEMENTS.values()]
    world.cities["rome"].improvements = [work for work in IMPROVEMENTS if work not in lesser]

    assert [] == decided(world, "winter", {"save.lot": ["3H"] * 40})
    assert RaiseElement in {
        type(one) for one in decided(world, "winter", {"save.lot": ["TH"] * 40, "invest.item": ["AH"] * 200})
    }


def test_CIV_AP10_roads_and_ships_are_bought_while_they_pay() -> None:
    """In a great market, each route once and no section beyond the road's end."""
    works = ["palace", "granary", "aqueduct", "marketplace", "library", "temple"]
    port = a_city("port", "0201", population=60, improvements=works, tax=20)
    world = rich(a_world(port, a_city("far", "0801", tax=20), settings=PRUDENT), 400)
    an_army(world, "port", 6)
    world.countries["rome"].tax = 20
    bought = decided(world, "winter", {"save.lot": ["3H"] * 40})

    assert [BuildShip(city="port", target="far")] == [
        one for one in bought if isinstance(one, BuildShip) and one.city == "port"
    ]
    assert 5 == sum(one.sections for one in bought if isinstance(one, BuildRoad) and one.city == "port")
    for order in bought:
        order.check(world, "rome")
        order.apply(world, "rome")


def test_CIV_AP10_at_war_with_a_country_arms_come_first() -> None:
    """What the cards spend goes by the Military's list; what pays is bought of the rest."""
    towns = (a_city("ostia", "0202", population=90, improvements=["palace"]), a_city("cumae", "0402", VEII))
    world = at_war(*towns, settings=PRUDENT)
    land = world.countries[ROME]
    land.treasury, land.revenue, land.costs = 200, 25, 0
    cards: Scripts = {"save.lot": ["TH"] * 40, "old.treasury": ["TH"] * 40, "invest.item": ["AH"] * 200}
    bought = [type(one) for one in decided(world, "winter", cards, ROME)]

    assert bought.index(RaiseElement) < bought.index(Build)


def test_CIV_AP11_a_tax_is_worth_most_of_those_that_hardly_bring_revolt() -> None:
    """Whatever the card, with three cities and the capital kept calm; without prudence the card decides."""
    towns = [a_city("ostia", "0401", tax=20), a_city("veii", "0603", tax=20)]
    world = a_land(30, *towns)
    rates = {decided(world, "decrees", {"tax.card": card})[0].rate for card in ("KS", "2H", "KC")}
    by_cards = a_land(30, *towns, settings=Settings(ending="never", prudence=False))

    assert {20} == rates
    assert outlook(world, "rome").rising(20) <= BEARABLE < outlook(world, "rome").rising(40)
    assert SetTax(rate=50) == decided(by_cards, "decrees", {"tax.card": "KC"})[0]


def test_CIV_AP11_a_tax_that_a_person_set_is_not_raised() -> None:
    """The autopilot that holds his seat goes no further; where he set more than is wise, it goes lower."""
    world = a_land(30, a_city("ostia", "0401", tax=20), a_city("veii", "0603", tax=20))
    rates = []
    for kept in (None, 10, 40):
        world.countries["rome"].kept_tax = kept
        rates.append(decided(world, "decrees", {"tax.card": "2H"})[0].rate)

    assert [20, 10, 20] == rates


def test_CIV_AP11_a_courthouse_has_the_rate_that_is_worth_most_there() -> None:
    """A city that no temple calms pays less than one that has them all."""
    calm = ["courthouse", "high_temple", "coliseum"]
    world = a_land(
        30,
        a_city("ostia", "0401", tax=20, improvements=["courthouse"], disorder=True),
        a_city("veii", "0603", tax=20, improvements=calm),
    )
    rates = {one.city: one.rate for one in decided(world, "decrees") if isinstance(one, SetTax)}

    assert rates["ostia"] < rates["veii"]
    assert 40 <= rates["veii"]


def test_CIV_AP12_in_a_torn_country_the_six_that_keep_a_city_calm_stay() -> None:
    """Nine would march against a neighbour, and against rebels only three, which is no army."""
    world = at_war(a_city("ostia", "0302"), a_city("cumae", "0402", VEII), army=9, against=3, settings=PRUDENT)
    torn = world.fresh()
    torn.splits[ROME] = Split(kind="civil", record=ROME, first=ROME, second=VEII, start=world.year, war="war-1")

    def moves(one: World) -> list[Any]:
        return [order for order in decided(one, "maneuver_summer", {}, ROME) if isinstance(order, MoveArmy)]

    assert [MoveArmy(army="0302", path=("0402",))] == moves(world)
    assert [] == moves(torn)
