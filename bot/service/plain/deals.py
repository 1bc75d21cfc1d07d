"""Deals: a yes to a pact that somebody has proposed, said in any window and long after."""

import re

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.orders import orders
from bot.service.plain.pending import before_ready, made_ready
from bot.service.talk import pacts
from rules.kernel.errors import Answer

FILLERS = (
    r"ok|okay|yes|yep|yeah|yea|fine|sure|well|alright|all right|lol|haha|hehe|hmm+|whatever|why not|good|great|"
    r"perfect|thanks|thank you|please|cool|nice|right|so|then|of course|i guess"
)
"""What people say around a yes, which changes nothing of it."""
ACCEPTS = re.compile(
    rf"(?:(?:{FILLERS})[\s,.!]+)*"
    r"(?:(?:i(?: will|['’]?ll| would|['’]?d)? (?:accept|agree|take it)|we (?:accept|agree)|accept(?:ed)?|agreed|"
    r"(?:its|it['’]s|thats|that['’]s)? ?a? ?deal|we have a deal|i (?:am|['’]?m) in)"
    r"(?: (?:to |with )?(?:it|that|this|them))?"
    r"(?: (?:to |with )?(?:it|that|this|the|your|his|her|their|my)?(?: \w+)? ?"
    r"(?:pact|deal|offer|proposal|treaty|agreement|peace))?)"
    rf"(?:[\s,.!]+(?:{FILLERS}))*[\s,.!]*",
    re.IGNORECASE,
)
"""How somebody accepts what another has proposed."""
ASIDE = re.compile(r"\([^()]*\)")
"""What somebody says to himself."""


async def struck(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Accept the pact that waits for an answer, where somebody says so; None where none waits, or nobody says so.

    What the open window takes for an order is one; of several pacts it is asked which.
    """
    text = ASIDE.sub(" ", text).strip()
    ready = before_ready(text) or without_comma(text)
    said = ready or text
    if not ACCEPTS.fullmatch(said):
        return None
    try:
        waiting = await pacts.waiting_for(herald, who)
    except Answer:
        return None
    if not waiting or await orders.reads(herald, who, said):
        return None
    if waiting[1:]:
        told = "\n".join(f"“{words}”" for _, words in waiting)
        door = Button(action="letters", label="Letters", campaign=card.id, seat=who.seat)
        return Message(
            content=f"More than one pact waits for your answer; accept it by its button:\n{told}", buttons=(door,)
        )
    id, words = waiting[0]
    told = f"{await pacts.answer(herald, who, id, accept=True)}\n“{words}”"
    if not ready:
        return Message(content=told)
    then = await made_ready(herald, who)
    return then.model_copy(update={"content": f"{told}\n\n{then.content}"})


def without_comma(text: str) -> str:
    """Give what is said before a `ready` that ends a line without anything between; empty for none."""
    said, _, last = text.strip().rpartition(" ")
    return said if last.lower().strip(" .!") in {"ready", "rdy"} else ""
