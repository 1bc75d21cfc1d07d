"""Taking back: the order that somebody names who gives it up, by its words or its place."""

import re

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.values import Who
from bot.service.orders import orders
from bot.service.plain.situation import given
from bot.service.plain.verdicts import door
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold

BACK = re.compile(
    r"(?:please |no,? |wait,? |actually,? |sorry,? |oh,? |oops,? |ok,? |hm+,? )*"
    r"(?:withdraw|take back|cancel|undo|remove|delete|drop|scrap|revoke|call off|"
    r"forget(?: about)?|(?:do not|don['’]?t|dont)(?: do)?) (?P<which>.+?)"
    r"(?: after all| any ?more| please| pls| plz| then)*[.!]*",
    re.IGNORECASE,
)
"""What somebody writes who takes one of several orders back."""
WAYS = ("to", "from", "at", "in", "behind", "into")
"""Words after which somebody withdraws troops, not an order."""
ORDINALS = {
    "first": 1, "1": 1, "1st": 1, "second": 2, "2": 2, "2nd": 2, "third": 3, "3": 3, "3rd": 3, "fourth": 4, "4": 4,
}  # fmt: skip
"""The places of orders by which they are taken back: `withdraw 1`, `take back my first order`."""
BESIDE = ("my", "the", "order", "number", "on", "in", "at", "to", "from", "of", "with", "a", "an", "and")
"""Words of what is taken back that do not tell one order from another."""


async def taken_back(herald: Herald, who: Who, text: str) -> Message | None:
    """Take back the order that somebody names, by its words or its place; None where none of theirs is meant."""
    named = BACK.fullmatch(text.strip())
    if named is None or named["which"].partition(" ")[0].lower() in WAYS:
        return None
    try:
        given_now = (await orders.so_far(herald, who)).drafts
    except Answer:
        return None
    words = [word for word in fold(named["which"]).split() if word not in BESIDE]
    place = ORDINALS.get(words[0], 0) if words else 0
    if place and not words[1:]:
        meant = [*given_now[place - 1 : place]]
    else:
        meant = [one for one in given_now if set(words) <= set(fold(one.text).split())]
    if len(meant) == 1:
        found = await orders.withdraw(herald, who, meant[0].id)
        return Message(content=f"“{meant[0].text}” is taken back. {given(found)}", buttons=(door(found),))
    shared = {one.id: len(set(words) & set(fold(one.text).split())) for one in given_now}
    likeliest = [one for one in given_now if shared[one.id] == max(shared.values()) > 0]
    if len(likeliest) != 1 or meant:
        return None
    take = Button(
        action="undo",
        label="Take it back",
        campaign=who.campaign,
        seat=who.seat,
        what=str(likeliest[0].id),
        style="danger",
    )
    return Message(content=f"Shall I take back “{likeliest[0].text}”?", buttons=(take,))
