"""Best: the answer to a question that nothing else has understood, from all that Herald could say at this moment."""

import re
from asyncio import to_thread
from collections.abc import Sequence

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, unlike
from bot.service.ground.values import CampaignCard, Who
from bot.service.plain.assent.questions import asks_at_all
from bot.service.plain.facts import last_name
from bot.service.plain.intents import LITTLE, spoken, stems
from bot.service.plain.judging.case import Case
from bot.service.plain.judging.judge import opened
from bot.service.plain.pool.fit import Fit, fitting
from bot.service.plain.pool.statements import Kind, Statement, said, statements
from bot.service.plain.replies import UNSURE
from bot.service.plain.situation import situation
from rules.kernel.language.matching import fold

BESIDE, MOST = 0.85, 2
"""What part of the best one's worth another needs to be told, too; and how many are told."""
DOORS = 3
"""How many buttons stand below."""
PERHAPS = "If I understand you, this is what I know of it:"
"""How an answer begins of which it is not sure that it is one."""
PAGES: tuple[Kind, ...] = ("paper", "status")
"""What stands under a heading, which is told with it."""
CAUSE = 0.3
"""Which part of a question's words has to stand in what befell somebody, that he may ask the cause of it."""
OFFERS = 0.45
"""How near words have to come to what is offered, that they may have meant it."""
OFFERED = f"{UNSURE} Is it one of these?"
GIVING = ("say", "advise")
"""What the buttons do that give an order."""
OF_NOW: tuple[Kind, ...] = ("danger", "counsel", "befell")
"""What says of a thing how it stands with it here and now."""
FEW = 3
"""A question of fewer telling words is asked of what stands beside it."""
SENTENCE = re.compile(r"(?<=[.!?])\s+")


async def known(herald: Herald, card: CampaignCard, who: Who, text: str, *, firmly: bool) -> Message | None:
    """Answer a question by what comes nearest of all that could be said; None where nothing comes near enough.

    Only what hardly misses is told `firmly`.
    """
    case = await opened(herald, card, who, text)
    found = await fits(case, questions(text)) if case else []
    kept = [one for one in found[:MOST] if one.likely and one.worth >= BESIDE * found[0].worth]
    if case is None or not kept or (firmly and not kept[0].firm):
        return None
    return told(case, kept)


async def cause(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Tell what befell a seat that somebody asks the cause of, though not surely that; None where nothing may be it."""
    case = await opened(herald, card, who, text)
    found = await fits(case, questions(text)) if case else []
    best = next((one for one in found if one.statement.kind == "befell"), None)
    if case is None or best is None or not best.likely or best.share < CAUSE:
        return None
    return told(case, [best])


async def pressing(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Give what counsel or news says of a thing that is asked of the rules, too; None where that is nothing."""
    case = await opened(herald, card, who, text)
    found = await fits(case, questions(text)) if case else []
    kept = [one for one in found[:MOST] if one.statement.kind in OF_NOW and one.likely][:1]
    return Message(content=kept[0].statement.text, buttons=kept[0].statement.buttons[:DOORS]) if kept else None


async def offered(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Offer what counsel or the last answer offers and words come near to that are no order; None where none do."""
    case = await opened(herald, card, who, text)
    found = [one for one in await fits(case, text) if gives(one.statement)] if case else []
    if not found or found[0].worth < OFFERS:
        return None
    best = found[0].statement
    doors = [one for one in best.buttons if one.action in GIVING]
    return Message(content=f"{OFFERED}\n{best.text}", buttons=tuple(doors[:DOORS]))


async def fits(case: Case, asked: str) -> list[Fit]:
    """Give all that could be said to a seat by how well it answers, the best first."""
    here = await situation(case.herald, case.card, case.who)
    before = case.herald.asking.of(case.who.user)
    last = said(before.message) if before and before.campaign == case.card.id else []
    names = [fold(last_name(case.called(group[0]))) for group in case.mentioned(asked)]
    known = [one for one in await statements(case, here) if names or one.kind != "status"]  # a row is of somebody
    return await to_thread(fitting, asked, [*last, *known], names)


def gives(statement: Statement) -> bool:
    """Tell whether a button beside a statement gives an order."""
    return any(one.action in GIVING for one in statement.buttons)


def questions(text: str) -> str:
    """Give the sentences of a text that ask something; all of it where they say too little."""
    asked = " ".join(one for one in SENTENCE.split(text.strip()) if asks_at_all(one.strip()))
    return asked if len({*stems(spoken(asked))} - LITTLE) >= FEW else text


def told(case: Case, kept: Sequence[Fit]) -> Message:
    """Tell what answers best, under its heading where it has one, with the buttons that go with it."""
    lines = [line for one in kept for line in (one.statement.about * (one.statement.kind in PAGES), one.statement.text)]
    first = () if kept[0].firm else (PERHAPS,)
    content = "\n".join(dict.fromkeys(filter(None, (*first, *lines))))
    buttons = unlike(button for one in kept for button in one.statement.buttons)
    return Message(content=content, buttons=tuple(buttons)[:DOORS])
