"""What people write that is no order gets one short answer, and a near miss what Herald would understand."""

import discord
import pytest

from tests.chat.conftest import Market
from tests.e2e.table import bears

PANEL = "What you can do, such as"


def last(table: Market, name: str) -> discord.Message:
    """Give the last direct message of a person."""
    return table.messages("direct", name)[-1]


async def wrote(table: Market, name: str, text: str) -> str:
    """Write to the bot; give its one answer, which is short and never the panel again."""
    player = table.player(name)
    before = len(table.messages("direct", name))
    said = await player.write(text)

    assert before + 2 == len(table.messages("direct", name)), said
    assert len(said) <= 1000 and PANEL not in said and "went wrong" not in said
    return said


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("hello", "Good day."),
        ("thanks!", "With pleasure."),
        ("help", "You play the Reds in “The Fair of Ur”."),
        ("how does this work?", "When a window opens"),
        ("what should I do?", "You can"),
        ("when?", "Open until"),
        ("undo", "You have given no order"),
        ("end turn", "Shall I count you as ready?"),
        ("who is winning?", "How everybody stands"),
        ("/orders", "A command is chosen from the list"),
        ("👍", "All right."),
        ("I quit", "Do you want to give up"),
        ("delete my data", "/privacy export"),
        ("blorp", "I am not sure what you mean."),
        ("clam Fish", "✓ claim Fish"),
        ("claim Fi", "✗ Did you mean “claim Fish”?"),
        ("please claim Fish", "✓ claim Fish"),
        ("bid three", "✓ bid 3"),
        ("/order bid 3", "✓ bid 3"),
    ],
)
async def test_every_message_gets_its_short_answer(table: Market, text: str, expected: str) -> None:
    """Whatever a player writes, the answer fits it, privately, in one message."""
    await table.begun()

    assert expected in await wrote(table, "Ada", text)


async def test_a_near_miss_is_mended_by_its_button(table: Market) -> None:
    """The button gives exactly the order that stands on it, once, and nobody else may press it."""
    ada, _, _ = await table.begun()
    await wrote(table, "Ada", "claim Fi")
    answer = await ada.press("direct", "claim Fish")

    assert "✓ claim Fish" in answer.text
    assert "✓ 1. claim Fish" in (await ada.slash("campaign", "orders")).text
    again = await ada.press("direct", "claim Fish")
    assert "That is given already" in again.text and "✓ 2." not in (await ada.slash("campaign", "orders")).text


async def test_ten_slips_are_not_ten_panels(table: Market) -> None:
    """Each slip is answered in a few lines; the panel that is open follows what is ordered in words."""
    ada, _, _ = await table.begun()
    panel = await ada.slash("direct", "orders")
    for _ in range(10):
        assert len((await wrote(table, "Ada", "claim Fi")).splitlines()) <= 4
    await wrote(table, "Ada", "bid 3")

    live = next(one for one in table.messages("direct", "Ada") if one.id == panel.message.id)
    assert "bid 3" in (live.embeds[0].description or "")
    assert 1 == sum(bears(one, "Order sheet") for one in table.messages("direct", "Ada"))


async def test_several_at_once(table: Market) -> None:
    """One line that says several orders gives each of them, with its own verdict."""
    await table.begun()

    said = await wrote(table, "Ada", "claim Fish and Potter's Row")

    assert "✓ claim Fish" in said and "Potter’s Row" in said
    assert "2 of 2 taken" in said or "1 of 2 taken" in said


async def test_an_order_is_taken_back_by_its_button(table: Market) -> None:
    """`undo` names the latest order and takes it back when told so."""
    ada, _, _ = await table.begun()
    await wrote(table, "Ada", "bid 3")

    assert "Your latest order is “bid 3”." in await wrote(table, "Ada", "undo")
    assert "Taken back. Nothing given yet." in (await ada.press("direct", "Take it back")).text


async def test_what_only_one_campaign_takes_is_read_there(table: Market) -> None:
    """Who plays in two campaigns, of which one has not begun, need not say which is meant."""
    ada, _, _ = await table.begun()
    await ada.slash("table-talk", "campaign found", game="toy", title="The Fair of Kish")
    await ada.slash("table-talk", "join", seat="blue")

    assert "✓ bid 3" in await wrote(table, "Ada", "bid 3")
    assert "With pleasure." in await wrote(table, "Ada", "thank you")


async def test_a_stranger_is_told_how_to_play(table: Market) -> None:
    """Somebody without a seat learns what Herald is and how one joins, and nothing of a campaign."""
    await table.begun()

    said = await wrote(table, "Dan", "help")

    assert "You do not play yet" in said and "/join" in said and "The Fair of Ur" not in said


async def test_a_letter_in_plain_words(table: Market) -> None:
    """`write to`, a name and words offer to send them, and the button does."""
    ada, ben, _ = await table.begun()
    assert "“shall we trade?”" in await wrote(table, "Ada", "write to the Blues: shall we trade?")

    await ada.press("direct", "Send to the Blues")
    await table.pass_time(minutes=1)

    assert "shall we trade?" in ben.sees("direct")


async def test_a_mention_is_answered_for_its_writer_alone(table: Market) -> None:
    """In a channel nobody reads another's affairs: the answer is behind a button that only its writer may press."""
    ada, ben, _ = await table.begun()
    place = ada.room("campaign")
    await place.viewer.send(place.channel, f"<@{table.world.env.bot.user.id}> what should I do?")
    await table.world.env.settle()

    mine = await ada.press("campaign", "Show me")
    theirs = await ben.press("campaign", "Show me")

    assert "You can" in mine.text and mine.result.response.ephemeral
    assert "somebody else" in theirs.text
    assert "You can" not in ben.sees()


async def test_help_is_a_command(table: Market) -> None:
    """`/help` says what is asked of this person now, and answers what is asked of it."""
    ada, _, _ = await table.begun()

    plain = await ada.slash("campaign", "help")
    asked = await ada.slash("campaign", "help", about="when is the deadline?")

    assert "You play the Reds" in plain.text and plain.result.response.ephemeral
    assert "Open until" in asked.text


async def test_who_writes_is_not_absent(table: Market) -> None:
    """Three windows may pass for who has written to Herald, though nothing of it was an order; the fourth counts."""
    ada, ben, cleo = await table.begun()
    for _ in range(3):
        await ada.write("blorp")
        for player in (ben, cleo):
            await player.slash("campaign", "ready")
        await table.to_next_deadline()

    assert "nothing had come from you" not in ada.sees("direct")
    (card,) = await table.cards()
    assert "player" == next(seat.mode for seat in card.seats if seat.id == "red")


async def test_people_are_known_by_the_names_that_discord_shows(table: Market) -> None:
    """Whoever has joined was met; the seat is meant that they hold."""
    await table.begun()
    ben = table.player("Ben").id
    (seat,) = (one.name for one in (await table.cards())[0].seats if one.user == ben)

    assert f"Shall I send this to {seat}" in await wrote(table, "Ada", "write to Ben: shall we be friends?")
    told = (await table.player("Ada").press("direct", f"Send to {seat}")).text
    assert seat in told and "shall we be friends?" in table.player("Ben").sees("direct")
