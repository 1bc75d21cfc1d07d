"""The outermost edge: every answer to an interaction goes through here, and so does every slip and every fault."""

import asyncio
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import aiohttp
import discord
import structlog

from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part, render
from bot.service.ground.messages import Message
from bot.store.errors import Stale, Unavailable, Unknown
from rules.kernel.errors import Answer

Interaction = discord.Interaction[Any]  # Any: the client, which the edge does not touch
Work = Callable[[], Awaitable[Sequence[Part]]]
Build = Callable[[], Awaitable[discord.ui.Modal | Sequence[Part]]]
ALREADY, UNKNOWN = 40060, 10062
"""Discord's codes: answered before (a retry of an answer that had arrived), and too late or unknown."""

NETWORK = (OSError, TimeoutError, aiohttp.ClientError)
"""What the network does to an answer: it is cut off on its way."""
NOT_KEPT = (
    "My database does not answer just now, so this is NOT kept. Give it again later: I write to you as soon as it is "
    "back."
)
LONG = "This takes longer than usual. Your answer comes here; you need not send anything again."
PATIENCE = 1.0
"""Seconds after which whoever waits is told so."""
WAITS: deque[float] = deque(maxlen=1000)
"""How long the latest interactions waited for an acknowledgement, in seconds, until somebody counts them."""

log = structlog.get_logger("herald.chat")


async def answer(interaction: Interaction, work: Work, *, here: bool = False) -> None:
    """Acknowledge, do the work, show what came of it.

    The answer is for this person alone; in a direct message it stays. `here` changes the message that was pressed.
    """
    if not await acknowledged(interaction, here):
        return
    try:
        parts = await patiently(interaction, work, here=here)
    except Exception as error:  # noqa: BLE001  the outermost edge
        await tell(interaction, error, aside=here)
        return
    try:
        await show(interaction, parts, here=here)
    except NETWORK as lost:  # what was done is done; the person looks again
        log.warning("not told", reason=type(lost).__name__, **named(interaction))
    except Exception as error:  # noqa: BLE001  the outermost edge
        await tell(interaction, error, aside=here)


async def patiently(interaction: Interaction, work: Work, *, here: bool) -> Sequence[Part]:
    """Do the work; where it takes longer than a second, say so meanwhile.

    What was pressed `here` stands there unchanged until the answer takes its place.
    """
    said: list[asyncio.Task[None]] = []
    loop = asyncio.get_running_loop()

    def begin() -> None:
        if not here:
            said.append(loop.create_task(say(interaction, LONG)))

    later = loop.call_later(PATIENCE, begin)
    try:
        return await work()
    finally:
        later.cancel()
        await asyncio.gather(*said)  # lest it take the answer's place


async def say(interaction: Interaction, text: str) -> None:
    """Put a text where the answer will stand; if that fails, the answer comes all the same."""
    try:
        await interaction.edit_original_response(content=text)
    except (discord.HTTPException, *NETWORK) as lost:
        log.warning("not told", reason=type(lost).__name__, **named(interaction))


async def open_form(interaction: Interaction, build: Build, *, here: bool = True) -> None:
    """Open a form, or answer at once where there is nothing to fill in; a form cannot be deferred.

    What is answered at once changes the message that was pressed if it is `here`.
    """
    try:
        built = await build()
        if isinstance(built, discord.ui.Modal):
            built.stop()  # what is sent back says everything: nothing waits in memory for it
            await interaction.response.send_modal(built)
            return
        if await acknowledged(interaction, here):
            await show(interaction, built, here=here)
    except Exception as error:  # noqa: BLE001  the outermost edge
        done = interaction.response.is_done()
        if done or await acknowledged(interaction, here=False):
            await tell(interaction, error, aside=done)


async def completed(
    interaction: Interaction, work: Callable[[], Awaitable[Sequence[tuple[str, str]]]]
) -> Sequence[tuple[str, str]]:
    """Give completions; a slip or a fault gives none, for nobody could read it there."""
    try:
        return await work()
    except (Answer, Unavailable, Stale):
        return []
    except Exception as error:  # noqa: BLE001  the outermost edge
        fault(interaction, error)
        return []


async def acknowledged(interaction: Interaction, here: bool) -> bool:
    """Tell Discord within its three seconds that an answer comes; False if it no longer waits for one."""
    try:
        await interaction.response.defer(ephemeral=private(interaction), thinking=not here)
    except discord.InteractionResponded:
        return True
    except discord.HTTPException as error:
        if error.code != ALREADY:
            log.warning("not acknowledged", code=error.code, status=error.status, **named(interaction))
        return error.code == ALREADY
    except NETWORK as error:
        log.warning("not acknowledged", reason=type(error).__name__, **named(interaction))
        return False
    WAITS.append(max(0.0, (discord.utils.utcnow() - interaction.created_at).total_seconds()))
    return True


async def show(interaction: Interaction, parts: Sequence[Part], *, here: bool = False) -> None:
    """Show an answer: the first message in place of the deferral, the others after it."""
    first, *rest = parts
    await interaction.edit_original_response(
        content=first.content or None,
        embeds=list(first.embeds),
        attachments=first.files(),
        view=first.view(),
        allowed_mentions=discord.AllowedMentions.none(),
    )
    for part in rest:
        await interaction.followup.send(
            content=part.content or discord.utils.MISSING,
            embeds=list(part.embeds),
            files=part.files(),
            view=part.view() or discord.utils.MISSING,
            allowed_mentions=discord.AllowedMentions.none(),
            ephemeral=private(interaction),
        )


async def tell(interaction: Interaction, error: Exception, *, aside: bool) -> None:
    """Say privately what went wrong: a slip in its own words, a fault with the id under which it was logged."""
    parts = words(excuse(interaction, error))
    try:
        if not aside:
            await show(interaction, parts)
            return
        for part in parts:
            await interaction.followup.send(
                part.content, ephemeral=True, allowed_mentions=discord.AllowedMentions.none()
            )
    except discord.HTTPException as lost:
        log.warning("not told", code=lost.code, status=lost.status, **named(interaction))
    except NETWORK as lost:
        log.warning("not told", reason=type(lost).__name__, **named(interaction))


def excuse(interaction: Interaction, error: Exception) -> str:
    """Put an error into words for the person it happened to, and log what is ours."""
    if isinstance(error, Answer):
        return answered(error)
    if isinstance(error, (Unavailable, Stale)):
        interaction.client.away(interaction.user.id)
        return NOT_KEPT
    number = fault(interaction, error)
    return f"Something went wrong on Herald's side; it is noted under {number}. /status shows what stands."


def answered(error: Answer) -> str:
    """Give a slip's own words."""
    text = str(error)
    if isinstance(error, Unknown):  # campaigns stay for ever, a practice does not
        text += "; a practice that is over is forgotten, and /learn begins another"
    return text[:1].upper() + text[1:]


def fault(interaction: Interaction, error: Exception) -> str:
    """Log a mistake of ours once and give its id."""
    number = secrets.token_hex(3)
    log.error("fault", id=number, exc_info=error, **named(interaction))
    return number


def named(interaction: Interaction) -> dict[str, Any]:  # Any: whatever a log line holds
    """Give what a log line says of an interaction: who, where and what was pressed or typed, not with which words."""
    data = dict(interaction.data or {})
    what = interaction.command.qualified_name if interaction.command else data.get("custom_id", "")
    return {"user": interaction.user.id, "channel": interaction.channel_id, "guild": interaction.guild_id, "what": what}


def private(interaction: Interaction) -> bool:
    """In a guild nobody else may see an answer; a direct message is private, and there it may stay."""
    return interaction.guild_id is not None


def words(text: str) -> list[Part]:
    """Give a plain text as messages."""
    return render(Message(content=text), {})


def named_person(interaction: Interaction) -> str:
    """Give the name under which a person is seen."""
    return clean(interaction.user.display_name).strip() or str(interaction.user.id)
