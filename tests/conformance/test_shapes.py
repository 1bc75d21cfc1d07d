"""What Discord takes, and what players are told of each order: every game's, without playing it."""

import re
from collections import Counter

import pytest

from rules.kernel.language.forms import forms, templates
from rules.kernel.orders.order import Order
from tests.conformance.subjects import BY_ID, clauses

GAMES = {subject.ruleset.name: subject.ruleset for subject in BY_ID.values()}
ORDERS = [(game, order) for game, ruleset in GAMES.items() for order in (*ruleset.orders, *ruleset.odds)]
each_game = pytest.mark.parametrize("game", GAMES)
each_order = pytest.mark.parametrize(
    ("game", "order"), ORDERS, ids=[f"{game}-{order.__name__}" for game, order in ORDERS]
)
NAME = re.compile(r"^[a-z][a-z0-9_]{0,31}$")


def summary(order: type[Order]) -> str:
    """Give the first line of an order's own docstring."""
    return (vars(order).get("__doc__") or "").strip().partition("\n")[0]


@each_order
def test_an_order_is_fit_for_a_slash_command(game, order) -> None:
    """Its name, its summary, at most six fields, each described, and at most 25 members of a fixed list."""
    fields = forms(order)

    assert NAME.match(order.name)
    assert 10 <= len(summary(order)) <= 100, summary(order)
    assert len(fields) <= 6
    for field in fields:
        assert NAME.match(field.name)
        assert 1 <= len(field.description) <= 100, field
        assert len(field.choices) <= 25
        assert all(1 <= len(choice) <= 100 for choice in field.choices)


@each_order
def test_an_order_can_be_written_and_has_its_rule(game, order) -> None:
    """Its templates fit its fields; its clause stands in the rulebook; its topic is declared."""
    assert templates(order)
    assert order.clause in clauses(game)
    assert order.topic in {"", *GAMES[game].topics}


@each_game
def test_names_of_orders_are_unique(game) -> None:
    """A kept order is read back by its name."""
    names = Counter(order.name for order in GAMES[game].orders)

    assert [] == [name for name, count in names.items() if count > 1]


@each_game
def test_commands_keep_to_their_budget(game) -> None:
    """In each group at most 25 orders, and 8,000 letters of names, descriptions and choices in all."""
    topics = {
        topic: [order for order in GAMES[game].orders if order.topic == topic] for topic in ("", *GAMES[game].topics)
    }
    for topic, orders in topics.items():
        assert len(orders) <= 25, topic
        assert sum(letters(order) for order in orders) + len(topic) + 100 <= 8000, topic


def letters(order: type[Order]) -> int:
    """Give the letters that Discord counts of an order: names, descriptions, and choices twice."""
    fields = forms(order)
    told = len(order.name) + len(summary(order))
    return told + sum(len(one.name) + len(one.description) + 2 * sum(map(len, one.choices)) for one in fields)


@each_game
def test_settings_are_described_for_hosts(game) -> None:
    """Each with a default and a description of at most 100 letters."""
    for name, info in GAMES[game].options.model_fields.items():
        assert not info.is_required(), name
        assert 1 <= len(info.description or "") <= 100, name


@each_game
def test_a_game_says_what_it_is(game) -> None:
    """Its title, its line, its prefix and what its phases are called."""
    ruleset = GAMES[game]
    phases = [phase.__name__ for phase in (*ruleset.opening, *ruleset.phases)]

    assert ruleset.title
    assert 10 <= len(ruleset.about) <= 100
    assert all(id.startswith(f"{ruleset.prefix}-") for id in clauses(game))
    assert ruleset.phases
    assert len(set(phases)) == len(phases)
    assert ruleset.revision >= 1


@pytest.mark.parametrize("id", BY_ID)
def test_seats_are_told_apart(id) -> None:
    """By id, by name and by colour; each colour as `#rrggbb`."""
    subject = BY_ID[id]
    seats = subject.ruleset.seats(subject.scenario)

    assert len({seat.id for seat in seats}) == len({seat.name for seat in seats}) == len(seats) >= 1
    assert all(re.match(r"^#[0-9a-f]{6}$", seat.colour) for seat in seats)
