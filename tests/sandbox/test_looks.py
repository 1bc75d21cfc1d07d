"""What the desk shows of the rooms: unread marks, news, plain text."""

from datetime import UTC, datetime

import discord

from sandbox.looks import Looks
from sandbox.plain import lines, plain
from sandbox.world import World


async def test_unread_until_looked_at(world: World) -> None:
    """What the bot says is unread for everybody until somebody looks, but what one person sees only for that person."""
    looks = Looks(world)
    await world.people["Ada"].slash(world.channel("campaign"), "say", words="hail")
    before = looks.unread()
    looks.look("Ben", "campaign")
    after = looks.unread()

    assert (2, 1) == (before["Ada", "campaign"], before["Ben", "campaign"])
    assert (1, 0) == (after["Ada", "campaign"], after["Ben", "campaign"])


async def test_people_are_not_news_to_themselves(world: World) -> None:
    """What the people write is theirs, and read."""
    looks = Looks(world)
    await world.people["Ada"].send(world.channel("table-talk"), "hello")

    assert {0} == set(looks.unread().values())
    assert ["hello"] == [line["text"] for line in looks.news()]


async def test_news_tell_each_message_once_newest_first(world: World) -> None:
    """A message that four people see is told once; one that only Ada sees says so."""
    looks = Looks(world)
    await world.people["Ada"].slash(world.channel("campaign"), "say", words="hail")

    assert [("said", "Ada"), ("hail", "")] == [(line["text"], line["only"]) for line in looks.news()]


async def test_everything_is_read_at_once(world: World) -> None:
    """One button takes everything for read."""
    looks = Looks(world)
    await world.people["Ada"].slash(world.channel("campaign"), "say", words="hail")
    looks.look_everywhere()

    assert {0} == set(looks.unread().values())


def test_plain_text_has_no_marks() -> None:
    """Times, mentions and marks are put into words."""
    text = "**Ur** burns at <t:1767225600:R>, <@7>; see <#8>\n-# a \\*star\\* `x`"

    assert "Ur burns at Thu 1 Jan 2026, 00:00, @Ada; see #campaign\na *star* x" == plain(
        text, {7: "Ada", 8: "campaign"}
    )


def test_relative_times_are_told_from_now() -> None:
    """What Discord counts down is counted from the table's clock."""
    now = datetime.fromtimestamp(1767225600, UTC)

    assert "in 1 h; 2 d ago" == plain("<t:1767229200:R>; <t:1767052800:R>", {}, now)


def test_embed_is_read_from_top_to_bottom() -> None:
    """An embed is its author, title, text, fields and foot."""
    embed = discord.Embed(title="Ur", description="A city").add_field(name="People", value="4").set_footer(text="end")

    assert ["", "Ur", "A city", "People: 4", "end"] == lines(embed)
