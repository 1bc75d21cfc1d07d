"""Ballots: a yes or a no, in however many words, to what the open window itself asks."""

import re

from bot.service.desk.desk import Desk
from bot.service.ground.asking import Asked
from bot.service.ground.ears import Said
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.orders import orders
from bot.service.orders.lines import missed, understood
from bot.service.plain.assent.beliefs import belief
from bot.service.plain.assent.questions import asks
from bot.service.plain.situation import says
from bot.service.plain.verdicts import judged
from rules.kernel.errors import Answer
from rules.kernel.language.grammar import write
from rules.kernel.language.lists import Lists
from rules.kernel.language.matching import fold
from rules.kernel.language.parsing import orders_in
from rules.kernel.table.results import Confirming, Disputing

WHAT = "peace|offer|deal|proposal|terms|claim|inheritance|motion"
OF = rf"(?: (?:it|that|them|him|her|this|(?:(?:the|his|her|their|this|your) )?(?:{WHAT})))?"
LEAD = r"(?:(?:i|we|then|so|please|well|hm+) )*"
STANCES = {
    True: re.compile(
        rf"{LEAD}(?:yes|y|yep|yeah|yup|aye|accept{OF}|agree|agreed|deal|take{OF}|say yes|vote yes|am for it|in favou?r)"
        r"(?: (?:please|then|of course|sure|sir|do it|thanks))*"
    ),
    False: re.compile(
        rf"{LEAD}(?:no|n|nope|nah|nay|no way|never|not a chance|hell no|no thanks|no deal|refuse{OF}|reject{OF}|"
        rf"decline{OF}|deny{OF}|say no|vote no|am against it|against(?: it)?)"
        r"(?: (?:please|then|of course|sir|thanks|way))*"
    ),
}
"""What says yes or no to something that is asked, a sentence or a part of one."""
BARE = frozenset({"yes", "y", "yep", "yeah", "yup", "aye", "no", "n", "nope", "nah", "nay", "yes please", "no thanks"})
"""What says it without a word of what it is about, and so only to what was read just now."""
WAYS = {True: ("yes", "accept", "agree", "confirm"), False: ("no", "refuse", "reject", "dispute")}
"""How a window's order may be called by which something is answered so."""
SAYS = {
    True: frozenset({"yes", "accept", "agree", "confirm"}),
    False: frozenset({"no", "refuse", "reject", "decline", "dispute"}),
}
"""The words of an order that says yes, and of one that says no."""
PARTS = re.compile(r"[,.;:!…\n]+|\s-+\s|\bbecause\b")
LONGEST = 24
"""Of how many words an answer with its reasons consists at most."""


async def balloted(
    herald: Herald, card: CampaignCard, who: Who, text: str, window: str = "", said: Said | None = None
) -> Message | None:
    """Answer the open window's own question as somebody does who says yes or no; None where that is not what he says.

    A bare yes is asked back where something else was said to him since: it answers what he has just read.
    """
    side, believes = stance(text), belief(text)
    if (side is None and believes is None) or not card.window:
        return None
    async with herald.store.look(who.campaign) as look:
        try:
            desk = await Desk.open(herald, look, who, window)
        except Answer:
            return None
        reported = believes is not None and any(issubclass(kind, Confirming) for kind in desk.orders)
        side = believes if reported and believes is not None else side
        if side is None or not desk.asked or others_order(desk, text):
            return None
        wanted, contrary = answers(desk, side), answers(desk, not side)
        found, title = await desk.order_set(), desk.session.window.title if desk.session.window else ""
    if not wanted:
        return None
    last = herald.asking.of(who.user)
    if len(wanted) > 1:
        listed = "\n".join(f"{number}. {line}" for number, line in enumerate(wanted, start=1))
        return Message(content=f"Which of them do you mean?\n{listed}", buttons=says(found, wanted))
    if bare(text) and last is not None and not read_of(card, last, (title, *wanted, *contrary)):
        return Message(content=f"Do you mean “{wanted[0]}”?", buttons=says(found, wanted))
    return judged(*await orders.give_sheet(herald, who, wanted[0], window, once=bool(window), said=said))


def stance(text: str) -> bool | None:
    """Tell whether a text says yes or no, by its first or its last part; None where it says neither, or both."""
    said = [" ".join(fold(part).split()) for part in PARTS.split(text) if part.strip()]
    if not said or asks(text) or len(text.split()) > LONGEST:
        return None
    sides = {side for side, how in STANCES.items() for part in (said[0], said[-1]) if how.fullmatch(part)}
    return sides.pop() if len(sides) == 1 else None


def bare(text: str) -> bool:
    """Tell whether a text says yes or no and nothing else."""
    return fold(text).strip(" .!") in BARE


def others_order(desk: Desk, text: str) -> bool:
    """Tell whether a text, or a part of it beside the yes or no, is an order as it stands, to the letter or another."""
    if orders_in(text.strip(), desk.orders, Lists(desk.lexicon())):
        return True
    parts = [part.strip() for part in PARTS.split(text) if part.strip()]
    more = [part for part in parts if not any(how.fullmatch(fold(part)) for how in STANCES.values())]
    for part in (text.strip(), *more):
        try:
            found = understood(desk, part)
        except Answer:
            continue
        if not all(isinstance(one, Confirming | Disputing) for one in found):
            return True
    return False


def answers(desk: Desk, side: bool) -> tuple[str, ...]:
    """Give the orders by which the window's question may be answered so; none where it asks none of that kind."""
    for way in WAYS[side]:
        try:
            lines = tuple(write(order, desk.lexicon()) for order in understood(desk, way))
        except Answer as slip:
            lines = missed(desk, 1, way, slip).hints
        found = tuple(line for line in lines if SAYS[side] & set(fold(line).split()))
        if found:
            return found
    return ()


def read_of(card: CampaignCard, last: Asked, words: tuple[str, ...]) -> bool:
    """Tell whether what somebody was last told is of the window's question; what he was told before it is not."""
    if (last.campaign, last.window) != (card.id, card.window.key if card.window else ""):
        return True
    shown = (last.message.content, *(button.label for button in last.message.buttons))
    return any(word and word in one for word in words for one in shown)
