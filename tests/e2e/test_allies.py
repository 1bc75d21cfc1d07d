"""A war with allies: a call for help refused, then honoured, amid a succession and a rebellion, as the table reads it.

The cards of one seed bring the deaths and the revolts; the alliance and the war are the players' own.
"""

import pytest

from bot.service.ground.values import WindowCard
from tests.e2e.table import Player, Table

SEED = "seed625"
SEATS = {"Ada": ("assyria", "Assyria"), "Ben": ("phoenicia", "Canaan")}
LAST = "Winter, 595 BC"
WAY = """march from Tyre to Tadmor
march from Tadmor to 1407 and 1506 in Summer
march from 1506 to 1606 and 1706 in Autumn"""
SHEETS = {
    ("Spring, 600 BC", "decrees", "Ada"): "tax 30",
    ("Spring, 600 BC", "decrees", "Ben"): "tax 30",
    ("Spring, 599 BC", "decrees", "Ben"): "tax 20",
    ("Winter, 599 BC", "winter", "Ada"): "mission to Canaan from Nineveh",
    ("Spring, 598 BC", "decrees", "Ben"): "tax 30",
    ("Winter, 598 BC", "missions", "Ada"): "mission to Canaan proposes military alliance",
    ("Winter, 598 BC", "host_reply", "Ben"): "accept Assyria: a military alliance",
    ("Winter, 598 BC", "winter", "Ada"): "grant passage to Canaan",
    ("Spring, 597 BC", "decrees", "Ben"): WAY,
    ("Winter, 596 BC", "winter", "Ada"): "declare war on Babylonia for conquest\nraise Auxilia in Nineveh",
    ("Spring, 595 BC", "decrees", "Ada"): "march from Nineveh to Ashur",
    ("Spring, 595 BC", "decrees", "Ben"): "march from Harran to 1606 and 1706\nmarch from 1706 to Ashur in Summer",
    ("Summer, 595 BC", "maneuver_summer", "Ada"): "march from Ashur to Babylon",
    ("Summer, 595 BC", "defence", "Ben"): "stay out of Babylon",
    ("Autumn, 595 BC", "defence", "Ben"): "send 2 Spears, 1 Blades from Ashur to help Assyria at Babylon",
}
"""What each writes to the bot, by the date, the name of the window and the person."""


async def window(table: Table) -> WindowCard:
    """Give the open window."""
    (card,) = await table.cards()
    assert card.window is not None
    return card.window


async def answer(player: Player, asked: WindowCard) -> None:
    """Give what the sheets say, and be ready."""
    sheet = SHEETS.get((asked.date, asked.name, player.name))
    if SEATS[player.name][0] not in asked.asked and not sheet:  # the envoys' window names nobody
        return
    if sheet:
        lines, said = len(sheet.splitlines()), await player.write(sheet)
        assert said.startswith(f"{lines} of {lines} taken" if lines > 1 else "✓")
    await player.slash("campaign", "ready")


async def test_an_alliance_is_refused_and_honoured(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody reads who dies and follows, who revolts, who stays out and who comes; proposals are for the two."""
    monkeypatch.setattr("bot.service.ground.herald.token_hex", lambda _: SEED)
    ada, ben, dan = (table.player(name) for name in ("Ada", "Ben", "Dan"))
    await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns")
    await ada.slash("campaign", "campaign settings", setting="prudence", value="no")
    for player in (ada, ben):
        await player.join(SEATS[player.name][1])
    await ada.slash("campaign", "campaign start")
    while (asked := await window(table)).date != LAST:
        if asked.name == "host_reply":
            assert () == asked.asked
            assert "Nothing is asked of you now." in await ada.write("accept Babylonia: a pact")
            envoys = dan.sees().partition("What do you answer the envoys?")[2]
            assert "Who is asked is for them alone to know" in envoys
            assert "Canaan" not in envoys[: envoys.index("alone to know")]
        for player in (ada, ben):
            await answer(player, asked)
        if (await window(table)).key == asked.key:
            await table.to_next_deadline()

    told, called = dan.sees(), ben.sees("direct")
    events = [
        "Rebellion in Hellas: ",
        "The rebellion in Hellas is over: ",
        "Assyria and Canaan conclude a military alliance.",
        "comes to the throne of Egypt",
        "Assyria declares war on Babylonia for conquest.",
        "Canaan stays out of the fight of ",
        "Assyria lays siege to Babylon.",
        "The men of Babylonia sally from Babylon against Assyria",
        "Assyria captures Babylon",
    ]
    where = [told.find(event) for event in events]
    assert sorted(where) == where and -1 not in where, [event for event in events if event not in told]
    assert "Canaan sends Assyria 2 Spears and 1 Blades to Babylon." in told
    assert "against Assyria and Canaan with" in told
    assert "Assyria proposes to you: a military alliance" in called
    assert "proposes" not in told
