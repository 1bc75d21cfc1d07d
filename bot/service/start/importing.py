"""Importing: an exported campaign restored as a new one."""

import json
from asyncio import to_thread
from datetime import datetime
from typing import Any

from pydantic import ValidationError

from bot.service.ground.herald import Herald
from bot.service.ground.playing import practising, rebuild, ruleset_of
from bot.service.ground.table_settings import House
from bot.service.ground.values import CampaignCard
from bot.service.history.indexing import index
from bot.service.posting.notices import refresh
from bot.service.schedule import Schedule
from bot.service.start.archive import KEPT, TEXTS
from bot.service.start.diplomatic_archive import refill
from bot.service.start.exported import read
from bot.service.words.cards import campaign_card
from bot.service.words.open_window import standing
from bot.store import register, standing_orders
from bot.store.annals import account
from bot.store.deeds import Place, add_amendment
from bot.store.records import Entry, Seat, StandingOrder
from bot.store.unit import Unit
from rules.kernel.errors import Answer, Fault
from rules.kernel.facts.events import Told
from rules.kernel.facts.names import Named
from rules.kernel.luck.chance import Seeded
from rules.kernel.orders.order import Given
from rules.kernel.play.journal import Closing, Save
from rules.kernel.state.amending import Amendment

LONGEST = 200
"""The most characters of what is said to be wrong with a file."""
CHANGE = ("path", "value", "before")


async def import_campaign(
    herald: Herald, file: bytes, *, host: int | None = None, guild: int | None = None, channel: int | None = None
) -> CampaignCard:
    """Restore an exported campaign under a new number, held for its gamemaster to release.

    Nothing in the file is believed: one that is damaged, changed, or does not fit the games of this Herald is refused
    with an Answer, and leaves nothing behind. Where people were left out of it, every seat is open for joining.
    """
    content = await to_thread(read, file)
    try:
        fits(herald, content)
        row, seats = campaign_row(content["campaign"]), [seat_of(part) for part in content["seats"]]
        placed = {"host": host, "guild": guild, "channel": channel}
        row |= {name: value for name, value in placed.items() if value is not None}
        async with herald.founding(row, seats) as unit:
            await restore(unit, content)
            await stands(herald, unit)
            await index(herald, unit)
            await refresh(herald, unit)
            return await campaign_card(herald, unit)
    except Answer:
        raise
    except Exception as error:
        # Whatever a file holds that nobody thought of, it is the file's fault, and nothing of it was kept.
        raise Answer(f"this export does not fit together: {told(error)}") from error


def told(error: Exception) -> str:
    """Say in a line what is wrong with a file."""
    if isinstance(error, ValidationError):
        slip = error.errors(include_input=False)[0]
        return f"{'.'.join(map(str, slip['loc']))}: {slip['msg']}"
    if isinstance(error, KeyError):
        return f"there is no {error.args[0] if error.args else 'part'}"[:LONGEST]
    return " ".join(str(error).split())[:LONGEST] or type(error).__name__


def fits(herald: Herald, content: dict[str, Any]) -> None:  # Any: JSON
    """Make sure that a campaign is of a game of this Herald, of an edition it knows, and begun from its own seed."""
    part = content["campaign"]
    game = herald.games.get(part["game"])
    if game is None:
        raise Answer(f"there is no game “{part['game']}” here; there is {', '.join(herald.games)}")
    editions = {part["revision"], *(save.get("revision") for save in content["saves"])}
    if any(not isinstance(one, int) or not 1 <= one <= game.revision for one in editions):
        raise Answer(f"this campaign was played by a newer edition of {game.title} than this Herald has")
    if Seeded(part["seed"]).commitment() != part["commitment"]:
        raise Answer("the seed in this file is not the one whose SHA-256 was posted when the campaign was founded")
    try:
        game.scenario.model_validate(part["scenario_text"])
        game.options.model_validate(part["options"] or {})
        Schedule.model_validate(part["schedule"])
        House.model_validate(part["house"] or {})
    except ValidationError as error:
        raise Answer(f"this campaign does not fit {game.title} as this Herald plays it: {told(error)}") from error
    seats = [seat["seat"] for seat in content["seats"]]
    people = [seat["user"] for seat in content["seats"] if seat["user"] is not None]
    if len({*seats}) < len(seats) or len({*people}) < len(people):
        raise Answer("in this file two seats are one, or one person holds two")
    if part["status"] not in {"lobby", "ended"} and not content["saves"]:
        raise Answer("this campaign is said to be played, but no state of it is in the file")


async def stands(herald: Herald, unit: Unit) -> None:
    """Make sure that a restored campaign stands where its journal says, and can be shown. Raises Answer."""
    marks, ruleset = await unit.saves(), ruleset_of(herald, unit.campaign)
    if [mark.number for mark in marks] != list(range(len(marks))):
        raise Answer("this export does not fit together: its saves are not numbered one after another")
    now = standing(unit)
    if not marks or practising(unit.campaign):
        return
    told_so_far = [entry.told for entry in await account(unit)]
    for one in told_so_far:
        ruleset.read_event(one)
    try:
        session = await rebuild(herald, unit)
    except Fault as fault:
        raise Answer(f"the journal in this file does not lead where it says: {fault}") from fault
    window = session.window
    if (window and window.name) != (now.asking and now.asking.name) and unit.campaign.window_key:
        raise Answer("the journal in this file does not lead to the window that is said to stand open")
    if [one.n for one in told_so_far] != list(range(1, session.record.last + 1)):
        raise Answer("this export does not fit together: an event is missing, or stands there twice")
    view = session.view(None)
    ruleset.status(view)
    ruleset.picture(view, None)
    for seat in window.asked if window else ():
        ruleset.papers(session.view(seat), seat)
        ruleset.lexicon(session.view(seat), seat)


async def twin(herald: Herald, file: bytes) -> CampaignCard | None:
    """Give the campaign of this Herald that a file was exported from, or that was imported from it; None for none."""
    content = await to_thread(read, file)
    found = await herald.store.sealed_with(content["campaign"]["commitment"])
    if found is None:
        return None
    async with herald.store.look(found) as look:
        return await campaign_card(herald, look)


def campaign_row(part: dict[str, Any]) -> dict[str, Any]:  # Any: JSON
    """Give the row of a restored campaign; one that was being played is held."""
    row = {name: part[name] for name in KEPT}
    part = {"house": {}, "dealing": None, **part}  # of a Herald that knew none
    row |= {name: "" if part[name] is None else json.dumps(part[name]) for name in TEXTS}
    founded = datetime.fromisoformat(part["founded_at"])
    ended = datetime.fromisoformat(part["ended_at"]) if part.get("ended_at") else None
    row |= {"scenario_text": json.dumps(part["scenario_text"]), "founded_at": founded, "ended_at": ended, "version": 0}
    if row["status"] in {"running", "paused"}:
        row |= {"held_from": "running", "status": "held", "held_reason": "imported"}
    return row


def seat_of(part: dict[str, Any]) -> Seat:  # Any: JSON
    """Give a restored seat; without its person it is open."""
    gone = part["user"] is None and (part["mode"] == "player" or part.get("away", False))
    freed = {"mode": "open", "away": False} if gone else {}
    return Seat(**{**part, **freed}, joined_at=None, thread=None, dm_closed=False)


async def restore(unit: Unit, content: dict[str, Any]) -> None:  # Any: JSON
    """Write the journal of a restored campaign."""
    told = [Told.model_validate(event) for event in content["events"]]
    for row in content.get("attendance", []):
        await unit.attend(row["user"], row["missed"], row["spent"])
    await unit.add_saves([Save.model_validate(save) for save in content["saves"]])
    await unit.add_events([Entry(one, "", "", 0) for one in told])
    await register.enter(unit, [Named.model_validate(line) for line in content["names"]])
    for row in content.get("amendments", ()):
        change, when = Amendment.model_validate({key: row[key] for key in CHANGE}), datetime.fromisoformat(row["at"])
        await add_amendment(unit, Place(row["save"], row["place"] + 1), change, when)
    for row in content["closings"]:
        closing, when = Closing.model_validate(row["closing"]), datetime.fromisoformat(row["closed_at"])
        await unit.add_closing(row["save"], row["place"], closing, when, window_key=row["window_key"])
    await refill(unit, content.get("cabinet", {}))
    lasting = [standing_of(part) for part in content.get("standing_orders", ())]
    for seat in dict.fromkeys(order.seat for order in lasting):
        await standing_orders.replace(unit, seat, [order for order in lasting if order.seat == seat])


def standing_of(part: dict[str, Any]) -> StandingOrder:  # Any: JSON
    """Give a restored standing order."""
    kept = {name: part[name] for name in ("seat", "link", "once", "line")}
    return StandingOrder(id=0, position=0, given=Given.model_validate(part["order"]), **kept)
