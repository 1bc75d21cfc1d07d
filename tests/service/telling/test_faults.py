"""Whatever fails in telling: the campaign goes on, everything else is told once, the gamemaster reads of it once."""

import asyncio
import re
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import fields
from functools import cache
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.service.ground.values import Post
from bot.service.history import album
from bot.service.orders import orders
from bot.service.reading import reading
from bot.service.words.chronicle import HEADLINE
from bot.store.annals import account
from bot.store.records import Entry
from rules.kernel.play.ruleset import Ruleset
from rules.registry import RULESETS
from tests.kernel.toy import TOY
from tests.marks import without_strong
from tests.service.bench import HOST, RED, Table
from tests.service.telling.apart import (
    Broken,
    SlipError,
    fresh,
    part,
    play,
    sealed,
    settings_words,
    told,
    whole,
    windows,
    words,
)

FAULT = re.compile(r"fault ([0-9a-f]{8})")
CALLED = "collections.abc.Callable["
RULES = {
    "autopilot",
    "ending",
    "glimpses",
    "hours",
    "idle",
    "letters",
    "lexicon",  # whoever cannot be read must miss nothing by it
    "plays",
    "score",
    "seats",
    "setup",
    "view",
}
"""The functions of a game that decide something: a fault in one of them holds the campaign."""
PARTS = tuple(sorted({one.name for one in fields(Ruleset) if str(one.type).startswith(CALLED)} - RULES))
"""What a game says and shows, beside the words for its events."""
BROKEN = {name: part(name) for name in PARTS} | {"windows": windows, "settings": settings_words}
SAMPLE = 10
"""How many types of event of a game lose their words in one run, at most."""
AT_ONCE = 10
"""How many of them lose their words together."""
GAMES = (*RULESETS, "toy")
PAIRS = [(game, name) for game in GAMES for name in BROKEN]
"""Each part of each game."""
SHARE = {(game, name) for number, name in enumerate(BROKEN) for game in ("toy", [*RULESETS][number % len(RULESETS)])}
"""Those that are broken each time: every part in the tests' own game and in one of the others. The rest take long."""


async def entries(table: Table) -> list[Entry]:
    """Give the events of the campaign."""
    async with table.store.look(1) as look:
        return await account(look)


def lines(posts: Iterable[Post]) -> list[str]:
    """Give what stands on the pages of some posts."""
    return [line for post in posts for page in post.message.pages for line in (page.title, *page.lines)]


def numbers(posts: dict[str, Post], kept: list[Entry]) -> Counter[tuple[str, int]]:
    """Say which of the events that weigh are told, by where they are told."""
    heavy = [entry for entry in kept if entry.weight >= HEADLINE]
    counted = Counter[tuple[str, int]]()
    for post in posts.values():
        if post.key.partition(":")[2].startswith(("chronicle-", "told-")):
            text = without_strong("\n".join(lines([post])))
            counted.update((post.target.model_dump_json(), entry.told.n) for entry in heavy if entry.text in text)
    return Counter(set(counted))


def facts(kept: list[Entry]) -> list[tuple[int, str, str]]:
    """Give what happened, without its words."""
    return [(entry.told.n, entry.told.event, entry.told.body) for entry in kept]


async def go_on(table: Table) -> tuple[dict[str, Post], list[Entry]]:
    """Look at the orders of a seat, close one window more, tell all; give the messages and what happened."""
    with capture_logs():
        posts, key = await told(table), await table.key(1)
        assert (await orders.orders(table.herald, await table.who(1, RED))).status == "running"
        await table.all_ready(1)
        later = await told(table)
    assert "running" == (await table.card(1)).status
    assert key != await table.key(1)
    assert any(name.startswith("turn-") for name in later)
    return {**posts, **{f"later {name}": post for name, post in later.items()}}, await entries(table)


async def broken_game(game: str, broken: Broken) -> tuple[dict[str, Post], list[Entry], str]:
    """Tell a sealed game with something broken in it, play one window more, and look that it goes on."""
    async with sealed(game, broken) as table:
        posts, kept = await go_on(table)
        complaints = [post for post in posts.values() if post.target.user == HOST]
        faults = [found for post in complaints for found in FAULT.findall(post.message.content)]
        assert len(set(faults)) == len(faults) == len(complaints)
        return posts, kept, " ".join(faults)


@cache
def unbroken(game: str) -> tuple[dict[str, Post], list[Entry]]:
    """Give what is told of a game in which nothing fails, and what happens in it."""

    async def play() -> tuple[dict[str, Post], list[Entry]]:
        async with sealed(game) as table:
            return await go_on(table)

    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(asyncio.run, play()).result()


@pytest.mark.parametrize(
    ("game", "name"), [pytest.param(*pair, marks=[] if pair in SHARE else pytest.mark.fuzz) for pair in PAIRS]
)
async def test_words_and_pictures_that_fail_cost_themselves_alone(game: str, name: str) -> None:
    """Names, dates, purse, papers, map, a window's words: without one of them all else happens and comes, once."""
    usual, happened = unbroken(game)
    posts, kept, faults = await broken_game(game, BROKEN[name])

    lost, added = {key for key in usual if key not in posts}, {key for key in posts if key not in usual}
    assert facts(happened) == facts(kept)
    # What happens on one date is told in one post, and with no dates all of a turn is on one.
    lost, added = ({key for key in keys if name != "calendar" or "chronicle-" not in key} for keys in (lost, added))
    assert all("scene-" in key for key in lost) and (not lost or name == "scenes")
    assert all("fault-" in key or (name == "owners" and "chronicle-" in key) for key in added)
    assert numbers(usual, happened) == numbers(posts, kept)
    assert bool(faults) == bool(added) or name == "status"


def wordless(ruleset: Ruleset[Any]) -> Ruleset[Any]:
    """Let all that a game says raise at once."""
    for broken in BROKEN.values():
        ruleset = broken(ruleset)
    return ruleset


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_begins_and_goes_on_without_any_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All words of windows, seats, things, dates and settings fail from the first: it is played like any other."""
    monkeypatch.setattr("bot.service.ground.herald.token_hex", lambda size: "5" * 2 * size)
    happened = []
    for broken in (whole, wordless):
        async with fresh(game, broken) as table:
            with capture_logs():
                await play(table, game)
                posts = await told(table)
            happened.append(facts(await entries(table)))
            assert "running" == (await table.card(1)).status
            assert (broken is wordless) == any(name.startswith("fault-") for name in posts)

    assert happened[0] == happened[1]


@pytest.mark.parametrize("game", GAMES)
async def test_words_that_fail_are_told_plainly(game: str) -> None:
    """A few tellings at a time: their lines say when, what, and that words are missing; every other line is there."""
    posts, before = unbroken(game)
    usual, types = numbers(posts, before), dict(({"toy": TOY} | RULESETS)[game].tellings.types)
    happened = sorted({entry.told.event for entry in before} & set(types))
    sample = Random(14).sample(happened, min(SAMPLE, len(happened)))
    assert usual
    for some in (sample[start : start + AT_ONCE] for start in range(0, len(sample), AT_ONCE)):
        posts, kept, found = await broken_game(game, words(*(types[event] for event in some)))
        faults, told = found.split(), numbers(posts, kept)

        assert 1 <= len(faults) <= len(some)
        for event in some:
            plain = [entry for entry in kept if entry.told.event == event]
            assert all(entry.text.partition(":")[0] for entry in plain)
            assert plain and all("Its words are missing" in entry.text for entry in plain)
            assert all(any(fault in entry.text for fault in faults) for entry in plain)
        assert facts(before) == facts(kept)
        assert set(usual) <= set(told) and all(told[key] == usual[key] for key in usual)


@pytest.mark.parametrize("name", ["album", "picture", "papers", "status"])
async def test_a_page_that_fails_when_it_is_looked_at_holds_nothing(name: str) -> None:
    """Who looks is told of a mistake; the campaign runs on, and its orders are taken."""
    async with sealed("toy", part(name)) as table:
        who = await table.who(1, RED)
        with capture_logs():
            for look in (
                lambda: album.picture_of(table.herald, 1, who.seat, ""),
                lambda: reading.papers(table.herald, who),
                lambda: reading.status(table.herald, 1),
                lambda: reading.picture(table.herald, 1, who.seat),
            ):
                with suppress(SlipError):
                    await look()

        assert "running" == (await table.card(1)).status
        await table.all_ready(1)
        assert "running" == (await table.card(1)).status
