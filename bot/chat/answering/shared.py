"""What every door of the chat shares: the service, the studio, and a few questions that all of them ask."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import discord

from bot.chat.answering.answers import Interaction, log
from bot.chat.answering.bound import Bound, token
from bot.chat.answering.buttons import button_item
from bot.chat.shapes.render import NewsKinds, Part, render
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.reading import reading
from bot.service.reading.forecast import forecast
from bot.service.reading.leaves import leafed
from bot.service.table import campaigns
from rules.kernel.errors import Answer, Fault
from rules.kernel.telling.pictures import Picture

MANY = 5
"""How many campaigns are named where none is meant."""
PREVIEW = "As it would be if your orders given so far were carried out, as far as you can know; only you see this."


class Studio(Protocol):
    """Who draws pictures."""

    async def png(self, picture: Picture) -> bytes:
        """Give the picture as PNG."""


@dataclass(frozen=True)
class Chat:
    """The service behind every command, and the studio that draws for it."""

    herald: Herald
    studio: Studio
    games: dict[int, str] = field(default_factory=dict)
    """The game of each campaign seen so far; it never changes."""

    async def here(self, interaction: Interaction, campaign: str = "") -> int:
        """Give the campaign that a person means. Raises Answer, which lists what could be meant."""
        return await campaigns.here(
            self.herald, user=interaction.user.id, channel=place_of(interaction), campaign=campaign
        )

    async def led(self, interaction: Interaction, campaign: str = "") -> int:
        """Give the campaign that a person would change: the one named, or this channel's.

        Raises Answer in a channel of a server that has none: what is meant for another stays as it is.
        """
        channel = place_of(interaction)
        if not campaign.strip() and channel is not None and not await self.herald.store.campaigns(channel=channel):
            mine = await campaigns.campaigns(self.herald, user=interaction.user.id, going=True)
            raise Answer(f"there is no campaign in this channel, so nothing was changed.{elsewhere(mine)}")
        return await self.here(interaction, campaign)

    async def who(self, interaction: Interaction, campaign: str = "") -> Who:
        """Give the seat that a person speaks for. Raises Answer."""
        return await campaigns.who_here(
            self.herald, user=interaction.user.id, channel=place_of(interaction), campaign=campaign
        )

    async def seat(self, campaign: int, user: int) -> str | None:
        """Give the seat that a person holds; None for an onlooker."""
        try:
            return (await campaigns.who(self.herald, campaign, user)).seat
        except Answer:
            return None

    async def parts(self, message: Message, campaign: int | None) -> list[Part]:
        """Give a message as Discord takes it, its picture drawn."""
        image = await self.drawn(message.picture) if message.picture else None
        return render(message, await self.news(campaign), image, button_item)

    async def drawn(self, picture: Picture) -> bytes | None:
        """Give the picture as PNG; None where it cannot be drawn, for then its description has to do."""
        try:
            return await self.studio.png(picture)
        except Fault:
            log.exception("not drawn", title=picture.title)
            return None

    async def news(self, campaign: int | None) -> NewsKinds:
        """Give the kinds of news that a campaign's pages have."""
        if campaign is None:
            return {}
        if campaign not in self.games:
            self.games[campaign] = (await campaigns.card(self.herald, campaign)).game
        ruleset = self.herald.games.get(self.games[campaign])
        return ruleset.news if ruleset else {}

    async def card(self, campaign: int) -> CampaignCard:
        """Give what everybody may see of a campaign."""
        return await campaigns.card(self.herald, campaign)

    async def status(self, campaign: int, leaf: str = "") -> list[Part]:
        """Give a campaign's status, one screen of it, or one of the pages behind its buttons."""
        whole = await reading.status(self.herald, campaign)
        return await self.parts(leafed(whole, "status", campaign, leaf=leaf), campaign)

    async def papers(self, who: Who, leaf: str = "") -> list[Part]:
        """Give what a seat knows, one screen of it, or one of the pages behind its buttons."""
        whole = await reading.papers(self.herald, who)
        return await self.parts(leafed(whole, "papers", who.campaign, who.seat, leaf), who.campaign)

    async def picture(self, campaign: int, seat: str | None) -> list[Part]:
        """Give the map as a seat (None: an onlooker) sees it."""
        return await self.parts(Message(picture=await reading.picture(self.herald, campaign, seat)), campaign)

    async def preview(self, who: Who) -> list[Part]:
        """Give the map as a seat sees it with its orders carried out, and in words what each of them does."""
        picture = await reading.picture(self.herald, who.campaign, who.seat, preview=True)
        said = "\n".join((PREVIEW, *await forecast(self.herald, who)))
        return await self.parts(Message(content=said, picture=picture), who.campaign)


def elsewhere(mine: Sequence[CampaignCard]) -> str:
    """Say how one of these campaigns is named from where none is; nothing where there are none."""
    titles = " or ".join(f"campaign:{one.title}" for one in mine[:MANY])
    return f" Say which with {titles}, or do it in its own channel." if mine else ""


def place_of(interaction: Interaction) -> int | None:
    """Give the channel that says which campaign is meant; None in a direct message, which could mean any."""
    channel: Any = interaction.channel  # Any: discord.py knows a dozen kinds
    if interaction.guild_id is None:
        return None
    if isinstance(channel, discord.Thread):
        return channel.parent_id
    return interaction.channel_id


def seat_name(card: CampaignCard, seat: str) -> str:
    """Give the name of a seat."""
    return next((one.name for one in card.seats if one.id == seat), seat)


def note(text: str, parts: Sequence[Part]) -> list[Part]:
    """Put a sentence before messages."""
    return [*render(Message(content=text), {}), *parts]


async def seated(chat: Chat, interaction: Interaction, bound: Bound) -> Who:
    """Give the seat that the person holds. Raises Answer if the button belongs to another one."""
    who = await campaigns.who(chat.herald, bound.campaign, interaction.user.id)
    if bound.seat and token(who.seat) != bound.seat:
        name = seat_name(await chat.card(bound.campaign), who.seat)
        raise Answer(f"this belongs to another seat; yours is {name}, and /orders shows its orders")
    return who


def game_named(chat: Chat, wanted: str) -> str:
    """Give the game of this name or title; empty where none is named. Raises Answer for one that there is not."""
    games = chat.herald.games
    named = [name for name, game in games.items() if wanted.lower() in {name.lower(), game.title.lower()}]
    if wanted and not named:
        raise Answer(f"there is no game “{wanted}”; there is {', '.join(games)}")
    return named[0] if named else ""
