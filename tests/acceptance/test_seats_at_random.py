"""H3, H14, H15: whatever people do with seats, in whatever order, nobody gets two and nothing breaks."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace

import pytest

from bot.service.ground.herald import Herald
from bot.service.orders import orders
from bot.service.schedule import Schedule
from bot.service.seats import deputies
from bot.service.table import campaigns, gamemaster, vacations
from bot.service.table import replacing as handing
from bot.service.time import ticker as time
from bot.store.store import Store
from rules.kernel.errors import Answer
from tests.service.bench import HOST, Table

PEOPLE = range(1, 10)
SEATS = ("a", "b", "c", "d", "e")
SHORT = Schedule(orders=24, reaction=6, marks=(6,))
AGAIN = 0.8
"""How often the gamemaster lets it go on."""
Act = Callable[[Herald, int, int, random.Random], Awaitable[object]]


async def in_seat(herald: Herald, campaign: int, user: int, word: str) -> object:
    """Give an order or say ready, as whoever speaks for a seat."""
    who = await campaigns.who(herald, campaign, user)
    return await (orders.give_line(herald, who, f"say {word}") if word else orders.ready(herald, who))


ACTS: Sequence[Act] = (
    lambda herald, campaign, user, luck: campaigns.join(herald, campaign, user, f"User {user}", luck.choice(SEATS)),
    lambda herald, campaign, user, _: campaigns.join(herald, campaign, user, f"User {user}"),
    lambda herald, campaign, user, _: campaigns.leave(herald, campaign, user),
    lambda herald, campaign, user, _: campaigns.step_aside(herald, campaign, user),
    lambda herald, campaign, user, luck: in_seat(herald, campaign, user, f"w{luck.randint(0, 10**9)}"),
    lambda herald, campaign, user, luck: in_seat(herald, campaign, user, f"w{luck.randint(0, 10**9)}"),
    lambda herald, campaign, user, _: in_seat(herald, campaign, user, ""),
    lambda herald, campaign, user, _: in_seat(herald, campaign, user, ""),
    lambda herald, campaign, user, luck: deputies.appoint(herald, campaign, user, luck.choice(PEOPLE)),
    lambda herald, campaign, user, _: deputies.dismiss(herald, campaign, user),
    lambda herald, campaign, user, _: deputies.heed(herald, campaign, user),
    lambda herald, campaign, _, luck: handing.hand(
        herald, campaign, HOST, luck.choice(SEATS), luck.choice(("next", "autopilot", "open")),
        luck.choice((None, None, *PEOPLE)),
    ),
    lambda herald, campaign, user, luck: vacations.plan(
        herald, user, f"{luck.randint(1, 6)} days", luck.choice(("", "1 day")),
        luck.choice(("pause", "deputy", "autopilot")), luck.choice((None, campaign)),
    ),
    lambda herald, _, user, __: vacations.back(herald, user),
    lambda herald, campaign, _, __: campaigns.start(herald, campaign, HOST),
    lambda herald, campaign, _, __: campaigns.pause(herald, campaign, HOST),
    lambda herald, campaign, _, __: campaigns.resume(herald, campaign, HOST),
    lambda herald, campaign, _, __: gamemaster.hold(herald, campaign, HOST),
    lambda herald, campaign, _, __: gamemaster.release(herald, campaign, HOST),
    lambda herald, campaign, _, __: gamemaster.close(herald, campaign, HOST),
)  # fmt: skip


async def allowed(act: Awaitable[object]) -> None:
    """Do something that may be refused."""
    with suppress(Answer):
        await act


async def sound(bench: Table, campaign: int) -> None:
    """Make sure that the seats are in order."""
    async with bench.store.look(campaign) as look:
        seats, waiting = list(look.seats.values()), [waiter.user for waiter in await look.waiting()]
        drafts = {draft.seat for draft in await look.drafts()}
    held = [seat.user for seat in seats if seat.user is not None]
    stand_ins = [seat.deputy for seat in seats if seat.deputy is not None]
    empty = [seat for seat in seats if seat.user is None]
    assert len(held) == len(set(held)) and len(stand_ins) == len(set(stand_ins))
    assert not set(held) & set(stand_ins) and not set(held) & set(waiting)
    assert all((seat.deputy, seat.away, seat.missed) == (None, False, 0) and seat.mode != "player" for seat in empty)
    assert not drafts & {seat.seat for seat in empty}
    assert not look.campaign.held_reason.startswith("fault")


@pytest.mark.parametrize(
    ("seed", "rounds"), [(0, 40), *(pytest.param(seed, 100, marks=pytest.mark.fuzz) for seed in range(3))]
)
@pytest.mark.parametrize("settings", [{}, {"muster": "24h", "start": "full"}, {"anonymous": "yes", "seating": "dealt"}])
async def test_H3_whatever_people_do_the_seats_are_in_order(
    bench: Table, settings: dict[str, str], seed: int, rounds: int
) -> None:
    """Some two acts a round, many at once and some in another process, with hours passing and crashes between them."""
    luck = random.Random(seed)
    campaign = await bench.founded("word/five", schedule=SHORT, absence="2", patience="1", **settings)
    for user in (1, 2, 3, 4):
        await campaigns.join(bench.herald, campaign, user, f"User {user}")
    await allowed(campaigns.start(bench.herald, campaign, HOST))
    second = replace(bench.herald, store=Store(bench.url))
    try:
        for _ in range(rounds):
            together = luck.choice((1, 1, 2, 4))
            acts = [
                luck.choice(ACTS)(
                    luck.choice((bench.herald, bench.herald, second)), campaign, luck.choice(PEOPLE), luck
                )
                for _ in range(together)
            ]
            await asyncio.gather(*(allowed(act) for act in acts))
            bench.clock.advance(hours=luck.choice((0, 0, 1, 5, 20)))
            await time.tick(bench.herald)
            if luck.random() < 0.05:
                await bench.crash()
            await sound(bench, campaign)
    finally:
        await second.store.close()
    told = [post.message.model_dump_json() for post in await bench.deliver() if post.target.kind == "channel"]
    if "anonymous" in settings and (await bench.card(campaign)).status != "ended":
        assert not [text for text in told for user in PEOPLE if f"@{user}\ue001" in text or f"User {user}" in text]
