"""Standing orders: what a seat gives by itself where its player gives nothing."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import RowMapping, delete, select, update

from bot.store.look import WINDOW, Look
from bot.store.records import StandingOrder
from bot.store.tables import standing_orders
from bot.store.unit import Unit
from rules.kernel.orders.order import Given

UNSPENT = (
    select(standing_orders)
    .where(standing_orders.c.given_in.is_(None))
    .order_by(standing_orders.c.seat, standing_orders.c.position)
)
"""Those that may still be given, seat by seat in order."""


async def all_standing(look: Look, seat: str | None = None) -> list[StandingOrder]:
    """Give the standing orders of a seat (None: of all), in order, without those given once that have been given."""
    kept = [row for row in await rows_of(look) if row["given_in"] is None]
    return [standing_of(row) for row in kept if seat in {None, row["seat"]}]


async def rows_of(look: Look) -> Sequence[RowMapping]:
    """Give the rows of all standing orders, given or not, in order; asked again, without asking the database."""
    table = standing_orders

    async def read() -> Sequence[RowMapping]:
        query = select(table).where(table.c.campaign == look.id).order_by(table.c.seat, table.c.position)
        return await look.rows(query)

    return await look.once(table, WINDOW, read)


async def replace(unit: Unit, seat: str, lines: Sequence[StandingOrder]) -> None:
    """Keep these standing orders of a seat and no others."""
    await forget(unit, seat)
    rows = [
        {
            "seat": seat,
            "position": place,
            "link": one.link,
            "once": one.once,
            "line": one.line,
            "body": one.given.model_dump_json(),
        }
        for place, one in enumerate(lines)
    ]
    await unit.add_all(standing_orders, rows)


async def forget(unit: Unit, seat: str) -> None:
    """Forget the standing orders of a seat."""
    table = standing_orders
    await unit.write(delete(table).where(table.c.campaign == unit.id, table.c.seat == seat))


async def stood_in(unit: Unit, seat: str, spent: Collection[int], save: int) -> None:
    """Count a window in which a seat's standing orders stood in, and note those that were given for the only time."""
    table = standing_orders
    of_seat = (table.c.campaign == unit.id, table.c.seat == seat)
    await unit.write(update(table).where(*of_seat).values(runs=table.c.runs + 1))
    await spend(unit, spent, save)


async def spend(unit: Unit, spent: Collection[int], save: int) -> None:
    """Note standing orders that were given for the only time, by their numbers."""
    table = standing_orders
    if spent:
        where = (table.c.campaign == unit.id, table.c.id.in_(spent))
        await unit.write(update(table).where(*where).values(given_in=save))


async def told(unit: Unit, verdicts: Mapping[int, str]) -> None:
    """Note what a player was told of standing orders, by their numbers."""
    table = standing_orders
    for number, verdict in verdicts.items():
        await unit.write(update(table).where(table.c.campaign == unit.id, table.c.id == number).values(told=verdict))


async def present(unit: Unit, seats: Collection[str]) -> None:
    """Note that the players of these seats have answered themselves."""
    table = standing_orders
    if any(row["seat"] in seats and row["runs"] > 0 for row in await rows_of(unit)):
        where = (table.c.campaign == unit.id, table.c.seat.in_(seats), table.c.runs > 0)
        await unit.write(update(table).where(*where).values(runs=0))


async def again(unit: Unit, save: int) -> None:
    """Let what was given once in the windows since a save be given again: they are taken back."""
    table = standing_orders
    here = table.c.campaign == unit.id
    await unit.write(update(table).where(here, table.c.given_in >= save).values(given_in=None))
    await unit.write(update(table).where(here).values(runs=0, told=""))


def standing_of(row: RowMapping) -> StandingOrder:
    """Give the standing order of a row."""
    fields: dict[str, Any] = {name: row[name] for name in row if name not in {"campaign", "body"}}  # Any: columns
    return StandingOrder(**fields, given=Given.model_validate_json(row["body"]))
