"""The briefing: what whoever takes a seat over gets to read, of that seat alone."""

from typing import Any

from bot.service.bulletins import closes
from bot.service.chronicle import line_of
from bot.service.herald import Herald
from bot.service.house import house_of
from bot.service.manners import manners
from bot.service.messages import Button, Message, Target
from bot.service.notices import owe
from bot.service.playing import schedule_of
from bot.service.schedule import describe
from bot.service.standing import standing
from bot.service.wording import sentence
from bot.store.unit import Unit
from rules.kernel.session import Session
from rules.kernel.tellings import Page

LATELY = 20
"""The events that a newcomer is told."""


async def brief(herald: Herald, unit: Unit, session: Session[Any], seat: str) -> None:  # Any: its own state
    """Owe a newcomer the papers of the seat, what it knows of late, what is asked of it, and how the table plays."""
    lately = [line_of(entry) for entry in reversed(await unit.events([seat], least=1, most=LATELY))]
    pages = [*session.ruleset.papers(session.view(seat), seat)]
    pages += [Page(title="Lately", lines=tuple(lately))] if lately else []
    pages += [await asked_page(unit, seat), table_page(unit)]
    title = unit.seats[seat].title
    content = f"{unit.campaign.title}, {session.date}: you play {title} now. This is what {title} has and knows."
    buttons = (
        Button(action="papers", label="Papers", campaign=unit.campaign.id, seat=seat),
        Button(action="map", label="Map", campaign=unit.campaign.id),
    )
    message = Message(content=content, pages=tuple(pages), buttons=buttons)
    name = f"briefing-{unit.campaign.version}-{seat}"
    await owe(unit, name, Target(kind="seat", seat=seat), message, herald.clock.now())


async def asked_page(unit: Unit, seat: str) -> Page:
    """Say what the open window asks of a seat, and what its silence means."""
    asking = standing(unit).asking
    if asking is None or seat not in asking.asked:
        return Page(title="What is asked of you", lines=("Nothing just now.",))
    lines = [f"{sentence(asking.title)} {closes(unit.campaign, await unit.due())}"]
    lines += [f"Without orders: {asking.silence}"] if asking.silence else []
    return Page(title="What is asked of you", lines=tuple(lines))


def table_page(unit: Unit) -> Page:
    """Say how this table plays: its time, and its ways with people."""
    lines = (*describe(schedule_of(unit.campaign)), *manners(house_of(unit.campaign)))
    return Page(title="How this table plays", lines=lines)
