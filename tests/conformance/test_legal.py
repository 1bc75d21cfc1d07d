"""Legal orders in every game: where a seat gives an order of a kind, one of that kind is found for it."""

import pytest

from rules.kernel.play.legal import legal
from tests.conformance.games import played
from tests.conformance.subjects import BY_ID

each = pytest.mark.parametrize(("id", "by"), [(id, by) for id in BY_ID for by in ("players", "autopilots")])
WINDOWS = 15
"""At how many windows of a game every order that was given is looked for."""


@pytest.mark.parametrize("id", BY_ID)
def test_a_kind_of_order_that_was_given_is_found_to_be_possible(id) -> None:
    """No door is closed to what somebody did: its kind is found among what can be done, from the same view."""
    ruleset, missed, seen = BY_ID[id].ruleset, set(), 0
    game = played(id, "players")
    for stop in game.some(WINDOWS):
        session = game.session(stop)
        for seat, orders in stop.given.items():
            view = session.view(seat)
            for order in orders:
                seen += 1
                if order.doubt(view, seat):
                    continue  # such a one is given in the hope that things will change
                if legal(type(order), view, seat, ruleset.lexicon(view, seat)) is None:
                    missed.add(order.name)
                order.apply(view, seat)

    assert seen
    assert set() == missed


@each
def test_what_is_found_is_legal_and_the_same_again(id, by) -> None:
    """An example passes the check of its kind, changes nothing, and comes again."""
    game = played(id, by)
    for stop in game.some(4):
        session = game.session(stop)
        for seat in session.window.asked:
            view = session.view(seat)
            before, lexicon = view.write(), BY_ID[id].ruleset.lexicon(view, seat)
            found = [legal(kind, view, seat, lexicon) for kind in session.window.orders]
            for order in filter(None, found):
                order.check(view, seat)

            assert found == [legal(kind, view, seat, lexicon) for kind in session.window.orders]
            assert before == view.write()
