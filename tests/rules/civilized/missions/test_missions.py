"""Missions: how they travel, change their host, and come home (source 7.1, 8.6.3)."""

from rules.civilized.cities.economy import company
from rules.civilized.march.command import SetGeneral
from rules.civilized.missions.events import MissionArrived, MissionJoined, MissionRecalled
from rules.civilized.missions.missions import in_order, mission_names, move_missions
from rules.civilized.missions.orders import JoinMission, RecallMission, SendMission
from rules.civilized.people.events import CharacterDied
from rules.civilized.people.vacancies import die
from rules.civilized.phases import spring
from rules.civilized.throne.orders import Appoint
from rules.civilized.world.state import World
from rules.civilized.year.decrees import begin_turn
from tests.rules.civilized.refusals import done, refused
from tests.rules.civilized.talks import a_war, embassy, the_mission, three_lands
from tests.rules.civilized.worlds import a_person, an_army
from tests.rules.playing import Table, play_out


def moved(world: World) -> Table:
    """Carry out step S10."""
    table = Table(world)
    move_missions(table.play)
    return table


def test_CIV_7_1a_a_mission_arrives_in_the_spring_after_it_was_raised() -> None:
    """Any distance, no draw; one that is raised this year waits."""
    world = three_lands()
    last, new = embassy(world, "veii", "egypt", "raised"), embassy(world, "ostia", "egypt", "raised")
    new.raised = world.year

    table = moved(world)

    assert ("active", "raised") == (last.state, new.state)
    assert [("rome", "egypt")] == [(one.country, one.host) for one in table.told(MissionArrived)]


def test_CIV_7_1b_the_host_may_change_before_it_leaves() -> None:
    """Without an order it goes where it was meant to go."""
    world = three_lands()
    mission = embassy(world, "veii", "egypt", "raised")

    end = play_out(spring, world, {"rome": [SendMission(mission=mission.id, host="carthage")]}).state

    assert ("carthage", "active") == (end.missions[mission.id].host, end.missions[mission.id].state)


def test_CIV_7_1b_a_host_is_another_country_that_stands() -> None:
    """Not oneself."""
    world = three_lands()
    mission = embassy(world, "veii", "egypt", "raised")

    assert "CIV-7.1b: Rome can host no mission of yours; choose Carthage or Egypt" == refused(
        SendMission(mission=mission.id, host="rome"), world
    )


def test_CIV_7_1c_a_recalled_mission_is_disbanded_and_its_leader_free() -> None:
    """It comes home at the end of Spring."""
    world = three_lands()
    mission = the_mission(world)
    leader = world.missions[mission].leader

    done(RecallMission(mission=mission), world)
    table = moved(world)

    assert {} == world.missions
    assert ("", "") == (world.characters[leader].mission, world.characters[leader].office)
    assert "rome-c-2" == table.told(MissionRecalled)[0].leader


def test_CIV_7_1c_who_was_called_home_leads_no_army_before_winter() -> None:
    """Next year he may."""
    world = three_lands()
    an_army(world, "ostia", 6)
    mission = the_mission(world)
    order = SetGeneral(army="0201", character=world.missions[mission].leader)

    done(RecallMission(mission=mission), world)
    moved(world)

    assert refused(order, world).startswith("CIV-7.1c: Envoy of ostia has come home from a mission this year")
    world.year += 1
    order.check(world, "rome")


def test_CIV_7_1c_only_a_mission_abroad_is_recalled() -> None:
    """The refusal names those that are."""
    world = three_lands()
    mission = embassy(world, "veii", "egypt", "raised")

    assert "CIV-7.1c: your mission to Egypt is not abroad; choose mission to Carthage" == refused(
        RecallMission(mission=mission.id), world
    )


def test_CIV_7_1d_a_mission_abroad_cannot_go_on_to_another_host() -> None:
    """It moves twice in its life: there and home."""
    world = three_lands()

    assert refused(SendMission(mission=the_mission(world), host="egypt"), world).startswith(
        "CIV-7.1d: your mission to Carthage is abroad already"
    )


def test_CIV_7_1e_recalls_come_first_in_seat_order_the_oldest_mission_first() -> None:
    """Then what war has cut off, then the departures."""
    world = three_lands()
    first = world.missions[the_mission(world)]
    theirs, second = embassy(world, "tunis", "rome", "raised"), embassy(world, "veii", "egypt", "raised")
    first.state = "recalled"

    table = moved(world)

    assert [second.id, theirs.id] == [mission.id for mission in in_order(world)]
    assert ["MissionRecalled", "MissionArrived", "MissionArrived"] == [type(one).__name__ for one in table.events]
    assert ["rome", "carthage"] == [one.country for one in table.told(MissionArrived)]


def test_CIV_3_2b_war_that_came_since_cuts_a_mission_off() -> None:
    """Its leader comes home."""
    world = three_lands()
    mission = embassy(world, "veii", "egypt", "raised")
    a_war(world, "egypt", "rome", start=world.year)

    table = moved(world)

    assert mission.id not in world.missions
    assert [True] == [one.war for one in table.told(MissionRecalled)]


def test_CIV_7_1f_a_mission_raised_in_war_may_go_to_the_enemy() -> None:
    """It can ratify peace there."""
    world = three_lands()
    mission = embassy(world, "veii", "egypt", "raised")
    a_war(world, "egypt", "rome", start=world.year - 1)

    moved(world)

    assert "active" == world.missions[mission.id].state


def test_CIV_7_1g_arrivals_and_departures_are_public() -> None:
    """Everybody hears of them."""
    world = three_lands()
    embassy(world, "veii", "egypt", "raised")
    world.missions[the_mission(world)].state = "recalled"

    assert ["everyone", "everyone"] == [event.audience for event in moved(world).events]


def test_CIV_8_6_3j_missions_to_one_host_have_names_of_their_own() -> None:
    """The second bears its number."""
    world = three_lands()
    embassy(world, "veii", "carthage")

    assert ["mission to Carthage", "mission to Carthage 2"] == list(mission_names(world, "rome"))


def test_CIV_7_2a_a_year_lets_every_mission_act_anew() -> None:
    """What it did last Winter is forgotten."""
    world = three_lands()
    world.missions[the_mission(world)].acted = 1

    begin_turn(Table(world).play)

    assert 0 == world.missions[the_mission(world)].acted


def test_CIV_8_6_3c_others_travel_with_a_mission_and_come_home_with_it() -> None:
    """Named before it leaves; they are away as its leader is, and lead nothing."""
    world = three_lands()
    mission = embassy(world, "veii", "egypt", "raised")
    livia = a_person(world, "Livia")
    order = JoinMission(character=livia.id, mission=mission.id)

    done(order, world)
    assert (mission.id, "") == (livia.mission, livia.office)
    assert MissionJoined(country="rome", host="egypt", name=livia.id) == order.told(world, "rome")
    moved(world)
    assert [livia.id] == [one.id for one in company(world, mission)]
    assert "Livia is away on a mission" in refused(Appoint(office="priest", character=livia.id), world)

    done(RecallMission(mission=mission.id), world)
    moved(world)
    assert ("", world.year) == (livia.mission, livia.back)


def test_CIV_8_6_3c_a_companion_replaces_nobody() -> None:
    """His death leaves the mission where it is; that of its leader ends it and sends him home."""
    world = three_lands()
    mission = embassy(world, "veii", "egypt", "active")
    livia, gaius = a_person(world, "Livia"), a_person(world, "Gaius")
    livia.mission = gaius.mission = mission.id
    table = Table(world)

    die(table.play, livia, "fever", ())
    assert [""] == [one.mission for one in table.told(CharacterDied)]
    assert mission.id in world.missions
    die(table.play, world.characters[mission.leader], "fever", ())
    assert (False, "") == (mission.id in world.missions, gaius.mission)


def test_CIV_8_6_3c_who_holds_an_office_stays_and_a_mission_abroad_takes_nobody() -> None:
    """Nor does a ruler travel, or a child."""
    world = three_lands()
    raised, gone = embassy(world, "veii", "egypt", "raised"), embassy(world, "ostia", "egypt", "active")
    livia, cato = a_person(world, "Livia", 12), a_person(world, "Cato", office="general")

    assert "Cato has an office at home" in refused(JoinMission(character=cato.id, mission=raised.id), world)
    assert "Livia is under 16" in refused(JoinMission(character=livia.id, mission=raised.id), world)
    cato.office = ""
    assert "CIV-8.6.3c" in refused(JoinMission(character=cato.id, mission=gone.id), world)
