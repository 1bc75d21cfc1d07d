"""What a gamemaster presses who was told before what it would take back, or cut short."""

from collections.abc import Sequence

from bot.chat.answering.answers import Interaction, words
from bot.chat.answering.bound import Bound, token
from bot.chat.answering.shared import Chat
from bot.chat.presses.plain import label_of
from bot.chat.shapes.render import Part
from bot.service.ground.messages import Message
from bot.service.plain.leading.deeds import carried_out
from bot.service.table import amending, gamemaster, replacing, undoing
from bot.service.table.asking_first import CHANGED, before_rewind, before_undo
from rules.kernel.errors import Answer

Values = Sequence[str]


async def rewind(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Go back to a save, if no more would be forgotten by now than was said."""
    save = int(bound.what.partition("-")[0]) if bound.what[:1].isdecimal() else 0
    asked = await before_rewind(chat.herald, bound.campaign, interaction.user.id, save)
    if asked.buttons[0].what != bound.what:
        raise Answer(CHANGED)
    card = await gamemaster.rewind(chat.herald, bound.campaign, interaction.user.id, save)
    return words(f"{card.title} stands again where save {save} began, and is held. /gm release lets it go on.")


async def take_back(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Take a window back, if it is still the one that was named."""
    event = int(bound.what.partition("-")[0]) if bound.what[:1].isdecimal() else 0
    asked = await before_undo(chat.herald, bound.campaign, interaction.user.id, event)
    if asked.buttons[0].what != bound.what:
        raise Answer(CHANGED)
    card = await undoing.undo(chat.herald, bound.campaign, interaction.user.id, event)
    return words(f"{card.title} is held; /gm release opens the window again, with the orders given then.")


async def shut(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Close the open window, if it is still the one that was named."""
    window = (await chat.card(bound.campaign)).window
    if window is None or token(window.key) != bound.window:
        raise Answer(CHANGED)
    card = await gamemaster.close(chat.herald, bound.campaign, interaction.user.id)
    return words(f"The window of {card.title} is closed.")


async def figure(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Set a figure, if it is still what it was said to be, in the same window."""
    user = interaction.user.id
    path, value = await amending.pressed(chat.herald, bound.campaign, user, bound.what, label_of(interaction))
    (asked,) = (await amending.before_set(chat.herald, bound.campaign, user, path, value)).buttons
    if asked.what != bound.what or token(asked.window) != bound.window:
        raise Answer(CHANGED)
    card = await amending.set_figure(chat.herald, bound.campaign, user, path, value)
    return words(f"It is set; the table of {card.title} is told. /gm log lists what you did.")


async def hand(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Hand a seat over, if it is still as it was said."""
    user = interaction.user.id
    asked = await replacing.asked_for(chat.herald, bound.campaign, bound.what)
    said = await replacing.before_hand(chat.herald, bound.campaign, user, *asked)
    if said is None or said.buttons[0].what != bound.what:
        raise Answer(CHANGED)
    card = await replacing.hand(chat.herald, bound.campaign, user, *asked)
    return await chat.parts(Message(content=replacing.handed(card, *asked)), bound.campaign)


async def lead(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Do what was offered in plain words, if the same window is open."""
    window = (await chat.card(bound.campaign)).window
    if token(window.key if window else "") != bound.window:
        raise Answer(CHANGED)
    done = await carried_out(chat.herald, bound.campaign, interaction.user.id, bound.what)
    return await chat.parts(Message(content=done), bound.campaign)


GM_PRESSES = {"rewind": rewind, "takeback": take_back, "shut": shut, "figure": figure, "hand": hand, "lead": lead}
