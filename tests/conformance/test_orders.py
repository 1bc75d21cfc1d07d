"""What every game promises of its orders: suggested, read, written, checked and refused alike."""

from collections import Counter
from random import Random

import pytest

from rules.kernel.errors import Refusal
from rules.kernel.language.forms import forms
from rules.kernel.language.grammar import read, sheet, suggest, write
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import Line
from rules.kernel.language.parsing import attempt
from rules.kernel.orders.order import Given
from tests.conformance.choosing import Desk, anything
from tests.conformance.games import played
from tests.conformance.subjects import BY_ID

each = pytest.mark.parametrize("id", BY_ID)
LONG = 80
"""Letters of a line to which hardly another name can be added."""
GOES_ON = ("call_pace", "vote_pace")
"""The orders beside the game by which it goes on as long as before."""
ASKED = 200
"""The letters of a question whether something is meant that nobody can undo, at most."""
LOOKED_AT = 8
"""At how many windows of a game, and how often at each, seats look what they could order."""


def desks(id, most=LOOKED_AT):
    """Give the seats asked at windows from all over the games of a subject, two of each."""
    for by in ("autopilots", "players"):
        game = played(id, by)
        for stop in game.some(most):
            session = game.session(stop)
            for seat in session.window.asked[:2]:
                yield Desk.at(session, seat)


@each
def test_suggestions_are_legal_and_readable(id) -> None:
    """At most 25 lines of at most 100 letters: each an order that the rules allow, or the beginning of a line."""
    random = Random(id)
    orders = Counter()
    for desk in desks(id):
        for _ in range(6):
            for typed, lines in desk.walk(random):
                assert len(set(lines)) == len(lines) <= 25
                for line in lines:
                    assert 0 < len(line) <= 100
                    order = desk.read(line)
                    if order is None:
                        result = attempt(line, desk.orders, Lists(desk.lexicon))
                        assert result.reached == Line(line).end, f"after “{typed}”: “{line}”"
                        continue
                    assert desk.refusal(order) is None, f"after “{typed}”: “{line}”"
                    orders[order.name] += 1

    assert orders


@each
def test_suggestions_lead_to_an_order_in_every_window(id) -> None:
    """Wherever anything is suggested, some walk along the suggestions ends with a legal order.

    One that names more things than the hundred letters of a suggestion hold is left to the form and the order sheet.
    """
    for desk in desks(id, most=5):
        random = Random(id)
        if not desk.suggest(""):
            continue
        long = any(not lines and len(typed) > LONG for typed, lines in desk.walk(random))
        assert long or any(desk.order(random) for _ in range(40)), f"{desk.seat}: {desk.suggest('')}"


@each
def test_names_are_narrowed_rightly(id) -> None:
    """What the choices of an order give stands in the lexicon, under the same name."""
    random = Random(id)
    for desk in desks(id, most=4):

        def choices(order, field, given, desk=desk):
            names = order.choices(desk.view, desk.seat, field, given)
            kind = next(one.names_kind for one in forms(order) if one.name == field)
            known = desk.lexicon.get(kind, {}).items()
            assert not kind or (names or {}).items() <= known, (order.name, field, names)
            return names

        typed = ""
        for _ in range(5):
            lines = suggest(typed, desk.orders, desk.lexicon, choices)
            typed = random.choice(lines or [""])


@each
def test_orders_survive_writing_and_reading(id) -> None:
    """Those of players and of autopilots: as text, as a line of a sheet, and as they are kept."""
    for by in ("autopilots", "players"):
        game = played(id, by)
        for stop in game.stops:
            session = game.session(stop)
            for seat, answered in stop.progress.closing.answers.items():
                lexicon = session.ruleset.lexicon(session.view(seat), seat)
                for order in map(session.read, answered.orders):
                    text = write(order, lexicon)
                    assert [(1, text)] == sheet(text)
                    assert order == read(text, session.window.orders, lexicon), text
                    assert order == session.read(Given.model_validate_json(Given.of(order).model_dump_json()))


@each
def test_orders_of_autopilots_are_legal(id) -> None:
    """Each, after those before it, in the view of its seat; and one that its window takes."""
    game = played(id, "autopilots")
    for stop in game.stops:
        session = game.session(stop)
        for seat, answered in stop.progress.closing.answers.items():
            view = session.view(seat)
            for order in map(session.read, answered.orders):
                assert isinstance(order, session.window.orders)
                order.check(view, seat)
                order.apply(view, seat)


@each
def test_check_changes_nothing_and_refuses_with_a_clause(id) -> None:
    """Any order that can be written is allowed or refused in words, never a fault; what is allowed can be applied."""
    random = Random(id)
    verdicts = Counter()
    for desk in desks(id):
        before = desk.view.write()
        for order in [anything(desk, kind, random) for kind in desk.orders for _ in range(5)]:
            if order is None:
                continue
            refusal = desk.refusal(order)
            assert before == desk.view.write(), order
            verdicts[refusal is None] += 1
            if refusal is None:
                order.apply(desk.view.fresh(), desk.seat)
                continue
            assert refusal.clause in BY_ID[id].clauses, f"{refusal.clause} of {order!r}"
            assert 5 < len(refusal.reason) <= 300, refusal.reason

    assert verdicts[True]
    assert verdicts[False]


@each
def test_keys_do_not_depend_on_the_view(id) -> None:
    """What replaces what is known from the orders alone, and an order replaces its like."""
    for by in ("autopilots", "players"):
        for stop in played(id, by).stops:
            for order in (one for orders in stop.given.values() for one in orders):
                assert order.key() == type(order).model_validate(order.model_dump()).key()


def test_a_refusal_is_an_answer_with_its_clause() -> None:
    """In one sentence."""
    assert "no money" == str(Refusal("TOY-2.3", "no money"))


@each
def test_what_cannot_be_undone_asks_first(id) -> None:
    """Whoever gives his seat up, or votes for the end of the game, is asked in a line; a no is taken as it is."""
    for desk in desks(id, 1):
        for kind in desk.orders:
            if kind.aside and kind.name not in GOES_ON:
                (field,) = forms(kind)
                meant, other = (kind.model_validate({field.name: one}) for one in (True, False))
                asked = meant.final(desk.view, desk.seat)
                assert asked.endswith("Sure?"), kind.name
                assert len(asked) <= ASKED
                assert other.final(desk.view, desk.seat) == ""
