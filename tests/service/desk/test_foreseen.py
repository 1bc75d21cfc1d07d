"""What stands beside the choices of a form: what the order would do, where that is known and soon reckoned."""

from bot.service.desk import foreseen as module
from bot.service.desk.foreseen import foreseen, in_short
from tests.kernel.toy import TOY
from tests.service.bench import BLUE, GREEN, RED, Table


async def morning(table: Table) -> int:
    """Play to the first orders of the day."""
    campaign = await table.started(RED, BLUE, GREEN, board="toy/fair")
    await table.all_ready(campaign)
    return campaign


async def test_each_choice_says_what_it_would_do(table: Table) -> None:
    """A bid of each size says what it would leave; an order given before in its place does not count."""
    campaign = await morning(table)
    who = await table.who(campaign, RED)
    fresh = await foreseen(table.herald, who, "bid", {"coins": ["1", "2"]})
    await table.give(campaign, RED, "bid 5")
    again = await foreseen(table.herald, who, "bid", {"coins": ["1", "2"]})

    left = [int(text.split("leaves you ")[1].split()[0]) for text in fresh["coins"].values()]
    assert ["1", "2"] == list(fresh["coins"])
    assert left[0] == left[1] + 1
    assert fresh == again


async def test_what_is_not_known_is_not_said(table: Table) -> None:
    """A choice that would be refused, and an order of which nothing is reckoned, stand without words."""
    campaign = await morning(table)
    who = await table.who(campaign, RED)

    assert {"coins": {}} == await foreseen(table.herald, who, "bid", {"coins": ["50"]})
    assert {"stall": {}} == await foreseen(table.herald, who, "claim", {"stall": ["fish"]})
    assert {} == await foreseen(table.herald, who, "gift", {"coins": ["1"]})


async def test_what_takes_too_long_is_left_out(table: Table, monkeypatch) -> None:
    """After the first choice that takes longer than there is patience for, the others stand without words."""
    campaign = await morning(table)
    monkeypatch.setattr(module, "PATIENCE", -1.0)

    found = await foreseen(table.herald, await table.who(campaign, RED), "bid", {"coins": ["1", "2", "3"]})

    assert ["1"] == list(found["coins"])


def test_whole_sentences_fit_beside_a_choice() -> None:
    """What is too long ends with a sentence."""
    assert "About 9 points in Autumn." == in_short(f"About 9 points in Autumn. {'Riots everywhere, ' * 9}.")
    assert TOY.consequences
