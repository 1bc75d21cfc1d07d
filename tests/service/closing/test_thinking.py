"""Autopilots are asked while a window is open; its closing reads what they answered, and nothing hangs on that."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bot.service.closing.thinking import think_all
from bot.service.table import gamemaster
from rules.registry import RULESETS
from tests.service.bench import HOST, RED, Table

GAME = RULESETS["civilized"]
Asked = Counter[tuple[str, str]]
"""How often the autopilot of a seat was asked, by the window and the seat."""


@pytest.fixture
def asked(crowns: Table) -> Asked:
    """Have it counted at the table."""
    found: Asked = Counter()

    def autopilot(view: Any, seat: str, window: Any, chance: Any) -> Any:
        found[window.name, seat] += 1
        return GAME.autopilot(view, seat, window, chance)

    games = {**RULESETS, "civilized": replace(GAME, autopilot=autopilot)}
    crowns.herald = replace(crowns.herald, games=games, seeds=lambda: "7" * 64)
    return found


async def sealed(table: Table, campaign: int) -> list[dict[str, Any]]:
    """Close the open window, and give all closings but for when they closed."""
    await table.all_ready(campaign)
    async with table.store.look(campaign) as look:
        return [part["closing"] for part in await look.closing_parts()]


async def test_a_closing_asks_no_autopilot_that_was_asked_ahead(crowns: Table, asked: Asked) -> None:
    """Five countries are asked once for their decrees, before anybody is ready."""
    campaign = await crowns.started(RED, board="civilized/crowns")
    name = (await crowns.card(campaign)).window.name

    assert 1 == await think_all(crowns.herald)
    ahead = Counter({key: often for key, often in asked.items() if key[0] == name})
    await crowns.all_ready(campaign)

    assert [1] * 5 == list(ahead.values())
    assert ahead == Counter({key: often for key, often in asked.items() if key[0] == name})


async def test_what_was_thought_may_be_dropped(crowns: Table, asked: Asked) -> None:
    """The same campaign closes alike without it, to the byte."""
    one, other = [await crowns.started(RED, board="civilized/crowns") for _ in range(2)]
    await think_all(crowns.herald)
    thought = await sealed(crowns, one)
    crowns.herald.thoughts.kept.clear()
    before = asked.total()

    assert thought == await sealed(crowns, other)
    assert before < asked.total()


async def test_only_an_open_window_is_thought_of(crowns: Table, asked: Asked) -> None:
    """One that is held, and a campaign that is gone, are passed over."""
    campaign = await crowns.started(RED, board="civilized/crowns")
    await gamemaster.hold(crowns.herald, campaign, HOST)
    crowns.herald.thoughts.want(campaign + 1)

    assert 0 == await think_all(crowns.herald)
    assert not asked
