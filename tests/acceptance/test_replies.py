"""Every answer is for its asker alone and shows the whole order set, its cost and what is missing (H5)."""

from pathlib import Path

import pytest

from bot.service.orders import orders
from rules.registry import RULESETS
from tests.acceptance.replies import FOLDER, replies, written
from tests.service.bench import BLUE, GREEN, RED, Table


@pytest.mark.parametrize("game", RULESETS)
async def test_H5_answers_are_private_and_whole(tmp_path: Path, game: str) -> None:
    """As it was written down; whoever changes it on purpose runs `python -m tests.acceptance.replies`."""
    said = await replies(tmp_path, game)

    assert (FOLDER / f"{game}.txt").read_text(encoding="utf-8") == written(said)
    assert all(one.private for one in said)
    given = [one.text for one in said if one.act.startswith("/order ") and "✓" in one.text]
    stands = said[-1].text.splitlines()[-1].removeprefix("Given so far: ").removesuffix(". You are ready.").split("; ")
    assert stands and all(any(f"✓ {order}" in text for text in given) for order in stands), said[-1].text
    assert all(stands[0] in text for text in given[given.index(next(one for one in given if stands[0] in one)) :])


async def test_H5_every_answer_shows_the_cost_so_far(bench: Table) -> None:
    """What the orders given so far take of the purse stands in every answer, and goes with the order withdrawn."""
    campaign = await bench.started(RED, BLUE, GREEN, board="toy/fair")
    for user in (RED, BLUE, GREEN):
        await bench.give(campaign, user, "be calm")
    await bench.ready(campaign, RED, BLUE, GREEN)
    quiet = await bench.give(campaign, RED, "claim Fish")
    dear = await bench.give(campaign, RED, "give the Blues 2, the Greens 1")
    shown = await orders.orders(bench.herald, await bench.who(campaign, RED))
    gone = await orders.withdraw(bench.herald, await bench.who(campaign, RED))

    cost = [[note for note in answer.notes if "coins" in note] for answer in (quiet, dear, shown, gone)]
    assert [0, 1, 1, 0] == [len(notes) for notes in cost]
    assert cost[1] == cost[2] == ["with these orders coins 13 → 10"]
