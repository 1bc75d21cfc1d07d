"""What is taken back: people sit again where they sat before, and are told; the game goes on from there (H25)."""

from dataclasses import replace

import pytest

from bot.service.orders import orders
from bot.service.table import gamemaster, undoing
from bot.service.table.asking_first import after_it, before_undo
from rules.kernel.facts.events import SeatPassed
from rules.kernel.orders.windows import Flow
from rules.kernel.play.play import Play
from tests.service.bench import BLUE, HOST, RED, Table
from tests.service.word import Words, talk


async def said(table: Table, word: str) -> int:
    """Start a campaign of two, in which Red says a word that changes hands and the window closes."""
    campaign = await table.started(RED, BLUE)
    await table.give(campaign, RED, f'say "{word}"')
    await table.give(campaign, BLUE, "say mine")
    await table.all_ready(campaign)
    await table.deliver()
    return campaign


async def seated(table: Table, campaign: int) -> dict[str, int | None]:
    return {seat.id: seat.user for seat in (await table.card(campaign)).seats}


async def taken_back(table: Table, campaign: int, how: str) -> None:
    """Take the first window back, by undo or by rewind."""
    if how == "undo":
        await undoing.undo(table.herald, campaign, HOST)
    else:
        await gamemaster.rewind(table.herald, campaign, HOST, 0)


async def briefings(table: Table) -> dict[int | None, str]:
    return {post.user: post.message.content for post in await table.deliver() if ":briefing-" in post.key}


@pytest.mark.parametrize("how", ["undo", "rewind"])
async def test_players_who_changed_places_change_back(table: Table, how: str) -> None:
    """Each has the seat and the orders of before, is told at once, and is briefed when the campaign goes on."""
    campaign = await said(table, "swap b")
    assert {"a": BLUE, "b": RED} == await seated(table, campaign)
    await taken_back(table, campaign, how)

    assert {"a": RED, "b": BLUE} == await seated(table, campaign)
    told = {post.user: post.message.content for post in await table.deliver() if post.target.kind == "user"}
    assert "you play Anna now" in told[RED] and "you play Bert now" in told[BLUE]
    await gamemaster.release(table.herald, campaign, HOST)
    briefed = await briefings(table)
    assert "you play Anna now" in briefed[RED] and "you play Bert now" in briefed[BLUE]
    given = await orders.orders(table.herald, await table.who(campaign, BLUE))
    assert (["say mine"] if how == "undo" else []) == [draft.text for draft in given.drafts]


async def test_whoever_took_a_seat_over_goes_back(table: Table) -> None:
    """The one left for it is theirs again, and the autopilot plays the other."""
    campaign = await said(table, "take rebels")
    await undoing.undo(table.herald, campaign, HOST)

    assert {"a": RED, "b": BLUE, "rebels": None} == await seated(table, campaign)


async def test_the_last_change_of_seats_is_taken_back_first(table: Table) -> None:
    """Two windows that each changed places are taken back to where all began."""
    campaign = await said(table, "take rebels")
    await table.give(campaign, BLUE, 'say "swap rebels"')
    await table.all_ready(campaign)
    assert {"a": None, "b": RED, "rebels": BLUE} == await seated(table, campaign)
    await gamemaster.rewind(table.herald, campaign, HOST, 0)

    assert {"a": RED, "b": BLUE, "rebels": None} == await seated(table, campaign)


async def test_the_same_change_comes_again(table: Table) -> None:
    """Closed again with the same orders, the window lets the same people change places."""
    campaign = await said(table, "swap b")
    await undoing.undo(table.herald, campaign, HOST)
    await gamemaster.release(table.herald, campaign, HOST)
    await table.all_ready(campaign)

    assert {"a": BLUE, "b": RED} == await seated(table, campaign)


def coup(play: Play[Words]) -> Flow:
    """Let two change places on the second day, before anybody is asked."""
    if any(play.state.said.values()):
        play.tell(SeatPassed(clause="WRD-4", seat="a", to="b", swap=True))
    yield from talk(play)


async def test_seats_that_change_hands_before_a_window_opens_do_so_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was told on the way to the window that is taken back is told again at release, and people follow it."""
    games = {name: replace(game, phases=(coup,)) for name, game in table.herald.games.items() if name == "word"}
    monkeypatch.setattr(table, "herald", replace(table.herald, games=games))
    campaign = await said(table, "hello")
    assert {"a": BLUE, "b": RED} == await seated(table, campaign)
    await gamemaster.rewind(table.herald, campaign, HOST, 1)
    assert {"a": RED, "b": BLUE} == await seated(table, campaign)
    await table.deliver()
    await gamemaster.release(table.herald, campaign, HOST)

    assert {"a": BLUE, "b": RED} == await seated(table, campaign)
    assert "you play Anna now" in (await briefings(table))[BLUE]


async def test_a_campaign_that_ends_again_says_so_again(table: Table) -> None:
    """Each end is told with its winners, the first and the one after it was taken back."""
    campaign = await said(table, "end")
    await undoing.undo(table.herald, campaign, HOST)
    await gamemaster.release(table.herald, campaign, HOST)
    await table.deliver()
    await table.all_ready(campaign)

    assert "ended" == (await table.card(campaign)).status
    assert any("Fair play has ended. " in post.message.content for post in await table.deliver())


async def test_what_taking_a_window_back_does_is_said_before(table: Table) -> None:
    """Nothing goes on until it is released, and what release does is said."""
    campaign = await said(table, "hello")
    asked = (await before_undo(table.herald, campaign, HOST)).content

    assert "and the campaign is held: nothing goes on until you use /gm release, which asks its players again" in asked
    assert "ended" not in asked and "revives" not in asked


@pytest.mark.parametrize(
    ("later", "expected"), [(1, "1 window after it that closed by itself."), (2, "by themselves.")]
)
def test_windows_that_closed_by_themselves_are_counted(later: int, expected: str) -> None:
    """One by itself, several by themselves; of none nothing is said."""
    assert after_it(later).endswith(expected[:-1]) and not after_it(0)


async def test_an_end_that_would_be_taken_back_is_named(table: Table) -> None:
    """That it revives the campaign, and that what its end opened stays known."""
    campaign = await said(table, "end")
    asked = (await before_undo(table.herald, campaign, HOST)).content

    assert "The campaign has ended; this revives it from there." in asked and "the seed of its luck" in asked
