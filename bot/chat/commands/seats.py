"""Commands for taking a seat and leaving it."""

from collections.abc import Iterable, Sequence

from discord.app_commands import Range, command, describe

from bot.chat.answering.answers import Interaction, answer, words
from bot.chat.answering.completion import AnyCommand, campaigns_of, complete, matching, option_of
from bot.chat.answering.shared import Chat
from bot.chat.commands.reading import CAMPAIGN
from bot.chat.presses.seats import left, welcome
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.table import campaigns

PHRASE = 100


def seat_commands(chat: Chat) -> list[AnyCommand]:
    """Give the commands with which people come and go."""
    return [join(chat), leave(chat)]


def join(chat: Chat) -> AnyCommand:
    """Give the command with which a person joins, or comes back."""

    @command(name="join", description="Join a campaign, or come back to your seat")
    @describe(
        seat="Which seat; empty for any",
        phrase="Any words: they are mixed into the luck, so that nobody can choose it alone",
        campaign=CAMPAIGN,
    )
    async def run(
        interaction: Interaction, seat: str = "", phrase: Range[str, 0, PHRASE] = "", campaign: str = ""
    ) -> None:
        async def work() -> Sequence[Part]:
            found = await chat.here(interaction, campaign)
            return await welcome(chat, interaction, found, clean(seat).strip(), clean(phrase).strip())

        await answer(interaction, work)

    async def seats(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        card = await chat.card(await chat.here(interaction, option_of(interaction, "campaign")))
        mine, there = {None, interaction.user.id}, [one for one in card.seats if not one.absent]
        free = (one for one in there if one.user in mine and one.offered in mine and not card.undealt)
        return matching(((f"{one.name}: {one.about}" if one.about else one.name, one.id) for one in free), typed)

    complete(run, "seat", seats)
    complete(run, "campaign", campaigns_of(chat))
    return run


def leave(chat: Chat) -> AnyCommand:
    """Give the command with which a person leaves."""

    @command(name="leave", description="Leave a campaign; your seat goes to the autopilot or to the next in line")
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            return words(left(await campaigns.leave(chat.herald, found, interaction.user.id)))

        await answer(interaction, work)

    complete(run, "campaign", campaigns_of(chat))
    return run
