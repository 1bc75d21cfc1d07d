"""Foretold: of what counsel had warned a seat before something befell it, and what it had offered against that."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.playing import standing_at
from bot.service.history.recalling import CAPITAL
from bot.service.rulebook.clause_search import stems
from bot.store.deeds import amendments
from bot.store.look import Look
from bot.store.records import Entry, SaveMark
from rules.kernel.errors import Answer, HeraldError
from rules.kernel.language.matching import fold
from rules.kernel.play.counsel import Counsel, Weight
from rules.kernel.play.journal import Closing

WINDOWS = 4
"""In how many windows before an event a warning is looked for."""


@dataclass(frozen=True)
class Warned:
    """What a seat was told before something befell it."""

    text: str
    offers: tuple[str, ...] = ()
    """What would have answered it, by what stood on the buttons."""
    silent: bool = False
    """Whether nothing came from the seat's player in that window."""
    sure: bool = False
    """Whether it foretold this very kind of event, and did not merely name what it befell."""


async def warned(herald: Herald, look: Look, seat: str, entry: Entry) -> Warned | None:
    """Give the last warning of counsel that names what an event befell; None where there was none."""
    left, first = WINDOWS, None
    marks = [mark for mark in await look.saves() if mark.told < entry.told.n]
    for mark in reversed(marks):
        closings = await look.closings(mark.number)
        begun = [mark.told, *(one.checkpoint.told for one in closings)]
        for place in reversed(range(len(closings))):
            if begun[place] >= entry.told.n or seat not in closings[place].answers:
                continue
            found = await told_in(herald, look, seat, entry, mark, closings, place)
            if found and found.sure:
                return found
            left, first = left - 1, first or found
            if not left:
                return first
    return first


async def told_in(
    herald: Herald, look: Look, seat: str, entry: Entry, mark: SaveMark, closings: Sequence[Closing], place: int
) -> Warned | None:
    """Give the warning of one window that names what an event befell; None where it had none, or nobody can tell."""
    save = await look.save(mark.number)
    if save is None:
        return None
    changed = {at: some for at, some in (await amendments(look, mark.number)).items() if at <= place}
    try:
        session = standing_at(herald, look.campaign, save, closings[:place], changed)
        said = list(warnings(session.advice(seat)))
    except (Answer, HeraldError, LookupError, ValueError):
        return None
    things = things_of(entry.text, look.seats[seat].title if seat in look.seats else seat)
    silent = closings[place].answers[seat].by != "player"
    fates = {name for name, one in session.ruleset.fates.items() if one.event.__name__ == entry.told.event}
    named = [one for one in said if things & {*stems(fold(one.text))}]
    surely = [one for one in said if any(risk.fate in fates for risk in one.risks)]
    both = [one for one in surely if one in named] or surely[:1] or named[:1]
    return next((Warned(one.text, offered(one), silent, bool(surely)) for one in both), None)


def offered(piece: Counsel[Any]) -> tuple[str, ...]:  # Any: each game has its own state
    """Give what stood on the buttons of a piece of counsel."""
    return tuple(one.label for one in piece.offers)


def warnings(pieces: Sequence[Counsel[Any]]) -> Iterator[Counsel[Any]]:  # Any: each game has its own state
    """Give the counsel that tells of a danger."""
    return (one for one in pieces if one.warns or one.risk is not None or one.weight is Weight.RUIN)


def things_of(text: str, title: str) -> frozenset[str]:
    """Give the stems of all names in the sentence of an event, but for the seat's own."""
    own = {*stems(fold(title))}
    return frozenset(one for name in CAPITAL.findall(text) for one in stems(fold(name)) if one not in own)
