"""What is read out at the end of every game: at least three honours, from what was told."""

import pytest

from rules.kernel.luck.chance import Seeded
from rules.kernel.play.honours import FEWEST, Honour, honoured
from rules.kernel.play.session import Session
from tests.conformance.subjects import BY_ID
from tests.kernel.toy import Earned, Outbid

each = pytest.mark.parametrize("id", BY_ID)
CLOSINGS = 12


@each
def test_every_game_has_three_honours_of_what_it_tells(id) -> None:
    """Each with a title of its own, of an event that the game puts into words."""
    ruleset = BY_ID[id].ruleset

    assert FEWEST <= len(ruleset.honours)
    assert len({one.title for one in ruleset.honours}) == len(ruleset.honours)
    assert all(one.event.__name__ in ruleset.tellings.types for one in ruleset.honours)


@each
def test_honours_go_to_seats_and_are_the_same_again(id) -> None:
    """Whatever was played, they can be reckoned, and name those who are at the table or were brought forth."""
    subject = BY_ID[id]
    session = Session.found(subject.ruleset, Seeded(id), subject.scenario, subject.ruleset.options(), ())
    told = list(session.told)
    for _ in range(CLOSINGS):
        if session.window is None:
            break
        told += session.close({}, ()).told
    events = [subject.ruleset.read_event(one) for one in told]
    seats = set(subject.ruleset.naming(session.state)["seat"]) | set(subject.seats)
    found = honoured(subject.ruleset.honours, events, seats)

    assert found == honoured(subject.ruleset.honours, events, seats)
    assert {seat for one in found for seat in one.seats} <= seats


def test_an_honour_adds_up_or_takes_the_greatest_and_equals_share_it() -> None:
    """Nobody is named for nothing."""
    total = Honour("Best trade", Earned, lambda event: event.owner, "coin", "coins", lambda event: event.coins)
    best = Honour("Best day", Earned, lambda event: event.owner, "coin", "coins", lambda event: event.coins, "most")
    none = Honour("Most licences", Outbid, lambda event: event.winner, "licence", "licences")
    events = [
        Earned(stall="fish", owner=owner, coins=coins) for owner, coins in (("a", 2), ("b", 3), ("a", 1), ("c", 0))
    ]

    def found(*seats: str) -> dict[str, tuple[tuple[str, ...], str]]:
        return {one.title: (one.seats, one.figure) for one in honoured((total, best, none), events, seats)}

    assert {"Best trade": (("a", "b"), "three coins"), "Best day": (("b",), "three coins")} == found("a", "b", "c")
    assert {"Best trade": (("a",), "three coins"), "Best day": (("a",), "two coins")} == found("a", "c")
