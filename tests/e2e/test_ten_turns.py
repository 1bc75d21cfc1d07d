"""Ten turns of Candle'Bre: two players and three autopilots, orders by line as completion offers them."""

import re

from bot.service.ground.values import WindowCard
from tests.e2e.table import Player, Table

TURNS = 10
WORDS = {
    "campaign": ("buy 1 infantry", "research 20 in military", "march 3 infantry"),
    "settle": ("draw", "place"),
}
"""Window to how its orders begin; completion says how they go on."""


async def window(table: Table) -> WindowCard | None:
    """Give the open window."""
    (card,) = await table.cards()
    return card.window


async def offered(player: Player, begun: str) -> str:
    """Follow the first suggestions from the beginning of an order to its end; empty where there is none."""
    line = begun
    for _ in range(8):
        lines = await player.complete("campaign", "order", "line", line)
        if not lines or lines[0] == line:
            return line if lines else ""
        line = lines[0]
    return line


async def test_ten_turns_of_two_players_and_three_autopilots(table: Table) -> None:
    """Both give orders in every window, each of their battles comes as a card, and nobody who ordered is reminded."""
    ada, ben = table.player("Ada"), table.player("Ben")
    await ada.slash("campaign", "campaign found", game="candlebre")
    await ada.slash("campaign", "campaign settings", setting="turns", value="simultaneous")
    await ada.join()
    await ben.join()
    await ada.slash("campaign", "campaign start")
    given: dict[str, int] = {}
    while (asked := await window(table)) and f"Turn {TURNS + 1}" not in asked.date:
        for player in (ada, ben):
            for begun in WORDS.get(asked.name, ()):
                line = await offered(player, begun)
                if line and "✓" in (await player.slash("campaign", "order", line=line)).text:
                    given[begun] = given.get(begun, 0) + 1
            await player.slash("campaign", "ready")
        if (after := await window(table)) and after.key == asked.key:
            await table.to_next_deadline()

    told = ada.sees()
    album = await ada.complete("campaign", "picture", "which", "")
    charts = await ada.slash("campaign", "picture", which="Gold")
    odds = await ada.complete("campaign", "odds", "question", "attack ")
    assert {"buy 1 infantry", "research 20 in military", "march 3 infantry"} <= set(given), given
    assert given["march 3 infantry"] <= len(re.findall(r"\[Battle at ", told))  # others march on them, too
    assert {"Gold", "Provinces", "Honor"} <= set(album)
    assert charts.message.attachments[0].description.startswith("Chart of the gold")
    assert odds and "%" in (await ada.slash("campaign", "odds", question=f"{odds[0]} 4 infantry")).text
    assert "Reminder" not in ada.sees("direct")
