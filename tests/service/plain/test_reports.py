"""A report that another makes, called true or false in one's own words, and questions about it."""

import pytest

from bot.service.ground.messages import Message
from bot.service.orders import orders
from bot.service.plain import hearing
from bot.service.plain.assent.beliefs import belief
from tests.service.bench import BLUE, RED, Table

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)


@pytest.mark.parametrize(
    "text",
    [
        "Yes, what Rome says is true.",
        "true",
        "that's right",
        "i agree with him",
        "Rome won fair and square",
        "yes, he is right",
        "confirm it",
    ],
)
def test_what_calls_a_report_true(text: str) -> None:
    """By whose word it is, or by itself."""
    assert belief(text) is True


@pytest.mark.parametrize(
    "text",
    ["no he lies", "not true", "it isn't true", "he didn't win", "what Rome reports is false", "I do not believe him"],
)
def test_what_calls_a_report_false(text: str) -> None:
    """However it begins."""
    assert belief(text) is False


@pytest.mark.parametrize(
    "text", ["is that true", "I won", "attack Etruria", "he is right but I hate him", "is it good for me?", "yes", "no"]
)
def test_what_says_nothing_of_a_report(text: str) -> None:
    """A question, an order, one's own report, and what might be either."""
    assert belief(text) is None


async def told(table: Table, campaign: int, text: str) -> Message:
    """Give the answer to whoever is asked whether a report is right."""
    return await hearing.hear(table.herald, BLUE, text, str(campaign))


async def reported(table: Table) -> int:
    """Begin a game in which Rome has reported a battle, and the Samnites are asked."""
    campaign = await table.started(RED, BLUE, board="italy/italy-standard")
    await table.give(campaign, RED, "attack Etruria")
    await table.all_ready(campaign)
    await table.give(campaign, RED, "report attacker wins major")
    await table.all_ready(campaign)
    return campaign


@ONE
async def test_ITA_6_24_a_report_is_confirmed_and_disputed_in_ones_own_words(crowns: Table) -> None:
    """And never offered as its opposite."""
    campaign = await reported(crowns)
    for text, order in (
        ("no he lies", "dispute"),
        ("Yes, what Rome says is true.", "confirm"),
        ("she made that up", "dispute"),
        ("i agree with him", "confirm"),
    ):
        await told(crowns, campaign, text)
        now = await orders.so_far(crowns.herald, await crowns.who(campaign, BLUE))
        assert [order] == [one.text for one in now.drafts], text


@ONE
async def test_ITA_6_24_a_question_is_never_taken_for_a_reason(crowns: Table) -> None:
    """Nor offered as one."""
    campaign = await reported(crowns)
    for text in (
        "How am I supposed to know? I was not there. What happens if I say no, and what if I say nothing?",
        "Is it good for me if Rome gets North Campania?",
    ):
        answer = await told(crowns, campaign, text)
        assert f"dispute {text.split()[0]}" not in answer.content, text
        assert not [one for one in answer.buttons if one.label.startswith("dispute")], text
