"""What a seat may know, and what it reads (section 2, CIV-1.3a, CIV-4.2e, CIV-5.5a)."""

import pytest

from rules.civilized.ruleset import calendar
from rules.civilized.show.papers import papers, status
from rules.civilized.show.picture import picture
from rules.civilized.show.views import lexicon
from rules.civilized.world.state import Studies, World
from rules.civilized.world.war import Fort, Siege
from rules.kernel.state.viewing import seen
from tests.rules.civilized.campaigning import CUMAE, ROME, VEII, allied_world, border, invading
from tests.rules.civilized.worlds import (
    a_city,
    a_country,
    a_mission,
    a_person,
    a_road,
    a_ship,
    a_world,
    an_army,
)


def two_countries() -> World:
    """Give Rome and Veii, each with something to hide."""
    world = a_world(
        a_city("ostia", "0201", improvements=["palace", "courthouse"]),
        a_city("alba", "0401"),
        a_city("caere", "0801", "veii"),
        countries=(a_country("rome", treasury=50), a_country("veii", treasury=70)),
    )
    a_person(world, "Titus", scores=[1] * 8)
    a_person(world, "Aruns", country="veii", scores=[2] * 8)
    return world


def hide(world: World, seat: str) -> None:
    """Change everything of a country that only its seat may know."""
    land = world.countries[seat]
    land.treasury, land.treasury_at_start, land.revenue, land.costs, land.city_fund = 991, 992, 993, 994, 25
    one = a_heir(world, seat)
    land.heir = one
    land.site_list = ["0901"]
    world.votes.append(seat)
    for city in world.cities_of(seat):
        city.raised = {"foot": 1}
    for person in world.people_of(seat):
        person.scores = [13] * 8
        person.studies = Studies(city="caere", school="university", years=3)
        person.studied = ["staff_college"]
        person.gains = {"military": 2}
        person.match = one


def a_heir(world: World, seat: str) -> str:
    """Give somebody of a country."""
    return world.people_of(seat)[0].id


@pytest.mark.parametrize("watcher", ["rome", None])
def test_CIV_5_6d_what_is_hidden_changes_nobodys_view(watcher) -> None:
    """Two worlds that differ only in Veii's secrets look alike to the last byte."""
    plain, secret = two_countries(), two_countries()
    hide(secret, "veii")
    secret.cities["ostia"].bribed = True

    assert seen(plain, watcher).write() == seen(secret, watcher).write()
    assert seen(plain, "veii").write() != seen(secret, "veii").write()


def test_CIV_5_6d_a_seat_sees_its_own() -> None:
    """Its treasury, scores and votes; what it sees is a copy."""
    world = two_countries()
    world.votes = ["rome", "veii"]
    copy = seen(world, "rome")
    copy.cities["ostia"].population = 1

    assert (50, 0) == (copy.countries["rome"].treasury, copy.countries["veii"].treasury)
    assert ([1] * 8, []) == tuple(one.scores for one in copy.characters.values() if one.name in ("Titus", "Aruns"))
    assert ["rome"] == copy.votes
    assert 40 == world.cities["ostia"].population


def test_CIV_1_3a_the_lexicon_names_what_orders_may_name() -> None:
    """Everybody's cities and countries, one's own ships and people."""
    world = two_countries()
    ship = a_ship(world, "ostia", "alba")
    a_person(world, "Titus")
    names = lexicon(world, "rome")

    assert {"Ostia": "ostia", "Alba": "alba", "Caere": "caere"} == names["city"]
    assert {"Rome": "rome", "Veii": "veii"} == names["country"]
    assert [ship.id] == list(names["ship"].values())
    assert "fort" == names["improvement"]["Fort"]
    assert "Warship" in names["type"]
    assert 4 == len(set(names["character"].values())) + 1
    assert {"Titus", "Titus the Younger"} <= set(names["character"])
    assert "Aruns" not in names["character"]
    assert {} == lexicon(world, None)["character"]


def test_CIV_2_2f_the_state_of_the_countries_leaves_treasuries_out() -> None:
    """The score of 159 counts people, cities and improvements only."""
    page = status(two_countries())[0]

    assert "The countries, AD 100" == page.title
    assert ("Rome", "Romulus", "2", "80", "30 %", "0", "0", "180") == page.table[1]


def test_CIV_1_3a_the_state_lists_cities_roads_missions_and_ruins() -> None:
    """And who has fallen."""
    world = two_countries()
    world.cities["alba"].disorder = True
    world.ruins["0903"] = "Gabii"
    a_road(world, "ostia", "alba", ["0301"])
    a_mission(world, "ostia", "veii", a_person(world, "Gaius"))
    world.countries["veii"].status, world.countries["veii"].fell = "fallen", 99
    countries, cities, others = status(world)

    assert ("Veii", "fell in AD 99") == countries.table[2][:2]
    assert ("Alba", "Rome", "40", "30 %", "none", "disorder") == cities.table[2]
    assert "Palace, Courthouse" in str(cities.table) or "Courthouse, Palace" in str(cities.table)
    assert (
        "Road Ostia to Alba: 1 of 1 sections",
        "Mission of Rome to Veii under Gaius, about to leave",
        "Ruin of Gabii at 0903",
    ) == others.lines


def pages(world: World) -> dict[str, str]:
    """Give Rome's papers as text, by title."""
    return {page.title: f"{page.lines} {page.table}" for page in papers(seen(world, "rome"), "rome")}


def test_CIV_5_5a_a_seat_reads_its_production_and_the_revenue_at_each_rate() -> None:
    """Courthouse cities round up; disasters and disorder to come are not foreseen."""
    world = two_countries()
    world.cities["ostia"].population = 47
    read = pages(world)

    assert "('Ostia', '47', '47', '0', '47', '30 %', '15', 'Palace, Courthouse')" in read["Economy"]
    assert (
        "('Ostia', '5', '10', '15', '19', '24', '29', '33', '38', '43', '47')"
        in read["Revenue at each rate, if no city riots"]
    )
    assert "('All', '9', '18'" in read["Revenue at each rate, if no city riots"]


def test_CIV_4_2e_the_rulers_scores_are_shown_by_name_in_two_groups() -> None:
    """Morals to Popularity, then Activity to Political; with what the ruler is known as."""
    world = two_countries()
    world.characters[world.countries["rome"].ruler].scores = [13, 7, 0, 9, 11, 7, 7, 14]
    (page,) = (page for page in papers(seen(world, "rome"), "rome") if "Romulus" in page.title)

    assert "King Romulus, aged 30" == page.title
    assert (
        "Morals: Religious (13); Greed: Average (7); Loyalty: Treacherous (0); Popularity: Popular (9)",
        "Activity: Energetic (11); Intelligence: Average (7); Military: Average (7); Political: Genius (14)",
    ) == page.lines
    assert "Known as religious, strong, political" in pages(world)["Reign and heir"]


def test_CIV_8_1a_a_seat_reads_its_treasury_costs_people_and_forces() -> None:
    """Costs as things stand, students and envoys by what they do."""
    world = two_countries()
    an_army(world, "ostia", 2)
    a_ship(world, "ostia", "alba")
    a_mission(world, "ostia", "veii", a_person(world, "Gaius"))
    a_person(world, "Marcus", studies=Studies(city="ostia", school="university", years=2))
    world.countries["rome"].city_fund = 25
    read = pages(world)

    assert "Treasury: 50 points" in read["Rome: treasury"]
    assert (
        "Running costs as things stand: 6, for two land elements, one Transport Ship, one mission and two improvements"
        in read["Rome: treasury"]
    )
    assert "Set aside for a new city: 25" in read["Rome: treasury"]
    assert "mission to Veii" in read["People"] and "University of Ostia, year 3" in read["People"]
    assert "Morals 7, Greed 7, Loyalty 7, Popularity 7, Activity 7, Intelligence 7, Military 7" in read["People"]
    assert "Your army at Ostia, two elements: 2 Spears" in read["Army and ships"]
    assert "of Ostia: Alba" in read["Army and ships"]


def test_CIV_2_2g_a_fallen_country_has_no_papers() -> None:
    """Nor has a stranger."""
    world = two_countries()
    world.countries["rome"].status = "fallen"

    assert () == papers(world, "rome") == papers(world, "carthage")


def test_CIV_1_3a_the_picture_shows_the_land_and_what_stands_on_it() -> None:
    """Every hex, its owner and terrain; cities by size; marks for capital, disorder, ruin, fort and army."""
    world = two_countries()
    world.cities["alba"].disorder = True
    world.ruins["0903"] = "Gabii"
    world.forts["0603"] = Fort(hex="0603", owner="rome", city="alba")
    world.board.places["0000"] = "Inner Sea"
    an_army(world, "ostia", 6)
    drawn = picture(world, None)
    tiles = {tile.id: tile for tile in drawn.tiles}

    assert 40 == len(tiles)
    assert ("sea", "", "Inner Sea", False) == tuple(
        getattr(tiles["0000"], f) for f in ("terrain", "side", "name", "coast")
    )
    assert ("plains", "rome", "Ostia", True, 40) == tuple(
        getattr(tiles["0201"], f) for f in ("terrain", "side", "name", "coast", "size")
    )
    assert ["capital", "army"] == [mark.kind for mark in tiles["0201"].marks]
    assert ["city", "disorder"] == [mark.kind for mark in tiles["0401"].marks]
    assert ["ruin"] == [mark.kind for mark in tiles["0903"].marks]
    assert ["fort"] == [mark.kind for mark in tiles["0603"].marks]
    assert [("rome", 0), ("veii", 1)] == [(side.id, side.pattern) for side in drawn.sides]
    assert "Rome, 30 hexes: Ostia 40, Alba 40 in disorder." in drawn.alt


def test_CIV_1_3a_the_picture_shows_roads_routes_and_rivers() -> None:
    """A whole road reaches its city, an unfinished one ends where it is laid."""
    world = two_countries()
    world.board.rivers["Tiber"] = ["0201 0202", "0202 0301"]
    a_road(world, "ostia", "alba", ["0301"])
    a_road(world, "alba", "caere", ["0501", "0601", "0701"], sections=1)
    a_ship(world, "ostia", "alba")
    routes = [(route.kind, route.places) for route in picture(world, None).routes]

    assert ("road", ("0201", "0301", "0401")) in routes
    assert ("road", ("0401", "0501")) in routes
    assert ("sea", ("0201", "0401")) in routes
    assert ("river", ("0201", "0202", "0202", "0301")) in routes


def test_CIV_1_3a_the_description_is_never_too_long() -> None:
    """A hundred cities are cut short."""
    cities = [a_city(f"colonia-{number}", "0203") for number in range(100)]

    assert 1000 >= len(picture(a_world(*cities), None).alt)


def test_CIV_3_1a_the_calendar_names_season_and_year() -> None:
    """Before the first Spring there is only the year."""
    assert "Summer, AD 100" == calendar(a_world(), 3, "summer")
    assert "Before 600 BC" == calendar(a_world(year=-600), 0, "founding")


def asked(world: World, seat: str) -> tuple[str, str]:
    """Give the title and the lines of the first of a seat's papers."""
    first = papers(seen(world, seat), seat)[0]
    return first.title, "; ".join(first.lines)


def test_CIV_6_8_4_1b_who_may_help_reads_first_of_the_fight() -> None:
    """Both sides with what they have there, and with what he may help; so does the invaded."""
    world = invading(allied_world())

    assert "Before the battle" == asked(world, VEII)[0]

    title, line = asked(world, "capua")

    assert "Before the battle" == title
    assert line.startswith("At Cumae: Rome with 6 Spears against Veii with 3 Spears")
    assert line.endswith("You may help Veii with men from Capua or 50 points")

    world.engagements["1"].result = "won by Rome"

    assert "Capua: treasury" == asked(world, "capua")[0]


def test_CIV_6_8_1c_in_a_season_of_war_the_armies_stand_first() -> None:
    """With the sieges that concern them; in Winter the treasury does."""
    world = border(army=6, against=3)
    world.season = "Summer"
    world.sieges[CUMAE] = Siege(hex=CUMAE, besieger=ROME, came="0302", year=1, season="Spring")

    assert "Army and ships" == asked(world, ROME)[0]
    assert "Rome besieges Cumae of Veii" in asked(world, ROME)[1]

    world.season = "Winter"

    assert "Rome: treasury" == asked(world, ROME)[0]
