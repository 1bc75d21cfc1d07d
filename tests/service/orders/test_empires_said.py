"""Turns of Empires in a ruler's own words, and what the board answers of them, as they come over a table."""

from tests.service.bench import BLUE, RED, Table
from tests.service.plain.judging.test_comparing import EMPIRES, ONE, seated
from tests.service.talking import given, said


@ONE
async def test_numbers_of_defences_and_of_gold_go_where_their_words_say(crowns: Table) -> None:
    """In any order, with nothing added that nobody said."""
    campaign = await seated(crowns, EMPIRES, castile=RED, france=BLUE)
    await said(crowns, campaign, "Please defend Leon once before my turn, with 1 gold.")
    assert ["guard some Leon with 1, 1 before my turn"] == await given(crowns, campaign)
    await said(crowns, campaign, "guard all, 2 before my turn, with 1 gold")
    assert ["guard all with 1"] == await given(crowns, campaign)
    await said(crowns, campaign, "Then rule Castile once and make a tie with Portugal.")
    await said(crowns, campaign, "Rule Leon with 2 gold, and again with 2 gold, then fortify Aragon.")
    assert ["guard all with 1", "rule Castile", "negotiate Portugal"] == (await given(crowns, campaign))[:3]
    assert ["rule Leon with 2", "rule Leon with 2", "fortify Aragon"] == (await given(crowns, campaign))[3:]


@ONE
async def test_a_question_of_danger_or_of_what_is_left_orders_nothing(crowns: Table) -> None:
    """It is answered from the board."""
    campaign = await seated(crowns, EMPIRES, castile=RED, france=BLUE)
    assert "What helps: four defences make it" in await said(crowns, campaign, "how do i not lose Aragon")
    assert (await said(crowns, campaign, "can england attack me this turn? shd i defend")).startswith("England can ")
    assert "are left" in await said(crowns, campaign, "How many endeavours have I left?")
    assert not await given(crowns, campaign)
