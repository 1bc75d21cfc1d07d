"""What an order does, in every game: short, in plain words, from the view alone, and the same each time."""

from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import pytest

from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import FULL
from tests.conformance.choosing import Desk, anything
from tests.conformance.games import played
from tests.conformance.subjects import BY_ID
from tests.conformance.test_counsel import SIGNS

each = pytest.mark.parametrize(
    ("id", "by"), [(id, by) for id in BY_ID for by in ("players", "autopilots")], scope="module"
)
"""By module, so that both tests of one game come together: they look at the same orders."""
WINDOWS = 12
"""At how many windows of a game orders are given."""
TRIED = 4
"""How many orders of each kind are tried."""


class Said(NamedTuple):
    """What is said of an order, asked once and again, and whether the view stayed as it was."""

    order: Order[Any]
    text: str
    again: str
    untouched: bool


@lru_cache(maxsize=1)
def said(id: str, by: str) -> tuple[Said, ...]:
    """Give orders that go at windows from all over a game, with what is said of each in the view that it leaves."""
    game, random, found = played(id, by), Random(11), list[Said]()
    for stop in game.some(WINDOWS):
        session = game.session(stop)
        for seat in session.window.asked[:2]:
            desk = Desk.at(session, seat)
            advice = session.ruleset.advice(desk.view, seat, session.window)
            offered = [offer.order for piece in advice for offer in piece.offers]
            for order in [*offered, *(anything(desk, kind, random) for kind in desk.orders for _ in range(TRIED))]:
                if order is not None and desk.refusal(order) is None:
                    view = desk.view.fresh()
                    order.apply(view, seat)
                    before = view.write()
                    text, again = (session.ruleset.effect(view, seat, order) for _ in range(2))
                    found.append(Said(order, text, again, before == view.write()))
    return tuple(found)


@each
def test_what_an_order_does_is_short_and_plain(id, by) -> None:
    """Nothing, or a sentence or two or three without a clause, an id or grammar in it."""
    for order, text, *_ in said(id, by):
        if text:
            assert text[0] == text[0].upper(), (order, text)
            assert text.endswith((".", "!", "?")), (order, text)
            assert FULL >= len(text), (order, text)
            assert not SIGNS.search(text), (order, text)


@each
def test_saying_what_an_order_does_changes_nothing(id, by) -> None:
    """The view stays as it is, and asked twice the same is said."""
    for one in said(id, by):
        assert one.text == one.again, one.order
        assert one.untouched, one.order
