"""Lessons: where in the course of its game the learner of a practice stands."""

from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.playing import ruleset_of
from bot.store.look import Look
from bot.store.records import Campaign
from rules.kernel.play.lessons import Course, Lesson
from rules.kernel.play.session import Session

AnyLesson = Lesson[Any]  # Any: each game has its own state
AnyCourse = Course[Any]  # Any: as above


def is_practice(campaign: Campaign) -> bool:
    """Tell whether a campaign is the practice of one person, which no other sees and no clock drives."""
    return campaign.lesson is not None


def course_of(herald: Herald, campaign: Campaign) -> AnyCourse | None:
    """Give the course of a practice; None of a campaign that is none."""
    return ruleset_of(herald, campaign).lessons if is_practice(campaign) else None


def lesson_of(herald: Herald, campaign: Campaign) -> AnyLesson | None:
    """Give the lesson at which the learner stands; None of no practice, and after the last."""
    course = course_of(herald, campaign)
    left = course.lessons[campaign.lesson or 0 :] if course else ()
    return left[0] if left else None


def passes(herald: Herald, look: Look, session: Session[Any]) -> bool:  # Any: as above
    """Tell whether the open window of a practice closes by itself: the next lesson is at another, or impossible yet."""
    course, lesson, seat = course_of(herald, look.campaign), lesson_of(herald, look.campaign), pupil(look)
    window = session.window
    if course is None or window is None or not seat:
        return False
    if lesson is None:
        return course.until not in {"", window.name}
    asked = lesson.window == window.name and seat in window.asked
    return not (asked and lesson.offers(session.view(seat), seat))


def pupil(look: Look) -> str:
    """Give the seat of the learner; empty where it has been lost."""
    return next((seat.seat for seat in look.seats.values() if seat.user == look.campaign.host), "")
