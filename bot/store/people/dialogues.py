"""Dialogues: how far each person's direct messages are read and answered."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.driver.carrier import Later
from bot.store.driver.engine import LATER, dialect
from bot.store.tables import campaigns, dialogues, seats, waiting


@dataclass(frozen=True)
class Dialogue:
    """The direct messages of a person."""

    user: int
    channel: int
    """Discord's channel; 0 while it is not known."""
    read: int
    """The last message that was read and answered, or where reading begins."""
    answered: int = 0
    """The last message of ours that answered one."""
    taken: int = 0
    """The last message whose orders were kept."""
    verdicts: str = ""
    """What became of these, as JSON."""


COLUMNS = [dialogues.c[name] for name in Dialogue.__dataclass_fields__]


async def of_user(connection: AsyncConnection, user: int) -> Dialogue | None:
    """Give how far a person is read; None for one who was never heard of."""
    row = (await connection.execute(select(*COLUMNS).where(dialogues.c.user == user))).mappings().one_or_none()
    return None if row is None else Dialogue(**row)


async def listened_to(connection: AsyncConnection, since: int) -> list[Dialogue]:
    """Give whose messages are to be read: who has to do with a campaign that goes on, or has written since an id."""
    going = select(campaigns.c.id).where(campaigns.c.status != "ended")
    people = (
        select(campaigns.c.host).where(campaigns.c.status != "ended"),
        *(
            select(column).where(seats.c.campaign.in_(going), column.is_not(None))
            for column in (seats.c.user, seats.c.deputy)
        ),
        select(waiting.c.user).where(waiting.c.campaign.in_(going)),
    )
    wanted = dialogues.c.read >= since
    for query in people:
        wanted |= dialogues.c.user.in_(query)
    rows = (await connection.execute(select(*COLUMNS).where(wanted).order_by(dialogues.c.read.desc()))).mappings()
    return [Dialogue(**row) for row in rows]


async def begin(connection: AsyncConnection, user: int, read: int) -> None:
    """Listen to a person from a message on; whoever is listened to already stays so, also by another at this moment."""
    if await of_user(connection, user) is not None:
        return
    with suppress(IntegrityError):
        async with connection.begin_nested():
            await connection.execute(insert(dialogues).values(**vars(Dialogue(user, 0, read))))


async def open_at(connection: AsyncConnection, user: int, channel: int) -> None:
    """Note in which channel a person's direct messages are; nothing of one who is not listened to."""
    known = (dialogues.c.user == user, dialogues.c.channel != channel)
    await connection.execute(update(dialogues).where(*known).values(channel=channel))


async def note_read(connection: AsyncConnection, user: int, channel: int, message: int, answer: int) -> None:
    """Note that everything up to a message is read and answered; never less than before."""
    later = (dialogues.c.user == user, dialogues.c.read < message)
    values = {"channel": channel, "read": message, "answered": answer}
    if not answer:
        values.pop("answered")
    if not (await connection.execute(update(dialogues).where(*later).values(**values))).rowcount:
        await begin(connection, user, message)
        await open_at(connection, user, channel)


async def take(connection: AsyncConnection, user: int, message: int, verdicts: str) -> None:
    """Note, in the transaction that keeps the orders of a message, that they were kept."""
    kept = {"taken": message, "verdicts": verdicts}
    fresh = vars(Dialogue(user, 0, message - 1)) | kept
    noted = dialect(connection).insert(dialogues).values(**fresh)
    noted = noted.on_conflict_do_update(index_elements=["user"], set_=kept)
    await connection.execute(noted, execution_options={LATER: Later()})


async def speakers(connection: AsyncConnection, of: Sequence[int]) -> dict[int, list[int]]:
    """Give who holds a seat, or stands in, in each of some campaigns."""
    query = select(seats.c.campaign, seats.c.user, seats.c.deputy).where(seats.c.campaign.in_(of))
    found: dict[int, list[int]] = {one: [] for one in of}
    for campaign, *people in await connection.execute(query):
        found[campaign] += [user for user in people if user is not None]
    return found
