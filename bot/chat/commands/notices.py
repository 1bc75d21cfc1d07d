"""Commands about what Herald tells a person: the inbox, and what they want to be told."""

from discord.app_commands import Choice, choices, command, describe

from bot.chat.answering.answers import Interaction, answer
from bot.chat.answering.completion import AnyCommand
from bot.chat.answering.shared import Chat
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.ground import people
from bot.service.ground.messages import Message
from bot.service.ground.people import Preferences
from bot.service.reading import inbox
from rules.kernel.telling.tellings import Page

YES_NO = [Choice(name="yes", value="yes"), Choice(name="no", value="no")]


def notice_commands(chat: Chat) -> list[AnyCommand]:
    """Give the commands about notices."""
    return [inbox_command(chat), notices_command(chat)]


def inbox_command(chat: Chat) -> AnyCommand:
    """Give the command that shows what waits for a person."""

    @command(name="inbox", description="What waits for you in all your campaigns, the most urgent first")
    async def run(interaction: Interaction) -> None:
        async def work() -> list[Part]:
            return await chat.parts(await inbox.inbox(chat.herald, interaction.user.id), None)

        await answer(interaction, work)

    return run


def notices_command(chat: Chat) -> AnyCommand:
    """Give the command that shows or changes what a person wants to be told, and when."""

    @command(name="notices", description="When and what Herald tells you, in all your campaigns")
    @describe(
        zone="Your time zone, or a city of it: Europe/London",
        awake="When you are awake: 08:00-23:00, or always; in between nothing of mine makes a sound",
        digest="When to get a daily digest: 18:00, or none",
        reminders="Whether to be reminded of windows that wait for you",
        receipts="Whether those who write to you learn when they are delivered",
    )
    @choices(reminders=YES_NO, receipts=YES_NO)
    async def run(
        interaction: Interaction,
        zone: str = "",
        awake: str = "",
        digest: str = "",
        reminders: str = "",
        receipts: str = "",
    ) -> None:
        async def work() -> list[Part]:
            said = {"zone": zone, "awake": awake, "digest": digest, "reminders": reminders, "receipts": receipts}
            changes = {key: clean(value).strip() for key, value in said.items() if value.strip()}
            user = interaction.user.id
            settled = await (
                people.prefer(chat.herald, user, changes) if changes else people.preferences(chat.herald, user)
            )
            return await chat.parts(settled_message(settled), None)

        await answer(interaction, work)

    return run


def settled_message(settled: Preferences) -> Message:
    """Say what a person has settled."""
    day = f"{settled.wakes:%H:%M} to {settled.sleeps:%H:%M}" if settled.wakes and settled.sleeps else "at any hour"
    rows = (
        ("What", "How"),
        ("Time zone", settled.zone),
        ("Awake", day),
        ("Reminders", "yes" if settled.reminders else "no"),
        ("Daily digest", f"{settled.digest:%H:%M}" if settled.digest else "none"),
        ("Receipts", "yes" if settled.receipts else "no"),
    )
    return Message(pages=(Page(title="Your notices", table=rows),))
