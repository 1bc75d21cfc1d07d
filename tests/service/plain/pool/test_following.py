"""What goes on with the message before it is completed by that."""

import pytest

from bot.service.plain import hearing
from tests.service.bench import BLUE, RED, Table
from tests.service.talking import given, said, said_in_full

ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
EMPIRES, CIVILIZED = "empires/crowns-and-keys-1176", "civilized/crowns"


@ONE
async def test_and_another_asks_the_same_of_it(crowns: Table) -> None:
    """Of a player, or of a place; what asks nothing before it is not repeated."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    whole = await said(crowns, campaign, "can I attack Egypt already?")
    await said(crowns, campaign, "can I attack Lydia already?")

    assert whole == await said(crowns, campaign, "and Egypt?")
    await said(crowns, campaign, "thanks")
    assert whole != await said(crowns, campaign, "and Egypt?")


@ONE
async def test_whoever_asks_why_not_is_told_whether_he_can(crowns: Table) -> None:
    """And them is whoever was named just before."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    whole = await said(crowns, campaign, "can I attack Lydia?")

    assert whole == await said(crowns, campaign, "why can't I attack them?")


@ONE
async def test_a_bare_why_asks_for_the_reasons_of_what_was_told(crowns: Table) -> None:
    """Of an event that has some; else what was said of it is said again."""
    campaign = await crowns.started(RED, BLUE, board=EMPIRES)
    await said(crowns, campaign, "conquer Wales")
    await crowns.all_ready(campaign)
    answer = await said(crowns, campaign, "did I conquer Wales?")
    why = await said_in_full(crowns, campaign, "why?")

    assert "Yes" not in answer or "gains nothing" not in answer
    assert why != answer and ("What made the rating" in why or "Drawn for it" in why), why


@ONE
async def test_whoever_leaves_it_stays(crowns: Table) -> None:
    """“Leave it” changes nothing, and offers nobody to leave the game."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    await said(crowns, campaign, "tax 30")
    for line in ("fine leave it", "No, leave it as it is.", "ok leave it like that"):
        answer = await hearing.hear(crowns.herald, RED, line, str(campaign))

        assert "nothing is changed" in answer.content and "tax 30" in answer.content
        assert not any(one.action == "leave" for one in answer.buttons)
    assert ["tax 30"] == await given(crowns, campaign)


@ONE
async def test_a_risk_is_asked_after_in_few_words(crowns: Table) -> None:
    """Of what was just ordered."""
    campaign = await crowns.started(RED, BLUE, board=CIVILIZED)
    await said(crowns, campaign, "tax 30")
    for line in ("hmm wait thats risky right", "how risky is that", "chances?"):
        assert "“tax 30”: " in await said(crowns, campaign, line)


@ONE
async def test_what_was_advised_is_proposed_to_whoever_approves(crowns: Table) -> None:
    """And to nobody who only finds it good."""
    campaign = await crowns.started(RED, BLUE, board=EMPIRES)
    await said(crowns, campaign, "what should I do?")
    assert (await said(crowns, campaign, "sounds good, go ahead with that")).startswith("I would give:")
    await said(crowns, campaign, "what should I do?")
    assert "I would give" not in await said(crowns, campaign, "sounds good")
    assert [] == await given(crowns, campaign)
