"""Forecasts: what orders do, in words beside the map that they would lead to."""

from bot.service.reading.forecast import forecast
from tests.service.bench import BLUE, GREEN, RED, Table


async def test_a_forecast_says_what_each_order_does_and_what_all_cost(table: Table) -> None:
    """In the order given; of a seat without orders there is nothing to say."""
    campaign = await table.started(RED, BLUE, GREEN, board="toy/fair")
    await table.all_ready(campaign)
    who = await table.who(campaign, RED)
    before = await forecast(table.herald, who)
    await table.give(campaign, RED, "bid 5")
    bid, *costs = await forecast(table.herald, who)

    assert [] == before
    assert bid.startswith("1. bid 5") and "leaves you" in bid
    assert all(line.startswith("With these orders ") for line in costs)
