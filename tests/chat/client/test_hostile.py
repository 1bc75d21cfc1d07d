"""What people write does nothing but be shown, wherever they write it."""

import pytest

from bot.chat.answering.bound import Bound
from bot.chat.answering.buttons import button
from bot.chat.shapes.render import Part
from tests.chat.conftest import Market
from tests.chat.worst import HOSTILE, faults

NASTY = [text[:80] for text in HOSTILE if text.strip()]


def sound(table: Market) -> None:
    """Nothing that anybody sees breaks a limit, or mentions whom it should not."""
    for name in ("Ada", "Ben", "Dan"):
        for room in ("campaign", "direct"):
            for message in table.messages(room, name):
                if message.author.id == table.world.env.bot.user.id:
                    assert [] == faults(message.content, message.embeds) or message.attachments
                    assert not message.mention_everyone
                    assert not message.role_mentions


@pytest.mark.parametrize("text", NASTY, ids=range(len(NASTY)))
async def test_hostile_titles(table: Market, text: str) -> None:
    """A title of any kind founds a campaign, or is refused in words; it is shown as it was written."""
    ada = table.player("Ada")

    answer = await ada.slash("campaign", "campaign found", game="toy", title=text)
    joined = await ada.slash("campaign", "join", phrase=text)

    assert answer.text
    assert joined.text
    sound(table)


@pytest.mark.parametrize("text", NASTY[::2], ids=range(len(NASTY[::2])))
async def test_hostile_orders(table: Market, text: str) -> None:
    """Whatever is typed into any option, form or message is refused in words or shown as it was written."""
    ada, ben, _ = await table.begun()
    panel = await ben.slash("campaign", "orders")

    replies = [
        await ada.slash("campaign", "order", line=text),
        await ada.slash("campaign", "toy claim", stall=text),
        await ada.slash("campaign", "toy gift", shares=text),
        await ada.slash("campaign", "toy bid", coins=3, campaign=text),
        await ada.slash("campaign", "why", event=text),
        await ada.slash("campaign", "rule", question=text),
        await ada.slash("campaign", "join", seat=text),
        await ada.slash("campaign", "campaign settings", setting=text, value=text),
        await (await panel.press("Order sheet")).fill(sheet=text),
    ]
    await ada.complete("campaign", "order", "line", text)
    await ada.complete("campaign", "toy gift", "shares", text)
    written = await ada.write(text)
    replies.append(await ada.slash("campaign", "gm hold", reason=text))

    assert all(reply.text for reply in replies)
    assert written
    assert not [reply.text for reply in replies if "went wrong" in reply.text]
    assert "went wrong" not in written
    sound(table)


async def test_hostile_names(table: Market) -> None:
    """A person whose name is an attack waits under it like anybody else."""
    await table.founded()
    dan = table.world.people["Dan"]
    dan.user._user.global_name = "@everyone ||\u202edlrow||"

    await table.player("Dan").slash("campaign", "join")

    assert "@\u200beveryone" in table.player("Ada").sees()
    sound(table)


@pytest.mark.parametrize("action", ["orders", "ready", "papers", "page", "sheet", "unready"])
async def test_a_stranger_presses_in_vain(table: Market, action: str) -> None:
    """Whatever an id is bound to, it reaches nothing that its presser might not reach otherwise (P9)."""
    await table.begun()
    before = await table.world.app.client.chat.card(1)
    channel = table.world.app.client.get_partial_messageable(table.world.channel("campaign").id)
    for campaign, label in ((1, "Theirs"), (999_999, "Nobody's")):
        shown = button(Bound.of("post", action, campaign, before.window.key, "red"), label)
        await channel.send(label, view=Part(items=(shown,)).view())

    theirs = await table.player("Dan").press("campaign", "Theirs")
    nobodys = await table.player("Dan").press("campaign", "Nobody's")

    assert "You hold no seat" in theirs.text
    assert "There is no campaign" in nobodys.text
    assert before == await table.world.app.client.chat.card(1)
