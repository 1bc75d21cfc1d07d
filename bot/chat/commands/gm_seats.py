"""The gamemaster's commands for seats: who holds them, and handing one over."""

from collections.abc import Iterable

import discord
from discord.app_commands import Choice, choices, command, describe

from bot.chat.answering.answers import Interaction, answer
from bot.chat.answering.completion import AnyCommand, complete, matching, option_of
from bot.chat.answering.shared import Chat
from bot.chat.commands.reading import CAMPAIGN
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.ground.messages import Message
from bot.service.table import replacing as handing
from rules.kernel.errors import Answer
from rules.kernel.state.finding import find

WAYS: dict[handing.To, str] = {
    "next": "The first on the waiting list",
    "autopilot": "The autopilot",
    "open": "Leave it open for whoever joins",
}


def seat_group_commands(chat: Chat) -> list[AnyCommand]:
    """Give the commands about who sits where."""
    return [seat(chat), seats(chat)]


def seat(chat: Chat) -> AnyCommand:
    """Give the command that hands a seat over, after a question where somebody holds it."""

    @command(name="seat", description="Hand a seat to somebody else; asks first where somebody would lose it")
    @describe(seat="Which seat", person="To whom", to="Else to whom; empty for the next in line", campaign=CAMPAIGN)
    @choices(to=[Choice(name=about, value=way) for way, about in WAYS.items()])
    async def run(
        interaction: Interaction,
        seat: str,
        person: discord.User | None = None,
        to: str = "next",
        campaign: str = "",
    ) -> None:
        async def work() -> list[Part]:
            if person is not None and person.bot:
                raise Answer("a bot cannot hold a seat; hand it to the autopilot")
            found = await chat.here(interaction, campaign)
            way = find((way for way in WAYS if way == to), "a way to hand a seat over")
            whom = None if person is None else person.id
            wanted = (clean(seat).strip(), way, whom)
            if asked := await handing.before_hand(chat.herald, found, interaction.user.id, *wanted):
                return await chat.parts(asked, found)
            card = await handing.hand(chat.herald, found, interaction.user.id, *wanted)
            return await chat.parts(Message(content=handing.handed(card, *wanted)), found)

        await answer(interaction, work)

    async def names(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        card = await chat.card(await chat.here(interaction, option_of(interaction, "campaign")))
        return matching(((one.name, one.id) for one in card.seats), typed)

    complete(run, "seat", names)
    return run


def seats(chat: Chat) -> AnyCommand:
    """Give the command that shows who holds which seat."""

    @command(name="seats", description="Who holds which seat, who stands in, and who was silent")
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            return await chat.parts(await handing.holders(chat.herald, found, interaction.user.id), found)

        await answer(interaction, work)

    return run
