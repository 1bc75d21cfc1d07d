"""Refusing: why somebody cannot do something, or is not asked for it: the reason of the rules, not an event."""

import re
from collections.abc import Collection

from bot.service.desk.desk import Desk, problem_of
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.ground.wording import sentence
from bot.service.orders import sorting
from bot.service.orders.lines import kept_for_later
from bot.service.plain.chances import considered, meant
from bot.service.plain.intents import stems
from bot.service.plain.ruled import ruled
from bot.service.plain.situation import situation
from bot.service.plain.verdicts import NOT_TAKEN
from rules.kernel.errors import Answer
from rules.kernel.language.grammar import write
from rules.kernel.language.matching import fold
from rules.kernel.language.nearness import heads

CANNOT = re.compile(
    r"(?:(?:and|so|but|wtf|ok|hey|wait)[\s,]+)*(?:why|how come)\s+"
    r"(?:(?:can|could|may)(?:n[’']?t| ?not)?|can[’']?t|cannot|am|are|is it that)\s+"
    r"(?:not\s+)?(?:i|we)\s+(?:not\s+)?(?:be\s+)?(?:just\s+)?(?P<deed>\S.*?)[\s?!.]*",
    re.IGNORECASE,
)
"""How somebody asks why he cannot do something."""
UNASKED = re.compile(r"(?:being |been )?(?:asked|allowed to (?:order|play|act))\b.*", re.IGNORECASE)
"""How he says that he is not asked."""
CHANGE = re.compile(
    r"(?:(?:and|so|but|ok|hey|wait)[\s,]+)*(?:can|could|may) (?:i|we) (?:still |now )*"
    r"(?:change|cancel|take back|call off|withdraw|undo|revoke)(?: my| the| that| our)? (?P<thing>.+?)"
    r"(?: back| off| now| any ?more)?[\s?!.]*",
    re.IGNORECASE,
)
"""How somebody asks whether he can still change what he has ordered."""
SEALED = "No: that window is closed, and what was ordered in it stands."
UNCLEAR = "I do not know an order “{}”. Write it as you would give it, and I say whether it can be, and why not."
CAN = "“{}” can be given now."


async def refused(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Say why somebody cannot do what he names; None where he does not ask that, or it is nothing he could do."""
    met = CANNOT.fullmatch(text.strip())
    if met is None:
        return None
    if UNASKED.fullmatch(met["deed"]):
        here = await situation(herald, card, who)
        return Message(content=here.asked, buttons=here.doors())
    told = await again(herald, card, who, met["deed"]) or await reason(herald, who, met["deed"])
    told = told or await ruled(herald, card, text, who)
    if told is None and await sorting.concerns(herald, who, met["deed"]):
        return None  # what it is near to is said of it as of an order
    return told or Message(
        content=UNCLEAR.format(met["deed"]), buttons=(await situation(herald, card, who)).doors()[:1]
    )


async def again(herald: Herald, card: CampaignCard, who: Who, deed: str) -> Message | None:
    """Say again why the order was not taken that somebody has just given, if he means that; None where he does not."""
    last = herald.asking.of(who.user)
    if last is None or last.campaign != card.id or NOT_TAKEN not in last.message.content:
        return None
    lines = [one for one in last.message.content.splitlines() if one.startswith(NOT_TAKEN)]
    words = {*deed.casefold().split()} & {*" ".join(lines).casefold().split()}
    return last.message.model_copy(update={"content": "\n".join(lines)}) if lines and words else None


async def reason(herald: Herald, who: Who, deed: str) -> Message | None:
    """Say why an order cannot be given, or when it can; None where the words are no order."""
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return None
        names = {word for some in desk.lexicon().values() for name in some for word in fold(name).split()}
        for words in shorter(deed, names):
            order = meant(desk, words, plainly=True)
            if order is None:
                continue
            line = desk.ruleset.say(desk.view(), write(order, desk.lexicon()))
            if problem := problem_of(order, desk.view(), who.seat):
                return Message(content=sentence(f"“{line}”: {desk.ruleset.say(desk.view(), problem)}"))
            return await considered(herald, who, [line], plainly=True) or Message(content=CAN.format(line))
        later = kept_for_later(desk, shorter(deed, names)[-1])
    return Message(content=sentence(f"{NOT_TAKEN} {later.text} — {later.answer}")) if later else None


def shorter(deed: str, names: Collection[str]) -> list[str]:
    """Give words as they stand, and those up to the last name in them: `sue Blois` of `sue Blois, he is my enemy`."""
    words = deed.split()
    last = max((place for place, word in enumerate(words) if fold(word).strip(".,!?") in names), default=len(words))
    return list(dict.fromkeys((deed, " ".join(words[: last + 1]).rstrip(".,;:"))))


async def changed(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Say whether an order can still be changed: not if its window is sealed; None where that is not asked."""
    met = CHANGE.fullmatch(text.strip())
    if met is None:
        return None
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return None
        things = {*stems(met["thing"].split())}
        meant_so = [one for one in desk.ruleset.orders if things & {*stems(" ".join(heads(one)).split())}]
        if not meant_so or any(one in desk.orders for one in meant_so):
            return None
    here = await situation(herald, card, who)
    return Message(content=f"{SEALED} {here.asked}", buttons=here.doors())
