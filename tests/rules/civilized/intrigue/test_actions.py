"""The other actions of missions: gifts, bribes, sabotage, mercenaries, a look around (source 7.4)."""

import pytest

from rules.civilized.cities.disorder import modifiers
from rules.civilized.intrigue.actions import BribeCity, BribeElement, Donate, HireMercenary, Reconnoitre, Sabotage
from rules.civilized.intrigue.events import (
    CityBribed,
    ElementBribed,
    GiftArrived,
    GiftSent,
    MercenaryHired,
    Reconnoitred,
    Sabotaged,
)
from rules.civilized.treasury.upkeep import charges
from rules.civilized.world.deed import lawful
from rules.civilized.world.state import World
from rules.kernel.facts.events import OrderFailed
from rules.kernel.luck.chance import RANKS
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.talks import a_war, embassy, proposes, strife, the_mission, three_lands, winter_talks
from tests.rules.civilized.worlds import a_person, an_army


def walled(world: World) -> World:
    """Give Tunis a Temple and a City Wall."""
    world.cities["tunis"].improvements = ["city_wall", "temple"]
    return world


def test_CIV_7_4a_a_bribed_city_is_more_unruly_next_summer() -> None:
    """25 points; only the payer knows."""
    world = three_lands()

    end = winter_talks(world, rome=[BribeCity(mission=the_mission(world), city="tunis")])

    assert 175 == end.state.countries["rome"].treasury
    assert ("bribe", 1) in modifiers(end.state, end.state.cities["tunis"])
    assert [("rome",)] == [event.audience for event in end.told(CityBribed)]


def test_CIV_7_4a_of_several_bribes_the_first_counts() -> None:
    """The later one costs nothing and its owner learns only that."""
    world = three_lands()
    theirs = embassy(world, "sais", "carthage")

    end = winter_talks(
        world,
        rome=[BribeCity(mission=the_mission(world), city="tunis")],
        egypt=[BribeCity(mission=theirs.id, city="tunis")],
    )

    assert (175, 200) == (end.state.countries["rome"].treasury, end.state.countries["egypt"].treasury)
    assert [(("egypt",), "Tunis is bribed for next Summer already")] == [
        (event.audience, event.reason) for event in end.told(OrderFailed)
    ]


def test_CIV_7_4a_a_city_of_the_host() -> None:
    """No other; the refusal names them."""
    world = three_lands()

    assert "CIV-7.4a: Sais will not do as a city of the host; choose Tunis or Cirta" == refused(
        BribeCity(mission=the_mission(world), city="sais"), world
    )


def test_CIV_7_4b_a_gift_arrives_next_winter_and_counts_from_then_on() -> None:
    """50 points given in one Winter are in the treasury, and two lots, at W2 of the next (example XB44)."""
    world = three_lands()

    first = winter_talks(world, rome=[Donate(mission=the_mission(world), lots=2)]).state
    first.missions[the_mission(first)].acted = 0
    second = winter_talks(first)

    assert (150, 200, {"rome": 50}, {}) == (
        first.countries["rome"].treasury,
        first.countries["carthage"].treasury,
        first.countries["carthage"].gifts,
        first.countries["carthage"].donations,
    )
    assert (250, {}, {"rome": 2}) == (
        second.state.countries["carthage"].treasury,
        second.state.countries["carthage"].gifts,
        second.state.countries["carthage"].donations,
    )
    assert [("carthage", "rome")] == [event.audience for event in second.told(GiftArrived)]


def test_CIV_7_4b_a_gift_to_one_side_of_civil_strife() -> None:
    """Host or rebels."""
    world = three_lands()
    strife(world)
    mission = the_mission(world)

    end = winter_talks(world, rome=[Donate(mission=mission, lots=1, receiver="rebels")]).state

    assert ({"rome": 25}, {}) == (end.countries["rebels"].gifts, end.countries["carthage"].gifts)
    assert refused(Donate(mission=mission, lots=1, receiver="egypt"), world).endswith("choose Carthage or Rebels")


def test_CIV_7_4b_the_treasury_must_hold_it() -> None:
    """Nine lots are 225 points."""
    world = three_lands()

    assert "CIV-7.4b: 9 is too many; choose 1 to 8" == refused(Donate(mission=the_mission(world), lots=9), world)


def test_CIV_7_4c_an_improvement_is_destroyed_without_a_card() -> None:
    """25 points; a Palace too."""
    world = walled(three_lands())

    end = winter_talks(world, rome=[Sabotage(mission=the_mission(world), city="tunis", improvement="temple")])

    assert (["city_wall"], 175) == (end.state.cities["tunis"].improvements, end.state.countries["rome"].treasury)
    assert not [event for event in end.events if type(event).__name__ == "Drawn"]


def test_CIV_7_4c_only_what_stands_there() -> None:
    """The refusal names it."""
    world = walled(three_lands())

    assert "CIV-7.4c: no Palace stands there; choose City Wall or Temple" == refused(
        Sabotage(mission=the_mission(world), city="tunis", improvement="palace"), world
    )


def test_CIV_7_4h_everybody_hears_of_sabotage_its_victim_by_whom() -> None:
    """A failed bribe is told to its payer only, a gift to the two."""
    world = walled(three_lands())
    gift = winter_talks(world, rome=[Donate(mission=the_mission(world), lots=1)])

    told = winter_talks(world, rome=[Sabotage(mission=the_mission(world), city="tunis", improvement="temple")]).told(
        Sabotaged
    )

    assert [("everyone", ""), (("rome", "carthage"), "rome")] == [(event.audience, event.culprit) for event in told]
    assert [("rome", "carthage")] == [event.audience for event in gift.told(GiftSent)]


def test_CIV_7_4i_sabotage_is_a_wrong() -> None:
    """An improvement counts 26 (CIV-4.4.2d)."""
    world = walled(three_lands())

    end = winter_talks(world, rome=[Sabotage(mission=the_mission(world), city="tunis", improvement="temple")]).state

    assert [("carthage", "rome", 26, False)] == [
        (wrong.victim, wrong.offender, wrong.value, wrong.settled) for wrong in end.wrongs.values()
    ]


@pytest.mark.parametrize("rank", RANKS)
def test_CIV_7_4d_an_element_changes_sides_on_ace_to_four(rank: str) -> None:
    """Enumerated: 4 of 13; the points are gone either way (example XB36)."""
    world = three_lands()
    strife(world)
    element = an_army(world, "tunis", 1)[0]

    end = winter_talks(
        world, {"element.bribe": rank + "H"}, rome=[BribeElement(mission=the_mission(world), element=element.id)]
    )

    won = RANKS.index(rank) < 4
    assert ("rebels" if won else "carthage") == end.state.elements[element.id].owner
    assert 190 == end.state.countries["rome"].treasury
    assert ([("rome", "carthage"), "everyone"] if won else [("rome",)]) == [
        event.audience for event in end.told(ElementBribed)
    ]


def test_CIV_7_4d_only_in_civil_strife() -> None:
    """And only forces of one of the two sides."""
    world = three_lands()
    ours, theirs = an_army(world, "ostia", 1)[0], an_army(world, "tunis", 1)[0]

    assert refused(BribeElement(mission=the_mission(world), element=theirs.id), world).startswith(
        "CIV-7.4d: there is no civil strife in Carthage"
    )
    strife(world)
    assert "fights for neither side" in refused(BribeElement(mission=the_mission(world), element=ours.id), world)


def test_CIV_7_4d_forces_of_one_number_are_told_apart() -> None:
    """One that has changed sides keeps its number; each of the two can be bribed, by an autopilot, too."""
    world = three_lands()
    strife(world)
    one, other = an_army(world, "tunis", 2)
    del world.elements[other.id]
    other.id = f"rebels-{one.id.rsplit('-', 1)[1]}"
    world.elements[other.id] = other

    for each in (one, other):
        assert lawful(world, "rome", BribeElement(mission=the_mission(world), element=each.id))


def test_CIV_7_4e_a_bribed_element_goes_to_the_nearest_city_of_its_new_side() -> None:
    """It stays where it is only on that side's land; a Wrong is booked for it."""
    world = three_lands()
    strife(world)
    element = an_army(world, "tunis", 1)[0]

    end = winter_talks(
        world, {"element.bribe": "AS"}, rome=[BribeElement(mission=the_mission(world), element=element.id)]
    ).state

    assert ("0603", "cirta") == (end.elements[element.id].hex, end.elements[element.id].home)
    assert [21] == [wrong.value for wrong in end.wrongs.values()]


def test_CIV_7_4f_a_mercenary_stands_with_its_side_and_its_payer_keeps_it() -> None:
    """25 points and its cost; population is not touched."""
    world = three_lands()
    strife(world)
    people = world.cities["cirta"].population

    end = winter_talks(world, rome=[HireMercenary(mission=the_mission(world), type="Cavalry", side="rebels")])

    hired = next(iter(end.state.elements.values()))
    assert ("rebels", "rome", "0603") == (hired.owner, hired.payer, hired.hex)
    assert (145, people) == (end.state.countries["rome"].treasury, end.state.cities["cirta"].population)
    assert [hired.id] == [item.id for item in charges(end.state, "rome") if item.kind == "element"]
    assert 1 == len(end.told(MercenaryHired))


def test_CIV_7_4f_the_pool_has_one_fewer_for_good() -> None:
    """Types of the lists of host and owner leave it alone."""
    world = three_lands()
    strife(world)
    world.mercenaries = {"Elephants": 1}
    mission = the_mission(world)

    end = winter_talks(world, rome=[HireMercenary(mission=mission, type="Elephants", side="carthage")]).state

    assert {"Elephants": 0} == end.mercenaries
    end.missions[mission].acted = 0
    assert "is in no list of yours or theirs" in refused(
        HireMercenary(mission=mission, type="Elephants", side="carthage"), end
    )


def test_CIV_8_5g_a_side_whose_army_is_complete_takes_no_mercenaries() -> None:
    """They count as its own under the setting; the refusal names the bound."""
    world = three_lands()
    strife(world)
    world.settings = world.settings.model_copy(update={"largest_army": 1})
    hire = HireMercenary(mission=the_mission(world), type="Cavalry", side="rebels")
    hire.check(world, "rome")
    an_army(world, "cirta", 1, owner="rebels")

    assert "CIV-8.5g: the army of Rebels is complete at 1 (setting largest_army); choose Carthage" == refused(
        hire, world
    )


def test_CIV_7_4g_an_envoy_tells_what_he_sees() -> None:
    """Treasury, tax, elements and the general's Military; it is free."""
    world = three_lands()
    an_army(world, "tunis", 2)
    a_person(world, "Hamilcar", country="carthage", office="general", scores=[1, 2, 3, 4, 5, 6, 12, 8])

    end = winter_talks(world, rome=[Reconnoitre(mission=the_mission(world))])

    seen = end.told(Reconnoitred)[0]
    assert (("rome",), 200, 30, (("0601", 2),), "carthage-c-4", 12) == (
        seen.audience,
        seen.treasury,
        seen.tax,
        seen.places,
        seen.general,
        seen.military,
    )
    assert 200 == end.state.countries["rome"].treasury


def test_CIV_7_2b_actions_go_before_proposals_in_seat_order() -> None:
    """The oldest mission of the first seat begins, whatever was ordered first."""
    world = walled(three_lands())
    second = embassy(world, "veii", "carthage")
    theirs = embassy(world, "sais", "carthage")

    end = winter_talks(
        world,
        {"maneuver.card": "AS"},
        rome=[BribeCity(mission=second.id, city="cirta"), proposes(world, "pact")],
        egypt=[Sabotage(mission=theirs.id, city="tunis", improvement="temple")],
    )

    told = [
        type(event).__name__
        for event in end.events
        if type(event).__name__ in ("CityBribed", "Sabotaged", "TreatyMade")
    ]
    assert ["CityBribed", "Sabotaged", "Sabotaged", "TreatyMade"] == told


def test_CIV_8_6_3i_a_mission_may_address_either_side_of_civil_strife() -> None:
    """A city of the rebels can be bribed by the mission to the old ruler."""
    world = three_lands()
    strife(world)

    BribeCity(mission=the_mission(world), city="cirta").check(world, "rome")


def test_CIV_7_1f_a_mission_to_an_enemy_acts_in_no_other_way_than_for_peace() -> None:
    """No gift, no bribe, no sabotage while there is war."""
    world = walled(three_lands())
    a_war(world, "rome", "carthage")
    mission = the_mission(world)

    for order in (
        Donate(mission=mission, lots=1),
        BribeCity(mission=mission, city="tunis"),
        Sabotage(mission=mission, city="tunis", improvement="temple"),
        Reconnoitre(mission=mission),
    ):
        assert refused(order, world).startswith("CIV-7.1f: you are at war with Carthage")
