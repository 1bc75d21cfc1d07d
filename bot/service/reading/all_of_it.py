"""All of it: everything behind a post, with the numbers by which `/why` explains it, for one reader alone."""

from collections.abc import Sequence

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.playing import rebuild
from bot.service.words import chronicle
from bot.store.annals import account
from bot.store.records import Entry
from rules.kernel.telling.tellings import Page

LINES = 40
"""The most draws on one page."""


async def all_of_it(herald: Herald, campaign: int, first: int, last: int) -> Message:
    """Give all that everybody was told from one event to another: the newspaper, and every draw."""
    async with herald.store.look(campaign) as look:
        kept = [entry for entry in await account(look, after=first - 1) if entry.told.n <= last]
        session = await rebuild(herald, look)
        entries = chronicle.public(kept)
        ruleset = session.ruleset.in_words_of(session.state)
        pages = (*chronicle.newspaper(ruleset.news, entries), *draws(entries))
        return Message(content=f"{look.campaign.title}: all of it, from #{first} to #{last}", pages=pages)


def draws(entries: Sequence[Entry]) -> list[Page]:
    """Give the draws and whatever else is small print, a page after another."""
    lines = [chronicle.line_of(entry) for entry in entries if entry.weight == 0]
    return [
        Page(title=f"Small print, {at // LINES + 1}" if at else "Small print", lines=tuple(lines[at : at + LINES]))
        for at in range(0, len(lines), LINES)
    ]
