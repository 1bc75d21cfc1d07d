"""Factions that part in peace, and peace with a country torn by strife (CIV-7.2k, 7.2n, 7.3g, 7.1f)."""

import pytest

from rules.civilized.diplomacy.autopilot import offers_of_peace
from rules.civilized.diplomacy.ending_wars import EndWar
from rules.civilized.diplomacy.events import ManeuverTested, ProposalAnswered
from rules.civilized.diplomacy.orders import Accept
from rules.civilized.missions.events import MissionCompromised
from rules.civilized.strife.events import CountryParted
from rules.civilized.world.state import World
from tests.rules.civilized.diplomacy.test_peace import BOTH, agreed, peace, the_war
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.talks import a_war, embassy, strife, three_lands, winter_talks


def torn() -> World:
    """Carthage is split; Rome has a mission there."""
    world = three_lands()
    strife(world)
    return world


def test_CIV_7_2n_both_factions_must_agree() -> None:
    """Then each is a sovereign country."""
    cards = {"maneuver.card": ["5C", "5C"]}
    end = winter_talks(torn(), cards, ("rome",), rome=[peace()])

    assert 1 == len(end.told(CountryParted))
    assert {} == end.state.splits
    assert {"sovereign"} == {land.status for land in end.state.countries.values()}


def test_CIV_7_3g_each_side_is_asked_for_itself() -> None:
    """One refusal is enough; a King from either compromises the mission."""
    end = winter_talks(torn(), {"maneuver.card": ["5C", "KC"]}, ("rome",), rome=[peace()])

    assert 2 == len(end.told(ManeuverTested))
    assert 1 == len(end.told(MissionCompromised))
    assert ["carthage"] == list(end.state.splits)


def test_CIV_7_3g_lots_serve_the_faction_that_has_them() -> None:
    """The other side's target is the bare one."""
    world = torn()
    world.countries["rebels"].donations = {"rome": 2}

    end = winter_talks(world, {"maneuver.card": ["6C", "6C"]}, ("rome",), rome=[peace()])

    assert {"carthage": 5, "rebels": 7} == {one.asked.host: one.target for one in end.told(ManeuverTested)}


def test_CIV_7_2n_a_faction_s_general_asks_the_other() -> None:
    """His own side has agreed by proposing it."""
    world = torn()
    world.missions.clear()
    world.wars["rebels-carthage"].in_land = ["rebels"]

    end = winter_talks(world, {"maneuver.card": "5C"}, ("rebels",), rebels=[peace()])

    assert 1 == len(end.told(CountryParted))


def test_CIV_7_2n_there_are_no_other_terms() -> None:
    """The factions part with what they hold."""
    assert "CIV-7.2n: factions part with what they hold" in refused(peace(pay=5), torn())


def torn_and_attacked() -> World:
    """Carthage is split, and Rome, at war with it, has a mission there."""
    world = torn()
    a_war(world, "rome", "carthage")
    return world


@pytest.mark.parametrize("envoy", [True, False])
def test_CIV_7_2k_an_enemy_torn_by_strife_makes_its_own_peace(envoy: bool) -> None:
    """By mission or general the war of the two ends, with its terms; the strife goes on."""
    world = torn_and_attacked()
    if not envoy:
        world.missions.clear()
        the_war(world).in_land = ["rome"]

    end = agreed(world, peace(pay=50))

    assert ["rebels-carthage"] == list(end.state.wars)
    assert ["carthage"] == list(end.state.splits)
    assert (150, 250) == tuple(end.state.countries[seat].treasury for seat in BOTH)


def test_CIV_7_1f_a_mission_to_an_enemy_does_not_end_its_strife() -> None:
    """Asked of the other faction, with which there is peace, it takes a mission to that one."""
    world = torn_and_attacked()
    assert "CIV-7.2n: no mission of yours there may act; raise one to any of Rebels" in refused(
        EndWar(country="rebels"), world
    )

    embassy(world, "veii", "rebels")
    end = winter_talks(world, {"maneuver.card": ["5C", "5C"]}, ("rome",), rome=[EndWar(country="rebels")])

    assert ["rome-carthage"] == list(end.state.wars)
    assert {} == end.state.splits


def test_CIV_7_2n_a_stranger_without_a_mission_is_told_to_raise_one() -> None:
    """To either side."""
    world = torn()
    world.missions.clear()

    assert "raise one to any of Carthage and Rebels" in refused(peace(), world)


def test_CIV_7_2b_a_strife_that_ended_this_winter_is_asked_about_no_more() -> None:
    """Rome's mission and Egypt's ask the same; the later proposals fall without a card."""
    world = torn()
    embassy(world, "sais", "carthage")

    cards = {"maneuver.card": ["5C", "5C"]}
    end = winter_talks(world, cards, ("rome", "egypt"), rome=[peace()], egypt=[peace()])

    assert 1 == len(end.told(CountryParted))
    assert 2 == [one.answer for one in end.told(ProposalAnswered)].count("over")


def test_CIV_7_2b_a_second_peace_of_a_winter_does_not_part_the_enemy() -> None:
    """Both sides propose peace; the first that is settled ends the war, the other falls."""
    world = torn_and_attacked()
    the_war(world).in_land = ["rome", "carthage"]
    order = EndWar(country="rome")
    replies = {"carthage": [Accept(proposal="peace-rome-carthage-carthage")]}
    replies["rome"] = [Accept(proposal="peace-carthage-rome-rome")]

    end = winter_talks(world, None, BOTH, rome=[peace()], carthage=[order], replies=replies)

    assert ["accepted", "peace"] == [one.answer for one in end.told(ProposalAnswered)]
    assert ["carthage"] == list(end.state.splits)


def test_CIV_HA9_an_autopilot_s_peace_with_a_torn_enemy_leaves_the_strife_alone() -> None:
    """It has what it wanted and offers peace; by the card the war ends and no more."""
    world = torn_and_attacked()
    the_war(world).kind, the_war(world).gained = "conquest", {"rome": ["0501"]}

    end = winter_talks(world, {"maneuver.card": "5C"}, (), rome=offers_of_peace(world.fresh(), "rome"))

    assert ["rebels-carthage"] == list(end.state.wars)
    assert ["carthage"] == list(end.state.splits)
