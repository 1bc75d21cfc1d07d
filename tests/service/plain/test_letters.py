"""Letters said in plain words: to whom they go, and to whom they could where the name is nobody's."""

from types import SimpleNamespace
from typing import Any, cast

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
    assert ["Letter to Egypt", "Letter to House of Mortimer"] == [one.label for one in answer.buttons]
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
