"""Agreements: the pacts and the letters that somebody asks to see again."""

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import CampaignCard
from bot.service.ground.wording import sentence
from bot.service.plain.situation import Situation, opened
from bot.service.talk.letters import archive
from bot.service.talk.letters import letter as letter_shown
from bot.service.talk.pacts import pacts
from rules.kernel.errors import Answer

NO_LETTER = "No letter has come to you here yet."


async def agreements(herald: Herald, card: CampaignCard, here: Situation) -> Message:
    """Show the pacts that one may know of."""
    try:
        shelf = await pacts(herald, card.id, here.who.user)
    except Answer as none:
        return Message(content=sentence(opened(str(none))), buttons=here.doors()[:1])
    return shelf.message


async def last_letter(herald: Herald, card: CampaignCard, here: Situation) -> Message:
    """Show the last letter that came, or say that none did."""
    try:
        filed = (await archive(herald, here.who)).filed
    except Answer:
        filed = ()
    came = next((one for one in filed if not one.mine), None)
    if came is None:
        return Message(content=NO_LETTER, buttons=(here.door("write", "Write a letter", "primary"),))
    return await letter_shown(herald, here.who, came.id)
