"""Standing: `leave it as it is`, said by somebody who would change nothing, and would not leave the table either."""

import re

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.orders import orders
from bot.service.plain.replies import said
from bot.service.plain.situation import situation

IT = r"(?:it|that|this|them|things|everything|all(?: of it)?|my orders?|the orders?)"
STAYS = re.compile(
    r"(?:(?:ok|okay|fine|no|nah|well|then|so|just|all right|alright|please|whatever|good|hm+|actually|nvm|never ?mind)"
    rf"[\s,.!]+)*(?:(?:i(?:['’]?ll| will)? )?(?:leave|keep|let) {IT}|{IT} (?:can|may|should) stay)"
    r"(?:[\s,]+(?:be|so|alone|there|stay|stand|unchanged|at that|that way|like (?:that|this)|for now|then|please|now|"
    rf"(?:as|like|how) {IT} (?:is|are|was|were|stands?)|(?:as|like) (?:is|before)))*[\s.!…]*",
    re.IGNORECASE,
)
"""How somebody says that what he has given stays as it is."""
STANDS, NOTHING = "All right, nothing is changed.", "All right."


async def left_standing(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Change nothing for somebody who says so, whatever he was asked, and tell what stands; None for all else."""
    if not STAYS.fullmatch(text.strip()) or await orders.reads(herald, who, text):
        return None
    if before := herald.asking.of(who.user):
        herald.asking.settle(who.user, before.said)
    herald.asking.forget(who.user)
    here = await situation(herald, card, who)
    return Message(content=said(STANDS if here.given else NOTHING, here.given), buttons=here.doors()[:1])
