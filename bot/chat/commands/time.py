"""Commands with which players settle time among themselves: votes of the table, and hours of one's own."""

from discord.app_commands import Group, Range, command, describe

from bot.chat.answering.answers import Interaction, answer, words
from bot.chat.answering.completion import AnyCommand, campaigns_of, complete
from bot.chat.answering.shared import Chat
from bot.chat.commands.gm_chair import vote_gamemaster
from bot.chat.commands.reading import CAMPAIGN
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.ground.messages import stamp
from bot.service.ground.wording import plural
from bot.service.table import campaigns, voting

LONGEST = 720
UNTIL = "When it goes on by itself: 9 days, Mon 18:00, 2026-12-27; empty for never"


def extend_command(chat: Chat) -> AnyCommand:
    """Give the command with which a player moves the deadline by hours of their own."""

    @command(
        name="extend", description="Move the deadline on by hours of your own, of which your table gives each seat some"
    )
    @describe(hours="By how many hours", campaign=CAMPAIGN)
    async def run(interaction: Interaction, hours: Range[int, 1, LONGEST], campaign: str = "") -> None:
        async def work() -> list[Part]:
            card, left = await campaigns.extend_own(chat.herald, await chat.who(interaction, campaign), hours)
            due = f" to {stamp(card.window.due)}" if card.window and card.window.due else ""
            return words(f"The deadline is moved{due}. You have {plural(left, 'hour')} of your own left.")

        await answer(interaction, work)

    complete(run, "campaign", campaigns_of(chat))
    return run


def vote_group(chat: Chat) -> Group:
    """Give the commands that put something to the vote of the table."""
    group = Group(name="vote", description="Put something to the vote of the table: more time, a pause, the end")
    resume = plain(chat, "resume", "Ask the table to let a paused or held campaign go on")
    end = plain(chat, "end", "Ask the table to end the campaign for good")
    for one in (extend(chat), pause(chat), resume, end, vote_gamemaster(chat)):
        complete(one, "campaign", campaigns_of(chat))
        group.add_command(one)
    return group


def extend(chat: Chat) -> AnyCommand:
    """Give the command that puts more time to the vote."""

    @command(name="extend", description="Ask the table to move the deadline of the open window on")
    @describe(hours="By how many hours", campaign=CAMPAIGN)
    async def run(interaction: Interaction, hours: Range[int, 1, LONGEST], campaign: str = "") -> None:
        await put(chat, interaction, campaign, "extend", hours=hours)

    return run


def pause(chat: Chat) -> AnyCommand:
    """Give the command that puts a pause to the vote."""

    @command(name="pause", description="Ask the table to stop the clock; what time is left is kept")
    @describe(until=UNTIL, campaign=CAMPAIGN)
    async def run(interaction: Interaction, until: str = "", campaign: str = "") -> None:
        await put(chat, interaction, campaign, "pause", until=clean(until).strip())

    return run


def plain(chat: Chat, kind: str, about: str) -> AnyCommand:
    """Give the command that puts something to the vote of which there is nothing more to say."""

    @command(name=kind, description=about)
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        await put(chat, interaction, campaign, kind)

    return run


async def put(
    chat: Chat, interaction: Interaction, campaign: str, kind: str, *, hours: int = 0, until: str = ""
) -> None:
    """Put a motion to the table and say how it stands."""

    async def work() -> list[Part]:
        who = await chat.who(interaction, campaign)
        return words(await voting.put(chat.herald, who, kind, hours, until))

    await answer(interaction, work)
