"""Writers: whoever does not want to hear of one mutes them, and may show the gamemaster what they wrote."""

from bot.service.desk.desk import held_by
from bot.service.ground.herald import Herald
from bot.service.ground.messages import Button, Message, Target, mention
from bot.service.ground.people import mark_of, mute
from bot.service.ground.playing import name_of
from bot.service.ground.values import Who
from bot.service.posting.faults import watched
from bot.service.posting.notices import owe
from bot.service.talk.letters import one_of
from bot.service.words.letter_words import letter_page
from bot.service.words.membership import masked
from bot.store.look import Look
from bot.store.records import Letter
from rules.kernel.errors import Answer

INSTEAD = "Mute keeps the letters away, and Discord takes reports itself"
"""What is left to whoever cannot show a letter to a gamemaster."""


@watched
async def silence(herald: Herald, who: Who, id: str, *, on: bool = True) -> Message:
    """Mute the writer of a letter for one reader, or hear them again; the writer learns nothing of it."""
    async with herald.store.look(who.campaign) as look:
        held_by(look, who)
        letter = await another_s(look, who, id)
        mark, name = mark_of(look, letter.sender), name_of(look, letter.sender)
    await mute(herald, who.user, mark, on=on)
    if not on:
        return Message(content=f"You hear of letters from {name} again. What came meanwhile lies in /letters.")
    again = Button(action="unmute", label=f"Hear {name} again", campaign=who.campaign, seat=who.seat, what=id)
    text = f"Letters from {name} come without a message to you now, and {name} is not told. They lie in /letters."
    return Message(content=text, buttons=(again,))


@watched
async def doubt(herald: Herald, who: Who, id: str) -> Message:
    """Ask whether a letter is really to be shown to the gamemaster."""
    async with herald.store.look(who.campaign) as look:
        held_by(look, who)
        letter = await another_s(look, who, id)
        host = judge(look, letter)
        text = f"This shows the letter from {name_of(look, letter.sender)} to the gamemaster, {mention(host)}."
        show = Button(action="accuse", label="Show it", campaign=look.id, seat=who.seat, what=id, style="danger")
        return Message(content=text, buttons=(show,))


@watched
async def accuse(herald: Herald, who: Who, id: str) -> Message:
    """Show a letter to the gamemaster, once however often it is pressed."""
    async with herald.unit(who.campaign) as unit:
        held_by(unit, who)
        letter = await another_s(unit, who, id)
        host, now = judge(unit, letter), herald.clock.now()
        text = (
            f"{unit.campaign.title}: the player of {name_of(unit, who.seat)} reports a letter from "
            f"{name_of(unit, letter.sender)}, and asks you to see to it. /gm seat hands a seat over."
        )
        message = Message(content=text, pages=(letter_page(unit, letter),), mentions=(host,))
        name = f"shown-{letter.id}-{who.seat}"
        await owe(unit, name, Target(kind="user", user=host), message, now)
        return Message(content="The gamemaster has got the letter; its writer is told nothing by me.")


async def another_s(look: Look, who: Who, id: str) -> Letter:
    """Give a letter that a seat has got. Raises Answer for its own."""
    letter = await one_of(look, who.seat, id)
    if letter.sender == who.seat:
        raise Answer("you wrote that letter yourself")
    return letter


def judge(look: Look, letter: Letter) -> int:
    """Give the gamemaster. Raises Answer where there is none, or where everybody knows that the letter is his own."""
    host, sender = look.campaign.host, look.seats[letter.sender]
    if not host:
        raise Answer(f"this campaign has no gamemaster; {INSTEAD}")
    if host in {sender.user, sender.deputy} and not masked(look.campaign):
        raise Answer(f"the gamemaster speaks for {sender.title}; {INSTEAD}")
    return host
