"""H35: see and delete my data."""

import json
from datetime import timedelta

import pytest
from sqlalchemy import BigInteger, select

from bot.service.table import campaigns, gamemaster, privacy
from bot.service.talk import letters
from bot.store import tables
from bot.store.columns import metadata
from bot.store.people.traces import NO_PEOPLE, NOBODY, PEOPLE, WRITTEN
from rules.kernel.errors import Answer
from tests.e2e.table import Table as Seated
from tests.service.bench import BLUE, GREEN, Table

ANN = 411_000_000_000_000_001
"""An id as long as Discord's, so that no other number in the database is like it."""


async def everything(table: Table) -> list[tuple[str, str, str]]:
    """Give every value of the database as text, with its table and column."""
    found = []
    async with table.store.reading() as connection:
        for one in metadata.tables.values():
            for row in (await connection.execute(select(one))).mappings():
                found += [(one.name, name, str(value)) for name, value in row.items()]
    return found


async def traces(table: Table, user: int) -> list[tuple[str, str]]:
    return [(name, column) for name, column, text in await everything(table) if str(user) in text]


def test_H35_every_column_that_may_hold_people_is_listed() -> None:
    """A new column that could hold an id of Discord's is said to hold people's, or said not to."""
    large = {(one.name, column.name) for one in metadata.tables.values() for column in one.c if is_large(column)}
    people = {(held.table, held.column) for held in PEOPLE}

    assert not people & NO_PEOPLE
    assert large == people | NO_PEOPLE


def is_large(column) -> bool:
    """Tell whether a column could hold an id of Discord's, or is named after a person."""
    return isinstance(column.type, BigInteger) or column.name in {
        "user",
        "host",
        "deputy",
        "member",
        "person",
        "author",
    }


def test_H35_what_seats_wrote_is_listed() -> None:
    """Each listed column is there."""
    for name, column, shown in WRITTEN:
        assert {column, *shown} <= set(metadata.tables[name].c.keys())
    for held in PEOPLE:
        assert {held.column, *held.shown, *dict(held.cleared)} <= set(metadata.tables[held.table].c.keys())


async def lived(bench: Table) -> dict[str, int]:
    """Let Ann play in a campaign, deputise, wait, host and be done with others; give them by name."""
    from bot.service.history.catchup import catchup

    playing = await bench.started(ANN, BLUE)
    await bench.give(playing, ANN, "say hello")
    await catchup(bench.herald, playing, ANN)
    done = await bench.started(ANN, BLUE)
    await campaigns.end(bench.herald, done, (await bench.card(done)).host)
    full = await bench.started(BLUE, GREEN)
    await campaigns.join(bench.herald, full, ANN, "Ann")
    hosted = (
        await campaigns.found(bench.herald, host=ANN, guild=1, channel=2, title="Ann’s", game="word", scenario="two")
    ).id
    await campaigns.join(bench.herald, hosted, BLUE, "Bert")
    await campaigns.start(bench.herald, hosted, ANN)
    await bench.deliver()
    async with bench.store.unit(full) as unit:
        await unit.change_seat("a", deputy=ANN)
        await unit.write(
            tables.vacations.insert().values(
                user=ANN,
                campaign=None,
                begins=bench.clock.now(),
                ends=bench.clock.now() + timedelta(days=3),
                how="pause",
            )
        )
        await unit.write(tables.people.insert().values(user=ANN, preferences="{}", digest_at=None))
    return {"playing": playing, "done": done, "full": full, "hosted": hosted}


async def test_H35_no_id_is_left_and_the_games_go_on(bench: Table) -> None:
    """Seats, hosting, deputising, waiting, looks, vacations, preferences and messages: nothing names Ann any more."""
    named = await lived(bench)
    assert 8 <= len(set(await traces(bench, ANN)))

    await privacy.forget(bench.herald, ANN)

    assert [] == await traces(bench, ANN)
    card = await bench.card(named["playing"])
    assert "running" == card.status and "player" != card.seats[0].mode and card.seats[0].user is None
    assert NOBODY == (await bench.card(named["hosted"])).host
    await bench.ready(named["playing"], BLUE)
    await bench.to_closing(named["hosted"])
    texts = [post.message.content for post in await bench.deliver()]
    assert any("has no gamemaster any more" in text for text in texts)
    assert any("Gamemaster: nobody." in text for text in texts)
    assert [] == await traces(bench, ANN)
    file = await gamemaster.export(bench.herald, named["playing"], None)
    assert str(ANN) not in file.decode()


async def test_H35_everything_kept_is_shown(bench: Table) -> None:
    """The file holds each kind of trace, the orders of the seat, and no seed."""
    named = await lived(bench)
    text = (await privacy.export(bench.herald, ANN)).decode()
    file = json.loads(text)
    async with bench.store.look(named["hosted"]) as look:
        seed = look.campaign.seed

    kinds = {name for name, _ in await traces(bench, ANN)} - {"posts"}
    assert kinds == {key.partition(".")[0] for key in file if "." in key}
    assert "hello" in json.dumps(file["drafts"]) and file["messages"] is not None
    assert seed not in text and str(BLUE) not in {str(one.get("user")) for one in file["seats.user"]}


@pytest.mark.parametrize(("follow", "kept"), [("yes", ["before", "after"]), ("no", ["after"])])
async def test_H35_letters_of_whoever_sat_there_before_are_theirs(bench: Table, follow: str, kept: list[str]) -> None:
    """The file holds what the seat wrote before the person came only where letters follow the seat."""
    campaign = await bench.started(BLUE, GREEN, letters_follow=follow)
    await letters.write(bench.herald, await bench.who(campaign, BLUE), "b", "before")
    bench.clock.advance(hours=1)
    await campaigns.leave(bench.herald, campaign, BLUE)
    await campaigns.join(bench.herald, campaign, ANN, "Ann")
    await letters.write(bench.herald, await bench.who(campaign, ANN), "b", "after")
    file = json.loads(await privacy.export(bench.herald, ANN))

    assert kept == [one["text"] for one in file["letters"]]


async def test_H35_deleting_twice_and_nothing_at_all_is_harmless(bench: Table) -> None:
    """Whoever is not known is told that nothing is kept; a second time changes nothing."""
    named = await lived(bench)
    await privacy.forget(bench.herald, ANN)
    before = await everything(bench)
    await privacy.forget(bench.herald, ANN)
    await privacy.forget(bench.herald, 999_999_999_999)

    assert before == await everything(bench)
    assert {"user", "note", "messages"} == set(json.loads(await privacy.export(bench.herald, ANN)))
    with pytest.raises(Answer):
        await bench.who(named["playing"], ANN)


async def test_H35_as_a_person_asks(table: Seated) -> None:
    """Deleting wants to be confirmed and says what it does; afterwards the file is empty and the campaign goes on."""
    ada, ben = table.player("Ada"), table.player("Ben")
    await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title="The Crowns")
    await ada.join("Hellas")
    await ben.join("Lydia", phrase="a full moon")
    await ada.slash("campaign", "campaign start")
    shown = await ben.slash("campaign", "privacy export")
    asked = await ben.slash("campaign", "privacy delete")
    (board,) = await table.cards()
    assert ben.id in {seat.user for seat in board.seats}
    done = await ben.slash("campaign", "privacy delete", really=True)
    (board,) = await table.cards()

    (file,) = shown.message.attachments
    assert "a full moon" in (await file.read()).decode()
    assert "You would give up Lydia" in asked.text and "cannot be undone" in asked.text
    assert "It is done" in done.text
    assert ben.id not in {seat.user for seat in board.seats} and "running" == board.status
    await table.to_next_deadline()
    assert "Lydia" in ada.sees()
