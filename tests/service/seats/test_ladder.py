"""Missed windows: the default, a warning, the autopilot, an open seat; the person is always told (H15)."""

from dataclasses import replace

import pytest

from bot.service.orders import orders
from bot.service.table import campaigns, gamemaster
from tests.service.bench import BLUE, GREEN, HOST, RED, Table


async def modes(table: Table, campaign: int) -> list[str]:
    return [seat.mode for seat in (await table.card(campaign)).seats]


async def miss(table: Table, campaign: int, times: int, *present: int) -> None:
    """Let windows pass in which only these people are ready."""
    for _ in range(times):
        await table.ready(campaign, *present)
        await table.to_closing(campaign)


async def test_a_player_who_misses_windows_is_warned_then_played_for(table: Table) -> None:
    """At the limit the seat turns to the autopilot, and the person and the table are told."""
    campaign = await table.started(RED, BLUE, absence="3")
    await miss(table, campaign, 2, BLUE)
    warned = [post for post in await table.deliver() if ":warned-" in post.key]
    assert [RED] == [post.user for post in warned] and "Fair play" in warned[0].message.content

    await miss(table, campaign, 1, BLUE)

    assert ["autopilot", "player"] == await modes(table, campaign)
    told = await table.deliver()
    private = next(post for post in told if ":absent-" in post.key)
    assert RED == private.user and "return" == private.message.buttons[0].action
    assert any(":autopilot-" in post.key and "the autopilot plays Anna" in post.message.content for post in told)


async def test_whoever_leaves_still_reads_what_was_owed_to_them(table: Table) -> None:
    """A notice that is on its way when its person gives the seat up goes to that person, not to who sits there next."""
    campaign = await table.started(RED, BLUE, absence="1")
    await miss(table, campaign, 1, BLUE)

    await campaigns.leave(table.herald, campaign, RED)
    await campaigns.join(table.herald, campaign, GREEN, "Gil")

    told = await table.deliver()
    assert [(RED, "user")] == [(post.user, post.target.kind) for post in told if ":absent-" in post.key]


async def test_any_order_takes_the_seat_back(table: Table) -> None:
    """Coming back needs no more than an order; the count begins anew (CIV-AP4)."""
    campaign = await table.started(RED, BLUE, absence="1")
    await miss(table, campaign, 1, BLUE)
    assert ["autopilot", "player"] == await modes(table, campaign)

    await table.give(campaign, RED, "say here")

    assert ["player", "player"] == await modes(table, campaign)
    key = await table.key(campaign)
    await table.ready(campaign, BLUE)
    assert key == await table.key(campaign)


async def test_the_button_takes_the_seat_back(table: Table) -> None:
    """Return is joining again."""
    campaign = await table.started(RED, BLUE, absence="1")
    await miss(table, campaign, 1, BLUE)
    await campaigns.join(table.herald, campaign, RED, "Ruth")
    assert ["player", "player"] == await modes(table, campaign)


async def test_answers_count_even_when_they_are_no_orders(table: Table) -> None:
    """Ready without orders is an answer; so is an order without ready; a gamemaster's early close is no miss."""
    campaign = await table.started(RED, BLUE, absence="2")
    await miss(table, campaign, 1)
    await gamemaster.close(table.herald, campaign, HOST)
    await table.ready(campaign, RED)
    await table.give(campaign, BLUE, "say one")
    await table.to_closing(campaign)
    await miss(table, campaign, 1)

    assert ["player", "player"] == await modes(table, campaign)


async def test_whoever_stays_away_loses_the_seat_to_the_next_who_waits(table: Table) -> None:
    """At twice the limit the seat opens: the first who waits gets it, and everybody concerned is told."""
    campaign = await table.started(RED, BLUE, absence="1")
    await campaigns.join(table.herald, campaign, GREEN, "Greta")
    await miss(table, campaign, 2, BLUE)

    card = await table.card(campaign)
    assert [GREEN, BLUE] == [seat.user for seat in card.seats] and () == card.waiting
    told = await table.deliver()
    assert {RED, GREEN} <= {post.target.user for post in told if post.target.kind == "user"}


async def test_everybody_away_stops_the_clock_until_one_comes_back(table: Table) -> None:
    """With nobody playing the game waits; the first order starts the clock again."""
    campaign = await table.started(RED, absence="1")
    await table.to_closing(campaign)
    assert ["autopilot", "autopilot"] == await modes(table, campaign)
    assert await table.store.next_deadline() is None

    shown = await table.give(campaign, RED, "say again")

    assert shown.window.due is not None and ["say again"] == [draft.text for draft in shown.drafts]


async def test_silence_is_the_default_until_the_autopilot(table: Table) -> None:
    """A silent player's window gets the window's default, not the autopilot's will (CIV-AP5)."""
    campaign = await table.started(RED, BLUE)
    async with table.store.look(campaign) as look:
        save = await look.save()
    await table.to_closing(campaign)
    async with table.store.look(campaign) as look:
        closing = (await look.closings(save.number))[0]
    assert {"a": "silence", "b": "silence"} == {seat: answer.by for seat, answer in closing.answers.items()}


async def test_the_rules_pass_a_seat_to_the_autopilot(table: Table) -> None:
    """Whoever concedes is out; the seat is played on (CIV-AP6)."""
    campaign = await table.started(RED, BLUE)
    await table.give(campaign, RED, "say concede")
    await table.ready(campaign, RED, BLUE)

    assert ["autopilot", "player"] == await modes(table, campaign)
    assert [None, BLUE] == [seat.user for seat in (await table.card(campaign)).seats]


async def test_the_rules_pass_a_seat_to_another_player(table: Table) -> None:
    """Whoever takes over a seat leaves the old one to the autopilot; a seat that the game brings forth is added."""
    campaign = await table.started(RED, BLUE)
    await table.give(campaign, RED, 'say "take rebels"')
    await table.ready(campaign, RED, BLUE)

    seats = {seat.id: (seat.user, seat.mode) for seat in (await table.card(campaign)).seats}
    assert {"a": (None, "autopilot"), "b": (BLUE, "player"), "rebels": (RED, "player")} == seats
    assert "rebels" == (await table.who(campaign, RED)).seat


async def test_the_rules_let_two_players_change_places(table: Table) -> None:
    """Each gets the other's seat, which is theirs with papers and name; nobody is left without one."""
    campaign = await table.started(RED, BLUE)
    await table.deliver()
    await table.give(campaign, RED, 'say "swap b"')
    await table.ready(campaign, RED, BLUE)

    seats = {seat.id: (seat.user, seat.mode) for seat in (await table.card(campaign)).seats}
    assert {"a": (BLUE, "player"), "b": (RED, "player")} == seats
    briefed = {post.user: post.message.content for post in await table.deliver() if ":briefing-" in post.key}
    assert "you play Anna now" in briefed[BLUE] and "you play Bert now" in briefed[RED]


async def test_a_player_may_change_places_with_nobody(table: Table) -> None:
    """A seat that the game brought forth and nobody plays is left to the autopilot's old place."""
    campaign = await table.started(RED, BLUE)
    await table.give(campaign, RED, 'say "swap rebels"')
    await table.ready(campaign, RED, BLUE)

    seats = {seat.id: (seat.name, seat.user, seat.mode) for seat in (await table.card(campaign)).seats}
    assert ("The Rebels", RED, "player") == seats["rebels"]
    assert ("Anna", None, "autopilot") == seats["a"]


async def test_who_lost_what_he_played_is_told_so(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """He is not welcomed to a seat that is out of the game, and the table hears nothing of it."""
    games = {name: replace(game, plays=lambda _, seat: seat != "rebels") for name, game in table.herald.games.items()}
    monkeypatch.setattr(table, "herald", replace(table.herald, games=games))
    campaign = await table.started(RED, BLUE)
    await table.deliver()
    await table.give(campaign, RED, 'say "swap rebels"')
    await table.ready(campaign, RED, BLUE)

    told = [(post.user, post.message.content) for post in await table.deliver()]
    assert [RED] == [user for user, text in told if "Your seat, The Rebels, is out of the game." in text]
    assert not [text for _, text in told if "plays The Rebels now" in text or "play The Rebels now" in text]


async def test_a_new_seat_is_open_to_whoever_waits(table: Table) -> None:
    """The first on the waiting list gets it at once; with nobody there the autopilot plays it."""
    campaign = await table.started(RED, BLUE)
    await campaigns.join(table.herald, campaign, GREEN, "Green")
    await table.give(campaign, RED, 'say "open rebels"')
    await table.ready(campaign, RED, BLUE)
    await table.give(campaign, RED, 'say "open pirates"')
    await table.ready(campaign, RED, BLUE)

    seats = {seat.id: (seat.user, seat.mode) for seat in (await table.card(campaign)).seats}
    assert (GREEN, "player") == seats["rebels"]
    assert (None, "autopilot") == seats["pirates"]


async def test_a_closing_that_passes_a_seat_leaves_nothing_open_behind_it(table: Table) -> None:
    """The messages of the closed window say so and thank nobody; the newcomer's briefing names the next deadline."""
    campaign = await table.started(RED, BLUE)
    await campaigns.join(table.herald, campaign, GREEN, "Greta")
    key = await table.key(campaign)
    await table.give(campaign, RED, 'say "open rebels"')
    await table.pass_deadline()
    await table.deliver()
    await table.to_closing(campaign)
    posts = [(post.key.partition(":")[2], post.message) for post in await table.deliver()]

    shut = [message for name, message in posts if name.startswith((f"ask-{key}", f"remind-{key}"))]
    assert 3 == len(shut)
    assert all(message.gone or ("Closed " in message.content and not message.buttons) for message in shut)
    (told,) = [str(message) for name, message in posts if name.startswith("briefing-")]
    assert "Closes " in told and "nobody plays" not in told


async def test_a_seat_whose_player_is_away_is_not_given_to_another(table: Table) -> None:
    """Whoever is away may come back with any order, and finds the seat (CIV-AP4)."""
    campaign = await table.started(RED, BLUE)
    await miss(table, campaign, 3, RED)
    assert ["player", "autopilot"] == await modes(table, campaign)
    await table.deliver()
    await table.give(campaign, RED, 'say "take b"')
    await table.ready(campaign, RED)

    seats = {seat.id: seat.user for seat in (await table.card(campaign)).seats}
    assert {"a": RED, "b": BLUE} == seats
    assert any("is kept for its player" in post.message.content for post in await table.deliver())


async def test_reminders_go_to_those_who_owe_and_stop_with_the_order(table: Table) -> None:
    """One live message for each seat and window; none to those who have ordered (H16)."""
    campaign = await table.started(RED, BLUE)
    await table.give(campaign, BLUE, "say one")
    await table.deliver()
    await table.pass_deadline()
    reminded = [post for post in await table.deliver() if ":remind-" in post.key]
    assert [RED] == [post.user for post in reminded] and (RED,) == reminded[0].message.mentions

    await table.give(campaign, RED, "say two")
    thanked = [post for post in await table.deliver() if ":remind-" in post.key]
    assert ["Your orders are in" in post.message.content for post in thanked] == [True]
    await table.pass_deadline()

    assert [] == [post for post in await table.deliver() if ":remind-" in post.key]
    shown = await orders.orders(table.herald, await table.who(campaign, RED))
    assert 1 == len(shown.drafts)
