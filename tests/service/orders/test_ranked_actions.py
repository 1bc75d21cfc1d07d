"""A year's actions of Fiefs as people rank them, battle plans they keep, and wishes that lack the fiefs."""

from tests.service.bench import BLUE, RED, Table
from tests.service.plain.judging.test_comparing import FIEFS, ONE, seated, until
from tests.service.talking import given, said


@ONE
async def test_several_actions_stand_in_the_order_in_which_they_were_said(crowns: Table) -> None:
    """In one line or two sentences, and also where one of them was given before."""
    campaign = await seated(crowns, FIEFS, blois=RED, mortimer=BLUE)
    await until(crowns, campaign, "sealed", "action")
    for text in (
        "claim Winchester, if that fails claim Metz",
        "I claim Winchester. If that fails, I want to claim Metz instead.",
    ):
        await said(crowns, campaign, text)

        assert ["claim Winchester", "claim Metz"] == await given(crowns, campaign)
    await said(crowns, campaign, "claim Metz first, Winchester only if Metz is not possible")

    assert ["claim Metz", "claim Winchester"] == await given(crowns, campaign)


@ONE
async def test_ready_with_wishes_for_claims_alone_is_asked_about(crowns: Table) -> None:
    """All fiefs would come by lot, which is said as they are given, and again before the window closes."""
    campaign = await seated(crowns, FIEFS, blois=RED, mortimer=BLUE)
    told = await said(crowns, campaign, "wish claims on Frankfurt, Rouen and Bruges")
    asked = await said(crowns, campaign, "ready")

    assert "fiefs are drawn by lot" in told
    assert "fiefs are drawn by lot" in asked and "Ready all the same?" in asked
    assert "comes to nothing" not in asked


@ONE
async def test_a_battle_plan_is_kept_in_the_words_that_are_taught(crowns: Table) -> None:
    """As the questions write it, and as the buttons say it."""
    campaign = await seated(crowns, FIEFS, blois=RED, mortimer=BLUE)
    await until(crowns, campaign, "season")
    for text, kept in (("array press, keep yes", "press"), ("always steady", "steady"), ("Always hold", "hold")):
        await said(crowns, campaign, text)

        assert f"array {kept}, keep yes" in await given(crowns, campaign)


@ONE
async def test_a_capital_is_said_to_fall_to_no_claim(crowns: Table) -> None:
    """And nothing is given by saying that one takes it."""
    campaign = await seated(crowns, FIEFS, blois=RED, mortimer=BLUE)
    await until(crowns, campaign, "sealed", "action")

    assert "A capital falls to no claim alone" in await said(crowns, campaign, "take paris lol")
    assert [] == await given(crowns, campaign)


@ONE
async def test_how_ones_men_fight_is_heard_at_a_battle_and_weighed(crowns: Table) -> None:
    """In one's own words, with what it is worth; before the battle nobody has won it."""
    campaign = await seated(crowns, FIEFS, blois=RED, mortimer=BLUE)
    await until(crowns, campaign, "array")

    assert " is not fought yet: " in await said(crowns, campaign, "did we win")
    assert "you win" in await said(crowns, campaign, "whats better press or hold")
    told = await said(crowns, campaign, "Then my men shall hold.")
    assert "Holding you win" in told
    assert ["array hold"] == await given(crowns, campaign)
