"""Digests: once a day, at the hour that a person chose, what waits for them over all campaigns."""

from datetime import datetime
from hashlib import sha256

from bot.service.ground.herald import Herald
from bot.service.ground.messages import Target
from bot.service.ground.people import Preferences, next_digest
from bot.service.reading.inbox import message_of, piled
from bot.store.outbox import new_post

MOST = 20
"""How many digests are written at a time."""


async def due(herald: Herald) -> datetime | None:
    """Give the moment of the next digest; None where nobody wants one."""
    return await herald.store.next_digest()


async def work(herald: Herald) -> int:
    """Write every digest that is due, and give how many there were."""
    worked = 0
    while waiting := await herald.store.due_digests(herald.clock.now(), MOST):
        for user, was, kept in waiting:
            await write(herald, user, was, Preferences.model_validate_json(kept))
            worked += 1
    return worked


async def write(herald: Herald, user: int, was: datetime, wanted: Preferences) -> None:
    """Owe a person the digest of a day, once; on a day on which nothing waits there is none."""
    now, pile = herald.clock.now(), await piled(herald, user)
    post = None
    if not pile.empty:
        body = message_of(pile, "Your day on Herald. What waits for you:").model_copy(update={"mentions": (user,)})
        target = Target(kind="user", user=user).model_dump_json()
        # Not the person's id itself: keys outlive whoever asks to be forgotten.
        key = sha256(f"{user}/{was.isoformat()}".encode()).hexdigest()[:32]
        post = new_post(None, f"digest:{key}", target, body.model_dump_json(), now, "")
    if await herald.store.digest(user, was, next_digest(wanted, now), post):
        herald.bell.ring()
