"""What is written to the bot: in direct messages, and where it is mentioned; every message gets one short answer."""

from collections.abc import Sequence

import discord

from bot.chat.answering.answers import answered, log, words
from bot.chat.answering.shared import Chat
from bot.chat.client.live import refresh
from bot.chat.courier.hurdles import PASSING, passes
from bot.chat.presses.plain import MENTION
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.ground.ears import Said
from bot.service.ground.messages import Button, Message
from bot.service.plain import hearing
from bot.service.posting import posts
from bot.service.reading.speaking import open_key
from bot.service.table import campaigns
from bot.store.errors import Stale, Unavailable
from rules.kernel.errors import Answer

UNREAD = (
    "I do not read a message again when it is edited, so your orders are as they were. Send the sheet again as a new "
    "message; /orders shows what stands."
)
WORDLESS = "I read words only. Write an order, or ask me anything: help says how."
AWAY = (
    "My database does not answer just now, so nothing of this is kept yet. I read it again as soon as it does, and "
    "answer then; you need not send it twice."
)
"""What is said of a message that is read again later."""
TAKEN = ("✓", *map(str, range(1, 10)))
"""How an answer begins that tells of an order taken: `✓ tax 30`, `2 of 3 taken`."""
REFERRING = {"which", "post", "answer", "plead"}
"""The buttons that look again at what they answer."""


async def read_sheet(chat: Chat, message: discord.Message, said: Said) -> int | None:
    """Answer a direct message: an order sheet, a question, a greeting; one read late by referring to it.

    Gives the number of the answer; None where it is to be read again, for it could not be kept, or not be answered.
    """
    try:
        parts, refer, kept = await heard(chat, message, said)
        # Discord gives the first message back to whoever repeats its nonce: what is to come yet needs one of its own.
        answer = await send(message, parts, refer=refer or said.at is not None, mark="" if kept else "a")
    except discord.HTTPException as error:
        log.warning("not answered", user=said.user, code=error.code, status=error.status)
        return None if passes(error) else 0
    except PASSING as error:
        log.warning("not answered", user=said.user, reason=type(error).__name__)
        return None
    if parts and parts[0].content.startswith(TAKEN):
        await refresh(chat, message.channel, message.author.id)
    return answer if kept else None


async def heard(chat: Chat, message: discord.Message, said: Said) -> tuple[Sequence[Part], bool, bool]:
    """Give what is answered to a direct message, whether it has to refer to it, and whether it was kept."""
    if not message.content.strip():
        return words(WORDLESS), False, True
    refer = False
    try:
        found = await hearing.hear(chat.herald, message.author.id, clean(message.content), said=said)
        refer = any(button.action in REFERRING for button in found.buttons)
        parts: Sequence[Part] = await chat.parts(found, None)
        await reach(chat, message.author.id)
    except Answer as slip:
        parts = words(answered(slip))
    except (Unavailable, Stale):
        return words(AWAY), False, False
    except Exception:  # noqa: BLE001  the outermost edge of direct messages
        log.exception("fault", user=message.author.id, what="order sheet")
        parts = words("Something went wrong on Herald's side; /orders shows what stands.")
    return parts, refer, True


async def reach(chat: Chat, user: int) -> None:
    """Note in each campaign of a person that direct messages reach them."""
    for campaign in await chat.herald.store.campaigns(user=user, going=True):
        await posts.open_dm(chat.herald, campaign, user=user)


async def answer_mention(chat: Chat, message: discord.Message) -> None:
    """Offer whoever mentions the bot in a channel an answer that nobody else sees."""
    text = MENTION.sub("", message.content).strip()
    going = await campaigns.campaigns(chat.herald, user=message.author.id, going=True)
    card, alone = next(iter(going), None), len(going) == 1 and campaigns.speaks(going[0], message.author.id)
    here, window = (going[0].id, open_key(going[0])) if alone else (0, "")
    button = Button(action="answer", label="Show me", campaign=here, window=window, style="primary")
    said = "I answer you alone, so that nobody reads your affairs. You may also write to me directly."
    if not text and card is None:
        said = "I am Herald, a gamemaster. /help says how I work."
    await send(message, await chat.parts(Message(content=said, buttons=(button,)), None), refer=True)


async def send(message: discord.Message, parts: Sequence[Part], *, refer: bool, mark: str = "") -> int:
    """Send an answer to a message, and give its number; its nonce keeps a retry from saying it twice.

    Answers of another `mark`, of a letter at most, are other answers to the same message.
    """
    last = 0
    for number, part in enumerate(parts):
        tell = message.reply if refer and number == len(parts) - 1 else message.channel.send
        sent = await tell(
            content=part.content or None,
            embeds=list(part.embeds),
            files=part.files(),
            view=part.view() or discord.utils.MISSING,
            allowed_mentions=discord.AllowedMentions.none(),
            nonce=f"{mark}{message.id}-{number}"[-25:],
        )
        last = sent.id
    return last


async def explain_edit(chat: Chat, message: discord.Message) -> None:
    """Tell somebody who plays that an edited direct message changes no orders."""
    user = message.author.id
    playing = await campaigns.campaigns(chat.herald, user=user)
    if any(campaigns.speaks(card, user) and card.status != "ended" for card in playing):
        none = discord.AllowedMentions.none()
        await message.reply(content=UNREAD, nonce=f"e{message.id}", allowed_mentions=none)
