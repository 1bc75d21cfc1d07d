"""Wishing: what somebody wants who orders nothing, told for certain, and answered."""

import re
from asyncio import to_thread
from collections.abc import Sequence

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, letter_to
from bot.service.ground.values import CampaignCard, Who
from bot.service.orders import orders, sorting
from bot.service.plain.agreeing import consents
from bot.service.plain.assent.questions import ASKS, asks
from bot.service.plain.intents import COURTEOUS, INTENTS, PARTS
from bot.service.plain.known import on_paper
from bot.service.plain.leading.holidays import on_holiday, tells_of_absence
from bot.service.plain.leading.pleading import for_time
from bot.service.plain.naming import in_general
from bot.service.plain.replies import PLAIN, UNASKED, reply
from bot.service.plain.ruled import foreseen_by_rules, ruled
from bot.service.plain.situation import situation
from bot.service.plain.verdicts import readied
from bot.service.talk.shown import agreements, last_letter

YES = re.compile(r"(?:yes|yep|yeah|yup|ok|okay)[\s,.!]+(?:and\s+)?(?P<rest>.+)", re.IGNORECASE | re.DOTALL)
"""A yes with something behind it."""
LEFT = re.compile(r"\bleav\w+ (?:it|that|this|them|him|her|things|everything)\b", re.IGNORECASE)
"""How somebody lets something be, and gives nothing up."""
FIRMLY = 0.6
"""How surely somebody wants to see his papers who asks nothing."""
OF_SOMEBODY = ("chair", "awaited", "pacts", "written", "letter")
"""What is wanted of somebody who is named."""
FEW = 2
"""To how many others buttons write."""
PLAINLY = {wish: Message(content=PLAIN[wish]) for wish in ("thanks", "bye", "ok")}


def beyond_yes(text: str) -> str:
    """Give what follows a yes to nothing, where that is a wish of its own: `yes, take it back`."""
    found = YES.fullmatch(text.strip())
    return found["rest"] if found and wish_of(found["rest"]) not in ("", *COURTEOUS) else text


def wish_of(text: str) -> str:
    """Give what somebody certainly wants; small talk answers no question, unless it is one of its own to the letter."""
    wish = INTENTS.sure(text)
    if wish == "leave" and LEFT.search(text):
        return "ok"
    if wish == "unready" and asks(text):
        return "counted"  # who asks whether he is ready stays so
    if not wish and any(INTENTS.said(part, "time") for part in PARTS.split(text)):
        return "time"  # “I need more time, like 2 days, busy”
    if not wish and tells_of_absence(text):
        return "away"
    if wish == "papers" and not ASKS.fullmatch(text.strip()) and INTENTS.guesses(text)[0].score < FIRMLY:
        return ""  # `name heir me` is near to a question of one's heir, and orders something
    courteous = wish in (*COURTEOUS, "leave") and ASKS.fullmatch(text.strip()) and not INTENTS.said(text, wish)
    return "" if courteous else wish


def led(card: CampaignCard, text: str) -> str:
    """Give the wish of somebody who speaks of a player: to do something with him, or whether he is awaited."""
    anybody = in_general({seat.id: seat.name for seat in card.seats}, text)
    if anybody and any(INTENTS.sure(part) == "awaited" for part in PARTS.split(anybody)):
        return "awaited"  # “Lydia is slow, can you poke her”
    return next((wish for wish in OF_SOMEBODY if anybody and INTENTS.said(anybody, wish)), "")


async def wished(herald: Herald, card: CampaignCard, who: Who, wish: str) -> Message:
    """Answer a wish."""
    if wish in {"pacts", "written"}:
        return await (agreements if wish == "pacts" else last_letter)(herald, who)
    here = await situation(herald, card, who, wish)
    if wish == "unready" and here.orders and here.orders.ready:
        return readied(await orders.ready(herald, who, on=False))
    told = await reply(herald, wish, card, here)
    late = to_named(card, who, told.content) if wish == "awaited" else ()
    return told.model_copy(update={"buttons": (*told.buttons, *late)}) if late else told


def to_named(card: CampaignCard, who: Who, content: str) -> Sequence[Button]:
    """Give the buttons by which a seat writes to the players who are named in an answer; none where they are many."""
    others = enumerate(one for one in card.seats if one.id != who.seat)
    doors = [letter_to(card.id, who.seat, place, one.name) for place, one in others if one.name in content]
    return doors if len(doors) <= FEW else ()


async def at_wish(herald: Herald, card: CampaignCard, who: Who, text: str, wish: str) -> Message:
    """Answer a wish by what was said of it, where its words say more: for how long, until when."""
    making = {"time": for_time, "away": on_holiday}.get(wish)
    told = await making(herald, card, who, text) if making else None
    return told or await wished(herald, card, who, wish)


async def wanted(herald: Herald, who: Who, text: str) -> bool:
    """Tell whether something is wanted, and not merely remarked."""
    wish = wish_of(text)
    in_game = await sorting.concerns(herald, who, text) or await sorting.speaks(herald, who, text)
    return in_game or (bool(wish) and wish not in (*COURTEOUS, "done"))


async def guessed(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Answer what somebody surely wants by what he means, in words that are not known for it; None: nothing surely."""
    wish = await to_thread(INTENTS.meant, text)
    if wish == "rules" and (told := await ruled(herald, card, text, who)):
        return told
    return await at_wish(herald, card, who, text, wish) if wish else None


async def beside(herald: Herald, card: CampaignCard, who: Who, text: str, wish: str) -> Message | None:
    """Answer a wish, or a question about the rules; None for what is neither."""
    if wish == "ok" and consents(text):
        return Message(content=UNASKED, buttons=(await situation(herald, card, who)).doors()[:1])
    exactly = foreseen_by_rules(herald, card, text) and not INTENTS.said(text, wish)
    if wish and wish != "rules" and not exactly:
        return await on_paper(herald, who, text, wish) or await at_wish(herald, card, who, text, wish)
    if exactly or wish == "rules" or ASKS.fullmatch(text.strip()):
        return await ruled(herald, card, text, who)
    return None
