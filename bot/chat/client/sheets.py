"""Order sheets written to the bot in direct messages: read whole, every line answered."""

import re
from collections.abc import Sequence

import discord

from bot.chat.answering.answers import answered, log, words
from bot.chat.answering.shared import Chat
from bot.chat.presses.presses import shown
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.orders import orders
from bot.service.posting import posts
from bot.service.table import campaigns
from rules.kernel.errors import Answer

NAMED = re.compile(r"\s*campaign[:\s]\s*([^\n]+)\n?", re.IGNORECASE)
"""A first line that says which campaign a sheet is for."""

UNREAD = (
    "I do not read a message again when it is edited, so your orders are as they were. Send the sheet again as a new "
    "message; /orders shows what stands."
)


async def read_sheet(chat: Chat, message: discord.Message) -> None:
    """Answer a direct message: the verdict on each line, and the whole order set."""
    try:
        parts = await verdicts(chat, message.author.id, clean(message.content))
    except Answer as slip:
        parts = words(answered(slip))
    except Exception:  # noqa: BLE001  the outermost edge of direct messages
        log.exception("fault", user=message.author.id, what="order sheet")
        parts = words("Something went wrong on Herald's side; /orders shows what stands.")
    for number, part in enumerate(parts):
        await message.channel.send(
            content=part.content or None,
            embeds=list(part.embeds),
            view=part.view() or discord.utils.MISSING,
            allowed_mentions=discord.AllowedMentions.none(),
            nonce=f"{message.id}-{number}"[-25:],
        )


async def explain_edit(chat: Chat, message: discord.Message) -> None:
    """Tell somebody who plays that an edited direct message changes no orders."""
    user = message.author.id
    playing = await campaigns.campaigns(chat.herald, user=user)
    if any(campaigns.speaks(card, user) and card.status != "ended" for card in playing):
        await message.channel.send(content=UNREAD, nonce=f"e{message.id}")


async def verdicts(chat: Chat, user: int, text: str) -> Sequence[Part]:
    """Read a sheet for the campaign that its first line names, else for the only one of this person."""
    named = NAMED.match(text)
    campaign = await campaigns.here(chat.herald, user=user, campaign=named[1].strip() if named else "")
    who = await campaigns.who(chat.herald, campaign, user)
    await posts.open_dm(chat.herald, campaign, user=user)
    sheet = text[named.end() :] if named else text
    if not sheet.strip():
        return await shown(chat, await orders.orders(chat.herald, who))
    judged, given = await orders.give_sheet(chat.herald, who, sheet)
    return await shown(chat, given, verdicts=judged, brief=True)
