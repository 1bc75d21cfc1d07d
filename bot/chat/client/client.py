"""The client: Herald's account on Discord."""

import asyncio
import json
import sys
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from hashlib import sha256
from typing import Any

import discord
from discord import app_commands

from bot.chat.answering.answers import NETWORK, Interaction, acknowledged, log, tell
from bot.chat.answering.bound import Bound
from bot.chat.answering.buttons import Pressed
from bot.chat.answering.shared import Chat
from bot.chat.client import reach
from bot.chat.client.listener import Listener
from bot.chat.client.sheets import answer_mention, explain_edit
from bot.chat.commands.campaign import campaign_group
from bot.chat.commands.check import herald_group
from bot.chat.commands.forge import forged
from bot.chat.commands.games import games_command
from bot.chat.commands.gm import gm_group
from bot.chat.commands.help import help_command, learn_command
from bot.chat.commands.letters import letter_commands
from bot.chat.commands.notices import notice_commands
from bot.chat.commands.odds import odds_command
from bot.chat.commands.orders import order_commands
from bot.chat.commands.people import people_commands
from bot.chat.commands.pictures import gallery_commands, picture_command
from bot.chat.commands.pledges import pledge_commands
from bot.chat.commands.privacy import privacy_group
from bot.chat.commands.reading import reading_commands
from bot.chat.commands.seats import seat_commands
from bot.chat.commands.standing_orders import standing_group
from bot.chat.commands.time import extend_command, vote_group
from bot.chat.presses.presses import pressed, submitted
from bot.chat.shapes.escape import clean
from bot.store.errors import Stale, Unavailable
from rules.kernel.errors import Answer

Duty = Callable[[], Coroutine[Any, Any, None]]  # Any: what coroutines send and get, which is nothing
NOTE = "commands"
"""The note under which the digest of the commands that Discord knows is kept."""
EDITED = 1000
"""The edited messages that are remembered, so that each is answered once."""


class HeraldTree(app_commands.CommandTree["HeraldClient"]):
    """The commands; whatever they did not answer themselves is answered here."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answer a command that Discord knows in an older form, or that went wrong before it could answer."""
        cause: Exception = error
        if isinstance(error, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)):
            cause = Answer("this command has just changed; try it again in a minute")
        elif isinstance(error, app_commands.CommandInvokeError):
            cause = error.original
        if interaction.response.is_done() or await acknowledged(interaction, here=False):
            await tell(interaction, cause, aside=False)


class HeraldClient(discord.AutoShardedClient):
    """Herald on Discord: commands, buttons, forms and order sheets; no privileged intents."""

    note = NOTE

    def __init__(self, chat: Chat, **options: Any) -> None:  # Any: discord.py's own options
        """Build the commands; nothing is asked of Discord before it starts."""
        options.setdefault("intents", discord.Intents.default())
        options.setdefault("allowed_mentions", discord.AllowedMentions.none())
        options.setdefault("max_ratelimit_timeout", 60.0)
        super().__init__(max_messages=None, chunk_guilds_at_startup=False, **options)
        self.chat = chat
        self.listener = Listener(self, chat)
        self.tree = HeraldTree(self, **everywhere())
        self.preparations: list[Duty] = []
        """What is done before anything else: the database is brought up to date."""
        self.duties: list[Duty] = []
        """What runs for as long as the client is connected: the courier, the clock."""
        self.running: list[asyncio.Task[None]] = []
        self.edited: deque[int] = deque(maxlen=EDITED)
        """The latest messages whose authors were told that editing changes nothing."""
        for command in commands(chat):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        """Prepare, listen to buttons of any age, tell Discord of new commands, begin the duties; runs once."""
        for prepare in self.preparations:
            await prepare()
        self.add_dynamic_items(Pressed)
        await self.publish()
        self.running = [asyncio.create_task(duty()) for duty in self.duties]

    async def close(self) -> None:
        """End the duties, then the connection."""
        for task in self.running:
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
        self.running = []
        # Before it has connected discord.py has no queue to end; all else is closed by then.
        with suppress(AttributeError):
            await super().close()

    async def publish(self) -> None:
        """Tell Discord of the commands if they have changed; a failure leaves the old ones and the bot as they are."""
        try:
            known = await self.chat.herald.store.note(NOTE)
            digest = self.digest()
            standing = {command.name for command in await self.tree.fetch_commands()}
            if known == digest and standing == {command.name for command in self.tree.get_commands()}:
                return
            await self.tree.sync()
            await self.chat.herald.store.note(NOTE, digest)
        except discord.DiscordException:
            log.exception("the commands could not be published; the old ones stay")

    def digest(self) -> str:
        """Give a fingerprint of every command as Discord would get it."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        return sha256(json.dumps([self.application_id, payload], sort_keys=True, default=str).encode()).hexdigest()

    async def on_shard_connect(self, shard: int) -> None:
        """Read what was written while there was no session; direct messages come over the first shard alone."""
        if shard == 0:
            self.listener.miss()

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that nobody is heard."""
        if shard == 0:
            self.listener.deafen()

    async def on_shard_resumed(self, shard: int) -> None:
        """Note that nothing was missed."""
        if shard == 0:
            self.listener.resumed()

    async def on_ready(self) -> None:
        """Say that Discord is reached; it may be said again after any break, so nothing else hangs on it."""
        log.info("ready", guilds=len(self.guilds))
        await reach.look(self, self.chat.herald)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Let the campaigns of a server go on to which Herald has come back."""
        await reach.look(self, self.chat.herald)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stop the clocks of a server from which Herald was removed."""
        log.warning("removed from a server", guild=guild.id)
        await reach.look(self, self.chat.herald)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Stop the clocks of a channel that is gone."""
        await reach.lose_channel(self.chat.herald, channel.id)

    async def on_message(self, message: discord.Message) -> None:
        """Answer what a person wrote in a direct message, or where the bot is mentioned."""
        if message.author.bot or message.type not in {discord.MessageType.default, discord.MessageType.reply}:
            return
        self.meet(message.author, message.guild.id if message.guild else None)
        if message.guild is None:
            await self.listener.hears(message)
        elif self.user is not None and f"<@{self.user.id}>" in message.content.replace("<@!", "<@"):
            await answer_mention(self.chat, message)

    async def on_raw_message_edit(self, payload: discord.RawMessageUpdateEvent) -> None:
        """Answer a player who edits an order sheet, once; what Discord adds itself, as a preview, is no such edit."""
        message = payload.message
        if message.author.bot or "guild_id" in payload.data or message.edited_at is None or message.id in self.edited:
            return
        self.edited.append(message.id)
        await explain_edit(self.chat, message)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Remember who speaks, and take a form that was sent back; forms say everything, so they outlive restarts."""
        self.meet(interaction.user, interaction.guild_id)
        data: dict[str, Any] = dict(interaction.data or {})  # Any: Discord's JSON
        bound = Bound.read(str(data.get("custom_id", "")))
        if interaction.type is discord.InteractionType.modal_submit and bound is not None:
            await submitted(self.chat, interaction, bound, data)

    def meet(self, person: discord.User | discord.Member, guild: int | None) -> None:
        """Remember how somebody is called who speaks to Herald: others may write of them by name."""
        self.chat.herald.faces.meet(
            person.id, guild or 0, [clean(one).strip() for one in (person.display_name, person.name)]
        )

    def away(self, user: int) -> None:
        """Note that what a person gave could not be kept, so that they hear when it can."""
        self.chat.herald.store.trouble.refuse(user)

    async def on_error(self, event: str, /, *_: Any) -> None:  # Any: whatever the event brings
        """Say in a line what the network or an outage did to an event; log what is ours with all that led to it."""
        error = sys.exc_info()[1]
        if isinstance(error, (*NETWORK, Unavailable, Stale)):
            log.warning("an event was cut short", what=event, reason=type(error).__name__)
        else:
            log.error("fault", what=event, exc_info=error)

    async def pressed(self, interaction: Interaction, bound: Bound, values: tuple[str, ...]) -> None:
        """Do what a button or a menu says."""
        await pressed(self.chat, interaction, bound, values)


def commands(chat: Chat) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """Give every command, those of the games last."""
    own = [
        help_command(chat),
        learn_command(chat),
        games_command(chat),
        *seat_commands(chat),
        *people_commands(chat),
        *reading_commands(chat),
        odds_command(chat),
        picture_command(chat),
        *order_commands(chat),
        *letter_commands(chat),
        *pledge_commands(chat),
        *notice_commands(chat),
    ]
    games = [group for ruleset in chat.herald.games.values() for group in forged(chat, ruleset)]
    shown = [one for ruleset in chat.herald.games.values() for one in gallery_commands(chat, ruleset)]
    galleries = {one.name: one for one in shown}  # two games may wish for the same name
    return [
        campaign_group(chat),
        gm_group(chat),
        herald_group(chat),
        privacy_group(chat),
        vote_group(chat),
        extend_command(chat),
        standing_group(chat),
        *own,
        *galleries.values(),
        *games,
    ]


def everywhere() -> dict[str, Any]:  # Any: two kinds of flags
    """Say where commands work: in servers that installed the bot, and in its direct messages."""
    return {
        "allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
    }
