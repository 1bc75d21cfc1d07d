"""Joining, waiting, leaving and coming back (H1, H3)."""

import asyncio

import pytest

from bot.service.ground.playing import seat_of
from bot.service.orders import orders
from bot.service.reading import reading
from bot.service.table import campaigns, gamemaster
from bot.service.time import ticker as time
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, CHANNEL, GREEN, GUILD, HOST, RED, Table


async def test_twenty_press_join_at_once_for_five_seats(table: Table) -> None:
    """Five are seated, fifteen wait in order, and there is one message that says so."""
    campaign = await table.founded("word/five")

    await asyncio.gather(*(campaigns.join(table.herald, campaign, user, f"User {user}") for user in range(1, 21)))

    card = await table.card(campaign)
    seated = [seat.user for seat in card.seats]
    assert 5 == len(set(seated) - {None})
    assert 15 == len(card.waiting) and set(card.waiting) == {
        f"User {user}" for user in range(1, 21) if user not in seated
    }
    await campaigns.start(table.herald, campaign, HOST)
    sent = await table.deliver()
    assert 1 == sum(":started" in post.key for post in sent)
    assert 1 == sum(":lobby" in post.key for post in sent)


async def test_who_waits_gets_the_seat_of_whoever_leaves(table: Table) -> None:
    """The first on the list is seated and told; the next one stays on it."""
    campaign = await table.founded("word/two")
    for user in (1, 2, 3, 4):
        await campaigns.join(table.herald, campaign, user, f"User {user}")

    card = await campaigns.leave(table.herald, campaign, 1)

    assert [3, 2] == [seat.user for seat in card.seats] and ("User 4",) == card.waiting
    assert any(post.target.user == 3 and "Anna is yours" in post.message.content for post in await table.deliver())


async def test_a_chosen_seat_is_given_and_a_taken_one_refused(table: Table) -> None:
    """A seat can be asked for by name, in any spelling; a taken one names those that are free."""
    campaign = await table.founded("word/two")
    await campaigns.join(table.herald, campaign, 1, "One", seat="BERT")

    with pytest.raises(Answer, match="Bert is taken; free: Anna"):
        await campaigns.join(table.herald, campaign, 2, "Two", seat="b")
    with pytest.raises(Answer, match="there is no seat “Zoe”; free: Anna"):
        await campaigns.join(table.herald, campaign, 2, "Two", seat="Zoe")
    with pytest.raises(Answer, match="you play Bert here, and a person has one seat"):
        await campaigns.join(table.herald, campaign, 1, "One", seat="a")


async def test_to_join_twice_is_harmless(table: Table) -> None:
    """Who sits stays there, and who waits stays on the list, once; nobody is told that he has done so already."""
    campaign = await table.founded("word/two")
    for user in (1, 1, 2, 3, 3):
        card = await campaigns.join(table.herald, campaign, user, f"User {user}")

    assert ([1, 2], ("User 3",)) == ([seat.user for seat in card.seats], card.waiting)


async def test_a_seat_that_is_left_plays_on_and_can_be_taken(table: Table) -> None:
    """After the swap every private view refuses the old person; what was ordered in the seat is gone."""
    campaign = await table.started(RED, BLUE)
    old = await table.who(campaign, RED)
    await table.give(campaign, RED, "say one")

    card = await campaigns.leave(table.herald, campaign, RED)
    assert "open" == card.seats[0].mode and card.seats[0].user is None
    card = await campaigns.join(table.herald, campaign, GREEN, "Greta")
    assert GREEN == card.seats[0].user

    for refused in (
        orders.orders(table.herald, old),
        reading.papers(table.herald, old),
        orders.ready(table.herald, old),
    ):
        with pytest.raises(Answer, match="do not hold Anna"):
            await refused
    shown = await orders.orders(table.herald, await table.who(campaign, GREEN))
    assert () == shown.drafts
    assert any(post.key.endswith("-a") and ":ask-" in post.key and post.user == GREEN for post in await table.deliver())


async def test_the_last_one_who_is_waited_for_leaves(table: Table) -> None:
    """A window that waited for the leaver alone closes at once."""
    campaign = await table.started(RED, BLUE)
    await table.ready(campaign, BLUE)
    key = await table.key(campaign)

    await campaigns.leave(table.herald, campaign, RED)

    assert key != await table.key(campaign)


async def test_a_table_without_people_waits(table: Table) -> None:
    """Nobody plays: the clock stands still; it goes on when somebody joins."""
    campaign = await table.started(RED)
    await campaigns.leave(table.herald, campaign, RED)
    key = await table.key(campaign)
    assert await table.store.next_deadline() is None and (await table.card(campaign)).window.due is None

    await campaigns.join(table.herald, campaign, GREEN, "Greta")

    assert key == await table.key(campaign) and (await table.card(campaign)).window.due is not None


async def test_only_the_host_starts_and_only_with_people(table: Table) -> None:
    """Others are told who may; an empty table, and one that plays, do not start."""
    campaign = await table.founded("word/two")
    with pytest.raises(Answer, match="somebody has to join"):
        await campaigns.start(table.herald, campaign, HOST)
    await campaigns.join(table.herald, campaign, RED, "Ruth")
    with pytest.raises(Answer, match="only the gamemaster"):
        await campaigns.start(table.herald, campaign, RED)
    await campaigns.start(table.herald, campaign, HOST)
    with pytest.raises(Answer, match="has started already"):
        await campaigns.start(table.herald, campaign, HOST)


async def test_phrases_are_mixed_into_the_luck_in_seat_order(table: Table) -> None:
    """What people brought before the start is kept in the order of their seats; later phrases change nothing."""
    campaign = await table.founded("word/two")
    await campaigns.join(table.herald, campaign, BLUE, "Bela", seat="b", phrase="second \ue000 \u202e")
    await campaigns.join(table.herald, campaign, RED, "Ruth", seat="a", phrase="first")
    await campaigns.start(table.herald, campaign, HOST)
    async with table.store.look(campaign) as look:
        assert '["first", "second"]' == look.campaign.phrases

    await campaigns.leave(table.herald, campaign, RED)
    await campaigns.join(table.herald, campaign, GREEN, "Greta", phrase="third")

    async with table.store.look(campaign) as look:
        assert '["first", "second"]' == look.campaign.phrases and "third" == seat_of(look, GREEN).phrase


async def test_which_campaign_is_meant(table: Table) -> None:
    """A number, a title, the channel, or the only campaign one plays; else the choices are listed."""
    first = await table.started(RED, BLUE)
    here = campaigns.here
    assert first == await here(table.herald, user=RED) == await here(table.herald, user=99, channel=70)
    assert (
        first
        == await here(table.herald, user=99, campaign=f"#{first}")
        == await here(table.herald, user=RED, campaign="fair PLAY")
    )
    with pytest.raises(Answer, match="you play in no campaign"):
        await here(table.herald, user=99)
    with pytest.raises(Answer, match="there is no campaign “Nothing” here"):
        await here(table.herald, user=RED, campaign="Nothing")

    second = await table.started(BLUE)

    assert first == await here(table.herald, user=RED, channel=70)
    with pytest.raises(Answer, match="which campaign do you mean"):
        await here(table.herald, user=BLUE, channel=70)
    await campaigns.end(table.herald, first, HOST)
    assert second == await here(table.herald, user=BLUE)
    assert [second, first] == [card.id for card in await campaigns.campaigns(table.herald, guild=7)]


async def test_H23_campaigns_are_named_without_looking_at_those_that_have_ended(table: Table, monkeypatch) -> None:
    """A server that has played a hundred campaigns completes as quickly as one that plays its first."""
    over = [await table.started(RED, BLUE) for _ in range(3)]
    for one in over:
        await campaigns.end(table.herald, one, HOST)
    plays = await table.started(RED)
    looked = []
    look = table.store.look
    monkeypatch.setattr(table.store, "look", lambda campaign: looked.append(campaign) or look(campaign))

    named = await campaigns.titles(table.herald, user=RED, guild=7)
    assert [plays, *reversed(over)] == [number for _, number in named]
    assert (
        plays == await campaigns.here(table.herald, user=RED) == await campaigns.here(table.herald, user=99, channel=70)
    )
    assert [plays] == [card.id for card in await campaigns.campaigns(table.herald, user=RED, going=True)]
    assert {plays} == set(looked)


async def test_a_newcomer_is_briefed_with_what_the_seat_knows(table: Table) -> None:
    """The briefing holds the weightiest of its events, and nobody else's; its papers are behind a button."""
    campaign = await table.started(RED, BLUE)
    await campaigns.leave(table.herald, campaign, RED)
    await table.deliver()
    await campaigns.join(table.herald, campaign, GREEN, "Greta")

    briefing = next(post for post in await table.deliver() if ":briefing-" in post.key)

    titles = ["You are a.", "Now", "What befell you", "How this table plays"]
    assert GREEN == briefing.user and titles == [page.title for page in briefing.message.pages]
    async with table.store.look(campaign) as look:
        mine, theirs = await look.events(["a"], least=1), await look.events(["b"], least=1)
    lines = briefing.message.pages[2].lines
    assert sorted(entry.text for entry in mine) == sorted(lines)
    assert not ({entry.text for entry in theirs} - {entry.text for entry in mine}) & set(lines)
    assert "Papers" in [button.label for button in briefing.message.buttons]


@pytest.mark.parametrize("how", ["next", "join"])
@pytest.mark.parametrize("status", ["paused", "held", "held while paused"])
async def test_a_newcomer_is_briefed_though_the_clock_stands_still(table: Table, status: str, how: str) -> None:
    """In a pause at once, in a campaign that is held once it is released; and asked the open window's question."""
    campaign = await table.started(RED, BLUE)
    if "paused" in status:
        await campaigns.pause(table.herald, campaign, HOST)
    if "held" in status:
        await gamemaster.hold(table.herald, campaign, HOST)
    if how == "next":
        await campaigns.join(table.herald, campaign, GREEN, "Greta")
    await campaigns.leave(table.herald, campaign, BLUE)
    if how == "join":
        await campaigns.join(table.herald, campaign, GREEN, "Greta")
    before = await got(table, GREEN)
    if "held" in status:
        await gamemaster.release(table.herald, campaign, HOST)
        await time.tick(table.herald)
    after = await got(table, GREEN)

    assert {"briefing", "ask"} <= set(after if "held" in status else before)
    assert 1 == [*before, *after].count("briefing")


async def test_a_briefing_after_a_release_survives_a_crash(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the process dies before the newcomer is briefed, the clock sees to it."""
    campaign = await table.started(RED, BLUE)
    await gamemaster.hold(table.herald, campaign, HOST)
    await campaigns.leave(table.herald, campaign, BLUE)
    await campaigns.join(table.herald, campaign, GREEN, "Greta")

    await table.die_in_release(campaign, monkeypatch)
    assert "briefing" not in await got(table, GREEN)
    await time.tick(table.herald)

    assert "briefing" in await got(table, GREEN)


async def got(table: Table, user: int) -> list[str]:
    """Give the kinds of what reaches a person now."""
    return [post.key.partition(":")[2].partition("-")[0] for post in await table.deliver() if post.user == user]


async def test_nothing_goes_to_a_seat_that_nobody_holds(table: Table) -> None:
    """What a former player was sent stays as it was when the window closes."""
    campaign = await table.started(RED, BLUE)
    await table.deliver()
    await campaigns.leave(table.herald, campaign, RED)
    await table.to_closing(campaign)
    assert [] == [post.key for post in await table.deliver() if post.target.seat == "a"]


async def test_a_campaign_without_a_title_gets_one_of_its_own(table: Table) -> None:
    """It is called like its scenario, with a number where the guild has one of this name; other guilds do not count."""
    found = {"host": HOST, "channel": CHANNEL, "title": " ", "game": "toy"}

    cards = [await campaigns.found(table.herald, guild=guild, **found) for guild in (GUILD, GUILD, GUILD, GUILD + 1)]

    assert ["The Fair", "The Fair 2", "The Fair 3", "The Fair"] == [card.title for card in cards]
