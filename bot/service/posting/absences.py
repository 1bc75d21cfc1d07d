"""Absences: what a person's vacation means for a seat now, within what the table allows."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Literal

from bot.service.ground.table_settings import House, house_of
from bot.store.look import Look
from bot.store.records import Seat, Vacation

YEAR = timedelta(days=365)
Stance = Literal["here", "pause", "deputy", "autopilot"]


async def stances(look: Look, now: datetime) -> dict[str, Stance]:
    """Give how each seat that somebody holds is to go on now."""
    found = await look.vacations(now - YEAR)
    return {seat.seat: stance(look, seat, found, now) for seat in look.seats.values() if seat.user is not None}


def stance(look: Look, seat: Seat, found: list[Vacation], now: datetime) -> Stance:
    """Give how a seat goes on at a moment; without a deputy, or with no days left to wait, the autopilot plays."""
    mine = [one for one in found if one.user == seat.user and one.begins <= now < one.ends]
    if not mine:
        return "here"
    # What was said of this campaign goes before what was said of all.
    latest = max(mine, key=lambda one: (one.campaign is not None, one.id))
    if latest.how == "pause":
        return "pause" if covered(now, granted(house_of(look.campaign), found, seat.user or 0)) else "autopilot"
    if latest.how == "deputy":
        return "deputy" if seat.deputy is not None else "autopilot"
    return "autopilot"


def covered(now: datetime, spans: list[Vacation]) -> bool:
    """Tell whether a moment lies in one of these spans."""
    return any(span.begins <= now < span.ends for span in spans)


def granted(house: House, found: list[Vacation], user: int) -> list[Vacation]:
    """Give the spans for which the table waits for a person: as many days a year as it allows, first come first."""
    spans: list[Vacation] = []
    for asked in sorted((one for one in found if one.user == user and one.how == "pause"), key=lambda one: one.begins):
        used = sum((span.ends - max(span.begins, asked.begins - YEAR) for span in fresh(spans, asked)), timedelta())
        left = timedelta(days=house.vacation) - used
        begins = max([asked.begins, *(span.ends for span in spans)])
        ends = min(asked.ends, begins + left)
        if ends > begins:
            spans.append(replace(asked, begins=begins, ends=ends))
    return spans


def fresh(spans: list[Vacation], asked: Vacation) -> Iterator[Vacation]:
    """Give the spans that still count in the year before a vacation begins."""
    return (span for span in spans if span.ends > asked.begins - YEAR)


async def unkept(look: Look, now: datetime) -> bool:
    """Tell whether a seat is played by its person who is away, or by the autopilot for one who is not."""
    found = await stances(look, now)
    return any(
        (how == "autopilot" and look.seats[seat].mode == "player") or (how != "autopilot" and look.seats[seat].away)
        for seat, how in found.items()
    )


async def excused(look: Look, now: datetime) -> set[str]:
    """Give the seats whose silence is no fault now, for their people are away and have said so."""
    return {seat for seat, how in (await stances(look, now)).items() if how in {"pause", "autopilot"}}


async def waited(look: Look, seats: set[str], now: datetime, due: datetime, stretched: int) -> datetime:
    """Give the deadline moved behind the vacations that it falls into, with the time left that these seats lose.

    `stretched` is by how many seconds the window has waited for vacations before, for that has a limit.
    """
    house, found, later = house_of(look.campaign), await look.vacations(now - YEAR), due
    for user in [look.seats[seat].user or 0 for seat in sorted(seats)]:
        for span in granted(house, found, user):
            if span.begins <= due < span.ends:
                later = max(later, span.ends + (due - max(now, span.begins)))
    return min(later, due + max(timedelta(), timedelta(days=house.stretch, seconds=-stretched)))


async def turns(look: Look, after: datetime, before: datetime) -> list[datetime]:
    """Give the moments at which somebody goes away or comes back, between two others."""
    found = await look.vacations(after)
    spans = [span for seat in look.seats.values() for span in granted(house_of(look.campaign), found, seat.user or 0)]
    moments = {moment for one in (*found, *spans) for moment in (one.begins, one.ends)}
    return sorted(moment for moment in moments if after < moment < before)
