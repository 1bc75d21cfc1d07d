"""H3: seats are handed over, deputised, given to the autopilot and taken back, each in one act."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from bot.service.ground.values import Post, Who
from bot.service.history.catchup import all_of_it
from bot.service.orders import orders
from bot.service.reading import reading
from bot.service.seats import deputies
from bot.service.table import campaigns
from bot.service.table import replacing as handing
from bot.store.records import Seat
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, GREEN, HOST, RED, Table

DAN = 4


def private_views(bench: Table, who: Who, key: str, draft: int) -> list[Awaitable[Any]]:
    """Give all that a person of a seat may read or do, as they would try it with an open panel."""
    herald = bench.herald
    return [
        orders.orders(herald, who),
        orders.give_line(herald, who, "say stolen", key),
        orders.give(herald, who, "say", {"word": "stolen"}, key),
        orders.give_sheet(herald, who, "say stolen", key),
        orders.withdraw(herald, who, draft, key),
        orders.ready(herald, who, True, key),
        reading.papers(herald, who),
        campaigns.who(herald, who.campaign, who.user),
    ]


async def refused(bench: Table, who: Who, key: str, draft: int) -> list[str]:
    """Try everything, and give what was not refused."""
    tried = await asyncio.gather(*private_views(bench, who, key, draft), return_exceptions=True)
    return [repr(one) for one in tried if not isinstance(one, Answer)]


def reading_of(posts: list[Post], user: int) -> str:
    """Give all that reaches a person."""
    found = [post.message for post in posts if post.user == user]
    lines = [line for one in found for page in one.pages for line in page.lines]
    return "\n".join([one.content for one in found] + lines)


@pytest.mark.parametrize("how", ["person", "next", "autopilot", "open", "leave"])
async def test_H3_after_the_swap_every_private_view_refuses_the_old_player(bench: Table, how: str) -> None:
    """However the seat changes hands, its former player reads and does nothing in it, from that moment."""
    campaign = await bench.started(RED, BLUE)
    await campaigns.join(bench.herald, campaign, GREEN, "Greta")
    old, key = await bench.who(campaign, RED), await bench.key(campaign)
    given = await bench.give(campaign, RED, "say mine")
    assert [] != await refused(bench, old, key, 0)
    given = await orders.orders(bench.herald, old)
    if how == "leave":
        await campaigns.leave(bench.herald, campaign, RED)
    elif how == "person":
        await handing.hand(bench.herald, campaign, HOST, "Anna", person=GREEN)
    else:
        await handing.hand(bench.herald, campaign, HOST, "a", to=how)  # type: ignore[arg-type]  # one of its words

    drafts = [draft.id for draft in given.drafts] or [1]
    assert [] == await refused(bench, old, await bench.key(campaign), drafts[0])
    assert await orders.complete_line(bench.herald, old, "say") == []
    seats = {seat.id: seat.user for seat in (await bench.card(campaign)).seats}
    assert (GREEN if how in {"person", "next", "leave"} else None) == seats["a"]
    async with bench.store.look(campaign) as look:
        assert [] == await look.drafts("a")


async def test_H3_the_briefing_holds_that_seat_alone(bench: Table) -> None:
    """The newcomer gets a welcome, events, the question, the table's ways, and a door to all of it: nobody else's."""
    campaign = await bench.started(RED, BLUE)
    for word in ("one", "two"):
        await bench.give(campaign, RED, f"say {word}")
        await bench.ready(campaign, RED, BLUE)
    await campaigns.join(bench.herald, campaign, GREEN, "Greta")
    await bench.deliver()
    await handing.hand(bench.herald, campaign, HOST, "a")
    posts = await bench.deliver()
    briefing = next(post for post in posts if ":briefing-" in post.key)

    async with bench.store.look(campaign) as look:
        mine, theirs = await look.events(["a"]), await look.events(["b"])
    lines = [line for page in briefing.message.pages for line in page.lines]
    secret = {entry.told.n for entry in theirs if entry.told.audience != "everyone"}
    assert GREEN == briefing.user and "seat" == briefing.target.kind
    assert not [line for line in lines if any(line.endswith(f"(#{n})") for n in secret)]
    assert {entry.text for entry in mine if entry.weight} >= set(lines) & {entry.text for entry in (*mine, *theirs)}
    titles = [page.title for page in briefing.message.pages]
    assert ["You are a.", "Now", "What befell you", "How this table plays"] == titles
    (door,) = [button for button in briefing.message.buttons if button.label == "All of it"]
    whole = await all_of_it(bench.herald, campaign, GREEN, *map(int, door.what.split("-")))
    told = {line.rpartition(" (#")[0] for page in whole.pages for line in page.lines}
    assert {entry.text for entry in mine if entry.weight} <= told
    assert {"All of it", "Papers"} <= {button.label for button in briefing.message.buttons}
    assert briefing.message.content.startswith("Fair play, Day 3: you play Anna now.")
    assert [GREEN] == [post.user for post in posts if ":ask-" in post.key and post.target.seat == "a"]


async def test_H3_each_act_is_told_to_whom_it_concerns(bench: Table) -> None:
    """The former player hears privately why, the newcomer that the seat is theirs, the table only that it moved."""
    campaign = await bench.started(RED, BLUE)
    await campaigns.join(bench.herald, campaign, GREEN, "Greta")
    await bench.deliver()
    await handing.hand(bench.herald, campaign, HOST, "a")
    posts = await bench.deliver()
    channel = [post.message.content for post in posts if post.target.kind == "channel"]

    assert (
        "Fair play: the gamemaster has taken Anna from you, for whoever waited; only the gamemaster can"
        in reading_of(posts, RED)
    )
    assert "Fair play: a seat came free, and Anna is yours now." in reading_of(posts, GREEN)
    assert "Fair play: Anna has a new player." in channel


async def test_H3_an_open_seat_is_posted_with_a_button(bench: Table) -> None:
    """Whoever presses it plays; the autopilot keeps the seat until then, and says so."""
    campaign = await bench.started(RED, BLUE)
    await bench.deliver()
    await handing.hand(bench.herald, campaign, HOST, "a", to="open")
    post = next(post for post in await bench.deliver() if ":open-" in post.key)
    await bench.ready(campaign, BLUE)
    await campaigns.join(bench.herald, campaign, DAN, "Dan", seat=post.message.buttons[0].seat)

    assert "channel" == post.target.kind and "Anna is open" in post.message.content
    assert "Day 2" == (await bench.card(campaign)).date
    assert [DAN, BLUE] == [seat.user for seat in (await bench.card(campaign)).seats]


async def test_H3_somebody_who_did_not_join_is_offered_the_seat(bench: Table) -> None:
    """Nobody is written to who did not join: the channel asks, the seat is kept for them, and one press takes it."""
    campaign = await bench.started(RED, BLUE)
    await bench.deliver()
    await handing.hand(bench.herald, campaign, HOST, "a", person=DAN)
    posts = await bench.deliver()
    offer = next(post for post in posts if ":offer-" in post.key)
    with pytest.raises(Answer, match="offered to somebody else"):
        await campaigns.join(bench.herald, campaign, GREEN, "Greta", seat="a")
    await campaigns.join(bench.herald, campaign, GREEN, "Greta")
    waiting = (await bench.card(campaign)).waiting
    await campaigns.join(bench.herald, campaign, DAN, "Dan")

    assert "channel" == offer.target.kind and (DAN,) == offer.message.mentions
    assert not [post for post in posts if post.user == DAN]
    assert ("Greta",) == waiting
    assert [DAN, BLUE] == [seat.user for seat in (await bench.card(campaign)).seats]


async def test_H3_the_autopilot_gives_a_seat_back(bench: Table) -> None:
    """One act hands it over, any order takes it back, and the window does not wait for the autopilot."""
    campaign = await bench.started(RED, BLUE)
    await bench.ready(campaign, BLUE)
    await campaigns.step_aside(bench.herald, campaign, RED)
    closed = (await bench.card(campaign)).date
    modes = [(await bench.card(campaign)).seats[0].mode]
    await bench.give(campaign, RED, "say back")
    modes.append((await bench.card(campaign)).seats[0].mode)

    assert "Day 2" == closed
    assert ["autopilot", "player"] == modes


async def test_H3_a_deputy_orders_and_reads_until_dismissed(bench: Table) -> None:
    """Named in one act, told, asked like the player; dismissed, every view refuses at once."""
    campaign = await bench.started(RED, BLUE)
    await bench.founded("word/two")
    other = await bench.founded("word/two")
    await campaigns.join(bench.herald, other, DAN, "Dan")
    await bench.deliver()
    shown = await deputies.appoint(bench.herald, campaign, RED, DAN)
    posts = await bench.deliver()
    who, key = await bench.who(campaign, DAN), await bench.key(campaign)
    await orders.give_line(bench.herald, who, "say for anna", key)
    papers = await reading.papers(bench.herald, who)
    theirs = await reading.papers(bench.herald, await bench.who(campaign, RED))
    await deputies.dismiss(bench.herald, campaign, RED)
    after = await bench.deliver()

    assert "is your deputy for Anna in Fair play" in shown.content
    assert "Fair play: you are the deputy for Anna now" in reading_of(posts, DAN)
    assert [DAN] == [post.user for post in posts if ":ask-" in post.key and post.target.seat == "a"]
    assert ("a", papers.pages) == (who.seat, theirs.pages)
    assert [] == await refused(bench, who, key, 1)
    assert "you are not the deputy for Anna any more" in reading_of(after, DAN)
    drafts = (await orders.orders(bench.herald, await bench.who(campaign, RED))).drafts
    assert ["say for anna"] == [draft.text for draft in drafts]


async def test_H3_a_deputy_who_never_joined_is_asked_in_the_channel(bench: Table) -> None:
    """The rights begin at once; private messages only when the deputy wants them."""
    campaign = await bench.started(RED, BLUE)
    await bench.deliver()
    await deputies.appoint(bench.herald, campaign, RED, DAN)
    before = await bench.deliver()
    await bench.give(campaign, DAN, "say hello")
    await deputies.heed(bench.herald, campaign, DAN)
    after = await bench.deliver()
    await bench.ready(campaign, DAN, BLUE)
    asked = [post.user for post in await bench.deliver() if ":ask-" in post.key and post.target.seat == "a"]

    assert not [post for post in before if post.user == DAN]
    assert [(DAN,)] == [
        post.message.mentions for post in before if post.target.kind == "channel" and ":deputy-" in post.key
    ]
    assert [post for post in after if post.user == DAN and ":ask-" in post.key]
    assert {RED, DAN} == set(asked)


@pytest.mark.parametrize(
    ("deputy", "expected"),
    [(RED, "name somebody else"), (BLUE, "nobody may read the papers of two seats"), (HOST, "plays blind")],
)
async def test_H3_who_cannot_be_a_deputy(bench: Table, deputy: int, expected: str) -> None:
    """Not oneself, nobody who speaks for another seat, and no gamemaster who plays blind."""
    campaign = await bench.started(RED, BLUE, blind="yes")

    with pytest.raises(Answer, match=expected):
        await deputies.appoint(bench.herald, campaign, RED, deputy)


async def test_H3_a_deputy_is_no_way_to_two_seats(bench: Table) -> None:
    """Whoever stands in for a seat can take no other, and whoever hands the seat on takes the deputy with them."""
    campaign = await bench.started(RED, board="word/five")
    await deputies.appoint(bench.herald, campaign, RED, DAN)
    with pytest.raises(Answer, match="you are the deputy for Anna here"):
        await campaigns.join(bench.herald, campaign, DAN, "Dan")
    await handing.hand(bench.herald, campaign, HOST, "a", to="open")
    with pytest.raises(Answer, match="you hold no seat"):
        await bench.who(campaign, DAN)
    await campaigns.join(bench.herald, campaign, DAN, "Dan", seat="c")

    assert "c" == (await bench.who(campaign, DAN)).seat


async def test_H3_a_deputy_who_gets_a_seat_is_one_no_more(bench: Table) -> None:
    """Whoever waited and stands in for another reads only the papers of the seat that came free; both are told."""
    campaign = await bench.started(RED, BLUE)
    await campaigns.join(bench.herald, campaign, GREEN, "Greta")
    await deputies.appoint(bench.herald, campaign, RED, GREEN)
    await bench.deliver()
    await campaigns.leave(bench.herald, campaign, BLUE)
    posts = await bench.deliver()

    assert [(RED, None), (GREEN, None)] == [(seat.user, seat.deputy) for seat in await seats(bench, campaign)]
    assert "b" == (await bench.who(campaign, GREEN)).seat
    assert "you are not the deputy for Anna any more" in reading_of(posts, GREEN)
    assert "your deputy for Anna has got a seat" in reading_of(posts, RED)


async def seats(bench: Table, campaign: int) -> list[Seat]:
    async with bench.store.look(campaign) as look:
        return list(look.seats.values())


async def test_H3_only_the_gamemaster_hands_seats_over(bench: Table) -> None:
    """Others are refused; so are seats that there are not, and hands that hold something already."""
    campaign = await bench.started(RED, BLUE)
    for act, expected in (
        (handing.hand(bench.herald, campaign, RED, "b"), "only the gamemaster"),
        (handing.hand(bench.herald, campaign, HOST, "zoe"), "there is no seat “zoe”; there is Anna, Bert"),
        (handing.hand(bench.herald, campaign, HOST, "a"), "nobody waits for a seat; hand Anna to a person"),
        (handing.hand(bench.herald, campaign, HOST, "a", person=BLUE), "has Bert already"),
        (handing.holders(bench.herald, campaign, BLUE), "only the gamemaster"),
    ):
        with pytest.raises(Answer, match=expected):
            await act

    assert [RED, BLUE] == [seat.user for seat in (await bench.card(campaign)).seats]


async def test_H3_two_hand_over_at_once(bench: Table) -> None:
    """A seat handed on while its player leaves and another joins ends with one holder, and everybody has one seat."""
    campaign = await bench.started(RED, BLUE)
    await campaigns.join(bench.herald, campaign, GREEN, "Greta")
    await asyncio.gather(
        handing.hand(bench.herald, campaign, HOST, "a"),
        campaigns.leave(bench.herald, campaign, RED),
        campaigns.join(bench.herald, campaign, DAN, "Dan"),
        handing.hand(bench.herald, campaign, HOST, "a", to="open"),
        return_exceptions=True,
    )

    card = await bench.card(campaign)
    held = [seat.user for seat in card.seats if seat.user is not None]
    assert len(held) == len(set(held)) and RED not in held and BLUE in held
    assert card.seats[0].user in {GREEN, DAN, None}
