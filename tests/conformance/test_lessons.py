"""The lessons of every game: six, short, in plain words, and each to be ended by what it shows, again and again."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Any

import pytest

from rules.kernel.errors import Refusal
from rules.kernel.language.grammar import write
from rules.kernel.luck.chance import Seeded
from rules.kernel.orders.order import Given, Order
from rules.kernel.orders.windows import Window
from rules.kernel.play.lessons import LESSONS, LONGEST, Course, Lesson
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.play.session import Session
from rules.registry import RULESETS
from tests.conformance.subjects import scenarios

WINDOWS = 24
"""How many windows lie between two lessons at most: so many close in one transaction."""
LABEL = 80
SIGNS = re.compile(r"[A-Z]{3}-\d|_|#\d|[{}\[\]]|\bNone\b(?! of)|\b1 (?:points|cities|elements|coins|dice)\b")
"""What belongs behind a button, what stands for nothing, and what is counted wrong."""
TAUGHT = [game for game in RULESETS.values() if game.lessons]
each = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name, scope="module")
"""By module, so that all tests of one game come together: they look at the same course."""


@dataclass(frozen=True)
class Step:
    """A lesson as a learner meets it."""

    lesson: Lesson[Any]
    window: Window[Any]
    view: Any
    offers: list[Order[Any]]
    lines: list[str]


def course_of(game: Ruleset[Any]) -> Course[Any]:
    """Give the course of a game that has one."""
    assert game.lessons is not None
    return game.lessons


def taught(game: Ruleset[Any], which: int = 0) -> tuple[Step, ...]:
    """Give the course of a game, played once for all tests that look at it."""
    return known(game.name, which)


@lru_cache(maxsize=2)
def known(game: str, which: int) -> tuple[Step, ...]:
    """Keep the courses that were played last."""
    return tuple(lived(RULESETS[game], which))


def lived(game: Ruleset[Any], which: int = 0) -> Iterator[Step]:
    """Play the course of a game, ending each lesson by the first or (-1) the last order that it shows."""
    course = course_of(game)
    board = course.lays(next(one for one in scenarios(game) if one.id == course.scenario))
    options = game.options.model_validate(dict(course.settings))
    session = Session.found(game, Seeded(course.seed), board, options, [course.seat])
    for lesson in course.lessons:
        offers = reached(session, course, lesson)
        view, window = session.view(course.seat), session.window
        assert window is not None
        lexicon = game.lexicon(view, course.seat)
        yield Step(lesson, window, view, offers, [write(order, lexicon) for order in offers])
        session.close({course.seat: [Given.of(offers[which])]}, [course.seat])


def reached(session: Session[Any], course: Course[Any], lesson: Lesson[Any]) -> list[Order[Any]]:
    """Go on in silence to the first window at which a lesson can be ended; give the orders that would."""
    seen = set()
    for _ in range(WINDOWS):
        window = session.window
        if window is None:
            break
        seen.add(window.name)
        if window.name == lesson.window and course.seat in window.asked:
            found = lesson.offers(session.view(course.seat), course.seat)
            if found:
                return found
        session.close({}, [course.seat])
    pytest.fail(f"the lesson “{lesson.title}” cannot be ended: no order of it is legal at any of {sorted(seen)}")


def said(step: Step, course: Course[Any]) -> list[str]:
    """Give all that a lesson says before it is ended, and what it says then."""
    view, lesson = step.view.fresh(), step.lesson
    before = [course.said(text, view, course.seat, step.lines[0]) for text in (lesson.tells, lesson.asks, lesson.hint)]
    step.offers[0].apply(view, course.seat)
    return [*before, course.said(lesson.done, view, course.seat)]


@each
@pytest.mark.parametrize("which", [0, -1], ids=["first", "last"])
def test_every_lesson_can_be_ended_by_what_it_shows(game, which) -> None:
    """Whoever takes the first offer of each, or the last, comes to the end."""
    assert LESSONS == len(taught(game, which)) == len(course_of(game).lessons)


@each
def test_an_offer_is_an_order_of_its_window_and_read_as_it_is_written(game) -> None:
    """What stands on a button fits there, is legal, and is the order that ends the lesson."""
    course = course_of(game)
    for step in taught(game):
        view, window = step.view, step.window
        lexicon = game.lexicon(view, course.seat)
        for order, line in zip(step.offers, step.lines, strict=True):
            assert isinstance(order, window.orders), f"{step.lesson.title}: {line} is not for {window.name}"
            assert order == game.read(line, window.orders, lexicon, view), f"{step.lesson.title}: {line}"
            assert len(line) <= LABEL, f"{step.lesson.title}: {line}"


@each
def test_lessons_are_short_and_plain(game) -> None:
    """A few sentences each, in the words of the table, with every fact known; its line stands in the question."""
    course = course_of(game)
    for step in taught(game):
        texts = said(step, course)
        assert step.lines[0] in texts[1], f"{step.lesson.title} does not show “{step.lines[0]}”"
        for text in texts:
            assert len(text) <= LONGEST, f"{step.lesson.title}, {len(text)} letters: {text}"
            assert text[:1] == text[:1].upper(), f"{step.lesson.title}: {text}"
            assert text.endswith((".", "!", "?")), f"{step.lesson.title}: {text}"
            assert not SIGNS.search(text), f"{step.lesson.title}: {text}"


@each
def test_a_course_shows_the_doors_beside_orders(game) -> None:
    """What a rule says, what led to a result, what a battle would bring, and how one writes to another seat."""
    course = course_of(game)
    texts = " ".join(text for step in taught(game) for text in said(step, course))

    assert [] == [door for door in ("/rule", "/why", *(["/odds"] if game.odds else [])) if door not in texts]
    assert re.search(r"“letter to ([^:]+): [^”]+”", texts), "nobody learns how a letter is written"


@each
def test_no_order_ends_two_lessons_at_once(game) -> None:
    """What ends one lesson does not end the next one of the same window at once, so that each is learned."""
    lessons = course_of(game).lessons
    for lesson, following in pairwise(lessons):
        assert lesson.window != following.window or not set(lesson.ends) & set(following.ends), following.title


@each
def test_a_rule_that_spoils_a_lesson_fails_by_its_name(game, monkeypatch) -> None:
    """Were the order of the last lesson refused from now on, the suite would name that lesson."""
    last = course_of(game).lessons[-1]

    def refuse(self, world, seat) -> None:
        raise Refusal(self.clause, "nobody may any more")

    for kind in last.ends:
        monkeypatch.setattr(kind, "check", refuse)
    with pytest.raises(pytest.fail.Exception, match=re.escape(last.title)):
        [*lived(game)]


@each
def test_the_practice_is_laid_from_a_scenario_that_stands(game) -> None:
    """What is other in it stands in the scenario that is written with the practice, and is read again as it is."""
    course = course_of(game)
    board = course.lays(next(one for one in scenarios(game) if one.id == course.scenario))

    assert board == game.scenario.model_validate_json(board.model_dump_json())
    assert course.seat in {seat.id for seat in game.seats(board)}


def test_what_a_course_cannot_say_is_known() -> None:
    """A text that names no fact of its course raises, and is found by this suite before anybody reads it."""
    game = TAUGHT[0]
    course = replace(course_of(game), facts={})
    with pytest.raises(KeyError):
        [said(step, course) for step in taught(game)]
