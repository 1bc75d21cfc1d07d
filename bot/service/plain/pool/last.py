"""Last: what is tried, the likeliest first, before somebody is told that he was not understood."""

import re

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, unlike
from bot.service.ground.values import CampaignCard, Who
from bot.service.plain.assent.questions import asks_at_all
from bot.service.plain.intents import INTENTS
from bot.service.plain.judging.asking import ODDS
from bot.service.plain.judging.embedded import embedded
from bot.service.plain.judging.topics import topic
from bot.service.plain.known import unfitting
from bot.service.plain.leading.wishing import at_wish, beside, guessed, wished
from bot.service.plain.pool.best import cause, known, offered, pressing
from bot.service.plain.replies import UNSURE
from bot.service.plain.ruled import IF_MEANT, puzzled
from bot.service.plain.situation import situation
from rules.kernel.language.matching import fold

NEARLY = 1.0
"""How surely somebody means a wish that comes before whatever else could be told."""
IF_ASKED = IF_MEANT.partition("{")[0]
"""How an answer of the rulebook begins to a question that is likely meant."""
THANKS = re.compile(r"(?:many |ok |oh )?(?:thank you|thanks|thx|ty|cheers)\b[^?]*", re.IGNORECASE)
"""How somebody thanks, in however many words."""
VAGUE = ("papers", "odds", "human", "rules", "letter")
"""The wishes that are answered by where something may be found."""
DOORS = 4
"""How many buttons stand below what was guessed."""


async def last_resort(herald: Herald, card: CampaignCard, who: Who, text: str, wish: str) -> Message | None:
    """Answer what is no order and nothing that is certainly known; None where nothing comes near it."""
    vague = wish in VAGUE and asking(text) and not INTENTS.said(text, wish)
    told = await known(herald, card, who, text, firmly=True) if vague else None
    told = told or await beside(herald, card, who, text, wish) or await embedded(herald, who, text)
    told = told or await guessed(herald, card, who, text) or await meant(herald, card, who, text, NEARLY)
    if told is None and asking(text):
        told = await topic(herald, card, who, text) if ODDS.search(fold(text)) else None  # what is had is counted
        told = told or await known(herald, card, who, text, firmly=True)
    return told or await topic(herald, card, who, text) or await meant(herald, card, who, text)


async def meant(herald: Herald, card: CampaignCard, who: Who, text: str, *least: float) -> Message | None:
    """Answer the wish that somebody means more likely than not; None where none is."""
    wish = INTENTS.perhaps(text, *least)
    return await at_wish(herald, card, who, text, wish) if wish else None


async def uncaused(herald: Herald, card: CampaignCard, who: Who, text: str, wish: str) -> Message | None:
    """Answer whoever asks for the cause of something that no event fits; None where nobody asks so."""
    unfit = await unfitting(herald, who, text, wish)
    if unfit is None:
        return None
    return await known(herald, card, who, text, firmly=True) or await cause(herald, card, who, text) or unfit


async def puzzled_at(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message:
    """Answer what was not understood: by the rulebook, else by what comes nearest of all that could be said."""
    if THANKS.fullmatch(text.strip()):
        return await wished(herald, card, who, "thanks")
    told = await puzzled(herald, card, await situation(herald, card, who), text)
    if told.content.startswith(IF_ASKED):
        now = await pressing(herald, card, who, text)
        return above(now, told) if now else told
    if not doubts(told):
        return told
    near = await (known(herald, card, who, text, firmly=False) if asking(text) else offered(herald, card, who, text))
    if near is None:
        return told
    return near.model_copy(update={"buttons": tuple(unlike((*near.buttons, *told.buttons)))[:DOORS]})


def above(now: Message, told: Message) -> Message:
    """Give how it stands here and now above what the rulebook says."""
    buttons = tuple(unlike((*now.buttons, *told.buttons)))[:DOORS]
    return told.model_copy(update={"content": f"{now.content}\n\n{told.content}", "buttons": buttons})


def doubts(told: Message) -> bool:
    """Tell whether an answer says only that nothing was understood."""
    return told.content.startswith(UNSURE)


def asking(text: str) -> bool:
    """Tell whether somebody asks something of Herald."""
    return "?" in text or asks_at_all(text.strip())
