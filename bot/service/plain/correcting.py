"""Correcting: what somebody writes who has changed his mind: `Etruria instead`, `no, only 4`, `undo that, tax 15`."""

import re
from collections.abc import Awaitable, Callable, Iterator, Sequence

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import OrderSet, Who
from bot.service.ground.wording import listed
from bot.service.orders import orders, sorting
from bot.service.orders.guessing.amending import OLD
from bot.service.orders.moving import moved
from bot.service.orders.replacing import Outcome, Wanted, replace, verbatim, would_be
from bot.service.plain.back import (
    THAT,
    in_order,
    not_given,
    only_so_often,
    so_often,
    stands,
    take_back,
    withdrawn,
)
from bot.service.plain.replies import UNSURE
from bot.service.plain.situation import given, opened, says
from bot.service.plain.verdicts import NOT_TAKEN, TAKEN, door, judged
from rules.kernel.language.changing import ONLY
from rules.kernel.language.staying import who_stay

Answering = Callable[[str], Awaitable[Message]]
TURN = (
    r"no+|nope|nah|not quite|(?:i(?: a|['’])?m )?(?:so |very )?sorry|oops|my (?:mistake|bad|fault)|on second thoughts?|"
    r"(?:i(?:['’]?ve| have)? )?(?:just )?changed my mind|wrong|scratch that|never ?mind"
)
MURMUR = (
    r"wait|stop(?! (?:the|my|that|this|all|it)\b)|"
    r"actually|oh|ah|ok|okay|k+|yes|yeah|yea|lol|tbh|hm+|um+|uh|well|hey|herald|please|pls|plz|and|but|so|then|also|"
    r"now|fine|alright|all right|great|cool|"
    r"i (?:want|would like) (?:you )?to|let['’]?s"
)
TURNED = re.compile(
    rf"(?:{TURN})(?:[\s]*[,.:;!…-]+\s*|\s+(?=(?:only|just|i|rather|make|change|not|no|wait|actually|sorry|it|take|"
    r"forget|undo|cancel|do|don['’]?t|drop|scratch|leave|keep)\b))",
    re.IGNORECASE,
)
"""How somebody begins who turns away from what was said before."""
MURMURED = re.compile(rf"^(?:{MURMUR})\b[\s,.:;!…-]+", re.IGNORECASE)
"""How somebody begins who says nothing yet."""
BEGGED = re.compile(r"(?:can|could|would|will) you (?:please |pls )?(?P<what>[^?]+)\??", re.IGNORECASE)
"""How somebody asks for something to be done."""
QUESTION = re.compile(
    r"(?:what|how|why|when|who|whom|whose|where|which|may|does|did|is|are|was|were|should|shall|if|unless|can|could|"
    r"would|will|am|has|have)\b.*",
    re.IGNORECASE,
)
CHANGES = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"instead of (?P<old>.+?)\s*[,;:]\s*(?P<new>.+)",
        (
            r"(?:do not|don['’]?t|not|no|cancel|undo|forget|drop|scratch)\s+(?P<old>.+?)\s*[,;.]\s*"
            r"(?:(?:but|rather|and|so)\s+)*(?P<new>.+?)[,\s]+instead"
        ),
        r"(?:do not|don['’]?t|not)\s+(?P<old>.+?)[,;]?\s+but\s+(?:rather\s+)?(?P<new>.+)",
        r"(?P<new>.+?)[,;]?\s+(?:instead of|rather than|in place of|and not|but not)\s+(?P<old>.+)",
        r"(?:i(?:['’]d|\s+would)\s+)?rather\s+(?P<new>.+?)\s+than\s+(?P<old>.+)",
        (
            r"(?:i\s+(?:really\s+|actually\s+)?(?:meant|mean)|make\s+(?:that|it|this))\s*:?\s+(?P<new>.+?),?\s+"
            r"(?:and\s+)?not\s+(?P<old>.+)"
        ),
        (
            r"(?:i\s+(?:really\s+|actually\s+)?(?:meant|mean)(?:\s+to\s+say)?|make\s+(?:that|it|this)|let\s+it\s+be|"
            r"(?:it\s+|that\s+)?should\s+be|(?:switch|change)\s+to|rather|better|i(?:['’]d|\s+would)\s+rather)"
            r"\s*:?\s+(?P<new>.+)"
        ),
        r"(?P<new>.+?)[,;]?\s+instead",
        r"(?:go |set it |put it )?back to (?P<new>\d.*)",
        r"keep (?:it )?(?:at )?(?P<new>\d.*)",
    )
)
"""How somebody says what he wants in place of something, the clearest first."""
CHANGE = re.compile(r"(?:change|swap|replace|switch|exchange|turn|correct)\s+(?P<what>\S.*)", re.IGNORECASE)
CHANGE_THAT = re.compile(
    r"(?:change|swap|replace|switch|correct)\s+(?:that|it|this)\s*[,:;–-]+\s*(?:to\s+)?(?P<new>\S.*)", re.IGNORECASE
)
"""How somebody says anew what he has said last."""
INTO = re.compile(r"\s+(?:to|into|with|by|for)\s+", re.IGNORECASE)
"""What stands between what is changed and what it becomes, and may stand in either."""
NO = re.compile(r"no (?P<new>.+)", re.IGNORECASE)
NOT_THAT = re.compile(r"(?P<new>.+?),?\s+not\s+(?P<old>.+)", re.IGNORECASE)
INSTEAD = re.compile(r"[,\s]+instead[.!]*$", re.IGNORECASE)
ONCE = re.compile(r",?\s+(?:only |just )?once$", re.IGNORECASE)
PARTED = re.compile(r"\s*[,;.!…]+\s+(?:(?:and|but|then|so)\s+)*|\s+(?:and|but|then)\s+", re.IGNORECASE)
"""What stands between something that is taken back, or changed, and what else is said."""
UNDO = "undo"
"""What takes back the latest order, where more is said behind it."""
AND = re.compile(r"^(?:(?:n|and|also|ok|okay|then|so|now|please)\s+)+", re.IGNORECASE)
"""What may stand before an order."""
DOING = re.compile(
    r"^(?:let['’]?s |i['’]?(?:ll| will) )?(?:do|try|go (?:for|with)|go|pick|choose)\s+(?=\S)", re.IGNORECASE
)
"""How somebody says that he would rather do it with another thing: `do Wales instead`."""
STOPS = " .!,;"


async def corrected(herald: Herald, who: Who, text: str, answer: Answering) -> Message | None:
    """Do what somebody wants who has changed his mind about an order; None for anything else.

    What else is said behind it is answered by `answer`.
    """
    line = " ".join(text.split())
    turned, said = turning(line)
    if order := await moved(herald, who, said):
        return Message(content=in_order(order.found), buttons=(door(order.found),))
    if "\n" in text.strip() or not said or QUESTION.fullmatch(said) or not speaks(turned, said):
        return None
    if await verbatim(herald, who, line, heard=True):
        return None
    told = None if said.endswith("?") else await mended(herald, who, line, answer)
    if not told and not said.endswith("?"):
        told = await changed(herald, who, turned, said) or await take_back(herald, who, said)
    told = told or await taken(herald, who, said, answer) or await both(herald, who, turned, said, answer)
    if told or said.endswith("?"):
        return told
    return await anew(herald, who, line, said, turned, answer) or await not_given(herald, who, said)


async def mended(herald: Herald, who: Who, line: str, answer: Answering) -> Message | None:
    """Give what somebody had just ordered in vain as he corrects it, or offer what it was taken for so corrected."""
    before = herald.asking.of(who.user)
    if before is None or before.campaign != who.campaign or not vain(before.message.content):
        return None
    if again := await orders.said_anew(herald, who, before.said, line):
        return await answer(again)
    doors = [one for one in before.message.buttons if one.action == "say"]
    new = [await orders.said_anew(herald, who, one.label, line) for one in doors]
    meant = dict.fromkeys([one for text in new if text for one in await would_be(herald, who, text)])
    if not meant:
        return None
    found = await orders.so_far(herald, who)
    told = listed((f"“{one}”" for one in meant), "or")
    return Message(content=f"Did you mean {told}?", buttons=(*says(found, list(meant)), door(found)))


def vain(told: str) -> bool:
    """Tell whether an answer took nothing, and asked what was meant."""
    return TAKEN not in told and (NOT_TAKEN in told or told.startswith(UNSURE))


async def anew(herald: Herald, who: Who, line: str, said: str, turned: bool, answer: Answering) -> Message | None:
    """Give what somebody wants instead of nothing that was given; None where that is no order.

    Whoever names what it is to replace is asked first: that may have been carried out already.
    """
    for one in wants(said, turned):
        new = merely(one.new)
        written = await would_be(herald, who, new) if new and new != line else ()
        if written and one.old:
            return asking(await orders.so_far(herald, who), one.old, written)
        if written:
            return await answer(new)
    told = NO.fullmatch(said)
    return await answer(told["new"]) if told and await verbatim(herald, who, told["new"]) else None


def asking(found: OrderSet, old: str, new: Sequence[str]) -> Message:
    """Ask whether an order is to be given, as nothing is given that it could replace."""
    told = listed(f"“{one}”" for one in new)
    return Message(
        content=f"Nothing that you have given says “{old}”. Shall I note {told} all the same?",
        buttons=(*says(found, list(new)), door(found)),
    )


def merely(text: str) -> str:
    """Give a text without an `only` at its beginning."""
    return text[met.end() :].strip() if (met := ONLY.match(text)) else text


def turning(line: str) -> tuple[bool, str]:
    """Tell whether somebody turns away from what was said, and give what he says then."""
    turned, before = False, ""
    while line != before:
        before, met = line, TURNED.match(line)
        turned = turned or bool(met)
        begged = None if met else BEGGED.fullmatch(line)
        line = line[met.end() :] if met else begged["what"] if begged else MURMURED.sub("", line, count=1)
    return turned or bool(ONLY.match(line)), line.rstrip(" .!")


def unturned(text: str) -> str:
    """Give what somebody says behind a `nah`, or a `wait`, that turns away from nothing given."""
    if "\n" in text.strip():
        return text
    turned, said = turning(" ".join(text.split()))
    return said if turned and " " in said and not text.rstrip().endswith("?") else text


def speaks(turned: bool, said: str) -> bool:
    """Tell whether a text may take something back, or change it."""
    clauses = [said, *PARTED.split(said)]
    return turned or any(
        one.lower() == UNDO
        or withdrawn(one)
        or who_stay(one)
        or ONLY.search(one)
        or any(way.fullmatch(one) for way in (CHANGE, *CHANGES))
        for one in clauses
    )


async def changed(herald: Herald, who: Who, turned: bool, said: str) -> Message | None:
    """Change an order; None where nothing says how, or that is told by the plainest reading alone."""
    unknown = None
    if (times := so_often(said)) and (fewer := await only_so_often(herald, who, times)):
        return fewer
    if OLD.search(said) and (fixed := await orders.amend(herald, who, said)):
        return judged(*fixed)
    for wanted in wants(said, turned):
        outcome = await replace(herald, who, wanted)
        if outcome and outcome.already and wanted.stay:
            return Message(content=f"That is so already, by {outcome.already}.", buttons=(door(outcome.found),))
        if outcome and not outcome.unknown:
            return told_of(outcome)
        unknown = unknown or outcome
    return told_of(unknown) if unknown else None


def wants(said: str, turned: bool) -> Iterator[Wanted]:
    """Give each way to take a text for a change of something given, the likeliest first."""
    if stay := who_stay(said):
        yield Wanted("", stay=stay)
        return
    if withdrawn(said) and not any(way.fullmatch(said) for way in CHANGES[:3]):
        return
    met = [*halves(said), *(found.groupdict() for way in CHANGES if (found := way.fullmatch(said)))]
    for parts in met:
        old = parts.get("old") or ""
        yield wanted(parts["new"], "" if old.lower().strip(STOPS) in THAT else old, firmly=True)
    if turned and (found := NOT_THAT.fullmatch(said)) and not met:
        yield wanted(found["new"], found["old"], firmly=True)
    if turned and not met:
        yield wanted(said, "", firmly=False)
    if not turned and ONLY.search(said) and not met:
        yield Wanted(said, part=True)


def halves(said: str) -> Iterator[dict[str, str]]:
    """Give each way to part what is changed from what it becomes, the longest first."""
    if at_once := CHANGE_THAT.fullmatch(said):
        yield {"old": "", "new": at_once["new"]}
        return
    told = CHANGE.fullmatch(said)
    for cut in reversed([*INTO.finditer(told["what"])]) if told else ():
        yield {"old": cut.string[: cut.start()], "new": cut.string[cut.end() :]}


def wanted(new: str, old: str, *, firmly: bool) -> Wanted:
    """Give what is wanted, of several alike one where it says `once`."""
    new = DOING.sub("", new) if firmly else new
    once = ONCE.search(new)
    return Wanted(ONCE.sub("", new).strip(STOPS), old.strip(STOPS), firmly=firmly, once=bool(once))


def told_of(outcome: Outcome) -> Message:
    """Say what became of a change."""
    found = outcome.found
    if outcome.unknown:
        content = f"“{outcome.unknown}” is none of your orders. {given(found)}"
    elif outcome.already:
        content = f"That is given already: {outcome.already}."
    elif outcome.refused:
        stands = " and ".join(f"“{one}”" for one in outcome.stands)
        verb = "stand as they were" if outcome.stands[1:] else "stands as it was"
        content = f"{NOT_TAKEN} {opened(outcome.refused).rstrip('.')}. {stands} {verb}."
    else:
        return judged(outcome.verdicts, found)
    return Message(content=content, buttons=(door(found),))


async def taken(herald: Herald, who: Who, said: str, answer: Answering) -> Message | None:
    """Take back what somebody names beside what else he says, and answer that; None where he names nothing given."""
    for cut in PARTED.finditer(said):
        head, tail = said[: cut.start()], said[cut.end() :]
        head = f"{head} it" if head.lower() == UNDO else head
        back = withdrawn(head)
        names = back is not None and back.which.lower() not in THAT
        if (
            back
            and names
            and (fixed := await orders.amend(herald, who, f"{tail.rstrip(' .!')} instead of {back.which}"))
        ):
            return judged(*fixed)  # “forget Campania, take Lucania”
        if back and (told := await take_back(herald, who, head, that=True)):
            if await stands(herald, who, tail):
                return under(told, Message(content=given(await orders.so_far(herald, who)), buttons=told.buttons))
            twice = (also := withdrawn(tail)) and also.which.lower() in THAT  # “I don't want X, take it back”
            return told if twice else under(told, await answer(INSTEAD.sub("", merely(tail))))
        if back and back.which.lower() in THAT:
            return await answer(merely(tail))  # nothing is given that it could be
        alone = bool(gone := withdrawn(tail)) and "?" not in tail and not await orders.reads(herald, who, head)
        if gone and not gone.firmly and await sorting.concerns(herald, who, AND.sub("", head)):
            continue  # “tax, but not Ireland” takes nothing back
        if alone and (told := await take_back(herald, who, tail)):
            return told
    return None


async def both(herald: Herald, who: Who, turned: bool, said: str, answer: Answering) -> Message | None:
    """Change an order by the first of two things that are said, and answer the other; None where the first is none."""
    for cut in PARTED.finditer(said):
        head, tail = said[: cut.start()], said[cut.end() :]
        turns = speaks(turned, head) and not await orders.reads(herald, who, head)
        if turns and (told := await changed(herald, who, turned, head)):
            return under(told, await answer(tail))
    return None


def under(first: Message, second: Message) -> Message:
    """Give two answers as one; the buttons are those of the second, whose orders are the latest."""
    content = f"{first.content}\n{second.content}".strip()
    return second.model_copy(update={"content": content, "pages": (*first.pages, *second.pages)})
