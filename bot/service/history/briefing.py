"""The briefing: what whoever takes a seat over gets to read, of that seat alone."""

from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Message, Target
from bot.service.ground.playing import schedule_of
from bot.service.ground.table_settings import house_of
from bot.service.posting.notices import announce_window, owe
from bot.service.posting.untold import owe_paper
from bot.service.schedule.words import in_short, missing
from bot.service.words.membership import manners
from bot.service.words.open_window import standing
from bot.store.annals import last_told
from bot.store.unit import Unit
from rules.kernel.play.session import Session
from rules.kernel.telling.tellings import Page

GREETED = '{"": 0}'
"""The figures of whom a briefing welcomes, until it is there: the question that is put meanwhile does not repeat it."""


async def brief(herald: Herald, unit: Unit, seat: str) -> None:
    """Owe a newcomer who the seat is, the weightiest that it knows, what is asked now, and how the table plays."""
    title = unit.seats[seat].title
    content = f"{unit.campaign.title}, {standing(unit).date}: you play {title} now."
    message, name = Message(content=content, pages=(table_page(unit),)), f"briefing-{unit.campaign.version}-{seat}"
    await owe(unit, name, Target(kind="seat", seat=seat), message, herald.clock.now(), untold=True)
    await owe_paper(unit, "brief", name, {seat: [name]})
    await unit.change_seat(seat, heard=await last_told(unit), figures=GREETED, notes="", dangers="", told="")


async def brief_late(herald: Herald, unit: Unit, session: Session[Any]) -> None:  # Any: its own state
    """Brief those who got their seats while the campaign was held, and ask them what is asked."""
    stands = standing(unit)
    unit.change(standing=stands.model_copy(update={"unbriefed": ()}).model_dump_json())
    for seat in stands.unbriefed:
        if unit.seats[seat].user is not None and session.ruleset.plays(session.state, seat):
            await brief(herald, unit, seat)
    await announce_window(herald, unit)


def table_page(unit: Unit) -> Page:
    """Say how this table plays: its time in a line, and its ways with people; `/campaign settings` has all of it."""
    schedule, house = schedule_of(unit.campaign), house_of(unit.campaign)
    if schedule.minutes:
        house = house.model_copy(update={"extra_hours": 0})  # on an evening no deadline is moved on by hours
    early = " A window closes early when everybody is ready." if schedule.early and not schedule.minutes else ""
    lines = (f"{in_short(schedule)}{early}", missing(schedule), *manners(house))
    return Page(title="How this table plays", lines=lines)
