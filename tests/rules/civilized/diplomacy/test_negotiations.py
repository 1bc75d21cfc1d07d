"""Negotiations: how a host answers, on what card, and what lots and perfidy do to the target (source 7.3)."""

import pytest

from rules.civilized.campaign.season import note_invaders
from rules.civilized.diplomacy.ending_wars import EndWar
from rules.civilized.diplomacy.events import ManeuverTested, ProposalAnswered, ProposalPut, TreatyMade
from rules.civilized.diplomacy.orders import Accept, ManeuverPolitically, Refuse, proposal_names
from rules.civilized.missions.events import MissionCompromised
from rules.civilized.world.scenario import Settings
from rules.civilized.world.state import Perfidy
from rules.kernel.luck.chance import DECK, RANKS
from rules.kernel.state.viewing import seen
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.talks import a_war, embassy, kinds, proposes, the_mission, three_lands, winter_talks
from tests.rules.civilized.worlds import a_person, an_army

YES = {"maneuver.card": "AS"}
NO = {"maneuver.card": "QS"}
KING = {"maneuver.card": "KS"}


def test_CIV_7_3a_a_player_accepts_without_card_or_lots() -> None:
    """He is told the terms, and his lots are kept (example XB26)."""
    world = three_lands()
    world.countries["carthage"].donations["rome"] = 8
    proposal = f"{the_mission(world)}-1"

    end = winter_talks(
        world, KING, ("carthage",), rome=[proposes(world, "pact")], replies={"carthage": [Accept(proposal=proposal)]}
    )

    assert ["pact"] == kinds(end.state)
    assert {"rome": 8} == end.state.countries["carthage"].donations
    assert [("rome", "carthage")] == [event.audience for event in end.told(ProposalPut)]
    assert [] == end.told(ManeuverTested)
    assert the_mission(world) in end.state.missions


@pytest.mark.parametrize("said", [True, False])
def test_CIV_7_3a_a_player_refuses_or_is_silent(said: bool) -> None:
    """Both refuse."""
    world = three_lands()
    replies = {"carthage": [Refuse(proposal=f"{the_mission(world)}-1")]} if said else {}

    end = winter_talks(world, YES, ("carthage",), rome=[proposes(world, "pact")], replies=replies)

    assert [] == kinds(end.state)
    assert ["refused"] == [event.answer for event in end.told(ProposalAnswered)]


def test_CIV_7_3a_nobody_answers_what_was_put_to_another() -> None:
    """The refusal lists what was put to the seat."""
    world = three_lands()
    proposes(world, "pact").apply(world, "rome")
    proposal = next(iter(world.proposals))

    assert refused(Accept(proposal=proposal), world, "egypt") == (
        "CIV-7.3a: no such proposal was put to you; no other choice is possible now"
    )


def test_CIV_7_3a_only_the_two_know_of_a_proposal() -> None:
    """A third country and an onlooker see none."""
    world = three_lands()
    proposes(world, "pact").apply(world, "rome")

    known = {seat: len(seen(world, seat).proposals) for seat in ("rome", "carthage", "egypt", None)}

    assert {"rome": 1, "carthage": 1, "egypt": 0, None: 0} == known


def test_CIV_7_3b_success_on_five_or_less() -> None:
    """Five succeeds, Six fails."""
    world = three_lands()
    proposal = proposes(world, "pact")

    assert ["pact"] == kinds(winter_talks(world, {"maneuver.card": "5D"}, rome=[proposal]).state)
    assert [] == kinds(winter_talks(world, {"maneuver.card": "6D"}, rome=[proposal]).state)


@pytest.mark.parametrize("lots", range(10))
def test_CIV_7_3b_the_chance_of_success_is_a_thirteenth_for_each_of_the_target(lots: int) -> None:
    """Enumerated over the whole deck; a target over 12 counts as 12 (section 7)."""
    world = three_lands()
    world.countries["carthage"].donations["rome"] = lots
    cards = [rank + "S" for rank in RANKS]

    wins = sum(
        bool(kinds(winter_talks(world, {"maneuver.card": c}, rome=[proposes(world, "pact")]).state)) for c in cards
    )

    assert min(5 + lots, 12) * 4 == wins * len(DECK) // len(cards)


@pytest.mark.parametrize(("lots", "card", "wins"), [(2, "7S", True), (2, "8S", False)])
def test_CIV_7_3b_lots_raise_the_target(lots: int, card: str, wins: bool) -> None:
    """Two lots: 7 (example XB22)."""
    world = three_lands()
    world.countries["carthage"].donations["rome"] = lots

    end = winter_talks(world, {"maneuver.card": card}, rome=[proposes(world, "pact")])

    assert wins == bool(kinds(end.state))
    assert {"rome": 0} == end.state.countries["carthage"].donations


def test_CIV_7_3b_perfidy_takes_two_from_the_target() -> None:
    """With one lot: 4; Five fails and the lot is gone (example XB23)."""
    world = three_lands()
    world.countries["carthage"].donations["rome"] = 1
    world.perfidies.append(Perfidy(country="rome", rulers=[world.countries["rome"].ruler]))

    end = winter_talks(world, {"maneuver.card": "5S"}, rome=[proposes(world, "pact")])

    assert (4, False) == (end.told(ManeuverTested)[0].target, end.told(ManeuverTested)[0].success)
    assert {"rome": 0} == end.state.countries["carthage"].donations


def test_CIV_6_7_1e_the_mark_ends_with_the_ruler_of_that_day() -> None:
    """Once he is dead, nothing is taken off."""
    world = three_lands()
    ruler = world.characters[world.countries["rome"].ruler]
    world.perfidies.append(Perfidy(country="rome", rulers=[ruler.id]))
    ruler.died = world.year

    assert 5 == winter_talks(world, YES, rome=[proposes(world, "pact")]).told(ManeuverTested)[0].target


def test_CIV_7_3c_a_king_always_fails_and_compromises() -> None:
    """Even with eight lots; mission and lots are gone, the leader is home (example XB24)."""
    world = three_lands()
    world.countries["carthage"].donations["rome"] = 8

    end = winter_talks(world, KING, rome=[proposes(world, "pact")])

    assert (13, False) == (end.told(ManeuverTested)[0].target, end.told(ManeuverTested)[0].success)
    assert ({}, {"rome": 0}) == (end.state.missions, end.state.countries["carthage"].donations)
    assert ["everyone"] == [event.audience for event in end.told(MissionCompromised)]


def test_CIV_7_3c_with_thirteen_only_the_king_fails() -> None:
    """A Queen succeeds (example XB25)."""
    world = three_lands()
    world.countries["carthage"].donations["rome"] = 8

    assert ["pact"] == kinds(winter_talks(world, NO, rome=[proposes(world, "pact")]).state)


def test_CIV_7_3d_card_target_and_failure_are_the_owners_alone() -> None:
    """A success is public as the treaty that it makes."""
    world = three_lands()

    failed, won = (winter_talks(world, cards, rome=[proposes(world, "pact")]) for cards in (NO, YES))

    assert [("rome",)] == [event.audience for event in failed.told(ManeuverTested)]
    assert [("rome",)] == [event.audience for event in failed.events if type(event).__name__ == "Drawn"]
    assert ["everyone"] == [event.audience for event in won.told(TreatyMade)]


def test_CIV_7_3e_the_owner_chooses_how_many_lots() -> None:
    """The rest stays."""
    world = three_lands()
    world.countries["carthage"].donations["rome"] = 5

    end = winter_talks(world, NO, rome=[proposes(world, "pact", lots=2)])

    assert (7, {"rome": 3}) == (end.told(ManeuverTested)[0].target, end.state.countries["carthage"].donations)


def test_CIV_7_3a_of_equal_proposals_each_can_be_answered() -> None:
    """Three missions of one owner ask the same."""
    world = three_lands()
    for mission in (the_mission(world), embassy(world, "veii", "carthage").id, embassy(world, "ostia", "carthage").id):
        ManeuverPolitically(mission=mission, kind="pact").apply(world, "rome")

    words = "Rome: a pact of non-aggression"
    assert [words, f"{words} (2)", f"{words} (3)"] == list(proposal_names(world, "carthage"))


def test_CIV_7_3f_lots_serve_only_where_they_were_given() -> None:
    """Gifts to Egypt do not help in Carthage."""
    world = three_lands()
    world.countries["egypt"].donations["rome"] = 5

    assert 5 == winter_talks(world, NO, rome=[proposes(world, "pact")]).told(ManeuverTested)[0].target


@pytest.mark.parametrize(("political", "target"), [(11, 6), (10, 5), (4, 5), (3, 4)])
def test_CIV_7_3i_a_skilled_envoy_bargains_better(political: int, target: int) -> None:
    """Only under the setting."""
    world = three_lands()
    world.settings = Settings(ending="never", bargaining=True)
    world.characters[world.missions[the_mission(world)].leader].scores[-1] = political

    assert target == winter_talks(world, NO, rome=[proposes(world, "pact")]).told(ManeuverTested)[0].target


def test_CIV_7_3i_a_general_bargains_with_his_own_skill() -> None:
    """He led the field army that stood in the enemy's land at the end of Autumn (CIV-7.2k)."""
    world = three_lands()
    world.settings = Settings(ending="never", bargaining=True)
    world.missions.clear()
    war = a_war(world, "rome", "carthage")
    scipio = a_person(world, "Scipio", scores=[7, 7, 7, 7, 7, 7, 7, 11])
    army = an_army(world, "ostia", 6)
    for one in army:
        one.hex = "0501"
    army[0].general, world.season = scipio.id, "Autumn"
    note_invaders(world)

    assert {"rome": scipio.id} == war.generals
    end = winter_talks(world, NO, ("rome",), rome=[EndWar(country="carthage")])
    assert 6 == end.told(ManeuverTested)[0].target
