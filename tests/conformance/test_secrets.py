"""What is hidden from a seat changes nothing that the seat sees: states that differ only there look alike."""

import json
from random import Random

import pytest

from rules.kernel.language.grammar import suggest
from rules.kernel.luck.chance import Chance
from rules.kernel.state import viewing
from tests.conformance.choosing import Desk
from tests.conformance.games import played
from tests.conformance.secrets import another, hidden, variants
from tests.conformance.subjects import BY_ID

each = pytest.mark.parametrize("id", BY_ID)


def watched(id, most=4):
    """Give sessions from all over the games of a subject."""
    for by in ("autopilots", "players"):
        game = played(id, by)
        for stop in game.some(most):
            yield game.session(stop)


def seen(session, view, seat):
    """Give all that a seat is shown: names, pages, picture, and what it is offered to order."""
    ruleset = session.ruleset
    lexicon = ruleset.lexicon(view, seat)
    shown = [view.write(), json.dumps(lexicon), ruleset.picture(view, seat).model_dump_json()]
    shown += [page.model_dump_json() for page in ruleset.status(view)]
    if seat:
        desk = Desk(ruleset, view, seat, session.window.orders)
        shown += [page.model_dump_json() for page in ruleset.papers(view, seat)]
        shown += desk.suggest("") + suggest("", desk.orders, lexicon)
    return shown


@each
def test_H23_hidden_things_change_nobodys_view(id) -> None:
    """Each hidden field changed to something else, for every seat and for onlookers."""
    random = Random(id)
    fields = set()
    for session in watched(id):
        for seat in (None, *BY_ID[id].seats):
            view = session.view(seat)
            text = view.write()
            for field, other in variants(session.state, view, random):
                fields.add(field)
                assert text == session.ruleset.view(other, seat).write(), f"{seat} sees {field}"

    assert fields or id != "toy-fair"


@each
def test_H23_what_is_shown_comes_from_the_view_alone(id) -> None:
    """Names, pages, picture and suggestions are the same for states that look alike."""
    random = Random(id)
    for session in watched(id, most=1):
        for seat in (None, *BY_ID[id].seats[:2]):
            view = session.view(seat)
            shown = seen(session, view, seat)
            for field, other in variants(session.state, view, random):
                assert shown == seen(session, session.ruleset.view(other, seat), seat), f"{seat} sees {field}"


@each
def test_H23_a_view_of_a_view_is_the_view(id) -> None:
    """Nothing is hidden twice, and nothing comes back."""
    for session in watched(id):
        for seat in (None, *BY_ID[id].seats):
            view = session.view(seat)

            assert view.write() == session.ruleset.view(view, seat).write()


@each
def test_a_view_is_a_copy(id) -> None:
    """Looking changes nothing, and what is done to a view does not reach the state."""
    for session in watched(id, most=2):
        before = session.state.write()
        for seat in BY_ID[id].seats:
            first = session.view(seat)
            for name in type(first).model_fields:
                part = getattr(first, name)
                if isinstance(part, dict | list):
                    part.clear()

        assert before == session.state.write()


@each
def test_H23_a_glimpse_shows_what_a_view_shows(id) -> None:
    """What is shared is shown as what is copied, to each seat and to an onlooker."""
    for session in watched(id, most=3):
        for seat in (*BY_ID[id].seats, None):
            assert viewing.seen(session.state, seat).write() == viewing.glimpsed(session.state, seat).write()


@each
def test_H23_autopilots_leave_the_copy_that_they_share(id) -> None:
    """What one of them plans is nothing to the next: a glimpse is a view, and its maker stays as it was."""
    for session in watched(id, most=12):
        ruleset, window, state = session.ruleset, session.window, session.state.fresh()
        if ruleset.glimpses is None or window is None:
            continue
        look = ruleset.glimpses(state)
        for seat in window.asked:
            glimpse = look(seat)
            assert session.view(seat).write() == glimpse.write()
            ruleset.autopilot(glimpse, seat, window, Chance(session.luck, session.save.turn, seat, lambda _: 0))

            assert session.state.write() == state.write(), f"the autopilot of {seat} at {window.name}"


@each
def test_H23_onlookers_see_no_more_than_any_seat(id) -> None:
    """What is hidden from a seat is hidden from those who have none."""
    for session in watched(id, most=3):
        truth = json.loads(session.state.write())
        onlooker = set(hidden(truth, json.loads(session.view(None).write())))
        for seat in BY_ID[id].seats:
            mine = set(hidden(truth, json.loads(session.view(seat).write())))

            assert all(any(path[: len(other)] == other for other in onlooker) for path in mine), mine - onlooker


@each
def test_H23_private_events_are_of_their_seats(id) -> None:
    """What an autopilot draws by itself is told to no other seat alone."""
    for stop in played(id, "autopilots").stops:
        for seat, answered in stop.progress.closing.answers.items():
            for thought in answered.thoughts:
                assert isinstance(thought.audience, str) or set(thought.audience) <= {seat}


def test_H23_the_search_finds_every_secret_of_the_market() -> None:
    """Purses of the others, their bids, and the weather for everybody."""
    session = next(iter(watched("toy-fair", most=1)))
    truth = session.state.fresh()
    truth.purses, truth.bids, truth.weather = {"red": 1, "blue": 2, "green": 3}, {"red": 1, "blue": 2}, ["fair", "rain"]
    paths = set(hidden(json.loads(truth.write()), json.loads(session.ruleset.view(truth, "red").write())))

    assert {("purses", "blue"), ("purses", "green"), ("bids", "blue"), ("weather", 0), ("weather", 1)} == paths


def test_H23_the_comparison_notices_a_leak() -> None:
    """A view that shows one purse too many is caught."""
    session = next(iter(watched("toy-fair", most=1)))
    ruleset = session.ruleset

    def leaking(state, seat):
        view = ruleset.view(state, seat)
        view.names = {**view.names, "green": f"the family with {state.purses['green']}"}
        return view

    view = ruleset.view(session.state, "red")
    others = [other for _, other in variants(session.state, view, Random(1))]

    assert any(leaking(session.state, "red") != leaking(other, "red") for other in others)


@pytest.mark.parametrize("value", [3, True, ["a", "b"], {"x": 1}, "text"])
def test_another_value_is_of_the_same_kind(value) -> None:
    """So that the changed state is one that can be read."""
    other = another(value, ["text", "other"], Random(2))

    assert type(value) is type(other)
    assert value != other or isinstance(value, list)
