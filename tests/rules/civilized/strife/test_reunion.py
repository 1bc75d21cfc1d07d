"""What goes with a capital, a city or a treasury in strife, and what a reunion leaves (CIV-6.5.0, CIV-6.5.3)."""

import pytest

from rules.civilized.conquest.captures import take_city
from rules.civilized.people.vacancies import die
from rules.civilized.strife.aftermath import aftermath
from rules.civilized.strife.events import AllegianceTested, StrifeEnded
from rules.civilized.strife.reunion import end_lost_wars, part_ways, reunite
from rules.civilized.throne.succession import succession
from rules.civilized.treasury.upkeep import charges
from rules.civilized.war.events import AgreementEnded
from rules.civilized.world.state import Agreement, Mission, World
from rules.civilized.world.war import Ordered, War
from rules.civilized.year.ending import fall_of_the_cityless
from rules.civilized.year.events import CountryFell
from tests.rules.civilized.strife.test_allegiance import FALLEN, OLD, asked, strife
from tests.rules.civilized.worlds import a_child, a_country, a_family, a_mission, a_person, an_army
from tests.rules.playing import Table


def a_pact(world: World, party: str = "rome") -> Agreement:
    """Bind a side to Veii by a pact, and enter Veii."""
    world.countries["veii"] = a_country("veii")
    world.seats.append("veii")
    kept = Agreement(id="p", kind="pact", parties=[party, "veii"], start=90)
    world.agreements["p"] = kept
    return kept


@pytest.mark.parametrize(("card", "holder"), [("AH", "rome"), ("AS", "rebels")])
def test_CIV_6_5_0g_when_factions_part_treaties_go_with_the_capital_that_was_nobodys(card, holder) -> None:
    """They rest no more."""
    world = strife("civil", roma=OLD | {"owner": "", "torn": "rome"})
    kept = a_pact(world)
    kept.suspended = True
    part_ways(Table(world, cards={"part.city": card}).play, world.splits["rome"])

    assert ([holder, "veii"], False) == (kept.parties, kept.suspended)


def test_CIV_6_5_0g_treaties_that_waited_for_a_capital_lost_to_outsiders_stay_with_the_record() -> None:
    """There is nothing left to wait for when the factions part."""
    world = strife("civil")
    kept = a_pact(world)
    kept.suspended = True
    world.cities["roma"].improvements = []
    part_ways(Table(world).play, world.splits["rome"])

    assert (["rome", "veii"], False) == (kept.parties, kept.suspended)


@pytest.mark.parametrize(
    ("kind", "unaligned", "holder"),
    [("civil", False, "rebels"), ("civil", True, "rebels"), ("rebellion", False, "rome")],
)
def test_CIV_6_5_0g_what_goes_with_the_capital_goes_to_the_faction_that_takes_it_by_force(
    kind, unaligned, holder
) -> None:
    """Treaties in a civil war only, the missions of others in either."""
    world = strife(kind, roma=OLD | {"owner": "", "torn": "rome"} if unaligned else {})
    kept = a_pact(world)
    kept.suspended = unaligned
    visit = Mission(id="m", owner="veii", sponsor="", host="rome", raised=90)
    world.missions["m"] = visit
    take_city(Table(world).play, world.cities["roma"], "rebels", ())

    assert ([holder, "veii"], False, "rebels") == (kept.parties, kept.suspended, visit.host)
    assert ["palace"] == world.cities["roma"].improvements


def test_CIV_6_7_1c_no_treaty_goes_with_the_capital_to_an_enemy_of_its_other_party() -> None:
    """It ends at once, and everybody hears of it."""
    world = strife("civil")
    a_pact(world)
    world.wars["w"] = War(id="w", attacker="rebels", defender="veii", start=95)
    table = Table(world)
    take_city(table.play, world.cities["roma"], "rebels", ())

    assert {} == world.agreements
    assert ["war"] == [event.cause for event in table.told(AgreementEnded)]


def test_CIV_6_5_0g_of_two_equal_treaties_one_remains() -> None:
    """That which nobody has given notice of; treaties of another kind stand beside it."""
    world = strife("civil")
    a_pact(world).notice = 101
    for id, kind in (("q", "pact"), ("r", "defensive")):
        world.agreements[id] = Agreement(id=id, kind=kind, parties=["veii", "rebels"], start=98)
    take_city(Table(world).play, world.cities["roma"], "rebels", ())

    assert ["q", "r"] == sorted(world.agreements)


def test_CIV_8_6_3a_a_mission_of_the_losers_to_the_winner_ends_at_reunion() -> None:
    """A country has no mission with itself; the envoy is free."""
    world = strife()
    envoy = a_person(world, "Envoy", country="rebels")
    a_mission(world, "capua", "rome", envoy)
    reunite(Table(world).play, world.splits["rome"], "rome", "disorder")

    assert {} == world.missions
    assert ("rome", "", "") == (envoy.country, envoy.office, envoy.mission)


def test_CIV_8_6_3a_a_mission_whose_sponsor_goes_over_to_its_host_ends() -> None:
    """So does the trade of the two: nothing binds a country to itself."""
    world = strife(capua=FALLEN)
    a_mission(world, "capua", "rome", a_person(world, "Envoy", country="rebels"))
    world.agreements["t"] = Agreement(
        id="t", kind="land_trade", parties=["rome", "rebels"], cities=["ostia", "capua"], start=90
    )
    asked(world, allegiance__fallen="AS")

    assert ({}, {}) == (world.missions, world.agreements)


def test_CIV_7_4b_a_gift_on_its_way_to_the_losers_reaches_the_winner() -> None:
    """It goes with the treasury."""
    world = strife()
    world.countries["rome"].gifts = {"veii": 25}
    world.countries["rebels"].gifts = {"veii": 50, "rome": 25}
    reunite(Table(world).play, world.splits["rome"], "rome", "disorder")
    land, gone = world.countries["rome"], world.countries["rebels"]

    assert ({"veii": 75}, 40) == (land.gifts, land.treasury)
    assert ({}, 0) == (gone.gifts, gone.treasury)


def test_CIV_8_6_2e_works_of_unaligned_cities_that_reunion_brings_step_down_too() -> None:
    """One Palace and one Bank."""
    world = strife("civil", roma=OLD | {"owner": "", "torn": "rome"}, ostia={"improvements": ["bank", "palace"]})
    world.cities["roma"].improvements = ["bank", "palace"]
    reunite(Table(world).play, world.splits["rome"], "rome", "disorder")

    assert ["marketplace"] == world.cities["roma"].improvements
    assert ["bank", "palace"] == world.cities["ostia"].improvements


def test_CIV_6_5_2c_the_child_of_a_winning_leader_who_died_inherits_the_country() -> None:
    """Though his side is no more."""
    world = strife()
    leader = world.characters[world.countries["rebels"].ruler]
    son = a_child(world, "Son", 20, leader, scores=[7] * 8)
    a_person(world, "Popular", 40, country="rebels", scores=[12] * 8)
    die(Table(world).play, leader, "battle")
    for city in world.cities_of("rome"):
        city.owner = "rebels"
    aftermath(Table(world).play)
    succession(Table(world).play)

    assert (son.id, []) == (world.countries["rome"].ruler, world.countries["rome"].claimants)


def test_CIV_6_5_3j_the_winner_keeps_his_own_orders_and_preferences_in_the_records_seat() -> None:
    """The loser's do not come with it."""
    world = strife()
    for city in world.cities_of("rome"):
        city.owner = "rebels"
    world.ordered = [
        Ordered(seat=seat, season="Autumn", given="Spring", order="move_field_army", fields={})
        for seat in ("rome", "rebels")
    ]
    world.countries["rome"].preferences.retreat = ["ostia"]
    world.countries["rebels"].preferences.retreat = ["capua"]
    world.countries["rebels"].heir = "somebody"
    given = world.ordered[1]
    end_lost_wars(Table(world, players=("rome", "rebels")).play)

    assert [given] == world.ordered and "rome" == given.seat
    assert ["capua"] == world.countries["rome"].preferences.retreat
    assert (["ostia"], "") == (world.countries["rebels"].preferences.retreat, world.countries["rebels"].heir)


def test_CIV_6_5_3g_rebels_who_lose_their_last_city_in_summer_gain_no_other_that_year() -> None:
    """They have lost at once, before later cities are tested."""
    world = strife(roma={"owner": "rebels"} | FALLEN, capua={"owner": "rome"}, cumae={"owner": "rome"} | FALLEN)
    table = asked(world, allegiance__fallen=["AS", "AS"])

    assert ["roma"] == [event.city for event in table.told(AllegianceTested)]
    assert {} == world.splits and ["none"] == [event.reason for event in table.told(StrifeEnded)]


def test_CIV_2_2g_a_strife_ends_with_the_last_city_of_both_sides() -> None:
    """A city that was nobody's takes no side any more; who captures it has its own hex at least."""
    nobodys = OLD | {"owner": "", "torn": "rome"}
    world = strife(ostia={"owner": "veii"}, roma={"owner": "veii"}, capua=nobodys, cumae={"owner": "veii"})
    table = Table(world)
    fall_of_the_cityless(table.play)

    assert ["rome", "rebels"] == [event.country for event in table.told(CountryFell)]
    assert ({}, {}) == (world.splits, world.wars)
    assert [] == asked(world).told(AllegianceTested)
    take_city(table.play, world.cities["capua"], "veii", ())
    assert ("veii", "veii") == (world.cities["capua"].owner, world.owners[world.cities["capua"].hex])


@pytest.mark.parametrize(("captor", "took_part"), [("rome", True), ("veii", False)])
def test_CIV_6_3_1r_a_city_that_an_outsider_takes_has_no_part_in_his_own_strife(captor, took_part) -> None:
    """One that changes faction by force takes part."""
    world = strife(capua={"took_part": True})
    world.countries["veii"] = a_country("veii")
    take_city(Table(world).play, world.cities["capua"], captor, ())

    assert took_part is world.cities["capua"].took_part


def test_CIV_6_5_0f_a_member_who_goes_over_alone_heads_a_family_there() -> None:
    """Else it would count as those without family."""
    world = strife(capua=FALLEN)
    world.countries["veii"] = a_country("veii")
    envoy, head = (a_person(world, name, country="rebels") for name in ("Envoy", "Head"))
    a_family(world, head, envoy, country="rebels")
    a_mission(world, "capua", "veii", envoy)
    asked(world, allegiance__fallen="AS")

    assert ("rome", envoy.id) == (envoy.country, world.families[envoy.family].head)


def test_CIV_8_1b_a_mercenary_in_an_unaligned_city_is_paid_by_nobody() -> None:
    """Not by the country that hired it either."""
    world = strife("civil", capua=OLD | {"owner": "", "torn": "rome"})
    world.countries["veii"] = a_country("veii")
    (hired,) = an_army(world, "capua", 1, owner="rebels")
    hired.owner, hired.payer = "", "veii"

    assert [] == charges(world, "veii")
