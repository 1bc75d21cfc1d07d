"""Lessons: the brief of a learner, which is a lesson with what befell the practice since the last one."""

from collections.abc import Sequence

from bot.service.ground.lessons import AnyCourse
from bot.service.ground.messages import Message
from bot.service.telling.stage import Stage
from bot.service.words.chronicle import HEADLINE
from bot.service.words.lessons import lesson_message
from bot.store.records import Entry
from rules.kernel.telling.tellings import Page

TOLD = 3
"""The most that a lesson tells of what befell."""
LOST = "This lesson cannot be told (fault {}). /learn begins the practice anew."


def course_at(stage: Stage) -> AnyCourse | None:
    """Give the course of a practice, while there is a lesson left; None of any other campaign."""
    number, course = stage.look.campaign.lesson, stage.game and stage.game.lessons
    return course if course and number is not None and number < len(course.lessons) else None


def counsels(stage: Stage) -> bool:
    """Tell whether the brief shows counsel: always, but in a lesson only where that is its subject."""
    course = course_at(stage)
    return course is None or course.lessons[stage.look.campaign.lesson or 0].counsel


def chosen(befell: Sequence[Entry], *, first: bool) -> list[Entry]:
    """Give what a learner is told of what befell: the headlines, a few of them, and nothing before the first lesson."""
    return [] if first else [entry for entry in befell if entry.weight >= HEADLINE][:TOLD]


def lesson(stage: Stage, course: AnyCourse, pages: Sequence[Page]) -> Message:
    """Give the lesson at which the learner stands, below what is told before it."""
    found = stage.voice.ask(
        "a lesson",
        lambda: lesson_message(stage.look, course, stage.played),
        lambda fault: Message(content=LOST.format(fault)),
    )
    return found.model_copy(update={"pages": (*pages, *found.pages)})
