"""Commands that only read: the status, the papers, maps and reports, why something happened, and the rules."""

from collections.abc import Iterable

from discord.app_commands import command, describe

from bot.chat.answering.answers import Interaction, answer
from bot.chat.answering.completion import AnyCommand, Suggest, campaigns_of, complete, matching, option_of
from bot.chat.answering.shared import Chat, game_named
from bot.chat.shapes.escape import clean
from bot.chat.shapes.render import Part
from bot.service.ground.messages import Message
from bot.service.ground.values import Who
from bot.service.history import past
from bot.service.history.catchup import catchup as catching_up
from bot.service.reading import reading
from bot.service.table import campaigns
from rules.kernel.errors import Answer

CAMPAIGN = "Which campaign; empty for the one of this channel"


def reading_commands(chat: Chat) -> list[AnyCommand]:
    """Give the commands that change nothing."""
    return [status(chat), papers(chat), map_command(chat), report(chat), catchup(chat), why(chat), rule(chat)]


def status(chat: Chat) -> AnyCommand:
    """Give the command that shows what everybody may know."""

    @command(name="status", description="What everybody may know of a campaign")
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> list[Part]:
            return await chat.status(await chat.here(interaction, campaign))

        await answer(interaction, work)

    complete(run, "campaign", campaigns_of(chat))
    return run


def papers(chat: Chat) -> AnyCommand:
    """Give the command that shows what a seat knows."""

    @command(name="papers", description="What your seat knows, for your eyes alone")
    @describe(campaign=CAMPAIGN)
    async def run(interaction: Interaction, campaign: str = "") -> None:
        async def work() -> list[Part]:
            who = await chat.who(interaction, campaign)
            return await chat.papers(who)

        await answer(interaction, work)

    complete(run, "campaign", campaigns_of(chat))
    return run


def map_command(chat: Chat) -> AnyCommand:
    """Give the command that shows the map."""

    @command(name="map", description="The map as your seat sees it, or saw it at the end of a turn")
    @describe(
        at="A country, a city, a province or a hex: the map around it, large enough for a phone",
        turn="A turn that is past; empty for now",
        text="Everything that the map shows in words, instead of the picture",
        preview="The map as if your orders given so far were carried out; only you see it",
        campaign=CAMPAIGN,
    )
    async def run(
        interaction: Interaction,
        at: str = "",
        turn: str = "",
        text: bool = False,
        preview: bool = False,
        campaign: str = "",
    ) -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            seat, named = await chat.seat(found, interaction.user.id), clean(turn).strip()
            if (place := clean(at).strip()) and text:
                return await chat.parts(await reading.place_in_words(chat.herald, found, seat, place), found)
            if place:
                return await chat.parts(Message(picture=await reading.near_map(chat.herald, found, seat, place)), found)
            if named:
                return await chat.parts(await past.past_map(chat.herald, found, seat, named, text=text), found)
            if text:
                return await chat.parts(await reading.text_map(chat.herald, found, seat, preview=preview), found)
            if preview and seat is not None:
                return await chat.preview(Who(found, seat, interaction.user.id))
            return await chat.picture(found, seat)

        await answer(interaction, work)

    complete(run, "at", places_of(chat))
    complete(run, "turn", turns_of(chat))
    complete(run, "campaign", campaigns_of(chat))
    return run


def places_of(chat: Chat) -> Suggest:
    """Complete what the map can be shown around."""

    async def suggest(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        found = await chat.here(interaction, option_of(interaction, "campaign"))
        seat = await chat.seat(found, interaction.user.id)
        return matching(((name, name) for name in await reading.map_places(chat.herald, found, seat)), typed)

    return suggest


def report(chat: Chat) -> AnyCommand:
    """Give the command that shows the newspaper of a turn."""

    @command(name="report", description="What happened in a turn, as your seat could know it then")
    @describe(turn="Which turn; empty for the latest", campaign=CAMPAIGN)
    async def run(interaction: Interaction, turn: str = "", campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            seat = await chat.seat(found, interaction.user.id)
            messages = await past.report(chat.herald, found, seat, clean(turn).strip())
            return [part for message in messages for part in await chat.parts(message, found)]

        await answer(interaction, work)

    complete(run, "turn", turns_of(chat))
    complete(run, "campaign", campaigns_of(chat))
    return run


def catchup(chat: Chat) -> AnyCommand:
    """Give the command that tells what somebody has missed."""

    @command(name="catchup", description="What happened to you since you last looked, and what is asked of you now")
    @describe(since="A turn, to be told again from there on; empty since you last looked", campaign=CAMPAIGN)
    async def run(interaction: Interaction, since: str = "", campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            message = await catching_up(chat.herald, found, interaction.user.id, clean(since).strip())
            return await chat.parts(message, found)

        await answer(interaction, work)

    complete(run, "since", turns_of(chat))
    complete(run, "campaign", campaigns_of(chat))
    return run


def turns_of(chat: Chat) -> Suggest:
    """Complete the turns of the campaign that is meant."""

    async def suggest(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        found = await chat.here(interaction, option_of(interaction, "campaign"))
        return await past.turns(chat.herald, found, typed)

    return suggest


def why(chat: Chat) -> AnyCommand:
    """Give the command that shows what led to an event."""

    @command(name="why", description="What led to an event: its rule, its draws and its figures")
    @describe(event="A number of a report, or some of its words; empty for the latest", campaign=CAMPAIGN)
    async def run(interaction: Interaction, event: str = "", campaign: str = "") -> None:
        async def work() -> list[Part]:
            found = await chat.here(interaction, campaign)
            message = await reading.why(chat.herald, found, interaction.user.id, clean(event).strip())
            return await chat.parts(message, found)

        await answer(interaction, work)

    complete(run, "campaign", campaigns_of(chat))
    return run


def rule(chat: Chat) -> AnyCommand:
    """Give the command that finds a rule."""

    @command(name="rule", description="Ask a question about the rules, or look a clause up")
    @describe(
        question="A question in your own words, or a clause such as CIV-2.1",
        game="Which game; empty for the one of this channel",
    )
    async def run(interaction: Interaction, question: str, game: str = "") -> None:
        async def work() -> list[Part]:
            name = await game_of(chat, interaction, game)
            return await chat.parts(await reading.rule(chat.herald, name, clean(question).strip()), None)

        await answer(interaction, work)

    async def ids(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        name = await game_of(chat, interaction, option_of(interaction, "game"))
        return [(one, one) for one in await reading.rule_ids(chat.herald, name, typed)]

    complete(run, "question", ids)
    complete(run, "game", games_of(chat))
    return run


def games_of(chat: Chat) -> Suggest:
    """Complete the games that there are."""

    async def suggest(interaction: Interaction, typed: str) -> Iterable[tuple[str, str]]:
        return matching(((game.title, name) for name, game in chat.herald.games.items()), typed)

    return suggest


async def game_of(chat: Chat, interaction: Interaction, wanted: str) -> str:
    """Give the game that a person means: the one named, else that of the campaign here, else the only one."""
    games = chat.herald.games
    if named := game_named(chat, wanted):
        return named
    if len(games) == 1:
        return next(iter(games))
    try:
        return (await campaigns.card(chat.herald, await chat.here(interaction))).game
    except Answer as unclear:
        raise Answer(f"say which game: {', '.join(games)}") from unclear
