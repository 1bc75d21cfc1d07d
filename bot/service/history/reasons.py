"""Reasons: which clause and which draws led to what happened, and what the rulebook says."""

import re
from asyncio import to_thread
from collections.abc import Iterable, Iterator, Sequence
from textwrap import shorten

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Action, Button, Message
from bot.service.ground.playing import leads, spoken_for, words_of
from bot.service.ground.wording import clean_line
from bot.service.history.wondering import meant
from bot.service.rulebook.clause_text import Clause
from bot.service.rulebook.questions import Question
from bot.service.words.chronicle import because, line_of
from bot.service.words.names import register_of
from bot.store.look import Look
from bot.store.records import Entry
from rules.kernel.errors import Answer
from rules.kernel.facts.events import sees
from rules.kernel.language.matching import fold
from rules.kernel.telling.tellings import Page

CLAUSE = re.compile(r"[A-Za-z]{3}-\S+")
BUTTONS, LABEL = 5, 75
"""How many of the events that may be meant have a button, and its most letters."""
LATEST, FOUND = 15, 10
"""The events that are listed where nothing was asked, and where words were."""
SHOWN = 3
"""The clauses that a question is answered with."""
UNKNOWN = "I have no plain answer to that. The nearest clauses of the rulebook stand behind the buttons."
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
        found = await wanted(look, seats, text)
        if text and len(found) == 1:
            return await explained(herald, look, seats, found[0])
        return listing(look, text, found)


async def wanted(look: Look, seats: list[str] | None, text: str) -> list[Entry]:
    """Give the latest events, or those that are asked for by a clause or by words."""
    if not text:
        return await look.events(seats, least=1, most=LATEST)
    cited = await look.events(seats, words=text, most=FOUND) if CLAUSE.fullmatch(text) else []
    return cited or await meant(look, seats, text, FOUND)


def eyes(look: Look, user: int) -> list[str] | None:
    """Give the seats whose knowledge a person has; None for a gamemaster who does not play and sees everything."""
    seat = spoken_for(look, user)
    if seat is not None:
        return [seat.seat]
    return None if leads(look.campaign, user) and not look.campaign.blind else []


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
    buttons = tuple(
        Button(
            action="why", label=shorten(entry.text, LABEL, placeholder="…"), campaign=look.id, what=str(entry.told.n)
        )
        for entry in found[:BUTTONS]
    )
    content = f"{look.campaign.title}: which of these do you mean?"
    return Message(content=content, pages=(Page(title=title, lines=lines),), buttons=buttons if text else ())


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
    title = " · ".join(filter(None, (clause.id, clause.section, clause.origin)))
    return Page(title=title, lines=tuple(lines), table=tuple(clause.table))


async def rule(herald: Herald, game: str, question: str) -> Message:
    """Give the clause of an id, else a plain answer; clauses that nobody asked for stand behind buttons.

    A game whose questions nobody has written answers with its clauses.
    """
    ruleset = herald.games.get(game)
    if ruleset is None:
        raise Answer(f"there is no game “{game}”; there is {', '.join(herald.games)}")
    text = clean_line(question, 300)
    found = herald.rulebooks.search(game, text, SHOWN)
    cited = bool(found) and (fold(found[0].id) in fold(text) or fold(found[0].id).endswith(f"-{fold(text)}"))
    written = await to_thread(herald.rulebooks.questions.of, game)
    asked = [] if cited else await to_thread(written.nearest, text)
    if not found and not asked:
        raise Answer(f"the rulebook of {ruleset.title} says nothing about “{text}”")
    content = f"{ruleset.title}: {text}"
    if asked:
        return plainly(game, content, asked)
    if written.questions and not cited:
        doors = tuple(door("asked", game, one.id, one.id) for one in found)
        return Message(content=f"{content}\n{UNKNOWN}", buttons=doors)
    shown_ones = found[:1] if cited else found
    return Message(content=content, pages=tuple(clause_page(one.id, one) for one in shown_ones))


def plainly(game: str, content: str, asked: Sequence[Question]) -> Message:
    """Give the answer to the first of the questions that may be meant, and a button for its clauses and each other.

    What is asked of Herald itself has no clauses.
    """
    first, *others = asked
    also = ("What is near to it stands below.",) if others else ()
    near = [door("asked", game, one.words, one.words) for one in others]
    page = Page(title=first.words, lines=(first.answer, *also))
    why = (door("rule", game, first.words, "Rule"),) if first.clauses else ()
    return Message(content=content, pages=(page,), buttons=(*why, *near))


def door(action: Action, game: str, what: str, label: str) -> Button:
    """Give the button that leads to a question or a clause of a game, whatever campaign its reader plays."""
    return Button(action=action, label=label, campaign=0, what=f"{game} {what}")


def rule_doors(game: str, clauses: Iterable[str]) -> tuple[Button, ...]:
    """Give the button that shows the first of the clauses by which something was refused; none where there is none."""
    first = next((clause for clause in clauses if clause), "")
    return (door("asked", game, first, "Rule"),) if game and first else ()


async def ruling(herald: Herald, game: str, words: str) -> Message:
    """Give the clauses that say what the answer to a question says."""
    found = await to_thread(herald.rulebooks.questions.of(game).nearest, words)
    if not found:
        raise Answer("that answer has been written anew since; ask again with /rule")
    first = found[0]
    pages = tuple(clause_page(id, herald.rulebooks.clause(game, id)) for id in first.clauses)
    return Message(content=first.words, pages=pages)


def doors(herald: Herald) -> Iterator[tuple[str, str]]:
    """Give each game with each question and clause to which a button may lead."""
    for game in herald.games:
        yield from ((game, one.words) for one in herald.rulebooks.questions.of(game).questions)
        yield from ((game, id) for id in herald.rulebooks.of(game).ids)


async def rule_ids(herald: Herald, game: str, typed: str) -> list[str]:
    """Give up to 25 ids of clauses that begin as typed, or hold it, and questions that do."""
    ids, text = herald.rulebooks.of(game).ids, fold(typed.strip())
    asked = herald.rulebooks.questions.of(game).holding(typed.strip())
    begins = [id for id in ids if fold(id).startswith(text) or fold(id).partition("-")[2].startswith(text)]
    holding = [id for id in ids if text in fold(id) and id not in begins]
    return ([*begins, *holding, *asked] if text else [*asked, *ids])[:25]
