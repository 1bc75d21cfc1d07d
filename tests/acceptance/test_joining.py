"""H1: people create, join, choose or are dealt a seat, wait in order, and start when full or by the gamemaster."""

import asyncio
import json
from itertools import pairwise

import pytest

from bot.service.ground.playing import luck_of
from bot.service.start.importing import import_campaign
from bot.service.table import campaigns, gamemaster
from bot.service.table.gamemaster import export
from bot.tools.verify import problems, read_account
from rules.kernel.errors import Answer
from rules.kernel.luck.dealing import dealt
from tests.service.bench import BLUE, GREEN, HOST, RED, Table

FIVE = ["a", "b", "c", "d", "e"]


async def crowd(bench: Table, campaign: int, people: int) -> None:
    """Let so many people press Join at once."""
    joins = (campaigns.join(bench.herald, campaign, user, f"User {user}") for user in range(1, people + 1))
    await asyncio.gather(*joins)


@pytest.mark.parametrize("people", [20])
async def test_H1_twenty_press_join_at_once_for_five_seats(bench: Table, people: int) -> None:
    """Five are seated and fifteen wait in the order in which they came; the full table starts once."""
    campaign = await bench.founded("word/five", start="full")

    await crowd(bench, campaign, people)

    card = await bench.card(campaign)
    seated = {seat.user for seat in card.seats}
    async with bench.store.look(campaign) as look:
        waiting = [waiter.user for waiter in await look.waiting()]
    sent = await bench.deliver()
    assert "running" == card.status
    assert 5 == len(seated) and 15 == len(waiting) == len(set(waiting)) and not seated & set(waiting)
    assert [f"User {user}" for user in waiting] == list(card.waiting)
    assert 1 == sum("has started" in post.message.content for post in sent)


async def test_H1_whoever_waits_comes_up_in_order(bench: Table) -> None:
    """Each seat that comes free goes to the one who has waited longest."""
    campaign = await bench.founded("word/two")
    for user in range(1, 6):
        await campaigns.join(bench.herald, campaign, user, f"User {user}")
    taken = []
    for user in (1, 2, 3):
        await campaigns.leave(bench.herald, campaign, user)
        taken.append({seat.user for seat in (await bench.card(campaign)).seats})

    assert [{3, 2}, {3, 4}, {5, 4}] == taken
    assert () == (await bench.card(campaign)).waiting


async def test_H1_a_table_starts_by_its_gamemaster_unless_it_says_full(bench: Table) -> None:
    """Without the setting the full table waits for its gamemaster, who is told; with it nobody has to press Start."""
    waits, starts = await bench.founded("word/two"), await bench.founded("word/two", start="full")
    for campaign in (waits, starts):
        for user in (RED, BLUE):
            await campaigns.join(bench.herald, campaign, user, f"User {user}")

    assert ["lobby", "running"] == [(await bench.card(one)).status for one in (waits, starts)]
    assert any("is full: start it" in post.message.content for post in await bench.deliver())


async def test_H1_seats_are_dealt_by_a_draw_that_can_be_checked(bench: Table) -> None:
    """Nobody chooses; the draw follows from the seed and the phrases, stands in the export, and one change is found."""
    campaign = await bench.founded("word/five", seating="dealt")
    with pytest.raises(Answer, match="dealt when it starts"):
        await campaigns.join(bench.herald, campaign, RED, "Ruth", seat="a")
    for user in (RED, BLUE, GREEN):
        await campaigns.join(bench.herald, campaign, user, f"User {user}", phrase=f"words of {user}")
    lobby = next(post for post in await bench.deliver() if post.key.endswith("lobby"))
    await campaigns.start(bench.herald, campaign, HOST)

    card = await bench.card(campaign)
    async with bench.store.look(campaign) as look:
        expected = dealt(luck_of(look.campaign), FIVE)
    where = {seat.user: seat.id for seat in card.seats if seat.user}
    assert [expected[0], expected[1], expected[2]] == [where[user] for user in (RED, BLUE, GREEN)]
    assert ["Five mouths", "At the table: 3 of 5"] == [page.title for page in lobby.message.pages]
    told = {post.user: post.message.content for post in await bench.deliver() if ":dealt-" in post.key}
    names = {seat.id: seat.name for seat in card.seats}
    assert {RED, BLUE, GREEN} == set(told)
    assert all(f"you play {names[where[user]]}" in told[user] for user in told)

    whole = await export(bench.herald, campaign, None)
    file = json.loads(whole)
    assert [] == list(problems(read_account(whole.decode())))
    file["campaign"]["dealing"]["seats"].reverse()
    file.pop("digest")
    assert any("dealt" in line for line in problems(read_account(json.dumps(file))))
    held = json.loads(await export(bench.herald, (await import_campaign(bench.herald, whole)).id, None))
    assert json.loads(whole)["campaign"]["dealing"] == held["campaign"]["dealing"]


async def test_H1_every_deal_is_as_likely(bench: Table) -> None:
    """Over many seeds each of the places gets each of the seats about as often."""
    from rules.kernel.luck.chance import Seeded

    counts = dict.fromkeys(FIVE, 0)
    for number in range(1000):
        counts[dealt(Seeded(f"seed {number}"), FIVE)[0]] += 1

    assert all(150 <= count <= 250 for count in counts.values()), counts


async def test_H1_a_gamemaster_opens_what_everybody_sees(bench: Table) -> None:
    """The lobby says how it starts, and its posts change in place: there is one of them, whatever happens."""
    campaign = await bench.founded("word/two", start="full", muster="2 days", anonymous="yes", seating="dealt")
    await campaigns.join(bench.herald, campaign, RED, "Ruth")
    await campaigns.leave(bench.herald, campaign, RED)
    lobbies = [post for post in await bench.deliver() if post.key.endswith("lobby")]

    assert 1 == len(lobbies)
    _, about, rhythm, starts, *_, foot = lobbies[0].message.content.split("\n")
    assert ("The smallest game.", "You have 48 hours for most answers. Autopilots play what nobody takes.") == (
        about,
        rhythm,
    )
    assert (
        "It starts by itself when every seat is taken. Before turn 1 there are 48 hours of practice. "
        "Seats are dealt at the start. Nobody sees who plays what until the end."
    ) == starts
    assert "its SHA-256 is" in foot


async def test_H1_what_was_promised_to_those_who_joined_stays(bench: Table) -> None:
    """Anonymity cannot be lifted once somebody has joined; the way to the seats not once it has started."""
    campaign = await bench.founded("word/two", anonymous="yes")
    await campaigns.settings(bench.herald, campaign, HOST, {"anonymous": "no"})
    await campaigns.settings(bench.herald, campaign, HOST, {"anonymous": "yes"})
    await campaigns.join(bench.herald, campaign, RED, "Ruth")
    with pytest.raises(Answer, match="promised that nobody sees"):
        await campaigns.settings(bench.herald, campaign, HOST, {"anonymous": "no"})
    await campaigns.start(bench.herald, campaign, HOST)
    for setting, value in {"seating": "dealt", "muster": "yes", "start": "full"}.items():
        with pytest.raises(Answer, match=f"{setting} cannot change any more"):
            await campaigns.settings(bench.herald, campaign, HOST, {setting: value})


@pytest.mark.parametrize("setting", [{"seating": "maybe"}, {"muster": "soon"}, {"start": "now"}, {"vacation": "900"}])
async def test_H1_a_setting_that_is_none_is_refused(bench: Table, setting: dict[str, str]) -> None:
    """The refusal says what the setting is for."""
    with pytest.raises(Answer, match=next(iter(setting))):
        await bench.founded("word/two", **setting)


async def test_H1_two_presses_of_one_person_are_one(bench: Table) -> None:
    """Whoever presses Join twice at once has one seat, and both presses say so."""
    campaign = await bench.founded("word/two")
    twice = await asyncio.gather(*(campaigns.join(bench.herald, campaign, RED, "Ruth") for _ in range(2)))

    assert [[RED, None]] * 2 == [[seat.user for seat in card.seats] for card in twice]
    assert [RED, None] == [seat.user for seat in (await bench.card(campaign)).seats]


async def test_H1_a_held_lobby_keeps_its_people(bench: Table) -> None:
    """Hold and release in the lobby change nothing, and it then starts as it would have."""
    campaign = await bench.founded("word/two", start="full")
    await campaigns.join(bench.herald, campaign, RED, "Ruth")
    await gamemaster.hold(bench.herald, campaign, HOST)
    await campaigns.join(bench.herald, campaign, BLUE, "Bela")
    await gamemaster.release(bench.herald, campaign, HOST)

    assert "lobby" == (await bench.card(campaign)).status
    posts = [post.id for post in await bench.deliver()]
    assert all(earlier < later for earlier, later in pairwise(posts))
