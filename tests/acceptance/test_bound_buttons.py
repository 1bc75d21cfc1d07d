"""Buttons outlive restarts and act for their campaign, their window and their seat alone (H20)."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.service.table import gamemaster
from tests.chat.conftest import Market, folder  # noqa: F401  a fixture
from tests.e2e.table import Player, Reply


@pytest.fixture
async def market(folder: Path) -> AsyncIterator[Market]:  # noqa: F811  the fixture
    """A table at which the Market is played by three seats."""
    async with Market(folder) as laid:
        yield laid


async def written(market: Market, campaign: int = 1) -> dict[str, object]:
    """Give everything that is kept of a campaign, to see whether a press changed it."""
    herald = market.world.app.herald
    kept: dict[str, object] = json.loads(await gamemaster.export(herald, campaign, None))
    async with herald.store.look(campaign) as look:
        kept["open"] = sorted(map(str, await look.drafts())), sorted(await look.readies())
    kept.pop("digest")
    return kept


async def second(market: Market) -> None:
    """Begin another campaign beside the first, in which Ada and Ben have changed places."""
    ada = market.player("Ada")
    await ada.slash("table-talk", "campaign found", game="toy", title="The Fair of Kish")
    for name, seat in (("Ada", "blue"), ("Ben", "red")):
        await market.player(name).slash("table-talk", "join", seat=seat)
    await ada.slash("table-talk", "campaign start")


def asked(market: Market, name: str) -> discord.Message:
    """Give the message that asked somebody for the orders of the day."""
    return next(one for one in reversed(market.messages("direct", name)) if "The orders of the day" in one.content)


def said(reply: Reply) -> str:
    """Give what a press answered, whose every part is for the presser alone."""
    # A panel that is pressed where it stands answers a slip beside itself.
    shown = reply.result.followups or [reply.result.response]
    assert all(one.ephemeral or reply.room == "direct" for one in shown)
    return reply.text


async def test_H20_after_a_restart_every_button_still_works(market: Market) -> None:
    """The question, the panel, the letter and the pact are pressed after the bot was stopped and started anew."""
    ada, ben, _ = await market.begun()
    panel = await ada.slash("campaign", "orders")
    await ada.slash("campaign", "letter", to="the Blues", text="Peace?")
    await ada.slash("campaign", "pact propose", to="the Blues", text="No war")
    await market.restart()

    ready = await panel.press("Ready")
    reply = await (await ben.press("direct", "Reply")).fill(text="Peace.")
    pact = await ben.press("direct", "Accept")
    orders = await ben.press_on("direct", asked(market, "Ben"), "Orders")

    assert "You are ready." in ready.text
    assert "is sent" in reply.text
    assert "The pact is in force." in pact.text
    assert "The Fair of Ur: the Blues" in orders.text


async def test_H20_stale_presses_change_nothing(market: Market) -> None:
    """Buttons, menus and forms of a window that has closed are refused privately."""
    ada, ben, cleo = await market.begun()
    panel = await ada.slash("campaign", "orders")
    form = await panel.choose("Give an order", "Bid")
    for player in (ada, ben, cleo):
        await player.slash("campaign", "ready")
    before = await written(market)

    told = [said(await panel.press("Ready")), said(await form.fill(coins="3"))]
    told.append(said(await panel.choose("Give an order", "Bid")))

    assert all("This window has closed; /orders shows what is open now" in text for text in told), told
    assert before == await written(market)


async def test_H20_presses_of_others_change_nothing(market: Market) -> None:
    """A panel, a question and a letter of one seat do nothing for who holds another seat, or none."""
    ada, _, _ = await market.begun()
    await second(market)
    mine = await ada.slash("campaign", "orders", campaign="1")
    await market.player("Ben").slash("campaign", "letter", to="the Reds", text="For the Reds.", campaign="1")
    letter = market.messages("direct", "Ada")[-1]
    before, beside = await written(market), await written(market, 2)

    ready = await press_as(market, "Cleo", "campaign", mine.message, "Ready")
    form = await press_as(market, "Ben", "direct", letter, "Reply")
    stranger = await press_as(market, "Dan", "campaign", mine.message, "Ready")

    assert "belongs to another seat; yours is Grün & Söhne" in ready
    assert "belongs to another seat; yours is the Blues" in form
    assert "you hold no seat" in stranger.lower()
    assert (before, beside) == (await written(market), await written(market, 2))


async def press_as(market: Market, name: str, room: str, message: discord.Message, label: str) -> str:
    """Let somebody press a button that Discord would not have shown them, and give what they are told."""
    button = next(one for row in message.components for one in row.children if getattr(one, "label", "") == label)
    player: Player = market.player(name)
    channel = market.world.app.client.get_partial_messageable(market.world.channel("campaign").id)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label=label, custom_id=button.custom_id))
    await channel.send("copied", view=view)
    return said(await player.press("campaign", label))


async def test_H20_a_panel_acts_in_its_own_campaign(market: Market) -> None:
    """Pressed beside another campaign's channel it changes its own alone (#96)."""
    ada, _, _ = await market.begun()
    await second(market)
    panel = await ada.slash("table-talk", "orders", campaign="1")
    beside = await written(market, 2)

    ready = await panel.press("Ready")

    assert "The Fair of Ur" in ready.text and "You are ready." in ready.text
    assert beside == await written(market, 2)


async def test_H20_a_dismissed_deputy_and_a_former_holder_press_in_vain(market: Market) -> None:
    """Whoever stood in, or sat there before, is refused with every button that they still see."""
    ada, ben, _ = await market.begun()
    dan = market.player("Dan")
    await ada.slash("campaign", "deputy", person=market.world.people["Dan"].user)
    panel = await dan.slash("campaign", "orders")
    assert "the Reds" in panel.text
    await ada.slash("campaign", "letter", to="the Blues", text="Only for Blue.")
    letter = market.messages("direct", "Ben")[-1]
    question = asked(market, "Ben")
    await market.player("Dan").press("campaign", "Lay it down")
    await ben.slash("campaign", "leave")
    before = await written(market)

    told = [said(await panel.press("Ready"))]
    told += [said(await ben.press_on("direct", letter, "Reply"))]
    told += [said(await ben.press_on("direct", question, "Ready"))]

    assert all("you hold no seat" in text.lower() for text in told), told
    assert before == await written(market)
