"""Political maneuvers: what may be proposed, and what each does (source 7.2)."""

from typing import Any

import pytest

from rules.civilized.diplomacy.events import (
    ManeuverTested,
    NoticeGiven,
    ProposalAnswered,
    TreatyEnded,
    TreatyMade,
    WarPledged,
)
from rules.civilized.diplomacy.orders import ManeuverPolitically
from rules.civilized.intrigue.actions import BribeCity
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.talks import a_war, embassy, kinds, proposes, the_mission, three_lands, treaty, winter_talks
from tests.rules.civilized.worlds import a_city, a_country
from tests.rules.playing import Played

YES = {"maneuver.card": "AS"}


def test_CIV_7_2a_a_mission_does_one_thing_in_a_year() -> None:
    """The second order for it is refused until the first is withdrawn."""
    world = three_lands()
    proposes(world, "pact").apply(world, "rome")

    assert refused(BribeCity(mission=the_mission(world), city="tunis"), world) == (
        "CIV-7.2a: your mission to Carthage has its action for this Winter (withdraw that order to give another); "
        "no other choice is possible now"
    )


def test_CIV_7_1a_a_mission_that_has_not_arrived_cannot_act() -> None:
    """It acts from next Winter on."""
    world = three_lands()
    world.missions[the_mission(world)].state = "raised"

    assert refused(proposes(world, "pact"), world).startswith("CIV-7.1a: your mission to Carthage has not arrived")


def test_CIV_7_2b_the_later_of_two_that_exclude_each_other_falls_without_a_card() -> None:
    """Two missions propose the same pact: no card and no lots for the second."""
    world = three_lands()
    second = embassy(world, "veii", "carthage")
    world.countries["carthage"].donations["rome"] = 2
    one = proposes(world, "pact", lots=1)
    other = one.model_copy(update={"mission": second.id})

    end = winter_talks(world, YES, rome=[other, one])

    assert ["pact"] == kinds(end.state)
    assert 1 == len(end.told(ManeuverTested))
    assert ["bound"] == [a.answer for a in end.told(ProposalAnswered)]
    assert {"rome": 1} == end.state.countries["carthage"].donations


def test_CIV_7_2d_a_trade_agreement_is_between_two_cities() -> None:
    """By land between any two; it earns from next year."""
    world = three_lands()

    end = winter_talks(world, YES, rome=[proposes(world, "land_trade", city="veii", partner="tunis")])

    made = next(iter(end.state.agreements.values()))
    assert ("land_trade", ["veii", "tunis"], world.year) == (made.kind, made.cities, made.start)
    assert ("veii", "tunis") == end.told(TreatyMade)[0].cities


def test_CIV_7_2d_by_sea_both_lie_on_one_sea() -> None:
    """Veii lies inland."""
    world = three_lands()

    assert refused(proposes(world, "sea_trade", city="veii", partner="tunis"), world) == (
        "CIV-7.2d: Veii and Tunis lie on no common sea; by land they may trade"
    )
    assert ["sea_trade"] == kinds(
        winter_talks(world, YES, rome=[proposes(world, "sea_trade", city="ostia", partner="tunis")]).state
    )


def test_CIV_7_2d_each_pair_of_cities_has_one_of_each_kind() -> None:
    """Another pair will do."""
    world = three_lands()
    treaty(world, "land_trade", "rome", "carthage", cities=["veii", "tunis"])

    assert refused(proposes(world, "land_trade", city="veii", partner="tunis"), world).startswith("CIV-7.2p")
    proposes(world, "land_trade", city="veii", partner="cirta").check(world, "rome")
    proposes(world, "sea_trade", city="ostia", partner="tunis").check(world, "rome")


@pytest.mark.parametrize(("city", "partner"), [("", ""), ("tunis", "veii"), ("veii", "sais")])
def test_CIV_7_2d_the_cities_are_one_of_each_country(city: str, partner: str) -> None:
    """The refusal says which there are."""
    world = three_lands()

    assert refused(proposes(world, "land_trade", city=city, partner=partner), world).startswith("CIV-7.2d: name a city")


def test_CIV_7_2e_a_host_may_be_asked_to_end_its_trade_with_a_third() -> None:
    """Only the host is asked; the third country is told."""
    world = three_lands()
    treaty(world, "land_trade", "carthage", "egypt", cities=["tunis", "sais"])

    end = winter_talks(world, YES, rome=[proposes(world, "break_trade", city="tunis", partner="sais")])

    assert [] == kinds(end.state)
    assert ("carthage", "egypt", "rome") == (
        end.told(TreatyEnded)[0].country,
        end.told(TreatyEnded)[0].partner,
        end.told(TreatyEnded)[0].persuaded,
    )


def test_CIV_7_2e_there_must_be_such_a_trade() -> None:
    """The refusal names those that there are."""
    world = three_lands()
    treaty(world, "land_trade", "carthage", "egypt", cities=["tunis", "sais"])

    assert refused(proposes(world, "break_trade", city="cirta", partner="sais"), world).endswith("Tunis and Sais")


def test_CIV_7_2f_one_pact_for_each_pair() -> None:
    """A second one is refused."""
    world = three_lands()
    treaty(world, "pact", "carthage", "rome")

    assert refused(proposes(world, "pact"), world) == (
        "CIV-7.2p: you and Carthage have a pact of non-aggression already"
    )


def test_CIV_6_7_3c_a_new_pact_takes_the_place_of_one_under_notice() -> None:
    """By a mission; while no notice is given there is one already."""
    world = three_lands()
    treaty(world, "pact", "rome", "carthage", notice=world.year + 1)
    end = winter_talks(world, YES, rome=[proposes(world, "pact")])

    assert [("pact", None)] == [(kept.kind, kept.notice) for kept in end.state.agreements.values()]


def test_CIV_7_2f_a_pact_is_broken_with_a_years_notice() -> None:
    """It runs on until the Winter of next year."""
    world = three_lands()
    kept = treaty(world, "pact", "carthage", "egypt")

    end = winter_talks(world, YES, rome=[proposes(world, "break_pact", third="egypt")])

    assert world.year + 1 == end.state.agreements[kept.id].notice
    assert [world.year + 1] == [event.until for event in end.told(NoticeGiven)]


def test_CIV_7_2f_a_pact_under_notice_cannot_be_broken_again() -> None:
    """There is nothing left to ask for."""
    world = three_lands()
    treaty(world, "pact", "carthage", "egypt").notice = world.year + 1

    assert refused(proposes(world, "break_pact", third="egypt"), world).startswith("CIV-7.2q")


@pytest.mark.parametrize(
    ("kind", "parties", "purpose"),
    [
        ("trade_access", ["carthage", "rome"], "trade"),
        ("military_access", ["carthage", "rome"], "military"),
        ("full_access", ["carthage", "rome"], "both"),
        ("grant_trade_access", ["rome", "carthage"], "trade"),
        ("grant_military_access", ["rome", "carthage"], "military"),
        ("grant_full_access", ["rome", "carthage"], "both"),
    ],
)
def test_CIV_7_2g_access_goes_either_way_for_trade_armies_or_both(kind: str, parties: list[str], purpose: str) -> None:
    """Toward a third country, or toward any."""
    world = three_lands()

    end = winter_talks(world, YES, rome=[proposes(world, kind, third="egypt")])

    made = next(iter(end.state.agreements.values()))
    assert (parties, purpose, "egypt") == (made.parties, made.purpose, made.third)


def test_CIV_7_2g_what_is_granted_cannot_be_granted_again() -> None:
    """Access for both holds that for armies."""
    world = three_lands()
    treaty(world, "access", "carthage", "rome", purpose="both")

    assert refused(proposes(world, "military_access", third="egypt"), world).startswith(
        "CIV-7.2p: Carthage grants that"
    )
    assert refused(proposes(world, "grant_trade_access", third="carthage"), world).startswith("CIV-7.2g")
    proposes(world, "grant_trade_access").check(world, "rome")


def test_CIV_7_2h_a_defensive_alliance_is_made_and_broken() -> None:
    """Broken at once, when a third asks for it."""
    world = three_lands()
    treaty(world, "defensive", "carthage", "egypt")

    made = winter_talks(world, YES, rome=[proposes(world, "defensive_alliance")]).state
    broken = winter_talks(world, YES, rome=[proposes(world, "break_defensive_alliance", third="egypt")]).state

    assert (["defensive", "defensive"], []) == (kinds(made), kinds(broken))


def test_CIV_7_2i_a_military_alliance_counts_as_defensive() -> None:
    """And needs no pact, nor excludes one."""
    world = three_lands()
    treaty(world, "military", "carthage", "rome")

    assert refused(proposes(world, "defensive_alliance"), world) == (
        "CIV-7.2p: you and Carthage have a military alliance already"
    )
    proposes(world, "pact").check(world, "rome")


def test_CIV_7_2i_a_military_alliance_is_broken() -> None:
    """At the host's word alone."""
    world = three_lands()
    treaty(world, "military", "egypt", "carthage")

    assert [] == kinds(winter_talks(world, YES, rome=[proposes(world, "break_military_alliance", third="egypt")]).state)


def test_CIV_7_2d_a_trade_by_sea_establishes_its_route_at_once() -> None:
    """Even one that is broken with this Winter's declarations leaves it (CIV-6.8.3.2c)."""
    world = three_lands()

    end = winter_talks(world, YES, rome=[proposes(world, "sea_trade", city="ostia", partner="tunis")])

    assert ["0201 0601"] == end.state.sea_lanes


def test_CIV_7_2j_a_host_may_be_talked_into_war() -> None:
    """It declares this Winter."""
    world = three_lands()

    end = winter_talks(world, YES, rome=[proposes(world, "war", third="egypt")])

    assert ["egypt"] == end.state.countries["carthage"].pledges
    assert ("carthage", "egypt", "rome") == (
        end.told(WarPledged)[0].country,
        end.told(WarPledged)[0].enemy,
        end.told(WarPledged)[0].persuaded,
    )


@pytest.mark.parametrize("kind", ["pact", "defensive", "military"])
def test_CIV_7_2j_not_against_a_country_to_which_it_is_bound(kind: str) -> None:
    """Nor against an enemy of its own, nor of the owner."""
    world = three_lands()
    treaty(world, kind, "carthage", "egypt")

    assert refused(proposes(world, "war", third="egypt"), world).startswith("CIV-7.2j")


def test_CIV_7_2j_not_against_an_enemy_of_either() -> None:
    """Who is at war already needs no persuasion."""
    ours, theirs = three_lands(), three_lands()
    a_war(ours, "rome", "egypt")
    a_war(theirs, "egypt", "carthage")

    assert refused(proposes(ours, "war", third="egypt"), ours).startswith("CIV-7.2j")
    assert refused(proposes(theirs, "war", third="egypt"), theirs).startswith("CIV-7.2j")


def answers(end: Played, country: str) -> list[str]:
    """Give what a country hears of its proposals."""
    return [one.answer for one in end.told(ProposalAnswered) if one.asked.owner == country]


def second_talk(kind: str, **fields: Any) -> Played:
    """Rome talks Carthage into war on Egypt; then Egypt's mission, or Numidia's, proposes something there."""
    world = three_lands()
    world.seats.append("numidia")
    world.countries["numidia"] = a_country("numidia")
    world.cities["thala"] = a_city("thala", "0803", "numidia")
    seat, sponsor = ("egypt", "sais") if not fields else ("numidia", "thala")
    other = ManeuverPolitically(mission=embassy(world, sponsor, "carthage").id, kind=kind, **fields)
    return winter_talks(world, YES, rome=[proposes(world, "war", third="egypt")], **{seat: [other]})


@pytest.mark.parametrize("kind", ["pact", "defensive_alliance", "military_alliance"])
def test_CIV_7_2p_who_is_to_declare_war_this_winter_makes_no_bond_with_the_enemy(kind: str) -> None:
    """The pledge comes first; no card is drawn for the bond."""
    end = second_talk(kind)

    assert [] == kinds(end.state)
    assert 1 == len(end.told(ManeuverTested))
    assert ["pledged"] == answers(end, "egypt")


def test_CIV_7_2j_a_host_is_talked_into_a_war_once() -> None:
    """The later of two falls without a card (CIV-7.2b)."""
    end = second_talk("war", third="egypt")

    assert ["egypt"] == end.state.countries["carthage"].pledges
    assert 1 == len(end.told(ManeuverTested))


def test_CIV_7_1f_with_an_enemy_only_the_end_of_the_war_is_discussed() -> None:
    """No pact nor anything else."""
    world = three_lands()
    a_war(world, "rome", "carthage")

    assert refused(proposes(world, "pact"), world).startswith("CIV-7.1f: you are at war with Carthage")


def test_CIV_7_2p_nothing_is_proposed_to_a_fallen_country() -> None:
    """The mission can be recalled."""
    world = three_lands()
    world.countries["carthage"].status = "fallen"

    assert "CIV-7.2p: Carthage has fallen; a mission can be recalled" == refused(proposes(world, "pact"), world)


def test_CIV_7_2q_of_a_broken_treaty_the_third_country_is_told() -> None:
    """As everybody is."""
    world = three_lands()
    treaty(world, "military", "egypt", "carthage")

    end = winter_talks(world, YES, rome=[proposes(world, "break_military_alliance", third="egypt")])

    assert ["everyone"] == [event.audience for event in end.told(TreatyEnded)]


def test_CIV_7_2s_an_agreement_starts_this_winter() -> None:
    """At the end of the step."""
    world = three_lands()

    end = winter_talks(world, YES, rome=[proposes(world, "pact")]).state

    assert [world.year] == [kept.start for kept in end.agreements.values()]


def test_CIV_7_2c_the_engine_offers_these_maneuvers_only() -> None:
    """Places for students are one of them; a marriage is proposed by an order of its own (CIV-7.2t, CIV-7.2r)."""
    offered = set(proposes(three_lands(), "pact").choices(three_lands(), "rome", "kind", {}))

    assert 17 == len(offered)
    assert "students" in offered
    assert not any("marriage" in kind for kind in offered)
