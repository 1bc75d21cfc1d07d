"""Founding: a campaign comes into being, with its luck sealed before anybody joins."""

from asyncio import to_thread
from collections.abc import Mapping
from itertools import chain, count
from typing import Any

from bot.service.ground.ears import id_at
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.table_settings import House, agreed
from bot.service.ground.values import CampaignCard
from bot.service.ground.wording import clean_line, plural
from bot.service.posting.notices import CHANNEL, owe, refresh
from bot.service.schedule import Schedule
from bot.service.start.settings import optioned, scheduled, split
from bot.service.words.cards import campaign_card
from bot.service.words.game_cards import first_picture, game_page
from bot.service.words.seat_words import FIT
from bot.store.people.dialogues import begin
from bot.store.records import Seat
from bot.store.unit import Unit
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.plainly import careful
from rules.kernel.play.ruleset import Options, Ruleset, Scenario
from rules.kernel.play.ruleset import Seat as Side
from rules.kernel.state.finding import find
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.tellings import Page

TITLE = 80
"""The most characters of a campaign's title."""


async def found(
    herald: Herald,
    *,
    host: int,
    guild: int,
    channel: int,
    title: str,
    game: str,
    scenario: str = "",
    settings: Mapping[str, str] | None = None,
    schedule: Schedule | None = None,
) -> CampaignCard:
    """Found a campaign, seal its seed, and owe its channel the message with the seats and the seed's SHA-256."""
    ruleset = herald.games.get(game)
    if ruleset is None:
        raise Answer(f"there is no game “{game}”; there is {', '.join(herald.games)}")
    board = herald.scenarios.read(ruleset, scenario)
    wanted = split(ruleset, settings or {})
    options = optioned(ruleset, None, wanted.own)
    row = {
        **fresh_row(ruleset, board, herald.seeds()),
        "title": clean_line(title, TITLE) or await unused_title(herald, guild, board.title),
        "options": options.model_dump_json(),
        "guild": guild,
        "channel": channel,
        "host": host,
        "blind": bool(wanted.blind),
        "house": agreed(House(), wanted.house).model_dump_json(),
        "schedule": scheduled(ruleset, options, schedule, wanted).model_dump_json(),
        "founded_at": herald.clock.now(),
    }
    card = await card_of(ruleset, board, options, Schedule.model_validate_json(row["schedule"]))
    async with herald.founding(row, open_seats(ruleset, board)) as unit:
        await introduce(herald, unit, card)
        await begin(unit.connection, host, id_at(herald.clock.now()))
        return await campaign_card(herald, unit)


async def may_found(herald: Herald, user: int, guild: int, *, manages: bool) -> None:
    """Refuse a founding that whoever runs Herald does not allow: by this person, or one more on this server."""
    rules = herald.founders
    if rules.who == "managers" and not manages:
        raise Answer("here campaigns are founded by those who may manage the server; ask one of them")
    if rules.who == "named" and user not in rules.ids:
        raise Answer("here campaigns are founded by those whom whoever runs Herald has named; ask them")
    going = await herald.store.titles(guild=guild) if rules.most and guild else []
    if rules.most and len([one for one in going if not one.over]) >= rules.most:
        raise Answer(
            f"this server has {plural(rules.most, 'campaign')} under way, as many as it may; one has to end first"
        )


async def introduce(herald: Herald, unit: Unit, card: Message) -> None:
    """Owe the channel the card of the game, and below it the lobby."""
    await owe(unit, "card", CHANNEL, card, herald.clock.now())
    await refresh(herald, unit)


async def card_of(ruleset: Ruleset[Any], board: Scenario, options: Options, schedule: Schedule) -> Message:
    """Give the card of what is founded, with its map; without what its game fails to say, for it can be played."""
    page = careful([], "the card of a game", game_page, lambda *_: Page(title=board.title, lines=(ruleset.about,)))
    draw = careful([], "the map of a scenario", pictured, lambda *_: None)
    return Message(pages=(page(ruleset, board, options, schedule),), picture=await to_thread(draw, ruleset, board))


def pictured(ruleset: Ruleset[Any], board: Scenario) -> Picture | None:  # Any: each game has its own state
    """Give the map at the start, where there is one."""
    return first_picture(ruleset, board)


async def unused_title(herald: Herald, guild: int, title: str) -> str:
    """Give the title, with a number behind it where a campaign of this guild has it already."""
    taken = {fold(one.title) for one in await herald.store.titles(guild=guild)}
    numbered = (f"{title[: TITLE - 5]} {number}" for number in count(2))
    return find((one for one in chain((title[:TITLE],), numbered) if fold(one) not in taken), "a free title")


def fresh_row(ruleset: Ruleset[Any], board: Scenario, seed: str) -> dict[str, Any]:  # Any: each column has its own type
    """Give what every new campaign has in common, with a seed of its own."""
    return {
        "game": ruleset.name,
        "scenario": board.id,
        "scenario_title": board.title,
        "scenario_text": board.model_dump_json(),
        "revision": ruleset.revision,
        "seed": seed,
        "commitment": Seeded(seed).commitment(),
        "phrases": "[]",
        "status": "lobby",
        "version": 0,
        "window_key": "",
        "standing": "",
        "held_reason": "",
        "held_from": "",
        "rewinds": 0,
        "dealing": "",
    }


def open_seats(ruleset: Ruleset[Any], board: Scenario) -> list[Seat]:
    """Give the seats of a scenario, all of them open."""
    return [
        Seat(
            seat=seat.id,
            title=seat.name,
            about=about_of(seat),
            colour=seat.colour,
            position=position,
            user=None,
            mode="open",
            phrase="",
            missed=0,
            joined_at=None,
            thread=None,
            dm_closed=False,
        )
        for position, seat in enumerate(ruleset.seats(board))
    ]


def about_of(seat: Side) -> str:
    """Give the line about a seat, and whether it suits a beginner."""
    fit = f"{FIT}{seat.beginner}." if seat.beginner else ""
    return " ".join(filter(None, (fit, seat.about)))
