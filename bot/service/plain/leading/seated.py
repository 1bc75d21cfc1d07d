"""Seated: what whoever leads a campaign says as its gamemaster, though he plays in it, or in another one."""

import re
from collections.abc import Sequence

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import CampaignCard
from bot.service.orders import orders
from bot.service.plain.agreeing import consents
from bot.service.plain.intents import INTENTS
from bot.service.plain.leading.deeds import HER, agreed
from bot.service.plain.leading.hosting import answered, leads, topic_in, which
from bot.service.plain.naming import in_general, mentioned
from bot.service.plain.players import by_seats
from bot.service.reading.finding import who
from rules.kernel.errors import Answer

GOING = ("running", "paused", "held")
FITS: dict[str, tuple[str, ...]] = {
    "extend": ("running",), "pause": ("running",), "close": ("running",), "resume": ("paused", "held"),
    "end": ("lobby", "muster", *GOING), "replace": GOING, "start": ("lobby",), "undo": GOING,
    "second": ("lobby", "muster", *GOING),
}  # fmt: skip
"""What a gamemaster alone can mean, and in which campaigns it can be meant."""
OWN = ("undo", "leave", "away", "join")
"""Wishes of a player that sound like a gamemaster's."""
SHARED = ("", "chair", "time")
"""Wishes that are a gamemaster's where he has them."""
WHEN = re.compile(
    r"\b(?:today|tonight|tomorrow|(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{4}-\d\d-\d\d)\b",
    re.IGNORECASE,
)
CLOCK = re.compile(r"\b\d{1,2}(?::\d\d)?\s*(?:am|pm|h|o['’]?clock)?\b", re.IGNORECASE)


async def as_lead(herald: Herald, user: int, text: str, wish: str, known: Sequence[CampaignCard]) -> Message | None:
    """Answer what a gamemaster alone can mean in the only campaign of those `known` that it can concern, or ask which.

    None for all else, and for whoever leads none of them.
    """
    led = [one for one in known if leads(one, user) and one.status != "ended"]
    if not led:
        return None
    asked = herald.asking.of(user)
    if consents(text) and asked and any(one.action == "lead" for one in asked.message.buttons):
        card = next((one for one in led if one.id == asked.campaign), None)
        return await agreed(herald, card, user, text) if card else None
    meant = [one for one in led if await concerns(herald, one, user, text, wish)]
    if len(meant) > 1:
        return which(meant)
    return await answered(herald, meant[0], user, text, wish) if meant else None


async def concerns(herald: Herald, card: CampaignCard, user: int, text: str, wish: str) -> bool:
    """Tell whether somebody says of a campaign what its gamemaster alone can mean, and no order of his seat."""
    plain = by_seats(herald, card, text)
    names = {seat.id: seat.name for seat in card.seats}
    topic = firmly(in_general(names, plain) or plain, text, wish)
    if not topic or card.status not in FITS[topic]:
        return False
    if topic == "replace" and not mentioned(names, plain) and not HER.search(text):
        return False
    try:
        return not await orders.reads(herald, await who(herald, card.id, user), text)
    except Answer:  # he has no seat there
        return True


def firmly(anybody: str, text: str, wish: str) -> str:
    """Give what of the lead somebody who may be a player, too, certainly speaks of; empty for nothing."""
    said = CLOCK.sub("", WHEN.sub("tomorrow", anybody)).strip()
    topic = topic_in(said)
    own = wish in OWN or (wish not in SHARED and INTENTS.said(text, wish))
    return "" if own or topic not in FITS else topic
