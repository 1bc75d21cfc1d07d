"""A plain `yes`, `no` or `the second` to what Herald has just asked."""

from bot.service.orders import orders
from bot.service.plain import hearing
from tests.service.bench import BLUE, GREEN, RED, Table
from tests.service.talking import given, said


async def open_fair(table: Table) -> tuple[int, str]:
    """Open a window that takes orders; give an order that can be given there."""
    campaign = await table.started(RED, BLUE, GREEN, board="toy/fair")
    await table.all_ready(campaign)
    told = await said(table, campaign, "what should I do?")
    return campaign, told.partition(": “")[2].partition("”")[0]


async def test_yes_takes_back_what_it_was_asked_to(table: Table) -> None:
    """Said alone, with the words of the button, or as one says it; and no leaves it."""
    campaign, line = await open_fair(table)
    for yes in ("yes", "Yes!", "yes take it back", "ok", "do it", "y"):
        await table.give(campaign, RED, line)
        assert "Shall I take it back?" in await said(table, campaign, "undo")
        assert "Taken back" in await said(table, campaign, yes)
        assert [] == await given(table, campaign)

    await table.give(campaign, RED, line)
    await said(table, campaign, "undo")
    assert "All right, then not." == await said(table, campaign, "no")
    assert "Taken back" not in await said(table, campaign, "yes")
    assert [line] == await given(table, campaign)


async def test_yes_counts_a_seat_as_ready_and_not_ready_waits_again(table: Table) -> None:
    """“not ready” is the opposite of “ready”."""
    campaign, _ = await open_fair(table)
    assert "Shall I count you as ready?" in await said(table, campaign, "ready")
    await said(table, campaign, "sure")
    assert (await orders.so_far(table.herald, await table.who(campaign, RED))).ready

    assert "You are not ready yet" in await said(table, campaign, "I'm not ready yet")
    await said(table, campaign, "yes please")
    assert not (await orders.so_far(table.herald, await table.who(campaign, RED))).ready
    assert "You are not counted as ready." in await said(table, campaign, "not ready")


async def test_a_misspelt_order_is_given_by_yes(table: Table) -> None:
    """As by its button; of several the second by its place, and a yes to several asks which."""
    campaign, line = await open_fair(table)
    answer = await hearing.hear(table.herald, RED, line[:-1] + "q", str(campaign))
    offered = [button.label for button in answer.buttons if button.action == "say"]
    assert offered, answer.content
    told = await said(table, campaign, "yes")
    if offered[1:]:
        assert "Which of them?" in told
        await said(table, campaign, "the first one")
    assert offered[0] in await given(table, campaign)


async def test_yes_sends_the_letter_that_was_written(table: Table) -> None:
    """To the seat that was named by a part of its name, with its words alone."""
    campaign, _ = await open_fair(table)
    assert "Shall I send this" in await said(table, campaign, "write to Blues saying shall we trade?")
    assert "is sent" in await said(table, campaign, "send it")


async def test_what_was_asked_in_another_window_is_answered_no_more(table: Table) -> None:
    """The question has gone with its window; a yes to nothing does nothing."""
    campaign, line = await open_fair(table)
    await table.give(campaign, RED, line)
    await said(table, campaign, "undo")
    await table.all_ready(campaign)

    assert "Taken back" not in await said(table, campaign, "yes")


async def test_all_orders_are_taken_back_at_once(table: Table) -> None:
    """Where there are several; one alone is asked for as the latest is."""
    campaign, line = await open_fair(table)
    await table.give(campaign, RED, line)
    told = await said(table, campaign, "what should I do?")
    other = told.partition(": “")[2].partition("”")[0]
    await table.give(campaign, RED, other)
    assert len(await given(table, campaign)) == 2

    assert "Shall I take back all 2?" in await said(table, campaign, "cancel everything")
    await said(table, campaign, "yes")
    assert [] == await given(table, campaign)


async def test_a_yes_to_nothing_that_is_known_says_that_nothing_was_done(table: Table) -> None:
    """As after a restart, which forgets what was asked; small talk stays small talk."""
    campaign, line = await open_fair(table)
    await table.give(campaign, RED, line)
    await said(table, campaign, "undo")
    table.herald.asking.forget(RED)

    assert "nothing was done" in await said(table, campaign, "yes")
    assert [line] == await given(table, campaign)
    assert "All right." in await said(table, campaign, "ok")
