"""The command that answers what a player wants to know before committing: exact odds, seen by nobody else."""

from collections.abc import Iterable

from discord.app_commands import command, describe

from bot.chat.answering.answers import Interaction, answer
from bot.chat.answering.completion import AnyCommand, campaigns_of, complete, option_of
from bot.chat.answering.shared import Chat
from bot.chat.commands.reading import CAMPAIGN
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.desk.odds import complete_odds
from bot.service.plain.judging.odds import counted


def odds_command(chat: Chat) -> AnyCommand:
    """Give the command that reads a question in words, and completes it."""

    @command(name="odds", description="Exact chances of what you consider, for your eyes alone")
    @describe(question="Such as: attack Etruria with 20", campaign=CAMPAIGN)
    async def run(interaction: Interaction, question: str, campaign: str = "") -> None:
        async def work() -> list[Part]:
            who = await chat.who(interaction, campaign)
            return await chat.parts(await counted(chat.herald, who, clean(question).strip()), who.campaign)

        await answer(interaction, work)

    async def questions(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        who = await chat.who(interaction, option_of(interaction, "campaign"))
        return [(one, one) for one in await complete_odds(chat.herald, who, typed)]

    complete(run, "question", questions)
    complete(run, "campaign", campaigns_of(chat))
    return run
