"""Judge: messages that ask for judgement, each question of them answered, and what of them was not understood."""

from collections.abc import Awaitable, Callable, Sequence

from bot.service.desk.desk import Desk
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.plain import replies
from bot.service.plain.chances import considered
from bot.service.plain.judging import asking
from bot.service.plain.judging.case import Case
from bot.service.plain.judging.facing import joined, ordered, question
from bot.service.plain.judging.questions import single
from bot.service.plain.ruled import UNKNOWN
from bot.service.plain.weighing import GOOD
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold

Answering = Callable[[str], Awaitable[Message]]
"""Answers a part of a message that is no question for judgement."""
MOST = 8
"""How many sentences of one message are looked at."""
LONG = 500
"""The most letters of a message in which questions are looked for."""
UNREAD = "I am not sure what you mean by {}."
WITHDRAWS = ("forget", "cancel", "stop", "drop", "undo", "remove", "never mind")
"""How somebody begins who takes something back."""


async def judged(herald: Herald, card: CampaignCard, who: Who, text: str, answer: Answering) -> Message | None:
    """Answer the questions for judgement in a message, and its other questions by `answer`; None where it has none."""
    parts = asking.clauses(text)
    if len(text) > LONG or not any(asking.asks(one) or asking.AGAINST.fullmatch(fold(one)) for one in parts):
        return None
    case = await opened(herald, card, who, text)
    if case is None:
        return None
    if (good := next((one for one in parts if GOOD.fullmatch(fold(one))), "")) and parts[1:]:
        return await of_order(case, [one for one in parts if one != good])
    if any([await ordered(case, one) for one in parts if not asking.asks(one)]) and not whole(parts):
        return None
    if not parts[1:]:
        return await halved(case, parts[0]) or await single(case, question(case, parts[0]))
    told = [await single(case, question(case, one)) for one in parts[:MOST]]
    if not any(told):
        return None
    return await together(case, parts[:MOST], told, answer)


async def opened(herald: Herald, card: CampaignCard, who: Who, text: str) -> Case | None:
    """Give what the questions of a message are weighed with; None where no window is open."""
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return None
    return Case(herald, card, who, desk, text)


def whole(parts: Sequence[str]) -> bool:
    """Tell whether a message ends by asking which of all that it has said is better."""
    return any(asking.BARE.fullmatch(fold(one)) for one in parts)


async def of_order(case: Case, parts: Sequence[str]) -> Message | None:
    """Say what the order would do of which somebody asks whether it is wise; None where no part is one."""
    for part in parts:
        if await ordered(case, part):
            return await considered(case.herald, case.who, [part], plainly=True)
    return None


async def halved(case: Case, line: str) -> Message | None:
    """Answer two questions that a mere `and` joins; None where not both are for judgement."""
    halves = line.split(" and ")
    if not halves[1:] or not all(asking.CONSIDERS.fullmatch(one) for one in halves):
        return None
    told = [await single(case, question(case, one)) for one in halves]
    return joined([one for one in told if one]) if all(told) else None


async def together(case: Case, parts: Sequence[str], told: Sequence[Message | None], answer: Answering) -> Message:
    """Put the answers of a message's questions together, and say which of them were not understood."""
    found, unread = list[Message](), list[str]()
    for part, met in zip(parts, told, strict=True):
        one, back = met, asking.BACK.search(fold(part)) and found
        withdraws = any(word in fold(part) for word in WITHDRAWS)
        if one is None and not back and " " in part and (asking.asks(part) or withdraws):
            one = await answer(f"{part}?" if asking.asks(part) else part)
            if one.content.startswith((replies.UNSURE, UNKNOWN)):
                unread.append(f"“{part}”")
                continue
        found += [one] if one else []
    message = joined(found)
    if not unread:
        return message
    content = f"{message.content}\n\n{UNREAD.format(' or '.join(unread))}"
    return message.model_copy(update={"content": content})
