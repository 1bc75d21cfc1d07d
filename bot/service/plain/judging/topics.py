"""Topics: what can be told of a thing that is named in a question which nobody understood."""

import re

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, unlike
from bot.service.ground.values import CampaignCard, Who
from bot.service.ground.wording import listed
from bot.service.orders import orders
from bot.service.plain.assent.questions import OF_IT, asks_at_all
from bot.service.plain.chances import considered
from bot.service.plain.judging.case import WORD, Case, Key
from bot.service.plain.judging.comparing import own, weighed
from bot.service.plain.judging.judge import opened
from bot.service.plain.people import pages_of
from bot.service.plain.places import map_button
from bot.service.reading.reading import picture
from bot.service.words.text_maps import place_pages
from rules.kernel.language.grammar import write
from rules.kernel.language.matching import fold
from rules.kernel.telling.focus import places

IDLE = re.compile(r"\b(?:how (?:far|long) is it|is it (?:to|from|my|too|true|possible|time))\b", re.IGNORECASE)
"""How somebody says “it” and points at nothing: `how far is it to my neighbour?`."""
CAUSE = re.compile(r"(?:(?:and|but|so|ok|wait|oh dear|hm+)[\s,.!]+)*(?:why|how come|how did)\b", re.IGNORECASE)
"""How somebody asks for a reason."""
TOPIC, NOT_JUST_THAT = "Of {} I can tell you this:", "I cannot tell you just that. Of {} I know:"
"""How what is known of a thing begins that somebody asks after, and that he asks about in words not understood."""
AFTER = re.compile(
    r"(?:(?:and|so|ok|but|well|hey|please|can you|could you|what do you know (?:about|of)|i want to know)\W+)*"
    r"(?:what|who|where|which)(?:['’]?s| is| are)\b(?! (?:i|we|it|my|our|best|better|wise|likely)\b)|"
    r".*\btell me (?:about|of)\b|.*\b(?:about|of) [\w' -]+$",
    re.IGNORECASE,
)
"""How somebody asks after a thing itself, not what becomes of it."""
POINTS = re.compile(
    r"\b(?:it|that|this|there|them|these|those|him|her|he|she|the (?:place|city|province|fief))\b", re.IGNORECASE
)
"""How somebody speaks of what was named just before."""
REACHES = re.compile(
    r"\b(?:can|could|may) (?:i|we)\b.*\b(?:reach|take|attack|get|invade|hit|conquer|land|march|come|go)\b|"
    r"\breachable\b",
    re.IGNORECASE,
)
"""How somebody asks whether he comes to a place."""
UNREACHED, NEAREST = "{} is out of your reach now. Within it: {}.", 6
SHORT = 9
"""Whoever says more words names what he means."""
MOST, LINES, LONG = 2, 3, 220
"""So many things are told of, and in so many lines each, of so many letters."""


async def topic(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Tell what is known of the things that a question names: what having them would need, else where they stand.

    Who points at something means what was named just before, else his latest order. None for what asks nothing, or
    names no such thing.
    """
    asks = asks_at_all(text.strip()) and not CAUSE.match(text.strip())  # what a thing is, is no reason for anything
    case = await opened(herald, card, who, text) if asks else None
    if case is None:
        return None
    before = herald.asking.of(who.user)
    told = await of_things(case, text)
    if told or IDLE.search(text) or len(text.split()) > SHORT or not (POINTS.search(text) or OF_IT.fullmatch(text)):
        return told
    letter = before is not None and any(one.action == "post" for one in before.message.buttons)
    said = before.said if before and before.campaign == who.campaign and not letter else ""
    if said and not await orders.reads(herald, who, said) and (told := await of_things(case, said)):
        return told
    last = [write(order, case.desk.lexicon()) for order in case.desk.given()[-1:]]
    return await considered(herald, who, last, plainly=True) if last else None


async def of_things(case: Case, text: str) -> Message | None:
    """Tell of the first things that a text names; None where it names none of which anything is known."""
    keys = [group[0] for group in case.mentioned(text) if group[0][0] not in case.persons]
    told = list[tuple[str, Message]]()
    for key in dict.fromkeys(keys):
        found = await known(case, key) if len(told) < MOST else None
        told += [(case.called(key), found)] if found else []
    if not told:
        return None
    heading = TOPIC if AFTER.match(text.strip().rstrip("?!. ")) else NOT_JUST_THAT
    blocks = [f"{heading.format(name)}\n{one.content}" for name, one in told]
    buttons = unlike(button for _, one in told for button in one.buttons)
    return Message(content="\n\n".join(blocks), buttons=tuple(buttons))


async def known(case: Case, key: Key) -> Message | None:
    """Tell of one thing what having it would need, where it lies and whose it is, or what the papers say of it."""
    if aimed := await weighed(case, key, wise=False):
        return aimed
    far = out_of_reach(case, key)
    name, shown = case.called(key), await picture(case.herald, case.who.campaign, case.who.seat)
    ids = [id for called, id in places(shown).items() if fold(called) == fold(name)]
    lines = [line for id in ids[:1] for page in place_pages(shown, id, name)[:1] for line in page.lines]
    said = [one for one in await pages_of(case.herald, case.who) if names(one.text, name)]
    said.sort(key=lambda one: (not one.own, len(one.text)))
    counsel = [one.text for one in case.desk.session.advice(case.who.seat) if names(one.text, name)][:1]
    lines = [shortly(line) for line in dict.fromkeys([*counsel, *lines, *(one.text for one in said)])][:LINES]
    buttons = (map_button(case.who),) if ids else ()
    return Message(content="\n".join(filter(None, (far, *lines))), buttons=buttons) if lines or far else None


def out_of_reach(case: Case, key: Key) -> str:
    """Say to whoever asks whether he can reach a thing that he cannot, and what he can; empty where nobody asks it."""
    near = list(dict.fromkeys(case.called((one.kind, one.of)) for one in case.aims if one.kind == key[0]))
    if not near or not REACHES.search(case.text) or own(case, key):
        return ""
    return UNREACHED.format(case.called(key), listed(near[:NEAREST]))


def names(text: str, name: str) -> bool:
    """Tell whether a text has a name as words of its own."""
    return f" {fold(name)} " in f" {' '.join(WORD.findall(fold(text)))} "


def shortly(line: str) -> str:
    """Give a line, or as many of its parts as are read at a glance."""
    while len(line) > LONG and "; " in line:
        line = line.rpartition("; ")[0]
    return line
