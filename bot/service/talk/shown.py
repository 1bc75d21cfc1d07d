"""Shown: the pacts and the letters that somebody asks to see again."""

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message
from bot.service.ground.values import Who
from bot.service.ground.wording import sentence
from bot.service.talk.letters import archive, letter
from bot.service.talk.pacts import pacts
from rules.kernel.errors import Answer

NO_LETTER = "No letter has come to you here yet."


async def agreements(herald: Herald, who: Who) -> Message:
    """Show the pacts that one may know of, or say that there are none."""
    try:
        return (await pacts(herald, who.campaign, who.user)).message
    except Answer as none:
        return Message(content=sentence(f"{str(none)[:1].upper()}{str(none)[1:]}"))


async def last_letter(herald: Herald, who: Who) -> Message:
    """Show the last letter that came, or say that none did."""
    try:
        filed = (await archive(herald, who)).filed
    except Answer:
        filed = ()
    came = next((one for one in reversed(filed) if not one.mine), None)
    return await letter(herald, who, came.id) if came else Message(content=NO_LETTER)
