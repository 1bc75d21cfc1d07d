"""What is asked before the start is answered from the game's card, its rulebook and the lobby."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.service.ground.messages import Message
from bot.service.plain import hearing
from bot.service.rulebook.rulebooks import Rulebooks
from bot.service.table import campaigns
from tests.service.bench import HOST, RED, Table

BOOKS = Path(__file__).parents[4] / "docs" / "rules"
STRANGER = 77
ONE = pytest.mark.parametrize("crowns", ["sqlite"], indirect=True)  # nothing here is of the database


async def lobby(crowns: Table) -> int:
    """Found a campaign in which Lydia is taken, with the rulebooks."""
    crowns.herald = replace(crowns.herald, rulebooks=Rulebooks(BOOKS))
    campaign = await crowns.founded("civilized/crowns")
    await campaigns.join(crowns.herald, campaign, RED, "Cleo", seat="lydia")
    return campaign


async def wrote(table: Table, text: str, user: int) -> Message:
    return await hearing.hear(table.herald, user, text)


@ONE
@pytest.mark.parametrize("user", [HOST, RED, STRANGER])
async def test_what_it_is_about_how_to_win_and_which_seat_are_answered_to_anybody(crowns: Table, user: int) -> None:
    """All three in one message: the gamemaster, a player, and somebody who has not joined."""
    await lobby(crowns)
    told = await wrote(crowns, "hi wats this game about, how do i win, which country is the strongest", user)

    assert "Cities, dynasties, disasters" in told.content and "How does the game end, and who wins?" in told.content
    assert "Egypt: Suits a beginner" in told.content and "umpire" not in told.content


@ONE
async def test_neighbours_are_shown_on_the_map(crowns: Table) -> None:
    """With what is said of the seat that is named."""
    await lobby(crowns)
    told = await wrote(crowns, "is hellas my neighbour?", RED)

    assert told.picture is not None and told.content.startswith("Hellas: ")


@ONE
@pytest.mark.parametrize(
    "text", ["ok im in, what now", "tax 20", "ready", "when does it start", "which country is mine"]
)
async def test_a_player_is_told_who_starts_it_and_what_comes(crowns: Table, text: str) -> None:
    """No door leads nowhere."""
    await lobby(crowns)
    told = await wrote(crowns, text, RED)

    assert "You play Lydia" in told.content and "starts it. Then I write to you" in told.content
    assert ["Status"] == [one.label for one in told.buttons]


@ONE
async def test_a_seat_that_a_newcomer_names_is_his_at_one_press(crowns: Table) -> None:
    """If it is free; else those that are free are named."""
    await lobby(crowns)
    free, taken = [await wrote(crowns, f"yo can i play {seat}", STRANGER) for seat in ("egypt", "lydia")]

    assert "Yes, Egypt is free" in free.content and ("join", "egypt") == (free.buttons[0].action, free.buttons[0].seat)
    assert "Lydia is taken" in taken.content and "Egypt" in taken.content
    assert (await wrote(crowns, "hi, can i join", STRANGER)).content.startswith("Yes;")
