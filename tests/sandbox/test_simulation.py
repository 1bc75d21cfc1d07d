"""What SimCord is taught: nonces, faults, closed direct messages, the clock, rooms side by side."""

import re
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sandbox.simulation import shares_a_server
from sandbox.world import INVITED, World

LINK = int(re.search(r"permissions=(\d+)", Path("README.md").read_text())[1])


async def said(world: World, words: str) -> bool:
    """Let Ada have the bot say something; tell whether she got an answer."""
    result = await world.people["Ada"].slash(world.channel("campaign"), "say", words=words)
    return result.acknowledged


def heard(world: World) -> list[str]:
    """Give what stands in #campaign for all."""
    return [message.content for message in world.channel("campaign").history()]


async def test_nonce_makes_one_message(world: World) -> None:
    """A message sent again with its nonce stands once, until Discord has forgotten the nonce."""
    await said(world, "hail")
    await said(world, "hail")
    once = heard(world)
    await world.env.advance_time(301)
    await said(world, "hail")

    assert (["hail"], ["hail", "hail"]) == (once, heard(world))


async def test_every_third_request_fails_before_its_effect(world: World) -> None:
    """Each failed request leaves nothing behind, and is remembered."""
    world.chaos.count, world.chaos.every = 0, 3
    answers = [await said(world, words) for words in ("one", "two", "three", "four")]

    assert ([True, False, True, False], ["one", "three"]) == (answers, heard(world))
    assert ["500 POST", "429 POST"] == [failed[:8] for failed in world.chaos.failed]
    assert 2 == len(world.env.errors)


async def test_late_fault_loses_the_answer_alone(world: World) -> None:
    """A request that fails late has taken effect."""
    world.chaos.every, world.chaos.late = 1, True
    await said(world, "hail")

    assert ["hail"] == heard(world)
    assert 1 == len(world.env.errors)


async def test_closed_direct_messages_refuse_the_bot_alone(world: World) -> None:
    """The bot cannot write to a person whose direct messages are closed; once open again, it can."""
    ben = world.people["Ben"].user
    world.shut("Ben", True)
    refused = await ben.slash("say", words="psst")
    world.shut("Ben", False)
    taken = await ben.slash("say", words="psst")

    assert (False, True) == (refused.acknowledged, taken.acknowledged)
    assert 50007 == world.env.errors[0].original.code


async def test_clock_wakes_who_waits_for_it(world: World) -> None:
    """What waits through the clock wakes at its moment, however far the clock is moved at once."""
    start = world.env.now()
    await world.people["Ada"].slash(world.channel("campaign"), "strike", hours=5)
    await world.env.advance_time(86400)

    assert ["dong"] == heard(world)
    assert start + timedelta(hours=5) == world.channel("campaign").last_message.created_at


async def test_bot_has_what_the_invite_link_gives(world: World) -> None:
    """The bot may do in the channel what the README's link asks for, and nothing else."""
    mine = world.guild.me

    assert LINK == INVITED.value
    assert INVITED | mine.guild.default_role.permissions == mine.guild_permissions
    assert not mine.guild_permissions.manage_messages


async def test_rooms_are_shown_side_by_side(world: World) -> None:
    """Each person has a page of their own, which shows one room at a time."""
    ada = await world.show("Ada", "campaign", 0)
    ben = await world.show("Ben", "direct", 0)
    other = await world.show("Ada", "table-talk", 0)
    await other.refresh()
    await ben.refresh()

    assert other.url != ben.url
    assert [True, False, False] == [each._closed for each in (ada, ben, other)]


async def test_restart_keeps_the_world(world: World) -> None:
    """After a restart another bot answers in the same rooms."""
    before = world.app.client
    await said(world, "before")
    await world.restart()
    await said(world, "after")

    assert before is not world.app.client
    assert ["before", "after"] == heard(world)


def test_whoever_shares_a_server_is_named_in_a_direct_message(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Discord; a stranger is not, and those of the room are in any case."""
    monkeypatch.setattr("sandbox.simulation.ALLOWED", lambda *asked: asked[-1] == 1)
    server = SimpleNamespace(members={1: None, 2: None})
    preview: Any = SimpleNamespace(env=SimpleNamespace(backend=SimpleNamespace(guilds={7: server})))

    assert [True, True, False] == [shares_a_server(preview, None, user) for user in (1, 2, 3)]
