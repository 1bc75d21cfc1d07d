"""What is pressed to get a seat, to come back to it, and to leave."""

from collections.abc import Sequence

import discord

from bot.chat.answering.answers import Interaction, named_person, words
from bot.chat.answering.bound import Bound, token
from bot.chat.answering.shared import Chat
from bot.chat.presses.modals import ANY, Filled, join_form, text_of
from bot.chat.shapes.render import Part
from bot.service.ground.values import CampaignCard
from bot.service.table import campaigns, choosing
from rules.kernel.errors import Answer

Values = Sequence[str]


async def join(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> discord.ui.Modal | Sequence[Part]:
    """Open the form with which a person joins; a button for one seat gives it at once."""
    if bound.seat:
        return await take(chat, interaction, bound, values)
    return join_form(await chat.card(bound.campaign), Bound("form", "join", bound.campaign), interaction.user.id)


async def take(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Give a person the seat that was offered; without one, that which is kept for this person, or any."""
    if not bound.seat:
        return await welcome(chat, interaction, bound.campaign, "", "")
    card = await chat.card(bound.campaign)
    wanted = next((seat.id for seat in card.seats if token(seat.id) == bound.seat), "")
    if not wanted:
        raise Answer("that seat is no more; /join shows which are free")
    return await welcome(chat, interaction, bound.campaign, wanted, "")


async def joined(chat: Chat, interaction: Interaction, bound: Bound, sent: Filled) -> Sequence[Part]:
    """Seat a person, or put them on the waiting list."""
    wanted = text_of(sent, "seat")
    return await welcome(chat, interaction, bound.campaign, "" if wanted == ANY else wanted, text_of(sent, "phrase"))


async def welcome(chat: Chat, interaction: Interaction, campaign: int, seat: str, phrase: str) -> Sequence[Part]:
    """Seat a person and say where."""
    user = interaction.user.id
    if not seat and (offer := await choosing.choose(chat.herald, campaign, user)):
        return await chat.parts(offer, campaign)
    card = await campaigns.join(chat.herald, campaign, user, named_person(interaction), seat, phrase)
    mine = [one.name for one in card.seats if one.user == user]
    if not mine:
        return words(f"Every seat of {card.title} is taken; you are on its waiting list, and I tell you of a free one.")
    if card.undealt:
        return words(f"You have a place in {card.title}; which seat you play is dealt at the start.")
    return words(f"You play {mine[0]} in {card.title}. {afterwards(card, user)}")


def afterwards(card: CampaignCard, user: int) -> str:
    """Say what comes next for somebody who has joined."""
    if card.status == "running":
        return "I write to you in direct messages; /orders shows what is asked."
    if card.status == "muster":
        return "It is practising before turn 1: press “I am here” in what I write to you, or below its message."
    if card.status != "lobby":
        return f"The campaign is {card.status}; /status shows how it stands."
    if card.host == user:
        return "Press Start when all who want to play have joined."
    return "Once it starts I write to you in direct messages; /orders then shows what is asked."


def left(card: CampaignCard) -> str:
    """Say that somebody has left."""
    return f"You have left {card.title}; /join brings you back while there is a free seat."


async def come_back(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Give a person back the seat that the autopilot has kept for them."""
    card = await chat.card(bound.campaign)
    kept = [seat.id for seat in card.seats if seat.user == interaction.user.id or token(seat.id) == bound.seat]
    return await welcome(chat, interaction, bound.campaign, kept[0] if kept else "", "")


async def leave(chat: Chat, interaction: Interaction, bound: Bound, values: Values) -> Sequence[Part]:
    """Let a person leave."""
    return words(left(await campaigns.leave(chat.herald, bound.campaign, interaction.user.id)))


PRESSES = {"take": take, "return": come_back, "leave": leave}
FORMS = {"join": join}
SUBMITS = {"join": joined}
