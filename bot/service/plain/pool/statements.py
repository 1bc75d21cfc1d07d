"""Statements: all that Herald could tell a seat at this moment, from its counsel down to a row of the status."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.service.ground.messages import Button, Message
from bot.service.ground.wording import sentence
from bot.service.history.reasons import door, spoken
from bot.service.history.recalling import past_of
from bot.service.plain.facts import Fact, facts_of
from bot.service.plain.judging.alternatives import pieces
from bot.service.plain.judging.case import Case
from bot.service.plain.replies import UNSURE
from bot.service.plain.situation import OFFERS, Situation, buttons_of
from bot.service.reading import reading
from rules.kernel.play.counsel import Counsel, Weight

Kind = Literal["danger", "counsel", "befell", "elsewhere", "aim", "neighbour", "now", "said", "paper", "status"]
"""What a statement is: advice with and without a danger, news, what the welcome says, what is asked, what Herald has
just answered, what stands on one's own papers, what everybody may read."""
HEARD = 1
"""In how many windows back something is news."""
GRAVE = 2
"""How much what happened elsewhere weighs that is told."""
APOLOGY = ("✗", UNSURE.partition(" what")[0], "I cannot tell", "If you ask", "If I understand", "Nothing that I have")
"""How lines begin that say nothing but that something was not understood."""
CELLS = " · "
"""What stands between the cells of a row."""
LEAST = 4
"""Of so many words a line of an answer tells something."""
LISTED = 60
"""A heading of more letters is a sentence that explains its page."""


@dataclass(frozen=True)
class Statement:
    """One thing that could be said, and by what it is found besides its own words."""

    kind: Kind
    text: str
    about: str = ""
    """The heading under which it stands; empty for none."""
    buttons: tuple[Button, ...] = field(default=(), compare=False)


async def statements(case: Case, here: Situation) -> list[Statement]:
    """Give all that a seat could be told, what presses first; each text once."""
    found = [*advice(case, here), *welcome(case), *standing(here), *await news(case)]
    found += [of_page(one) for one in await facts_now(case)]
    return list({one.text: one for one in reversed(found)}.values())[::-1]


def advice(case: Case, here: Situation) -> Iterator[Statement]:
    """Give counsel, and what it keeps for whoever asks of dangers."""
    window = case.desk.session.window
    more = case.desk.ruleset.counsel(case.view, case.who.seat, window) if window else ()
    for piece in (*pieces(case), *more):
        found = here.orders
        offers = [one for one in piece.offers if case.desk.allows(one.order, case.view)][:OFFERS]
        doors = buttons_of(case.desk, found, offers) if found and found.asked else ()
        yield Statement("danger" if grave(piece) else "counsel", case.say(piece.text), buttons=doors)


def grave(piece: Counsel[Any]) -> bool:  # Any: each game has its own state
    """Tell whether a counsel is of a danger."""
    return piece.warns or piece.risk is not None or piece.weight is Weight.RUIN


def welcome(case: Case) -> Iterator[Statement]:
    """Give what one is, how one wins, and who the neighbours are."""
    found = case.desk.ruleset.greeting(case.view, case.who.seat)
    yield from (Statement("aim", case.say(one)) for one in (found.who, found.aim) if one)
    yield from (Statement("neighbour", case.say(one.text)) for one in found.neighbours)


def standing(here: Situation) -> Iterator[Statement]:
    """Give what is asked, what silence means, and what is in hand."""
    notes = here.orders.notes if here.orders else ()
    purse = f"In hand: {here.purse}." if here.purse else ""
    said = (here.asked, *map(sentence, notes), purse, here.company)
    yield from (Statement("now", one) for one in said if one)


async def facts_now(case: Case) -> list[Fact]:
    """Give what stands on one's papers and on the status, without what explains a table above it."""
    papers = await reading.papers(case.herald, case.who)
    status = await reading.status(case.herald, case.who.campaign)
    explained = " ".join(line for page in (*papers.pages, *status.pages) if page.table for line in page.lines)
    known = [*facts_of(papers.pages, own=True), *facts_of(status.pages, own=False)]
    return [one for one in known if one.text not in explained]


async def news(case: Case) -> list[Statement]:
    """Give what befell a seat of late, and what is grave elsewhere, each with its reasons behind a button."""
    desk, seat = case.desk, case.who.seat
    async with case.herald.store.look(case.who.campaign) as look:
        past = await past_of(look, desk.ruleset, desk.session.state, seat)
        late = [one for one in past.entries if one.weight > 0 and past.age(one) <= HEARD]
        kept = [one for one in late if one.told.n in past.own or one.weight >= GRAVE]
        said = await spoken(case.herald, look, [seat], kept)
        return [
            Statement(
                "befell" if one.told.n in past.own else "elsewhere",
                one.text,
                buttons=(door(look, one, f"Why? {one.text}"),),
            )
            for one in said
        ]


def said(answer: Message) -> list[Statement]:
    """Give what Herald has just answered, line by line, rows of tables apart, with the buttons that stood below."""
    lines = (line.lstrip("·✓ ") for line in answer.content.splitlines() if not line.startswith(APOLOGY))
    told = (line for line in lines if CELLS not in line and len(line.split()) >= LEAST)
    return [Statement("said", line, buttons=answer.buttons) for line in told]


def of_page(fact: Fact) -> Statement:
    """Give a line of a page."""
    about = fact.title if len(fact.title) <= LISTED else fact.title.partition(". ")[0]
    return Statement("paper" if fact.own else "status", fact.text, about)
