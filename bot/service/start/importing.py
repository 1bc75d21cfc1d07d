"""Importing: an exported campaign restored as a new one."""

import json
from datetime import datetime
from typing import Any

from bot.service.ground.herald import Herald
from bot.service.ground.values import CampaignCard
from bot.service.history.indexing import index
from bot.service.posting.notices import refresh
from bot.service.start.archive import FORMAT, KEPT, TEXTS
from bot.service.start.diplomatic_archive import refill
from bot.service.words.cards import campaign_card
from bot.store import register, standing_orders
from bot.store.deeds import Place, add_amendment
from bot.store.records import Entry, Seat, StandingOrder
from bot.store.unit import Unit
from rules.kernel.errors import Answer
from rules.kernel.facts.events import Told
from rules.kernel.facts.names import Named
from rules.kernel.orders.order import Given
from rules.kernel.play.journal import Closing, Save
from rules.kernel.state.amending import Amendment

CHANGE = ("path", "value", "before")


async def import_campaign(
    herald: Herald, file: bytes, *, host: int | None = None, guild: int | None = None, channel: int | None = None
) -> CampaignCard:
    """Restore an exported campaign under a new number, held for its gamemaster to release. Raises Answer for no export.

    Where people were left out of the file, every seat is open for joining.
    """
    try:
        content = json.loads(file)
        row, seats = campaign_row(content["campaign"]), [seat_of(part) for part in content["seats"]]
    except (KeyError, TypeError, ValueError) as error:
        raise Answer(f"this is no exported campaign: {error}") from error
    if content.get("herald") != FORMAT:
        raise Answer(f"this export has format {content.get('herald')}; this Herald reads {FORMAT}")
    if row["game"] not in herald.games:
        raise Answer(f"there is no game “{row['game']}” here; there is {', '.join(herald.games)}")
    placed = {"host": host, "guild": guild, "channel": channel}
    row |= {name: value for name, value in placed.items() if value is not None}
    async with herald.founding(row, seats) as unit:
        await restore(unit, content)
        await index(herald, unit)
        await refresh(herald, unit)
        return await campaign_card(herald, unit)


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
