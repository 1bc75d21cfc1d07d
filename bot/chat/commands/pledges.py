"""Commands for sealed promises and for pacts."""

from collections.abc import Iterable, Sequence
from typing import get_args

from discord.app_commands import Choice, Group, Range, choices, command, describe

from bot.chat.answering.answers import Interaction, answer, words
from bot.chat.answering.completion import AnyCommand, campaigns_of, complete, matching, option_of
from bot.chat.answering.shared import Chat
from bot.chat.commands.reading import CAMPAIGN
from bot.chat.presses.letters import seats_of
from bot.chat.presses.pledges import PUBLIC, WAYS, shelf
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.talk import pacts, promises
from bot.service.talk.pacts import How
from bot.store.records import Promise
from rules.kernel.state.finding import find

NOTICES = [Choice(name="the parties alone", value="private"), Choice(name="everybody", value=PUBLIC)]
HOWS = [Choice(name=label, value=how) for how, (label, _) in WAYS.items()]


def pledge_commands(chat: Chat) -> list[AnyCommand | Group]:
    """Give the commands of promises and pacts."""
    return [promise_group(chat), pact_group(chat), pacts_command(chat)]


def promise_group(chat: Chat) -> Group:
    """Give the commands of sealed promises."""
    group = Group(name="promise", description="Promises under seal: only their hash is posted until you open them")
    for one in (seal(chat), open_seal(chat), list_command(chat), file(chat)):
        complete(one, "campaign", campaigns_of(chat))
        group.add_command(one)
    return group


def seal(chat: Chat) -> AnyCommand:
    """Give the command that seals a promise."""

    @command(name="seal", description="Seal words: everybody sees their hash now, and the words when you open them")
    @describe(text="The words", campaign=CAMPAIGN)
    async def run(interaction: Interaction, text: Range[str, 1, promises.LONGEST], campaign: str = "") -> None:
        async def work() -> list[Part]:
            who = await chat.who(interaction, campaign)
            return proof(await promises.seal(chat.herald, who, clean(text)))

        await answer(interaction, work)

    return run


def proof(made: Promise) -> list[Part]:
    """Give an author the file that proves a promise, without Herald if need be."""
    text = (
        f"Promise {made.number} is sealed, and its hash is posted. /promise open {made.number} shows its words. "
        "This file proves it even without Herald: its SHA-256 is the hash."
    )
    return [Part(content=text, image=promises.proof(made.salt, made.text), name=f"promise-{made.number}.txt")]


def open_seal(chat: Chat) -> AnyCommand:
    """Give the command that opens a promise."""

    @command(name="open", description="Open one of your promises to everybody")
    @describe(promise="Its number", campaign=CAMPAIGN)
    async def run(interaction: Interaction, promise: Range[int, 1, 100_000], campaign: str = "") -> None:
        async def work() -> list[Part]:
            who = await chat.who(interaction, campaign)
            made = await promises.open_seal(chat.herald, who, promise)
            return words(f"Promise {made.number} is open: the channel shows its words and its salt.")

        await answer(interaction, work)

    return run


def list_command(chat: Chat) -> AnyCommand:
    """Give the command that lists promises."""

    @command(name="list", description="The promises of a campaign, sealed and open")
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            return await chat.parts(await promises.promises(chat.herald, found, interaction.user.id), found)

        await answer(interaction, work)

    return run


def file(chat: Chat) -> AnyCommand:
    """Give the command that hands out the file whose hash was posted."""

    @command(name="file", description="The file whose SHA-256 is a promise's hash: anybody's once open, before yours")
    @describe(promise="Its number", campaign=CAMPAIGN)
    async def run(interaction: Interaction, promise: Range[int, 1, 100_000], campaign: str = "") -> None:
        async def work() -> list[Part]:
            found, name = await chat.here(interaction, campaign), f"promise-{promise}.txt"
            proof = await promises.proof_of(chat.herald, found, interaction.user.id, promise)
            return [Part(content=f"`sha256sum {name}` gives the hash that was posted.", image=proof, name=name)]

        await answer(interaction, work)

    return run


def pact_group(chat: Chat) -> Group:
    """Give the commands of pacts."""
    group = Group(name="pact", description="Pacts between seats: proposed, accepted, remembered; nothing enforces them")
    for one in (propose(chat), end(chat)):
        complete(one, "campaign", campaigns_of(chat))
        group.add_command(one)
    return group


def propose(chat: Chat) -> AnyCommand:
    """Give the command that proposes a pact."""

    @command(name="propose", description="Propose a pact; it is in force once all parties have accepted")
    @describe(
        to="One seat or several, with commas between, or “all”",
        text="What is agreed",
        turns="For how many turns, this one counted; empty for no end",
        secret="Whether only the parties know of it",  # noqa: S106  a description
        campaign=CAMPAIGN,
    )
    async def run(
        interaction: Interaction,
        to: str,
        text: Range[str, 1, pacts.LONGEST],
        turns: Range[int, 0, pacts.TURNS] = 0,
        secret: bool = False,
        campaign: str = "",
    ) -> None:
        async def work() -> list[Part]:
            who = await chat.who(interaction, campaign)
            said = await pacts.propose(chat.herald, who, clean(to).strip(), clean(text), turns, secret=secret)
            return words(said)

        await answer(interaction, work)

    complete(run, "to", seats_of(chat))
    return run


def end(chat: Chat) -> AnyCommand:
    """Give the command that ends a pact."""

    @command(name="end", description="Denounce a pact, declare it broken, or end it by consent; withdraw a proposal")
    @describe(
        pact="Which pact",
        how="What you do",
        notice="Who is told; a secret pact of which everybody is told is secret no more",
        words_="Words of yours that are told with it",
        campaign=CAMPAIGN,
    )
    @choices(how=HOWS, notice=NOTICES)
    async def run(
        interaction: Interaction,
        pact: str,
        how: Choice[str],
        notice: Choice[str] | None = None,
        words_: Range[str, 0, pacts.NOTE] = "",
        campaign: str = "",
    ) -> None:
        async def work() -> list[Part]:
            who = await chat.who(interaction, campaign)
            public, note = notice is not None and notice.value == PUBLIC, clean(words_)
            way = find((one for one in get_args(How) if one == how.value), "a way to end a pact")
            return words(await pacts.end(chat.herald, who, clean(pact).strip(), way, public=public, note=note))

        await answer(interaction, work)

    async def mine(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        found = await chat.here(interaction, option_of(interaction, "campaign"))
        own = (await pacts.pacts(chat.herald, found, interaction.user.id)).own
        return matching(
            ((f"{line} ({state})", id) for id, line, state in own if state in {"in force", "proposed"}), typed
        )

    complete(run, "pact", mine)
    return run


def pacts_command(chat: Chat) -> AnyCommand:
    """Give the command that shows pacts."""

    @command(name="pacts", description="The pacts of your seat, and the public ones")
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> Sequence[Part]:
            return await shelf(chat, await chat.here(interaction, campaign), interaction.user.id)

        await answer(interaction, work)

    complete(run, "campaign", campaigns_of(chat))
    return run
