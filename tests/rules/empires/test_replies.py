"""Questions in plain words that the board answers: of danger, of what is left, of rights and cards (EMP-HC.0)."""

import pytest

from rules.empires.board.motions import Attack, Motion
from rules.empires.board.state import World
from rules.empires.counsel.rivals import rate_of
from rules.empires.endeavours.orders import Conquer, Fortify, Negotiate, Rule
from rules.empires.inheritance.orders import PlayCard
from rules.empires.parley.orders import ParleyPeace
from rules.empires.replies.defence import dangers, guarded
from rules.empires.replies.replies import reply
from rules.empires.treasury.orders import Levy
from rules.empires.turn.standing import SetGuard
from rules.kernel.play.replies import Reply
from tests.rules.empires.worlds import a_world


def a_round(**more: object) -> World:
    """Give the first round as England and France order it."""
    world = a_world(people=("england", "france"), **more)  # type: ignore[arg-type]  # as a_world takes it
    world.deck, world.pace, world.step = list(world.cards), "rounds", "round"
    return world


def answered(world: World, words: str, seat: str = "france", window: str = "round") -> Reply[World]:
    """Give what is answered."""
    found = reply(world, seat, window, words)
    assert found is not None, words
    return found


@pytest.mark.parametrize(
    "words",
    [
        "how do i not lose burgundy",
        "What can I do so that I do not lose Burgundy?",
        "how do i protect burgundy against germany?? walls or defend",
    ],
)
def test_EMP_HC_8_what_keeps_an_area_is_told_with_the_figure_of_each_means(words: str) -> None:
    """More defences, gold on them, walls; and each has its button."""
    world = a_round()
    worst = dangers(world, "france", "burgundy", "germany")[0]
    found = answered(world, words)

    assert "Germany can march on Burgundy: two successes would take it." in found.text
    assert f"four defences make it {rate_of(guarded(world, 'france', worst, 4).lost)}." in found.text
    assert f"Stronger walls make it {rate_of(guarded(world, 'france', worst, 2, walls=1).lost)} against" in found.text
    assert [SetGuard(where="all", before=4), Fortify(target="burgundy")] == list(found.orders)


def test_EMP_HC_8_how_safe_an_area_is_goes_by_the_defences_that_are_named() -> None:
    """Each number has its own figure."""
    world = a_round()
    worst = dangers(world, "france", "burgundy", "germany")[0]
    for words, times, kept in (("four defences", 4, "four defences"), ("1 defence", 1, "one defence")):
        told = answered(world, f"How safe is Burgundy now with {words}?").text
        assert f"{rate_of(guarded(world, 'france', worst, times).lost)} against {kept}, " in told
    assert guarded(world, "france", worst, 4).lost < guarded(world, "france", worst, 1).lost


def test_EMP_HC_8_whether_to_defend_or_to_wall_is_decided() -> None:
    """Walls come too late against whoever acts before; against one who acts after, both are counted out."""
    world = a_round()
    world.order = ["germany", "england", "france", "castile"]
    early = answered(world, "Wouldn't it be wiser to defend Burgundy instead of walling it?").text
    world.order = ["france", "germany", "england", "castile"]
    late = answered(world, "is it wiser to wall Burgundy than to defend it?").text

    assert early.startswith("Defend: Germany acts before you, and walls built in your turn come too late for that.")
    assert late.startswith(("Walls first: a try leaves Germany", "Defend: an endeavour on walls would leave Germany"))
    assert answered(world, "can germany attack me this turn? shd i defend").text.startswith("Germany can march on ")


def test_EMP_H9_1_what_is_left_is_told_before_and_after_the_orders() -> None:
    """Gold now and then, endeavours ordered and left."""
    world = a_round()
    for one in (Levy(), *[Conquer(target="languedoc", extra=1)] * 2):
        one.apply(world, "france")
    found = answered(world, "how many endeavours have I left?").text

    assert "Of the five endeavours of this round your orders take two: three are left, for further orders" in found
    assert f"You have 8 gold now. Your orders bring {world.empires['france'].gold - 2} and cost 6" in found
    assert answered(world, "Would I still have gold left over after that?").text.startswith("You have 8 gold now.")


def test_EMP_HC_6_the_best_use_of_what_is_left_is_none_that_is_ordered() -> None:
    """Nothing that stands on the sheet is advised again; what defence would do is told, too."""
    world = a_round()
    Conquer(target="languedoc").apply(world, "france")
    found = answered(world, "what would be the best use of them?")

    assert found.text.startswith("Beside your orders you have 6 gold and four endeavours left.")
    assert Conquer(target="languedoc") not in found.orders and "Kept for defence" in found.text
    assert any(isinstance(one, Rule) for one in found.orders)


def test_EMP_17_22c_a_tie_at_home_says_what_it_is_good_for() -> None:
    """Two less on the rebellion value; and the claim, where nobody else has one."""
    world = a_round()
    world.empires["france"].claims.remove("burgundy")
    found = answered(world, "what is a tie with Burgundy good for?")

    assert "its rebellion value is" in found.text and "It brings the claim at once, 2 points" in found.text
    assert [Negotiate(target="burgundy")] == list(found.orders)
    claim = answered(world, "How do I regain the claim to Burgundy, and is it worth the gold?").text
    assert claim.startswith("By a tie: nobody else claims Burgundy") and "It costs 1 gold and an endeavour" in claim


def test_EMP_HC_10_a_card_is_told_by_its_place_with_its_use() -> None:
    """And that a fourth would cost one."""
    world = a_round(seats={"france": {"hand": ["recognition", "influence", "coup"], "claims": []}})
    third = answered(world, "What is my third card, and would you play it now or keep it?").text
    every = answered(world, "Which of my cards fits that plan?")

    assert third.startswith("Diplomatic Coup: it ends somebody’s tie") and "Recognition" not in third
    assert "With a fourth card one of them is lost." in third
    assert any(isinstance(one, PlayCard) and one.card == "recognition" for one in every.orders)


def test_EMP_H20_5_who_asks_how_a_vote_went_is_told_that_it_is_open() -> None:
    """With the votes to press; where none is open the board has nothing to say."""
    world = a_round()
    world.agenda = [Motion(kind="peace", asker="france", other="england")]
    found = answered(world, "How did the vote on my peace go, and what do I have to do now?", window="ballot")

    assert found.text.startswith("Nothing is decided: the vote is open now, and you vote in it too.")
    assert found.orders and reply(world, "france", "round", "what do I have to do now?") is None


def test_EMP_H22_13_a_broken_word_is_no_more_than_an_attack() -> None:
    """Ruling one's own land breaks none."""
    world = a_round()
    kept = answered(world, "Did England break its word last round?").text
    world.last_attack = [Attack(attacker="england", owner="france", round=0)]
    broken = answered(world, "did england break our deal").text

    assert kept.startswith("England has not attacked you in this round or the last.")
    assert broken.startswith("England has attacked you in this round or the last.")
    assert ParleyPeace(against="england") in answered(world, "how do i protect flanders against england").orders


def test_EMP_HA_0_who_would_bargain_with_an_autopilot_is_told_that_it_reads_nothing() -> None:
    """And how a truce is had; a person reads what is written to him."""
    world = a_round()
    world.last_attack = [Attack(attacker="egypt", owner="france", round=0)]
    found = answered(world, "does egypt even read that if its an autopilot?")

    assert found.text.startswith("Egypt is played by an autopilot, ") and "it reads no letters" in found.text
    assert [ParleyPeace(against="egypt")] == list(answered(world, "how do i get peace w an autopilot").orders)
    assert "None has attacked you lately" in answered(a_round(), "how do i get peace with an autopilot?").text
    assert "is played by a person" in answered(world, "does England read my letters").text


def test_EMP_H10_2_several_successes_are_explained_with_the_rolls_of_an_area() -> None:
    """One part, or both at once."""
    world = a_round()
    Conquer(target="languedoc").apply(world, "france")
    for words in ("what does two successes mean", "why 4 in 10 w one try if it needs 2 successes"):
        found = answered(world, words).text
        assert "so one try can take what wants two. Languedoc: one part with" in found and ", both with" in found


@pytest.mark.parametrize("words", ["how do i lose less gold", "what do i do now", "is wales safe", "attack languedoc"])
def test_what_the_board_does_not_know_is_left_to_others(words: str) -> None:
    """No order, no question of the rules, no foreign land."""
    assert reply(a_round(), "france", "round", words) is None
