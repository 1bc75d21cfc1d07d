"""Answers: what becomes of each piece of a message, the orders in it, its questions, and what is neither."""

import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, unlike
from bot.service.ground.values import Who
from bot.service.ground.wording import listed
from bot.service.orders import orders, sorting
from bot.service.plain.assent.questions import NOUN, OF_IT, asks, states
from bot.service.plain.back import withdrawn
from bot.service.plain.intents import COURTEOUS, INTENTS
from bot.service.plain.pending import NOT_COUNTED, is_ready
from bot.service.plain.piecemeal.pieces import choices, chosen, echoes, idle, pieces
from bot.service.plain.replies import UNSURE
from bot.service.plain.ruled import UNKNOWN
from bot.service.plain.situation import opened
from bot.service.plain.verdicts import NOT_TAKEN
from rules.kernel.telling.tellings import Page

Answering = Callable[[str], Awaitable[Message]]
NUMBERED = re.compile(r"^(?P<mark>[✓✗] )line \d+: ", re.MULTILINE)
"""The number of a line, where the pieces of one line are answered."""
FOOT = re.compile(r"\n(?:Given so far: |You are not ready yet)[^\n]*$")
"""What stands below the answer to orders, and is said once."""
TURNED = re.compile(
    r"(?:(?:oh|but|hm+|ok|and)\s+)*(?:no\b|nope|nah|wait|actually|stop|forget|scratch|never ?mind)", re.IGNORECASE
)
"""How somebody begins who changes what he has said."""
DROPS = re.compile(
    r"(?:(?:oh|hm+|no|nope|nah|wait|actually|ok|okay|but|sorry)[\s,.!]+)*(?:leave|forget|skip|drop|scrap|cancel|stop) "
    r"(?:it|that|this)(?: be| alone| as it is)?[\s.!]*|"
    r"(?:(?:oh|no|nah|wait|actually)[\s,.!]+)*never ?mind(?: that| it)?[\s.!]*|"
    r"(?:(?:oh|no|nah|wait|actually)[\s,.!]+)+(?:do not|don['’]?t|let it be)[\s.!]*",
    re.IGNORECASE,
)
"""How somebody drops what he has just said."""
ENDED = re.compile(r"\n|[.!;]\s*$")
"""What stands in several orders, or at the end of one that is given whatever is asked of it then."""
BREATH = re.compile(r"(?:(?:oh|hm+|no|nope|nah|wait|stop|actually)[\s,.!]*)+", re.IGNORECASE)
"""What somebody says first who drops it."""
NOTHING_MORE = re.compile(
    r"(?:(?:no|nah|nope|ok|well|so|i have|ive|there is)[\s,]+)*"
    r"nothing(?: (?:else|more|to do|for (?:me|now)|this \w+|new))*[\s.!]*",
    re.IGNORECASE,
)
"""How somebody says that he wants nothing."""
NOTHING = "Then nothing of it: nothing was changed."
WAVERS = re.compile(
    r"(?:so |and |or )*(?:(?:what|which|whats|what['’]s)\b(?: one| of (?:them|these|both|the two))?(?: is| would be)?"
    r" (?:the )?(?:better|best|wiser|easier)|which(?: one)?|what do you (?:think|say|advise))[\s?!.]*",
    re.IGNORECASE,
)
"""How somebody ends who has not made up his mind."""
COMMA = re.compile(r"\s*,\s*")
SO = re.compile(
    r"(?:\s*[,:]\s*(?:(?:and|but|so)\s+)*|\s+(?:and|but|so)\s+)(?:(?:please|pls|just|then)\s+)*(?:do\s+)?",
    re.IGNORECASE,
)
"""What stands between how things are and what somebody wants done."""
DOUBT = f"{UNSURE.rstrip('.')} by"
"""How it is said of one piece that it was not understood."""
NO_SECOND = "what is asked here takes no second choice, so only the first is noted"
FIRST = re.compile(r"first(?:ly)?(?:\s*[,:]\s*|\s+)(?P<rest>\S.*)", re.IGNORECASE | re.DOTALL)
"""How somebody begins who names what he wants first."""
MARK = re.compile(r"^(?:[·•]|\d+\.)\s+")
"""What stands before a line of a list."""
HEADED = re.compile(r"(?:^|\n)[^\n]*:(?=\n*(?:…[^\n]*)?$)(?:\n+…[^\n]*)?$")
"""The heading of a list of which nothing is left."""
SENTENCE = 20
"""A shorter line is a name or a figure, which may be said again."""
BUTTONS = 8
"""So many buttons stand below several answers."""


class Kind(Enum):
    """What a piece of a message is."""

    ORDER = "order"
    QUESTION = "question"
    TURN = "turn"
    """It takes something back, or changes it."""
    SECOND = "second"
    """An order for the case that another cannot be."""
    READY = "ready"
    REMARK = "remark"
    """It wants nothing."""


@dataclass(frozen=True)
class Piece:
    """A piece of a message, and what it is."""

    text: str
    kind: Kind


async def piecemeal(herald: Herald, who: Who, text: str, answer: Answering) -> Message | None:
    """Answer a message piece by piece by what `answer` gives for each; None where it says one thing, or only orders."""
    parts = await put_right(herald, who, pieces(text))
    if not parts[1:] and pieces(text)[1:]:
        return await answer(parts[0])
    if parts[1:] and await sorting.hears(herald, who, text):
        return None
    if WAVERS.fullmatch(parts[-1]):  # what he has named before is what he wavers between
        return None
    parts = await with_heads(herald, who, text, parts)
    found = [one for part in parts if part is parts[0] or not echoes(part) for one in await parted(herald, who, part)]
    wanted = kept([one for place, one in enumerate(found) if counts(one, found[place + 1 :])])
    if not wanted and any(DROPS.fullmatch(one.text) for one in found):
        return Message(content=NOTHING)
    if not wanted or ([one.text for one in found] == [text.strip()] and wanted[0].kind is not Kind.SECOND):
        return None
    told: list[tuple[str, Message]] = []
    for one in rejoined(wanted):
        unread = [text for text, before in told if puzzled(before)] if one.kind is Kind.READY else []
        waits = [text for text in unread if await sorting.concerns(herald, who, text)]  # it may have been an order
        told.append((one.text, await uncounted(herald, who) if waits else await answered(herald, who, one, answer)))
    return together(told)


async def with_heads(herald: Herald, who: Who, text: str, parts: Sequence[str]) -> list[str]:
    """Give pieces, a question with what stands before it in its sentence and orders nothing: `a tie, what for?`."""
    found: list[str] = []
    for part in parts:
        whole = part
        while found and whole.endswith("?") and asks(part) and (joined := same_sentence(text, found[-1], whole)):
            if not NOUN.match(found[-1]) and await sorting.begins(herald, who, found[-1]):
                break
            found.pop()
            whole = joined
        found.append(whole)
    return found


async def put_right(herald: Herald, who: Who, parts: Sequence[str]) -> list[str]:
    """Give pieces, what one of them corrects in the one before put in there: `raise one in Ur, no, in Mari`."""
    found: list[str] = []
    for part in parts:
        turns = found and not asks(part) and TURNED.match(part)
        again = await orders.said_anew(herald, who, found[-1], part) if turns else ""
        found = [*found[:-1], again] if again else [*found, part]
    return found


def same_sentence(text: str, first: str, second: str) -> str:
    """Give two pieces of a text as they stand there with but a comma between; empty where they do not."""
    met = re.search(rf"{re.escape(first)}\s*,\s*{re.escape(second)}", text)
    return met[0] if met else ""


async def uncounted(herald: Herald, who: Who) -> Message:
    """Say that a Ready does not count yet, behind something that was not understood; nothing to whoever is ready."""
    return Message(content="" if (await orders.so_far(herald, who)).ready else NOT_COUNTED)


def counts(one: Piece, after: Sequence[Piece]) -> bool:
    """Tell whether a piece wants anything: of what comes `after` a Ready, only what orders or turns away undoes it."""
    undone = any(later.kind in {Kind.ORDER, Kind.TURN, Kind.SECOND, Kind.READY} for later in after)
    return one.kind is not Kind.REMARK and (one.kind is not Kind.READY or not undone)


def kept(wanted: Sequence[Piece]) -> list[Piece]:
    """Leave out the orders that somebody drops again in the same breath: `march to Ur, no wait, leave it`."""
    found: list[Piece] = []
    for one in wanted:
        ordered = found[: -1 if found and BREATH.fullmatch(found[-1].text) else None]
        if DROPS.fullmatch(one.text) and ordered and ordered[-1].kind is Kind.ORDER:
            found = ordered[:-1]
        else:
            found.append(one)
    return found


async def parted(herald: Herald, who: Who, part: str) -> list[Piece]:
    """Give a piece, or what is wanted first in it and what else; a list of wishes says both in one order."""
    some, order = choices(part), await before_reason(herald, who, part)
    if order:
        return [Piece(order, Kind.ORDER)]
    if some[1:] and not await orders.reads(herald, who, part):
        return [await told_apart(herald, who, one) for one in some]
    return [await told_apart(herald, who, part)]


async def before_reason(herald: Herald, who: Who, part: str) -> str:
    """Give the order in a piece that goes on to say how things are: `hirpini then, sabina is for Rome`; empty: none.

    What the game hears whole is not cut short: `Dawn, and if that is taken Dusk`.
    """
    if COMMA.search(part) and await sorting.hears(herald, who, part):
        return ""
    for cut in COMMA.finditer(part):
        head, tail = part[: cut.start()], part[cut.end() :]
        if states(tail) and not asks(head) and await orders.reads(herald, who, head):
            return head
    return ""


async def behind_reason(herald: Herald, who: Who, part: str) -> str:
    """Give the order that somebody adds to how things are: `im so busy but do tax 10`; empty where there is none."""
    for cut in SO.finditer(part):
        tail = part[cut.end() :]
        if not asks(tail) and await orders.reads(herald, who, tail):
            return tail
    return ""


async def told_apart(herald: Herald, who: Who, part: str) -> Piece:
    """Say what a piece is; an order that is a first or a second choice comes without the words that say so.

    Who tells how things are wants nothing by it, whatever he names.
    """
    if first := FIRST.fullmatch(part):
        return Piece(first["rest"], Kind.ORDER)
    if (rest := chosen(part)) and await orders.reads(herald, who, rest):
        return Piece(rest, Kind.SECOND)
    if DROPS.fullmatch(part):
        return Piece(part, Kind.TURN)
    if is_ready(part):
        return Piece(part, Kind.READY)
    if idle(part) or INTENTS.sure(part) in COURTEOUS or NOTHING_MORE.fullmatch(part):
        return Piece(part, Kind.REMARK)
    if asks(part):
        return Piece(part, Kind.QUESTION)
    if await orders.reads(herald, who, part):
        return Piece(part, Kind.ORDER)
    if withdrawn(part) or TURNED.match(part):
        return Piece(part, Kind.TURN)
    if states(part):
        order = await behind_reason(herald, who, part)
        meant = order or (part if await sorting.may_order(herald, who, part) else "")
        return Piece(meant or part, Kind.ORDER if meant else Kind.REMARK)
    wants = await sorting.concerns(herald, who, part) or await sorting.speaks(herald, who, part)
    return Piece(part, Kind.ORDER if wants else Kind.REMARK)


def rejoined(wanted: Sequence[Piece]) -> list[Piece]:
    """Give what is answered at once: orders that follow each other, and behind them Ready, or a question about them."""
    found: list[Piece] = []
    for one in wanted:
        last = found[-1] if found and found[-1].kind is Kind.ORDER else None
        if last and one.kind is Kind.ORDER:
            found[-1] = Piece(f"{last.text}\n{one.text}", Kind.ORDER)
        elif last and one.kind is Kind.QUESTION and OF_IT.fullmatch(one.text) and not ENDED.search(last.text):
            found[-1] = Piece(f"{last.text}, {one.text}", Kind.QUESTION)
        elif last and one.kind is Kind.READY:
            found[-1] = Piece(f"{last.text.rstrip('.')}. {one.text}", Kind.READY)
        else:
            found.append(one)
    return found


async def answered(herald: Herald, who: Who, piece: Piece, answer: Answering) -> Message:
    """Answer a piece; a second choice is given where it stands beside the first, and else said to be none."""
    if piece.kind is Kind.SECOND and not await sorting.adds(herald, who, piece.text):
        return Message(content=f"{NOT_TAKEN} {opened(piece.text)} — {NO_SECOND}.")
    return await answer(piece.text)


def together(answered: Sequence[tuple[str, Message]]) -> Message:
    """Give several answers as one: each once, what was not understood in a line, what stands below orders once."""
    answers = [one for _, one in answered]
    if all(map(puzzled, answers)):
        return answers[-1]
    clear = [one for one in answers if not puzzled(one)]
    texts = [NUMBERED.sub(r"\g<mark>", one.content) for one in clear]
    unread = listed((f"“{said}”" for said, one in answered if puzzled(one)), "or")
    texts += [f"{DOUBT} {unread}."] if unread else []
    contents = [
        FOOT.sub("", text) if any(map(FOOT.search, texts[place + 1 :])) else text for place, text in enumerate(texts)
    ]
    return answers[-1].model_copy(
        update={
            "content": "\n\n".join(filter(None, said_once(contents))),
            "pages": each_once(page for one in clear for page in one.pages),
            "buttons": tuple(unlike(button for one in reversed(clear) for button in one.buttons))[:BUTTONS],
            "picture": next((one.picture for one in clear if one.picture), None),
        }
    )


def said_once(texts: Sequence[str]) -> list[str]:
    """Leave out of each text the sentences that an earlier one says already, whatever mark stands before them."""
    known: set[str] = set()
    found = []
    for text in texts:
        lines = [(line, MARK.sub("", line)) for line in text.split("\n")]
        kept = [line for line, bare in lines if len(bare) < SENTENCE or bare not in known]
        found.append(HEADED.sub("", "\n".join(kept)).strip() if len(kept) < len(lines) else text)
        known.update(bare for _, bare in lines)
    return found


def each_once(pages: Iterable[Page]) -> tuple[Page, ...]:
    """Leave out a page that stands there already."""
    found: list[Page] = []
    for page in pages:
        if page not in found:
            found.append(page)
    return tuple(found)


def puzzled(answer: Message) -> bool:
    """Tell whether an answer says no more than that a question was not understood."""
    return answer.content.startswith((UNSURE, UNKNOWN))
