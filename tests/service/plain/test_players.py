"""People called by their own names: the seat that they hold is meant."""

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from bot.service.ground.faces import Faces
from bot.service.ground.values import CampaignCard
from bot.service.plain import hearing
from bot.service.plain.players import by_name, by_seats
from bot.service.rulebook.rulebooks import Rulebooks
from bot.service.table import campaigns
from bot.service.talk import letters
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, GREEN, HOST, RED, Table

BOOKS = Rulebooks(Path(__file__).parents[3] / "docs" / "rules")
sqlite = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)


async def sat(crowns: Table, names: Mapping[int, str]) -> tuple[Table, CampaignCard]:
    """Seat three people in Civilized whom Discord shows by these names."""
    crowns.herald = replace(crowns.herald, rulebooks=BOOKS)
    for user, name in names.items():
        crowns.herald.faces.meet(user, 0, [name])
    campaign = await crowns.started(RED, BLUE, GREEN, board="civilized/crowns")
    return crowns, await crowns.card(campaign)


@sqlite
async def test_who_is_called_by_name_is_meant_by_seat(crowns: Table) -> None:
    """By the whole name or its first word, with a mark of Discord’s or without; words that only begin so are left."""
    table, card = await sat(crowns, {RED: "Ada", BLUE: "Ben Carter", GREEN: "Ben-Hur"})
    lydia, canaan = card.seats[1].name, card.seats[2].name
    for text in ("attack ben carter", "attack @Ben Carter", "attack Ben", "attack ben"):
        assert f"attack {lydia}" == by_seats(table.herald, card, text)
    assert f"marry {lydia}'s son" == by_seats(table.herald, card, "marry Ben's son")
    assert f"attack {canaan}" == by_seats(table.herald, card, "attack ben-hur")
    assert "take the bench" == by_seats(table.herald, card, "take the bench")

    told = await hearing.hear(table.herald, RED, "attack Ben", str(card.id))
    assert f"“declare war on {lydia}”" in told.content


@sqlite
async def test_a_name_that_is_a_word_has_to_be_written_as_one(crowns: Table) -> None:
    """And two people of one name are nobody."""
    table, card = await sat(crowns, {RED: "Ada", BLUE: "Will", GREEN: "Ada"})
    assert f"attack {card.seats[1].name}" == by_seats(table.herald, card, "attack Will")
    for text in ("when will it rain", "Will it rain?", "attack Ada"):
        assert text == by_seats(table.herald, card, text)


@sqlite
async def test_of_a_letter_its_receiver_alone_is_looked_for(crowns: Table) -> None:
    """What somebody writes goes as it was written."""
    table, card = await sat(crowns, {RED: "Ada", BLUE: "Ben", GREEN: "Cleo"})
    text = by_seats(table.herald, card, "letter to Ben: shall Ben and Cleo be friends?")
    assert f"letter to {card.seats[1].name}: shall Ben and Cleo be friends?" == text


@sqlite
@pytest.mark.parametrize(
    ("typed", "sent"),
    [
        ("letter to ada: please help. Ben asks ada", "please help. Ben asks ada"),
        ("tell Ada yes deal, and do not tell Cleo", "yes deal, and do not tell Cleo"),
        ("hello Ada! We two, do not tell Cleo", "hello Ada! We two, do not tell Cleo"),
        ("tax 20. tell ada: cleo lies", "cleo lies"),
        ("lol tell her: cleo lies", "cleo lies"),
        ("tell her ok deal with cleo", "ok deal with cleo"),
    ],
)
async def test_a_letter_goes_to_a_person_and_word_for_word(crowns: Table, typed: str, sent: str) -> None:
    """By the name of the player, though a thing of the game is called so, too; or to whoever wrote last."""
    table, card = await sat(crowns, {RED: "Ada", BLUE: "Ben", GREEN: "Cleo"})
    await letters.write(table.herald, await table.who(card.id, RED), card.seats[1].name, "Peace?")
    told = await hearing.hear(table.herald, BLUE, typed, str(card.id))

    assert f"Shall I send this to {card.seats[0].name}" in told.content and f"“{sent}”" in told.content


@sqlite
async def test_a_part_of_a_name_that_all_seats_share_reaches_its_seat(crowns: Table) -> None:
    """Red is no name of a candle by itself."""
    crowns.herald.faces.meet(RED, 0, ["Ada"])
    campaign = await crowns.started(RED, BLUE, board="candlebre/candlemere")
    told = await hearing.hear(crowns.herald, BLUE, "tell ada yeah sure", str(campaign))

    assert "Shall I send this to Red Candle" in told.content


@sqlite
async def test_the_button_of_a_letter_sends_it_once(crowns: Table) -> None:
    """Whatever was written in between; written anew it goes again."""
    table, card = await sat(crowns, {RED: "Ada", BLUE: "Ben", GREEN: "Cleo"})
    who, since = await table.who(card.id, RED), table.clock.now()
    for words in ("Peace?", "Quick!"):
        await letters.write(table.herald, who, card.seats[1].name, words, offered=since)
    with pytest.raises(Answer, match="sent that letter already"):
        await letters.write(table.herald, who, card.seats[1].name, "Peace?", offered=since)
    table.clock.advance(hours=1)
    await letters.write(table.herald, who, card.seats[1].name, "Peace?", offered=table.clock.now())

    asked = await hearing.hear(table.herald, RED, "letter to Ben: shall Ben and Cleo be friends?", str(card.id))
    assert f"Shall I send this to {card.seats[1].name}" in asked.content
    assert "“shall Ben and Cleo be friends?”" in asked.content


@sqlite
async def test_where_nobody_may_know_who_plays_what_no_name_is_read(crowns: Table) -> None:
    """The answer would tell."""
    table, card = await sat(crowns, {RED: "Ada", BLUE: "Ben"})
    assert "attack Ben" == by_seats(table.herald, replace(card, masked=True), "attack Ben")


@pytest.mark.parametrize("line", ["give Lydia 5 points", "trade grain with Lydia", "send a gift to Lydia"])
@sqlite
async def test_what_is_to_be_done_with_somebody_is_answered_as_with_anybody(crowns: Table, line: str) -> None:
    """The rulebook names no country, and says how points are given to one."""
    table, card = await sat(crowns, {})
    answer = (await hearing.hear(table.herald, RED, line, str(card.id))).content
    assert "another country?\n" in answer or "Points pass only as a gift" in answer


def test_whoever_was_met_longest_ago_is_forgotten_first(monkeypatch) -> None:
    """A process remembers so many; on another server somebody may have another name."""
    monkeypatch.setattr("bot.service.ground.faces.MOST", 2)
    faces = Faces()
    for user, guild, name in ((RED, 0, "Ada"), (BLUE, 0, "Ben"), (RED, 7, "Countess"), (RED, 0, "Ada")):
        faces.meet(user, guild, [name, name, ""])
    assert (("Countess", "Ada"), ("Ada",), ()) == (faces.of(RED, 7), faces.of(RED, 8), faces.of(BLUE, 7))


@sqlite
async def test_what_is_to_be_done_with_a_player_himself_is_the_gamemasters(crowns: Table) -> None:
    """“Kick Ben” never asks whether one would leave oneself; the host reads his commands, others who he is."""
    table, card = await sat(crowns, {RED: "Ada", BLUE: "Ben"})
    for line in ("kick Ben", "how do I skip Ben?", "Ben is gone, what now?", "remind Ben"):
        told = (await hearing.hear(table.herald, RED, line, str(card.id))).content
        assert told.startswith("The gamemaster of “Fair play”") and "/gm seat" in told, line


@sqlite
async def test_whoever_asks_after_the_end_hears_who_won(crowns: Table) -> None:
    """Also whoever asks nothing in particular."""
    campaign = await crowns.started(RED, BLUE, board="italy/italy-standard")
    while (await crowns.card(campaign)).status == "running":
        await hearing.hear(crowns.herald, RED, "hi", str(campaign))
        await crowns.to_closing(campaign)
    for line in ("who won?", "hi"):
        told = (await hearing.hear(crowns.herald, RED, line)).content
        assert re.match(r"(?:“Fair play” is over\. .+ won\. )?.+ Rome is defeated\.", told), told
        assert "broke it off" not in told
    broken = await crowns.started(GREEN, board="civilized/crowns")
    await campaigns.end(crowns.herald, broken, HOST)
    assert "the table broke it off" in (await hearing.hear(crowns.herald, GREEN, "who won?")).content


@sqlite
async def test_whether_to_dare_somebody_is_answered_by_how_strong_he_is(crowns: Table) -> None:
    """A question never becomes a war that a press declares; who may be feared is answered by what threatens."""
    table, card = await sat(crowns, {RED: "Ada", BLUE: "Ben"})
    for line in ("should I attack Ben?", "can I beat Lydia", "should we declare war on Ben?"):
        told = await hearing.hear(table.herald, RED, line, str(card.id))
        assert "Lydia: your 6 elements against 6" in told.content or "No pact binds Lydia" in told.content, line
        assert not [button for button in told.buttons if button.action in {"say", "note"}], line
    for line in ("if Ben attacks me will I lose?", "what should I do against Ben?", "how do I stop Lydia?"):
        told = await hearing.hear(table.herald, RED, line, str(card.id))
        assert "No army of Lydia can come on foot before a city of yours" in told.content, line


@sqlite
async def test_nobody_is_called_as_a_city_is(crowns: Table) -> None:
    """A person with the name of a thing of the game changes nobody's orders."""
    table, card = await sat(crowns, {RED: "Ada", BLUE: "Sparta", GREEN: "Granary"})
    assert "march from Sparta to Athens" != by_seats(table.herald, card, "march from Sparta to Athens")
    told = await hearing.hear(table.herald, RED, "march from Sparta to Athens", str(card.id))
    assert "march from Sparta to Athens" in told.content
    assert (
        "build Granary in Sparta"
        in (await hearing.hear(table.herald, RED, "build Granary in Sparta", str(card.id))).content
    )


@pytest.mark.parametrize("line", ["is Lydia angry with me?", "how is it going with ben?"])
@sqlite
async def test_what_is_asked_of_somebody_and_not_understood_gets_how_he_stands(crowns: Table, line: str) -> None:
    """Not a rule about something else that one may do with another."""
    table, card = await sat(crowns, {RED: "Ada", BLUE: "Ben"})
    told = (await hearing.hear(table.herald, RED, line, str(card.id))).content

    assert told.startswith("I am not sure what you ask. This is how things stand with Lydia:\n")
    assert "No pact binds Lydia" in told and "Lydia now: " in told


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("What is Lydia doing? Is he arming?", "What is Lydia doing? Is Lydia arming?"),
        ("How large is Lydia's army? Can they reach me?", "How large is Lydia's army? Can Lydia reach me?"),
        ("Is Lydia stronger than Egypt? Can he reach me?", "Is Lydia stronger than Egypt? Can he reach me?"),
        ("Can he reach me?", "Can he reach me?"),
        ("attack Lydia. he lies.", "attack Lydia. he lies."),
    ],
)
def test_who_is_spoken_of_twice_is_named_twice(text: str, read: str) -> None:
    """In a question, where one alone was named before it."""
    assert read == by_name(text, ["Lydia", "Egypt"])


@pytest.mark.parametrize("line", ["what is Ben doing", "what is Ben up to? is he arming?", "is Lydia raising an army?"])
@sqlite
async def test_what_somebody_is_doing_is_told_by_how_he_stands(crowns: Table, line: str) -> None:
    """With no word that it was not understood, and no order of the asker's read out of it."""
    table, card = await sat(crowns, {RED: "Ada", BLUE: "Ben"})
    told = (await hearing.hear(table.herald, RED, line, str(card.id))).content

    assert "not sure" not in told and "heir" not in told
    assert "No pact binds Lydia" in told and "Lydia now: " in told
