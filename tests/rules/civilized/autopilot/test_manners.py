"""Characters and memory of an autopilot (CIV-AP8, CIV-AP9)."""

import pytest

from rules.civilized.campaign.autopilot import help_or_not
from rules.civilized.defence.orders import StayOut
from rules.civilized.diplomacy.declarations import break_off
from rules.civilized.ruleset import CIVILIZED
from rules.civilized.treasury.saving import pool
from rules.civilized.war.force import dares
from rules.civilized.war.orders import BreakAgreement
from rules.civilized.war.plans import plan_wars, worth_a_war
from rules.civilized.war.wars import begin_war, breach
from rules.civilized.world.manners import MANNERS, felt, resented
from rules.civilized.world.war import Engagement, WarPlan
from rules.civilized.year.decrees import begin_year
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.characters import CHARACTERS
from rules.kernel.play.session import Session
from tests.conformance.subjects import SUBJECTS
from tests.rules.civilized.campaign.test_war_autopilot import luck
from tests.rules.civilized.campaigning import ROME, VEII, at_war, bound
from tests.rules.civilized.worlds import a_city, a_country, an_army
from tests.rules.playing import Table


def test_CIV_AP8_characters_are_drawn_and_told_to_nobody() -> None:
    """For every country, from the seed; no other seat's view holds one."""
    scenario = next(one.scenario for one in SUBJECTS if one.ruleset.name == CIVILIZED.name)
    session = Session.found(CIVILIZED, Seeded("a"), scenario, CIVILIZED.options(), ())
    drawn = {land.character for land in session.state.countries.values()}

    assert drawn <= set(CHARACTERS) and len(drawn) > 1
    assert not any('"character":"' in told.body and '"steady"' in told.body for told in session.told)
    assert {"steady"} == {one.character for one in session.view(None).countries.values()}


@pytest.mark.parametrize(("character", "least"), [("cautious", 130), ("steady", 100), ("bold", 85)])
def test_CIV_AP8_each_wants_other_odds(character, least) -> None:
    """Before it fights, and before it goes to war."""
    world = at_war()
    world.countries[ROME].character = character

    assert dares(world, ROME, least, 100) and not dares(world, ROME, least - 1, 100)


def test_CIV_AP8_the_cautious_begins_no_war_that_the_bold_begins() -> None:
    """With the same armies."""
    found = {}
    for character in MANNERS:
        world = at_war(a_city("ostia", "0302"), a_city("cumae", "0402", VEII), army=8, against=7, war=False)
        world.cities["cumae"].population = 19
        world.countries[ROME].character = character
        found[character] = worth_a_war(world, ROME, VEII)

    assert {"cautious": False, "steady": True, "bold": True, "treacherous": True} == found


def test_CIV_AP8_the_treacherous_prepares_against_its_partners() -> None:
    """Though another could be attacked without breach."""
    for character, prey in (("steady", "capua"), ("treacherous", VEII)):
        towns = [a_city("ostia", "0302"), a_city("cumae", "0402", VEII), a_city("capua", "0303", "capua")]
        world = at_war(*towns, army=8, against=7, war=False)
        an_army(world, "capua", 9, owner="capua")
        world.owners |= {"0301": ROME, "0401": VEII, "0303": "capua"}
        world.characters[world.countries[ROME].ruler].scores = [11, 7, 7, 7, 11, 7, 7, 7]
        world.countries[ROME].religion = "Jupiter"
        world.countries[VEII].religion = world.countries["capua"].religion = "Uni"
        world.countries[ROME].character = character
        bound(world, "pact", ROME, VEII)
        plan_wars(Table(world, players=(VEII, "capua")).play)

        assert WarPlan(kind="religion", target=prey, ready=False) == world.countries[ROME].war_plan


def test_CIV_AP8_what_each_saves() -> None:
    """Each lot by a chance that the cautious raises and the bold lowers."""
    assert [15, 0, -10, 0] == [one.saving for one in MANNERS.values()]
    world = at_war(war=False)
    assert 0 <= pool(world, ROME, luck())


@pytest.mark.parametrize(
    ("character", "regard", "stays"), [("steady", 0, False), ("treacherous", 0, True), ("steady", -9, True)]
)
def test_CIV_AP9_whom_it_helps(character, regard, stays) -> None:
    """An alliance is honoured by character, and by what it thinks of the ally."""
    towns = [a_city("ostia", "0302"), a_city("cumae", "0402", VEII), a_city("capua", "0403", "capua")]
    world = at_war(*towns, army=6, against=3)
    world.owners["0403"] = "capua"
    an_army(world, "capua", 9, owner="capua")
    bound(world, "defensive", "capua", VEII)
    for one in world.army_of(ROME):
        one.hex = "0402"
    ids = [one.id for one in world.army_of(ROME)]
    fight = Engagement(number=1, kind="invasion", mover=ROME, defender=VEII, hex="0402", elements=ids)
    world.engagements["1"] = fight
    world.countries["capua"].character, world.countries["capua"].regard[VEII] = character, regard

    assert stays is isinstance(help_or_not(world, "capua", fight, luck(**{"aid.test": "5S"})), StayOut)


def test_CIV_AP9_acts_are_remembered_and_fade() -> None:
    """War, perfidy and broken words; a point of all is forgotten each Spring."""
    world = at_war(war=False, countries=(a_country("capua"),))
    table = Table(world)
    begin_war(table.play, ROME, VEII, "conquest")
    assert {ROME: -4} == world.countries[VEII].regard
    breach(table.play, "capua", VEII, ())
    kept = bound(world, "defensive", "capua", ROME)
    break_off(table.play, "capua", BreakAgreement(agreement=kept.id))
    felt(world, "", ROME, "war")
    assert ({ROME: -4, "capua": -7}, {"capua": -3}) == (world.countries[VEII].regard, world.countries[ROME].regard)

    begin_year(table.play)
    assert ({ROME: -3, "capua": -6}, {"capua": -2}) == (world.countries[VEII].regard, world.countries[ROME].regard)


def test_CIV_AP9_an_enemy_is_looked_for_among_those_with_a_grudge_against_them() -> None:
    """Where there are any."""
    world = at_war(war=False)
    assert [VEII, "capua"] == resented(world, ROME, [VEII, "capua"])

    world.countries[ROME].regard = {VEII: -3}
    assert [VEII] == resented(world, ROME, [VEII, "capua"])


def test_CIV_AP8_every_character_is_a_policy_of_leagues() -> None:
    """Beside the shipped autopilot."""
    assert list(MANNERS) == list(CIVILIZED.policies)
