"""What the board answers to questions in plain words (section 19)."""

import pytest

from rules.fiefs.counsel.beginnings import granted
from rules.fiefs.opening.opening import HOME
from rules.fiefs.opening.orders import WishLands
from rules.fiefs.replies.replies import reply
from tests.rules.fiefs.camps import a_war, army_at
from tests.rules.fiefs.worlds import LETTERS, a_world

B, M, Z = LETTERS["B"], LETTERS["M"], LETTERS["Z"]


def a_start(*order):
    """Give a world before any fief is anybody's, in which the Houses place in an order."""
    world = a_world(people=("B", "M"))
    for fief in world.fiefs.values():
        fief.control = fief.claim = ""
    world.year, world.order = 0, [LETTERS[one] for one in order or "ZBMLC"]
    return world


def answer(world, words, window="wishes", seat=B):
    """Give what is answered to words; empty for nothing."""
    found = reply(world, seat, window, words)
    return found.text if found else ""


@pytest.mark.parametrize(
    "words",
    [
        "What fiefs are there, and where?",
        "which lands can I wish for?",
        "list all the fiefs",
        "give me a list of the fiefs",
        "please show me the regions",
    ],
)
def test_FIE_2_12_who_asks_which_fiefs_there_are_reads_them_all(words) -> None:
    """With the fortress of each, in regions, and how to ask for those near one."""
    world, said = a_start(), answer(a_start(), words)

    assert "England: London 6, Wessex (" in said
    assert all(fief.name in said for fief in world.fiefs.values())
    assert "“fiefs near London”" in said


def test_FIE_2_12_the_fiefs_of_one_nation_are_asked_for_by_its_name() -> None:
    """And no other is named; a land that there is not is for others to say."""
    said = answer(a_start(), "Please give me a list of the fiefs of France")

    assert "France: Paris 7" in said
    assert "London" not in said
    assert not answer(a_start(), "list the fiefs of Atlantis")


@pytest.mark.parametrize(
    "words",
    ["what is near London", "nah what else is there near london, name some", "which regions are next to London?"],
)
def test_FIE_2_12_what_lies_near_a_fief_is_told_with_a_wish_for_it(words) -> None:
    """The nearest first, with those to wish for in as many regions as can be."""
    found = reply(a_start(), B, "wishes", words)

    assert found.text.startswith("Next to London: Bristol 4, Canterbury 4, Lincoln 4 and Winchester 4.")
    assert [WishLands(fiefs=("london", "bristol", "lincoln"))] == list(found.orders)


@pytest.mark.parametrize(
    "words",
    [
        "what if someone else takes London",
        "what happens if another House gets london first?",
        "do i get London for sure",
        "is London mine for sure?",
        "whos before me",
        "who chooses before me?",
        "do i get london for sure? whos before me",
    ],
)
def test_FIE_2_5_who_asks_for_his_turn_reads_it_and_what_happens_then(words) -> None:
    """And that what others wish for is secret; the first of all is sure."""
    assert "Zähringen, you, Mortimer, Lara and Cardona; you are second." in answer(a_start(), words)
    assert "the next of your list is tried" in answer(a_start(), words)
    assert "yours for sure" in answer(a_start("B", "Z", "M", "L", "C"), words)


def test_FIE_2_5_why_one_has_fewer_fiefs_is_told_with_the_figures() -> None:
    """Only while it is about the beginning."""
    world = a_world(control={"paris": "B", "reims": "B", "london": "M"})

    assert "Blois" not in answer(world, "why do i have fewer fiefs than Cardona?", "sealed")
    assert "you two" in answer(world, "why does Cardona have 13 fiefs and me 11", "sealed")
    assert "London is Mortimer's" in answer(world, "why don't i have London", "sealed")


def test_FIE_18_1_who_is_winning_is_told_in_points() -> None:
    """With what counts at the end."""
    said = answer(a_world(control={"paris": "B"}), "who is winning at the moment?", "sealed")

    assert said.startswith("It stands: Cardona ")
    assert "you 2" in said


def a_field():
    """Give a war for the throne of France, with two armies that see each other."""
    world = a_world(control={"paris": "M", "reims": "M", "rouen": "B"}, people=("B", "M"))
    a_war(world, {"B": 1, "M": 2})
    army_at(world, "B", "rouen", 20)
    army_at(world, "M", "reims", 24)
    return world


def test_FIE_9_7_what_is_at_stake_in_a_war_is_told_with_the_odds() -> None:
    """The prize, what stays whoever wins, and a battle of the armies as they are."""
    for words in ("could i win", "what happens to me if i lose this war?", "wat happens if i lose this one"):
        said = answer(a_field(), words, "season")
        assert "the prize is Paris" in said
        assert "If Mortimer's 24 met your side's 20 now, you would win " in said


def test_FIE_5_10_who_is_on_ones_side_is_told_beside_other_questions() -> None:
    """Several at once, each by its own answer."""
    said = answer(a_field(), "how big is my army, whos on my side, shud i open in spring or summer", "season")

    assert "you lead one side" in said
    assert "In spring" in said


@pytest.mark.parametrize("words", ["Mortimer promised me in a letter not to attack Paris!", "Can he do that?"])
def test_a_promise_that_was_broken_binds_nobody(words) -> None:
    """And that is said."""
    assert "promises and letters bind nobody here" in answer(a_field(), words, "season")


def test_FIE_4_1_who_comes_too_late_for_a_claim_hears_when_the_next_is_laid() -> None:
    """A yes or a no."""
    assert "Not now: claims are laid in each year's actions" in answer(
        a_field(), "Could I still claim Paris now, or is it too late?", "season"
    )


def test_FIE_4_7_why_no_claim_takes_a_capital_is_told() -> None:
    """With what would."""
    world = a_world(control={"paris": "M"}, claim={"paris": "B"})

    assert "a war for the throne" in answer(world, "why cant i take paris directly with my claim", "sealed")


@pytest.mark.parametrize(
    "words", ["wish for London", "London, Paris and York", "take Toulouse", "hello", "declare war"]
)
def test_what_asks_nothing_is_answered_by_nobody_here(words) -> None:
    """Orders and greetings are for others."""
    assert not answer(a_start(), words)


def test_FIE_8_38_how_a_lost_fief_is_won_back_is_told() -> None:
    """By the army that can be there, else by a claim or a war."""
    world = a_field()
    assert answer(world, "How do I win Reims back?", "season").startswith("Reims of Mortimer")
    assert "stands there, and has to be beaten first" in answer(world, "can i take Reims back this season", "season")
    assert "comes to no siege of Toledo" in answer(world, "how can I retake Toledo", "season")

    said = answer(world, "how do I win Paris back?", "sealed")
    assert "goes on: in its campaign" in said
    assert "You have none on it: “claim Paris” first." in said


def test_FIE_10_1_how_a_war_ends_is_told() -> None:
    """In the year's actions, too, where no peace can be asked for."""
    for words in ("how do I stop the war now", "i want peace", "does the war go on?"):
        said = answer(a_field(), words, "sealed")
        assert "until there is peace between its armies" in said
        assert "“sue Mortimer”" in said


def test_FIE_8_32_a_sally_is_weighed_against_staying() -> None:
    """For an army that is shut in."""
    world = a_field()
    assert not answer(world, "which is safer, to sally or to stay inside?", "season")
    host = army_at(world, "B", "reims", 12, status="ready")
    host.inside = True
    host.fief = "reims"

    assert "safer this season" in answer(world, "Which is safer, to sally out or to stay inside?", "season")


def test_FIE_2_12_what_became_of_claims_that_were_wished_for_is_told() -> None:
    """With who has those that another laid."""
    world = a_world(control={"paris": "B"}, claim={"london": "B", "york": "M"}, people=("B",))
    world.houses[B].wished_claims = ["london", "york"]

    assert "Of the two claims you wished for one came true; others have York (Mortimer)." in [
        one.counsel.text for one in granted(world, B, HOME)
    ]
