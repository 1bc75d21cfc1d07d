"""Lessons on Discord: from the slash command to the farewell, and over a restart."""

import discord

from rules.registry import RULESETS
from tests.e2e.table import Player, Table

GAME = "civilized"
COURSE = RULESETS[GAME].lessons
assert COURSE is not None


def lesson_of(player: Player) -> discord.Message:
    """Give the latest lesson in a person's direct messages."""
    return [one for one in player.table.messages("direct", player.name) if one.content.startswith("**Lesson ")][-1]


def first_order(player: Player) -> str:
    """Give what stands on the first button of the latest lesson."""
    row = lesson_of(player).components[0]
    return next(child.label for child in row.children if child.style is discord.ButtonStyle.primary)


async def test_from_the_command_to_the_last_lesson(table: Table) -> None:
    """Six presses, nothing in the channel, a farewell; what was pressed can be pressed no more."""
    ada = table.player("Ada")
    asked = await ada.slash("campaign", "learn", game=GAME)
    assert "six lessons" in asked.text.replace("6", "six")

    for number, lesson in enumerate(COURSE.lessons, start=1):
        assert f"**Lesson {number} of 6: {lesson.title}**" in lesson_of(ada).content
        answered = await ada.press("direct", first_order(ada))
        assert "Well done." in answered.text

    assert COURSE.farewell in ada.sees("direct")
    assert [] == table.messages("campaign", "Ben")
    assert not [row for row in lesson_of(ada).components if row.children]


async def test_left_and_taken_up_after_a_restart(table: Table) -> None:
    """The lesson stands where it stood; it can be asked for again, stopped, and asked for in plain words."""
    ada = table.player("Ada")
    await ada.slash("direct", "learn", game=GAME)
    await ada.write("tax 30")
    await table.restart()

    assert COURSE.lessons[1].title in (await ada.slash("direct", "learn")).text
    assert "Well done." in await ada.write(first_order(ada))
    assert "forgotten" in (await ada.press("direct", "Stop the practice")).text
    assert "/learn" in await ada.write("how do I play?")
    assert COURSE.lessons[0].title in await begun_again(ada)


async def begun_again(player: Player) -> str:
    """Press the door to the lessons below the latest answer, and give the lesson."""
    await player.press("direct", "Teach me Civilized")
    return lesson_of(player).content


async def test_with_closed_doors_the_lessons_come_in_a_thread(table: Table) -> None:
    """Whoever takes no direct messages learns in a private thread below the channel where it was asked for."""
    table.world.shut("Ada", on=True)
    ada = table.player("Ada")
    await ada.slash("campaign", "learn", game=GAME)
    rooms = [room for room in table.world.rooms("Ada") if room.kind == "thread"]
    assert 1 == len(rooms)
    assert COURSE.lessons[0].title in ada.sees(rooms[0].key)

    await ada.press(rooms[0].key, "tax 30")
    assert COURSE.lessons[1].title in ada.sees(rooms[0].key)
    assert not [room for room in table.world.rooms("Ben") if room.kind == "thread"]
