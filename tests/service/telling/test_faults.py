"""Whatever fails in telling: the campaign goes on, everything else is told once, the gamemaster reads of it once."""

import re
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.service.ground.values import Post
from bot.service.history import album
from bot.service.reading import reading
from bot.store.annals import account
from bot.store.records import Entry
from rules.registry import RULESETS
from tests.service.bench import HOST, RED, Table
from tests.service.telling.apart import Broken, SlipError, part, sealed, told, words

NUMBER = re.compile(r"\(#(\d+)\)")
FAULT = re.compile(r"fault ([0-9a-f]{8})")
PARTS = ("papers", "picture", "scenes", "status", "calendar", "album")
"""What a game shows, beside the words for its events."""
SAMPLE = 8
"""How many types of event of a game lose their words in one run."""
GAMES = (*RULESETS, "toy")


async def entries(table: Table) -> list[Entry]:
    """Give the events of the campaign."""
    async with table.store.look(1) as look:
        return await account(look)


def lines(posts: Iterable[Post]) -> list[str]:
    """Give what stands on the pages of some posts."""
    return [line for post in posts for page in post.message.pages for line in (page.title, *page.lines)]


def numbers(posts: dict[str, Post], kept: list[Entry]) -> Counter[tuple[str, int]]:
    """Count how often each event is told outside the small print, by where it is told."""
    heavy = {entry.told.n for entry in kept if entry.weight > 0}
    counted = Counter[tuple[str, int]]()
    for post in posts.values():
        if post.key.partition(":")[2].startswith(("chronicle-", "told-")):
            found = (int(n) for line in lines([post]) for n in NUMBER.findall(line))
            counted.update((post.target.model_dump_json(), n) for n in found if n in heavy)
    return counted


async def broken_game(game: str, broken: Broken) -> tuple[dict[str, Post], list[Entry], str]:
    """Tell a sealed game with something broken in it, play one window more, and look that it goes on."""
    async with sealed(game, broken) as table:
        with capture_logs():
            posts = await told(table)
            kept, key = await entries(table), await table.key(1)
            await table.all_ready(1)
            later = await told(table)
        assert "running" == (await table.card(1)).status
        assert key != await table.key(1)
        assert any(name.startswith("turn-") for name in later)
        complaints = [post for post in (*posts.values(), *later.values()) if post.target.user == HOST]
        faults = [found for post in complaints for found in FAULT.findall(post.message.content)]
        assert len(set(faults)) == len(faults) == len(complaints)
        return posts, kept, " ".join(faults)


@pytest.mark.parametrize("name", PARTS)
@pytest.mark.parametrize("game", GAMES)
async def test_a_part_that_fails_costs_itself_alone(game: str, name: str) -> None:
    """Papers, map, scenes, status, dates, album: without one of them every other message comes as ever, once."""
    async with sealed(game) as table:
        whole = await told(table)
        usual = numbers(whole, await entries(table))
    posts, kept, faults = await broken_game(game, part(name))

    lost = {key for key in whole if key not in posts}
    added = {key for key in posts if key not in whole}
    assert all(key.startswith("scene-") for key in lost) and (not lost or name == "scenes")
    assert all(key.startswith("fault-") for key in added)
    assert usual == numbers(posts, kept)
    assert bool(faults) == bool(added) or name == "status"


@pytest.mark.parametrize("game", GAMES)
async def test_words_that_fail_are_told_plainly(game: str) -> None:
    """Each telling in turn: its line says when, what, and that its words are missing; every other line is there."""
    async with sealed(game) as table:
        usual = numbers(await told(table), await entries(table))
        happened = sorted({entry.told.event for entry in await entries(table) if entry.weight > 0})
        types = dict(table.herald.games[game].tellings.types)
    assert usual
    for event in Random(14).sample(happened, min(SAMPLE, len(happened))):
        posts, kept, fault = await broken_game(game, words(types[event]))
        found = numbers(posts, kept)
        plain = [entry for entry in kept if entry.told.event == event]

        assert 8 == len(fault)
        assert all(entry.text.partition(":")[0] for entry in plain)
        assert plain and all("Its words are missing" in entry.text and fault in entry.text for entry in plain)
        assert set(usual) <= set(found) and all(found[key] == usual[key] for key in usual)


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
