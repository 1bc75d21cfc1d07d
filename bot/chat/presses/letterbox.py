"""The letterbox: a seat's letters in pages, threads and files, and the forms in which they are written."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.chat.answering.bound import Bound
from bot.chat.answering.buttons import OPTIONS, AnyItem, button, menu, option
from bot.chat.presses.modals import HINT, TITLE, VALUE, labelled
from bot.chat.shapes.escape import plain, short
from bot.chat.shapes.render import Part, render
from bot.service.ground.messages import Message, stamp
from bot.service.talk.letters import Archive, Filed
from rules.kernel.telling.tellings import Page

LEAF = 10
"""Letters on one page of the letterbox."""
ANYBODY = "any"
"""The choice of letters with every seat."""
Seats = Sequence[tuple[str, str]]
"""Seats by id and name."""


def letterbox(archive: Archive, other: str = "", page: int = 0, words: str = "") -> list[Part]:
    """Give a page of a seat's letters, the newest first; a search shows its first page alone."""
    newest = tuple(reversed(archive.filed))
    last = max(-(-len(newest) // LEAF) - 1, 0)
    page = min(page, last)
    shown = newest[page * LEAF : (page + 1) * LEAF]
    lines = [line for one in shown for line in entry(one)] or [nothing(words)]
    if words and len(newest) > LEAF:
        lines.append(f"{len(newest) - LEAF} more letters hold these words; add some, or ask for the file.")
    name = dict(archive.others).get(other, "")
    title = f"Letters of {archive.seat}" + (f" with {name}" if name else "") + (f": “{words}”" if words else "")
    where = f" ({page + 1} of {last + 1})" if last and not words else ""
    parts = render(Message(content=archive.title, pages=(Page(title=f"{title}{where}", lines=tuple(lines)),)), {})
    controls = tuple(items(archive, shown, other, page, last if not words else 0))
    return [replace(parts[0], items=controls), *parts[1:]]


def entry(one: Filed) -> Iterator[str]:
    """Give a letter in two lines: its way and its moment, and how it begins."""
    fresh = "● " if one.fresh else ""
    yield f"{fresh}{one.way}, {one.when}{stamp(one.letter.at, 'f')}"
    yield f"\u2003{one.excerpt}"


def nothing(words: str) -> str:
    """Say that there are no letters."""
    return "No letter holds these words." if words else "There are no letters yet; /letter writes one."


def items(archive: Archive, shown: Sequence[Filed], other: str, page: int, last: int) -> Iterator[AnyItem]:
    """Give what can be pressed: a letter to read, a seat whose letters to show, older and newer pages, writing."""
    if shown:
        options = [option(one.id, one.way, one.excerpt) for one in shown]
        yield menu(bound(archive, "letter"), "Read a letter", options)
    met = [(id, name) for id, name in archive.others][: OPTIONS - 1]
    if met and (archive.filed or other):
        options = [option(ANYBODY, "Everybody"), *(option(position(archive, id), name) for id, name in met)]
        yield menu(bound(archive, "thread"), "Letters with …", options)
    if page > 0:
        yield button(bound(archive, "leaf", leaf(archive, other, page - 1)), "Newer")
    if page < last:
        yield button(bound(archive, "leaf", leaf(archive, other, page + 1)), "Older")
    yield button(bound(archive, "write", position(archive, other)), "Write", "primary")
    if archive.filed:
        yield button(bound(archive, "file", position(archive, other)), "As a file")


def leaf(archive: Archive, other: str, page: int) -> str:
    """Write a page of the letters with a seat as a button keeps it."""
    return f"{page}.{position(archive, other)}"


def position(archive: Archive, other: str) -> str:
    """Give a seat by its place among the others, for ids of any length; empty for none."""
    ids = [id for id, _ in archive.others]
    return str(ids.index(other)) if other in ids else ""


def bound(archive: Archive, action: str, what: str = "") -> Bound:
    """Bind an action to the letters of this seat."""
    return Bound.of("panel", action, archive.who.campaign, "", archive.who.seat, what)


def letter_form(
    form: Bound, title: str, seats: Seats, chosen: Sequence[str], *, required: bool = False
) -> discord.ui.Modal:
    """Give the form of a letter: to whom, and its words; an answer for which nobody is chosen goes to its writer."""
    modal = discord.ui.Modal(title=short(title, TITLE), custom_id=str(form))
    modal.add_item(labelled("To", "One seat or several.", addressees(seats, chosen, required=required)))
    words = discord.ui.TextInput[Any](custom_id="text", style=discord.TextStyle.paragraph, max_length=VALUE)
    return modal.add_item(labelled("Letter", "It is signed by your seat; nobody else reads it.", words))


def addressees(seats: Seats, chosen: Sequence[str], *, required: bool) -> AnyItem:
    """Give the menu of the seats to write to; a line of text where there are too many for one."""
    if not 0 < len(seats) <= OPTIONS or any(len(id) > HINT for id, _ in seats):
        names = ", ".join(plain(name) for id, name in seats if id in chosen)
        return discord.ui.TextInput[Any](
            custom_id="to", default=names or None, placeholder="Names, with commas between"
        )
    options = [option(id, name) for id, name in seats]
    for one in options:
        one.default = one.value in chosen
    return discord.ui.Select[Any](
        custom_id="to", options=options, required=required, min_values=int(required), max_values=len(options)
    )


def written(archive: Archive) -> bytes:
    """Give letters as a text file."""
    begin = f"{archive.title}: the letters of {archive.seat}\n"
    return "\n".join([begin, *(page(one) for one in archive.filed)]).encode()


def page(one: Filed) -> str:
    """Give a letter as a file holds it."""
    return f"--- {one.way}, {one.when}{one.letter.at:%Y-%m-%d %H:%M} UTC\n{one.letter.text}\n"
