"""Supposing: what would come of one's own deed is the forecast of the order, not the other's attack."""

import pytest

from tests.service.bench import BLUE, RED, Table
from tests.service.plain.judging.test_comparing import EMPIRES, ITALY, ONE, seated, told

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

    first = await told(crowns, campaign, "Which of the two hurts the Samnites more?")
    second = await told(crowns, campaign, "Which of these hurts the Samnites less?")

    assert "This is how things stand with" in first
    assert "This is how things stand with" not in second
