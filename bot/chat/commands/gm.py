"""Commands for the gamemaster: hold, release, close, rewind, export, and the channel."""

from collections.abc import Awaitable, Callable, Iterable

from discord.app_commands import Group, Range, command, describe

from bot.chat.answering.answers import Interaction, answer, words
from bot.chat.answering.completion import AnyCommand, campaigns_of, complete, matching, option_of
from bot.chat.answering.permissions import allowed_channel, without_threads
from bot.chat.answering.shared import Chat
from bot.chat.commands.gm_acts import gm_acts
from bot.chat.commands.gm_chair import gm_chair
from bot.chat.commands.gm_seats import seat_group_commands
from bot.chat.commands.reading import CAMPAIGN
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.ground.herald import Herald
from bot.service.ground.values import CampaignCard
from bot.service.table import gamemaster, moving
from bot.service.table.asking_first import before_close, before_rewind

Act = Callable[[Herald, int, int], Awaitable[CampaignCard]]
LARGEST = 8 * 1024 * 1024
"""Bytes of an export that one message surely carries."""


def gm_group(chat: Chat) -> Group:
    """Give the gamemaster's commands; the service lets nobody else use them."""
    group = Group(name="gm", description="For the gamemaster: seats, hold and release, set, undo, rewind, export, log")
    release = act(chat, "release", "Let a held campaign go on", gamemaster.release, "{} goes on.")
    own = (hold(chat), release, close(chat), rewind(chat), export(chat), channel(chat))
    for one in (*seat_group_commands(chat), *own, *gm_acts(chat), *gm_chair(chat)):
        complete(one, "campaign", campaigns_of(chat))
        group.add_command(one)
    return group


def hold(chat: Chat) -> AnyCommand:
    """Give the command that stops everything."""

    @command(name="hold", description="Stop a campaign at once; nothing closes until you release it")
    @describe(reason="What the players are told", campaign=CAMPAIGN)
    async def run(interaction: Interaction, reason: str = "", campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            card = await gamemaster.hold(chat.herald, found, interaction.user.id, clean(reason).strip())
            return words(f"{card.title} is held: no orders are taken, and nothing closes. /gm release lets it go on.")

        await answer(interaction, work)

    return run


def close(chat: Chat) -> AnyCommand:
    """Give the command that closes the open window, after a question where somebody has given nothing."""

    @command(name="close", description="Close the open window now, with the orders given so far")
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            asked = await before_close(chat.herald, found, interaction.user.id)
            if asked is not None:
                return await chat.parts(asked, found)
            card = await gamemaster.close(chat.herald, found, interaction.user.id)
            return words(f"The window of {card.title} is closed.")

        await answer(interaction, work)

    return run


def act(chat: Chat, name: str, description: str, does: Act, said: str) -> AnyCommand:
    """Give a command that does one thing to a campaign, and says so."""

    @command(name=name, description=description)
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            card = await does(chat.herald, found, interaction.user.id)
            return words(said.format(card.title))

        await answer(interaction, work)

    return run


def rewind(chat: Chat) -> AnyCommand:
    """Give the command that goes back to an earlier save."""

    @command(name="rewind", description="Go back to the beginning of an earlier phase; the campaign is held there")
    @describe(save="The number of the save, as reports and exports give it", campaign=CAMPAIGN)
    async def run(interaction: Interaction, save: Range[int, 0, 1_000_000], campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            return await chat.parts(await before_rewind(chat.herald, found, interaction.user.id, save), found)

        await answer(interaction, work)

    async def saves(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        found = await chat.here(interaction, option_of(interaction, "campaign"))
        kept = await gamemaster.saves(chat.herald, found, interaction.user.id)
        return matching(((f"{number}: {where}", str(number)) for number, where in kept), typed)

    complete(run, "save", saves, int)
    return run


def export(chat: Chat) -> AnyCommand:
    """Give the command that hands the whole campaign over as a file."""

    @command(name="export", description="Get the whole campaign as a file that can be checked without Herald")
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            return exported(found, await gamemaster.export(chat.herald, found, interaction.user.id))

        await answer(interaction, work)

    return run


def channel(chat: Chat) -> AnyCommand:
    """Give the command that moves a campaign into the channel where it is typed."""

    @command(name="channel", description="Let a campaign go on in this channel; what is open is posted here anew")
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> list[Part]:
            here, guild = allowed_channel(interaction), interaction.guild_id or 0
            found = await chat.here(interaction, campaign)
            card = await moving.move(chat.herald, found, interaction.user.id, guild=guild, channel=here)
            return words("\n".join((f"{card.title} goes on in this channel.", *without_threads(interaction))))

        await answer(interaction, work)

    return run


def exported(campaign: int, whole: bytes) -> list[Part]:
    """Give an export as attachments, in order, each small enough for one message."""
    shares = [whole[start : start + LARGEST] for start in range(0, len(whole), LARGEST)] or [b""]
    name = f"campaign-{campaign}.json"
    if len(shares) == 1:
        return [Part(content="The whole campaign:", image=whole, name=name)]
    return [
        Part(content=f"Part {number} of {len(shares)}; join them in order.", image=share, name=f"{name}.{number:03}")
        for number, share in enumerate(shares, start=1)
    ]
