"""Catching up: what happened to a seat since its person last looked, and what is asked of it now."""

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, stamp
from bot.service.ground.playing import name_of, spoken_for, words_of
from bot.service.ground.voice import Voice
from bot.service.ground.wording import plural, sentence
from bot.service.history.past import turn_meant
from bot.service.words.bulletins import INVITED, closes
from bot.service.words.chronicle import HEADLINE, line_of, private, public
from bot.service.words.open_window import standing
from bot.service.words.reader import to_reader
from bot.store.annals import Glance, account, glance, glanced, last_worded
from bot.store.look import Look
from bot.store.records import Entry
from rules.kernel.facts.events import Audience, Told
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.telling.tellings import Page

BEFELL, ABROAD = 6, 4
"""The most lines about the seat, and about everybody else, on one screen."""
WHOLE = 6
"""The latest turns that are told in full; of those before only what changed the most is told."""
MINE, OTHERS = 12, 5
"""The most lines of a turn about the seat, and about everybody else."""
EARLIER = 15
"""The most lines about the turns before."""


async def catchup(herald: Herald, campaign: int, user: int, since: str = "") -> Message:
    """Tell on one screen what happened since the last look, which is noted; or all since a turn, which is not."""
    async with herald.unit(campaign) as unit:
        held = spoken_for(unit, user)
        seat = held.seat if held else ""
        before = await glance(unit, user, seat)
        if since.strip():
            first = await turn_meant(unit, since)
            entries = [entry for entry in await account(unit) if entry.told.turn >= first]
            read = await account_of(herald, unit, entries, seat)
            return told(unit, seat, read, await due_line(unit, seat), f"since the beginning of turn {first}")
        first, last = before.n if before else 0, await last_worded(unit)
        when = f"since your last /catchup, {stamp(before.at, 'R')}" if before else "so far"
        await glanced(unit, user, seat, Glance(last, herald.clock.now()))
        read = await account_of(herald, unit, await account(unit, after=first), seat)
        whole = Button(action="catchup", label="All of it", campaign=campaign, seat=seat, what=f"{first}-{last}")
        return on_one_screen(unit, seat, read, await due_line(unit, seat), when, whole)


async def lately(herald: Herald, campaign: int, user: int) -> Message:
    """Tell on one screen what happened in this turn and the last, however often it was told; no look is noted."""
    async with herald.store.look(campaign) as look:
        held = spoken_for(look, user)
        seat = held.seat if held else ""
        entries = await account(look)
        turn = entries[-1].told.turn if entries else 0
        recent = [entry for entry in entries if entry.told.turn >= turn - 1]
        read = await account_of(herald, look, recent, seat)
        span = f"{recent[0].told.n - 1}-{recent[-1].told.n}" if recent else "0-0"
        whole = Button(action="catchup", label="All of it", campaign=campaign, seat=seat, what=span)
        return on_one_screen(look, seat, read, await due_line(look, seat), "in this turn and the last", whole)


async def all_of_it(herald: Herald, campaign: int, user: int, first: int, last: int) -> Message:
    """Tell a person everything between two events that they may know, turn by turn; no look is noted."""
    async with herald.store.look(campaign) as look:
        held = spoken_for(look, user)
        seat = held.seat if held else ""
        entries = [entry for entry in await account(look, after=first) if entry.told.n <= last]
        read = await account_of(herald, look, entries, seat)
        return told(look, seat, read, await due_line(look, seat), "meanwhile")


async def briefing(game: Ruleset[Any] | None, look: Look, seat: str) -> Message:  # Any: each game has its own state
    """Give on one screen what the person who takes over a seat has to know, and a door to all of it.

    It holds nothing but what everybody knows and what this seat was told, and is made from tables alone.
    """
    entries = await account(look)
    last = entries[-1].told.n if entries else 0
    whole = Button(action="catchup", label="All of it", campaign=look.id, seat=seat, what=f"0-{last}")
    return on_one_screen(look, seat, known(game, entries, seat), await due_line(look, seat), "so far", whole)


async def account_of(herald: Herald, look: Look, entries: Sequence[Entry], seat: str) -> list[Entry]:
    """Give what a seat knows of some events, told to whoever sits there."""
    game = herald.games.get(look.campaign.game)
    read = known(game, entries, seat)
    return await to_reader(look, game, read, seat, await words_of(herald, look), Voice(look.id)) if game else read


def on_one_screen(
    look: Look, seat: str, entries: Sequence[Entry], now: Sequence[str], when: str, whole: Button
) -> Message:
    """Tell what is asked now, what befell the seat, and what the news was elsewhere: the weightiest of each."""
    found = [entry for entry in entries if entry.weight > 0]
    mine = [entry for entry in found if concerns(look, seat, entry)]
    others = [entry for entry in found if entry not in mine and (entry.weight >= HEADLINE or not seat)]
    pages = [Page(title="Now", lines=tuple(now))]
    for title, told_of, most in (("What befell you", mine, BEFELL), ("Elsewhere" if seat else "News", others, ABROAD)):
        if told_of:
            pages.append(Page(title=title, lines=tuple(weightiest(told_of, most))))
    if not found:
        pages.append(Page(title="Nothing new", lines=("/catchup with a turn tells again from there on.",)))
    buttons = (*([whole] if found else []), *doors(look, seat))
    return Message(content=f"{heading(look, seat)}: what happened {when}.", pages=tuple(pages), buttons=buttons)


def weightiest(entries: Sequence[Entry], most: int) -> list[str]:
    """Give the weightiest lines, of equals the newest, in the order in which they happened; a button has the others."""
    kept = sorted(entries, key=lambda entry: (-entry.weight, -entry.told.n))[:most]
    return [entry.text for entry in sorted(kept, key=lambda entry: entry.told.n)]


def heading(look: Look, seat: str) -> str:
    """Say of which campaign, and of whom in it, something is told."""
    return f"{look.campaign.title}, {name_of(look, seat)}" if seat else look.campaign.title


def doors(look: Look, seat: str) -> tuple[Button, ...]:
    """Give the buttons that lead on from what happened."""
    return (
        *([Button(action="orders", label="Orders", campaign=look.id, seat=seat, style="primary")] if seat else []),
        *([Button(action="papers", label="Papers", campaign=look.id, seat=seat)] if seat else []),
        Button(action="map", label="Map", campaign=look.id),
        Button(action="status", label="Status", campaign=look.id),
    )


def told(look: Look, seat: str, entries: Sequence[Entry], now: Sequence[str], when: str) -> Message:
    """Tell what happened that a seat knows of, turn by turn, about the seat first, and how things stand now."""
    found = [entry for entry in entries if entry.weight > 0]
    pages = [*turn_pages(look, seat, found), Page(title="Now", lines=tuple(now))]
    if not found:
        pages.insert(0, Page(title="Nothing new", lines=("/catchup with a turn tells again from there on.",)))
    content = f"{heading(look, seat)}: what happened {when}."
    return Message(content=content, pages=tuple(pages), buttons=doors(look, seat))


def known(game: Ruleset[Any] | None, entries: Sequence[Entry], seat: str) -> list[Entry]:  # Any: as above
    """Give what everybody knows and what the seat alone was told, in order, and of it what the seat may read."""
    heard = sorted([*public(entries), *(private(entries, seat) if seat else [])], key=lambda entry: entry.told.n)
    return [replace(entry, told=readable(game, entry.told, (seat,) if seat else "everyone")) for entry in heard]


def readable(game: Ruleset[Any] | None, told: Told, readers: Audience) -> Told:  # Any: as above
    """Give what was told as its readers may read it; nothing of it where this Herald has lost the game."""
    return game.told_to(told, readers) if game else told.model_copy(update={"body": "{}"})


def turn_pages(look: Look, seat: str, entries: Sequence[Entry]) -> list[Page]:
    """Give a page for each of the latest turns, and one for all before them."""
    by_turn = [(turn, list(group)) for turn, group in groupby(entries, key=lambda entry: entry.told.turn)]
    early, late = by_turn[:-WHOLE], by_turn[-WHOLE:]
    pages = [page for turn, group in late for page in pages_of(look, seat, turn, group)]
    return [*earlier(look, seat, [entry for _, group in early for entry in group]), *pages]


def earlier(look: Look, seat: str, entries: Sequence[Entry]) -> list[Page]:
    """Give the weightiest of the turns that are too long ago to be told in full."""
    if not entries:
        return []
    lines = shortened(entries, EARLIER)
    return [Page(title=f"Turns {entries[0].told.turn} to {entries[-1].told.turn}", lines=tuple(lines))]


def pages_of(look: Look, seat: str, turn: int, entries: Sequence[Entry]) -> list[Page]:
    """Give a turn: what concerns the seat, then what leads the news elsewhere."""
    mine = [entry for entry in entries if concerns(look, seat, entry)]
    others = [entry for entry in entries if entry not in mine and (entry.weight >= HEADLINE or not seat)]
    pages = [Page(title=f"Turn {turn}", lines=tuple(shortened(mine, MINE)))] if mine else []
    title = f"Turn {turn}, elsewhere" if seat else f"Turn {turn}"
    return pages + ([Page(title=title, lines=tuple(shortened(others, OTHERS if seat else MINE)))] if others else [])


def shortened(entries: Sequence[Entry], most: int) -> list[str]:
    """Give the weightiest lines in the order in which they were told, and count the others."""
    kept = {entry.told.n for entry in sorted(entries, key=lambda entry: -entry.weight)[:most]}
    lines = [line_of(entry) for entry in sorted(entries, key=lambda entry: entry.told.n) if entry.told.n in kept]
    rest = len(entries) - len(lines)
    return [*lines, f"… and {plural(rest, 'line')} more in /report"] if rest else lines


def concerns(look: Look, seat: str, entry: Entry) -> bool:
    """Tell whether an event is about a seat: it was told, it acted, or it is named."""
    if not seat:
        return False
    if entry.told.audience != "everyone":
        return True
    name = name_of(look, seat)
    stands = re.search(rf"(?<!\w){re.escape(name)}(?!\w)", entry.text)  # one name may be the beginning of another
    return bool(stands) or any(mark in entry.told.body for mark in marks((seat, name)))


def marks(names: Iterable[str]) -> list[str]:
    """Give names as they stand in an event's JSON."""
    return [json.dumps(name, ensure_ascii=False) for name in names]


async def due_line(look: Look, seat: str) -> list[str]:
    """Say how things stand: the date, the open window, and what the seat still owes there."""
    stands, campaign = standing(look), look.campaign
    asking = stands.asking
    if asking is None or not campaign.window_key:
        return [f"{stands.date or campaign.title}. No window is open."]
    lines = [f"{stands.date}: {sentence(asking.title)} {closes(campaign, await look.due())}"]
    if seat in asking.asked:
        given, ready = len(await look.drafts(seat)), seat in await look.readies()
        lines.append(
            f"You have given {plural(given, 'order') if given else 'no order'}{' and are ready' if ready else ''}."
        )
        lines += [INVITED] if seat in asking.invited else []
        silence = "" if given else asking.silence_of(seat)
        lines += [f"Without orders: {silence}"] if silence else []
    elif seat:
        lines.append("Nothing is asked of you in this window.")
    return lines
