"""Seated: what whoever leads a campaign says as its gamemaster, though he plays in it, or in another one."""

import re
from collections.abc import Sequence

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.orders import orders
from bot.service.plain.agreeing import consents
from bot.service.plain.intents import INTENTS
from bot.service.plain.leading.deeds import HER, agreed, refusing
from bot.service.plain.leading.hosting import PARTS, TOPICS, answered, leads, spoken_of, topic_in, which
from bot.service.plain.leading.picking import games_in
from bot.service.plain.leading.settling import wanted
from bot.service.plain.letters import parted
from bot.service.plain.naming import in_general, mentioned
from bot.service.plain.players import by_seats
from bot.service.reading.finding import who
from rules.kernel.errors import Answer

GOING = ("running", "paused", "held")
FITS: dict[str, tuple[str, ...]] = {
    "extend": ("running",), "pause": ("running",), "close": ("running",), "resume": ("paused", "held"),
    "end": ("lobby", "muster", *GOING), "replace": GOING, "start": ("lobby",), "undo": GOING,
    "second": ("lobby", "muster", *GOING), "refuse": ("running",), "remind": GOING, "stands": GOING, "set": GOING,
    "settings": ("lobby", "muster", *GOING), "export": GOING, "log": GOING,
}  # fmt: skip
"""What a gamemaster alone can mean, and in which campaigns it can be meant."""
OWN = ("undo", "leave", "away", "join")
"""Wishes of a player that sound like a gamemaster's."""
SHARED = ("", "chair", "time")
"""Wishes that are a gamemaster's where he has them."""
OF_GAME = ("awaited", "when")
"""What a gamemaster may ask of a campaign whose game he names."""
SAID = ("refuse", "pause")
"""What is said to players, and meant for Herald: `tell Cleo no`, behind her plea; all else said to them is a letter."""
PAUSE = re.compile(r"\bpause\b|\bstop the clock\b|\bbreak\b", re.IGNORECASE)
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
    if len(known) > 1 and len(named := [one for one in led if one.game in games_in(herald, text)]) == 1:
        wish = (
            INTENTS.sure(re.sub(rf"\b(?:(?:in|of|with|at) )?{named[0].game}\b", "", text, flags=re.IGNORECASE)) or wish
        )
        if wish in OF_GAME:
            return await answered(herald, named[0], user, text, wish)
        led = named  # “speed up fiefs, 10 minutes per turn”
    meant = [one for one in led if await concerns(herald, one, user, text, wish)]
    if len(meant) > 1:
        return which(meant)
    return await answered(herald, meant[0], user, text, wish) if meant else None


async def concerns(herald: Herald, card: CampaignCard, user: int, text: str, wish: str) -> bool:
    """Tell whether somebody says of a campaign what its gamemaster alone can mean, and no order of his seat."""
    plain = by_seats(herald, card, text)
    names = {seat.id: seat.name for seat in card.seats}
    topic = firmly(in_general(names, plain) or plain, text, wish)
    if wanted(text) and not parted(text) and card.status != "ended":
        return not await ordered(herald, card, user, text)
    if not topic or card.status not in FITS[topic] or (parted(text) and topic not in SAID):
        return False
    if topic == "replace" and not mentioned(names, plain) and not HER.search(text):
        return False
    if topic == "refuse" and not await refusing(herald, card, plain):
        return False
    return not await ordered(herald, card, user, text)


def hosts(card: CampaignCard, who: Who, text: str) -> bool:
    """Tell whether a gamemaster who plays speaks of the lead, so that no order of his seat is missed by it."""
    said = CLOCK.sub("", WHEN.sub("tomorrow", text))
    return leads(card, who.user) and not parted(text) and bool(wanted(text) or TOPICS.sure(said) or spoken_of(text, ""))


async def ordered(herald: Herald, card: CampaignCard, user: int, text: str) -> bool:
    """Tell whether a text is an order of the seat that somebody has in a campaign."""
    try:
        return await orders.reads(herald, await who(herald, card.id, user), text)
    except Answer:  # he has no seat there, or nothing is open
        return False


def firmly(anybody: str, text: str, wish: str) -> str:
    """Give what of the lead somebody who may be a player, too, certainly speaks of; empty for nothing."""
    said = CLOCK.sub("", WHEN.sub("tomorrow", anybody)).strip()
    topic = topic_in(said)
    paused = topic == "pause" and PAUSE.search(text)  # “pause the game, holidays” is no absence of his own
    parts = [wish, *(INTENTS.sure(part) for part in PARTS.split(text) if part.strip())]
    own = (any(one in OWN for one in parts) and not paused) or (wish not in SHARED and INTENTS.said(text, wish))
    return "" if own or topic not in FITS else topic
