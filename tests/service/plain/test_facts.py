"""How something stands, asked in plain words: told from the pages that a seat may read, and from no others."""

import pytest

from tests.service.bench import BLUE, RED, Table
from tests.service.talking import said_in_full

sqlite = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)
BOARDS = {"candlebre": "candlebre/candlemere", "civilized": "civilized/crowns", "fiefs": "fiefs/web-of-crowns"}


@sqlite
async def test_what_one_has_is_told_from_ones_papers(crowns: Table) -> None:
    """Gold, troops, income, in the words of a newcomer; what a question shares with a heading alone is not enough."""
    campaign = await crowns.started(RED, BLUE, board=BOARDS["candlebre"])
    while not (await said_in_full(crowns, campaign, "how much gold do I have")).count("Military purse"):
        await crowns.all_ready(campaign)  # the opening, in which nobody has anything

    assert "civil purse" in await said_in_full(crowns, campaign, "how much money have I got?")
    assert "Your troops: " in await said_in_full(crowns, campaign, "how many troops do i have")
    for question in ("what's my income", "how much is my income"):
        assert "Income: " in await said_in_full(crowns, campaign, question)


@sqlite
async def test_others_are_told_by_whatever_part_of_their_name(crowns: Table) -> None:
    """From the status; a number that is asked of somebody is told of nobody else."""
    campaign = await crowns.started(RED, BLUE, board=BOARDS["civilized"])

    lydia = await said_in_full(crowns, campaign, "how many cities does Lydia have")
    assert "Lydia" in lydia
    assert "Hellas" not in lydia

    fiefs = await crowns.started(BLUE, RED, board=BOARDS["fiefs"])
    for question in ("how many points does mortimer have", "how many points has Mortimer"):
        told = await said_in_full(crowns, fiefs, question)
        assert "Mortimer" in told
        assert "points" in told or "Prestige: " in told
    assert "Paris" in await said_in_full(crowns, fiefs, "who claims Paris?")


@sqlite
async def test_a_rule_is_asked_of_the_rulebook_as_before(crowns: Table) -> None:
    """Nothing on the papers is told for what costs how much, or what one needs."""
    campaign = await crowns.started(RED, BLUE, board=BOARDS["civilized"])

    for question in ("how much does a palace cost", "how many cities do I need to win", "what is a pact"):
        assert "Treasury:" not in await said_in_full(crowns, campaign, question)


@sqlite
async def test_no_secret_of_another_is_told(crowns: Table) -> None:
    """What stands on another's papers stands on nobody else's, in whatever words it is asked for."""
    campaign = await crowns.started(RED, BLUE, board=BOARDS["civilized"])

    assert "Treasury:" in await said_in_full(crowns, campaign, "how much money do I have")
    for question in ("how much money does Lydia have", "how big is Lydia's treasury", "what is Lydia's income"):
        assert "Treasury:" not in await said_in_full(crowns, campaign, question)
        assert "Revenue last" not in await said_in_full(crowns, campaign, question)


@sqlite
async def test_how_strong_somebody_is_is_told_of_him_where_the_map_shows_no_troops(crowns: Table) -> None:
    """His row of the status, and not the provinces that he holds."""
    campaign = await crowns.started(RED, BLUE, board="italy/italy-standard")

    told = await said_in_full(crowns, campaign, "how strong are the Samnites?")
    assert "Samnites: " in told and "Provinces: 3" in told and "held by" not in told
