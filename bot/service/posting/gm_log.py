"""Acts: whatever a gamemaster does to a campaign is noted for ever, and told to the table."""

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, stamp
from bot.service.ground.playing import leads, spoken_for
from bot.service.posting.notices import tell_all
from bot.service.words.bulletins import leaders
from bot.store.deeds import acts, add_act
from bot.store.look import Look
from bot.store.unit import Unit
from rules.kernel.errors import Answer
from rules.kernel.telling.tellings import Page

SHOWN = 30
"""The most acts that the log shows."""


async def announce(herald: Herald, unit: Unit, name: str, what: str, detail: str = "", then: str = "") -> None:
    """Note what the gamemaster does and tell the table, with what follows from it (`then`).

    `detail` is noted for whoever may see everything.
    """
    text, now = f"The gamemaster of “{unit.campaign.title}” {what}. {then}".strip(), herald.clock.now()
    await add_act(unit, now, f"The gamemaster {what}.", detail)
    await tell_all(unit, f"{name}-{unit.campaign.version}", text, now)


async def log(herald: Herald, campaign: int, user: int) -> Message:
    """Give what the gamemaster did, the latest first, to anybody: the table was told all of it."""
    async with herald.store.look(campaign) as look:
        found = await acts(look, SHOWN)
        whole = sees_all(look, user) or look.campaign.status == "ended"
    if not found:
        raise Answer(f"the gamemaster of “{look.campaign.title}” has not touched it")
    led = f"{look.campaign.title}. {leaders(look.campaign)}"
    lines = [f"{stamp(act.at)} {act.text}{f' ({act.detail})' if act.detail and whole else ''}" for act in found]
    return Message(content=led, pages=(Page(title="What the gamemaster did", lines=tuple(lines)),))


def sees_all(look: Look, user: int | None) -> bool:
    """Tell whether somebody is a gamemaster who is not blind and speaks for no seat, or runs Herald (None)."""
    if user is None:
        return True
    return leads(look.campaign, user) and not look.campaign.blind and spoken_for(look, user) is None
