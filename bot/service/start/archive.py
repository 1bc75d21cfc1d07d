"""The archive: a campaign as one JSON file, which `python -m bot.tools.verify` checks and another Herald restores."""

import json
from asyncio import to_thread
from typing import Any

from bot.service.ground.playing import practising
from bot.service.start.diplomatic_archive import cabinet
from bot.service.start.exported import FORMAT, sealed
from bot.store.deeds import amendment_parts
from bot.store.look import Look
from bot.store.records import Campaign, Seat, StandingOrder
from bot.store.register import lines_of
from bot.store.standing_orders import all_standing

KEPT = (
    "title", "game", "scenario", "scenario_title", "revision", "seed", "commitment", "guild", "channel", "host",
    "blind", "status", "window_key", "paused_left", "held_reason", "held_from", "rewinds",
)  # fmt: skip
"""The fields of a campaign that are kept as they are."""
TEXTS = ("options", "phrases", "standing", "schedule", "house", "dealing")
"""Those that hold JSON."""
SEAT = ("seat", "title", "about", "colour", "position", "mode", "phrase", "missed", "extended", "away")
"""The fields of a seat that are kept."""
PERSON = ("user", "deputy", "offered")
"""Those that say who a person is."""


async def archive(look: Look, *, people: bool, secrets: bool) -> bytes:
    """Give everything of a campaign but its messages.

    Who sits where only if `people` is true; what seats wrote to each other only if `secrets` is.
    """
    # Of a practice nothing is kept: its campaign stands in its lobby again.
    marks = [] if practising(look.campaign) else [mark.number for mark in await look.saves()]
    saves = [save for number in marks if (save := await look.save(number)) is not None]
    entries = list(reversed(await look.events(None, most=10_000_000)))
    # They are a person's: without the people nobody is left whose orders they could be.
    lasting = await all_standing(look) if people else []
    file = {
        "herald": FORMAT,
        "campaign": campaign_part(look.campaign, json.loads(await look.scenario_text()), people=people),
        "seats": [seat_part(seat, people=people) for seat in look.seats.values()],
        "attendance": await look.attendances() if people else [],
        "saves": [save.model_dump(mode="json") for save in saves],
        "closings": await look.closing_parts(),
        "amendments": await amendment_parts(look),
        "events": [entry.told.model_dump(mode="json") for entry in entries],
        "standing_orders": [standing_part(order) for order in lasting],
        "names": [line.model_dump(mode="json") for line in await lines_of(look)],
        "cabinet": await cabinet(look, secrets=secrets),
    }
    return await to_thread(sealed, file)


def campaign_part(campaign: Campaign, scenario: Any, *, people: bool) -> dict[str, Any]:  # Any: JSON
    """Give what is kept of the campaign itself."""
    part = {name: getattr(campaign, name) for name in KEPT}
    texts = {name: json.loads(getattr(campaign, name) or "null") for name in TEXTS}
    if practising(campaign):
        part |= {"status": "lobby", "window_key": "", "held_from": "", "held_reason": "", "paused_left": None}
        texts["standing"] = None
    if not people:
        part["host"] = 0
    ended = campaign.ended_at.isoformat() if campaign.ended_at else None
    dates = {"founded_at": campaign.founded_at.isoformat(), "ended_at": ended}
    return {**part, **texts, "scenario_text": scenario, **dates}


def seat_part(seat: Seat, *, people: bool) -> dict[str, Any]:  # Any: JSON
    """Give what is kept of a seat."""
    part = {name: getattr(seat, name) for name in SEAT}
    return {**part, **{name: getattr(seat, name) if people else None for name in PERSON}}


def standing_part(order: StandingOrder) -> dict[str, Any]:  # Any: JSON
    """Give what is kept of a standing order."""
    part = {name: getattr(order, name) for name in ("seat", "link", "once", "line")}
    return {**part, "order": order.given.model_dump(mode="json")}
