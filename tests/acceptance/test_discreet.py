"""H23: when a discreet window closes tells nobody who was asked, who answered, or whether anybody was asked at all."""

import re
from dataclasses import replace
from datetime import datetime

import pytest

from bot.chat.answering.buttons import button_item
from bot.chat.shapes.render import render
from bot.service.ground.values import Post
from bot.service.orders import orders
from bot.service.plain import hearing
from bot.service.plain.verdicts import readied
from bot.service.schedule import Schedule
from bot.service.table import campaigns
from rules.kernel.errors import Refusal
from tests.service.bench import BLUE, RED, Table

SCHEDULE = Schedule(orders=24, reaction=12, marks=(6,))
ASKED = ("hush", "hush a", "hush b", "hush a b")
"""Whom the second day asks: nobody, one of the two, or both."""


async def hushed(bench: Table, words: str, *users: int, **settings: str) -> int:
    """Start a campaign whose second day is a discreet window, if one opens."""
    campaign = await bench.started(*users, schedule=SCHEDULE, **settings)
    await bench.give(campaign, RED, f'say "{words}"')
    await bench.ready(campaign, *users)
    await bench.deliver()
    return campaign


async def title(bench: Table, campaign: int) -> str:
    """Give what the open window asks."""
    return (await bench.card(campaign)).window.title


def public(posts: list[Post]) -> list[tuple[str, str]]:
    """Give what a channel reads of the discreet window and its end, without what was said there.

    Where that stands, the message of the next window comes below it, in place of the one that has closed.
    """
    read = [post for post in posts if post.target.kind == "channel" and ":chronicle-" not in post.key]
    shown = [post for post in read if ":turn-" not in post.key or "Closed " not in post.message.content]
    names = [re.sub("^turn-.*", "turn", post.key.partition(":")[2]) for post in shown]
    texts = [post.message.model_dump_json(exclude={"buttons"}) for post in shown]
    return list(zip(names, texts, strict=True))


async def test_H23_it_closes_when_all_whom_it_may_ask_are_ready_asked_or_not(bench: Table) -> None:
    """Of two people both have to press Ready, whichever of them was asked, if any."""
    titles = []
    for words in ASKED:
        campaign = await hushed(bench, words, RED, BLUE)
        seen = [await title(bench, campaign)]
        for user in (RED, BLUE):
            await bench.ready(campaign, user)
            seen.append(await title(bench, campaign))
        titles.append(seen)

    assert [["Whisper a word", "Whisper a word", "Say a word"]] * 4 == titles


@pytest.mark.parametrize("answers", ["", "say so"])
async def test_H23_its_deadline_and_what_follows_tell_nothing(bench: Table, answers: str) -> None:
    """Silence or an answer, patience and the ladder: it closes at the same moment, and the channel reads the same."""
    ends: list[tuple[datetime, list[tuple[str, str]]]] = []
    begun = bench.clock.now()
    for words in ASKED:
        bench.clock.moment = begun
        campaign = await hushed(bench, words, RED, BLUE, patience="2", absence="1", nudge="true")
        if answers and "b" in words.split():
            await bench.give(campaign, BLUE, answers)
        await bench.to_closing(campaign)
        ends.append((bench.clock.now(), public(await bench.deliver())))

    assert all(end == ends[0] for end in ends)
    assert not any("the autopilot plays" in text for _, text in ends[0][1])


async def test_H23_whoever_is_not_asked_reads_where_he_is_written_to_that_he_is_waited_for(bench: Table) -> None:
    """In the answer to his last Ready and to a greeting, with the button; once he is ready no more."""
    campaign = await hushed(bench, "hush a", RED, BLUE)
    who = await bench.who(campaign, BLUE)
    after = readied(replace(await orders.so_far(bench.herald, who), notes=(orders.CLOSED,)))
    greeted = await hearing.hear(bench.herald, BLUE, "hello", str(campaign))
    for message in (after, greeted):
        assert "nothing is asked of you now." in message.content
        assert "it waits for everybody alike: press Ready, and it goes on." in message.content
        assert "ready" in [button.action for button in message.buttons if button.window]
    found = await orders.ready(bench.herald, who)

    assert "press Ready" not in readied(found).content


async def test_H23_whoever_is_not_asked_can_be_ready_and_order_nothing(bench: Table) -> None:
    """The panel says why Ready is wanted all the same; an order is refused as in any window."""
    campaign = await hushed(bench, "hush a", RED, BLUE)
    blue = await bench.who(campaign, BLUE)
    shown = await orders.orders(bench.herald, blue)
    with pytest.raises(Refusal, match=r"nothing is asked of you now$"):
        await bench.give(campaign, BLUE, "say hello")

    assert shown.awaited and not shown.asked
    assert any("who is asked is secret" in note for note in shown.notes)
    assert (await orders.ready(bench.herald, blue)).ready


async def test_H23_anybody_may_move_its_deadline_on(bench: Table) -> None:
    """Else whoever does so would be known to be asked."""
    campaign = await hushed(bench, "hush a", RED, BLUE, extra_hours="10")
    due = (await bench.card(campaign)).window.due
    await campaigns.extend_own(bench.herald, await bench.who(campaign, BLUE), 2)

    assert due != (await bench.card(campaign)).window.due
    assert any("moved on by one of the players" in post.message.content for post in await bench.deliver())


async def test_H23_one_alone_waits_for_nobody(bench: Table) -> None:
    """Where one person plays against autopilots there is nobody to learn anything, so nothing waits."""
    titles = [await title(bench, await hushed(bench, words, RED)) for words in ("hush", "hush b")]

    assert ["Say a word", "Say a word"] == titles


async def test_H23_whoever_is_not_asked_says_ready_in_words(bench: Table) -> None:
    """“ready” counts at once where nothing is asked, and “end turn” asks with one button for it."""
    campaign = await hushed(bench, "hush", RED, BLUE)
    asked = await hearing.hear(bench.herald, RED, "end turn", str(campaign))
    said = await hearing.hear(bench.herald, RED, "ready", str(campaign))

    assert 1 == sum(part.item.label == "Ready" for part in render(asked, {}, None, button_item)[-1].items)
    assert said.content.endswith("You are ready.")
    await hearing.hear(bench.herald, BLUE, "I'm ready!", str(campaign))
    assert "Say a word" == await title(bench, campaign)
