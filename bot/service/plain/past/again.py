"""Again: a mere `why?` behind something that Herald has just told, which asks for the reasons of that."""

import re

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import CampaignCard, Who
from bot.service.history.reasons import why
from bot.service.history.rulings import rule

IT = r"(?:it|that|this)"
BARE = re.compile(
    r"(?:(?:but|and|so|ok|okay|lol|hm+|wtf|wait|huh|oh|no|yes|what|really|please)[\s,.!?]+)*"
    rf"(?:why|how come|how so|what for|for what reason|why (?:not|so|(?:is|was) {IT}|{IT}|did {IT}(?: fail| happen)?|"
    rf"didn['’]?t {IT}(?: work)?)|why['’]?s {IT}|explain(?: {IT})?)[\s?!.…]*",
    re.IGNORECASE,
)
"""How somebody asks for the reason of what he has just read."""


RULE = "Rule"
"""The label of the button that shows by which rule something was refused."""
REASON = re.compile(r"\b(?:no|not|nobody|nothing|none|only|lack\w*|cannot|never)\b|\bin 10\b", re.IGNORECASE)
"""What tells why something is not so, or hangs on luck."""
AS_SAID = "Just for that: {}"
"""How the same is said again to whoever asks why, where nothing else is known of it."""


async def reason_of_that(herald: Herald, card: CampaignCard, who: Who, text: str) -> Message | None:
    """Explain the first of what Herald has just told that has reasons; None where nothing was told, or asked of it."""
    before = herald.asking.of(who.user)
    if before is None or before.campaign != card.id or not BARE.fullmatch(text.strip()):
        return None
    doors = [one for one in before.message.buttons if one.campaign in (0, card.id)]
    for one in doors:
        if one.action == "why":
            return await why(herald, card.id, who.user, one.what)
        if one.label == RULE and one.action == "asked":
            return await rule(herald, card.game, one.what.removeprefix(f"{card.game} "))
    first = before.message.content.partition("\n")[0]
    return before.message.model_copy(update={"content": AS_SAID.format(first)}) if REASON.search(first) else None
