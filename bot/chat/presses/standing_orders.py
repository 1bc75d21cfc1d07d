"""Standing orders shown, and what their buttons and their form do."""

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.chat.answering.answers import Interaction
from bot.chat.answering.bound import Bound
from bot.chat.answering.buttons import button
from bot.chat.answering.shared import Chat, seated
from bot.chat.presses.modals import Filled, standing_form, text_of
from bot.chat.presses.panel import sheet_page
from bot.chat.shapes.render import Part, render
from bot.service.ground.messages import Message
from bot.service.ground.values import Verdict
from bot.service.orders import standing_orders
from bot.service.orders.standing_orders import StandingSet
from rules.kernel.errors import Answer
from rules.kernel.telling.tellings import Page

Values = Sequence[str]
EXAMPLE = "tax 30"
ABOUT = (
    "Given for you in each window that asks for such an order, if you have given nothing there.",
    "“else:” before a line: only where nothing of the lines above it, from the last unmarked one on, was possible.",
    "“then:” before a line: only where the line just above it was possible. “once:” before a line: one time only.",
)


def standing_parts(kept: StandingSet, verdicts: Sequence[Verdict] = ()) -> list[Part]:
    """Give a seat's standing orders as messages, with what can be pressed."""
    lines = [f"{number}. {line}" for number, line in enumerate(kept.lines, start=1)] or ["None."]
    pages = [sheet_page(verdicts, "Standing orders")] if verdicts else []
    title = f"{kept.campaign_title}: standing orders of {kept.seat_title}"
    pages += [Page(title=title, lines=("\n".join(lines), "", *ABOUT))]
    parts = render(Message(pages=tuple(pages)), {})
    items = [button(bound(kept, "lasting"), "Edit", "primary")]
    items += [button(bound(kept, "unstand"), "Remove all", "danger")] if kept.lines else []
    return [replace(parts[0], items=tuple(items)), *parts[1:]]


def bound(kept: StandingSet, action: str) -> Bound:
    """Bind an action to this campaign and this seat."""
    return Bound.of("panel", action, kept.who.campaign, "", kept.who.seat)


async def show(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Show the standing orders of the person's seat."""
    return standing_parts(await standing_orders.standing_set(chat.herald, await seated(chat, interaction, bound)))


async def edit(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> discord.ui.Modal:
    """Open the form of the standing orders."""
    kept = await standing_orders.standing_set(chat.herald, await seated(chat, interaction, bound))
    return form_of(kept)


def form_of(kept: StandingSet) -> discord.ui.Modal:
    """Give the form of a seat's standing orders."""
    return standing_form(Bound.of("form", "lasting", kept.who.campaign, "", kept.who.seat), kept.lines, EXAMPLE)


async def settle(chat: Chat, interaction: Interaction, bound: Bound, sent: Filled) -> Sequence[Part]:
    """Keep the standing orders that a form holds; every line gets its verdict."""
    who = await seated(chat, interaction, bound)
    text = text_of(sent, "sheet")
    if list((await standing_orders.standing_set(chat.herald, who)).lines) == text.splitlines():
        raise Answer("these are your standing orders already; nothing has changed")
    verdicts, kept = await standing_orders.settle_all(chat.herald, who, text)
    return standing_parts(kept, [one for one in verdicts if not one.ok] and verdicts)


async def forget(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Forget all standing orders."""
    who = await seated(chat, interaction, bound)
    if not (await standing_orders.standing_set(chat.herald, who)).lines:
        raise Answer("you have no standing orders; nothing has changed")
    return standing_parts(await standing_orders.remove(chat.herald, who))


PRESSES = {"standing": show, "unstand": forget}
FORMS = {"lasting": edit}
SUBMITS = {"lasting": settle}
