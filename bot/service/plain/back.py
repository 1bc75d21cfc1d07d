"""Taking back: the orders that somebody names who gives them up, by their words or their place."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.service.desk.desk import Desk
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.values import OrderSet, Who
from bot.service.ground.wording import listed
from bot.service.orders import orders
from bot.service.orders.named import WORDS, Named, begun, named
from bot.service.plain.intents import INTENTS, LITTLE
from bot.service.plain.situation import LABEL, given
from bot.service.plain.verdicts import door
from rules.kernel.errors import Answer
from rules.kernel.language.grammar import write
from rules.kernel.language.matching import fold
from rules.kernel.language.numerals import in_words

BACK = re.compile(
    r"(?:(?:please|no|wait|actually|sorry|oh|oops|ok|okay|hm+|yes|and|but|also)[,\s]+)*"
    r"(?:(?P<weak>(?:i )?(?:do not|don['’]?t)(?: do| (?:want|wish|mean|intend)(?: to)?| wanna)?|not|no(?: more)?|"
    r"forget(?: about)?)|withdraw|take back|cancel|stop|abort|undo|remove|delete|drop|scrap|scratch|revoke|retract|"
    r"call off|take out|strike out) "
    r"(?P<which>.+?)(?: after all| any ?more| please| pls| plz| then| again)*[.!]*",
    re.IGNORECASE,
)
"""What somebody writes who takes one of several orders back."""
THAT_BACK = re.compile(
    r"(?:(?:please|no|wait|actually|ok|and|but)[,\s]+)*(?:take (?=.+ (?:back|out)[.!]*$)|leave (?=.+ out[.!]*$))"
    r"(?P<which>.+?) (?:back|out)[.!]*",
    re.IGNORECASE,
)
SOME = re.compile(
    r"(?:only |just |the |my )*(?:(?P<end>first|last|latest|newest) )?(?:(?P<many>\d+|one|two|three|four|five|six|"
    r"seven|eight|nine|ten|twelve) )?(?:of )?"
    r"(?:(?:the|my|these|those) )*(?P<rest>.+)",
    re.IGNORECASE,
)
"""How somebody names so many of some orders: `one of the marches`, `the first two conquer Languedoc`."""
AGAIN = re.compile(
    r"(?:(?:ok|okay|no|wait|actually|please|let['’]?s|let me|i want to|and)[\s,]+)*"
    r"(?:start (?:all )?over(?: again)?|start again|begin again|start from scratch|from scratch|"
    r"clear (?:all|everything)|forget (?:all|everything)|scrap (?:all|everything)|new plan|change of plan)"
    r"\s*[:.,;!-]+\s*(?:instead[\s,:]+)?(?P<rest>\S.*)",
    re.IGNORECASE | re.DOTALL,
)
"""How somebody begins anew, and with what."""
ENDED = re.compile(r"\s*[,;:.!…]+\s+(?:(?:and|but|then|so)\s+)*|\s+(?:and|but|then)\s+", re.IGNORECASE)
"""What stands between taking all back and what else is said."""
WAYS = ("to", "from", "at", "in", "behind", "into")
"""Words after which somebody withdraws troops, not an order."""
PLACED = re.compile(
    r"(?:the |my |all |both )*(?:(?:orders?|numbers?|nos?\.?|lines?|#)\s*)*(?P<places>#?\d+(?:st|nd|rd|th)?"
    r"(?:(?:\s*(?:,|and|&|\+|to|-|–)\s*)+(?:orders?\s+|number\s+)?#?\d+(?:st|nd|rd|th)?)*)"
    r"(?:\s+(?:and|&)\s+the last)?(?:\s+(?:orders?|ones?))?",
    re.IGNORECASE,
)
"""How somebody names orders by their numbers: `5`, `orders 5 and 6`, `2 to 4`."""
COUNTED = re.compile(r"\d")
NONE_OF = re.compile(r"(?:[\w ']*[,.;]\s*)?(?:no(?: more)?|do not|don['’]?t|forget(?: about)?)\s", re.IGNORECASE)
"""How somebody begins who will have nothing of a kind."""
FROM_TO = re.compile(r"(\d+)(?:st|nd|rd|th)?\s*(?:to|-|–)\s*#?(\d+)", re.IGNORECASE)
ENDS = re.compile(
    r"(?:the |my )*(?P<end>last|latest|first|newest)(?: (?P<many>\w+))?"
    r"(?: (?:orders?|ones?|things?|of (?:them|those)))?",
    re.IGNORECASE,
)
"""How somebody names the first or the last orders: `the last two orders`."""
ORDINALS = {"second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9}
"""The places of orders in words: `take back my second order`."""
BESIDE = frozenset({"my", "the", "order", "number", "one"})
"""Words beside the place of an order."""
THAT = frozenset({"it", "that", "this", "that order", "the order", "my order", "the last one", "the last order"})
"""What stands for the order given last."""
MOST = 5
"""Of how many orders it is asked which is meant."""
SO_OFTEN = re.compile(
    r"(?:only|just|make it|once is enough,?)\s+(?:(?P<once>once|a single time|one of (?:them|those|these)|"
    r"the one(?: of them)?)|twice|(?P<many>\w+) times|(?P<of>\w+) of (?:them|those|these))|"
    r"once is enough|one of them is enough",
    re.IGNORECASE,
)
"""How somebody says how often he wants what he has given several times."""
STANDING = frozenset(
    {
        *("only", "just", "rest", "remain", "remains", "stay", "stays", "stand", "stands", "count", "counts", "keep"),
        *("leave", "still", "valid", "is", "are", "should", "can", "but", "as", "same", "other", "others", "holds"),
    }
)
"""Words with which somebody says of what he has given that it stands."""


@dataclass(frozen=True)
class Back:
    """What somebody takes back, and whether his words are certain to take something back."""

    which: str
    firmly: bool
    words: int
    """How many words say that it is taken back."""


def withdrawn(text: str) -> Back | None:
    """Give what a text takes back; None where it takes back nothing, or troops."""
    said = THAT_BACK.fullmatch(text.strip()) or BACK.fullmatch(text.strip())
    if said is None or said["which"].partition(" ")[0].lower() in WAYS:
        return None
    words = len(text.split()) - len(said["which"].split())
    return Back(said["which"].strip(" ,"), not said.groupdict().get("weak"), words)


async def take_back(herald: Herald, who: Who, text: str, *, that: bool = False) -> Message | None:
    """Take back the orders that somebody names, or ask which; None where none given is meant.

    `that` is the latest order where somebody says what is to be done besides.
    """
    back = withdrawn(text)
    if back is None:
        return None
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return None
        places = placed(back.which, len(desk.drafts)) if back.firmly else []
        some = so_many(desk, back.which)
        found = some or named(desk, back.which)
        meant = [desk.drafts[place - 1] for place in places] or list(found.drafts)
        if that and back.which.lower() in THAT:
            meant = desk.drafts[-1:]
        texts = {one.id: write(desk.session.read(one.given), desk.names_before()) for one in meant}
        if not meant:
            return None
        now = await desk.order_set()
    if len(set(texts.values())) > 1 and not (found.whole or places or refuses(text)):
        return which_of(now, texts)
    left = await orders.withdraw(herald, who, meant[0].id, "", *texts)
    rest = "" if that else still(left, numbered=bool(places))  # else it is answered with all that is given
    return Message(content=f"{gone(list(texts.values()))}{rest}", buttons=(door(left),))


def so_often(text: str) -> int:
    """Give how often a text wants what was given several times; 0 for a text that says nothing of it."""
    said = SO_OFTEN.fullmatch(text.strip(" ,.!"))
    if said is None:
        return 0
    if word := said["many"] or said["of"]:
        return number_of(word.lower())
    return 2 if "twice" in text.lower() else 1


async def only_so_often(herald: Herald, who: Who, times: int) -> Message | None:
    """Take back what is given oftener than so many times, of the latest orders alike; None where none are."""
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return None
        alike = [[one for one in desk.drafts if one.given == last.given] for last in reversed(desk.drafts)]
        many = next((some for some in alike if some[1:]), [])
        text = write(desk.session.read(many[0].given), desk.names_before()) if many else ""
    spare = many[times:]
    if not spare:
        return None
    left = await orders.withdraw(herald, who, spare[0].id, "", *(one.id for one in spare))
    return Message(content=f"{gone([text] * len(spare))} {given(left)}", buttons=(door(left),))


async def stands(herald: Herald, who: Who, text: str) -> bool:
    """Tell whether a text says no more than that something that is given stands: `only the tax counts`."""
    words = [one for one in WORDS.findall(fold(text)) if one not in STANDING]
    telling = " ".join(one for one in words if one not in LITTLE)
    if "?" in text or len(words) == len(WORDS.findall(fold(text))):
        return False
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return False
        return not telling or bool(named(desk, telling).drafts)


def refuses(text: str) -> bool:
    """Tell whether somebody will have nothing of a kind, so that all of it goes: `no plunder`, `don't march`."""
    return bool(NONE_OF.match(text))


def so_many(desk: Desk, which: str) -> Named | None:
    """Give so many of the orders that are named: the first, else the last ones; None where no number says so."""
    said = SOME.fullmatch(" ".join(which.split()))
    many = number_of((said["many"] or "one").lower()) if said else 0
    if said is None or not many or not (said["many"] or said["end"]):
        return None
    drafts = named(desk, said["rest"]).drafts
    if not many < len(drafts):
        return Named(drafts, whole=many == len(drafts)) if drafts and many == len(drafts) else None
    alike = len({one.given.model_dump_json() for one in drafts}) == 1
    chosen = drafts[:many] if (said["end"] or "").lower() == "first" else drafts[-many:]
    return Named(chosen if said["end"] or alike else drafts, whole=bool(said["end"]) or alike)


async def anew(herald: Herald, who: Who, text: str) -> str:
    """Give what somebody orders who takes all back first: `drop everything. Take Angers`; empty where he does not."""
    line = text.strip()
    if said := AGAIN.fullmatch(line):
        return said["rest"]
    for cut in ENDED.finditer(line):
        head, tail = line[: cut.start()], line[cut.end() :]
        if INTENTS.sure(head) == "clear" and await orders_something(herald, who, tail):
            return tail
    return ""


async def orders_something(herald: Herald, who: Who, text: str) -> bool:
    """Tell whether a text, or one of its parts, is an order of the open window."""
    for part in dict.fromkeys((text, *ENDED.split(text))):
        if await orders.reads(herald, who, part):
            return True
    return False


async def from_scratch(herald: Herald, who: Who) -> str:
    """Take back all that is given, and say how much that was; empty where nothing was."""
    before = await orders.so_far(herald, who)
    if not before.drafts:
        return ""
    await orders.withdraw(herald, who)
    return f"All anew: {gone([one.text for one in before.drafts])}"


def placed(which: str, count: int) -> list[int]:
    """Give the places, from 1, of the orders that are named by them of so many; none unless all are there."""
    said = " ".join(which.lower().split()).strip(" .!")
    words = [word for word in said.split() if word not in BESIDE]
    if met := ENDS.fullmatch(said):
        many = number_of(met["many"]) if met["many"] and met["many"] not in BESIDE else 1
        found = [*range(1, many + 1)] if met["end"] == "first" else [*range(count - many + 1, count + 1)]
    elif met := PLACED.fullmatch(said):
        spans = [range(int(first), int(last) + 1) for first, last in FROM_TO.findall(met["places"])]
        single = [int(one) for one in re.findall(r"\d+", FROM_TO.sub(" ", met["places"]))]
        found = sorted({*(place for span in spans for place in span), *single})
    else:
        found = [ORDINALS[words[0]]] if len(words) == 1 and words[0] in ORDINALS else []
    return found if found and all(1 <= place <= count for place in found) else []


def number_of(word: str) -> int:
    """Give a number that is written in figures or in words; 0 for anything else."""
    return int(word) if word.isdecimal() else in_words(word) or 0


def still(left: OrderSet, *, numbered: bool) -> str:
    """Say what is given still; with the numbers that it has now, where orders were named by theirs."""
    if not numbered or not left.drafts:
        return f" {given(left)}"
    return f"\n{in_order(left)}"


def in_order(found: OrderSet) -> str:
    """List the orders given, each with its number."""
    return "\n".join(f"{place}. {one.text}" for place, one in enumerate(found.drafts, start=1))


def gone(texts: Sequence[str]) -> str:
    """Say which orders are taken back, those that are alike once."""
    each = [f"“{one}”{f' ({texts.count(one)} times)' if texts.count(one) > 1 else ''}" for one in dict.fromkeys(texts)]
    return f"{listed(each)} {'are' if each[1:] else 'is'} taken back."


def which_of(found: OrderSet, texts: dict[int, str]) -> Message:
    """Ask which of several orders is to be taken back."""
    first = {text: id for id, text in reversed(texts.items())}
    takes = tuple(
        Button(
            action="undo", label=text[:LABEL], campaign=found.who.campaign, seat=found.who.seat, what=str(id),
            style="danger",
        )
        for text, id in reversed(first.items())
    )[:MOST]  # fmt: skip
    told = listed((f"“{one}”" for one in reversed(first)), "or")
    return Message(content=f"Which of them shall I take back: {told}?", buttons=takes)


async def not_given(herald: Herald, who: Who, text: str) -> Message | None:
    """Say that what somebody takes back is none of his orders; None where he speaks of nothing of the game."""
    back = withdrawn(text)
    if back is None:
        return None
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return None
        meant = named(desk, back.which)
        if not desk.asked or not meant.of_game or not (back.firmly or meant.begins) or begun(desk, text, back.words):
            return None
        found = await desk.order_set()
    closed = "" if found.drafts else " What has closed stays closed."
    rest = still(found, numbered=bool(COUNTED.search(back.which)))
    return Message(content=f"“{back.which}” is none of your orders.{rest}{closed}", buttons=(door(found),))
