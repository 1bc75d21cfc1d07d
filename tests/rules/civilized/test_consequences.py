"""What an order does, said as it is given: the figures of the rules, in a sentence or two."""

import pytest

from rules.civilized.cities.works import Build, BuildRoad, SaveForCity
from rules.civilized.consequences import consequences
from rules.civilized.diplomacy.orders import ManeuverPolitically
from rules.civilized.forces.disbanding import Disband
from rules.civilized.forces.orders import BuildShip, RaiseElement
from rules.civilized.march.orders import Explore, Invade, MoveArmy
from rules.civilized.missions.orders import RaiseMission
from rules.civilized.throne.orders import NameHeir
from rules.civilized.treasury.bargains import bargains, made
from rules.civilized.treasury.orders import SetTax
from rules.civilized.war.orders import DeclareWar
from rules.civilized.world.deed import Deed
from rules.civilized.world.state import World
from tests.rules.civilized.campaigning import at_war
from tests.rules.civilized.spenders import rich
from tests.rules.civilized.talks import the_mission, three_lands
from tests.rules.civilized.worlds import a_city, a_country, a_dynasty, a_world, an_army


def said(world: World, order: Deed) -> str:
    """Give what Rome hears of an order that it gives."""
    order.check(world, "rome")
    order.apply(world, "rome")
    return consequences(world, "rome", order)


def three_towns() -> World:
    """Rome with a capital of 40 thousand and two towns like it."""
    capital = a_city("rome", "0201", improvements=["palace"])
    return rich(a_world(capital, a_city("ostia", "0501"), a_city("veii", "0303"), season="Spring"))


def test_CIV_5_6a_a_tax_says_what_it_brings_and_risks() -> None:
    """Three cities of 40 thousand at 40 %: 16 points each, were there no riots with 4 in 10.

    Two or more riot with 352 in 1,000, and of those 40 % rise.
    """
    assert said(three_towns(), SetTax(rate=40)) == (
        "About 28 points in Autumn. Riots this Summer: Rome, Ostia and Veii 4 in 10. "
        "If two of your three cities riot, the country rises next Spring with a chance of 4 in 10: 1 in 10 in all. "
        "A city that riots pays nothing."
    )
    assert said(three_towns(), SetTax(rate=0)) == "About 0 points in Autumn. No city of yours can riot."


def test_CIV_5_5c_a_tax_of_one_city_is_told_with_the_others() -> None:
    """A city with a Courthouse riots by its own rate."""
    world = three_towns()
    world.cities["ostia"].improvements = ["courthouse"]

    assert "Riots this Summer: Rome and Veii 3 in 10, Ostia 1 in 10." in said(world, SetTax(rate=10, city="ostia"))


@pytest.mark.parametrize("order", [one.order for one in bargains(three_towns(), "rome", 100)], ids=repr)
def test_CIV_8_6a_what_was_bought_brings_what_was_counselled(order) -> None:
    """Looked back upon, a purchase has done what it was said to do, but for the person who built it."""
    world = three_towns()
    [foretold] = [one for one in bargains(world, "rome", 100) if one.order == order]
    people = foretold.city.population
    order.apply(world, "rome")
    foretold.city.population = people
    found = made(world, "rome", order)

    assert found
    assert (foretold.before, foretold.after) == (found.before, found.after)


def test_CIV_8_6a_a_purchase_says_what_it_brings_and_all_costs() -> None:
    """A Marketplace makes half as much again of 39 thousand people: 19 at 30 %, less its upkeep; a Barracks nothing."""
    assert said(three_towns(), Build(improvement="marketplace", city="rome")) == (
        "About 5 points a year after its upkeep. What you keep up will cost 2 points next Winter."
    )
    assert said(three_towns(), Build(improvement="barracks", city="rome")) == (
        "What you keep up will cost 2 points next Winter."
    )
    assert said(three_towns(), BuildRoad(city="rome", target="veii")).startswith(
        "About 2 points a year after its upkeep."
    )
    assert said(three_towns(), BuildShip(city="rome", target="ostia")).startswith(
        "About 5 points a year after its upkeep."
    )


def test_CIV_8_5a_a_levy_stands_beside_the_neighbours() -> None:
    """The size of the army, and of the strongest next to it."""
    world = rich(at_war(army=3, against=7, war=False))

    assert said(world, RaiseElement(type="Spears", city="ostia")) == (
        "Your army is 4 elements strong. Veii, the strongest beside you, has 7."
    )


def test_CIV_ARM1_a_levy_says_where_an_army_stands_that_is_scattered() -> None:
    """Six elements that are not six; where six stand together nothing is added."""
    world = rich(at_war(a_city("ostia", "0202"), a_city("alba", "0002"), a_city("cumae", "0402", "veii"), army=0))
    an_army(world, "ostia", 4)
    an_army(world, "alba", 1)

    text = said(world, RaiseElement(type="Spears", city="alba"))
    assert text.startswith("Your army is 6 elements strong: 4 at Ostia and 2 at Alba; six together can invade. Veii")
    an_army(world, "ostia", 1)
    assert "7 elements strong: 5 at Ostia and 2" in consequences(
        world, "rome", RaiseElement(type="Spears", city="alba")
    )
    an_army(world, "ostia", 1)
    assert "8 elements strong. Veii" in consequences(world, "rome", RaiseElement(type="Spears", city="alba"))


def test_CIV_8_1h_disbanding_says_what_it_does_to_city_army_and_purse() -> None:
    """Six calm a city and can invade, five do neither; the fifth changes nothing more."""
    world = at_war(army=6, war=False)
    world.season = "Winter"
    world.cities["ostia"].tax = 20

    assert said(world, Disband(place="0202", units={"Spears": 1})) == (
        "Your score falls by 20. Ostia then riots 3 in 10 next Summer instead of 1 in 10 at a tax of 20 %, and pays "
        "nothing. Five elements at Ostia are too few to invade: that takes six. What you keep up will cost 5 points "
        "next Winter."
    )
    assert said(world, Disband(place="0202", units={"Spears": 1})) == (
        "Your score falls by 20. What you keep up will cost 4 points next Winter."
    )


def test_CIV_6_7_1b_a_declaration_weighs_the_armies() -> None:
    """From next Spring on, with those who may help the other."""
    world = at_war(army=8, against=7, war=False)
    world.countries["rome"].treasury = 50

    assert said(world, DeclareWar(country="veii")) == (
        "From next Spring you may fight Veii: your 8 elements against 7. Your army at Ostia needs one season of march "
        "to Cumae. Peace then takes an envoy, 25 points and a Winter more."
    )


def test_CIV_6_5_2c_an_heir_follows_alone() -> None:
    """Who inherits, how old, and how likely next Spring; a child has a regent."""
    world = a_world(a_city())
    _, children = a_dynasty(world, 20, 9)

    assert said(world, NameHeir(heir=children[0].id)) == (
        "Should Romulus die next Spring (1 in 22), Child 1, who is 20, inherits alone."
    )
    assert said(world, NameHeir(heir=children[1].id)).endswith(
        "Child 2, who is 9, inherits alone, under a regent until the age of 16."
    )


def test_CIV_6_8_1c_a_march_says_who_meets_whom() -> None:
    """Six of eight go, two stay, and militia waits; at home nobody is met."""
    world = at_war(army=8, against=2)

    assert said(world, MoveArmy(army="0202", path=("0402",), taking={"Spears": 6})) == (
        "6 elements of strength 120 go to Cumae, 2 stay behind. They meet a strength of 60 there as things stand. "
        "Ostia then riots 4 in 10 instead of 2 in 10, and pays nothing. Six that stay, or are back by Summer, prevent "
        "it. A card that fails costs the besieger one, and fewer than six lift the siege."
    )
    assert "0302 (east of Ostia), nobody stays behind." in said(at_war(army=8), MoveArmy(army="0202", path=("0302",)))


def a_quiet_capital() -> World:
    """Rome's six soldiers keep a capital calm at 20 %, where two towns riot 2 in 10."""
    places = {"rome": "0201", "ostia": "0501", "veii": "0303"}
    towns = [a_city(id, at, tax=20, improvements=["palace"] if id == "rome" else []) for id, at in places.items()]
    world = a_world(*towns, countries=(a_country(tax=20), a_country("veii")), season="Spring")
    an_army(world, "rome", 6)
    return world


def test_CIV_6_3_1q_a_march_that_takes_the_garrison_says_what_the_city_does_then() -> None:
    """It rioted never, and does 2 in 10, which pays nothing; two of three in disorder bring a revolt."""
    world = a_quiet_capital()
    text = said(world, MoveArmy(army="0201", path=("0202",)))

    assert text.endswith(
        "nobody stays behind. Rome then riots 2 in 10 instead of never, and pays nothing. The country rises next "
        "Spring 1 in 48. Six that stay, or are back by Summer, prevent it."
    )
    assert "Rome, Ostia and Veii 2 in 10" in said(world, SetTax(rate=20)), "the tax is told with the march given"


def test_CIV_6_3_1q_a_march_into_an_unruly_city_says_whether_it_calms_it() -> None:
    """Four do not, and two are missing; six do, and their number says how much."""
    few, enough = a_quiet_capital(), a_quiet_capital()
    for world in (few, enough):
        world.cities["veii"].disorder = True

    text = said(few, MoveArmy(army="0201", path=("0303",), taking={"Spears": 4}))
    assert "Four there do not calm it: that takes six, two more. Veii riots 4 in 10." in text
    assert "Veii then riots 2 in 10 instead of 4 in 10." in said(enough, MoveArmy(army="0201", path=("0303",)))


def test_CIV_6_3_1q_who_is_back_by_summer_keeps_the_city_calm() -> None:
    """A march home in Summer comes before the test; one in Autumn comes after it."""
    world = a_quiet_capital()
    an_army(world, "ostia", 1)
    MoveArmy(army="0201", path=("0202",)).apply(world, "rome")
    home = MoveArmy(army="0202", path=("0201",), season="Summer")
    home.apply(world, "rome")

    assert "Riots this Summer: Ostia and Veii 2 in 10." in said(world, SetTax(rate=20))
    late = a_quiet_capital()
    assert "riots" not in said(late, MoveArmy(army="0201", path=("0202",), season="Autumn"))
    assert "riots" not in said(at_war(army=14), MoveArmy(army="0202", path=("0302",), taking={"Spears": 6}))


def test_CIV_6_5_1a_a_faint_danger_is_told_by_what_would_make_it_great() -> None:
    """Two of three riot hardly ever, and of that 2 in 10 rise."""
    assert said(a_quiet_capital(), SetTax(rate=20)).endswith(
        "Riots this Summer: Ostia and Veii 2 in 10. If two of your three cities riot, the country rises next Spring "
        "with a chance of 2 in 10: under 1 in 100 in all. A city that riots pays nothing."
    )


def test_CIV_6_8_5d_an_exploration_says_when_the_land_is_annexed() -> None:
    """Up to a Five after Spring, up to a Seven after Summer; in Autumn nothing is annexed."""
    world = at_war(army=12)
    world.owners.pop("0302")
    order = Explore(army="0202", hexes=("0302",), taking={"Spears": 6})

    assert said(world, order).endswith(
        "0302 is annexed 4 in 10 after Spring, 5 in 10 after Summer; each try costs an element 2 in 10. Then the "
        "others, too few to stay, come back."
    )
    late = order.model_copy(update={"season": "Autumn"})
    assert "Nothing is annexed in Autumn." in said(world, late)


def test_CIV_6_8_1n_the_last_season_is_named_and_who_could_come_meanwhile() -> None:
    """After Autumn all go home; six of Veii are stronger than the militia that is left in Ostia."""
    world = at_war(army=6, against=6)
    text = said(world, MoveArmy(army="0202", path=("0402",), season="Autumn"))

    assert text.endswith(
        "They meet a strength of 140 there as things stand. Veii can reach Ostia this season: strength 120 against 20 "
        "that stay. After that Winter sends them home."
    )


def test_CIV_7_3b_a_proposal_says_how_it_stands() -> None:
    """Five cards of thirteen, more with lots; a new mission says when it acts."""
    world = three_lands()
    pact = ManeuverPolitically(mission=the_mission(world), kind="pact")

    assert said(world, pact) == "If nobody plays Carthage, it agrees 4 in 10."
    assert said(world, RaiseMission(host="egypt", sponsor="ostia")) == (
        "It travels next Spring and acts from next Winter on. If nobody plays Egypt, it agrees to a pact 4 in 10."
    )


def test_what_cannot_be_reckoned_is_not_said() -> None:
    """An order without figures is answered without a sentence."""
    assert not said(three_towns(), SaveForCity())


def test_CIV_3_1f_a_march_ordered_ahead_says_what_stands_in_its_way() -> None:
    """It is kept, for much may change; that it would fail as things stand is said at once."""
    world = at_war()
    far = Invade(army="0202", path=("0603",), season="Summer")
    near = MoveArmy(army="0202", path=("0201",), season="Summer")

    assert said(world, far).startswith("As things stand it would fail in Summer: ")
    assert not said(world, near).startswith("As things stand")


def test_CIV_6_7_1d_a_march_that_bares_a_city_names_the_neighbour_at_peace() -> None:
    """Nobody is at war; Veii, bound by nothing, could come there with more than the militia."""
    world = at_war(army=6, against=7, war=False)

    text = said(world, MoveArmy(army="0202", path=("0102",)))

    assert " Veii, at peace with you, could reach Ostia in " in text
    assert "strength 140 against 20 that stay" in text
    assert "Veii" not in said(at_war(army=6, against=2, war=False), MoveArmy(army="0202", path=("0102",)))


def test_CIV_5_1k_a_levy_in_a_small_city_says_what_is_left_of_it() -> None:
    """Under twenty thousand a city is no more."""
    world = rich(at_war(a_city("ostia", "0202", population=22), a_city("cumae", "0402", "veii"), army=3, war=False))

    text = said(world, RaiseElement(type="Spears", city="ostia"))

    assert "Ostia is left with 21 thousand people; under 20, as after a famine, it is abandoned for ever." in text
