"""Commands for people who cannot play for a while: deputies, vacations, and the autopilot."""

import discord
from discord.app_commands import Choice, choices, command, describe, rename

from bot.chat.answering.answers import Interaction, answer, words
from bot.chat.answering.completion import AnyCommand, campaigns_of, complete
from bot.chat.answering.shared import Chat
from bot.chat.commands.reading import CAMPAIGN
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.seats import deputies
from bot.service.table import campaigns, vacations
from rules.kernel.errors import Answer


def people_commands(chat: Chat) -> list[AnyCommand]:
    """Give the commands for those who are away."""
    return [deputy(chat), vacation(chat), autopilot(chat)]


def deputy(chat: Chat) -> AnyCommand:
    """Give the command that names a deputy, or shows who it is."""

    @command(name="deputy", description="Let somebody order and read in your seat until you dismiss them")
    @describe(person="Who; empty to see who it is and to end it", campaign=CAMPAIGN)
    async def run(interaction: Interaction, person: discord.User | None = None, campaign: str = "") -> None:
        async def work() -> list[Part]:
            found, user = await chat.here(interaction, campaign), interaction.user.id
            if person is None:
                return await chat.parts(await deputies.deputy(chat.herald, found, user), found)
            if person.bot:
                raise Answer("a bot cannot be a deputy; /autopilot lets Herald play your seat")
            return await chat.parts(await deputies.appoint(chat.herald, found, user, person.id), found)

        await answer(interaction, work)

    complete(run, "campaign", campaigns_of(chat))
    return run


def vacation(chat: Chat) -> AnyCommand:
    """Give the command that plans a vacation, or shows those that are planned."""

    @command(name="vacation", description="Say when you are away, and how it goes on meanwhile")
    @rename(begins="from")
    @describe(
        until="The last day, or how long: 2026-12-31, 9 days, Mon 18:00; empty to see what you have planned",
        begins="The first day; empty for now",
        how="How it goes on; empty for the autopilot",
        campaign="Only in this campaign; empty for all",
    )
    @choices(how=[Choice(name=about.capitalize(), value=way) for way, about in vacations.WAYS.items()])
    async def run(
        interaction: Interaction, until: str = "", begins: str = "", how: str = "autopilot", campaign: str = ""
    ) -> None:
        async def work() -> list[Part]:
            user = interaction.user.id
            if not until:
                return await chat.parts(await vacations.planned(chat.herald, user), None)
            found = await chat.here(interaction, campaign) if campaign else None
            message = await vacations.plan(chat.herald, user, clean(until), clean(begins), how, found)
            return await chat.parts(message, None)

        await answer(interaction, work)

    complete(run, "campaign", campaigns_of(chat))
    return run


def autopilot(chat: Chat) -> AnyCommand:
    """Give the command that hands one's own seat to the autopilot."""

    @command(name="autopilot", description="Let the autopilot play your seat until you come back")
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            card = await campaigns.step_aside(chat.herald, found, interaction.user.id)
            return words(f"The autopilot plays for you in {card.title}. Any order, or /join, takes the seat back.")

        await answer(interaction, work)

    complete(run, "campaign", campaigns_of(chat))
    return run
