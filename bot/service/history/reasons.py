"""Reasons: which clause and which draws led to what happened, and what the rulebook says."""

import re

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.playing import spoken_for, words_of
from bot.service.ground.wording import clean_line
from bot.service.rulebook.clause_text import Clause
from bot.service.words.chronicle import because, line_of
from bot.service.words.names import register_of
from bot.store.look import Look
from bot.store.records import Entry
from rules.kernel.errors import Answer
from rules.kernel.facts.events import sees
from rules.kernel.language.matching import fold
from rules.kernel.telling.tellings import Page

LATEST, FOUND = 15, 10
"""The events that are listed where nothing was asked, and where words were."""
SHOWN = 3
"""The clauses that a question is answered with."""
DEPTH = 3
"""How far back causes of causes are told."""


async def why(herald: Herald, campaign: int, user: int, what: str = "") -> Message:
    """Explain an event, by its number or by words that stand in it; nothing asked, list the latest."""
    async with herald.store.look(campaign) as look:
        seats = eyes(look, user)
        text = clean_line(what, 200)
        number = re.fullmatch(r"#?(\d{1,9})", text)
        if number:
            entry = await look.event(int(number[1]))
            if entry is None or not may_see(seats, entry):
                raise Answer(f"nothing that you may know has the number {number[1]}")
            return await explained(herald, look, seats, entry)
        least = 0 if text else 1
        found = await look.events(seats, least=least, words=text, most=FOUND if text else LATEST)
        if text and len(found) == 1:
            return await explained(herald, look, seats, found[0])
        return listing(look, text, found)


def eyes(look: Look, user: int) -> list[str] | None:
    """Give the seats whose knowledge a person has; None for a gamemaster who does not play and sees everything."""
    seat = spoken_for(look, user)
    if seat is not None:
        return [seat.seat]
    return None if user == look.campaign.host and not look.campaign.blind else []


def may_see(seats: list[str] | None, entry: Entry) -> bool:
    """Tell whether an event is told to one of these seats (None: to the gamemaster)."""
    audience = entry.told.audience
    if seats is None or sees(audience, None):
        return True
    return any(sees(audience, seat) for seat in seats)


def listing(look: Look, text: str, found: list[Entry]) -> Message:
    """List events with their numbers, the newest last."""
    if not found:
        raise Answer(f"nothing that you may know speaks of “{text}”" if text else "nothing has happened yet")
    title = f"Events with “{text}”" if text else "The latest events"
    lines = tuple(line_of(entry) for entry in reversed(found))
    return Message(content=f"{look.campaign.title}: ask again with a number.", pages=(Page(title=title, lines=lines),))


async def explained(herald: Herald, look: Look, seats: list[str] | None, entry: Entry) -> Message:
    """Tell an event with its clause in words, its inputs, and the draws and events that led to it."""
    clause = herald.rulebooks.clause(look.campaign.game, entry.told.clause)
    ruleset = herald.games[look.campaign.game]
    names = await register_of(look, ruleset, [entry.told])
    event = ruleset.called(entry.told, names, "gamemaster" if seats is None else tuple(seats))
    words = await words_of(herald, look) or str
    fields = [(words(label), words(value)) for label, value in ruleset.tellings.figures(event)]
    pages = [Page(title=f"#{entry.told.n}: {entry.text}", table=(("What", "Value"), *fields) if fields else ())]
    causes = await behind(look, seats, entry)
    if causes:
        pages.append(Page(title="Because", lines=tuple(line_of(cause) for cause in causes)))
    pages.append(clause_page(entry.told.clause, clause))
    return Message(content=f"{look.campaign.title}, turn {entry.told.turn}", pages=tuple(pages))


async def behind(look: Look, seats: list[str] | None, entry: Entry) -> list[Entry]:
    """Give the draws and events that led to one, and those that led to them, as far as the asker may know."""
    found: dict[int, Entry] = {}
    wanted = set(because(entry))
    for _ in range(DEPTH):
        fresh = [await look.event(n) for n in sorted(wanted - set(found))]
        seen = [one for one in fresh if one is not None and may_see(seats, one)]
        found |= {one.told.n: one for one in seen}
        wanted = {n for one in seen for n in because(one)}
    return [found[n] for n in sorted(found)]


def clause_page(id: str, clause: Clause | None) -> Page:
    """Give a clause as a page."""
    if clause is None:
        return Page(title=id, lines=("The rulebook here does not hold this clause.",))
    lines = [clause.words] if clause.words else []
    if clause.parts:
        lines.append(f"More: {', '.join(clause.parts[:20])}")
    title = f"{clause.id} · {clause.section}" if clause.section else clause.id
    return Page(title=title, lines=tuple(lines), table=tuple(clause.table))


async def rule(herald: Herald, game: str, question: str) -> Message:
    """Give the clause of an id; else a plain answer, where there is one, and the clauses that answer a question."""
    ruleset = herald.games.get(game)
    if ruleset is None:
        raise Answer(f"there is no game “{game}”; there is {', '.join(herald.games)}")
    text = clean_line(question, 300)
    found = herald.rulebooks.search(game, text, SHOWN)
    cited = bool(found) and (fold(found[0].id) in fold(text) or fold(found[0].id).endswith(f"-{fold(text)}"))
    asked = [] if cited else herald.rulebooks.questions.of(game).nearest(text)
    if not found and not asked:
        raise Answer(f"the rulebook of {ruleset.title} says nothing about “{text}”")
    content = f"{ruleset.title}: {text}"
    if asked:
        first, *others = asked
        also = (f"Or did you mean: {' '.join(one.words for one in others)}",) if others else ()
        said = [clause_page(id, herald.rulebooks.clause(game, id)) for id in first.clauses]
        return Message(content=content, pages=(Page(title=first.words, lines=(first.answer, *also)), *said))
    shown_ones = found[:1] if cited else found
    return Message(content=content, pages=tuple(clause_page(one.id, one) for one in shown_ones))


async def rule_ids(herald: Herald, game: str, typed: str) -> list[str]:
    """Give up to 25 ids of clauses that begin as typed, or hold it, and questions that do."""
    ids, text = herald.rulebooks.of(game).ids, fold(typed.strip())
    asked = herald.rulebooks.questions.of(game).holding(typed.strip())
    begins = [id for id in ids if fold(id).startswith(text) or fold(id).partition("-")[2].startswith(text)]
    holding = [id for id in ids if text in fold(id) and id not in begins]
    return ([*begins, *holding, *asked] if text else [*asked, *ids])[:25]
