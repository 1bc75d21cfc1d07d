"""The words of a practice: each lesson as one short message with what ends it, and what is said in between."""

from typing import Any

from bot.service.ground.lessons import AnyCourse, AnyLesson, pupil
from bot.service.ground.messages import Button, Message, strong
from bot.store.look import Look
from rules.kernel.language.grammar import write
from rules.kernel.play.session import Session
from rules.kernel.telling.tellings import Page

LABEL = 80
"""How long what stands on a button may be."""
OFFERED = 2
"""How many orders that would end a lesson have buttons."""
DONE = "Well done."
NO_CLOCK = "No clock runs here: the lesson waits for you."


def title_of(course: AnyCourse, number: int) -> str:
    """Name a lesson by its number and its title."""
    return f"Lesson {number + 1} of {len(course.lessons)}: {course.lessons[number].title}"


def lines_of(lesson: AnyLesson, session: Session[Any], seat: str) -> list[str]:  # Any: each game has its own state
    """Give the orders that would end a lesson as they are written, the best first."""
    view, ruleset = session.view(seat), session.ruleset
    lexicon = ruleset.lexicon(view, seat)
    return [ruleset.say(view, write(order, lexicon)) for order in lesson.offers(view, seat)]


def lesson_message(look: Look, course: AnyCourse, session: Session[Any]) -> Message:  # Any: as above
    """Give the lesson at which the learner stands."""
    number, seat = look.campaign.lesson or 0, pupil(look)
    lesson, view = course.lessons[number], session.view(seat)
    lines = lines_of(lesson, session, seat)
    told = [course.said(text, view, seat, *lines[:1]) for text in (lesson.tells, lesson.asks)]
    return Message(
        content=strong(title_of(course, number)),
        pages=(Page(title="", lines=tuple(session.ruleset.say(view, text) for text in told)),),
        buttons=(*offered(look, seat, lines[:OFFERED]), *doors(look)),
    )


def offered(look: Look, seat: str, lines: list[str]) -> tuple[Button, ...]:
    """Give a button for each line, which gives it as an order."""
    return tuple(
        Button(
            action="say", label=line, campaign=look.id, window=look.campaign.window_key, seat=seat, what=line,
            style="primary",
        )
        for line in lines
        if len(line) <= LABEL
    )  # fmt: skip


def doors(look: Look) -> tuple[Button, ...]:
    """Give the door to the orders, and the one that leads out."""
    return Button(action="orders", label="Orders", campaign=look.id, seat=pupil(look)), way_out(look.id)


def way_out(campaign: int) -> Button:
    """Give the button that ends a practice."""
    return Button(action="learn", label="Stop the practice", campaign=campaign, what="stop")


def praise(
    course: AnyCourse, lesson: AnyLesson, session: Session[Any], view: Any, seat: str
) -> str:  # Any: each game has its own state
    """Say what the learner has just seen, in the figures of `view`, in which the orders are carried out."""
    return f"{DONE} {session.ruleset.say(view, course.said(lesson.done, view, seat))}"


def hint_of(course: AnyCourse, lesson: AnyLesson, session: Session[Any], seat: str) -> str:  # Any: as above
    """Say what would end the lesson, to whoever does something else."""
    view = session.view(seat)
    said = course.said(lesson.hint, view, seat, *lines_of(lesson, session, seat)[:1])
    return session.ruleset.say(view, said)


def offer(game: str, label: str) -> Button:
    """Give the button that begins the lessons of a game."""
    return Button(action="learn", label=label, campaign=0, what=game)
