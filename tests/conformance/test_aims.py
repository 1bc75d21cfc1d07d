"""Aims in every game: in plain words with figures, from the view alone, and the same each time; so of two seats."""

from itertools import islice

import pytest

from tests.conformance.games import played
from tests.conformance.subjects import BY_ID
from tests.conformance.test_counsel import SIGNS

GAMES = pytest.mark.parametrize("id", [id for id in BY_ID if id != "toy-fair"])
WINDOWS = 8
"""At how many windows of a game what each seat could set out for is looked at."""
LONGEST = 360
"""The most letters of what is said of an aim: a piece of counsel and what speaks against it."""
SEATS = 3
"""How many seats are looked at in one window."""


def stops(id: str):
    """Give some windows of a game with some of the seats that they ask."""
    game = played(id, "players")
    for stop in game.some(WINDOWS):
        session = game.session(stop)
        for seat in list(session.window.asked)[:SEATS]:
            yield session, seat, session.view(seat)


@GAMES
def test_what_could_be_set_out_for_is_said_plainly_and_changes_nothing(id) -> None:
    """A sentence or two without a clause or grammar; chances are chances, and what is ordered is an order."""
    ruleset = BY_ID[id].ruleset
    for session, seat, view in stops(id):
        before = view.write()
        found = ruleset.aims(view, seat, session.window)

        assert list(found) == list(ruleset.aims(view, seat, session.window))
        assert before == view.write()
        for aim in found:
            assert aim.text.endswith((".", "!", "?")) and not SIGNS.search(aim.text), aim.text
            assert LONGEST >= len(aim.text), aim.text
            assert aim.of in ruleset.lexicon(view, seat).get(aim.kind, {}).values(), aim
            assert aim.chance is None or 0 <= aim.chance <= 1, aim
            assert all(isinstance(order, ruleset.orders) for order in aim.orders), aim


@GAMES
def test_each_kind_of_window_can_be_asked_for_them_by_anybody(id) -> None:
    """Also by a seat that the window does not ask, and before anything stands anywhere."""
    ruleset, game = BY_ID[id].ruleset, played(id, "players")
    for stop in {one.window: one for one in reversed(game.stops)}.values():
        session = game.session(stop)
        for seat in game.players[:SEATS]:
            view = session.view(seat)
            others = [one for one in game.players[: SEATS + 1] if one != seat]
            assert all(one.text for one in ruleset.aims(view, seat, session.window))
            assert all(one for other in others for one in ruleset.between(view, seat, other))


@GAMES
def test_what_stands_between_two_seats_is_said_in_sentences(id) -> None:
    """The last of them says whether the other can come; nothing is changed by asking."""
    ruleset = BY_ID[id].ruleset
    for _, seat, view in stops(id):
        before = view.write()
        others = (one for one in played(id, "players").players if one != seat)
        for other in islice(others, SEATS):
            said = ruleset.between(view, seat, other)

            assert all(one.endswith(".") and one[:1] == one[:1].upper() and not SIGNS.search(one) for one in said), said
            assert list(said) == list(ruleset.between(view, seat, other))
        assert before == view.write()
