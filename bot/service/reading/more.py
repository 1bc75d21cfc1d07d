"""More: everything that a brief leaves out, for its reader alone."""

from typing import Any

from bot.service.desk.desk import held_by
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.playing import name_of, position
from bot.service.ground.values import Who
from bot.service.history.catchup import account_of
from bot.service.words import chronicle
from bot.service.words.brief_words import advice_line, figures_page
from bot.store.annals import account
from rules.kernel.play.counsel import SHOWN
from rules.kernel.play.session import Session
from rules.kernel.telling.tellings import Page


async def more(herald: Herald, who: Who, first: int, last: int) -> Message:
    """Give all that happened after one event and up to another as a seat knows it, further counsel, and its papers."""
    async with herald.store.look(who.campaign) as look:
        held_by(look, who)
        session = await position(herald, look)
        kept = [entry for entry in await account(look, after=first) if entry.told.n <= last]
        entries = await account_of(herald, look, kept, who.seat)
        pages = (
            *further(session, who.seat),
            *numbers(session, who.seat),
            *session.ruleset.papers(session.view(who.seat), who.seat),
            *chronicle.pages(session.ruleset.news, entries),
        )
        return Message(
            content=f"{look.campaign.title}, {session.date}: {name_of(look, who.seat)}, in full", pages=pages
        )


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
