"""Pointing: what somebody asks of what Herald has just told, by a mere `that` or `they`: `and how would I stop that?`.

Each is answered from the last answer: what it names, the orders that it gave or offered, the events that it told of.
"""

import re
from collections.abc import Iterator, Sequence

from bot.service.ground.asking import Asked
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, unlike
from bot.service.ground.values import CampaignCard, Who
from bot.service.ground.wording import sentence
from bot.service.history.reasons import why
from bot.service.orders import orders
from bot.service.orders.prices import priced
from bot.service.plain.chances import considered
from bot.service.plain.judging.alternatives import pieces
from bot.service.plain.judging.case import Case
from bot.service.plain.judging.judge import opened
from bot.service.plain.past.after import by_rules
from bot.service.plain.past.again import reason_of_that
from bot.service.plain.pool.statements import news
from bot.service.plain.ruled import ruled
from bot.service.plain.situation import opened as raised
from bot.service.plain.situation import situation
from bot.service.plain.verdicts import COST, TAKEN, door
from bot.service.plain.weighing import effects
from rules.kernel.language.matching import fold

THAT = r"(?:that|this|it|them|him|her|such (?:a thing|things))"
MURMUR = re.compile(
    r"^(?:(?:hm+|and|but|so|ok|okay|k|well|oh|ah|i see|right|then|yes|no|lol|wait|alright|fine|good|great)[\s,.!:;-]+)+"
)
STOPS = re.compile(
    rf"(?:how|what|is there|can|could|should)\b.* (?:stop|prevent|avoid|avert|counter|thwart|block|"
    rf"(?:protect|defend|guard)(?: \w+)? (?:from|against)|do (?:about|against)) {THAT}"
    r"(?: from happening)?(?: then| now)?"
)
"""How somebody asks what he could do against a danger that he was told of."""
COSTS = re.compile(
    rf"(?:what|how much)(?: gold| money)? (?:does|do|will|would|did|is|s|['’]s)(?: the)? "
    rf"(?:(?:{THAT}|they|doing (?:so|that)) cost|(?:price|cost) (?:of|for) {THAT})(?: (?:me|us|then|now|all|in all))*"
)
"""How somebody asks the price of what he was told of."""
THEIR_DEED = re.compile(
    r"why (?:did|do|would|have|has) (?:they|he|she|it|those|these)(?: \w+)? (?:do|done)? ?(?:that|this|it|so)"
    r"(?: to (?:me|us))?"
)
"""How somebody asks the reason of the deeds that he has just read of."""
WHY_THIS = re.compile(r"why (?:exactly |just |of all )?(?:the )?(?P<what>[\w' -]+?)(?: of all \w+| first| then)?")
"""How somebody asks why just this thing was named."""
HOW_TO = re.compile(
    r"^(?:\W*\w+\W+){0,3}?how (?:do|can|could|would|should|does) (?:i|we|one|you) (?P<deed>.+?)[\s?.!]*$"
)
DEFENCE = ("How do I defend myself against an attack?", "How do I defend my land?", "How can I protect a place?")
"""The ways in which the rulebook may be asked how one defends."""
NO_REASON = "I named {} without a reason of its own."
FEW, SHOWN, DOORS = 4, 2, 4
"""Of how many words a thing's name consists at most, how many sentences are told, and how many buttons stand below."""
SENTENCE = re.compile(r"(?<=[.!?])\s+|\n")


async def pointed(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Answer what is asked of the answer before by a mere `that`; None where nothing is, or it says nothing of it."""
    before = herald.asking.of(who.user)
    if before is None or before.campaign != card.id:
        return None
    if told := await reason_of_that(herald, card, who, text):
        return told
    line = MURMUR.sub("", fold(text)).strip(" ?!.…")
    if COSTS.fullmatch(line):
        return await cost(herald, card, who, before)
    case = await opened(herald, card, who, text) if line.startswith("why ") or STOPS.fullmatch(line) else None
    if case is None:
        return None
    if STOPS.fullmatch(line):
        return await prevented(case, before)
    if THEIR_DEED.fullmatch(line):
        return await deeds(case, before)
    met = WHY_THIS.fullmatch(line)
    return reasons(case, before, met["what"]) if met and len(met["what"].split()) <= FEW else None


async def cost(herald: Herald, card: CampaignCard, who: Who, before: Asked) -> Message | None:
    """Say what was just ordered, offered or explained would cost; None where nothing says it."""
    found = await orders.so_far(herald, who) if TAKEN in before.message.content else None
    if found:
        notes = [sentence(raised(one)) for one in found.notes if one.startswith(COST)]
        known = (await effects(herald, who)).items()
        does = [f"“{text}”: {told}" for text, told in known if text in before.message.content]
        return Message(content="\n".join((*notes, *does)), buttons=(door(found),)) if notes or does else None
    for one in offered(before):
        price = await priced(herald, who, f"what does {one.label} cost")
        if told := price or await considered(herald, who, [one.label]):
            return told
    deed = HOW_TO.fullmatch(fold(before.said))
    return await ruled(herald, card, f"What does it cost to {deed['deed']}?", who) if deed else None


def offered(before: Asked) -> Iterator[Button]:
    """Give the orders that an answer offers by their words."""
    yield from (one for one in before.message.buttons if one.action == "say")


async def prevented(case: Case, before: Asked) -> Message | None:
    """Say what would avert what was just told: by the dangers and counsel of the same things, else by the rules."""
    here = await situation(case.herald, case.card, case.who, "danger")
    named = things(case, before.said) or things(case, before.message.content)
    close = sorted((one for one in here.pressing if shared(one, named)), key=lambda one: -shared(one, named))
    lines = [one for one in close if here.answers.get(one)][:SHOWN] or close[:1]
    doors = [button for one in lines for button in here.answers.get(one, ())]
    rule = None if doors else await by_rules(case.herald, case.card, case.who, DEFENCE)
    content = "\n".join(filter(None, (*lines, rule.content if rule else "")))
    buttons = unlike((*doors, *(rule.buttons if rule else ()), *here.doors()[:1]))
    return Message(content=content, buttons=tuple(buttons)[:DOORS]) if content else None


def things(case: Case, text: str) -> set[str]:
    """Give the names, folded, of what a text names, without one's own."""
    own = next((fold(one.name) for one in case.card.seats if one.id == case.who.seat), "")
    return {fold(case.called(group[0])).removeprefix("the ") for group in case.mentioned(text)} - {own, ""}


def shared(line: str, named: set[str]) -> int:
    """Count how many things of some a line names, by the last word of their names."""
    words = {*re.findall(r"\w+", fold(line))}
    return sum(one.split()[-1] in words for one in named)


async def deeds(case: Case, before: Asked) -> Message | None:
    """Explain the events that the answer before told of, or had on its buttons; None where it told of none."""
    told = "\n".join([before.message.content, *(line for page in before.message.pages for line in page.lines)])
    doors = [one.what for one in before.message.buttons if one.action == "why"]
    late = await news(case) if not doors else []
    doors += [one.buttons[0].what for one in late if one.kind == "befell" and one.text in told]
    found = [await why(case.herald, case.card.id, case.who.user, what) for what in dict.fromkeys(doors[:SHOWN])]
    content = "\n".join(dict.fromkeys(one.content for one in found))
    buttons = unlike(button for one in found for button in one.buttons)
    pages = tuple(page for one in found for page in one.pages)
    return Message(content=content, pages=pages, buttons=tuple(buttons)[:DOORS]) if found else None


def reasons(case: Case, before: Asked, what: str) -> Message | None:
    """Give the reason that was told for a thing that the answer before named or offered; None where it named it not."""
    names = things(case, what)
    labels = [one.label for one in before.message.buttons if one.action in ("say", "advise")]
    said = [one for one in SENTENCE.split(before.message.content) if shared(one, names)]
    if not names or not (said or any(shared(one, names) for one in labels)):
        return None
    counsel = [case.say(one.text) for one in pieces(case) if shared(case.say(one.text), names)]
    lines: Sequence[str] = [*said, *counsel][:SHOWN]
    doors = [one for one in offered(before) if shared(one.label, names)]
    return Message(content="\n".join(lines) or NO_REASON.format(what), buttons=tuple(doors)[:DOORS])
