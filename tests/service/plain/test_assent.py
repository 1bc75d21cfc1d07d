"""Ready, yes and no, questions, and what is left to Herald: each does what was meant, and never an order unasked."""

import pytest

from bot.service.ground.messages import Message
from bot.service.orders import orders
from bot.service.plain import hearing
from bot.service.plain.assent.ballots import stance
from bot.service.plain.assent.proposals import wanted
from bot.service.plain.assent.questions import asked_alone, asks, both
from bot.service.plain.pending import is_ready
from bot.service.table import campaigns
from tests.service.bench import BLUE, HOST, RED, Table
from tests.service.talking import given

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
EMPIRES, ITALY = "empires/crowns-and-keys-1176", "italy/italy-standard"


async def told(table: Table, campaign: int, text: str) -> Message:
    """Give the answer to a message of the first player's."""
    return await hearing.hear(table.herald, RED, text, str(campaign))


@pytest.mark.parametrize(
    "text", ["im ready", "whatever, im ready", "ok go", "go", "done for now", "ok ready!", "I'm ready"]
)
def test_ready_is_said_in_many_ways(text: str) -> None:
    """All that says no more than that one goes on."""
    assert is_ready(text)


@pytest.mark.parametrize("text", ["go to Ur", "not ready", "is he ready", "done", "ok", "ready the army", "let it go"])
def test_other_words_are_not_ready(text: str) -> None:
    """Nor is small talk, or an order."""
    assert not is_ready(text)


def test_what_asks_is_told_from_what_orders() -> None:
    """By its beginning or its mark, whatever is said before it."""
    for text in (
        "hm is there a risk now?",
        "did my guild get played",
        "wait, will he join him again?",
        "should I wait",
    ):
        assert asks(text), text
    for text in ("attack Rome", "can you march to Ur", "no forget that, only attack Lucania", "do it"):
        assert not asks(text), text
    assert "will he join him again?" == asked_alone("wait, will he join him again?")
    found = both("play Diplomatic Coup, what is it good for")
    assert found is not None and ("play Diplomatic Coup", True) == (found.order, found.of_it)
    apart = both("tax 20. who is winning?")
    assert apart is not None and not apart.of_it


def test_a_yes_or_a_no_is_told_from_its_reasons() -> None:
    """Where both are said, or neither, nothing is answered."""
    for text in ("no", "no way, he lied to me. refuse", "reject peace", "i refuse!"):
        assert stance(text) is False, text
    for text in ("yes", "I accept", "yes, we are tired", "accept the peace"):
        assert stance(text) is True, text
    for text in ("should i accept", "yes and no", "attack Rome", "accept? no"):
        assert stance(text) is None, text


@ONE
async def test_ready_names_all_that_is_not_in_once(crowns: Table) -> None:
    """Not only the last line; a question and a remark are no reason to ask, and what was given since answers it."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    card, last = await crowns.card(campaign), crowns.herald.asking.of(RED)
    assert [wanted(text, last, card) for text in ("do something sensible", "take all three", "repeat", "tax 20")] == [
        "counsel", "counsel", "before", None,
    ]  # fmt: skip
    for text in (
        "hmm attack lucania AND north campania",
        "attack Tarentum",
        "hm is there a risk now?",
        "he lied to me",
    ):
        await told(crowns, campaign, text)
    asked = (await told(crowns, campaign, "whatever, im ready")).content
    assert (
        "“hmm attack lucania AND north campania” and “attack Tarentum” are not taken: no order came of them." in asked
    )
    assert "You attack nobody this turn." in asked and asked.count("?") == 1
    await told(crowns, campaign, "ok go")
    assert (await orders.so_far(crowns.herald, await crowns.who(campaign, RED))).ready

    late = await told(crowns, campaign, "attack Tarentum")
    assert late.content.endswith("You are counted as ready. Shall I wait for you again?")
    assert (await told(crowns, campaign, "yes")).content
    assert not (await orders.so_far(crowns.herald, await crowns.who(campaign, RED))).ready
    await told(crowns, campaign, "attack Etruria")
    assert "You are ready." in (await told(crowns, campaign, "ready")).content


@ONE
async def test_ready_asks_once_where_nothing_comes_of_any_order(crowns: Table) -> None:
    """With the reason; the second time it counts."""
    campaign = await crowns.started(RED, BLUE, board=EMPIRES)
    await told(crowns, campaign, "parley peace with France")
    asked = (await told(crowns, campaign, "ready")).content
    assert asked.startswith("Your only order comes to nothing as things stand.\n“parley peace with France”: ")
    assert "You are ready." in (await told(crowns, campaign, "ready")).content


@ONE
async def test_a_question_gives_no_order(crowns: Table) -> None:
    """It is weighed, with a button that gives it."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    for text in ("attack Etruria?", "attack Etruria, is that wise?", "attack Etruria, what is it good for"):
        answer = await told(crowns, campaign, text)

        assert answer.content.startswith("“attack Etruria”: ") and answer.buttons[0].label == "attack Etruria", text
    assert [] == await given(crowns, campaign)


@ONE
async def test_what_is_left_to_herald_is_shown_and_given_by_yes(crowns: Table) -> None:
    """And the same again in the next window of the name, but for what is not possible any more."""
    campaign = await crowns.started(RED, BLUE, board=EMPIRES)
    assert "You gave nothing the last time" in (await told(crowns, campaign, "same as last turn")).content
    shown = await told(crowns, campaign, "do something sensible")
    assert "Shall I give these?" in shown.content and [] == await given(crowns, campaign)
    assert len(shown.buttons[0].what) <= 22 and "these" == shown.buttons[0].action
    answer = (await told(crowns, campaign, "yes")).content
    assert "✓" in answer and "would lapse" not in answer and len(await given(crowns, campaign)) > 1
    await crowns.all_ready(campaign)
    while (await crowns.card(campaign)).window is None or not (
        await orders.so_far(crowns.herald, await crowns.who(campaign, RED))
    ).asked:
        await crowns.all_ready(campaign)

    again = (await told(crowns, campaign, "same as last turn")).content
    assert "Last time you gave, and could again" in again and "Shall I give" in again


@ONE
async def test_yes_after_advice_shows_it_as_orders(crowns: Table) -> None:
    """Nothing is given before it was read."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    await told(crowns, campaign, "what should I do?")
    assert "I would give" in (await told(crowns, campaign, "yes please do")).content
    assert [] == await given(crowns, campaign)
    await told(crowns, campaign, "yes")
    assert 1 == len(await given(crowns, campaign))


@ONE
async def test_a_yes_to_nothing_takes_up_what_follows_it(crowns: Table) -> None:
    """And yes with ready does both."""
    campaign = await crowns.started(RED, BLUE, board=ITALY)
    await told(crowns, campaign, "attack Etruria")
    assert "Shall I take it back?" in (await told(crowns, campaign, "yes take it back")).content
    assert "Taken back." in (await told(crowns, campaign, "yes, and ready")).content
    assert (await orders.so_far(crowns.herald, await crowns.who(campaign, RED))).ready


async def test_a_gamemasters_yes_to_nothing_is_told_that_nothing_was_done(table: Table) -> None:
    """Never “All right.”"""
    campaign = await table.started(RED, BLUE)
    assert HOST == (await campaigns.card(table.herald, campaign)).host
    for text in ("yes", "yes really, end it now"):
        answer = await hearing.hear(table.herald, HOST, text)

        assert "nothing was done" in answer.content, text
