"""Peace: who may propose it, on what terms, who agrees, and what it does (CIV-7.2k, 7.2m, 7.2n, 7.3g, 7.3h, HA9)."""

from typing import Any

import pytest

from rules.civilized.diplomacy.autopilot import envoys, offers_of_peace, saves_for_peace
from rules.civilized.diplomacy.ending_wars import EndWar
from rules.civilized.diplomacy.events import CityCeded, FaithChanged, ManeuverTested, PeaceMade, ProposalAnswered
from rules.civilized.diplomacy.orders import Accept
from rules.civilized.diplomacy.peace import may_end, satisfied, wants_peace
from rules.civilized.diplomacy.wording import described
from rules.civilized.missions.orders import RaiseMission
from rules.civilized.war.events import WarEnded
from rules.civilized.war.wars import begin_war
from rules.civilized.world.state import Fort, Studies, World, Wrong
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.talks import a_war, embassy, the_mission, three_lands, winter_talks
from tests.rules.civilized.worlds import a_person, an_army
from tests.rules.playing import Played, Table

BOTH = ("rome", "carthage")


def at_war(kind: str = "") -> World:
    """Rome has begun a war with Carthage, where its mission stands that was raised to end it."""
    world = three_lands()
    war = a_war(world, "rome", "carthage")
    war.kind = kind
    return world


def the_war(world: World) -> Any:
    """Give the war of Rome and Carthage."""
    return world.wars["rome-carthage"]


def peace(**terms: Any) -> EndWar:
    """Propose peace to Carthage."""
    return EndWar(country="carthage", **terms)


def agreed(world: World, order: EndWar, players: tuple[str, ...] = BOTH, cards: Any = None) -> Played:
    """Let Rome propose and Carthage accept."""
    replies = {"carthage": [Accept(proposal="peace-rome-carthage-carthage")]}
    return winter_talks(world, cards, players, rome=[order], replies=replies)


def test_CIV_7_2k_a_mission_proposes_peace() -> None:
    """Each keeps what it holds; the war ends."""
    end = agreed(at_war(), peace())

    assert {} == end.state.wars
    assert ["peace: each keeps what it holds"] == [described(one.asked) for one in end.told(PeaceMade)]
    assert ["peace"] == [one.cause for one in end.told(WarEnded)]


def test_CIV_7_2k_a_general_proposes_it_without_a_mission() -> None:
    """His field army stood in the enemy's land at the end of Autumn; his country is asked."""
    world = at_war()
    world.missions.clear()
    assert (
        "you have neither: raise a mission to Carthage in late Winter, and it can propose peace a year later, unless "
        "Carthage does so first"
    ) in refused(peace(), world)

    the_war(world).in_land = ["rome"]
    end = agreed(world, peace())

    assert ["missions", "host_reply"] == [window.name for window in end.windows]
    assert {} == end.state.wars


def test_CIV_7_3a_no_window_opens_where_everybody_knows_that_no_envoy_can_come() -> None:
    """Without a mission that has arrived, and with no general abroad; with one, it opens for its host alone."""
    world = three_lands()
    world.missions.clear()
    assert [] == winter_talks(world, players=("rome", "carthage")).windows

    hosts = [one for one in winter_talks(at_war(), players=("rome", "carthage")).windows if one.name == "host_reply"]
    assert [["carthage"]] == [[*one.among] for one in hosts]


def test_CIV_7_2k_peace_wants_a_war() -> None:
    """The refusal names the country."""
    assert "CIV-7.2k: you are not at war with Carthage; no other choice is possible now" == refused(
        peace(), three_lands()
    )


def test_CIV_7_2k_cities_are_of_one_of_the_two() -> None:
    """A third country's cannot be given away."""
    assert "Sais is neither's" in refused(peace(cities=("sais",)), at_war())


def test_CIV_7_2k_cities_points_and_bonds_are_terms() -> None:
    """Cities go with their district, points both ways are set off."""
    order = peace(cities=("veii", "cirta"), pay=50, demand=20, bond="both")

    end = agreed(at_war(), order)

    assert [("veii", "carthage"), ("cirta", "rome")] == [(one.city, one.gainer) for one in end.told(CityCeded)]
    assert ("carthage", "rome") == (end.state.cities["veii"].owner, end.state.cities["cirta"].owner)
    assert ("carthage", "rome") == (end.state.owners["0203"], end.state.owners["0603"])
    assert (170, 230) == tuple(end.state.countries[seat].treasury for seat in BOTH)
    assert ["pact", "access", "access"] == [kept.kind for kept in end.state.agreements.values()]


def test_CIV_7_2k_a_ceded_city_loses_palace_and_students_and_brings_its_empty_forts() -> None:
    """As a captured one (CIV-8.6.2g, CIV-4.2.2f, CIV-6.8.4.6c); a fort that is held stays with its hex."""
    world = at_war()
    world.cities["cirta"].improvements = ["palace", "university"]
    student = a_person(world, "Hanno", country="carthage", studies=Studies(school="university", city="cirta"))
    for hexagon in ("0702", "0703"):
        world.forts[hexagon] = Fort(hex=hexagon, owner="carthage", city="cirta")
    an_army(world, "tunis", 1)[0].hex = "0702"

    end = agreed(world, peace(cities=("cirta",)))

    assert [True] == [one.palace for one in end.told(CityCeded)]
    assert ["university"] == end.state.cities["cirta"].improvements
    assert end.state.characters[student.id].studies is None
    assert {"0702": "carthage", "0703": "rome"} == {hexagon: fort.owner for hexagon, fort in end.state.forts.items()}


def test_CIV_7_2k_a_religion_may_change() -> None:
    """It takes two that differ."""
    world = at_war()
    assert "a change of religion takes two religions" in refused(peace(faith="ours"), world)

    world.countries["rome"].religion, world.countries["carthage"].religion = "Jupiter", "Baal"
    end = agreed(world, peace(faith="ours"))

    assert [("carthage", "rome")] == [(one.country, one.religion) for one in end.told(FaithChanged)]


def test_CIV_7_2k_silence_refuses() -> None:
    """The war goes on."""
    end = winter_talks(at_war(), None, BOTH, rome=[peace()])

    assert ["rome-carthage"] == list(end.state.wars)
    assert ["refused"] == [one.answer for one in end.told(ProposalAnswered)]


def test_CIV_7_2m_points_must_be_there() -> None:
    """One's own as it is proposed; the other's as it is ratified, so that nothing is learned before."""
    assert "CIV-7.2m: Rome does not have the points; you have 200 points to pay with" == refused(
        peace(pay=201), at_war()
    )

    end = agreed(at_war(), peace(demand=201))

    assert ["host_poor"] == [one.answer for one in end.told(ProposalAnswered)]
    assert ["rome-carthage"] == list(end.state.wars)


def test_CIV_7_2m_wrongs_between_the_two_are_settled() -> None:
    """Those of others stay."""
    world = at_war()
    for id, victim in (("one", "rome"), ("two", "egypt")):
        world.wrongs[id] = Wrong(id=id, victim=victim, offender="carthage", year=99, value=30)

    assert [True, False] == [one.settled for one in agreed(world, peace()).state.wrongs.values()]


def test_CIV_7_2m_armies_go_home_at_once() -> None:
    """To the nearest city, without draws (CIV-HW2)."""
    world = at_war()
    for one in an_army(world, "ostia", 2):
        one.hex = "0501"

    assert {"0201"} == {one.hex for one in agreed(world, peace()).state.elements.values()}


def test_CIV_7_3h_an_autopilot_that_may_not_end_its_war_refuses_without_a_card() -> None:
    """It began the war and has not got what it wanted."""
    world = at_war()
    war = the_war(world)
    war.attacker, war.defender, war.kind = "carthage", "rome", "conquest"
    an_army(world, "tunis", 6)

    end = winter_talks(world, {"maneuver.card": "AC"}, ("rome",), rome=[peace()])

    assert ["refused"] == [one.answer for one in end.told(ProposalAnswered)]
    assert [] == end.told(ManeuverTested)


@pytest.mark.parametrize("terms", [{"cities": ("cirta",)}, {"demand": 1}, {"faith": "ours"}])
def test_CIV_7_3h_an_autopilot_gives_nothing_up(terms: dict[str, Any]) -> None:
    """No city, no points, no religion."""
    world = at_war()
    world.countries["rome"].religion, world.countries["carthage"].religion = "Jupiter", "Baal"

    end = winter_talks(world, {"maneuver.card": "AC"}, ("rome",), rome=[peace(**terms)])

    assert ["rome-carthage"] == list(end.state.wars)


def test_CIV_7_3h_one_that_has_lost_a_city_may_change_its_religion() -> None:
    """If it was attacked."""
    world = at_war()
    the_war(world).gained = {"rome": ["veii"]}
    world.countries["rome"].religion, world.countries["carthage"].religion = "Jupiter", "Baal"

    end = winter_talks(world, {"maneuver.card": "5C"}, ("rome",), rome=[peace(faith="ours")])

    assert "Jupiter" == end.state.countries["carthage"].religion


def test_CIV_7_3h_what_it_may_do_goes_by_the_card() -> None:
    """Five or less."""
    wars = [
        len(winter_talks(at_war(), {"maneuver.card": card}, ("rome",), rome=[peace()]).state.wars)
        for card in ("5C", "6C")
    ]

    assert [0, 1] == wars


@pytest.mark.parametrize(
    ("kind", "terms", "grants"),
    [
        ("conquest", {"cities": ("veii",)}, True),
        ("conquest", {"pay": 50}, False),
        ("religion", {"faith": "theirs"}, True),
        ("religion", {"cities": ("veii",)}, False),
        ("vengeance", {"pay": 60}, True),
        ("vengeance", {"pay": 59}, False),
    ],
)
def test_CIV_4_6_an_attacker_takes_the_terms_that_give_its_aim(kind: str, terms: dict[str, Any], grants: bool) -> None:
    """Cession of a part (CIV-4.6.1), conversion (CIV-4.6.2), a loss that equals the wrong (CIV-4.6.5); no other."""
    world = at_war()
    war = the_war(world)
    war.attacker, war.defender, war.kind = "carthage", "rome", kind
    world.countries["rome"].religion, world.countries["carthage"].religion = "Jupiter", "Baal"
    world.wrongs["one"] = Wrong(id="one", victim="carthage", offender="rome", year=99, value=60)
    an_army(world, "tunis", 6)

    end = winter_talks(world, {"maneuver.card": "AC"}, ("rome",), rome=[peace(**terms)])

    assert grants is not bool(end.state.wars)


@pytest.mark.parametrize(("people", "grants"), [(70, True), (71, False)])
def test_CIV_4_6_3_an_attacker_for_room_takes_no_crowded_city_for_peace(people: int, grants: bool) -> None:
    """Over 70 thousand it has no room to give, by treaty as little as by conquest."""
    world = at_war()
    war = the_war(world)
    war.attacker, war.defender, war.kind = "carthage", "rome", "territory"
    world.cities["veii"].population = people
    an_army(world, "tunis", 6)

    end = winter_talks(world, {"maneuver.card": "AC"}, ("rome",), rome=[peace(cities=("veii",))])

    assert grants is not bool(end.state.wars)


def test_CIV_8_6_3_an_autopilot_sends_a_mission_to_make_peace() -> None:
    """To its enemy, so that somebody can ask for peace when it is wanted; not a second one, and none in peace."""
    world = at_war("conquest")
    world.missions.clear()
    an_army(world, "ostia", 6)

    assert ["carthage"] == [order.host for order in envoys(world, "rome") if isinstance(order, RaiseMission)]
    assert [] == envoys(world, "rome")


def test_CIV_HA11_when_a_war_has_what_it_was_for() -> None:
    """By its kind."""
    world = at_war("conquest")
    war = the_war(world)
    results = []
    for kind, gained in (("conquest", ["0501"]), ("territory", ["0501"]), ("territory", ["cirta"]), ("religion", [])):
        war.kind, war.gained = kind, {"rome": gained}
        world.countries["rome"].religion, world.countries["carthage"].religion = "Jupiter", "Baal"
        results.append(satisfied(world, war))
    war.kind, war.damage = "vengeance", {"carthage": 30}
    world.wrongs["one"] = Wrong(id="one", victim="rome", offender="carthage", year=99, value=31)

    assert [True, False, True, False] == results
    assert not satisfied(world, war)
    war.damage["carthage"] = 31
    assert satisfied(world, war)


def test_CIV_4_6e_an_aggressor_is_bound_and_a_victim_is_not() -> None:
    """Until he is beaten: a city lost, or no field army."""
    world = at_war("conquest")
    an_army(world, "ostia", 6)
    war = the_war(world)

    assert (False, True) == (may_end(world, war, "rome"), may_end(world, war, "carthage"))
    war.gained = {"carthage": ["veii"]}
    assert may_end(world, war, "rome")


@pytest.mark.parametrize(("army", "beaten"), [(12, False), (11, True)])
def test_CIV_HA11_an_explorer_is_beaten_with_his_expedition(army: int, beaten: bool) -> None:
    """A city lost is not enough while six are left beyond the six at home (CIV-4.6.4)."""
    world = at_war("exploration")
    an_army(world, "ostia", army)
    the_war(world).gained = {"carthage": ["veii"]}

    assert beaten is may_end(world, the_war(world), "rome")


def test_CIV_HA9_an_autopilot_proposes_peace_when_it_may() -> None:
    """Before all else that its mission could do."""
    world = at_war("conquest")
    an_army(world, "ostia", 6)
    assert [] == offers_of_peace(world, "rome")

    the_war(world).gained = {"rome": ["0501"]}

    assert ["carthage"] == [order.country for order in offers_of_peace(world, "rome") if isinstance(order, EndWar)]
    assert 1 == world.missions[the_mission(world)].acted


def test_CIV_HA9_who_wants_to_end_his_war_saves_for_the_mission_that_asks() -> None:
    """Not while the war goes on, nor where a mission stands already."""
    world = at_war("conquest")
    an_army(world, "ostia", 6)
    world.missions.clear()
    assert not saves_for_peace(world, "rome")

    the_war(world).gained = {"rome": ["0501"]}
    assert saves_for_peace(world, "rome")

    embassy(world, "ostia", "carthage")
    assert not saves_for_peace(world, "rome")


def test_CIV_HA9_in_a_war_of_religion_a_lost_city_brings_the_others_faith() -> None:
    """Whoever proposes: the attacker demands it, the attacked offers it."""
    world = at_war("religion")
    world.countries["rome"].religion, world.countries["carthage"].religion = "Jupiter", "Baal"
    an_army(world, "ostia", 6)
    embassy(world, "tunis", "rome")
    assert [] == offers_of_peace(world, "rome")

    the_war(world).gained = {"rome": ["cirta"]}

    for seat, faith in (("rome", "ours"), ("carthage", "theirs")):
        assert [faith] == [order.faith for order in offers_of_peace(world, seat) if isinstance(order, EndWar)]


def test_CIV_HA11_an_aggressor_who_does_nothing_for_two_years_is_beaten() -> None:
    """Though he has an army; then peace may be made, and the war does not fall asleep."""
    world = at_war("conquest")
    an_army(world, "ostia", 6)
    war = the_war(world)
    war.last = world.year - 1
    assert not may_end(world, war, "rome")

    war.last = world.year - 2
    assert may_end(world, war, "rome")


def test_CIV_HA9_one_that_was_attacked_proposes_it_when_nobody_is_in_its_land() -> None:
    """Or when it has lost a city."""
    world = at_war("conquest")
    an_army(world, "tunis", 6)
    war = the_war(world)
    war.in_land = ["rome"]

    assert not wants_peace(world, war, "carthage")
    war.gained = {"rome": ["cirta"]}
    assert wants_peace(world, war, "carthage")
    war.gained, war.in_land = {}, []
    assert wants_peace(world, war, "carthage")


def test_CIV_HW1_nothing_but_the_named_ends_ends_a_war() -> None:
    """A mission raised before it is lost; peace is proposed by a new one."""
    world = three_lands()
    table = Table(world)
    begin_war(table.play, "rome", "carthage")

    assert {} == world.missions
    embassy(world, "ostia", "carthage")
    assert {} == agreed(world, peace()).state.wars


def test_CIV_HW3_there_is_no_tribute() -> None:
    """The terms are those of the order and no others."""
    assert {"country", "cities", "pay", "demand", "bond", "faith"} == set(EndWar.model_fields)
