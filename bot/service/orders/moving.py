"""Moving: orders given are put before or behind others, as somebody says who thinks of their order."""

import re
from collections.abc import Sequence

from bot.service.desk.desk import Desk
from bot.service.ground.herald import Herald
from bot.service.ground.values import Who
from bot.service.orders.named import named
from bot.service.orders.replacing import Outcome, Swap, swapped
from bot.service.posting.faults import heeding
from bot.store.records import Draft
from rules.kernel.errors import Answer

MOVES = re.compile(
    r"(?:please |now |can you |could you |actually |and |then )*(?:(?:put|move|place|set|bring|do|carry out|have|make|"
    r"take) )?(?P<what>.+?)(?: (?:come|go|be|stand))?"
    r" (?:(?P<first>first|at the (?:very )?(?:start|beginning|top|front)|to the (?:start|beginning|top|front)|"
    r"before (?:all|everything)(?: else| others| the (?:others|rest))?|before the (?:others|rest))|"
    r"(?P<last>last|at the (?:very )?(?:end|bottom|back)|to the (?:end|bottom|back)|after (?:all|everything)(?: else)?|"
    r"after the (?:others|rest)|(?P<second>second))|(?P<side>before|in front of|above|ahead of"
    r"|after|behind|below) (?P<other>.+?))"
    r"(?: please| pls| now)*[.!?]*",
    re.IGNORECASE,
)
"""How somebody says which orders come before which."""
SWAPS = re.compile(
    r"(?:(?:no|ok|okay|wait|actually|please|now|then|and|can you|could you)[\s,]+)*(?:swap"
    r"|switch|reverse|turn around|exchange)"
    r"(?: (?:them|these|those|both|(?:the|my|their)(?: (?:two|orders?|actions?|wishes|ranking|sequence))+))?"
    r"(?: (?:around|round|over|about))?(?P<how>[\s,:]+(?:so )?\S.*?)?(?: please| pls| now)*[\s.!?]*",
    re.IGNORECASE,
)
"""How somebody says that two orders change places, and perhaps which comes first then."""
SOONER = frozenset({"before", "in front of", "above", "ahead of"})


AGAIN = re.compile(r"^(?:(?:no|wait|hm+|ok|okay|oh|sorry)[\s,]+)+", re.IGNORECASE)
"""How somebody begins who thinks again."""
BOTH = 2


@heeding
async def moved(herald: Herald, who: Who, text: str) -> Outcome | None:
    """Put orders where somebody wants them among the others; None where he does not say so of any that are given."""
    line = " ".join(text.split())
    said, swaps = MOVES.fullmatch(AGAIN.sub("", line)), SWAPS.fullmatch(line)
    if said is None and swaps is None:
        return None
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who)
        except Answer:
            return None
        lined = (exchanged(desk, swaps) if swaps else None) or (arranged(desk, said) if said else None)
        if lined is None:
            return None
        new = tuple(desk.session.read(one.given) for one in lined)
        before = tuple(desk.drafts)
    return await swapped(herald, who, Swap(before, new))


def exchanged(desk: Desk, said: re.Match[str]) -> Sequence[Draft] | None:
    """Give two orders the other way round; None where there are not two, or the words say another order of them."""
    turned = [*desk.drafts][::-1]
    if len(turned) != BOTH:
        return None
    how = re.split(r",| and | then ", (said["how"] or "").strip(" ,:."))[0]
    first = MOVES.fullmatch(how) if how else None
    if how and (first is None or not first["first"] or [*named(desk, first["what"]).drafts] != turned[:1]):
        return None
    return turned


def arranged(desk: Desk, said: re.Match[str]) -> Sequence[Draft] | None:
    """Give all orders as they are to follow; None where the words name none of them."""
    what = {one.id for one in named(desk, said["what"]).drafts}
    own = [one for one in desk.drafts if one.id in what]
    rest = [one for one in desk.drafts if one.id not in what]
    if not own or not rest or (said["second"] and len(desk.drafts) != BOTH):
        return None
    if said["first"]:
        return [*own, *rest]
    if said["last"]:
        return [*rest, *own]
    other = {one.id for one in named(desk, said["other"]).drafts}
    places = [place for place, one in enumerate(rest) if one.id in other]
    if not places:
        return None
    cut = places[0] if said["side"].lower() in SOONER else places[-1] + 1
    return [*rest[:cut], *own, *rest[cut:]]
