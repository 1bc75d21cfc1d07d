"""What briefs tell when it has changed, and whose everything is."""

from rules.civilized.counsel import owners
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.show.papers import figures
from rules.civilized.strife.events import RebellionBegan
from tests.rules.civilized.worlds import a_city, a_road, a_ship, a_world, an_army


def test_a_country_sees_its_cities_people_arms_and_ships_counted() -> None:
    """Of its own alone; a stranger to the game sees nothing."""
    world = a_world(
        a_city(population=40), a_city("veii", "0501", disorder=True, population=25), a_city("ur", "0702", "ur")
    )
    an_army(world, "ostia", 3)
    an_army(world, "ur", 6)
    a_ship(world, "veii")
    counted = {"cities": 2, "cities in disorder": 1, "people (thousands)": 65, "elements": 3, "ships": 1}

    assert counted == figures(world, "rome")
    assert not figures(world, "gamemaster")


def test_what_befalls_cities_people_and_roads_concerns_their_country() -> None:
    """A city torn between claimants is still the country's that it belonged to."""
    world = a_world(a_city(), a_city("veii", "0502", owner="", torn="rome"))
    a_road(world, "ostia", "veii", ["0302", "0402"])
    whose = owners(world)

    assert {"ostia": "rome", "veii": "rome"} == whose["city"]
    assert {"0203": "rome", "0502": "rome"} == whose["place"]
    assert {"ostia-veii": "rome"} == whose["road"]
    assert {world.countries["rome"].ruler: "rome"} == whose["character"]


def test_a_rebellion_touches_the_country_and_those_whom_it_names() -> None:
    """The rebels' leader is still of the old country when it breaks out."""
    world = a_world(a_city())
    leader = world.countries["rome"].ruler
    began = RebellionBegan(country="rome", faction="rebels", leader=leader, standard="ostia", joined=(), stayed=())

    assert frozenset({"rome"}) == CIVILIZED.touched(world, began) - {"rebels"}
