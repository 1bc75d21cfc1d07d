"""The album: a game's further pictures, as a seat may see them, and scenes of what has just happened."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from bot.service.history import album
from bot.store.annals import states
from rules.kernel.errors import Answer
from rules.kernel.facts.events import Event
from rules.kernel.telling.pictures import Duel, DuelRow, Kin, Picture
from rules.kernel.telling.tellings import Page
from tests.service.bench import BLUE, RED, Table
from tests.service.word import WORD, Spoken, Words


def secrets(world: Words, seat: str | None) -> Mapping[str, Picture]:
    """Give a picture that shows what a seat knows, and one for everybody."""
    known = tuple(Kin(id=one, name=word) for one, word in world.secrets.items() if word)
    return {
        "Words": Picture(title="Words", alt="Words."),
        "Secrets": Picture(title="Secrets", alt="Secrets.", kin=known),
    }


def shouting(events: Sequence[Event]) -> Sequence[Picture]:
    """Give a duel for each word that was said."""
    return [
        Picture(
            title=f"{one.seat} says {one.word}",
            alt="A duel.",
            duel=Duel(
                left="", right="", left_title=one.seat, right_title="all", rows=(DuelRow(left=one.word),), verdict=""
            ),
        )
        for one in events
        if isinstance(one, Spoken)
    ]


def with_pictures(table: Table) -> Table:
    """Give the word game an album and scenes."""
    game = replace(WORD, album=secrets, scenes=shouting)
    table.herald = replace(table.herald, games={**table.herald.games, "word": game})
    return table


async def test_the_album_is_named_and_shown(table: Table) -> None:
    """Without a name the first is shown; a name that there is not is refused with those that there are."""
    campaign = await with_pictures(table).started()

    assert ["Words", "Secrets"] == await album.titles(table.herald, campaign, "a")
    assert "Words" == (await album.picture_of(table.herald, campaign, None, "")).picture.title
    with pytest.raises(Answer, match="there is no picture “Sekrets”; did you mean “Secrets”"):
        await album.picture_of(table.herald, campaign, "a", "Sekrets")


async def test_a_seat_sees_its_own_view_in_the_album(table: Table) -> None:
    """An onlooker sees what everybody knows (H23)."""
    campaign = await with_pictures(table).started()
    async with table.store.look(campaign) as look:
        state = Words.model_validate_json((await look.save()).state)

    shown = {seat: (await album.picture_of(table.herald, campaign, seat, "Secrets")).picture for seat in ("a", None)}

    assert (set(state.secrets), ()) == ({"a", "b"}, shown[None].kin)
    assert ["a"] == [one.id for one in shown["a"].kin]


async def test_scenes_are_posted_once_and_can_be_looked_at_again(table: Table) -> None:
    """With the chronicle of the closing; the newest first in the album."""
    campaign = await with_pictures(table).started()
    await table.give(campaign, RED, "say hello")
    await table.give(campaign, BLUE, "say world")
    await table.ready(campaign, RED, BLUE)

    posted = [post.message.picture.title for post in await table.deliver() if post.message.picture]

    assert ["a says hello", "b says world"] == [title for title in posted if "says" in title]
    assert ["b says world", "a says hello"] == (await album.titles(table.herald, campaign, None))[2:]


NAMES = {"a": "Anna", "b": "Bert", "c": "Cleo", "d": "Dora", "e": "Egon"}


def counted(state: Words) -> tuple[Page, ...]:
    """Give how many words everybody has said, as a table."""
    rows = [(NAMES[seat], str(len(state.said.get(seat, [])))) for seat in state.seats]
    return (Page(title="Said", table=(("Mouth", "Words"), *rows)),)


def purse(state: Words, seat: str) -> dict[str, int]:
    """Give a seat's secret money: twice its words."""
    return {"breath": 2 * len(state.said.get(seat, [])) if state.secrets.get(seat) else 99}


async def talked(table: Table, days: int) -> int:
    """Start a campaign of a word game with figures, and play so many days."""
    game = replace(WORD, status=counted, purse=purse)  # a figure for all, and one that each keeps to himself
    table.herald = replace(table.herald, games={**table.herald.games, "word": game})
    campaign = await table.started()
    for day in range(days):
        await table.give(campaign, RED, f"say hello{day}")
        await table.ready(campaign, RED, BLUE)
    return campaign


async def test_figures_are_charted_over_the_turns(table: Table) -> None:
    """A line for each seat, under the dates of the game; none in the first turn."""
    campaign = await talked(table, 3)
    names = await album.titles(table.herald, campaign, None)

    assert ["Words over time"] == names
    shown = (await album.picture_of(table.herald, campaign, None, "Words over time")).picture
    assert {"a": (1, 2, 3, 3), "b": (0, 0, 0, 0)}.items() >= {one.side: one.values for one in shown.series}.items()
    assert ("Day 1", "Day 2", "Day 3", "Day 4") == shown.labels
    assert "Day 1 to Day 4. At the end: Anna 3" in shown.alt


async def test_a_seats_money_is_charted_for_itself_alone(table: Table) -> None:
    """From its own view of each turn; nobody else is offered it (H23)."""
    campaign = await talked(table, 2)
    shown = (await album.picture_of(table.herald, campaign, "a", "Your breath over time")).picture

    assert [("a", (2, 4, 4))] == [(one.side, one.values) for one in shown.series]
    with pytest.raises(Answer, match="there is no picture “Your breath over time”; did you mean “Words over time”"):
        await album.picture_of(table.herald, campaign, None, "Your breath over time")


async def test_a_long_campaign_is_charted_by_some_of_its_turns(table: Table) -> None:
    """Evenly, the last end of a turn and the present among them."""
    campaign = await talked(table, 9)
    async with table.store.look(campaign) as look:
        every, some = await states(look), await states(look, most=4)

    assert [2, 3, 4, 5, 6, 7, 8, 9, 10] == [save.turn for save in every]
    assert [2, 4, 7, 10] == [save.turn for save in some]


async def test_a_gallery_shows_the_album_alone(table: Table) -> None:
    """Neither scenes nor charts; in a campaign of another game it says which command will do."""
    campaign = await talked(table, 1)
    words = table.herald.games["word"]
    shown = replace(words, album=secrets, galleries={"family": "The trees"})
    assert [] == await album.titles(table.herald, campaign, "a", "family")
    with pytest.raises(Answer, match="“Fair play” plays The Word; /picture shows its pictures"):
        await album.picture_of(table.herald, campaign, "a", "", "family")
    table.herald = replace(table.herald, games={**table.herald.games, "word": shown})

    assert ["Words", "Secrets"] == await album.titles(table.herald, campaign, "a", "family")
    assert ["Words", "Secrets", "Words over time", "Your breath over time"] == await album.titles(
        table.herald, campaign, "a"
    )
    assert "Words" == (await album.picture_of(table.herald, campaign, "a", "", "family")).picture.title
    with pytest.raises(Answer, match="there is no picture “Words over time”"):
        await album.picture_of(table.herald, campaign, "a", "Words over time", "family")


async def test_a_game_without_pictures_says_so(table: Table) -> None:
    """And so does a campaign that has not begun."""
    campaign = await table.founded("word/two")

    with pytest.raises(Answer, match="no pictures beside its map"):
        await album.picture_of(table.herald, campaign, None, "")
