"""The book: what is told of a campaign when it is over, gathered from its saves and its events."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.playing import name_of, rebuild, ruleset_of
from bot.service.history.figures import Tally, charts, read_state, tallies
from bot.service.history.past import Moment, turn_name
from bot.service.words.bulletins import ended_line
from bot.service.words.chronicle import newspaper, public
from bot.service.words.open_window import standing
from bot.store.annals import Paper, account, papers, states
from bot.store.look import Look
from bot.store.records import Campaign, Entry, Seat
from rules.kernel.errors import Answer, Fault
from rules.kernel.facts.events import Cast, Drawn, Rolled, Shuffled
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.state.models import State
from rules.kernel.telling.pictures import Picture
from rules.kernel.telling.tellings import News, Page

DRAWS = (Drawn.__name__, Rolled.__name__, Cast.__name__, Shuffled.__name__)


@dataclass(frozen=True)
class Role:
    """A seat and who played it."""

    name: str
    about: str
    colour: str
    player: str
    won: bool


@dataclass(frozen=True)
class Chapter:
    """A turn: its newspaper, its map, its draws."""

    turn: int
    name: str
    pages: tuple[Page, ...]
    picture: Picture | None
    draws: tuple[str, ...]


@dataclass(frozen=True)
class Seal:
    """The luck of a campaign, opened."""

    seed: str
    commitment: str
    phrases: tuple[str, ...]


@dataclass(frozen=True)
class Book:
    """Everything that the book shows."""

    title: str
    game: str
    scenario: str
    founded: datetime
    ended: datetime | None
    """None while the campaign is played; then the book holds nothing but what everybody knows."""
    outcome: str
    frontispiece: Picture | None
    cast: tuple[Role, ...]
    chapters: tuple[Chapter, ...]
    papers: tuple[tuple[str, Paper], ...]
    """Each with the names of those who stand behind it."""
    charts: tuple[Picture, ...]
    tallies: tuple[Tally, ...]
    seal: Seal | None
    news: Mapping[str, News]


@dataclass(frozen=True)
class Material:
    """What a book is made of, read at one moment."""

    campaign: Campaign
    seats: tuple[Seat, ...]
    entries: list[Entry]
    texts: list[str]
    """The state at the end of each turn, in JSON; the last is how things stand."""
    turns: list[int]
    papers: list[tuple[str, Paper]]
    winners: tuple[str, ...]
    outcome: str
    names: Mapping[int, str]


async def material(herald: Herald, campaign: int, names: Mapping[int, str]) -> Material:
    """Read what the book of a campaign is made of; `names` are those under which people are known."""
    async with herald.store.look(campaign) as look:
        if await look.save() is None:
            raise Answer(f"“{look.campaign.title}” has not started yet; there is nothing to tell")
        marks, ends = await look.saves(), await states(look)
        ending = standing(look).ending
        reason = ending.reason if ending else "The gamemaster ended it."
        winners = ending.winners if ending else ()
        written = [(" and ".join(name_of(look, seat) for seat in paper.by), paper) for paper in await papers(look)]
        return Material(
            campaign=look.campaign,
            seats=tuple(look.seats.values()),
            entries=await account(look),
            texts=[save.state for save in ends] + [await last_state(herald, look)],
            turns=sorted({mark.turn for mark in marks}),
            papers=written,
            winners=winners,
            outcome=ended_line([name_of(look, seat) for seat in winners], reason),
            names=names,
        )


async def last_state(herald: Herald, look: Look) -> str:
    """Give how things stand now; how they stood at the last save where the rules do not run."""
    try:
        return str((await rebuild(herald, look)).state.write())
    except Fault:
        save = await look.save()
        return save.state if save else ""


def compose(herald: Herald, found: Material) -> Book:
    """Make the book; it takes a while, so that it is done beside the bot's other work."""
    ruleset, campaign = ruleset_of(herald, found.campaign), found.campaign
    over = campaign.status == "ended"
    states = [read_state(ruleset, text) for text in found.texts]
    ruleset = ruleset.in_words_of(next((state for state in reversed(states) if state is not None), None))
    chapters = tuple(
        chapter(ruleset, turn, state, [one for one in found.entries if one.told.turn == turn], over)
        for turn, state in zip(found.turns, states, strict=False)
    )
    pictures = [one.picture for one in chapters if one.picture is not None]
    shown = found.entries if over else public(found.entries)
    return Book(
        title=campaign.title,
        game=ruleset.title,
        scenario=campaign.scenario_title,
        founded=campaign.founded_at,
        ended=campaign.ended_at if over else None,
        outcome=found.outcome if over else "",
        frontispiece=pictures[-1] if pictures else None,
        cast=tuple(role(seat, found) for seat in found.seats),
        chapters=chapters,
        papers=tuple(found.papers),
        charts=charts(ruleset, found.seats, found.turns, states, pictures[-1].sides if pictures else ()),
        tallies=tallies(ruleset, shown),
        seal=Seal(campaign.seed, campaign.commitment, tuple(json.loads(campaign.phrases))) if over else None,
        news=ruleset.news,
    )


def chapter(
    ruleset: Ruleset[Any], turn: int, state: State | None, entries: Sequence[Entry], over: bool
) -> Chapter:  # Any: each game has its own state
    """Give the chapter of a turn as an onlooker saw it; after the end it shows every draw."""
    name = turn_name(ruleset, state, turn) if state is not None else f"Turn {turn}"
    picture = Moment(turn, name, state).picture(ruleset, None) if state is not None else None
    drawn = [one for one in (entries if over else public(entries)) if one.told.event in DRAWS]
    return Chapter(
        turn=turn,
        name=name.removeprefix(f"Turn {turn}, "),
        pages=tuple(newspaper(ruleset.news, public(entries))),
        picture=picture,
        draws=tuple(f"#{one.told.n} {one.text}" for one in drawn),
    )


def role(seat: Seat, found: Material) -> Role:
    """Give a seat as the list of the cast shows it."""
    player = found.names.get(seat.user, "a player") if seat.user is not None else "the autopilot"
    return Role(seat.title, seat.about, seat.colour, player, seat.seat in found.winners)
