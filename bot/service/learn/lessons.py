"""Lessons: what an order means for the lesson in which it is given, and what follows the one that ends it."""

from dataclasses import replace

from bot.service.closing.finale import part
from bot.service.closing.sealing import close
from bot.service.desk.desk import Desk
from bot.service.ground.herald import Herald
from bot.service.ground.lessons import AnyCourse, course_of, lesson_of
from bot.service.ground.playing import rebuild
from bot.service.ground.values import OrderSet
from bot.service.learn.learning import touch
from bot.service.words.lessons import hint_of, praise
from bot.store.unit import Unit


async def led(herald: Herald, unit: Unit, desk: Desk, found: OrderSet) -> OrderSet:
    """Give the orders of a seat with what its lesson says to them; the order that ends the lesson leads to the next."""
    course, lesson = course_of(herald, unit.campaign), lesson_of(herald, unit.campaign)
    if course is None or lesson is None:
        return found
    await touch(herald, unit)
    if not lesson.ended(desk.given()):
        return replace(found, lesson=hint_of(course, lesson, desk.session, desk.who.seat))
    said = praise(course, lesson, desk.session, desk.view(), desk.who.seat)
    await lead_on(herald, unit, course)
    return replace(found, lesson=said)


async def lead_on(herald: Herald, unit: Unit, course: AnyCourse) -> None:
    """Close the turn at once and play on to the next lesson; after the last one, say farewell."""
    unit.change(lesson=(unit.campaign.lesson or 0) + 1)
    await close(herald, unit, await rebuild(herald, unit), waited=False)
    if lesson_of(herald, unit.campaign) is None:
        await part(herald, unit, course.farewell)
