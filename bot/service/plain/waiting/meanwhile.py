"""Meanwhile: what somebody writes of whom nothing is asked now, answered all the same, with whose move it is."""

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, unlike
from bot.service.ground.values import CampaignCard, Who
from bot.service.ground.wording import sentence
from bot.service.orders import orders
from bot.service.plain.intents import COURTEOUS
from bot.service.plain.ruled import puzzled
from bot.service.plain.situation import Situation, opened, situation
from bot.service.plain.verdicts import FEW, THEN, door, noting, verdict_line
from rules.kernel.errors import Answer

NOBODY = "nothing is asked of you"
"""What an answer says that tells already whose move it is not."""
MOST = 5
"""How many buttons stand below such an answer."""


async def meanwhile(
    herald: Herald,
    card: CampaignCard,
    who: Who,
    text: str,
    wish: str,
    reason: str,
    told: Message | None,
    *,
    pressed: bool = False,
) -> Message:
    """Answer what is written while no order is taken, be it `told` already; then say whose move it is.

    What was written for another moment, and is `pressed` now, is only refused.
    """
    here = await situation(herald, card, who)
    if pressed or (wish in COURTEOUS and told):
        return told or refused(here, reason)
    told = told or await put_by(herald, who, text)
    if here.orders is None:
        return told or refused(here, reason)
    told = told or await puzzled(herald, card, here, text)
    letter = Button(action="write", label="Write a letter", campaign=card.id, seat=who.seat)
    buttons = tuple(unlike((*told.buttons, *here.doors()[: 1 + here.unasked], letter)))[:MOST]
    said = told.content if NOBODY in told.content.casefold() else f"{told.content}\n\n{move(here, reason)}".strip()
    return told.model_copy(update={"content": said, "buttons": buttons})


def move(here: Situation, reason: str) -> str:
    """Say that nothing is asked, of whom else it is, and what is said of that to all who wait."""
    window = here.orders.window if here.orders else None
    beside = f" {sentence(window.meanwhile)}" if window and window.meanwhile else ""
    return f"{sentence(opened(reason))}{beside}"


async def put_by(herald: Herald, who: Who, text: str) -> Message | None:
    """Offer to note what another window will ask for; None where none will, or no window is open."""
    try:
        verdicts, found = await orders.for_another_window(herald, who, text)
    except Answer:
        return None
    buttons = noting(found, list(dict.fromkeys(one.later for one in verdicts))[:FEW])
    if not buttons:
        return None
    said = [verdict_line(one, alone=True) for one in verdicts]
    return Message(content="\n".join([*said, THEN]), buttons=(*buttons, door(found)))


def refused(here: Situation, reason: str) -> Message:
    """Say why nothing can be ordered, and what is asked instead."""
    return Message(content=sentence(opened(reason)), buttons=here.doors())
