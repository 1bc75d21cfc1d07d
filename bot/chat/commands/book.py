"""The command that hands out the book of a campaign."""

import asyncio
import re
import unicodedata

import discord
from discord.app_commands import command, describe

from bot.book.page import page
from bot.chat.answering.answers import Interaction, answer
from bot.chat.answering.completion import AnyCommand
from bot.chat.answering.shared import Chat
from bot.chat.commands.reading import CAMPAIGN
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.ground.values import CampaignCard
from bot.service.history import book as books


def book(chat: Chat) -> AnyCommand:
    """Give the command that makes the book: before the end with what everybody knows, afterwards with everything."""

    @command(name="book", description="The story of a campaign as one page to keep, with its maps and its luck")
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> list[Part]:
            card = await chat.card(await chat.here(interaction, campaign))
            found = await books.material(chat.herald, card.id, await names(interaction, card))
            text = await asyncio.to_thread(lambda: page(books.compose(chat.herald, found)))
            told = "The book" if card.status == "ended" else "The book so far, with what everybody knows"
            return [Part(content=f"{told}; it opens in any browser.", image=text.encode(), name=file_name(card.title))]

        await answer(interaction, work)

    return run


async def names(interaction: Interaction, card: CampaignCard) -> dict[int, str]:
    """Give the names under which the players are known here; those who cannot be found are left out."""
    found: dict[int, str] = {}
    for user in [seat.user for seat in card.seats if seat.user is not None]:
        try:
            guild = interaction.client.get_guild(card.guild)
            person = await (guild.fetch_member(user) if guild else interaction.client.fetch_user(user))
        except discord.HTTPException:
            continue
        found[user] = clean(person.display_name).strip()
    return {user: name for user, name in found.items() if name}


def file_name(title: str) -> str:
    """Give a file's name that every system takes."""
    letters = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return f"{re.sub(r'[^a-z0-9]+', '-', letters).strip('-')[:60] or 'campaign'}.html"
