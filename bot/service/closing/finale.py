"""The finale: how a campaign ended, and the seed that decided its luck."""

import json
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.lessons import is_practice, pupil
from bot.service.ground.messages import Button, Message, Target
from bot.service.ground.playing import name_of
from bot.service.posting.motions import drop_motions
from bot.service.posting.notices import CHANNEL, owe, readers, refresh
from bot.service.posting.untold import owe_paper
from bot.service.seats.offers import end_all
from bot.service.words.bulletins import ended_line
from bot.service.words.lessons import offer
from bot.store.unit import Unit
from rules.kernel.play.ruleset import Ending
from rules.kernel.play.session import Session
from rules.kernel.telling.tellings import Page


async def finish(herald: Herald, unit: Unit, session: Session[Any]) -> None:  # Any: each game has its own state
    """End a campaign by its rules."""
    if is_practice(unit.campaign):
        await part(herald, unit, "The practice game is over sooner than its lessons.")
        return
    ending = session.ending or Ending(winners=(), reason="The game is over.")
    won = ended_line([name_of(unit, seat) for seat in ending.winners], ending.reason)
    content = f"{unit.campaign.title} has ended. {won}"
    name = await close_book(herald, unit, content, untold=True)
    await owe_paper(unit, "ended", name, {"": [name]})
    await take_leave(herald, unit, content)


async def take_leave(herald: Herald, unit: Unit, content: str) -> None:
    """Owe every player a last private message: how it ended, what befell the seat, and how everybody stands."""
    channel = unit.campaign.channel
    where = f" The honours and the seed stand in <#{channel}>." if channel else ""
    message = Message(content=f"{content}{where}", buttons=looks(unit))
    read: dict[str, list[str]] = {}
    for seat in [seat.seat for seat in unit.seats.values() if seat.user is not None]:
        for name, target in readers(unit, f"farewell-{unit.campaign.version}-{seat}", seat):
            await owe(unit, name, target, message, herald.clock.now(), untold=True)
            read.setdefault(seat, []).append(name)
    if read:
        await owe_paper(unit, "farewell", f"farewell-{unit.campaign.version}", read)


def looks(unit: Unit) -> tuple[Button, ...]:
    """Give the buttons of what a campaign shows once it is over."""
    return (
        Button(action="reveal", label="What was secret", campaign=unit.campaign.id),
        Button(action="status", label="Status", campaign=unit.campaign.id),
    )


async def part(herald: Herald, unit: Unit, words: str) -> None:
    """Take leave of a learner; the practice is over, and lies there until it is put away."""
    await unit.clear_window()
    unit.change(status="ended", ended_at=herald.clock.now(), window_key="")
    message = Message(content=words, buttons=(offer(unit.campaign.game, "Once more"),))
    if seat := pupil(unit):
        name, target = f"farewell-{unit.campaign.version}", Target(kind="seat", seat=seat)
        await owe(unit, name, target, message, herald.clock.now())


async def break_off(herald: Herald, unit: Unit, why: str) -> None:
    """End a campaign before its time; how it stands is told and read out if it has begun."""
    begun = unit.campaign.status in {"running", "paused"}  # of a held one the rules may be what is broken
    content = f"{unit.campaign.title} has ended. {ended_line((), why)}"
    name = await close_book(herald, unit, content, untold=begun)
    if begun:
        await owe_paper(unit, "ended", name, {"": [name]})
        await take_leave(herald, unit, content)


async def close_book(herald: Herald, unit: Unit, content: str, *, untold: bool = False) -> str:
    """Stop the clock for good and owe the last message, with the seed and the phrases mixed into it; give its name."""
    now, campaign = herald.clock.now(), unit.campaign
    await drop_motions(herald, unit, extensions_only=False)
    await end_all(herald, unit)
    await unit.clear_window()
    await unit.clear_deadlines("resume")
    unit.change(status="ended", ended_at=now, window_key="", paused_left=None, resumes_at=None)
    phrases = json.loads(campaign.phrases)
    lines = [f"Seed: {campaign.seed}", f"Its SHA-256, posted at the beginning: {campaign.commitment}"]
    lines += [f"Phrases of the players, in seat order: {json.dumps(phrases, ensure_ascii=False)}"] if phrases else []
    chance = Page(title="The luck of this campaign can be checked", lines=tuple(lines))
    kept = Page(title="The book", lines=("/campaign book gives everybody the whole story as one page to keep.",))
    name = f"ended-r{campaign.rewinds}" if campaign.rewinds else "ended"
    buttons = (Button(action="again", label="Again", campaign=campaign.id, style="success"), *looks(unit))
    await owe(unit, name, CHANNEL, Message(content=content, pages=(chance, kept), buttons=buttons), now, untold=untold)
    await refresh(herald, unit)
    return name
