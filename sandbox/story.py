"""The beginning of a campaign, as two people would make it: by real commands and buttons."""

import discord
import simcord

from sandbox.steps import GUEST, HOST
from sandbox.world import World

TITLE = "The First Campaign"


class Stuck(Exception):
    """A command or a button did not bring what it should."""


async def set_table(world: World) -> None:
    """Found a campaign in #campaign, seat the host and a guest, and begin. Raises Stuck."""
    room, host = world.channel("campaign"), world.people[HOST]
    herald = world.app.herald
    game = next(iter(herald.games))
    board = herald.scenarios.names(game)[0]
    await answered(await host.slash(room, "campaign found", game=game, scenario=board, title=TITLE))
    for person in (HOST, GUEST):
        await join(world.people[person], button(room, "Join"))
    await answered(await host.slash(room, "campaign start"))


async def join(person: simcord.MemberActor, lobby: discord.Message) -> None:
    """Press Join and send the form back as it comes. Raises Stuck."""
    shown = await person.click(lobby, label="Join")
    if shown.modal:
        shown = await person.submit_modal(shown, {})
    await answered(shown)


async def answered(result: simcord.InteractionResult) -> None:
    """Make sure that the bot has answered. Raises Stuck."""
    if not result.acknowledged:
        raise Stuck("the bot did not respond")


def button(room: simcord.ChannelHandle, label: str) -> discord.Message:
    """Give the latest message of a room that has a button. Raises Stuck."""
    for message in reversed(room.history()):
        children = (child for row in message.components for child in getattr(row, "children", ()))
        if any(getattr(child, "label", "") == label for child in children):
            return message
    raise Stuck(f"there is no button “{label}” in #{room.name}")
