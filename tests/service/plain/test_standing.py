"""Who is winning: the first, and then where the reader stands, in one sentence."""

from types import SimpleNamespace
from typing import Any, cast

from bot.service.plain.situation import ranks

SEATS = {"a": "Egypt", "b": "Lydia"}


def a_desk(own: str, outlooks: dict[str, str]) -> Any:  # Any: stands in for a desk
    """Give what a desk shows of a table whose seats stand so."""
    seats = {seat: SimpleNamespace(seat=seat, title=title) for seat, title in SEATS.items()}
    ruleset = SimpleNamespace(outlook=lambda _, seat: outlooks[seat])
    return cast(
        "Any",
        SimpleNamespace(
            who=SimpleNamespace(seat=own),
            look=SimpleNamespace(seats=seats),
            ruleset=ruleset,
            session=SimpleNamespace(state=None),
        ),
    )


def test_whoever_is_behind_hears_who_leads_first() -> None:
    """Both in one sentence, each with its points, one's own place first."""
    places = {"a": "First of two, with 9 points. Memphis.", "b": "Second of two, with 7 points. Sardis."}

    assert "You are second of two, with 7 points; Egypt is first of two, with 9 points." == ranks(a_desk("b", places))
    assert "You are first of two, with 9 points." == ranks(a_desk("a", places))


def test_all_others_are_told_with_what_they_have() -> None:
    """The best first, neither the first nor oneself twice."""
    places = {
        "a": "Third of three, with 5 points. Memphis.",
        "b": "First of three, with 9 points. Sardis.",
        "c": "Second of three, with 7 points. Ur.",
    }
    seats = {**SEATS, "c": "Sumer"}
    first, last = (a_desk(one, places) for one in ("b", "a"))
    for desk in (first, last):
        desk.look.seats = {seat: SimpleNamespace(seat=seat, title=title) for seat, title in seats.items()}

    assert "You are first of three, with 9 points. The rest: Sumer 7 points and Egypt 5 points." == ranks(first)
    assert ranks(last).endswith("Lydia is first of three, with 9 points. The rest: Sumer 7 points.")


def test_a_game_that_ranks_nobody_says_nothing_of_it() -> None:
    """No figure, no rank."""
    assert "" == ranks(a_desk("a", {"a": "A quiet land.", "b": "A large land."}))
