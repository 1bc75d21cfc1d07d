"""Telling: what was sealed is told afterwards, from what was kept; no fault in it holds a campaign.

Each telling is claimed, made without keeping anybody waiting, and written in one transaction, which fixes the messages
that it consists of. So a process that dies on the way has told nothing, and one that comes late finds everything told.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

import structlog

from bot.service.ground.herald import Herald
from bot.service.ground.leases import LEASE, working
from bot.service.ground.messages import Message
from bot.service.ground.voice import Voice
from bot.service.posting import hearing
from bot.service.posting.faults import complain
from bot.service.telling.briefs import ask, farewell
from bot.service.telling.offers import offer
from bot.service.telling.papers import brief, ended
from bot.service.telling.reports import report
from bot.service.telling.stage import Parts, Stage, Told, set_up
from bot.service.words.open_window import standing
from bot.store import register, tellings
from bot.store.errors import Stale, Unavailable, Unknown
from bot.store.records import Slot, Telling
from bot.store.unit import Unit
from rules.kernel.state.models import Value

PAUSE = timedelta(seconds=5)
"""How long something waits that the database did not let through."""
MOST = 20
"""How many tellings are claimed at a time."""
TRIES = 8
"""The tries after which a telling asks the game for nothing more: its words may be what kills us."""
KINDS: Mapping[str, Callable[[Stage], Awaitable[Told]]] = {
    "report": report,
    "ask": ask,
    "brief": brief,
    "ended": ended,
    "farewell": farewell,
    "offer": offer,
}
log = structlog.get_logger()


async def due(herald: Herald) -> datetime | None:
    """Give when there may be something to tell, beside what a bell rings for; None for never."""
    return await herald.store.next_telling()


async def tell_all(herald: Herald) -> int:
    """Tell all that is owed and claimed by nobody; give how much it was."""
    told = 0
    while claimed := await herald.store.claim_tellings(herald.clock.now(), herald.clock.now() + LEASE, MOST):
        async with working(herald, "tellings", [owed.id for owed in claimed]):
            for owed in claimed:
                told += await work(herald, owed)
    return told


async def tell_now(herald: Herald, campaign: int) -> None:
    """Tell all that a campaign owes, whoever has claimed it, before something is done to what was sealed."""
    while owed := await herald.store.untold(campaign):
        await tell(herald, owed)


async def work(herald: Herald, owed: Telling) -> bool:
    """Tell one; what keeps it back is no other's concern. False where it is left for another try."""
    try:
        await tell(herald, owed)
    except Unknown:
        return False
    except (Stale, Unavailable) as error:
        log.debug("a telling waits for another try", campaign=owed.campaign, telling=owed.name, reason=str(error))
        await herald.store.put_telling_back(owed.id, herald.clock.now() + PAUSE)
        return False
    return True


async def tell(herald: Herald, owed: Telling) -> None:
    """Make the words, then write them, unless somebody else has told it meanwhile."""
    voice = Voice(owed.campaign)
    if owed.tries > TRIES:
        voice.mute = voice.fault("what ended Herald each time", RuntimeError(owed.name))
    try:
        told = await make(herald, owed, voice)
    except (Stale, Unavailable, Unknown):
        raise
    except Exception as error:  # noqa: BLE001  something is told in any case
        mute = Voice(owed.campaign, mute=voice.fault("a telling", error), faults=voice.faults)
        told = await make(herald, owed, mute)
    voice.note_slips()
    async with herald.unit(owed.campaign) as unit:
        if await tellings.is_owed(unit, owed):
            await Scribe(unit, herald.clock.now()).write(owed, told, voice.faults)


async def make(herald: Herald, owed: Telling, voice: Voice) -> Told:
    """Make what is to be told, from one look at the campaign."""
    async with herald.store.look(owed.campaign) as look:
        return await KINDS[owed.kind](await set_up(herald, look, owed, voice))


class Fixed(Value):
    """What the first telling has fixed."""

    messages: Mapping[str, tuple[str, ...]]
    """The names of the messages in each place."""
    faults: tuple[str, ...] = ()
    """What was wrong with the last one."""


async def retell(herald: Herald, campaign: int) -> int:
    """Tell again what was told with faults, in the messages that stand already; give how many tellings it was."""
    async with herald.unit(campaign) as unit:
        unit.counted = False
        found = await tellings.fixed(unit, "report")
        faulty = [id for id, fixed in found if Fixed.model_validate_json(fixed).faults]
        await tellings.again(unit, faulty)
    await tell_now(herald, campaign)
    return len(faulty)


@dataclass(frozen=True)
class Scribe:
    """Writes what was told, in one transaction."""

    unit: Unit
    now: datetime

    async def write(self, owed: Telling, told: Told, faults: Mapping[str, str]) -> None:
        """Put the messages into their places, the words beside their events, and the faults before the gamemaster."""
        unit = self.unit
        unit.counted = False
        first = await self.fill(told.parts)
        kept = Fixed.model_validate_json(owed.fixed).messages if owed.fixed else first
        if owed.fixed:
            await self.change(told.parts, kept)
        else:
            await hearing.at_once(unit, told.heard)
        await register.index(unit, told.entries)
        await register.enter(unit, told.names)
        if told.shown:
            unit.change(standing=standing(unit).model_copy(update={"shown": told.shown}).model_dump_json())
        await complain(unit, faults, self.now)
        fixed = Fixed(messages=kept, faults=tuple(faults))
        await tellings.told(unit, owed, fixed.model_dump_json())

    async def fill(self, parts: Parts) -> Mapping[str, tuple[str, ...]]:
        """Put messages into the places that wait for them; give their names by their places."""
        places = await tellings.slots(self.unit, parts)
        await tellings.fill(self.unit, [(one, filled(one, parts[name])) for name, one in places.items()], self.now)
        return {name: tuple(one for one, _ in parts[name]) for name in places}

    async def change(self, parts: Parts, kept: Mapping[str, Sequence[str]]) -> None:
        """Change the messages of an earlier telling to what is told now; none comes and none goes."""
        for place, names in kept.items():
            there = await tellings.standing(self.unit, names)
            for name, message in fitted(parts.get(place, []), names):
                if name in there:
                    body = message.model_dump_json()
                    await self.unit.owe(name, there[name], body, self.now, live=True)


def filled(place: Slot, messages: list[tuple[str, Message]]) -> list[tuple[str, str]]:
    """Give the messages of a place as they are kept, the first with what stood there already behind it."""
    kept = Message.model_validate_json(place.body)
    whole = [behind(message, kept) if number == 0 else message for number, (_, message) in enumerate(messages)]
    return [(name, message.model_dump_json()) for (name, _), message in zip(messages, whole, strict=True)]


def fitted(messages: Sequence[tuple[str, Message]], names: Sequence[str]) -> list[tuple[str, Message]]:
    """Give as many messages as there are names: what has none of its own goes with the message before it."""
    found: dict[str, Message] = {}
    last = ""
    for name, message in messages:
        if name in names:
            found[name], last = message, name
        elif last and message.pages:
            found[last] = found[last].model_copy(update={"pages": (*found[last].pages, *message.pages)})
    return [(name, found.get(name, Message(content="What stood here is told elsewhere now."))) for name in names]


def behind(message: Message, kept: Message) -> Message:
    """Put what stood in a place behind what was told there."""
    return kept.model_copy(
        update={
            "content": kept.content or message.content,
            "pages": (*message.pages, *kept.pages),
            "picture": message.picture or kept.picture,
            "buttons": (*message.buttons, *kept.buttons),
            "heard": message.heard or kept.heard,
            "mentions": kept.mentions or message.mentions,
            "silent": kept.silent or message.silent,
        }
    )
