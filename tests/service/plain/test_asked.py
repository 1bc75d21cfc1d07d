"""What one can do, asked in plain words: what was given already is not proposed again."""

import pytest

from bot.service.orders import orders
from bot.service.plain import hearing
from tests.service.bench import BLUE, GREEN, RED, Table

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)


async def test_what_was_given_is_not_named_as_what_one_can_say(table: Table) -> None:
    """The rest is, as before."""
    campaign = await table.started(RED, BLUE, GREEN, board="toy/fair")
    await table.all_ready(campaign)
    who = await table.who(campaign, RED)
    before = await hearing.hear(table.herald, RED, "what should I do?", str(campaign))
    line = before.content.partition(": “")[2].partition("”")[0]
    assert line, before.content

    await orders.give_line(table.herald, who, line)
    after = await hearing.hear(table.herald, RED, "what should I do?", str(campaign))

    assert line not in after.content.partition("You can say:")[2]


@ONE
async def test_what_an_order_in_hand_answers_is_not_the_most_pressing(crowns: Table) -> None:
    """Nor what it would be replaced by; a letter is one press away."""
    campaign = await crowns.started(RED, BLUE, board="italy/italy-standard")
    before = await hearing.hear(crowns.herald, RED, "help", str(campaign))
    assert "The most pressing: Attack " in before.content
    assert "Write a letter" in [one.label for one in before.buttons]

    await crowns.give(campaign, RED, "attack Etruria")
    after = await hearing.hear(crowns.herald, RED, "help", str(campaign))
    assert "The most pressing: Attack " not in after.content
    assert not [one for one in after.buttons if one.label.lower().startswith("attack")]
