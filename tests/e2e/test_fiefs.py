"""A war of Fiefs at the table: a neutral joins it, another House changes sides, and an army goes turn by turn."""

import pytest

from tests.e2e.table import Table

SEED = "5eed" * 16
ORDERS = {
    "wishes": {"Ada": "wish for Paris", "Ben": "wish for London"},
    "mobilise": {"Ada": "mobilise France for Cardona"},
    "switch": {"Ben": "switch to Blois"},
    "march": {"Ada": "assemble at Paris"},
}
"""Window to what each of the two orders there."""
WINDOWS = 12


async def test_a_third_changes_sides_in_a_war_of_others(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada brings France into a war of autopilots, Ben goes over to her, and she is asked what her army does."""
    monkeypatch.setattr("bot.service.ground.herald.token_hex", lambda size: SEED[: 2 * size])
    people = {name: table.player(name) for name in ("Ada", "Ben")}
    await people["Ada"].slash("campaign", "campaign found", game="fiefs")
    await people["Ada"].slash("campaign", "campaign settings", setting="pace", value="turns")
    for person in people.values():
        await person.join()
    await people["Ada"].slash("campaign", "campaign start")
    asked, taken = [], []
    while "march" not in asked and len(asked) < WINDOWS:
        (card,) = await table.cards()
        asked.append(card.window.name)
        told, channel = people["Ada"].sees("direct"), people["Ada"].sees("campaign")
        for name, line in ORDERS.get(card.window.name, {}).items():
            if "✓" in (await people[name].slash("campaign", "order", line=line)).text:
                taken.append(line)
        for person in people.values():
            await person.slash("campaign", "ready")

    assert ["mobilise", "switch", "march"] == asked[-3:]
    assert {"mobilise France for Cardona", "switch to Blois", "assemble at Paris"} <= set(taken)
    assert "of 8)" in told
    assert "Without orders: Your marshal assembles at " in told
    assert "Invited: House of Mortimer." in channel
    assert "nobody waits for you" not in people["Ben"].sees("direct")
