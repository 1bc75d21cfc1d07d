"""Abstaining: what becomes of somebody who wants no part in what is asked, where no order says so."""

import re

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.ground.wording import sentence
from bot.service.orders import orders
from bot.service.plain.situation import opened, situation
from rules.kernel.language.matching import fold

WILL = r"(?:(?:want|would|like|prefer|wish|rather|just|will|ll|to)\b ?)*"
WHERE = r"(?: of (?:it|this|that|(?:the|this|that|their) \w+))?"
ABSTAINS = re.compile(
    r"(?:(?:no|well|please|then|but|ok)\W+)*(?:(?:can|may|could) )?(?:i|we)? ?"
    rf"(?:{WILL}(?:stay|keep|remain|sit|be) (?:me |us |it )?(?:out{WHERE}|neutral|on the side ?lines?|aside)|"
    r"(?:do not|dont|don't) (?:want to )?(?:join|take|pick|choose)"
    r"(?: (?:anybody|anyone|(?:a|any) side|sides|part|in it))+|"
    rf"{WILL}(?:join|follow|pick|choose) (?:nobody|neither|no one|no side)(?: side)?|"
    r"(?:no side|neither(?: side| of them)?|not my (?:war|fight|business)))(?: here| now| please)?"
)
"""How somebody says that he would have no part in something."""
IDLES = re.compile(
    r"(?:(?:and|so|but|ok|herald|hello|hi)\W+)*what (?:happens|will happen|would happen|becomes of me|if|do i lose)"
    r"(?: then)?(?: to (?:me|us|my \w+))? ?(?:if|when)? ?(?:i|we) (?:simply |just )?"
    r"(?:(?:do|order|say|give|write|send|answer)(?: you)? (?:nothing|no orders?)(?: at all)?|"
    r"(?:do not|don t|dont|don't|never) (?:do|order|say|give|write|send|answer)(?: you)?(?: anything| any orders?)?|"
    r"(?:am|stay|keep|are) (?:silent|quiet|away|idle))(?: (?:now|today|this \w+|in this \w+))?"
)
"""How somebody asks what becomes of him without orders."""
SILENCE = "without orders"
"""How the note begins that says what silence does."""
NO_ORDER = "I know no order for that now."


async def abstained(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Say what happens to whoever wants no part, where no order of the open window says so; None for all else."""
    line = fold(text).strip(" ?!.")
    asks = IDLES.fullmatch(line) is not None
    if not asks and (not ABSTAINS.fullmatch(line) or await orders.reads(herald, who, text)):
        return None
    here = await situation(herald, card, who)
    if here.orders is None or not here.orders.asked:
        return Message(content=here.asked, buttons=here.doors())
    silent = next((sentence(opened(note)) for note in here.orders.notes if note.startswith(SILENCE)), here.given)
    said = " ".join(filter(None, ("" if asks else NO_ORDER, silent, here.counsel)))
    return Message(content=said, buttons=(*here.offers, *here.doors()))
