"""Pending: what somebody wanted in the open window and is not in, of which Ready asks first."""

import re
from collections.abc import Sequence
from zlib import crc32

from bot.service.desk.desk import Desk
from bot.service.ground.asking import Asked, Before, Missed
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, unlike
from bot.service.ground.values import CampaignCard, Verdict, Who
from bot.service.ground.wording import listed
from bot.service.orders import orders
from bot.service.plain.assent.missing import ALL_THE_SAME, SENDS, doubts, givings_up, unsettled
from bot.service.plain.assent.questions import asks
from bot.service.plain.letters import behind
from bot.service.plain.verdicts import NOT_TAKEN, TAKEN, UNREADY, judged, readied, verdict_line
from bot.service.reading.speaking import open_key
from rules.kernel.errors import Answer

READY = ("ready", "rdy")
"""What says no less than the button does, once something is ordered, or where nothing is asked."""
AROUND = frozenset(
    """
    damn ffs gg lol nothing quite really totally yolo
    a about after afterwards again ahead all already alright also am and anyway are as be been better but care cool
    count counted dear done dont everything fine finally finished first for from get go good got great here herald hm
    hmm i i'm im in is it it's its just k kk let let's lets mark may me my myself no now oh ok okay on please pls plz
    put right same so sure take thank thanks that that's thats the then there this thx to too turn us very we we're
    well whatever with ye yea yeah yep yes you your year season round month spring summer autumn winter
    """.split()  # noqa: SIM905  a list of words is read as one
)
"""Words that may stand around it and change nothing."""
GO = re.compile(
    r"(?:(?:yes|yep|ok|okay|k|and|so|well|now|then|all|done|whatever|fine|right|alright|sure|great|good)[\s,.!…]+)*"
    r"(?:(?:(?:i|we)(?: a|['’])?(?:m|re)\s+)?(?:all\s+|just\s+)?(?:done for (?:now|this \w+)|good to go)"
    r"|(?:just\s+|let['’]?s\s+|let us\s+)?(?:go|go on))"
    r"(?:[\s,]+(?:now|then|too|please|pls|already|anyway|all the same|(?:let['’]?s |let us )?go(?: on)?))*[\s.!…]*",
    re.IGNORECASE,
)
"""The same in other words."""
DONE = re.compile(
    r"(?:(?:yes|ok|okay|k+|kk|gg|so|well|now|then|all|good|right|great|thx|thanks|thank you|that['’]?s it|thats it|im|"
    r"(?:i|we)(?: a|['’])?(?:m|re))[\s,.!]+)*"
    r"(?:done|finished|(?:i (?:think|believe) )?that(?: is|['’]?s| will be| was) (?:all|everything)|that will do|"
    r"all set|(?:i )?end (?:my |the )?turn)"
    r"(?:\s+(?:now|then|here|for me|from me|i (?:think|believe)|for (?:now|today|the moment|th[ei]s? \w+)))*[\s.!…]*",
    re.IGNORECASE,
)
"""What says that nothing more comes, which may be an order of a game besides."""
AND_READY = re.compile(
    r"(?P<order>.+?)(?:\s*[,.;!…]+\s*(?:(?:and|then|so|now|also)\s+)*|(?:\s+(?:and|then|so|now))+\s+)"
    r"(?P<ready>(?:(?:i|we)\b.{0,6}\s)?\S+(?:\s\S+){0,3})",
    re.IGNORECASE | re.DOTALL,
)
"""How somebody says behind an order that he is ready."""
GIVEN = "Given so far: "
"""How the line begins that names what stands."""
AND_READY_LAST = re.compile(AND_READY.pattern.replace(".+?", ".+", 1), AND_READY.flags)
"""The same, the order as long as can be: `press. keep yes. ready`."""
STRAIGHT_READY = re.compile(r"(?P<order>\S+ .*\S)\s+(?P<ready>(?:i am |i['’]?m )?(?:ready|rdy))[\s.!]*", re.IGNORECASE)
"""The same with nothing between."""
FOR_NEXT = re.compile(
    r"(?:(?:i|we)(?: a|['’])?(?:m|re)|im) (?:now |all |quite )?(?:content (?:with \w+ )?and )?ready"
    r"(?: for (?:the |this |that |my |our )?(?:next|coming|new|following)\b.*|,? (?:thank|and thank)\b.*)?[\s.!…]*",
    re.IGNORECASE,
)
"""How somebody says it of what comes next."""
SENTENCES = re.compile(r"\s*(?:[.,;:!…]+|\band\b)\s*", re.IGNORECASE)
"""What stands between what says that somebody is ready and what he says besides."""
NOT = re.compile(r"(?:^|\s)(?:not|never|isn['’]?t|aint|ain['’]?t)$", re.IGNORECASE)
"""How what stands before `ready` ends where somebody says that he is not."""
DENIED = re.compile(r"\b(?:no|not|never|am i|are we|when|is)\s+(?:\w+\s+)?(?:ready|rdy)\b", re.IGNORECASE)
"""How somebody says that he is not, or asks."""
WORDS = re.compile(r"[\w'’]+")
DRAWN = re.compile(r"(\w)\1{2,}")
"""A letter drawn out: `goooo`."""
NOT_COUNTED = "You are not counted as ready yet."
"""What is said to him where the order was not taken."""
RECENT, AT_ONCE = 5, 2
"""In how many of the last messages something was asked for that is not in; and what may have been no order at all."""
NAMED = 6
"""So much of what is not in is named."""
WAITS = "Shall I wait for you again?"
"""What whoever is ready is asked who wants something more."""
OFFERED = 4
"""So many buttons of it are shown."""


async def made_ready(herald: Herald, who: Who, key: str = "") -> Message:
    """Count a seat as ready, or ask first about what its holder wanted and is not in; asked once."""
    if asked := await pending(herald, who, key):
        return asked
    return readied(await orders.ready(herald, who, window_key=key))


async def then_ready(herald: Herald, who: Who, told: Message) -> Message:
    """Count whoever has said so behind an order as ready, if it was taken, as this answer tells.

    Not while a letter waits for its press, which would be lost from sight.
    """
    if any(one.action in SENDS for one in told.buttons):
        return told.model_copy(update={"content": f"{told.content}\n{NOT_COUNTED}"})
    lines = told.content.split("\n")
    if not any(line.startswith(TAKEN) for line in lines) or any(line.startswith(NOT_TAKEN) for line in lines):
        counted = (await orders.so_far(herald, who)).ready
        return told if counted else told.model_copy(update={"content": f"{told.content}\n{NOT_COUNTED}"})
    second = await made_ready(herald, who)
    first = "\n".join(line for line in lines if UNREADY not in line.casefold() and not line.startswith(GIVEN))
    return second.model_copy(update={"content": f"{first}\n\n{second.content}", "pages": told.pages})


async def pending(herald: Herald, who: Who, key: str = "") -> Message | None:
    """Ask about what somebody wanted in the open window and is not in, or comes to nothing; None where nothing is."""
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who, key)
        except Answer:
            return None
        window = look.campaign.window_key
        before = herald.asking.before(who.user, who.campaign, window)
        left = [one for one in unsettled(desk, before) if one.letter or one.back or recent(before, one)]
        gives_up, backs = givings_up(desk, before)
        said = [gives_up] if desk.practice else [gives_up, doubts(desk, before)]
    before.missed = []
    said = [*filter(None, said), *told(left)]
    if not said:
        return None
    doors = unlike([*backs, *(bound(door, one.said) for one in left for door in one.doors)])[:OFFERED]
    ready = Button(action="ready", label="Ready", campaign=who.campaign, seat=who.seat, style="success", window=window)
    other = "press what you meant" if doors else "say it otherwise" if left else "order something else, or “undo”"
    how = f"{ALL_THE_SAME} Else {other}."
    asked = Message(content="\n".join([*said, how]), buttons=(*doors, ready))
    herald.asking.keep(who.user, Asked(who.campaign, window, "", asked))  # a yes answers it, also behind a press
    return asked


def recent(before: Before, missed: Missed) -> bool:
    """Tell whether somebody asked for something in one of his last messages; what he passed over since, he let go."""
    return before.messages - missed.message < (RECENT if missed.plain else AT_ONCE)


def told(left: Sequence[Missed]) -> list[str]:
    """Name what is not in: the orders, and the letters."""
    found = []
    lines = [one.said for one in left if not one.letter and not one.back][-NAMED:]
    backs = [one.said for one in left if one.back][-NAMED:]
    letters = [(behind(one.said) or ("", one.said))[1] for one in left if one.letter][-NAMED:]
    if lines:
        are, them = ("are", "them") if lines[1:] else ("is", "it")
        found.append(f"{quoted(lines)} {are} not taken: no order came of {them}.")
    if letters:
        found.append(f"{quoted(letters)} {'are' if letters[1:] else 'is'} not sent yet.")
    if backs:
        found.append(f"{quoted(backs)} {'are' if backs[1:] else 'is'} not done yet.")
    return found


def quoted(lines: Sequence[str]) -> str:
    """Give lines as they were written."""
    return listed(f"“{one}”" for one in lines)


def bound(door: Button, said: str) -> Button:
    """Give a button that sends a letter the mark of its words, since it no longer stands below them."""
    return door.model_copy(update={"what": mark(said)}) if door.action in {"post", "propose"} else door


def mark(said: str) -> str:
    """Give what tells the words of one letter from those of another."""
    return f"{crc32(said.encode()):08x}"


def waiting_again(card: CampaignCard, who: Who, told: Message) -> Message:
    """Offer to wait for somebody who is ready, and wants something more that was not taken."""
    wait = Button(action="unready", label="Not ready", campaign=card.id, seat=who.seat, window=open_key(card))
    content = f"{told.content}\nYou are counted as ready. {WAITS}"
    return told.model_copy(update={"content": content, "buttons": (wait, *told.buttons)})


def is_ready(text: str) -> bool:
    """Tell whether somebody says no more, and no less, than that he is ready."""
    words = [DRAWN.sub(r"\1", word.strip("'’")) for word in WORDS.findall(text.casefold().replace("’", "'"))]
    said = [word for word in words if word in READY]
    if "?" in text or not said:
        return "?" not in text and bool(GO.fullmatch(text.strip()))
    if DENIED.search(text):
        return False
    return all(word in AROUND for word in words if word not in READY) or bool(FOR_NEXT.fullmatch(text.strip()))


def ready_besides(text: str) -> str:
    """Give what somebody says besides who says that he is ready; empty where he says no such two."""
    pieces = [one for one in SENTENCES.split(text.strip()) if one.strip()]
    rest = [one for one in pieces if not (is_ready(one) or is_done(one))]
    return ". ".join(rest) if "?" not in text and len(rest) < len(pieces) else ""


def is_done(text: str) -> bool:
    """Tell whether somebody says that nothing more comes from him, so that an order by that name means ready too."""
    return bool(DONE.fullmatch(text.strip()))


def before_ready(text: str) -> str:
    """Give what somebody orders who says behind it that he is ready; empty where he does not."""
    line = text.strip()
    ways = () if is_ready(line) else (one.fullmatch(line) for one in (AND_READY, AND_READY_LAST, STRAIGHT_READY))
    ordered = next((one["order"].strip() for one in ways if one and is_ready(one["ready"])), "")
    return "" if asks(ordered) or is_ready(ordered) or NOT.search(ordered) else ordered


async def again(herald: Herald, who: Who, verdicts: Sequence[Verdict]) -> Message:
    """Say once more what became of a sheet that was read, whose writer may not have been told."""
    try:
        return judged(verdicts, await orders.so_far(herald, who))
    except Answer:  # no window is open any more
        return Message(content="\n".join(verdict_line(one, alone=len(verdicts) == 1) for one in verdicts))
