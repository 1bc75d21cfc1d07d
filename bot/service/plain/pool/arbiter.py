"""The arbiter: a question that the rulebook surely answers is answered by it, whoever else would like to speak first.

What recognises words of a question takes many for its own, such as whatever has “my army” in it. What the whole of it
means tells better whether somebody asks for the rules.
"""

import re
from asyncio import to_thread

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.plain.assent.questions import asks_at_all
from bot.service.plain.intents import INTENTS
from bot.service.plain.known import known_of
from bot.service.plain.naming import mentioned
from bot.service.plain.past.questions import asked as asked_of_past
from bot.service.plain.pool.last import uncaused
from bot.service.plain.ruled import OF_NOW, places, ruled
from rules.kernel.language.matching import fold

SCORE, NEAR = 1.8, 0.8
"""What a question of the rulebook scores at least that comes before all that could be told, and how near it comes."""
OF_RULES = ("", "rules")
"""What may be wanted by who asks for a rule."""
OF_PAST = ("whether", "won", "ills", "losses")
"""What is asked of the past and of no rule: `did anybody riot?`."""
OF_STATE = re.compile(
    r"(?:(?:and|so|ok|okay|but|hey|hm+|wait|oh|no|well)\W+)*"
    r"(?:who|whom|whose|which|where|how (?:many|much|strong|far|likely|long|big|old)|is|are|any)\b"
)
"""How a question begins that wants a name, a place or a figure of this table more likely than a rule."""
OWN = re.compile(r"\b(?:i|me|my|mine|we|us|our|ours|he|him|his|she|her|they|them|their|this|these|those|now)\b")


async def told_of(herald: Herald, card: CampaignCard, who: Who, text: str, wish: str) -> Message | None:
    """Answer what asks for a rule, or for what a seat may know; None where it asks for neither."""
    told = await by_rulebook(herald, card, who, text, wish) or await known_of(herald, who, text, wish)
    return told or await uncaused(herald, card, who, text, wish)


async def by_rulebook(herald: Herald, card: CampaignCard, who: Who, text: str, wish: str) -> Message | None:
    """Answer what surely asks for a rule and names nothing of the table; None where it may ask something else."""
    line = fold(text).strip()
    if await to_thread(wants, text, wish):
        return None
    if not ("?" in text or asks_at_all(text.strip())) or OF_NOW.match(line):
        return None
    if OF_STATE.match(line) and OWN.search(line):
        return None
    if any(one.kind in OF_PAST for one in asked_of_past(text)):
        return None
    asked = herald.rulebooks.questions.of(card.game)
    if await to_thread(asked.clearly, text, SCORE, NEAR) is None:
        return None
    names = {seat.id: seat.name for seat in card.seats} | await places(herald, card, text)
    return None if mentioned(names, text) else await ruled(herald, card, text, who)


def wants(text: str, wish: str) -> bool:
    """Tell whether a text surely means a wish; one that it only shares words with does not count."""
    said = wish not in OF_RULES and (INTENTS.said(text, wish) or INTENTS.foremost(text)[0] == wish)
    return said or INTENTS.meant(text) not in OF_RULES
