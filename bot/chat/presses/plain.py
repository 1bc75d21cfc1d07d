"""What the buttons below a short answer do: give the order that they say, note it, answer, take back."""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from bot.chat.answering.answers import Interaction, words
from bot.chat.answering.bound import Bound, token
from bot.chat.answering.shared import Chat, seated
from bot.chat.presses.windows import key_of, standing
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.ground.messages import Message, stamp
from bot.service.ground.wording import plural
from bot.service.history.catchup import all_of_it
from bot.service.history.catchup import catchup as catching_up
from bot.service.orders import orders, standing_orders
from bot.service.plain import hearing
from bot.service.plain.assent import proposals
from bot.service.plain.dealings import wanted
from bot.service.plain.leading import holidays, wishing
from bot.service.plain.leading.meant import in_seats
from bot.service.plain.leading.pleading import OWN, for_gamemaster
from bot.service.plain.letters import written
from bot.service.plain.pending import mark
from bot.service.plain.replies import EVERY
from bot.service.plain.situation import given
from bot.service.plain.verdicts import NOTE, SURE, judged
from bot.service.reading.leaves import leafed
from bot.service.table import pausing
from bot.service.talk import letters, pacts, pleas
from rules.kernel.errors import Answer

Values = Sequence[str]
Press = Callable[[Chat, Interaction, Bound, Values], Awaitable[Sequence[Part]]]
MENTION = re.compile(r"<@!?\d+>")
GONE = "that message is gone; write it again"


async def say(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Give the order that stands on the button."""
    who = await seated(chat, interaction, bound)
    key = key_of(await standing(chat, who, bound))
    verdicts, found = await orders.pressed(chat.herald, who, label_of(interaction), key)
    chat.herald.asking.forget(who.user)
    return await chat.parts(judged(verdicts, found), who.campaign)


async def sure(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Give the order that nobody can undo, once its giver has said that he means it."""
    who = await seated(chat, interaction, bound)
    key = key_of(await standing(chat, who, bound))
    line = label_of(interaction).removeprefix(SURE)
    verdicts, found = await orders.pressed(chat.herald, who, line, key, sure=True)
    chat.herald.asking.forget(who.user)
    return await chat.parts(judged(verdicts, found), who.campaign)


async def these(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Give all that was proposed, each order by itself."""
    who = await seated(chat, interaction, bound)
    key = key_of(await standing(chat, who, bound))
    return await chat.parts(await proposals.given(chat.herald, who, bound.what, key), who.campaign)


async def note(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Note the order that stands on the button for the first window that asks for it."""
    who = await seated(chat, interaction, bound)
    line = label_of(interaction).removeprefix(NOTE)
    return words(await standing_orders.note(chat.herald, who, line))


async def ask(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Answer the wish that a button stands for."""
    who = await seated(chat, interaction, bound)
    message = await wishing.wished(chat.herald, await chat.card(who.campaign), who, bound.what)
    return await chat.parts(message, who.campaign)


async def which(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Answer what was written before, for the campaign that is meant."""
    text = await written_before(interaction)
    window = await written_for(chat, interaction, bound)
    message = await hearing.hear(chat.herald, interaction.user.id, text, str(bound.campaign), window)
    return await chat.parts(message, bound.campaign)


async def undo(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Take an order back."""
    who = await seated(chat, interaction, bound)
    one = int(bound.what) if bound.what.isdecimal() else 0
    found = await orders.withdraw(chat.herald, who, None if bound.what == EVERY else one)
    return words(f"Taken back. {given(found)}")


async def catchup(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Tell what somebody has missed, or all of what was told shortly."""
    if span := bound.span():
        first, last, leaf = span
        whole = await all_of_it(chat.herald, bound.campaign, interaction.user.id, first, last)
        shown = leafed(whole, "catchup", bound.campaign, leaf=leaf, which=f"{first}-{last}")
        return await chat.parts(shown, bound.campaign)
    return await chat.parts(await catching_up(chat.herald, bound.campaign, interaction.user.id), bound.campaign)


async def post(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Send the letter that was written before in plain words."""
    who = await seated(chat, interaction, bound)
    card = await chat.card(who.campaign)
    before = await letter_before(chat, interaction, bound)
    letter = written(card, who, await in_seats(chat.herald, card, who, before))
    if letter is None:
        raise Answer(GONE)
    chat.herald.asking.forget(who.user)
    chat.herald.asking.settle(who.user, before)
    offered = interaction.message.created_at if interaction.message else None
    return words(await letters.write(chat.herald, who, *letter, offered=offered))


async def propose(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Propose the pact that was written before in plain words."""
    who = await seated(chat, interaction, bound)
    card = await chat.card(who.campaign)
    before = await letter_before(chat, interaction, bound)
    found = wanted(card, who, await in_seats(chat.herald, card, who, before))
    if found is None or not found.text:
        raise Answer(GONE)
    chat.herald.asking.forget(who.user)
    to = ",".join(found.to)
    return words(await pacts.propose(chat.herald, who, to, found.text, found.turns, secret=found.secret))


async def plead(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Pass on to the gamemaster what was written before, or move the deadline on by hours of one's own."""
    who = await seated(chat, interaction, bound)
    card = await chat.card(who.campaign)
    if bound.window and token(card.window.key if card.window else "") != bound.window:
        raise Answer("that window has closed; what is open now is on /orders")
    if bound.what.startswith(OWN):
        found, left = await pausing.extend_own(chat.herald, who, int(bound.what.removeprefix(OWN)))
        due = stamp(found.window.due) if found.window and found.window.due else ""
        return words(
            f"The deadline is moved{f' to {due}' if due else ''}. You have {plural(left, 'hour')} of your own left."
        )
    text = await said_before(chat, interaction)
    said = for_gamemaster(chat.herald, card, who.user, text) or text
    hours = int(bound.what) if bound.what.isdecimal() else 0
    told = await pleas.pass_on(chat.herald, who, said, hours)
    return await chat.parts(Message(content=told), who.campaign)


async def holiday(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Plan the absence that stands on the button."""
    who = await seated(chat, interaction, bound)
    return await chat.parts(await holidays.planned(chat.herald, who.campaign, who.user, bound.what), None)


async def letter_before(chat: Chat, interaction: Interaction, bound: Bound) -> str:
    """Give the letter whose button was pressed: what its message answers, else the last one, if it is of these words.

    Raises Answer where that is not known any more.
    """
    if not bound.what:
        return await said_before(chat, interaction)
    said = [one for one in chat.herald.asking.letters(interaction.user.id) if mark(one) == bound.what]
    if not said:
        raise Answer(GONE)
    return said[0]


async def answer_there(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Answer for its writer alone what was written in a channel."""
    text = await written_before(interaction)
    campaign = str(bound.campaign) if bound.campaign else ""
    window = await written_for(chat, interaction, bound)
    message = await hearing.hear(chat.herald, interaction.user.id, text, campaign, window)
    return await chat.parts(message, bound.campaign or None)


async def written_for(chat: Chat, interaction: Interaction, bound: Bound) -> str:
    """Give the key of the window for which something was written, which may have closed since; empty for any."""
    if not bound.window:
        return ""
    key = key_of(await orders.so_far(chat.herald, await seated(chat, interaction, bound)))
    return key if token(key) == bound.window else bound.window


def label_of(interaction: Interaction) -> str:
    """Give what stands on the button that was pressed."""
    pressed = str(dict(interaction.data or {}).get("custom_id", ""))
    rows = interaction.message.components if interaction.message else []
    for one in (child for row in rows for child in getattr(row, "children", ())):
        if getattr(one, "custom_id", "") == pressed:
            return clean(str(getattr(one, "label", "") or ""))
    raise Answer("that cannot be read any more; write it instead")


async def said_before(chat: Chat, interaction: Interaction) -> str:
    """Give what the message with the button answers; where that cannot be seen, what was said before that button.

    Raises Answer where neither is known.
    """
    try:
        return await written_before(interaction)
    except Answer:
        last = chat.herald.asking.of(interaction.user.id)
        if last is None or label_of(interaction) not in {one.label for one in last.message.buttons}:
            raise
        return last.said


async def written_before(interaction: Interaction) -> str:
    """Give what the person wrote to which the message with the button is the answer. Raises Answer."""
    channel: Any = interaction.channel  # Any: discord.py knows a dozen kinds
    reference = interaction.message.reference if interaction.message else None
    if reference is None or reference.message_id is None:
        raise Answer(GONE)
    try:
        message = await channel.fetch_message(reference.message_id)
    except discord.HTTPException as gone:
        raise Answer(GONE) from gone
    if message.author.id != interaction.user.id:
        raise Answer("that was written by somebody else; mention me, or write to me directly")
    return clean(MENTION.sub("", message.content)).strip()


PLAIN_PRESSES: dict[str, Press] = {
    "say": say,
    "sure": sure,
    "these": these,
    "note": note,
    "ask": ask,
    "which": which,
    "undo": undo,
    "catchup": catchup,
    "post": post,
    "propose": propose,
    "answer": answer_there,
    "plead": plead,
    "holiday": holiday,
}
