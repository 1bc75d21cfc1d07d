"""Commands for letters: writing them, and reading them again."""

from collections.abc import Iterable, Sequence

import discord
from discord.app_commands import Range, command, describe

from bot.chat.answering.answers import Interaction, answer, open_form, words
from bot.chat.answering.completion import AnyCommand, campaigns_of, complete, matching, option_of
from bot.chat.answering.shared import Chat
from bot.chat.commands.reading import CAMPAIGN
from bot.chat.presses.letterbox import letterbox
from bot.chat.presses.letters import correspondents, filed, new_letter, seats_of
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.ground.values import Who
from bot.service.table import campaigns
from bot.service.talk import letters
from bot.store.records import Letter
from rules.kernel.errors import Answer

LONGEST = 4000
WORDS = 100


def letter_commands(chat: Chat) -> list[AnyCommand]:
    """Give the commands of the post."""
    return [letter(chat), letterbox_command(chat)]


def letter(chat: Chat) -> AnyCommand:
    """Give the command that sends a letter, or opens the form of one."""

    @command(name="letter", description="Write to other seats; only they read it, and it is signed by your seat")
    @describe(
        to="One seat or several, with commas between, or “all”",
        text="The letter; empty for a form with more room",
        campaign=CAMPAIGN,
    )
    async def run(
        interaction: Interaction, to: str = "", text: Range[str, 0, LONGEST] = "", campaign: str = ""
    ) -> None:
        async def form() -> discord.ui.Modal | Sequence[Part]:
            who = await chat.who(interaction, campaign)
            named = [part.strip().lower() for part in to.split(",")]
            seats = await correspondents(chat, who)
            return await new_letter(chat, who, *(id for id, name in seats if {id.lower(), name.lower()} & {*named}))

        async def work() -> Sequence[Part]:
            who = await chat.who(interaction, campaign)
            return words(await letters.write(chat.herald, who, clean(to).strip(), clean(text)))

        if text.strip() and to.strip():
            await answer(interaction, work)
        else:
            await open_form(interaction, form)

    complete(run, "to", seats_of(chat))
    complete(run, "campaign", campaigns_of(chat))
    return run


def letterbox_command(chat: Chat) -> AnyCommand:
    """Give the command that shows a seat's letters."""

    @command(name="letters", description="Your seat's letters: read, search, by correspondent, or all as a file")
    @describe(
        with_="Only those exchanged with this seat",
        search="Only those with these words",
        file="Whether to get them as a file",
        campaign=CAMPAIGN,
    )
    async def run(
        interaction: Interaction,
        with_: str = "",
        search: Range[str, 0, WORDS] = "",
        file: bool = False,
        campaign: str = "",
    ) -> None:
        async def work() -> Sequence[Part]:
            found, said = await chat.here(interaction, campaign), clean(search).strip()
            who = await seat_or_none(chat, found, interaction.user.id)
            if who is None:
                return opened(await letters.opened(chat.herald, found, interaction.user.id))
            other = await seat_named(chat, who, clean(with_).strip())
            archive = await letters.archive(chat.herald, who, other=other, words=said)
            return filed(archive) if file else letterbox(archive, other, words=said)

        await answer(interaction, work)

    async def seats(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        who = await chat.who(interaction, option_of(interaction, "campaign"))
        return matching(((name, name) for _, name in await correspondents(chat, who)), typed)

    run = discord.app_commands.rename(with_="with")(run)
    complete(run, "with_", seats)
    complete(run, "campaign", campaigns_of(chat))
    return run


async def seat_or_none(chat: Chat, campaign: int, user: int) -> Who | None:
    """Give the seat that a person speaks for; None for an onlooker."""
    try:
        return await campaigns.who(chat.herald, campaign, user)
    except Answer:
        return None


async def seat_named(chat: Chat, who: Who, name: str) -> str:
    """Give the id of another seat by id or name; empty for none. Raises Answer for a name that no seat has."""
    seats = await correspondents(chat, who)
    found = [id for id, title in seats if name.lower() in {id.lower(), title.lower()}]
    if name and not found:
        raise Answer(f"there is no seat “{name}”; there is {', '.join(title for _, title in seats)}")
    return found[0] if found else ""


def opened(all_letters: Sequence[Letter]) -> list[Part]:
    """Give a gamemaster who may read them all letters as a file."""
    pages = (f"--- {one.sender} to {', '.join(one.recipients)}, {one.date}\n{one.text}\n" for one in all_letters)
    return [Part(content="All letters of this table:", image="\n".join(pages).encode(), name="letters.txt")]
