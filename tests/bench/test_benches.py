"""What the benches measure is there: campaigns that go on, and as many of them as were asked for."""

from pathlib import Path

from bot.store.store import Store
from tests.bench.campaigns import campaign_of
from tests.bench.keeping import multiply
from tests.service.bench import RED


async def test_a_campaign_of_the_benches_reaches_its_turn_and_is_multiplied(tmp_path: Path) -> None:
    """Windows that ask in secret are closed too; each copy is a campaign of its own, with its own messages."""
    async with campaign_of(tmp_path, 2) as (table, campaign):
        assert 2 == (await table.card(campaign)).turn
        await table.deliver()

    multiply(tmp_path / "bench.db", 3)

    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'bench.db'}")
    async with store.look(3) as look:
        assert RED in {seat.user for seat in look.seats.values()}
        assert look.campaign.title and (await look.closing_parts())
    await store.close()
