"""Every press and every command is answered: slips in words, faults with an id (P7)."""

import asyncio
from typing import Any

import pytest

from bot.chat.answering import answers
from bot.chat.answering.answers import answered
from bot.chat.presses import presses
from bot.service.orders import orders
from rules.kernel.errors import Refusal, Unreadable
from tests.chat.conftest import Market


async def boom(*_: object) -> None:
    """Go wrong in a way that nobody planned."""
    raise RuntimeError("secret detail")


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch, table: Market) -> Market:
    """A table whose status is broken."""
    monkeypatch.setattr("bot.service.reading.reading.status", boom)
    return table


def faults(table: Market) -> list[dict[str, object]]:
    """Give and forget what was logged as a fault."""
    found = [line for line in table.logged if line["event"] == "fault"]
    table.logged[:] = [line for line in table.logged if line["event"] != "fault"]
    return found


async def test_a_fault_is_told_with_its_id(broken: Market) -> None:
    """A mistake of ours is logged once with an id, which is all that the person is told of it."""
    await broken.player("Ada").slash("campaign", "campaign found", game="toy", title="Fair")
    faults(broken)

    by_command = await broken.player("Ben").slash("campaign", "status")
    logged = faults(broken)

    assert 1 == len(logged)
    assert str(logged[0]["id"]) in by_command.text
    assert "secret detail" not in by_command.text
    assert by_command.result.response.ephemeral


async def test_a_fault_of_a_button_is_told(table: Market, monkeypatch: pytest.MonkeyPatch) -> None:
    """A button that goes wrong leaves the panel as it is and says so beside it."""
    ada, _, _ = await table.begun()
    panel = await ada.slash("campaign", "orders")
    monkeypatch.setattr(presses.orders, "ready", boom)

    pressed = await panel.press("Ready")

    assert "went wrong" in pressed.result.followups[-1].content
    assert "What you can do, such as" in pressed.text
    assert 1 == len(faults(table))


async def test_a_fault_of_a_form_is_told(table: Market, monkeypatch: pytest.MonkeyPatch) -> None:
    """A menu whose form cannot be built answers instead."""
    ada, _, _ = await table.begun()
    panel = await ada.slash("campaign", "orders")
    monkeypatch.setattr(presses.orders, "complete_field", boom)

    chosen = await panel.choose("Give an order", "Claim")

    assert "went wrong" in chosen.text
    assert 1 == len(faults(table))


async def test_a_fault_of_a_completion_gives_nothing(table: Market, monkeypatch: pytest.MonkeyPatch) -> None:
    """A completion that goes wrong offers nothing, and the command works all the same."""
    ada, _, _ = await table.begun()
    monkeypatch.setattr("bot.service.orders.orders.complete_line", boom)

    assert [] == await ada.complete("campaign", "order", "line", "bid")
    assert "✓ bid 3" in (await ada.slash("campaign", "order", line="bid 3")).text
    assert 1 == len(faults(table))


async def test_whoever_waits_long_is_told_so_and_answered_in_the_same_place(
    table: Market, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An order that takes long is kept and answered once; until then its place says that it takes long."""
    ada, _, _ = await table.begun()
    give = orders.give_sheet

    async def late(*given: Any) -> Any:
        await asyncio.sleep(60)
        return await give(*given)

    monkeypatch.setattr("bot.service.orders.orders.give_sheet", late)
    monkeypatch.setattr(answers, "PATIENCE", 1.0)
    table.world.env.settle_timeout = 30.0  # of the table's own time: it does not wait until the answer is there
    reply = await ada.slash("campaign", "order", line="bid 3")
    await table.world.env.advance_time(10)
    meanwhile = reply.text
    await table.world.env.advance_time(60)

    assert answers.LONG == meanwhile
    assert "✓ bid 3" in reply.text and answers.LONG not in reply.text


async def test_a_fault_of_a_sheet_is_told(table: Market, monkeypatch: pytest.MonkeyPatch) -> None:
    """A direct message is answered even when reading it goes wrong."""
    ada, _, _ = await table.begun()
    monkeypatch.setattr("bot.service.orders.orders.give_sheet", boom)

    assert "went wrong" in await ada.write("bid 3")
    assert 1 == len(faults(table))


async def test_an_acknowledgement_that_had_arrived_is_no_trouble(table: Market) -> None:
    """A retry that Discord answers with “already acknowledged” had worked: the answer is given."""
    ada, _, _ = await table.begun()
    real = table.world.chaos.answer

    def twice(backend, method, path, **request):
        answer = real(backend, method, path, **request)
        return real(backend, method, path, **request) if path.endswith("/callback") else answer

    table.world.chaos.answer = twice
    answer = await ada.slash("campaign", "order", line="bid 3")
    table.world.chaos.answer = real

    assert "✓ bid 3" in answer.text


async def test_what_discord_no_longer_waits_for_is_not_done(table: Market) -> None:
    """A command that could not be acknowledged changes nothing: its giver saw that it failed."""
    ada, _, _ = await table.begun()
    table.world.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)

    place = ada.room("campaign")
    result = await place.viewer.slash(place.channel, "order", line="bid 3")

    assert not result.acknowledged
    assert "No orders given yet." in (await ada.slash("campaign", "orders")).text


async def test_a_long_answer_comes_whole(table: Market) -> None:
    """An order set that one message cannot hold goes on in the next ones; the menus stay on the first."""
    ada, _, _ = await table.begun()
    for _ in range(3):
        await ada.write("\n".join(["watch Fish, Fish and Chips"] * 60))
    answer = await ada.slash("campaign", "orders")

    messages = [answer.message, *(each.message for each in answer.result.followups)]
    shown = " ".join(embed.description or "" for message in messages for embed in message.embeds)
    assert all(f"✓ {number}. " in shown for number in range(1, 181))
    assert answer.message.components


async def test_coming_back_is_one_press(table: Market) -> None:
    """Who was away too long finds the autopilot in the seat, and takes it back with one button (H3, H15)."""
    ada, ben, cleo = await table.begun()
    for _ in range(3):
        for player in (ada, cleo):
            await player.slash("campaign", "ready")
        await table.to_next_deadline()

    back = await ben.press("direct", "Return")

    assert "You play the Blues in The Fair of Ur." in back.text
    assert "is played by" in table.player("Dan").sees()


def test_answers_are_sentences() -> None:
    """A slip's words begin with a capital letter; their clause stands behind a button."""
    unread = Unreadable("bld granary", 0, ("build",), "build granary", clause="CIV-2.1")

    assert "The stall is taken" == answered(Refusal("TOY-2.2", "the stall is taken"))
    assert answered(unread).endswith("did you mean “build granary”?")
