"""H1, H2, H3, H14 and H15 as people see them: lobby, practice, hand-over, deputies and vacations on Discord."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.chat.conftest import Market, folder  # noqa: F401  a fixture
from tests.e2e.table import Player, Table

AT, WHEN = "The Fair of Ur", "Founding of day 0"


@pytest.fixture
async def market(folder: Path) -> AsyncIterator[Market]:  # noqa: F811  the fixture
    """A table at which the Market is played by three seats."""
    async with Market(folder) as laid:
        yield laid


def people(table: Table) -> tuple[Player, Player, Player, Player]:
    ada, ben, cleo, dan = (table.player(name) for name in ("Ada", "Ben", "Cleo", "Dan"))
    return ada, ben, cleo, dan


async def founded(table: Table, **settings: str) -> tuple[Player, Player, Player, Player]:
    """Let Ada found a campaign and settle how its seats are taken."""
    ada, ben, cleo, dan = people(table)
    await ada.slash("campaign", "campaign found", title=AT)
    for setting, value in settings.items():
        await ada.slash("campaign", "campaign settings", setting=setting, value=value)
    return ada, ben, cleo, dan


async def begun(table: Table, **settings: str) -> tuple[Player, Player, Player, Player]:
    """Begin a campaign of Ada as the Reds and Ben as the Blues."""
    ada, ben, cleo, dan = await founded(table, **settings)
    await ada.join("the Reds")
    await ben.join("the Blues")
    await ada.slash("campaign", "campaign start")
    return ada, ben, cleo, dan


async def test_H1_found_without_a_game_asks_which(table: Table) -> None:
    """Nothing is founded silently: a private menu shows the games, each with a line about it."""
    ada, ben, _, _ = people(table)
    asked = await ada.slash("campaign", "campaign found", title="Our Game", deadlines="daily 21:00 Europe/London")
    question, nothing = asked.text, (await table.cards())
    founded = await asked.choose("Which game?", "Italy")
    (card,) = await table.cards()

    assert asked.result.response.ephemeral and "Which game?" in question
    assert () == nothing
    assert "Our Game is founded" in founded.text and "italy" == card.game
    assert "Our Game" in ben.sees() and "Which game?" not in ben.sees()


async def test_H1_twenty_open_the_form_for_three_seats(market: Market) -> None:
    """Twenty people have the form open before one sends it: three play, seventeen wait, and it starts once."""
    await founded(market, start="full")
    users = [market.world.env.create_user(f"user{number}", global_name=f"User {number}") for number in range(20)]
    members = [market.world.guild.add_member(user) for user in users]
    channel = market.world.channel("campaign")
    lobby = channel.history(viewer=members[0])[-1]
    forms = [await member.click(lobby, label="Join") for member in members]
    sent = [await member.submit_modal(form, {}) for member, form in zip(members, forms, strict=True)]
    await market.world.env.settle()
    (card,) = await market.cards()
    answers = [one.response.content for one in sent]
    seated = {seat.user for seat in card.seats}

    assert "running" == card.status and 3 == len(seated) and 17 == len(card.waiting)
    assert (3, 17) == (sum("You play" in one for one in answers), sum("waiting list" in one for one in answers))
    assert 1 == market.read("campaign", "Dan").count("has started")


async def test_H1_seats_are_dealt_and_everybody_is_told_theirs(market: Market) -> None:
    """The form has no seats to choose, the lobby shows places, and at the start each hears privately what they play."""
    ada, ben, _, dan = await founded(market, seating="dealt")
    form = await ben.press("campaign", "Join")
    joined = await form.fill(phrase="four winds")
    await ada.slash("campaign", "join")
    lobby = dan.sees()
    await ada.slash("campaign", "campaign start")
    (card,) = await market.cards()
    mine = next(seat.name for seat in card.seats if seat.user == ben.id)

    assert "You have a place in The Fair of Ur; which seat you play is dealt at the start." in joined.text
    assert "At the table: 2 of 3" in lobby and "Seats are dealt at the start." in lobby
    assert f"The Fair of Ur: the seats are dealt, and you play {mine}." in ben.sees("direct")


async def test_H1_an_anonymous_table(market: Market) -> None:
    """Dan sees that seats are taken and not by whom; each player is written to; the end shows everybody."""
    ada, ben, _, dan = await begun(market, anonymous="yes")
    before = dan.sees()
    refused = await dan.slash("campaign", "join", seat="blue")
    held = await ada.slash("campaign", "gm seats")
    await ada.slash("campaign", "campaign end", really=True)

    assert "the Reds: taken" in before and f"the Blues: @{ben.id}" not in before and "Ben" not in before
    assert "The Blues is taken" in refused.text and str(ben.id) not in refused.text
    assert "nobody sees who plays what until the end" in held.text
    assert "the Blues: " in ben.sees("direct")
    assert f"the Blues: @{ben.id}" in dan.sees()


async def test_H2_a_practice_before_turn_1(market: Market) -> None:
    """Ada tries an order by the panel, Ben's messages are closed and the thread reaches him; then turn 1 begins."""
    market.world.shut("Ben", on=True)
    ada, ben, _, dan = await begun(market, muster="yes")
    asked, channel = ada.sees("direct"), dan.sees()
    tried = await ada.slash("campaign", "order", line="be calm")
    await market.restart()
    thread = next(room.key for room in market.world.rooms("Ben") if room.kind == "thread")
    here = await ben.press(thread, "I am here")
    await market.world.env.settle()
    panel = await ada.slash("campaign", "orders")

    assert "The Fair of Ur: practice before turn 1, for the Reds. Please show that this reaches you" in asked
    assert "Practice: 0 of 2 have answered" in channel
    assert "✓ be calm" in tried.text and "nothing of it counts" in tried.text
    assert "You are here, thank you" in here.text
    assert "running" == (await market.cards())[0].status
    assert "No orders given yet" in panel.text
    assert 1 == dan.sees().count("has started")
    assert "The Fair of Ur: the practice is over." in dan.sees()


async def test_H2_a_silent_seat_goes_to_whoever_waits(market: Market) -> None:
    """Ben says nothing for a day; Dan, next in line, plays, and Ben is told."""
    ada, ben, cleo, dan = await founded(market, muster="24h")
    for player, seat in ((ada, "the Reds"), (ben, "the Blues")):
        await player.join(seat)
    for seat in (await market.cards())[0].seats[2:]:
        await ada.slash("campaign", "gm seat", seat=seat.id, to="autopilot")
    await ada.slash("campaign", "campaign start")
    await ada.press("direct", "I am here")
    await market.pass_time(hours=25)

    assert "running" == (await market.cards())[0].status
    assert "The Fair of Ur: no answer came from you in the practice" in ben.sees("direct")
    await dan.slash("campaign", "join", seat="blue")
    assert "you play the Blues now." in dan.sees("direct")
    assert cleo.sees("direct") == ""


@pytest.mark.parametrize("closed", [False, True])
async def test_H3_the_gamemaster_replaces_a_player(market: Market, closed: bool) -> None:
    """Ben's panel, buttons, papers and thread show him nothing more; Dan, who takes the seat, is briefed."""
    for name in ("Ben", "Dan"):
        market.world.shut(name, on=closed)
    ada, ben, _, dan = await begun(market)
    panel = await ben.slash("campaign", "orders")
    place = next((room.key for room in market.world.rooms("Ben") if room.kind == "thread"), "direct")
    before = ben.sees(place)
    asked = await ada.slash("campaign", "gm seat", seat="blue", person=market.world.people["Dan"].user)
    assert "This takes the Blues from " in asked.text and "It is offered to " in asked.text
    assert before == ben.sees(place)
    handed = await asked.press("Take the Blues away")
    again = await asked.press("Take the Blues away")
    taken = await dan.press("campaign", "Take the Blues")
    tried = [await panel.press("Ready"), await panel.press("Papers"), await panel.press("Map")]
    tried += [await ben.press(place, "Orders"), await ben.slash("campaign", "papers")]
    theirs = next((room.key for room in market.world.rooms("Dan") if room.kind == "thread"), "direct")

    assert "Something has happened since that was asked" in again.text
    assert "the Blues is offered to " in handed.text and "until then the autopilot plays it" in handed.text.lower()
    assert "You play the Blues in The Fair of Ur." in taken.text
    refused = [tried[0], tried[1], *tried[3:]]
    assert all("hold" in reply.text and "Your purse" not in reply.text for reply in refused)
    assert "Your purse" not in tried[2].text
    after = ben.sees(place).removeprefix(before)
    assert "The Fair of Ur: the gamemaster has taken the Blues from you, for somebody else; only" in ben.sees(place)
    assert "Your purse" not in after
    assert "you play the Blues now." in dan.sees(theirs)
    assert "How this table plays" in dan.sees(theirs)
    assert place == "direct" or place != theirs


async def test_H3_a_deputy_steps_in_and_out(market: Market) -> None:
    """Ben names Cleo, who never joined: the channel asks her, a press brings the papers, dismissal ends it all."""
    _, ben, cleo, _ = await begun(market)
    named = await ben.slash("campaign", "deputy", person=market.world.people["Cleo"].user)
    silent = cleo.sees("direct")
    await cleo.press("campaign", "Write to me")
    order = await cleo.slash("campaign", "order", line="be calm")
    papers = await cleo.slash("campaign", "papers")
    shown = await ben.slash("campaign", "orders")
    asked = cleo.sees("direct")
    await named.press("Dismiss")
    refused = [await cleo.slash("campaign", "papers"), await cleo.press("direct", "Orders")]

    assert "is your deputy for the Blues in The Fair of Ur" in named.text
    assert "" == silent and "The Fair of Ur, Founding" in asked
    assert "✓ be calm" in order.text and "✓ 1. be calm" in shown.text
    assert "the Blues" in papers.text
    assert all("no seat" in reply.text for reply in refused)
    assert "The Fair of Ur: you are not the deputy for the Blues any more." in cleo.sees("direct")


async def test_H14_a_vacation_in_one_line(market: Market) -> None:
    """Ben is away for four days: the answer says what comes of it, the table hears one line, and back is one press."""
    ada, ben, _, _ = await begun(market)
    planned = await ben.slash("campaign", "vacation", until="4 days", how="pause")
    line = ada.sees()
    back = await planned.press("I am back")
    nothing = await ben.slash("direct", "vacation")

    assert "The Fair of Ur, the Blues: deadlines wait until you are back" in planned.text
    assert planned.result.response.ephemeral
    assert "The Fair of Ur: the deadline waits for the Blues, who is away, until" in line
    assert "Welcome back: 1 vacation ended." in back.text
    assert "You have planned no vacation" in nothing.text


async def test_H15_the_absent_are_told_with_closed_messages(market: Market) -> None:
    """Ben misses windows with his direct messages closed: each step reaches him in his thread, even losing the seat."""
    market.world.shut("Ben", on=True)
    ada, ben, _, _ = await begun(market, absence="1")
    await ada.slash("campaign", "ready")
    await market.to_next_deadline()
    thread = next(room.key for room in market.world.rooms("Ben") if room.kind == "thread")
    first = ben.sees(thread)
    while ben.id in {seat.user for seat in (await market.cards())[0].seats}:
        await ada.slash("campaign", "ready")

    assert "The Fair of Ur: you missed a window, so the autopilot now plays the Blues for you." in first
    assert "The Fair of Ur: the Blues is open to others now, for you were away. Join again if you like." in ben.sees(
        thread
    )
    assert "The Fair of Ur: the Blues is open. Whoever joins takes it over" in ada.sees()


async def test_H3_the_player_hands_the_seat_to_the_autopilot_and_back(market: Market) -> None:
    """/autopilot and Return, one act each."""
    ada, ben, _, _ = await begun(market)
    aside = await ben.slash("campaign", "autopilot")
    told = ada.sees()
    back = await ben.press("direct", "Return")

    assert "The autopilot plays for you in The Fair of Ur." in aside.text
    assert "the autopilot plays the Blues from now on." in told
    assert "You play the Blues in The Fair of Ur." in back.text
    assert "the Blues is played by its player again." in ada.sees()
