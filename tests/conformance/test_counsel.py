"""Counsel in every game: legal, short, in plain words, from the view alone, and the same each time."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import pytest

from rules.kernel.errors import Refusal
from rules.kernel.play.counsel import BUTTON, LONGEST, Counsel, Weight
from rules.kernel.play.legal import legal
from rules.kernel.play.session import Session
from tests.conformance.games import played
from tests.conformance.subjects import BY_ID

each = pytest.mark.parametrize(
    ("id", "by"), [(id, by) for id in BY_ID for by in ("players", "autopilots")], scope="module"
)
"""By module, so that all tests of one game come together: they hear the same counsel."""
WINDOWS = 12
"""At how many windows of a game each seat is counselled."""
SIGNS = re.compile(r"[A-Z]{3}-\d|_|#\d|[{}\[\]]")
"""What belongs behind a button: clauses, ids, numbers of events, grammar."""


Heard = tuple[Session[Any], str, Any, Sequence[Counsel[Any]]]
"""Where a game stands, a seat, its view, and its counsel."""


@lru_cache(maxsize=4)
def heard(id: str, by: str) -> tuple[Heard, ...]:
    """Give each seat's counsel at some windows: as the ruleset gives it, with what it was asked; tests only look."""
    game, ruleset, found = played(id, by), BY_ID[id].ruleset, list[Heard]()
    for stop in game.some(WINDOWS):
        session = game.session(stop)
        for seat in session.window.asked:
            view = session.view(seat)
            found.append((session, seat, view, tuple(ruleset.counsel(view, seat, session.window))))
    return tuple(found)


@each
def test_everything_that_is_offered_can_be_ordered(id, by) -> None:
    """No button leads to a refusal: each offer goes from the view in which it is shown, order after order."""
    for session, seat, view, pieces in heard(id, by):
        for offer in [offer for piece in pieces for offer in piece.offers]:
            after = view.fresh()
            for order in offer.orders:
                assert isinstance(order, session.window.orders), (seat, offer)
                try:
                    order.check(after, seat)
                except Refusal as refusal:
                    pytest.fail(f"{seat} at {session.window.name}: {offer}: {refusal}")
                order.apply(after, seat)


@each
def test_counsel_is_short_plain_and_true_to_its_clauses(id, by) -> None:
    """A sentence or two without a clause, an id or grammar in it; its clause stands in the rulebook."""
    for _, _, _, pieces in heard(id, by):
        for piece in pieces:
            assert piece.text[:1] == piece.text[:1].upper(), piece.text
            assert piece.text.endswith((".", "!", "?")), piece.text
            assert LONGEST >= len(piece.text), piece.text
            assert not SIGNS.search(piece.text), piece.text
            assert piece.clause in BY_ID[id].clauses, piece
            assert all(0 < len(offer.label) <= BUTTON for offer in piece.offers), piece
            assert piece.risk is None or piece.risk.fate in BY_ID[id].ruleset.fates, piece


@each
def test_no_two_buttons_read_alike(id, by) -> None:
    """What is offered at one window has a label of its own, for a label is all that a person sees of it."""
    for _, seat, _, pieces in heard(id, by):
        labels: dict[str, set[str]] = {}
        for offer in [offer for piece in pieces for offer in piece.offers]:
            labels.setdefault(offer.label, set()).add(offer.id)

        assert {} == {label: ids for label, ids in labels.items() if len(ids) > 1}, seat


@each
def test_counsel_leaves_the_view_alone_and_is_the_same_again(id, by) -> None:
    """It draws nothing, changes nothing, and asked twice says the same."""
    for session, seat, view, pieces in heard(id, by):
        before = view.write()

        assert list(pieces) == list(BY_ID[id].ruleset.counsel(view, seat, session.window))
        assert before == view.write()


@pytest.mark.parametrize(
    ("id", "by"), [(id, by) for id in BY_ID if id != "toy-fair" for by in ("players", "autopilots")], scope="module"
)
def test_whoever_can_do_something_is_told_something(id, by) -> None:
    """While there is a move of the game to order, counsel is not silent; the Market may be, for tests."""
    for session, seat, view, pieces in heard(id, by):
        lexicon = session.ruleset.lexicon(view, seat)
        moves = [kind for kind in session.window.orders if not kind.aside and legal(kind, view, seat, lexicon)]
        assert pieces or not moves, (session.date, session.window.name, seat, moves)


@each
def test_ruin_is_not_cried_at_every_window(id, by) -> None:
    """At most one window in four says that ruin threatens."""
    windows = [any(piece.weight == Weight.RUIN for piece in pieces) for *_, pieces in heard(id, by)]

    assert len(windows) >= 4 * sum(windows), f"{sum(windows)} of {len(windows)}"
