"""How long a window of six seats takes from the last Ready until all is told, pictures apart, asked ahead or not."""

from pathlib import Path
from statistics import median
from time import perf_counter

from bot.service.closing.thinking import think_all
from rules.registry import RULESETS
from tests.bench.campaigns import campaign_of, close
from tests.bench.figures import milliseconds
from tests.service.bench import Table

WINDOWS = 24
AIM = 25
"""Milliseconds."""


async def sealing(folder: Path) -> tuple[str, ...]:
    """Close windows of two people and four autopilots, every second one without having asked these ahead."""
    async with campaign_of(folder, turns=2) as (table, campaign):
        state = await parsed(table, campaign)
        took: dict[bool, list[float]] = {True: [], False: []}
        for number in range(WINDOWS):
            ahead = bool(number % 2)
            if ahead:
                await think_all(table.herald)
            table.herald.thoughts.wanted.clear()
            begun = perf_counter()
            await close(table, campaign)
            took[ahead].append(perf_counter() - begun)
    told, asked = median(took[True]), median(took[False])
    both = f"{milliseconds(told)} where autopilots were asked ahead, {milliseconds(asked)} where not (aim {AIM} ms)"
    ratio = f"{told / state:.1f} times its state read ({milliseconds(state)})"
    return (f"a window of six seats sealed and told, young: {both}; {ratio}",)


async def parsed(table: Table, campaign: int) -> float:
    """Give the seconds in which the campaign's state is read from its text, the baseline."""
    async with table.store.look(campaign) as look:
        save = await look.save()
    assert save is not None
    begun = perf_counter()
    for _ in range(WINDOWS):
        RULESETS["civilized"].state.model_validate_json(save.state)
    return (perf_counter() - begun) / WINDOWS
