"""A word at once: what strikes a seat that the open window does not ask, told now and not again."""

import pytest

from bot.service.ground.people import prefer
from bot.service.ground.values import Post
from bot.service.table import undoing
from bot.service.telling.at_once import WAITS
from bot.service.words.open_window import standing
from tests.service.bench import BLUE, HOST, RED, Table
from tests.service.telling.test_briefs import asked, lines

sqlite = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
SEATS = {RED: "rome", BLUE: "samnites"}


def words_to(posts: list[Post], seat: str) -> list[Post]:
    """Give what a seat was told at once."""
    return [post for post in posts if ":told-" in post.key and post.target.seat == seat]


async def fought(table: Table) -> tuple[int, int, list[Post]]:
    """Fight the battle of one player while the other's is still to come; give campaign, player, and what then came."""
    campaign = await table.started(RED, BLUE, board="italy/italy-standard")
    await table.give(campaign, RED, "attack North Campania")
    await table.give(campaign, BLUE, "attack South Campania")
    await table.all_ready(campaign)
    await table.deliver()
    async with table.store.look(campaign) as look:
        asking = standing(look).asking
    first = next(user for user, seat in SEATS.items() if asking and seat in asking.asked)
    await table.all_ready(campaign)
    return campaign, first, await table.deliver()


@sqlite
async def test_who_is_not_asked_hears_of_what_strikes_him_at_once(crowns: Table) -> None:
    """In one short message that says how it went and that nothing is asked; the other reads all of it when asked."""
    _, first, posts = await fought(crowns)
    (word,) = words_to(posts, SEATS[first])
    (other,) = set(SEATS.values()) - {SEATS[first]}

    assert not asked(posts, SEATS[first])
    assert asked(posts, other)
    assert not words_to(posts, other)
    assert "Campania" in word.message.content
    assert word.message.content.endswith(WAITS)
    assert 2 <= len(word.message.content.splitlines()) <= 3
    assert ["why", "catchup"] == [button.action for button in word.message.buttons]
    assert not word.message.silent


@sqlite
async def test_what_a_word_has_told_no_brief_tells_as_new(crowns: Table) -> None:
    """The next brief says nothing of it."""
    campaign, first, posts = await fought(crowns)
    (word,) = words_to(posts, SEATS[first])
    said = word.message.content.splitlines()[0].partition(": ")[2]
    later: list[Post] = []
    while not asked(later, SEATS[first]):
        await crowns.all_ready(campaign)
        later += await crowns.deliver()

    assert not [line for post in asked(later, SEATS[first]) for line in lines(post) if said in line]


@sqlite
async def test_what_is_taken_back_was_not_told_at_once(crowns: Table) -> None:
    """After an undo nothing of it counts as heard."""
    campaign, first, _ = await fought(crowns)
    async with crowns.store.look(campaign) as look:
        assert look.seats[SEATS[first]].told
    await undoing.undo(crowns.herald, campaign, HOST)

    async with crowns.store.look(campaign) as look:
        assert not look.seats[SEATS[first]].told


@sqlite
async def test_whoever_wants_no_reminder_is_told_in_silence(crowns: Table) -> None:
    """It is there, and makes no sound."""
    for user in SEATS:
        await prefer(crowns.herald, user, {"reminders": "off"})
    _, first, posts = await fought(crowns)

    assert [True] == [post.message.silent for post in words_to(posts, SEATS[first])]
