"""What cities in strife do, and how strife ends (CIV-6.5.3)."""

from collections import Counter

import pytest

from rules.civilized.cities.disorder import modifiers
from rules.civilized.conquest.captures import take_city
from rules.civilized.people.vacancies import die
from rules.civilized.phases import summer
from rules.civilized.strife.aftermath import aftermath
from rules.civilized.strife.allegiance import allegiances
from rules.civilized.strife.events import AllegianceTested, CountryParted, StrifeEnded, WorkSteppedDown
from rules.civilized.strife.reunion import end_lost_wars, part_ways, reunite
from rules.civilized.war.wars import end_war
from rules.civilized.world.state import Agreement, Character, Split, World
from rules.civilized.world.war import War, Wrong
from rules.civilized.year.ending import conclude
from rules.civilized.year.oblivion import forget
from rules.kernel.facts.events import SeatPassed
from rules.kernel.luck.chance import DECK
from tests.rules.civilized.worlds import a_city, a_country, a_family, a_mission, a_person, a_ship, a_world, an_army
from tests.rules.playing import Table, play_out


def strife(kind: str = "rebellion", **cities) -> World:
    """Give a country at war with itself: Rome with Roma (its capital) and Ostia, the rebels with Capua and Cumae."""
    given: dict = {"roma": {}, "ostia": {}, "capua": {}, "cumae": {}} | cities
    owners = {"roma": "rome", "ostia": "rome", "capua": "rebels", "cumae": "rebels"}
    towns = [
        a_city(name, f"{1 + 2 * number:02}02", **({"owner": owners[name]} | fields))
        for number, (name, fields) in enumerate(given.items())
    ]
    towns[0].improvements = ["palace"]
    rebels = a_country("rebels", parent="rome", status="faction", tax=30)
    world = a_world(*towns, countries=(a_country(treasury=10, tax=40), rebels))
    world.characters[rebels.ruler].name = "Spartacus"
    world.countries["rebels"].treasury = 5
    split = Split(kind=kind, record="rome", first="rome", second="rebels", start=99, war="w")
    world.splits["rome"] = split
    world.wars["w"] = War(id="w", attacker="rome", defender="rebels", kind=kind, start=99)
    return world


def asked(world: World, **cards) -> Table:
    """Hold the tests of Summer with these cards."""
    table = Table(world, cards={name.replace("__", "."): card for name, card in cards.items()}, players=("rome",))
    allegiances(table.play)
    return table


FALLEN = {"disorder": True, "fell": True}
OLD = {"disorder": True, "disorder_at_start": True}


def test_CIV_6_5_3b_x37_a_city_that_fell_goes_over_on_the_tax_of_its_owner() -> None:
    """A faction at 30 %, Three of clubs: over, and in order."""
    world = strife(capua=FALLEN)
    table = asked(world, allegiance__fallen="3C")
    city = world.cities["capua"]

    assert ("rome", False, True) == (city.owner, city.disorder, city.took_part)
    assert [(30, True)] == [(event.tax, event.calmed) for event in table.told(AllegianceTested)]


def test_CIV_6_5_3b_the_chance_is_that_of_the_countrywide_tax() -> None:
    """Of a city's own rate nothing is asked: at 40 % four of ten go over."""
    results = Counter()
    for rank in "A23456789T":
        world = strife(ostia=FALLEN | {"tax": 100})
        asked(world, allegiance__fallen=f"{rank}S")
        results[world.cities["ostia"].owner] += 1

    assert {"rebels": 4, "rome": 6} == results


def test_CIV_6_5_3c_x38_an_unaligned_city_joins_on_a_court_card_by_colour() -> None:
    """King, then red: the first faction."""
    world = strife("civil", cumae=OLD | {"owner": "", "torn": "rome"})
    asked(world, allegiance__old="KS", allegiance__side="AH")

    assert ("rome", "", False) == (
        world.cities["cumae"].owner,
        world.cities["cumae"].torn,
        world.cities["cumae"].disorder,
    )


def test_CIV_6_5_3c_three_in_thirteen_court_cards_then_half_for_each_side() -> None:
    """All 52 cards; then all 52 for the side."""
    calm = sum(
        asked(strife(ostia=OLD), allegiance__old=card, allegiance__side="AH").told(AllegianceTested)[0].calmed
        for card in DECK
    )
    sides = Counter()
    for card in DECK:
        world = strife(ostia=OLD)
        asked(world, allegiance__old="JS", allegiance__side=card)
        sides[world.cities["ostia"].owner] += 1

    assert 12 == calm and {"rome": 26, "rebels": 26} == sides


def test_CIV_6_5_3c_joining_ones_own_side_only_restores_order() -> None:
    """The city took no part by that."""
    world = strife(ostia=OLD)
    asked(world, allegiance__old="JS", allegiance__side="AH")

    assert ("rome", False, False) == (
        world.cities["ostia"].owner,
        world.cities["ostia"].disorder,
        world.cities["ostia"].took_part,
    )


def test_CIV_6_5_3a_one_test_a_city_in_founding_order() -> None:
    """New disorder the tax, old disorder the court card, order none."""
    table = asked(strife(roma=OLD, ostia=FALLEN, cumae=FALLEN))

    assert ["roma", "ostia", "cumae"] == [event.city for event in table.told(AllegianceTested)]
    assert ["CIV-6.5.3c", "CIV-6.5.3b", "CIV-6.5.3b"] == [event.clause for event in table.told(AllegianceTested)]


def test_CIV_6_5_3d_forces_and_all_that_belongs_to_a_city_go_with_it() -> None:
    """Also trade and missions; its land too."""
    world = strife(capua=FALLEN)
    world.countries["veii"] = a_country("veii")
    army, ship = an_army(world, "capua", 2), a_ship(world, "capua")
    mission = a_mission(world, "capua", "veii", a_person(world, "Envoy", country="rebels"))
    world.agreements["t"] = Agreement(id="t", kind="sea_trade", parties=["rebels", "veii"], cities=["capua"], start=9)
    asked(world, allegiance__fallen="AS")

    assert {"rome"} == {one.owner for one in (*army, ship, mission)}
    assert ["rome", "veii"] == world.agreements["t"].parties
    assert "rome" == world.characters[mission.leader].country


def test_CIV_6_5_3e_the_others_stay_as_they_are() -> None:
    """In disorder until next year."""
    world = strife(roma=OLD, capua=FALLEN)
    asked(world)

    assert [True, False, True, False] == [city.disorder for city in world.cities.values()]


def test_CIV_6_5_3f_the_tests_are_repeated_every_summer() -> None:
    """After civil disorder (CIV-6.5.3); a country at peace has none."""
    unruly = OLD | {"tax": 100}
    played = play_out(summer, strife(ostia=unruly))
    again = play_out(summer, played.state)
    quiet = play_out(summer, a_world(a_city(tax=100, **OLD)))

    assert ["ostia"] == [event.city for event in played.told(AllegianceTested)]
    assert ["ostia"] == [event.city for event in again.told(AllegianceTested)]
    assert [] == quiet.told(AllegianceTested)


def test_CIV_6_5_3g_a_side_without_a_city_in_order_has_lost_after_the_tests() -> None:
    """The other takes all, cities in disorder as they are; the treasuries are one."""
    world = strife(capua=OLD, cumae=OLD | {"owner": "", "torn": "rome"})
    army, lost = an_army(world, "capua", 1, owner="rebels")[0], an_army(world, "capua", 1, owner="rebels")[0]
    lost.owner, lost.hex = "", world.cities["cumae"].hex
    table = asked(world)

    assert {} == world.splits == world.wars
    assert {"rome"} == {city.owner for city in world.cities.values()} and world.cities["capua"].disorder
    assert (15, "sovereign", "fallen") == (
        world.countries["rome"].treasury,
        world.countries["rome"].status,
        world.countries["rebels"].status,
    )
    assert ["rome", "rome"] == [army.owner, lost.owner]
    assert [("rome-c-1", "rebels-c-1", "disorder")] == [
        (event.winner, event.loser, event.reason) for event in table.told(StrifeEnded)
    ]


def test_CIV_6_5_3g_without_any_city_a_side_has_lost_at_any_time() -> None:
    """As by capture; disorder alone is judged after the tests of Summer."""
    world = strife(capua=OLD, cumae=OLD)
    end_lost_wars(Table(world).play)
    assert world.splits

    for city in world.cities_of("rebels"):
        city.owner = "rome"
    table = Table(world)
    end_lost_wars(table.play)

    assert {} == world.splits and "none" == table.told(StrifeEnded)[0].reason


def test_CIV_6_5_3g_if_neither_has_a_city_in_order_the_war_goes_on() -> None:
    """No loser, no end."""
    world = strife(roma=OLD, ostia=OLD, capua=OLD, cumae=OLD)
    asked(world)

    assert world.splits


def won_by_rebels() -> Table:
    """Let the rebels win: Rome has no city left."""
    world = strife()
    for city in world.cities_of("rome"):
        city.owner = "rebels"
    a_family(world, world.characters[world.countries["rome"].ruler])
    a_person(world, "Loyal")
    table = Table(world, players=("rome", "rebels"))
    end_lost_wars(table.play)
    return table


def test_CIV_6_5_3j_the_reunited_country_keeps_name_and_record_whoever_won() -> None:
    """Ruler, government and tax are the winner's."""
    world = won_by_rebels().state
    land = world.countries["rome"]

    assert ("Rome", "Spartacus", 30, "sovereign") == (
        land.name,
        world.characters[land.ruler].name,
        land.tax,
        land.status,
    )
    assert {"rome"} == {city.owner for city in world.cities.values()} == set(world.owners.values())


def test_CIV_6_5_3h_the_losing_leader_goes_into_exile_and_all_others_rejoin() -> None:
    """The loser's player has the fallen seat, the winner's the country's."""
    table = won_by_rebels()
    world = table.state
    romulus = next(one for one in world.characters.values() if one.name == "Romulus")

    assert 100 == romulus.exiled
    assert {"Loyal", "Spartacus"} == {one.name for one in world.people_of("rome")}
    assert "fallen" == world.countries["rebels"].status
    (passed,) = table.told(SeatPassed)
    assert (passed.seat, passed.to, passed.swap) == ("rebels", "rome", True)
    assert ("rebels", "rome") == table.play.players


def test_CIV_6_5_3h_the_beaten_side_and_its_exile_leave_the_books() -> None:
    """Neither as late ruler, nor as one who tried the wilds, nor as head of a house that died out, is he asked for."""
    table = Table(strife())
    world = table.state
    leader = world.characters[world.countries["rebels"].ruler]
    a_family(world, leader, country="rebels")
    world.countries["rebels"].rulers_past_wilds = [leader.id]
    reunite(table.play, world.splits["rome"], "rome", "none")
    forget(table.play)

    assert (["rome"], ["Romulus"]) == (list(world.countries), [one.name for one in world.characters.values()])


def test_CIV_6_5_3h_nothing_passes_where_the_record_won() -> None:
    """The rebels' player, if there is one, holds a fallen country."""
    table = Table(strife(), players=("rome",))
    reunite(table.play, table.state.splits["rome"], "rome", "none")

    assert [] == table.told(SeatPassed)


def test_CIV_6_5_3g_wars_and_treaties_with_others_are_the_winners() -> None:
    """Nobody is in the same war twice."""
    world = strife("civil")
    world.countries["veii"] = a_country("veii")
    world.wars["a"] = War(id="a", attacker="veii", defender="rome", start=90)
    world.wars["b"] = War(id="b", attacker="veii", defender="rebels", start=90)
    world.agreements["p"] = Agreement(id="p", kind="pact", parties=["rebels", "x"], start=90, suspended=True)
    table = Table(world)
    reunite(table.play, world.splits["rome"], "rebels", "none")

    assert [("veii", "rome")] == [(war.attacker, war.defender) for war in world.wars.values()]
    assert (["rome", "x"], False) == (world.agreements["p"].parties, world.agreements["p"].suspended)


def test_CIV_8_6_2e_a_second_one_gained_by_reunion_is_the_lesser_kind() -> None:
    """A Bank becomes a Marketplace, a second Palace is lost."""
    world = strife()
    world.cities["roma"].improvements = ["bank", "palace"]
    world.cities["capua"].improvements = ["bank", "palace"]
    table = Table(world)
    reunite(table.play, world.splits["rome"], "rome", "none")

    assert (["bank", "palace"], ["marketplace"]) == (
        world.cities["roma"].improvements,
        world.cities["capua"].improvements,
    )
    assert {"bank", "palace"} == {event.work for event in table.told(WorkSteppedDown)}


def test_CIV_8_6_2g_between_two_factions_a_palace_goes_with_its_city() -> None:
    """The rebels have a capital then."""
    world = strife(roma=FALLEN)
    asked(world, allegiance__fallen="AS")

    assert "roma" == world.capital("rebels").id and None is world.capital("rome")


@pytest.mark.parametrize(("took_part", "conquered"), [(True, "veii"), (False, "")])
def test_CIV_6_3_1r_the_conquered_mark_ends_with_a_strife_in_which_the_city_took_no_part(took_part, conquered) -> None:
    """It stayed loyal; nobody may say it is conquered any more."""
    world = strife(ostia={"conquered_from": "veii", "took_part": took_part})
    reunite(Table(world).play, world.splits["rome"], "rome", "none")
    city = world.cities["ostia"]

    assert (conquered, False) == (city.conquered_from, city.took_part)
    assert bool(conquered) is ("conquered" in dict(modifiers(world, city)))


def test_CIV_6_5_3i_by_agreement_each_faction_is_a_sovereign_country() -> None:
    """With the cities it holds; nobody's go by colour; a side without Palace must build one."""
    world = strife("civil", cumae=OLD | {"owner": "", "torn": "rome"})
    table = Table(world, cards={"part.city": "AS"})
    part_ways(table.play, world.splits["rome"])
    first, second = world.countries["rome"], world.countries["rebels"]

    assert ("sovereign", "sovereign", {}, {}) == (first.status, second.status, world.splits, world.wars)
    assert ("rebels", False) == (world.cities["cumae"].owner, world.cities["cumae"].disorder)
    assert ("Rome", "Rome of Spartacus") == (first.name, second.name)
    assert None is world.capital("rebels")
    assert (("roma", "ostia"), ("capua", "cumae")) == table.told(CountryParted)[0].cities


def test_CIV_6_5_0f_families_that_parted_are_one_again() -> None:
    """With the ruler as head, if he is of it."""
    world = strife()
    ruler: Character = world.characters[world.countries["rome"].ruler]
    whole = a_family(world, ruler)
    cousin = a_person(world, "Cousin", country="rebels")
    half = a_family(world, cousin, country="rebels")
    half.parted = whole.id
    reunite(Table(world).play, world.splits["rome"], "rome", "none")

    assert whole.id == cousin.family and ruler.id == whole.head and "rome" == cousin.country


def test_CIV_6_5_3g_a_side_that_loses_its_last_city_to_arms_has_lost_at_once() -> None:
    """In the season in which it happens, and at the latest in Winter, where it would fall."""
    for phase in (aftermath, conclude):
        world = strife()
        for city in world.cities_of("rebels"):
            city.owner = "rome"
        table = Table(world)
        phase(table.play)

        assert {} == world.splits and ["none"] == [event.reason for event in table.told(StrifeEnded)]
        assert "fallen" == world.countries["rebels"].status


def test_CIV_6_5_2a_a_throne_that_falls_vacant_in_battle_has_a_regent_until_spring() -> None:
    """The heir, if he is grown, or another of those who act for a ruler."""
    world = a_world(a_city())
    die(Table(world).play, world.characters[world.countries["rome"].ruler], "battle")
    a_person(world, "Numa", office="general")
    aftermath(Table(world).play)

    assert "Numa" == world.characters[world.countries["rome"].regent].name


@pytest.mark.parametrize(("captor", "conquered"), [("rome", ""), ("veii", "rebels")])
def test_CIV_6_5_3k_an_outsider_conquers_what_the_other_party_takes_back(captor, conquered) -> None:
    """A country at war with one faction captures its cities as conquered ones; factions take their own."""
    world = strife()
    world.countries["veii"] = a_country("veii")
    world.wars["v"] = War(id="v", attacker="veii", defender="rebels", start=99)
    take_city(Table(world).play, world.cities["capua"], captor, ())

    assert (captor, conquered) == (world.cities["capua"].owner, world.cities["capua"].conquered_from)


@pytest.mark.parametrize(("cause", "settled"), [("peace", True), ("fallen", False)])
def test_CIV_4_4_2e_peace_settles_a_wrong(cause, settled) -> None:
    """Another end does not."""
    world = strife()
    world.countries["veii"] = a_country("veii")
    war = world.wars["v"] = War(id="v", attacker="veii", defender="rome", start=99)
    world.wrongs["x"] = Wrong(id="x", victim="rome", offender="veii", year=99, value=40)
    end_war(Table(world).play, war, cause)

    assert settled is world.wrongs["x"].settled
