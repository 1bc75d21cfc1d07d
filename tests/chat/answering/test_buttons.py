"""Buttons outlive restarts, and act only for their campaign, their window and their seat (H20)."""

from bot.chat.answering.bound import Bound
from bot.chat.answering.buttons import button
from bot.chat.shapes.render import Part
from tests.chat.conftest import Market


async def test_buttons_outlive_a_restart(table: Market) -> None:
    """A panel, a post and a form from before a restart do what they say (H20)."""
    ada, ben, cleo = await table.begun()
    panel = await ada.slash("campaign", "orders")
    form = await (await cleo.slash("campaign", "orders")).choose("Give an order", "Bid")
    await table.restart()

    ready = await panel.press("Ready")
    post = await ben.press("campaign", "Orders")
    filled = await form.fill(coins="3")

    assert "You are ready." in ready.text
    assert "What you can do, such as" in post.text
    assert "✓ 1. bid 3" in filled.text


async def test_a_button_of_a_closed_window_is_refused(table: Market) -> None:
    """A panel of yesterday's window changes nothing today, and says so to its owner alone."""
    ada, ben, cleo = await table.begun()
    panel = await ada.slash("campaign", "orders")
    form = await panel.choose("Give an order", "Bid")
    for player in (ada, ben, cleo):
        await player.slash("campaign", "ready")

    pressed = await panel.press("Ready")
    filled = await form.fill(coins="3")
    chosen = await panel.choose("Give an order", "Bid")

    assert "This window has closed" in chosen.text
    assert chosen.result.response.ephemeral
    for reply in (pressed, filled):
        assert ["This window has closed; /orders shows what is open now"] == [
            each.content for each in reply.result.followups
        ]
        assert all(each.ephemeral for each in reply.result.followups)
    assert "No orders given yet." in (await ada.slash("campaign", "orders")).text


async def test_a_button_of_a_lost_seat_is_refused(table: Market) -> None:
    """Who has left a seat, or sits in another one now, can do nothing with its old panel (P9)."""
    ada, _, _ = await table.begun()
    panel = await ada.slash("campaign", "orders")
    await ada.slash("campaign", "leave")
    gone = await panel.press("Ready")
    await table.player("Dan").slash("campaign", "join", seat="red")
    await table.player("Cleo").slash("campaign", "leave")
    await ada.slash("campaign", "join", seat="green")

    moved = await panel.press("Ready")

    assert "you hold no seat" in gone.result.followups[-1].content.lower()
    assert "This belongs to another seat; yours is Grün & Söhne" in moved.result.followups[-1].content
    assert "not ready yet" in (await table.player("Dan").slash("campaign", "orders")).text


async def test_a_button_of_another_campaign_acts_there_alone(table: Market) -> None:
    """A panel acts on its own campaign, whatever channel it is pressed in or near (P9)."""
    ada, _, _ = await table.begun()
    await ada.slash("table-talk", "campaign found", game="toy", title="The Fair of Kish")
    for name, seat in (("Ada", "blue"), ("Ben", "red")):
        await table.player(name).slash("table-talk", "join", seat=seat)
    await ada.slash("table-talk", "campaign start")

    here = await ada.slash("campaign", "orders", campaign="1")
    there = await ada.slash("campaign", "orders", campaign="2")
    await there.press("Ready")

    assert "The Fair of Kish: the Blues" in there.text
    assert "You are ready." in there.text
    assert (
        "You are not ready yet" in (await here.press("Papers")).text or "ready" not in here.text.split("not ready")[0]
    )


async def test_a_post_of_a_seat_is_its_own(table: Market) -> None:
    """The orders wanted in a direct message are those of the seat it was sent for; the channel shows who is ready."""
    ada, ben, _ = await table.begun()

    orders = await ada.press("direct", "Orders")
    ready = await ada.press("direct", "Ready")

    assert "The Fair of Ur: the Reds" in orders.text
    assert "You are ready." in ready.text
    assert "Ready: the Reds." in ben.sees()


async def test_the_lobby_speaks_to_everybody(table: Market) -> None:
    """Join, Leave and Start below the lobby answer whoever presses, privately."""
    ada, ben, dan = (table.player(name) for name in ("Ada", "Ben", "Dan"))
    await ada.slash("campaign", "campaign found", game="toy", title="Fair")
    await ada.join(seat="the Reds")
    await ben.join()

    left = await ben.press("campaign", "Leave")
    again = await ben.press("campaign", "Leave")
    refused = await dan.press("campaign", "Start")
    started = await ada.press("campaign", "Start")

    assert "You have left Fair; /join" in left.text
    assert "you have no seat" in again.text.lower()
    assert "gamemaster" in refused.text
    assert "Fair has begun." in started.text
    for reply in (left, again, refused, started):
        assert reply.result.response.ephemeral


async def test_an_old_button_is_answered(table: Market) -> None:
    """A button of an older Herald is answered, not ignored."""
    ada, _, _ = await table.begun()
    channel = table.world.app.client.get_partial_messageable(table.world.channel("campaign").id)
    old = button(Bound.of("post", "gone", 1), "Gone")
    await channel.send("an old post", view=Part(items=(old,)).view())

    assert "from an older Herald" in (await ada.press("campaign", "Gone")).text
