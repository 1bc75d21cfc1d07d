"""Sorting: what a piece of a message would be as an order, before anything of it is given."""

import re

from bot.service.desk.desk import Desk
from bot.service.ground.herald import Herald
from bot.service.ground.values import Who
from bot.service.ground.wording import clean
from bot.service.orders.freely import freely
from bot.service.orders.guessing.likely import likely, speaks_of, surely
from bot.service.orders.lines import understood
from bot.service.orders.parting import Parting
from rules.kernel.errors import Answer, Unfinished
from rules.kernel.language.matching import fold

WORDS = re.compile(r"[\w'’]+")
OWN = re.compile(r"^(?:\W*\w+\W+){0,3}?(?:i|we|my|our|let us|let's|lets|i'll|i'd|we'll|i['’]m)\b", re.IGNORECASE)
"""How somebody begins who speaks of himself."""
BEGIN = 2
"""In how many of its first words an order says what is done."""
SHORT = 3
"""Names of so few letters are words as well."""


async def adds(herald: Herald, who: Who, text: str) -> bool:
    """Tell whether a text is an order of the open window that takes the place of none given so far."""
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
            found = understood(desk, clean(text))
            return not any(desk.session.read(draft.given) != one for one in found for draft in desk.replaced(one))
        except Answer:
            return False


async def concerns(herald: Herald, who: Who, text: str) -> bool:
    """Tell whether a text may want something of the game: it begins as an order does, or names a thing that is no seat.

    A remark does neither: `she is asleep`.
    """
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return False
    line, lexicon = f" {' '.join(WORDS.findall(fold(text)))} ", desk.lexicon()
    seats = {fold(name) for name in lexicon.get("seat", {})}
    names = {fold(name) for kind, named in lexicon.items() if kind != "seat" for name in named} - seats
    return Parting(desk).begins(clean(text)) or any(len(name) > SHORT and f" {name} " in line for name in names)


async def begins(herald: Herald, who: Who, text: str) -> bool:
    """Tell whether a text begins as an order of the open window does, or as players say one."""
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return False
    return Parting(desk).begins(clean(text)) or surely(desk, clean(text)) is not None


async def speaks(herald: Herald, who: Who, text: str) -> bool:
    """Tell whether a text begins with a word by which an order of the open window is told: `stay in the camp`."""
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return False
    first = " ".join(clean(text).split()[:BEGIN])
    return " " in clean(text).strip() and speaks_of(desk, first)


async def may_order(herald: Herald, who: Who, text: str) -> bool:
    """Tell whether somebody who speaks of himself may want an order by it: `I have decided on Pentri, we attack it`."""
    if not OWN.search(text):
        return False
    async with herald.store.look(who.campaign) as look:
        try:
            return bool(likely(await Desk.open(herald, look, who), clean(text)))
        except Answer:
            return False


async def hears(herald: Herald, who: Who, text: str) -> bool:
    """Tell whether the game hears all of a text at once as its orders, in a player's own words."""
    async with herald.store.look(who.campaign) as look:
        try:
            return "\n" not in text.strip() and bool(freely(await Desk.open(herald, look, who), text))
        except Unfinished:
            return True
        except Answer:
            return False
