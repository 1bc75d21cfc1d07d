"""What an order does, in every game: short, in plain words, from the view alone, and the same each time."""

from random import Random

import pytest

from rules.kernel.play.counsel import FULL
from tests.conformance.choosing import Desk, anything
from tests.conformance.games import played
from tests.conformance.subjects import BY_ID
from tests.conformance.test_counsel import SIGNS

each = pytest.mark.parametrize(("id", "by"), [(id, by) for id in BY_ID for by in ("players", "autopilots")])
WINDOWS = 12
"""At how many windows of a game orders are given."""
TRIED = 4
"""How many orders of each kind are tried."""


def given(id: str, by: str):
    """Give orders that go at windows from all over a game, each with the view in which it is carried out."""
    game, random = played(id, by), Random(11)
    for stop in game.some(WINDOWS):
        session = game.session(stop)
        for seat in session.window.asked[:2]:
            desk = Desk.at(session, seat)
            advice = session.ruleset.advice(desk.view, seat, session.window)
            offered = [offer.order for piece in advice for offer in piece.offers]
            for order in [*offered, *(anything(desk, kind, random) for kind in desk.orders for _ in range(TRIED))]:
                if order is not None and desk.refusal(order) is None:
                    after = desk.view.fresh()
                    order.apply(after, seat)
                    yield order, seat, after


@each
def test_what_an_order_does_is_short_and_plain(id, by) -> None:
    """Nothing, or a sentence or two or three without a clause, an id or grammar in it."""
    for order, seat, after in given(id, by):
        text = BY_ID[id].ruleset.effect(after, seat, order)
        if text:
            assert text[0] == text[0].upper(), (order, text)
            assert text.endswith((".", "!", "?")), (order, text)
            assert FULL >= len(text), (order, text)
            assert not SIGNS.search(text), (order, text)


@each
def test_saying_what_an_order_does_changes_nothing(id, by) -> None:
    """The view stays as it is, and asked twice the same is said."""
    for order, seat, after in given(id, by):
        before, text = after.write(), BY_ID[id].ruleset.effect(after, seat, order)

        assert text == BY_ID[id].ruleset.effect(after, seat, order)
        assert before == after.write()
