"""Supposing: what would come of a deed that somebody only thinks of, as the answer to the order itself says it."""

import re
from collections.abc import Collection, Sequence

from bot.service.ground.messages import Message
from bot.service.ground.wording import sentence
from bot.service.plain.chances import ATTACK, considered, spoken
from bot.service.plain.judging import asking
from bot.service.plain.judging.case import Case
from bot.service.plain.judging.comparing import weighed
from bot.service.plain.judging.facing import Asked, joined
from bot.service.plain.rivals.rivalry import bound
from rules.kernel.language.matching import fold

OWN_DEED = re.compile(
    r".*?\b(?:if|suppose|supposing)\s+(?:i|we) (?:do |would |should |were to |now |just |also |then )*(?P<deed>\S.*)",
    re.IGNORECASE,
)
"""How somebody asks what would come of a deed of his own."""
BEFALLS = re.compile(
    r"(?:lose|lost|fall|fell|die|died|win|won|am|are|was|get|have|had|do not|don['’]?t|dont|miss|do nothing|hold|wait|"
    r"stay|pass|leave|quit|play|join|run out|hit|ignore)\b",
    re.IGNORECASE,
)
"""How that begins which is no deed, or is told by another answer."""
BREAKS = re.compile(
    r"(?:break|broke|betray|forget|ignore)\w*\s+(?:my|our|the|a|this|that)\s+"
    r"(?:promise|word|pact|truce|treaty|oath|peace|agreement)s?(?:\s+(?:with|to)\s+(?P<whom>[^,]+?))?(?:\s+and\s+|\s*$)",
    re.IGNORECASE,
)
"""How somebody speaks of a promise that he would break."""
TAIL = re.compile(
    r"[\s,]+(?:although|though|even though|while|despite|because|since|be honest|honestly|please|with everything)\b.*|"
    r",.*",
    re.IGNORECASE,
)
"""What somebody adds to the deed."""
PROMISED = re.compile(r"\b(?:promis\w*|pact|truce|treaty|oath|my word|agreement)\b", re.IGNORECASE)
BINDS = "A promise by letter binds nobody; the others will remember it."


async def by_own_deed(case: Case, asked: Asked) -> Message | None:
    """Answer what would come of a deed of one's own; None where none is supposed, or nothing can be said of it."""
    met = OWN_DEED.fullmatch(asked.line.strip(" ?!.")) if asking.OWN_IF.search(asked.folded) else None
    if met is None:
        return None
    deed = TAIL.sub("", BREAKS.sub("", met["deed"])).strip()
    promised = PROMISED.search(asked.line)
    found = None if BEFALLS.match(deed) or not deed else await forecast(case, asked, deed)
    told = [found] if found else []
    if promised and (found or BREAKS.search(asked.line)):
        told.append(Message(content="\n".join(await promises(case, asked))))
    return joined(told) if told else None


async def forecast(case: Case, asked: Asked, deed: str) -> Message | None:
    """Say what a deed would do: as an order in its own words, else by what it names that could be set out for."""
    names = {word for some in case.names.values() for name in some for word in fold(name).split()}
    figures = {word for word in deed.split() if word.isdigit()}
    ways = [one for one in dict.fromkeys((deed, upto(deed, names | figures), upto(deed, names))) if one]
    if told := await considered(case.herald, case.who, [way for one in ways for way in spoken(one)], plainly=True):
        return told
    keys = [key for group in asked.named for key in group]
    for key in sorted(keys, key=lambda one: one[0] in case.persons):
        if told := await weighed(case, key, wise=False):
            return told
    things = [case.called(key) for key in keys if key[0] not in case.persons][:1]
    return await considered(case.herald, case.who, [deed, *(f"{ATTACK} {name}" for name in things)])


def upto(deed: str, names: Collection[str]) -> str:
    """Give what is said up to the last name in it: `march to Ashur` of `march to Ashur with my three men`."""
    words = deed.split()
    last = max((place for place, word in enumerate(words) if fold(word).strip(".,!?") in names), default=-1)
    return " ".join(words[: last + 1]) if last else ""


async def promises(case: Case, asked: Asked) -> Sequence[str]:
    """Say which pacts bind one to those who are named, and that letters bind nobody."""
    lines = list[str]()
    async with case.herald.store.look(case.who.campaign) as look:
        for seat in asked.whose(case)[:1]:
            lines += map(sentence, await bound(look, case.who.seat, seat, case.seats[seat]))
    return [" ".join([*lines, BINDS])]
