"""What a player would have the gamemaster hear is passed on, and a plea for time with what answers it."""

import pytest

from bot.service.plain import hearing
from bot.service.plain.leading.deeds import carried_out
from bot.service.plain.leading.pleading import for_gamemaster
from bot.service.talk import pleas
from rules.kernel.errors import Answer
from tests.service.bench import BLUE, GUILD, HOST, RED, Table

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)  # nothing here is of the database


async def sat(crowns: Table) -> int:
    crowns.herald.faces.meet(HOST, GUILD, ["Ada"])
    return await crowns.started(RED, BLUE, board="civilized/crowns")


@ONE
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("speak to the gamemaster: please undo the last turn", "please undo the last turn"),
        ("i cant today, ask ada to give me until saturday", "i cant today, ask ada to give me until saturday"),
        ("tell the host: Ben cheats. Really!", "Ben cheats. Really!"),
        ("tax 20", ""),
        ("tell Lydia: ask ada", ""),
        ("who is the gamemaster", ""),
    ],
)
async def test_what_is_said_to_the_gamemaster_is_told_from_the_rest(crowns: Table, text: str, words: str) -> None:
    """By the chair, or by the name of whoever holds it."""
    card = await crowns.card(await sat(crowns))

    assert words == for_gamemaster(crowns.herald, card, RED, text)


@ONE
async def test_a_plea_reaches_the_gamemaster_word_for_word(crowns: Table) -> None:
    """Once; what asks for time comes with what gives it and what refuses it, and the player hears of both."""
    campaign = await sat(crowns)
    due = (await crowns.card(campaign)).window.due
    who = await crowns.who(campaign, RED)
    told = await pleas.pass_on(crowns.herald, who, "3 more hours, Ada?", 3)
    with pytest.raises(Answer, match="passed on already"):
        await pleas.pass_on(crowns.herald, who, "3 more hours, Ada?", 3)
    (post,) = [one.message for one in await crowns.deliver() if one.target.user == HOST]
    refused = await carried_out(crowns.herald, campaign, HOST, post.buttons[1].what)
    heard = [one.message.content for one in await crowns.deliver() if one.target.kind == "seat"]
    await carried_out(crowns.herald, campaign, HOST, post.buttons[0].what)

    assert "Passed on to" in told and "“3 more hours, Ada?”" in post.content
    assert ["Give 3 hours, to all", "Refuse"] == [one.label for one in post.buttons]
    assert "no more time" in refused and any("cannot give you more time" in line for line in heard)
    assert 3 * 3600 == ((await crowns.card(campaign)).window.due - due).total_seconds()


@ONE
async def test_whoever_needs_time_is_offered_to_ask_and_his_own_hours(crowns: Table) -> None:
    """With the hours that he names."""
    await sat(crowns)
    told = await hearing.hear(crowns.herald, RED, "please give me 3 more hours")
    open_ = await hearing.hear(crowns.herald, RED, "i need more time")

    assert ["Ask for 3 hours", "3 hours of my own"] == [one.label for one in told.buttons]
    assert "You have 24 hours of your own left" in open_.content


@ONE
@pytest.mark.parametrize("text", ["i quit, let the bot play me", "this is too chaotic, i give up, bye", "i concede"])
async def test_a_farewell_is_asked_about_once(crowns: Table, text: str) -> None:
    """In whatever words."""
    await sat(crowns)
    told = await hearing.hear(crowns.herald, RED, text)

    assert told.content.startswith("Do you want to give up Hellas") and ["Leave Fair play"] == [
        one.label for one in told.buttons
    ]


@ONE
@pytest.mark.parametrize("text", ["What happens if I fall? Am I out of the game?", "stand fast"])
async def test_a_fear_is_no_wish_to_leave_and_a_stand_no_plea(crowns: Table, text: str) -> None:
    """Neither leads to a button that does it."""
    await sat(crowns)
    told = await hearing.hear(crowns.herald, RED, text)

    assert not [one for one in told.buttons if one.action in {"leave", "plead"}] and "/extend" not in told.content
