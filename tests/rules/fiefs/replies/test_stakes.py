"""What a House gains and loses, answered by what is counted (section 19)."""

import pytest

from rules.fiefs.board.houses import Entry
from rules.fiefs.claims.orders import Exercise
from rules.fiefs.counsel.aims import aims, between
from rules.fiefs.ending.peace import Sue
from rules.fiefs.replies.replies import reply
from tests.rules.fiefs.test_counsel import at, at_war
from tests.rules.fiefs.test_perils import invaded
from tests.rules.fiefs.test_show import THRONES
from tests.rules.fiefs.worlds import a_world

B, M = "blois", "mortimer"


def answer(world, words, seat=M, window="sealed"):
    """Give what is answered to words; empty for nothing."""
    found = reply(world, seat, window, words)
    return found.text if found else ""


def choosing():
    """Give a war of Mortimer for Blois's throne in which Zähringen has still to choose his side."""
    world = at_war()
    world.conflicts["war-1"].members, world.conflicts["war-1"].campaigns = {}, 0
    return world


@pytest.mark.parametrize(
    "words",
    ["what do i get if i join", "which side is better 4 me", "On whose side should I be?", "should i help blois"],
)
def test_FIE_5_10_each_side_is_told_with_what_it_brings(words) -> None:
    """Never the same of both: who is beside one, which claims are made good, what the others claim."""
    found = reply(choosing(), "zahringen", "join", words)
    first, second = (aim.text for aim in aims(choosing(), "zahringen", at("join")))

    assert first != second
    assert "with Blois you are likely one of two" in found.text
    assert "the fewer share a side, the more of them" in found.text


def test_FIE_4_4_what_a_claim_takes_without_a_war_is_listed() -> None:
    """With the orders, and nothing that a war alone could bring."""
    world = a_world(THRONES | {"york": "B"}, {"york": "M", "london": "M"})
    found = reply(world, M, "sealed", "ok what can i take w/o war this yr")

    assert found.text.startswith("By your claims, without a war, one of these this year: York of Blois.")
    assert [Exercise(fief="york")] == list(found.orders)


def test_FIE_5_3_a_war_upon_a_house_is_one_upon_its_nation() -> None:
    """How it would begin, or why there can be none."""
    world = a_world(THRONES, {})

    assert "You may declare war on England for honor" in answer(world, "What would happen if I declared war on Blois?")
    crownless = a_world(THRONES | {"toledo": "M"}, {})
    assert answer(crownless, "is it smart to declare war on cardona").startswith("Cardona rules no nation, ")


def test_FIE_3_6_a_second_action_is_explained_where_it_is_asked_for() -> None:
    """With two orders that could be given."""
    for words in ("how do i give a 2nd and 3rd action", "How many actions do I have in a year?"):
        assert "Name up to three, one order after the other" in answer(a_world(THRONES, {}), words)


def test_FIE_12_9_points_are_taken_apart() -> None:
    """One's own, another's beside them, and what was earned in battle."""
    world = a_world(THRONES, {})

    assert "for a capital and 0 earned in battles" in answer(world, "why do i have 13 n blois 14")
    assert "You are " in answer(world, "whats the diff between me and blois in points")
    assert answer(world, "did i earn anything from the war").startswith("No: you have earned no prestige")
    world.houses[M].earned = 3
    world.houses[M].ledger.append(Entry(year=world.year, points=3, reason="battle", clause="FIE-12.1"))
    assert "you have earned 3 points this year" in answer(world, "what did the war bring me so far")


def test_FIE_9_7_the_loss_of_a_capital_is_named_with_its_crown() -> None:
    """And how it could fall; what another would have of a conquest is said, too."""
    said = answer(invaded(), "If Blois takes Paris, what do I lose?", window="season")

    assert said.startswith("With Paris you would lose two points and the crown of France")
    assert said.endswith(" this year, if nobody stops the enemy.")
    assert answer(invaded(reims="Z"), "what do i win if Blois takes Rouen", "cardona", "season").startswith(
        "Rouen would be"
    )


def test_FIE_10_1_what_a_peace_costs_is_counted() -> None:
    """Which regions would go, and that the leaders make it."""
    found = reply(invaded(), M, "season", "What would it cost me to make peace with Blois?")

    assert found.text.startswith("Peace now costs nothing but what the war has moved: ")
    assert [Sue] == [type(one) for one in found.orders]
    assert "Only Mortimer, who leads your army, can sue Blois." in answer(
        invaded(), "what would peace cost us", "zahringen", "season"
    )


def test_FIE_8_38_the_fiefs_in_danger_are_named_with_their_chances() -> None:
    """Those before which an enemy army can be this year."""
    said = answer(invaded(), "which fiefs of mine can i lose in this war", window="season")

    assert said.startswith("An enemy army can be before these this year, and take each so often if nobody stops it: ")
    assert "Paris (" in said and "you would lose its crown" in said


def test_FIE_4_7_no_capital_is_said_to_fall_to_a_claim() -> None:
    """Of what a House claims only that is named which its claim can take."""
    world = a_world(THRONES | {"york": "B", "durham": "B"}, {"london": "L", "york": "L"})
    world.order = world.playing()
    (line,) = (one for one in between(world, B, "lara") if "claims" in one)

    assert line.endswith("claims London and York of yours, and can take York by claim this year.")
