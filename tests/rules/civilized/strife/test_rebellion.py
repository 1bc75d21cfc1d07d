"""Rebellion, and what both kinds of strife have in common (CIV-6.5.0, CIV-6.5.1)."""

from collections import Counter

import pytest

from rules.civilized.cities.disorder import enemies
from rules.civilized.cities.economy import revenue
from rules.civilized.people.events import ScoresDrawn
from rules.civilized.strife.events import RebellionBegan, RebellionTested, StrifeEnded
from rules.civilized.strife.rebellion import find_leader, may_rebel, new_rebel, rebellions
from rules.civilized.throne.events import Acceded
from rules.civilized.treasury.harvest import gather_revenue
from rules.civilized.world.characters import vacant_offices
from rules.civilized.world.state import Agreement, City, World
from rules.civilized.world.tables import SCORES
from rules.kernel.facts.events import Drawn, SeatPassed
from rules.kernel.luck.chance import DECK
from tests.rules.civilized.worlds import (
    a_child,
    a_city,
    a_country,
    a_couple,
    a_dynasty,
    a_family,
    a_mission,
    a_person,
    a_ship,
    a_world,
    an_army,
)
from tests.rules.playing import Table

LOYALTY, GREED = SCORES.index("loyalty"), SCORES.index("greed")


def a_realm(unruly: int = 3, cities: int = 5, tax: int = 40, **fields) -> World:
    """Give a country whose first city is its capital and whose last cities are in disorder."""
    towns: list[City] = []
    for number in range(cities):
        place = f"{1 + 2 * number:02}{1 + number % 3:02}"
        towns.append(a_city(f"town{number}", place, disorder=number >= cities - unruly, disorder_at_start=False))
    towns[0].improvements = ["palace"]
    world = a_world(*towns, countries=(a_country(tax=tax, treasury=90),), **fields)
    false = a_person(world, "Catilina", 40, scores=[7, 9, 3, 7, 7, 7, 7, 7])
    a_family(world, false, name="Sergii")
    return world


def revolt(world: World, **cards) -> Table:
    """Hold the tests of Spring with these cards; an Ace lets every test succeed."""
    given = {"rebellion.test": "AS"} | {name.replace("__", "."): card for name, card in cards.items()}
    table = Table(world, cards=given, players=("rome",))
    rebellions(table.play)
    return table


def rebels(world: World) -> str:
    """Give the rebels' id."""
    return world.splits["rome"].second


@pytest.mark.parametrize(("unruly", "cities", "may"), [(2, 4, False), (3, 4, True), (2, 3, True), (2, 2, False)])
def test_CIV_6_5_1a_x34_more_than_half_of_more_than_two_cities(unruly, cities, may) -> None:
    """Two of four is not more than half; a country of two cities does not rebel (CIV-6.3.2c)."""
    world = a_realm(unruly, cities)

    assert may is may_rebel(world, world.countries["rome"])


def test_CIV_6_5_1a_the_chance_is_the_countrywide_tax() -> None:
    """At 40 % Ace to Four revolt."""
    results = Counter()
    for rank in "A23456789T":
        told = revolt(a_realm(), rebellion__test=f"{rank}S").told(RebellionTested)
        results[told[0].rebels] += 1

    assert {True: 4, False: 6} == results


def test_CIV_6_5_1b_no_tax_never_and_all_tax_always() -> None:
    """No card is drawn for either, and no improvement helps."""
    for tax, splits in ((0, 0), (100, 1)):
        world = a_realm(tax=tax)
        for city in world.cities.values():
            city.improvements.append("coliseum")
        table = revolt(world)

        assert splits == len(world.splits)
        assert "rebellion.test" not in {event.purpose for event in table.told(Drawn)}


def test_CIV_6_5_1c_conquered_cities_count_as_well() -> None:
    """Whatever city the country owns."""
    world = a_realm(3, 5)
    for city in world.cities.values():
        city.conquered_from = "veii"

    assert may_rebel(world, world.countries["rome"])


def test_CIV_6_5_1d_the_most_unscrupulous_adult_at_home_leads() -> None:
    """The lowest Loyalty, then the highest Greed; ruler and regent, children and those abroad are not asked."""
    world = a_realm()
    world.characters[world.countries["rome"].ruler].scores[LOYALTY] = 1
    a_person(world, "Child", 10, scores=[7, 7, 1, 7, 7, 7, 7, 7])
    a_mission(world, "town0", "rome", a_person(world, "Envoy", scores=[7, 7, 1, 7, 7, 7, 7, 7]))
    greedy = a_person(world, "Verres", scores=[7, 12, 3, 7, 7, 7, 7, 7])
    unknown = a_person(world, "Unknown")

    assert greedy is find_leader(Table(world).play, world.countries["rome"])
    assert 8 == len(unknown.scores)


def test_CIV_6_5_1d_equal_ones_are_picked_alike() -> None:
    """26 cards each."""
    found = Counter()
    for card in DECK:
        world = a_realm()
        a_person(world, "Verres", scores=[7, 9, 3, 7, 7, 7, 7, 7])
        found[find_leader(Table(world, cards={"rebellion.leader": card}).play, world.countries["rome"]).name] += 1

    assert {"Catilina": 26, "Verres": 26} == found


def test_CIV_6_5_1d_with_nobody_false_a_new_rebel_comes_whose_loyalty_is_drawn_to_six_or_less() -> None:
    """Each of one to six alike; the cards are the gamemaster's alone."""
    loyalties = Counter()
    for card in DECK:
        table = Table(a_realm(), cards={"rebellion.loyalty": [card, "AS"]})
        one = new_rebel(table.play, table.state.countries["rome"])
        loyalties[one.scores[LOYALTY]] += 1

        assert {"gamemaster"} == {event.audience for event in table.told(ScoresDrawn)}
    assert {1: 4 + 28, 2: 4, 3: 4, 4: 4, 5: 4, 6: 4} == loyalties

    world = a_realm()
    next(one for one in world.characters.values() if one.name == "Catilina").scores[LOYALTY] = 7
    table = revolt(world, rebellion__loyalty="AS")

    assert table.told(RebellionBegan)[0].leader not in {"Catilina", "Romulus"}


def test_CIV_6_5_1d_a_leader_without_family_founds_one() -> None:
    """On the rebels' side."""
    world = a_realm()
    one = a_person(world, "Spartacus", scores=[7, 7, 0, 7, 7, 7, 7, 7])
    revolt(world)

    assert one.id == world.families[one.family].head and rebels(world) == world.families[one.family].country


def test_CIV_6_5_1e_the_leader_leaves_office_studies_and_chair() -> None:
    """A councillor who rebels frees the chair."""
    world = a_realm()
    land = world.countries["rome"]
    one = next(one for one in world.characters.values() if one.name == "Catilina")
    land.government, land.council, land.chairs, land.ruler = "council", [land.ruler, one.id], 3, ""
    one.office = "councillor"
    revolt(world)

    assert one.id not in land.council and "" == one.office
    assert one.id == world.countries[rebels(world)].ruler


def test_CIV_6_5_1_x35_standard_at_the_second_nine_joins_and_queen_stays() -> None:
    """Four of hearts at 40 %: the rebels have two cities in order, the old ruler three, one in disorder."""
    world = a_realm()
    table = revolt(
        world,
        rebellion__test="4H",
        rebellion__standard="2S",
        rebellion__city=["9S", "QS"],
    )
    (told,) = table.told(RebellionBegan)

    assert ("town3", ("town2",), ("town4",)) == (told.standard, told.joined, told.stayed)
    assert [False, False] == [city.disorder for city in world.cities_of(rebels(world))]
    assert [False, False, True] == [city.disorder for city in world.cities_of("rome")]


def test_CIV_6_5_1f_the_standard_is_raised_in_any_city_in_disorder_alike() -> None:
    """Three cities: 17 cards each, one is redrawn."""
    where = Counter(
        revolt(a_realm(), rebellion__standard=[card, "AS"]).told(RebellionBegan)[0].standard for card in DECK[:51]
    )

    assert {"town2": 17, "town3": 17, "town4": 17} == where


def test_CIV_6_5_1g_ten_in_thirteen_join() -> None:
    """Only court cards stay with the old ruler; cities in order are not asked."""
    joined = Counter()
    for card in DECK:
        world = a_realm(2, 3)
        revolt(world, rebellion__city=card)
        joined[len(world.cities_of(rebels(world)))] += 1

    assert {2: 40, 1: 12} == joined


def test_CIV_6_5_1h_what_is_in_a_city_joins_with_it_and_all_else_stays_loyal() -> None:
    """Elements and ships there; the treasury and an army in the field do not."""
    world = a_realm(3, 5)
    army, loyal = an_army(world, "town3", 2), an_army(world, "town0", 3)
    field = an_army(world, "town3", 6)
    for element in field:
        element.hex = "0902"
    ship, warship = a_ship(world, "town3"), a_ship(world, "town3", kind="Warship")
    revolt(world, rebellion__standard="2S", rebellion__city=["QS", "QS"])
    side = rebels(world)

    assert {side} == {one.owner for one in (*army, ship, warship)}
    assert {"rome"} == {one.owner for one in (*loyal, *field)}
    assert (90, 0) == (world.countries["rome"].treasury, world.countries[side].treasury)
    assert all(world.cities[one.home].owner == one.owner for one in (*army, *loyal, *field))


def test_CIV_6_5_1i_if_every_city_joined_the_rebels_have_won_at_once() -> None:
    """The old ruler goes into exile; the winner has the country's name, and its player the fallen seat."""
    world = a_realm(3, 3)
    table = revolt(world, rebellion__city=["AS", "AS"])

    assert {} == world.splits and ["rome"] * 3 == [city.owner for city in world.cities.values()]
    assert "Catilina" == world.characters[world.countries["rome"].ruler].name
    assert 100 == next(one for one in world.characters.values() if one.name == "Romulus").exiled
    assert "joined" == table.told(StrifeEnded)[0].reason
    (passed,) = table.told(SeatPassed)
    assert passed.swap and "rome" == passed.to and (passed.seat,) == table.play.players


def test_CIV_6_5_0a_both_sides_are_at_war_with_each_other() -> None:
    """Each is the other party of the other (CIV-6.5.0)."""
    world = a_realm()
    revolt(world)
    split = world.splits["rome"]

    assert {split.second} == enemies(world, "rome") and {"rome"} == enemies(world, split.second)
    assert split.second == split.other("rome") and "rome" == split.other(split.second)
    assert ["rebellion"] == [war.kind for war in world.wars.values()]


def test_CIV_6_5_0b_a_country_has_one_at_a_time_and_a_faction_starts_none() -> None:
    """Whatever its cities do."""
    world = a_realm()
    revolt(world)
    for city in world.cities.values():
        city.disorder = True

    assert not any(may_rebel(world, land) for land in world.standing())

    other = a_realm()
    other.countries["rome"].claimants = ["a", "b"]

    assert not may_rebel(other, other.countries["rome"])


def test_CIV_6_5_0c_the_old_ruler_keeps_record_name_and_seat() -> None:
    """The rebels are a new country of status faction, next in seat order."""
    world = a_realm()
    table = revolt(world)
    side = world.countries[rebels(world)]

    assert ["rome", side.id] == world.seats
    assert ("sovereign", "faction") == (world.countries["rome"].status, side.status)
    assert ("Rome", "Rebel Rome") == (world.countries["rome"].name, side.name)
    assert "rome" == world.splits["rome"].first and ("rome",) == table.play.players


def test_CIV_6_5_0e_a_faction_is_a_country_of_its_parents_kind() -> None:
    """Army list, colours and tax; an empty treasury, no Palace, a monarch."""
    world = a_realm()
    table = revolt(world, rebellion__standard="AS", rebellion__city=["QS", "QS"])
    parent, side = world.countries["rome"], world.countries[rebels(world)]

    assert (parent.army_list, parent.colour, parent.tax, parent.turns) == (
        side.army_list,
        side.colour,
        side.tax,
        side.turns,
    )
    assert (0, None, "monarchy") == (side.treasury, world.capital(side.id), side.government)
    assert ["rebel"] == [event.how for event in table.told(Acceded)]


def test_CIV_5_6c_each_city_pays_the_faction_that_owns_it() -> None:
    """And nobody pays for what is nobody's."""
    world = a_realm()
    revolt(world, rebellion__city=["QS", "QS"])
    (city,) = world.cities_of(rebels(world))
    unaligned = world.cities["town0"]
    unaligned.owner, unaligned.torn = "", "rome"
    gather_revenue(Table(world).play)

    assert revenue(world, city, city.tax) == world.countries[rebels(world)].revenue
    assert sum(revenue(world, one, one.tax) for one in world.cities_of("rome") if not one.disorder) == (
        world.countries["rome"].revenue
    )


def test_CIV_6_5_0f_the_leader_takes_spouse_and_descendants_and_everybody_else_stays() -> None:
    """Members of one family who part are a family on each side."""
    world = a_realm()
    leader = next(one for one in world.characters.values() if one.name == "Catilina")
    wife = a_person(world, "Aurelia", sex="woman", family=leader.family)
    a_couple(world, leader, wife)
    son = a_child(world, "Son", 20, leader)
    brother = a_person(world, "Brother", 50, family=leader.family)
    revolt(world)
    side = rebels(world)

    assert [side] * 3 == [one.country for one in (leader, wife, son)] and "rome" == brother.country
    assert leader.family == wife.family == son.family != brother.family
    assert (leader.id, brother.id) == tuple(world.families[one.family].head for one in (leader, brother))
    assert ["Sergii"] * 2 == [world.families[one.family].name for one in (leader, brother)]


def test_CIV_6_5_0f_a_ruler_does_not_follow_kin_who_rebel() -> None:
    """A mother who rebels leaves the king, her son, where he is."""
    world = a_realm()
    ruler, _ = a_dynasty(world)
    mother = a_person(world, "Livia", 60, sex="woman", family=ruler.family, scores=[7, 14, 0, 7, 7, 7, 7, 7])
    ruler.mother = mother.id
    revolt(world)

    assert rebels(world) == mother.country and "rome" == ruler.country
    assert ruler.id == world.countries["rome"].ruler


def test_CIV_6_5_0g_trade_goes_with_its_city_and_treaties_stay_with_the_old_ruler() -> None:
    """Missions go with their sponsor, and those of others stay with the country."""
    world = a_realm()
    world.countries["veii"] = a_country("veii")
    world.seats.append("veii")
    world.cities["caere"] = a_city("caere", "0802", "veii")
    for kind in ("land_trade", "pact"):
        cities = ["town3", "caere"] if kind == "land_trade" else []
        world.agreements[kind] = Agreement(id=kind, kind=kind, parties=["rome", "veii"], cities=cities, start=90)
    envoy, guest = a_person(world, "Envoy"), a_person(world, "Guest", country="veii")
    mission, visit = a_mission(world, "town3", "veii", envoy), a_mission(world, "caere", "rome", guest)
    revolt(world, rebellion__standard="2S", rebellion__city=["QS", "QS"])
    side = rebels(world)

    assert [side, "veii"] == world.agreements["land_trade"].parties
    assert ["rome", "veii"] == world.agreements["pact"].parties
    assert (side, side, "rome") == (mission.owner, envoy.country, visit.host)


def test_CIV_6_8_4_6c_the_land_around_a_city_goes_with_it() -> None:
    """Each hex to the nearest city; what lies between two stays as it was."""
    world = a_realm(3, 5)
    revolt(world, rebellion__standard="3S", rebellion__city=["QS", "QS"])

    assert rebels(world) == world.owners["0902"]
    assert "rome" == world.owners["0101"]


def test_CIV_6_5_0g_rebels_who_hold_the_capital_host_the_missions_of_others() -> None:
    """Pacts stay with the old ruler."""
    world = a_realm(5, 5)
    world.countries["veii"] = a_country("veii")
    world.seats.append("veii")
    world.cities["caere"] = a_city("caere", "0802", "veii")
    world.agreements["pact"] = Agreement(id="pact", kind="pact", parties=["rome", "veii"], start=90)
    visit = a_mission(world, "caere", "rome", a_person(world, "Guest", country="veii"))
    revolt(world, rebellion__standard="AS", rebellion__city=["QS", "QS", "QS", "QS"])

    assert (rebels(world), ["rome", "veii"]) == (visit.host, world.agreements["pact"].parties)


def test_CIV_6_5_0f_kin_of_the_leader_who_go_over_leave_their_chairs() -> None:
    """So that somebody else may sit there (CIV-4.4.1f)."""
    world = a_realm()
    land, leader = world.countries["rome"], next(one for one in world.people_of("rome") if one.name == "Catilina")
    son, other = a_child(world, "Son", 20, leader, scores=[7] * 8), a_person(world, "Old", 50, scores=[7] * 8)
    land.government, land.ruler, land.chairs, land.council = "council", "", 2, [son.id, other.id]
    son.office = other.office = "councillor"
    revolt(world, rebellion__standard="2S", rebellion__city=["QS", "QS"])

    assert (rebels(world), "") == (son.country, son.office)
    assert [other.id] == land.council and "councillor" in vacant_offices(world, "rome")
