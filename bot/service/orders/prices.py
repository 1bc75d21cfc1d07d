"""Prices: what is left to spend beside the orders given, and what something costs a seat, asked in plain words."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from bot.service.desk.desk import Desk, problem_of
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.values import Who
from bot.service.ground.wording import listed, sentence
from bot.service.orders.lines import understood
from rules.kernel.errors import Answer
from rules.kernel.language.matching import fold

MONEY = r"(?:gold|money|cash|coin|coins|talents|ducats|silver|points|influence|honou?r)"
LEFT = re.compile(
    rf"(?:(?:and|so|but|then) )?how (?:much|many) (?:of )?(?:my |our |the )?(?P<what>(?:[a-z]+ )?{MONEY}) "
    r"(?:is|are|do|did|have|will)\b.*\b(?:left|remain|remains|remaining|over|still|now|spend)\b.*"
)
"""How somebody asks what he has not spent yet."""
COSTS = re.compile(
    r"(?:(?:and|so|but) )?(?:what|how much) (?:does|do|would|will|is|are) (?P<what>.+?) cost"
    r"(?: me| us)?(?: exactly| now)?|"
    r"(?:what is|how much is|how much are) the (?:price|cost) of (?P<of>.+)"
)
"""How somebody asks what something costs him."""
BUYS = ("", "buy", "recruit", "raise", "build", "hire")
"""The verbs with which such a thing may be ordered."""


async def priced(herald: Herald, who: Who, text: str) -> Message | None:
    """Answer what is left to spend, or what some things would cost; None where neither is asked, or nobody can say."""
    line = fold(text).rstrip(" ?!.")
    left, costs = LEFT.fullmatch(line), COSTS.fullmatch(line)
    if not left and not costs:
        return None
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return None
        said = unspent(desk, left["what"]) if left else cost_of(desk, costs["what"] or costs["of"]) if costs else ""
    door = Button(action="orders", label="Orders", campaign=who.campaign, seat=who.seat)
    return Message(content=said, buttons=(door,)) if said else None


def unspent(desk: Desk, what: str) -> str:
    """Say what is left of a purse, and what it held before the orders given; of all purses where none is named."""
    seat = desk.who.seat
    now = desk.ruleset.purse(desk.view(), seat)
    before = desk.ruleset.purse(desk.session.glance(seat), seat)
    named = {name: amount for name, amount in now.items() if what in name} or {
        name: amount for name, amount in now.items() if set(what.split()) & set(name.split())
    }
    shown = named or now
    if not shown:
        return ""
    gone = [f"{before.get(name, 0)} {name}" for name in shown if before.get(name, 0) != shown[name]]
    after = listed(f"{amount} {name}" for name, amount in shown.items())
    if not gone:
        return f"You have {after}; none of your orders spends any of it."
    return f"You have {after} left, with your orders counted; before them {listed(gone)}."


def cost_of(desk: Desk, what: str) -> str:
    """Say what some things would take of a seat's purses at its own prices; empty where they cannot be ordered now."""
    view, seat, ruleset = desk.view(), desk.who.seat, desk.ruleset
    for words in ways(desk, what):
        try:
            orders = understood(desk, words)
        except Answer:
            continue
        after = view.fresh()
        for order in orders:
            if problem := problem_of(order, after, seat):
                return ruleset.say(view, sentence(f"{called(what)}: {problem}")) if "cost" in problem else ""
            order.apply(after, seat)
        if taken := spent(ruleset.purse(view, seat), ruleset.purse(after, seat)):
            return ruleset.say(view, f"{called(what)}: that would cost you {taken}.")
    return ""


def called(what: str) -> str:
    """Give what is asked the price of, as a sentence begins."""
    return f"{what[:1].upper()}{what[1:]}"


def ways(desk: Desk, what: str) -> Iterator[str]:
    """Give the lines that may order such things: as they stand, and with what an order needs beside them."""
    lexicon, homes = desk.lexicon(), desk.ruleset.homes(desk.view(), desk.who.seat)
    named = [name for kind, id in homes.items() for name, one in lexicon.get(kind, {}).items() if one == id]
    things = what.removeprefix("the ").removeprefix("a ").removeprefix("an ")
    for verb in BUYS:
        for end in ("", *(f" in {name}" for name in (*named, *owned(desk))[:1])):
            yield f"{verb} {things}{end}".strip()


def owned(desk: Desk) -> Iterator[str]:
    """Give the names of what a seat owns."""
    lexicon, view = desk.lexicon(), desk.view()
    for kind, whose in desk.ruleset.owners(view).items():
        mine = {id for id, owner in whose.items() if owner == desk.who.seat and id != owner}
        yield from (name for name, id in lexicon.get(kind, {}).items() if id in mine)


def spent(before: Mapping[str, Any], after: Mapping[str, Any]) -> str:  # Any: amounts
    """Say what was taken out of purses: `93 force gold, of 100`."""
    return listed(
        f"{amount - after[name]} {name}, of {amount}" for name, amount in before.items() if after.get(name, 0) < amount
    )
