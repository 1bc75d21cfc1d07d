"""Cards of games: what a table is shown that chooses, and what stands above the lobby."""

import pytest

from bot.service.reading.games import cards, game_card
from rules.kernel.errors import Answer
from tests.service.bench import Table


async def test_there_is_a_card_for_each_scenario(crowns: Table) -> None:
    """By game and scenario, with a map."""
    found = cards(crowns.herald)
    shown = [await game_card(crowns.herald, one.id) for one in found]

    assert {"civilized/crowns", "italy/italy-standard", "candlebre/candlemere"} <= {one.id for one in found}
    assert [one.title for one in found] == [message.pages[0].title for message in shown]
    assert all(message.picture for message in shown)


async def test_a_game_alone_means_its_first_scenario_and_nothing_the_first_game(crowns: Table) -> None:
    """What is not there is answered by what there is."""
    assert "Civilized: The Crowns of the Morning" == (await game_card(crowns.herald)).pages[0].title
    assert "Italy: Rome in Italy" == (await game_card(crowns.herald, "italy")).pages[0].title
    with pytest.raises(Answer, match="there is no game “chess”; there is civilized"):
        await game_card(crowns.herald, "chess")


async def test_above_the_lobby_stands_the_card_of_what_was_founded(crowns: Table) -> None:
    """With the time that this campaign has, and the scenario's map; once, whoever joins."""
    await crowns.founded("italy/italy-standard", deadlines="every 12h")
    first, lobby, *_ = await crowns.deliver()

    assert (":card", ":lobby") == (first.key[first.key.index(":") :], lobby.key[lobby.key.index(":") :])
    assert "12 turns take 4 weeks at most" in " ".join(first.message.pages[0].lines)
    assert first.message.picture
