"""The live panel: the latest panel of a direct message shows what was ordered in words, too."""

import discord

from bot.chat.answering.answers import log
from bot.chat.answering.bound import Bound
from bot.chat.answering.shared import Chat
from bot.chat.presses.panel import panel
from bot.service.orders import orders
from bot.service.table import campaigns

LOOKED = 25
"""How many messages back a panel is looked for."""
MARKS = {"ready", "unready"}


async def refresh(chat: Chat, channel: discord.abc.Messageable, user: int) -> None:
    """Bring the latest panel of this person up to date, if there is one near; a failure leaves it as it is."""
    try:
        found = await latest(channel)
        if found is None:
            return
        message, campaign = found
        who = await campaigns.who(chat.herald, campaign, user)
        part, *_ = panel(await orders.orders(chat.herald, who), brief=True)
        await message.edit(content=part.content or None, embeds=list(part.embeds), view=part.view())
    except discord.HTTPException as error:
        log.warning("panel not refreshed", code=error.code, status=error.status, user=user)


async def latest(channel: discord.abc.Messageable) -> tuple[discord.Message, int] | None:
    """Give the latest panel among the last messages, and its campaign."""
    async for message in channel.history(limit=LOOKED):
        ids = (getattr(one, "custom_id", "") for row in message.components for one in getattr(row, "children", ()))
        bounds = (Bound.read(id) for id in ids if id)
        for bound in bounds:
            if bound is not None and bound.kind == "panel" and bound.action in MARKS:
                return message, bound.campaign
    return None
