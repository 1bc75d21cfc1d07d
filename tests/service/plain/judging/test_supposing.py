"""Supposing: what would come of one's own deed is the forecast of the order, not the other's attack."""

import re

import pytest

from bot.service.orders import orders
from bot.service.plain import hearing
from tests.service.bench import BLUE, RED, Table
from tests.service.plain.judging.test_comparing import CANDLEBRE, EMPIRES, ITALY, ONE, seated, told, until

OTHERS = ("You have no pact", "can strike", "not sure")


@ONE
@pytest.mark.parametrize(
    "text",
    [
        "what happens if i attack the samnites at Pentri",
        "What would happen if I attack Pentri with all that I have?",
        "what if i attack pentri, be honest",
    ],
)
async def test_a_deed_of_ones_own_gets_its_forecast(crowns: Table, text: str) -> None:
    """And nothing of how the other could come."""
    campaign = await seated(crowns, ITALY, rome=RED, samnites=BLUE)

    answer = await told(crowns, campaign, text)

    assert ": 5 in 10" in answer
    assert not any(one in answer for one in OTHERS)


@ONE
async def test_who_would_break_a_promise_hears_what_it_binds(crowns: Table) -> None:
    """Below the forecast of what he would do."""
    campaign = await seated(crowns, ITALY, rome=RED, samnites=BLUE)

    answer = await told(crowns, campaign, "What would happen if I break my promise and attack Pentri?")

    assert answer.startswith("“attack Pentri”: 80 points against ")
    assert "A promise by letter binds nobody" in answer


@ONE
async def test_the_figure_of_the_deed_is_reckoned(crowns: Table) -> None:
    """As the answer to the order would have it."""
    campaign = await seated(crowns, EMPIRES, france=RED, england=BLUE)

    answer = await told(crowns, campaign, "What would happen if I conquer Anjou with 3 gold extra each time?")

    assert answer.startswith("“conquer Anjou with 3”")


@ONE
async def test_what_others_plan_is_said_to_be_theirs_alone(crowns: Table) -> None:
    """With what they could, and not with whom one could attack oneself."""
    campaign = await seated(crowns, ITALY, rome=RED, samnites=BLUE)

    answer = await told(crowns, campaign, "Do the Samnites plan to attack me?")

    assert "they alone know" in answer
    assert "The Samnites can strike" in answer


@ONE
async def test_how_somebody_stands_is_told_once_a_window_to_what_is_not_understood(crowns: Table) -> None:
    """The second time it is asked what was meant."""
    campaign = await seated(crowns, ITALY, rome=RED, samnites=BLUE)

    first = await told(crowns, campaign, "Would the Samnites rather like music?")
    second = await told(crowns, campaign, "Would the Samnites rather like dancing?")

    assert "This is how things stand with" in first
    assert "This is how things stand with" not in second


async def advised(crowns: Table, campaign: int) -> tuple[str, str]:
    """Give from where and to where counsel would march, once that is asked."""
    for _ in range(12):
        await until(crowns, campaign, "campaign")
        text = await told(crowns, campaign, "what now")
        if found := re.search(r"march [^;]*?\d+ from (.+?) to (.+?) with", text):
            return found[1], found[2]
        await crowns.awaited_ready(campaign)
    raise AssertionError


@ONE
@pytest.mark.parametrize(
    "text",
    [
        "What would happen if I only sent one infantry to {}?",
        "What would my odds be with just 1 infantry against {}?",
        "what if i attacked {} with one infantry alone",
        "what happens if i attack {} w just 1 infantry n no leader",
    ],
)
async def test_only_the_force_that_is_named_is_reckoned(crowns: Table, text: str) -> None:
    """Not the whole army, which would win; nor does it march by that, also where all have their orders."""
    campaign = await seated(crowns, CANDLEBRE, red=RED, green=BLUE)
    _, target = await advised(crowns, campaign)
    for given in ("", f"attack {target} with everything"):
        if given:
            assert "✓" in await told(crowns, campaign, given)
        before = (await orders.so_far(crowns.herald, await crowns.who(campaign, RED))).drafts

        answer = await told(crowns, campaign, text.format(target))

        assert "1 infantry against" in answer, answer
        assert before == (await orders.so_far(crowns.herald, await crowns.who(campaign, RED))).drafts


@ONE
async def test_whether_the_leader_goes_along_is_answered_with_how_to_take_him(crowns: Table) -> None:
    """And how it will end, with him and as it stands; a question orders nothing."""
    campaign = await seated(crowns, CANDLEBRE, red=RED, green=BLUE)
    _, target = await advised(crowns, campaign)
    await told(crowns, campaign, f"attack {target} with everything")

    for text in ("is my leader going with them", "is my leader going with them? will i win"):
        answer = await hearing.hear(crowns.herald, RED, text, str(campaign))
        assert answer.content.startswith("Not as it stands; then it would be so:"), text
        assert any("with the head of House" in button.what for button in answer.buttons), text
        (draft,) = (await orders.so_far(crowns.herald, await crowns.who(campaign, RED))).drafts
        assert "head" not in draft.text
    await told(crowns, campaign, "ok take my leader along")
    for text in ("will my leader go with them?", "will i win", "is that dumb?"):
        answer = await told(crowns, campaign, text)
        assert "with the head of House" in answer or "under your leader" in answer, text


@ONE
async def test_before_the_first_turn_another_is_only_first_with_a_wish(crowns: Table) -> None:
    """What one's own wishes come to then; nobody attacks anybody yet."""
    campaign = await seated(crowns, CANDLEBRE, red=RED, green=BLUE)
    assert "You choose your House" in await told(crowns, campaign, "what happens if green candle takes ashgrave")
    await told(crowns, campaign, "gimme ashgrave, else tallowmere")
    answer = await told(crowns, campaign, "what happens if green candle takes ashgrave")
    assert "Tallowmere" in answer and "pact" not in answer
