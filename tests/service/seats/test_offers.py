"""Who has nothing to play is offered seats, as long as there are any, and takes one with one press."""

import pytest

from bot.service.ground.messages import Message
from bot.service.ground.values import Post
from bot.service.plain import hearing
from bot.service.reading import reading
from bot.service.table import campaigns, choosing, gamemaster, replacing
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, GREEN, HOST, RED, Table


async def fell(table: Table, *users: int) -> int:
    """Begin a campaign of five seats, in which the second person's seat falls in the first window."""
    campaign = await table.started(*(users or (RED, BLUE)), board="word/five")
    await table.give(campaign, RED, "say fall b")
    await table.all_ready(campaign)
    return campaign


def offered(posts: list[Post], user: int) -> list[Message]:
    """Give the messages that one person got about seats."""
    return [post.message for post in posts if post.user == user and ":offer-" in post.key]


def seats(message: Message) -> list[str]:
    """Give the seats that a message has buttons for."""
    return [button.seat for button in message.buttons if button.seat]


async def test_a_fallen_player_is_told_at_once_what_could_be_his(table: Table) -> None:
    """Each free seat with one line of what it is, and a button; not his own, nor those of others."""
    campaign = await fell(table)
    message = offered(await table.deliver(), BLUE)[-1]

    assert message.content.startswith(
        "Fair play, Day 2: Your seat, Bert, is out of the game. /why tells how it fell, and /book keeps what it "
        "did. Three seats could be yours"
    )
    assert ["c", "d", "e"] == seats(message)
    assert ("Cleo: 1 words said.", "Dora: 1 words said.", "Egon: 1 words said.") == message.pages[0].lines
    assert campaign == message.buttons[0].campaign


async def test_an_offer_stands_and_is_not_repeated(table: Table) -> None:
    """As long as nothing changes nothing is sent, and what was sent keeps its buttons."""
    campaign = await fell(table)
    await table.deliver()
    for word in ("one", "two"):
        await table.give(campaign, RED, f"say {word}")
        await table.all_ready(campaign)

    assert [] == offered(await table.deliver(), BLUE)


async def test_an_offer_loses_what_others_take_and_is_followed_when_more_comes_free(table: Table) -> None:
    """The message is edited as long as it lacks nothing; a new one calls, and the old one says so."""
    campaign = await fell(table, RED, BLUE, GREEN)
    await table.deliver()
    await campaigns.join(table.herald, campaign, 4, "Four", seat="d")
    thinner = offered(await table.deliver(), BLUE)[-1]
    await campaigns.leave(table.herald, campaign, GREEN)
    old, new = offered(await table.deliver(), BLUE)

    assert ["e"] == seats(thinner)
    assert ("Egon: 1 words said.",) == thinner.pages[0].lines
    assert ([], ["c", "e"]) == (seats(old), seats(new))
    assert "a newer message" in old.content


async def test_where_nothing_is_free_he_is_told_so_and_then_of_the_first_that_is(table: Table) -> None:
    """He need not ask again."""
    campaign = await fell(table, RED, BLUE, GREEN, 4, 5)
    first = offered(await table.deliver(), BLUE)[-1]
    await campaigns.leave(table.herald, campaign, 5)
    second = offered(await table.deliver(), BLUE)[-1]

    assert "No other seat is free now; I write to you as soon as one is." in first.content
    assert ["e"] == seats(second)


async def test_a_press_changes_seats_and_ends_the_offer(table: Table) -> None:
    """The fallen seat is left to nobody, the taken one is briefed; the message says what he plays."""
    campaign = await fell(table)
    await table.deliver()
    card = await campaigns.join(table.herald, campaign, BLUE, "Blue", seat="d")
    posts = await table.deliver()

    assert {"a": RED, "b": None, "c": None, "d": BLUE, "e": None} == {seat.id: seat.user for seat in card.seats}
    assert [] == seats(offered(posts, BLUE)[-1]) and "you play Dora now" in offered(posts, BLUE)[-1].content
    assert any(":briefing-" in post.key and post.user == BLUE for post in posts)
    assert [] == [post.key for post in posts if ":open-" in post.key]


async def test_a_press_late_twice_or_by_somebody_else_changes_nothing(table: Table) -> None:
    """Each gets one sentence; nobody loses what he has."""
    campaign = await fell(table, RED, BLUE, GREEN)
    await campaigns.join(table.herald, campaign, BLUE, "Blue", seat="d")
    again = await campaigns.join(table.herald, campaign, BLUE, "Blue", seat="d")

    with pytest.raises(Answer, match="you play Cleo here, and a person has one seat"):
        await campaigns.join(table.herald, campaign, GREEN, "Green", seat="e")
    with pytest.raises(Answer, match="Dora is taken; free: Egon"):
        await campaigns.join(table.herald, campaign, 6, "Six", seat="d")
    with pytest.raises(Answer, match="Bert has nothing left to play; free: Egon"):
        await campaigns.join(table.herald, campaign, 6, "Six", seat="b")
    assert BLUE == next(seat.user for seat in again.seats if seat.id == "d")


async def test_the_last_seat_asked_falls_away_and_the_window_closes(table: Table) -> None:
    """Whoever changes seats keeps nobody waiting."""
    campaign = await fell(table)
    await table.give(campaign, RED, "say hello")
    key = await table.key(campaign)
    await table.ready(campaign, RED)

    assert key != await table.key(campaign)


async def test_join_and_orders_show_the_choice(table: Table) -> None:
    """To the fallen, and to a newcomer who names no seat; whoever plays is shown nothing else."""
    campaign = await fell(table)
    fallen = await choosing.choose(table.herald, campaign, BLUE)
    newcomer = await choosing.choose(table.herald, campaign, 9)
    instead = await choosing.instead(table.herald, await table.who(campaign, BLUE))

    assert ["c", "d", "e"] == seats(fallen) == seats(newcomer) == seats(instead)
    assert "You play nobody here. Three seats could be yours" in newcomer.content
    assert None is await choosing.choose(table.herald, campaign, RED)
    assert None is await choosing.instead(table.herald, await table.who(campaign, RED))


async def test_a_fallen_player_who_asks_is_led_to_the_seats(table: Table) -> None:
    """Whatever he writes, the answer says what became of his seat."""
    campaign = await fell(table)
    heard = await hearing.hear(table.herald, BLUE, "what should I do?", str(campaign))

    assert "Your seat, Bert, is out of the game. /why tells how it fell" in heard.content
    assert "/join shows which others could be yours" in heard.content


async def test_what_is_told_of_a_seat_is_what_everybody_knows(table: Table) -> None:
    """It is made from an onlooker's view, so two worlds that differ in secrets alone give the same line."""
    campaign = await fell(table)
    async with table.store.look(campaign) as look:
        save = await look.save()
    word = table.herald.games["word"]
    state = word.state.model_validate_json(save.state)
    other = state.model_copy(update={"secrets": dict.fromkeys(state.secrets, "KS")})

    assert word.outlook(state, "c") == word.outlook(other, "c")


async def test_who_waits_is_offered_what_the_game_brings_forth(table: Table) -> None:
    """The waiting list gets new seats with which nobody was reckoned; leaving it ends the offer."""
    campaign = await table.started(RED, BLUE)
    await campaigns.join(table.herald, campaign, GREEN, "Green")
    await table.give(campaign, RED, "say fall b")
    await table.all_ready(campaign)
    await campaigns.leave(table.herald, campaign, BLUE)
    waited = offered(await table.deliver(), GREEN)
    await table.give(campaign, RED, "say rise b")
    await table.all_ready(campaign)
    message = offered(await table.deliver(), GREEN)[-1]
    await campaigns.leave(table.herald, campaign, GREEN)
    ended = offered(await table.deliver(), GREEN)[-1]

    assert [] == waited
    assert ["b"] == seats(message) and "You wait for a seat." in message.content
    assert [] == seats(ended) and "you want no seat" in ended.content


async def test_whoever_the_gamemaster_takes_a_seat_from_is_offered_none(table: Table) -> None:
    """He reads who has done it; only the gamemaster seats him again."""
    campaign = await table.started(RED, BLUE, board="word/five")
    await replacing.hand(table.herald, campaign, HOST, "b", "open")
    posts = [post.message for post in await table.deliver() if post.user == BLUE]
    reason = next(message for message in posts if "has taken Bert from you" in message.content)

    assert () == reason.buttons
    assert [] == [message for message in posts if seats(message)]


async def test_an_offer_ends_with_its_campaign(table: Table) -> None:
    """Nothing can be pressed any more."""
    campaign = await fell(table)
    await table.deliver()
    await campaigns.end(table.herald, campaign, HOST)

    assert [[]] == [seats(message) for message in offered(await table.deliver(), BLUE)]


async def test_a_held_campaign_offers_nothing(table: Table) -> None:
    """What the rules may not be asked for is not asked."""
    campaign = await fell(table)
    await gamemaster.hold(table.herald, campaign, HOST)

    assert None is await choosing.choose(table.herald, campaign, BLUE)
    assert (await reading.status(table.herald, campaign)).content
