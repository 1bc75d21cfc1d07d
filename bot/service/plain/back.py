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
from bot.service.orders.named import begun, named
from bot.service.plain.situation import LABEL, given
from bot.service.plain.verdicts import door
from rules.kernel.errors import Answer
from rules.kernel.language.grammar import write
from rules.kernel.language.matching import fold

BACK = re.compile(
    r"(?:(?:please|no|wait|actually|sorry|oh|oops|ok|okay|hm+|yes|and|but|also)[,\s]+)*"
    r"(?:(?P<weak>(?:do not|don['’]?t)(?: do)?|not|no(?: more)?|forget(?: about)?)|"
    r"withdraw|take back|cancel|stop|abort|undo|remove|delete|drop|scrap|scratch|revoke|retract|call off|take out|"
    r"strike out) "
    r"(?P<which>.+?)(?: after all| any ?more| please| pls| plz| then| again)*[.!]*",
    re.IGNORECASE,
)
"""What somebody writes who takes one of several orders back."""
THAT_BACK = re.compile(r"take (?P<which>.+?) (?:back|out)[.!]*", re.IGNORECASE)
WAYS = ("to", "from", "at", "in", "behind", "into")
"""Words after which somebody withdraws troops, not an order."""
ORDINALS = {
    "first": 1, "1": 1, "1st": 1, "second": 2, "2": 2, "2nd": 2, "third": 3, "3": 3, "3rd": 3, "fourth": 4, "4": 4,
}  # fmt: skip
"""The places of orders by which they are taken back: `withdraw 1`, `take back my first order`."""
BESIDE = frozenset({"my", "the", "order", "number", "one"})
"""Words beside the place of an order."""
THAT = frozenset({"it", "that", "this", "that order", "the order", "my order", "the last one", "the last order"})
"""What stands for the order given last."""
MOST = 5
"""Of how many orders it is asked which is meant."""


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
        words = [word for word in fold(back.which).split() if word not in BESIDE]
        place = ORDINALS.get(words[0], 0) if words and not words[1:] else 0
        found = named(desk, back.which)
        meant = [*desk.drafts[place - 1 : place]] if place and back.firmly else list(found.drafts)
        if that and back.which.lower() in THAT:
            meant = desk.drafts[-1:]
        texts = {one.id: write(desk.session.read(one.given), desk.names_before()) for one in meant}
        if not meant:
            return None
        now = await desk.order_set()
    if len(set(texts.values())) > 1 and not found.whole:
        return which_of(now, texts)
    left = await orders.withdraw(herald, who, meant[0].id, "", *texts)
    rest = "" if that else f" {given(left)}"  # what else is said is answered with all that is given
    return Message(content=f"{gone(list(texts.values()))}{rest}", buttons=(door(left),))


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
    return Message(content=f"“{back.which}” is none of your orders. {given(found)}{closed}", buttons=(door(found),))
