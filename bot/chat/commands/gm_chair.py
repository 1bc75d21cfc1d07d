"""Commands with which a gamemaster hands the chair over or shares it, and the table asks for another one."""

import discord
from discord.app_commands import command, describe

from bot.chat.answering.answers import Interaction, answer
from bot.chat.answering.completion import AnyCommand
from bot.chat.answering.shared import Chat
from bot.chat.commands.reading import CAMPAIGN
from bot.chat.shapes.render import Part
from bot.service.ground.messages import Message
from bot.service.table import succession, voting
from rules.kernel.errors import Answer

Person = discord.User | discord.Member


def gm_chair(chat: Chat) -> list[AnyCommand]:
    """Give the gamemaster's commands about the chair."""
    return [hand_over(chat), second(chat)]


async def fit(interaction: Interaction, person: Person) -> int:
    """Give the id of somebody who may be a gamemaster here. Raises Answer for a bot and for somebody absent."""
    if person.bot:
        raise Answer("a bot cannot be the gamemaster; name a person")
    if isinstance(person, discord.Member):
        return person.id
    if interaction.guild is None:
        raise Answer("use this in a channel of the campaign's server, where it can be seen who is there")
    try:
        return (await interaction.guild.fetch_member(person.id)).id
    except discord.NotFound as absent:
        raise Answer(f"{person.display_name} is not on this server; name somebody who is") from absent


def hand_over(chat: Chat) -> AnyCommand:
    """Give the command that offers the chair to somebody."""

    @command(name="hand_over", description="Hand the gamemaster's chair over to somebody, who has to accept it")
    @describe(person="To whom", campaign=CAMPAIGN)
    async def run(interaction: Interaction, person: discord.User, campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            await succession.may_give(chat.herald, found, interaction.user.id)
            whom = await fit(interaction, person)
            text = await succession.offer(chat.herald, found, interaction.user.id, whom)
            return await chat.parts(Message(content=text), found)

        await answer(interaction, work)

    return run


def second(chat: Chat) -> AnyCommand:
    """Give the command that names a second gamemaster."""

    @command(name="second", description="Name a second gamemaster, who may do what you may; empty ends it")
    @describe(person="Who; empty for nobody any more", campaign=CAMPAIGN)
    async def run(interaction: Interaction, person: discord.User | None = None, campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            await succession.may_give(chat.herald, found, interaction.user.id)
            whom = None if person is None else await fit(interaction, person)
            text = await succession.share(chat.herald, found, interaction.user.id, whom)
            return await chat.parts(Message(content=text), found)

        await answer(interaction, work)

    return run


def vote_gamemaster(chat: Chat) -> AnyCommand:
    """Give the command that asks the table for another gamemaster."""

    @command(name="gamemaster", description="Ask the table for another gamemaster, where yours is gone")
    @describe(person="Who is to be it", campaign=CAMPAIGN)
    async def run(interaction: Interaction, person: discord.User, campaign: str = "") -> None:
        async def work() -> list[Part]:
            who = await chat.who(interaction, campaign)
            text = await voting.put(chat.herald, who, "chair", person=await fit(interaction, person))
            return await chat.parts(Message(content=text), who.campaign)

        await answer(interaction, work)

    return run
