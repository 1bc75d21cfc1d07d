"""Vouching: the one process that hears direct messages says in the database how far, and the others close by that.

Direct messages come over the first shard alone. A process with other shards closes no window that is due later than
the moment up to which whoever has the first one vouches that everybody is heard.
"""

from datetime import datetime, timedelta

from bot.service.ground.ears import WAITING
from bot.service.ground.herald import Herald
from bot.store.timetable import Unheard
from rules.kernel.state.models import Value

EAR = "ear"
"""The note under which it stands."""
BEAT = timedelta(seconds=2)
"""How often it is said."""
SILENT = timedelta(seconds=10)
"""Whoever has not said it for so long is dead, and another process reads in its place."""


class Vouch(Value):
    """What is said."""

    by: str
    """The process, by a name that no other has."""
    alive: datetime
    upto: datetime | None = None
    """The moment up to which everybody is heard."""
    first: datetime | None = None
    """When the process with the first shard last said that it lives; None where none ever has."""


async def unheard(herald: Herald) -> Unheard | None:
    """Give what has to wait for what people may have written; None where nothing has to."""
    ears = herald.ears
    if ears.hears:
        return None
    said = await vouched(herald) if ears.elsewhere else None
    return Unheard(WAITING, tuple(sorted(ears.read)), ears.read_at, said.upto if said else None)


async def vouched(herald: Herald) -> Vouch | None:
    """Give what was last said; None before the first time."""
    found = await herald.store.note(EAR)
    return Vouch.model_validate_json(found) if found else None


async def unheard_since(herald: Herald, began: datetime) -> datetime | None:
    """Give since when no process hears direct messages, for one that `began` then without the first shard.

    None where this process hears them itself, or another has said within ten seconds that it does.
    """
    if not herald.ears.elsewhere:
        return None
    said = await vouched(herald)
    last = said.first if said and said.first else began
    return last if herald.clock.now() - last >= SILENT else None


async def vouch(herald: Herald, by: str) -> None:
    """Say, for the process with the first shard, that it lives, and that everybody is heard if that is so."""
    now, before = herald.clock.now(), await vouched(herald)
    upto = before.upto if before else None
    if herald.ears.hears:
        upto = now
    await herald.store.note(EAR, Vouch(by=by, alive=now, upto=upto, first=now).model_dump_json())


async def stand_in(herald: Herald, by: str, since: datetime) -> bool:
    """Tell whether this process is to read, because the one with the first shard is silent, also `since` that moment.

    Of several processes one does.
    """
    now, said = herald.clock.now(), await herald.store.note(EAR)
    before = Vouch.model_validate_json(said) if said else Vouch(by="", alive=since)
    if before.by != by and now - max(before.alive, since) < SILENT:
        return False
    fresh = Vouch(by=by, alive=now, upto=before.upto, first=before.first).model_dump_json()
    if said is None:
        await herald.store.note(EAR, fresh)
        return True
    return await herald.store.swap(EAR, said, fresh)
