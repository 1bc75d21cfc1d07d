"""More: everything that a brief leaves out, for its reader alone."""

from collections.abc import Sequence
from typing import Any

from bot.service.desk.desk import held_by
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.playing import name_of, position
from bot.service.ground.values import Who
from bot.service.history.catchup import account_of, concerns
from bot.service.words.brief_words import advice_line, figures_page
from bot.service.words.chronicle import HEADLINE
from bot.store.annals import account
from bot.store.look import Look
from bot.store.records import Entry
from rules.kernel.play.counsel import SHOWN
from rules.kernel.play.session import Session
from rules.kernel.telling.tellings import Page

MINE, OTHERS = 20, 8
"""The most events of the seat's own, the latest of them, and of everybody else's."""
REST = "The rest, with every draw, stands in /report."


async def more(herald: Herald, who: Who, first: int, last: int) -> Message:
    """Give all that happened after one event and up to another as a seat knows it, further counsel, and its papers."""
    async with herald.store.look(who.campaign) as look:
        held_by(look, who)
        session = await position(herald, look)
        kept = [entry for entry in await account(look, after=first) if entry.told.n <= last]
        entries = await account_of(herald, look, kept, who.seat)
        pages = (
            *further(session, who.seat),
            *session.ruleset.papers(session.view(who.seat), who.seat),
            *numbers(session, who.seat),
            *happened(look, who.seat, entries),
        )
        return Message(
            content=f"{look.campaign.title}, {session.date}: {name_of(look, who.seat)}, in full", pages=pages
        )


def happened(look: Look, seat: str, entries: Sequence[Entry]) -> list[Page]:
    """Give what befell a seat, in the order in which it happened, and briefly the others; the draws stand behind it."""
    told = [entry for entry in entries if entry.weight > 0]
    mine = [entry for entry in told if concerns(look, seat, entry)]
    others = [entry for entry in told if entry.weight >= HEADLINE and entry not in mine]
    kept = sorted(sorted(others, key=lambda one: (-one.weight, one.told.n))[:OTHERS], key=lambda one: one.told.n)
    lines = [one.text for one in kept] + ([REST] if len(others) > len(kept) else [])
    parts = (("What befell you", [one.text for one in mine][-MINE:]), ("What befell the others", lines))
    return [Page(title=title, lines=tuple(dict.fromkeys(some))) for title, some in parts if some]


def numbers(session: Session[Any], seat: str) -> list[Page]:  # Any: as below
    """Give the figures that briefs compare."""
    view, ruleset = session.view(seat), session.ruleset
    found = {**ruleset.purse(view, seat), **ruleset.figures(view, seat)}
    return [figures_page(found)] if found else []


def further(session: Session[Any], seat: str) -> list[Page]:  # Any: each game has its own state
    """Give the counsel for which a brief has no room."""
    window = session.window
    if window is None or seat not in window.asked:
        return []
    pieces = session.ruleset.advice(session.view(seat), seat, window)[SHOWN:]
    return [Page(title="Further counsel", lines=tuple(map(advice_line, pieces)))] if pieces else []
