"""People: where somebody stands, and how strong a place is, for those who ask in plain words."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from bot.service.desk.odds import odds
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.playing import position
from bot.service.ground.values import Who
from bot.service.plain.facts import Fact, facts_of, told
from bot.service.reading import reading
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold
from rules.kernel.telling.tellings import Page

WHERE = re.compile(
    r"(?:(?:and|so|but|then|hm+) )?(?:where(?: i|['’])?s|where are|in (?:which|what) [a-z]+ (?:is|stands?|are)|"
    r"who (?:has|holds|captured)|who(?: i|['’])?s(?! the\b| my\b| your\b| our\b| this\b| that\b)) "
    r"(?P<asked>.+?)(?: (?:now|right now|at the moment|standing|stand|and .+))*|"
    r"(?:is|are|does) (?P<guessed>.+?) (?:stand )?(?:still )?(?:in|at|with) .+"
)
"""How somebody asks where a person is."""
OWN = frozenset({"seat", "owner"})
"""Kinds of names that are whole sides, not anybody who stands somewhere."""
BETWEEN = re.compile(r", | and ")
MOST = 2
"""So many lines tell of one person."""
ABOUT = 3
"""So many lines tell of one place."""


async def person(herald: Herald, who: Who, text: str) -> Message | None:
    """Answer where somebody is who bears a name, from what the seat may read; None where nobody is asked after."""
    met = WHERE.fullmatch(fold(text).rstrip(" ?!."))
    if met is None:
        return None
    async with herald.store.look(who.campaign) as look:
        session = await position(herald, look)
        name = called(session.ruleset.lexicon(session.glance(who.seat), who.seat), met["asked"] or met["guessed"])
    pages = await pages_of(herald, who)
    name = name or stranger(met["asked"] or "", pages)
    known = [one for one in pages if name and fold(name) in fold(one.text)]
    known.sort(key=lambda one: (not one.own, len(one.text)))
    return told(known[:MOST], who) if known else None


async def pages_of(herald: Herald, who: Who) -> list[Fact]:
    """Give all facts that a seat may read: those of its own papers, then those that everybody knows."""
    papers, status = await reading.papers(herald, who), await reading.status(herald, who.campaign)
    return [*facts_of(papers.pages, own=True), *facts_of(status.pages, own=False)]


def stranger(typed: str, pages: Sequence[Fact]) -> str:
    """Give the name that pages write with a capital for somebody of whom no order speaks; empty where none do."""
    word = re.compile(rf"\b{re.escape(typed)}\b", re.IGNORECASE)
    found = (met[0] for one in pages if typed.isalpha() for met in word.finditer(one.text))
    return next((name for name in found if name[0].isupper() and not name.isupper()), "")


def called(lexicon: Mapping[str, Mapping[str, Any]], typed: str) -> str:  # Any: ids
    """Give the name under which pages tell of somebody who is called so; empty where nobody is."""
    words = {typed, typed.removeprefix("the ")}
    for kind, names in lexicon.items():
        for id in (id for name, id in names.items() if kind not in OWN and fold(name) in words):
            name = next((name for name, one in names.items() if one == id), "")
            return name if name != name.lower() else ""  # who has a name of his own, no kind of troops
    return ""


async def strength(herald: Herald, who: Who, name: str, pages: tuple[Page, ...]) -> Message:
    """Say who stands in a place, as far as a seat may read, and how an attack on it would end, where one is possible.

    What the map shows of it comes first.
    """
    about = [said for one in await pages_of(herald, who) if (said := told_of(name, one.text))]
    lines = dict.fromkeys([*(line for one in pages for line in one.lines), *about])
    here = Page(title=name, lines=tuple(lines)[:ABOUT])
    try:
        weighed = (await odds(herald, who, f"attack {name}")).pages
    except Answer:  # nobody of his could go there, or the game has no such question
        weighed = ()
    shown = Button(action="map", label="Map", campaign=who.campaign, seat=who.seat)
    return Message(pages=(here, *weighed), buttons=(shown,))


def told_of(name: str, text: str) -> str:
    """Give what a line says of a place: all where it begins with it, the heading where it lists it; else nothing."""
    head, _, listed = text.partition(": ")
    if fold(text).startswith(fold(name)):
        return text
    return f"{name}: {head}." if fold(name) in (fold(one).rstrip(".") for one in BETWEEN.split(listed)) else ""
