"""Letters said in plain words: to whom they go, and to whom they could where the name is nobody's."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.service.plain.dealings import wanted
from bot.service.plain.letters import addressed, behind, written

NAMES = {"a": "Egypt", "b": "House of Mortimer", "c": "Lydia"}
CARD = cast(
    "Any",
    SimpleNamespace(
        id=1,
        window=None,
        seats=[
            SimpleNamespace(id=id, name=name, mode="player", user=None if name == "Egypt" else 7)
            for id, name in NAMES.items()
        ],
    ),
)
WHO = cast("Any", SimpleNamespace(seat="c"))


def test_a_letter_behind_an_order_is_found_and_sent_alone() -> None:
    """With `and`, a full stop or a comma between; an order with a colon of its own is none."""
    for text in ("tax 20 and tell Egypt: be my friend", "tax 20. Then tell Egypt: be my friend"):
        both = behind(text)
        assert both is not None and both[0] == "tax 20"
        assert ("a", "be my friend") == written(CARD, WHO, text)
    assert None is behind("tell Egypt: be my friend") and None is behind("tax 20")


def test_an_article_before_a_name_is_no_part_of_it() -> None:
    """`The House of Mortimer` is the House of Mortimer."""
    assert ("b", "which side?") == written(CARD, WHO, "letter to the House of Mortimer: which side?")


def test_a_name_that_nobody_has_is_answered_with_those_that_there_are() -> None:
    """Only where a letter begins, with its colon: other sentences are not taken for one."""
    answer = addressed(CARD, WHO, "letter to Umbrel: shall we be friends?")

    assert answer is not None
    assert "Nobody here is called Umbrel. You can write to Egypt or House of Mortimer." == answer.content
    assert ["Letter to House of Mortimer", "Letter to Egypt"] == [one.label for one in answer.buttons]
    assert None is addressed(CARD, WHO, "ask Umbrel: why?")
    assert None is addressed(CARD, WHO, "write to the one who leads")


def test_a_letter_to_a_seat_that_nobody_plays_says_so_before_it_is_sent() -> None:
    """It is kept for whoever takes the seat; to somebody who plays nothing is added."""
    kept = "Nobody plays Egypt now: it is kept for whoever takes the seat."
    to_nobody, to_somebody = (addressed(CARD, WHO, f"write to {name}: peace?") for name in ("Egypt", "Mortimer"))

    assert to_nobody is not None and kept in to_nobody.content
    assert to_somebody is None or kept not in to_somebody.content


def test_a_part_of_a_name_is_enough_and_what_leads_in_is_no_part_of_the_letter() -> None:
    """Where no other name has it."""
    assert ("b", "which side?") == written(CARD, WHO, "write to Mortimer: which side?")
    assert ("a", "let us be friends") == written(CARD, WHO, "send a message to egypt saying let us be friends")


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("Dear Frederick of Egypt, shall we be good neighbours?", "a"),
        ("dear mortimer. lets take Ur together u and me", "b"),
        ("hey egypt i won fair and square confirm it or i come", "a"),
        ("peace egypt please! i give you money", "a"),
        ("Egypt, will you marry my son?", "a"),
        ("hello house of mortimer, can we talk?", "b"),
        ("hey mortimer what do you think", "b"),
        ("egypt i hate you", "a"),
    ],
)
def test_whoever_is_called_by_name_is_written_to(text: str, seat: str) -> None:
    """With all that is said to him, as it was written."""
    assert (seat, text) == written(CARD, WHO, text)
    offer = addressed(CARD, WHO, text)
    assert offer is not None and "post" == offer.buttons[0].action


@pytest.mark.parametrize(
    "text",
    [
        "hey egypt is attacking me what do i do",
        "hi egypt",
        "Egypt is a liar. how do i defend",
        "Egypt, Mortimer and Lydia",
        "attack egypt",
        "hi herald, will egypt attack me?",
        "peace with egypt please",
        "no egypt lies",
        "plan, tell me where",
    ],
)
def test_whoever_is_only_spoken_of_is_not_written_to(text: str) -> None:
    """Nor is anybody to whom nothing is said."""
    assert None is written(CARD, WHO, text)


def test_a_letter_behind_an_order_needs_no_colon() -> None:
    """If it says to whom."""
    assert ("a", "attack Ur") == written(CARD, WHO, "atack Tyre, and tell egypt to attack Ur")
    assert None is behind("should I march or tell egypt that I come?")


def test_a_promise_for_some_turns_is_offered_as_a_pact_as_well() -> None:
    """Of the same words."""
    text = "dear egypt, no attack on each other for 2 turns ok??"
    offer, pact = addressed(CARD, WHO, text), wanted(CARD, WHO, text)

    assert offer is not None and pact is not None
    assert ["Send to Egypt", "As a pact for 2 turns"] == [one.label for one in offer.buttons[:2]]
    assert (("a",), text, 2) == (pact.to, pact.text, pact.turns)
    assert None is wanted(CARD, WHO, "dear egypt, be my friend")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("write back to Egypt: agreed", "agreed"),
        ("say to Egypt ok deal, peace, then keep my attack on her anyway haha", "ok deal, peace"),
        ("tell Egypt in secret: you take the north, ok? and who is winning", "you take the north, ok?"),
        ("tell Egypt in private: dear Philip, peace", "dear Philip, peace"),
        ("tell Egypt in Egypt: Lydia lies. She broke it.", "Lydia lies. She broke it."),
        ("tell Egypt: what for? and when do you attack?", "what for? and when do you attack?"),
        ("tell Egypt I march, then keep my word to you", "I march, then keep my word to you"),
        ('tell Egypt: "peace. keep my attack secret"', '"peace. keep my attack secret"'),
    ],
)
def test_what_is_said_to_herald_is_no_part_of_a_letter(text: str, words: str) -> None:
    """It is left out, and said to be; what is said to the receiver stays, as does all that stands in quotes."""
    told, whole = addressed(CARD, WHO, text), text.endswith(words)

    assert ("a", words) == written(CARD, WHO, text)
    assert told is not None and f"“{words}”" in told.content and whole is not ("is left out" in told.content)
