"""Odds in words of one's own: what /odds is asked that is none of a game's questions as they are written."""

from bot.service.desk.odds import complete_odds, odds
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import Who
from bot.service.ground.wording import clean, listed
from bot.service.plain.chances import ATTACK, chances, considered, spoken
from bot.service.plain.judging.facing import question
from bot.service.plain.judging.judge import opened
from bot.service.plain.judging.questions import single
from bot.service.reading.finding import card
from rules.kernel.errors import Answer, Refusal

UNCOUNTED = "I cannot count out “{line}”. You can ask {examples}; more is offered as you type."
NONE = "I cannot count out “{line}”, and at this window I know no odds to count."
EXAMPLES = 2
"""How many questions are named that could be asked."""
LONGEST = 80
"""The most letters of what was asked that are said back."""


async def counted(herald: Herald, who: Who, line: str) -> Message:
    """Answer what the odds are: a question of the game, an order, or a thing to set out for. Raises Answer."""
    try:
        return await odds(herald, who, line)
    except Refusal:
        raise
    except Answer as slip:
        told = await in_words(herald, who, clean(line).strip(" ?!."))
        if told is None:
            raise Answer(await instead(herald, who, line)) from slip
        return told


async def in_words(herald: Herald, who: Who, line: str) -> Message | None:
    """Answer odds that are asked in plain words, as a question or as an order; None where they are none that I know."""
    told = await chances(herald, who, line) or await considered(herald, who, [*spoken(line)], plainly=False)
    case = None if told else await opened(herald, await card(herald, who.campaign), who, line)
    for words in (line, f"odds {line}") if case else ():
        told = told or await single(case, question(case, words)) if case else None
    return told or await considered(herald, who, [f"{ATTACK} {line}"])


async def instead(herald: Herald, who: Who, line: str) -> str:
    """Say that odds cannot be counted, with two questions of different kinds that can be asked now."""
    able: dict[str, str] = {}
    for one in await complete_odds(herald, who, ""):
        able.setdefault(one.split(" ")[0], one)
    said = clean(line)[:LONGEST]
    examples = listed((f"“{one}”" for one in list(able.values())[:EXAMPLES]), "or")
    return UNCOUNTED.format(line=said, examples=examples) if able else NONE.format(line=said)
