"""What one can do, asked in plain words: what was given already is not proposed again."""

from bot.service.orders import orders
from bot.service.plain import hearing
from tests.service.bench import BLUE, GREEN, RED, Table


async def test_what_was_given_is_not_named_as_what_one_can_say(table: Table) -> None:
    """The rest is, as before."""
    campaign = await table.started(RED, BLUE, GREEN, board="toy/fair")
    await table.all_ready(campaign)
    who = await table.who(campaign, RED)
    before = await hearing.hear(table.herald, RED, "what should I do?", str(campaign))
    line = before.content.partition("You can say: ")[2].partition(";")[0].rstrip(".")
    assert line, before.content

    await orders.give_line(table.herald, who, line)
    after = await hearing.hear(table.herald, RED, "what should I do?", str(campaign))

    assert line not in after.content.partition("You can say: ")[2]
