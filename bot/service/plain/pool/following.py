"""Following: a message that goes on with the one before, `and Egypt?`, completed by what that asked."""

import re
from collections.abc import Sequence

from bot.service.ground.asking import Asked
from bot.service.ground.herald import Herald
from bot.service.ground.values import CampaignCard, Who
from bot.service.plain.assent.questions import asks_at_all
from bot.service.plain.judging.case import Case, Key
from bot.service.plain.judging.judge import opened
from bot.service.plain.leading.meant import in_seats

AND_THAT = re.compile(
    r"(?:(?:and|or|but|so|ok|okay|then|well|hm+)[\s,]+)*(?:(?P<about>what|how) about )?(?:the |in |at |from |against )?"
    r"(?P<what>[\w' -]{2,40}?)(?: then| too| instead)?(?(about)[\s?.!…]*|\s*\?+\s*)",
    re.IGNORECASE,
)
"""How somebody asks the same of another thing."""
FEW = 3
"""Of how many words the other thing's name consists at most."""
WHY_NOT = re.compile(
    r"\bwhy (?:can['’]?t|cannot|can not|couldn['’]?t) (?:i|we)(?= (?:attack|invade|fight|conquer|reach|beat))",
    re.IGNORECASE,
)
"""How somebody asks why he cannot: whether he can is answered with the reason."""
CAN = "can I"
THEM = re.compile(
    r"\b(?P<does>attack|invade|fight|beat|hit|conquer|join|help|support|trust|march on|ally with|write(?: to)?|ask|"
    r"tell) (?:them|him|her)\b",
    re.IGNORECASE,
)
"""How somebody speaks of a player who was named just before."""
THERE = re.compile(r"\b(?:in|at|over|from|to|near) there\b", re.IGNORECASE)
"""How somebody points at a place that was named just before."""
WHO = re.compile(r"\b(?:he|she|him|his|her)\b", re.IGNORECASE)
"""How somebody speaks of the person who was named last."""
ASKS_WHO = re.compile(r"\b(?:who|whom|whose|which)\b", re.IGNORECASE)
SHORT = 8
"""Whoever says more words names what he means."""


async def completed(herald: Herald, card: CampaignCard, who: Who, text: str) -> str:
    """Give a text with seats in place of people, and with what it only points at in the message before it."""
    text = await in_seats(herald, card, who, text)
    before = herald.asking.of(who.user)
    text = WHY_NOT.sub(CAN, text)
    of_one = WHO.search(text) and len(text.split()) <= SHORT and asks_at_all(text.strip())
    points = AND_THAT.fullmatch(text.strip()) or THERE.search(text) or THEM.search(text) or of_one
    case = await opened(herald, card, who, text) if before and before.campaign == card.id and points else None
    if before is None or case is None:
        return text
    if THEM.search(text):
        return them(case, text, (before.said, before.message.content))
    if of_one:
        return of_whom(case, text, before)
    if THERE.search(text) and len(text.split()) <= SHORT and asks_at_all(text.strip()):
        return there(case, text, f"{before.said}\n{before.message.content}")
    return instead(case, text, before.said)


def them(case: Case, text: str, said: Sequence[str]) -> str:
    """Give a text with the player of whom it speaks, where just before one alone was named; else the text."""
    for one in said:
        seats = {id for group in case.mentioned(one) for kind, id in group if kind in case.persons and id in case.seats}
        if len(seats) == 1:
            return THEM.sub(rf"\g<does> {case.seats[seats.pop()]}", text)
    return text


def of_whom(case: Case, text: str, before: Asked) -> str:
    """Give a text with a person in place of a `he`: the only one that was asked about, else the last that was named.

    Whoever asks who somebody is means whom the answer names, in its first line that names any.
    """
    asked = [] if ASKS_WHO.search(before.said) else [one for one in case.mentioned(before.said) if alive(case, one)]
    lines = [] if case.mentioned(text) else before.message.content.splitlines()
    told = ([one for one in case.mentioned(line) if alive(case, one)] for line in lines)
    found = asked if lines and len(asked) == 1 else next(filter(None, told), [])
    name = case.called(found[-1][0]) if found else ""
    return WHO.sub(lambda met: f"{name}'s" if met[0].lower() == "his" else name, text, count=1) if name else text


def alive(case: Case, keys: Sequence[Key]) -> bool:
    """Tell whether a name is a person's or a seat's: of no place that could be set out for, or is named as such."""
    kinds = {kind for kind, _ in keys}
    return bool(kinds & case.persons) or (len(kinds) == 1 and not kinds & {one.kind for one in case.aims})


def there(case: Case, text: str, said: str) -> str:
    """Give a text with the place in it at which it points, the first one named before; the text where none was."""
    if case.mentioned(text):
        return text
    places = (group[0] for group in case.mentioned(said) if group[0][0] not in case.persons)
    place = next(places, None)
    return THERE.sub(f"in {case.called(place)}", text) if place else text


def instead(case: Case, text: str, said: str) -> str:
    """Give the question before with what a text names in place of what that named; the text where it names no other."""
    met = AND_THAT.fullmatch(text.strip())
    what = met["what"].strip() if met else ""
    new, old = case.mentioned(what), case.mentioned(said)
    if len(what.split()) > FEW or len(new) != 1 or len(old) != 1 or not asks_at_all(said.strip()):
        return text
    if not alike(case, new[0][0], old[0][0]):
        return text
    called = [name for key in old[0] for name in sorted(case.names.get(key, ()), key=len, reverse=True)]
    patterns = [rf"\b{re.escape(word)}\b" for name in called for word in (name, name.rsplit(maxsplit=1)[-1])]
    found = next((one for one in patterns if re.search(one, said, re.IGNORECASE)), "")
    return re.sub(found, case.called(new[0][0]), said, flags=re.IGNORECASE) if found else text


def alike(case: Case, one: Key, other: Key) -> bool:
    """Tell whether two things are both seats, or of one kind."""
    return one[0] == other[0] or {one[0], other[0]} <= case.persons
