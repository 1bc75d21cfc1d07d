"""Whoever plays nowhere is answered: which game suits, who looks for people, and what of the game that he left."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.service.ground.messages import Message
from bot.service.ground.scenarios import Scenarios
from bot.service.plain import hearing
from bot.service.table import campaigns, replacing
from rules.registry import RULESETS
from tests.service.bench import BLUE, GUILD, HOST, RED, Table

STRANGER = 77
ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)  # nothing here is of the database


async def wrote(table: Table, text: str, user: int = STRANGER) -> Message:
    return await hearing.hear(table.herald, user, text)


@ONE
@pytest.mark.parametrize("text", ["which game suits 4 people for about two weeks? we are all busy", "games"])
async def test_which_game_suits_is_answered_from_the_cards(crowns: Table, text: str) -> None:
    """For how many, and how long; before there is any campaign."""
    boards = Path(__file__).parents[4] / "config" / "scenarios"
    crowns.herald = replace(crowns.herald, games=RULESETS, scenarios=Scenarios(boards))
    told = await wrote(crowns, text)

    assert "people play. 15 rounds take 5 weeks at most" in told.content and "/campaign found" in told.content


@ONE
@pytest.mark.parametrize("text", ["how do i join im ben", "hi can i join the game thats running?"])
async def test_whoever_would_join_gets_the_campaigns_that_look_for_people(crowns: Table, text: str) -> None:
    """Each with its button."""
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")
    told = await wrote(crowns, text)

    assert "press takes a seat." in told.content and told.content.startswith("Yes; ") == ("can i" in text)
    assert [("join", campaign)] == [(one.action, one.campaign) for one in told.buttons if one.action == "join"]


@ONE
async def test_whoever_is_on_several_servers_sees_only_his_own(crowns: Table) -> None:
    """Where Herald serves more than one."""
    await crowns.started(RED, BLUE, board="civilized/crowns")
    await campaigns.found(
        crowns.herald, host=HOST, guild=GUILD + 1, channel=71, title="Elsewhere", game="civilized", scenario="crowns",
        settings={},
    )  # fmt: skip
    nowhere = await wrote(crowns, "can i join")
    crowns.herald.faces.meet(STRANGER, GUILD, ["Ben"])
    there = await wrote(crowns, "can i join")

    assert "look for people" not in nowhere.content and "Elsewhere" not in there.content
    assert "“Fair play”" in there.content


@ONE
@pytest.mark.parametrize("text", ["wait no i want back in", "give me my house back", "who won"])
async def test_whoever_left_is_offered_the_seats_of_the_campaign_he_left(crowns: Table, text: str) -> None:
    """And is not told that he never played."""
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")
    await campaigns.leave(crowns.herald, campaign, RED)
    told = await wrote(crowns, text, RED)

    assert told.content.startswith("You have left “Fair play”, which goes on.")
    assert "Take Hellas" in [one.label for one in told.buttons]


@ONE
async def test_whom_the_gamemaster_sent_away_is_offered_nothing(crowns: Table) -> None:
    """He is told whom to ask."""
    campaign = await crowns.started(RED, BLUE, board="civilized/crowns")
    await replacing.hand(crowns.herald, campaign, HOST, (await crowns.who(campaign, RED)).seat, "autopilot")
    told = await wrote(crowns, "i want back in", RED)

    assert "has taken your seat from you" in told.content and not [one for one in told.buttons if one.action == "take"]


@ONE
@pytest.mark.parametrize("text", ["how long will we be playing, what do i do each day", "how long will it take now?"])
async def test_how_long_it_lasts_is_told_before_it_starts(crowns: Table, text: str) -> None:
    """To a player and to its gamemaster, as it is settled now."""
    campaign = await crowns.founded("fiefs/web-of-crowns")
    await campaigns.join(crowns.herald, campaign, RED, "Ruth")
    await campaigns.settings(crowns.herald, campaign, HOST, {"years": "3"})

    for user in (RED, HOST):
        assert "3 years take" in (await wrote(crowns, text, user)).content


@ONE
@pytest.mark.parametrize("text", ["why does nothing happen", "whats taking so long", "is ben done"])
async def test_whoever_wonders_why_nothing_happens_hears_who_is_awaited(crowns: Table, text: str) -> None:
    """And until when."""
    crowns.herald.faces.meet(BLUE, GUILD, ["Ben"])
    await crowns.started(RED, BLUE, board="civilized/crowns")

    assert (await wrote(crowns, text, RED)).content.startswith("The window waits for you and Lydia.")
