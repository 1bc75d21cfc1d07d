"""Conquered fiefs: the worked examples 26 to 36 and 54 (FIE-9)."""

import pytest

from rules.fiefs.board.forces import Award
from rules.fiefs.conquest.awards import AwardFief
from rules.fiefs.conquest.conquest import conquer
from rules.fiefs.conquest.events import RegionTaken
from rules.fiefs.ending.conflicts import end_war, settlement
from tests.rules.fiefs.camps import a_rebellion, a_table, a_war, army_at, run
from tests.rules.fiefs.worlds import LETTERS, a_world

SIDES = {"B": 1, "L": 1, "C": 1, "M": 2, "Z": 2}
OURS = {letter: seat for letter, seat in LETTERS.items() if letter in SIDES}
LETTER = {seat: letter for letter, seat in LETTERS.items()} | {"": "-"}


def letters(world, fief):
    """Give control and claim of a fief as the worked examples write them."""
    place = world.fiefs[fief]
    return f"{LETTER[place.control]}/{LETTER[place.claim]}"


def a_conquest(markers, winner="B", sides=None, fief="arras", pretext="territory", players=(), **settings):
    """Let an army conquer a fief with these markers; give its table, ready to run."""
    control, claim = markers.split("/")
    world = a_world(
        control={fief: control, "london": "L", "rouen": "L"}, claim={fief: claim} if claim != "-" else {}, **settings
    )
    for place in world.fiefs.values():  # the houses behind own the rest, so that L counts more than C
        place.control = place.control if place.control != LETTERS["C"] else LETTERS["Z"]
    conflict = a_war(world, sides or SIDES, pretext=pretext, regions=["flanders"] if pretext == "territory" else None)
    army = next(world.armies[one] for one in conflict.armies if world.armies[one].leader == LETTERS[winner])
    world.seated = [LETTERS[one] for one in players]
    for seat in world.seated:
        world.houses[seat].holder = "player"
    return army_at(world, winner, fief), a_table(world, players=tuple(world.seated)), army


@pytest.mark.parametrize(
    ("number", "before", "after"),
    [
        (26, "M/L", "L/B"),
        (27, "L/M", "L/B"),
        (28, "M/Z", "B/C"),
        (29, "L/C", "L/C"),
        (31, "M/-", "B/C"),
        (32, "M/B", "B/B"),
    ],
)
def test_FIE_9_3_the_cases(number, before, after) -> None:
    """Worked examples 26 to 29, 31 and 32: what goes, what turns into control, and what the leader fills."""
    army, table, _ = a_conquest(before)
    run(conquer(table.play, army, "arras"))

    assert after == letters(table.play.state, "arras")


def test_FIE_9_5_alone() -> None:
    """Worked example 30: alone in his army he places both."""
    army, table, _ = a_conquest("M/Z", sides={"B": 1, "M": 2, "Z": 2, "L": 2, "C": 2})
    run(conquer(table.play, army, "arras"))

    assert "B/B" == letters(table.play.state, "arras")


def test_FIE_9_2_the_other_side_wins() -> None:
    """Worked example 33: leader M, alone with Z."""
    army, table, _ = a_conquest("B/L", winner="M")
    run(conquer(table.play, army, "arras"))

    assert "M/Z" == letters(table.play.state, "arras")


def test_FIE_9_5_the_leader_is_asked_turn_by_turn() -> None:
    """Worked example 28 with an order: C's control; a House of the other side is no choice."""
    army, table, _ = a_conquest("M/Z", players=("B",), pace="turns")
    order = AwardFief(marker="control", seat=LETTERS["C"])
    windows = run(conquer(table.play, army, "arras"), {LETTERS["B"]: [order]})

    assert ["award"] == [window.name for window in windows]
    assert "C/B" == letters(table.play.state, "arras")


def test_FIE_9_5a_the_award_list() -> None:
    """Worked example 54: C, L, claim: first B/C, then the list is L, C, and B/L."""
    army, table, _ = a_conquest("M/Z", players=("B",))
    world = table.play.state
    army.award = Award(seats=[LETTERS["C"], LETTERS["L"]], marker="claim")
    assert not run(conquer(table.play, army, "arras"))
    world.fiefs["troyes"].control, world.fiefs["troyes"].claim = LETTERS["M"], LETTERS["Z"]
    run(conquer(table.play, army, "troyes"))

    assert ("B/C", "B/L") == (letters(world, "arras"), letters(world, "troyes"))


def test_FIE_9_4_a_claim_that_turns_into_control_is_used() -> None:
    """Worked example 26 again: L's claim is gone, and the leader's is there instead (FIE-9.6)."""
    army, table, _ = a_conquest("M/L")
    run(conquer(table.play, army, "arras"))

    assert LETTERS["B"] == table.play.state.fiefs["arras"].claim


def test_FIE_9_7_a_capital_in_a_war_for_the_throne() -> None:
    """Worked example 34: B/M; in a war for territory B/B."""
    found = []
    for pretext in ("throne", "territory"):
        army, table, _ = a_conquest("M/B", fief="paris", pretext=pretext)
        run(conquer(table.play, army, "paris"))
        found.append(letters(table.play.state, "paris"))

    assert ["B/M", "B/B"] == found


def test_FIE_5_5_a_war_for_the_throne() -> None:
    """A contested region that is taken joins the declarer's nation; whose capital is taken keeps the claim on it."""
    army, table, _ = a_conquest("M/-", pretext="throne")
    world = table.play.state
    conflict = world.conflicts[army.conflict]
    assert [one for one, region in world.regions.items() if region.nation == "france"] == conflict.regions
    world.fiefs["bruges"].control, world.fiefs["boulogne"].control = LETTERS["B"], LETTERS["L"]
    world.fiefs["paris"].control = LETTERS["M"]
    run(conquer(table.play, army, "arras"))
    run(conquer(table.play, army, "paris"))

    assert "england" == world.regions["flanders"].nation
    assert "B/M" == letters(world, "paris")


def test_FIE_9_8_a_region_taken_and_lost() -> None:
    """Worked example 35: Flanders is England's at once, and France's again by the settlement (FIE-5.17)."""
    army, table, _ = a_conquest("M/-", pretext="throne")
    world = table.play.state
    world.fiefs["bruges"].control, world.fiefs["boulogne"].control = LETTERS["B"], LETTERS["L"]
    run(conquer(table.play, army, "arras"))
    assert "england" == world.regions["flanders"].nation
    assert ["flanders"] == [event.region for event in table.told(RegionTaken)]

    world.fiefs["bruges"].control = world.fiefs["boulogne"].control = LETTERS["Z"]
    conflict = world.conflicts[army.conflict]
    assert "france" == settlement(world, conflict)["flanders"]
    end_war(table.play, conflict, "arms")
    assert "france" == world.regions["flanders"].nation


def test_FIE_9_1_the_winner_of_a_battle_conquers_his_own() -> None:
    """Even a fief that a House of his side controlled before: example 27 is such a one."""
    army, table, _ = a_conquest("L/M")
    run(conquer(table.play, army, "arras"))

    assert "L/B" == letters(table.play.state, "arras")


def test_FIE_9_9_a_conquered_capital_has_a_new_ruler_at_once() -> None:
    """The crusade of that nation ends; the leaders stay (FIE-5.19)."""
    army, table, _ = a_conquest("M/B", fief="paris", pretext="throne")
    world = table.play.state
    world.nations["france"].crusade = 1
    run(conquer(table.play, army, "paris"))

    assert world.nations["france"].crusade is None
    assert LETTERS["M"] == world.conflicts[army.conflict].opponent


def test_FIE_6_14_a_usurper_who_takes_the_capital_has_won() -> None:
    """At once; the loser has the claim (FIE-9.7)."""
    world = a_world(control={"paris": "M", "angers": "L"})
    a_rebellion(world, {"L": 1, "M": 2})
    army, table = army_at(world, "L", "paris"), a_table(world)
    run(conquer(table.play, army, "paris"))

    assert "L/M" == letters(world, "paris")
    assert not world.conflicts


def test_FIE_16_14_the_claim_goes_to_the_least_of_the_others() -> None:
    """By total, then by table order: L with fewer fiefs than C is served instead."""
    army, table, _ = a_conquest("M/Z")
    world = table.play.state
    world.houses[LETTERS["C"]].earned = 50
    run(conquer(table.play, army, "arras"))

    assert "B/L" == letters(world, "arras")
