"""After the end: honours are read out, all secrets are shown, and the same people may begin again."""

from dataclasses import replace

import pytest

from bot.service.ground.messages import mention
from bot.service.reading.revealed import revealed
from bot.service.start.again import again
from bot.service.table import campaigns
from rules.kernel.errors import Answer
from rules.kernel.telling.pictures import Picture
from tests.service.bench import BLUE, GREEN, HOST, RED, Table


async def ended(table: Table, *users: int, **settings: str) -> int:
    """Play a fair to its end."""
    campaign = await table.started(*(users or (RED, BLUE)), board="toy/fair", days="2", **settings)
    while (await table.card(campaign)).status == "running":
        await table.all_ready(campaign)
    return campaign


async def test_the_last_message_reads_out_honours_and_leads_on(table: Table) -> None:
    """Who has done most of what, from what was told, and how everybody stands; the rest stands behind a button."""
    campaign = await ended(table)
    last = next(post.message for post in await table.deliver() if post.key == f"{campaign}:ended")
    honours = next(page for page in last.pages if page.title == "Honours")

    assert any(line.startswith("Best trade: ") and "coin" in line for line in honours.lines)
    toy = table.herald.games["toy"]
    table.herald = replace(table.herald, games={"toy": replace(toy, status=lambda state: toy.status(state) * 3)})
    again = await ended(table)
    longer = next(post.message for post in await table.deliver() if post.key == f"{again}:ended")

    assert [page.title for page in last.pages] == [page.title for page in longer.pages]
    assert ["Again", "What was secret", "Status"] == [button.label for button in last.buttons]


async def test_the_last_message_shows_how_it_ended_where_the_game_has_a_picture_of_that(table: Table) -> None:
    """Else, and where the host broke it off, the map."""
    card = Picture(title="Who stands where", alt="A card.")
    game = replace(table.herald.games["toy"], finale=lambda _: card)
    table.herald = replace(table.herald, games={**table.herald.games, "toy": game})
    first = await ended(table)
    broken = await table.started(RED, BLUE, board="toy/fair")
    await campaigns.end(table.herald, broken, HOST)
    shown = {post.key: post.message.picture for post in await table.deliver() if post.key.endswith(":ended")}

    assert card == shown[f"{first}:ended"]
    assert card != shown[f"{broken}:ended"]


async def test_what_the_host_breaks_off_is_read_out_too(table: Table) -> None:
    """As far as it was played; a lobby has nothing to read out."""
    campaign = await table.started(RED, BLUE, board="toy/fair")
    await table.all_ready(campaign)
    await table.all_ready(campaign)
    await campaigns.end(table.herald, campaign, HOST)
    lobby = await table.founded()
    await campaigns.end(table.herald, lobby, HOST)
    posts = {post.key: [page.title for page in post.message.pages] for post in await table.deliver()}

    assert "Stalls" in posts[f"{campaign}:ended"]
    assert ["The luck of this campaign can be checked", "The book"] == posts[f"{lobby}:ended"]


async def test_secrets_are_shown_to_everybody_at_the_end_and_not_before(table: Table) -> None:
    """The weightiest of each seat, and all of it with its papers behind its name."""
    campaign = await table.started(RED, BLUE, board="toy/fair")
    with pytest.raises(Answer, match="is not over yet"):
        await revealed(table.herald, campaign)
    await campaigns.end(table.herald, campaign, HOST)
    shown = await revealed(table.herald, campaign)
    assert ["the Reds", "the Blues", "the Greens"] == [one.label for one in shown.buttons]
    for button in shown.buttons:
        kept = await revealed(table.herald, campaign, button.what)
        assert kept.content.startswith(button.label) and "Your purse" in [page.title for page in kept.pages]
    assert shown == await revealed(table.herald, campaign, "7")


async def test_what_a_seat_was_told_alone_is_shown_before_its_papers(table: Table) -> None:
    """Each seat's own, the weightiest of it on the first screen."""
    campaign = await table.started(RED, BLUE)
    await table.ready(campaign, RED, BLUE)
    await table.deliver()
    await campaigns.end(table.herald, campaign, HOST)
    shown = await revealed(table.herald, campaign)
    anna, bert = [await revealed(table.herald, campaign, one.what) for one in shown.buttons]

    assert ["Anna: You hear 8H.", "Bert: You hear 7S."] == list(shown.pages[0].lines)
    assert "You hear 8H." in anna.pages[0].lines and "You hear 8H." not in bert.pages[0].lines


async def test_the_same_people_are_asked_with_their_seats_kept(table: Table) -> None:
    """Same game, settings and time, another seed; nobody sits there before he has pressed."""
    campaign = await ended(table, deadlines="every 6h")
    old = await table.card(campaign)
    await table.deliver()
    card = await again(table.herald, campaign, BLUE)
    async with table.store.look(campaign) as before, table.store.look(card.id) as after:
        same = ("game", "scenario", "options", "schedule", "house", "blind", "channel", "guild")
        assert [getattr(before.campaign, name) for name in same] == [getattr(after.campaign, name) for name in same]
        assert (before.campaign.seed, before.campaign.commitment) != (after.campaign.seed, after.campaign.commitment)
    posts = {post.key.partition(":")[2]: post.message for post in await table.deliver()}

    assert "Fair play 2" == card.title != old.title
    assert BLUE == card.host
    assert [(None, RED), (None, BLUE), (None, None)] == [(seat.user, seat.offered) for seat in card.seats]
    assert (RED, BLUE) == posts["again"].mentions and "once more?" in posts["again"].content
    assert card.commitment in posts["lobby"].content
    assert [f"the Reds: kept for {mention(RED)}", f"the Blues: kept for {mention(BLUE)}"] == [
        line.partition(".")[0] for line in posts["lobby"].pages[0].lines[:2]
    ]


async def test_a_press_gives_the_kept_seat_and_another_may_be_chosen(table: Table) -> None:
    """What is kept for somebody is nobody else's before the start, and free afterwards."""
    card = await again(table.herald, await ended(table), RED)
    with pytest.raises(Answer, match="is offered to somebody else"):
        await campaigns.join(table.herald, card.id, GREEN, "Green", seat="red")
    await campaigns.join(table.herald, card.id, RED, "Red")
    chosen = await campaigns.join(table.herald, card.id, BLUE, "Blue", seat="green")

    assert [(RED, None), (None, None), (BLUE, None)] == [(seat.user, seat.offered) for seat in chosen.seats]


async def test_seats_that_nobody_came_back_to_are_free_from_the_start(table: Table) -> None:
    """An autopilot plays them until somebody joins."""
    card = await again(table.herald, await ended(table), RED)
    await campaigns.join(table.herald, card.id, RED, "Red")
    begun = await campaigns.start(table.herald, card.id, RED)

    assert [(RED, None), (None, None), (None, None)] == [(seat.user, seat.offered) for seat in begun.seats]


async def test_it_is_founded_once_and_by_those_who_played(table: Table) -> None:
    """A second press, an early one and a stranger's get a sentence each."""
    campaign = await ended(table)
    with pytest.raises(Answer, match="whoever played here may begin again"):
        await again(table.herald, campaign, 77)
    await again(table.herald, campaign, RED)
    with pytest.raises(Answer, match="stands in this channel already"):
        await again(table.herald, campaign, BLUE)
    table.clock.advance(minutes=5)
    with pytest.raises(Answer, match="stands in this channel already"):
        await again(table.herald, campaign, BLUE)
    running = await table.started(RED, BLUE)
    with pytest.raises(Answer, match="is not over yet"):
        await again(table.herald, running, RED)
