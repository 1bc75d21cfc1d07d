"""A battle of Fiefs on a table: reported, confirmed, disputed and ruled on, as its people read it."""

import re

import pytest

from tests.e2e.table import Player, Table

SETTINGS = {"battle": "table", "characters": "rash", "ambition": "7"}
SEATS = {"Ada": "House of Blois", "Ben": "House of Mortimer", "Cleo": "Battle umpire"}
SAYS = {
    ("wishes", "Ada"): ("wish for lands Paris, Reims and Troyes",),
    ("wishes", "Ben"): ("wish for lands Frankfurt, Metz and Cologne",),
    ("sealed", "Ada"): ("declare war on the Empire for honor",),
    ("join", "Ada"): ("open in spring at Reims",),
    ("season", "Ada"): ("stance fast", "plan hold", "plan seek Mortimer"),
    ("season", "Ben"): ("stance fast", "plan assemble at Metz", "plan hold 2 turns"),
    ("report", "Ada"): (
        "report attacker wins, attacker loses 2 Kn and 1 Sp, defender loses 1 Sp, 2 Bw and 1 Kn",
        "deeds Mortimer 3 and Blois 2, with knights 2 Mortimer",
    ),
}
"""What each writes at each window; of the first battle Ben confirms what Ada reports, the second he disputes."""
ANSWERS = {"confirm": (("confirm",), ("dispute my camp was never taken",)), "ruling": (("uphold Blois",),)}
WINDOWS = 16
TABLE = ("report", "confirm", "ruling")


async def answer(table: Table, player: Player, window: str, number: int) -> list[str]:
    """Let somebody write what is to be said at a window, and be ready; gives the answers."""
    lines = SAYS.get((window, player.name), ()) if window not in ANSWERS else ANSWERS[window][number]
    answers = [await player.write(line) for line in lines]
    await player.slash("campaign", "ready")
    return answers


@pytest.mark.fuzz  # half a minute of windows and maps; the rules' own tests of FIE-11.5 to 11.7 are its short siblings
async def test_a_battle_on_a_table_is_reported_confirmed_disputed_and_ruled(table: Table) -> None:
    """The other leader reads what is reported and by whom, the gamemaster both; a word of each is enough."""
    people = {name: table.player(name) for name in SEATS}
    await people["Ada"].slash("campaign", "campaign found", game="fiefs")
    for setting, value in SETTINGS.items():
        await people["Ada"].slash("campaign", "campaign settings", setting=setting, value=value)
    for name, seat in SEATS.items():
        await people[name].join(seat=seat)
    await people["Ada"].slash("campaign", "campaign start")
    asked, refused = [], []
    while "ruling" not in asked and len(asked) < WINDOWS:
        (card,) = await table.cards()
        name = card.window.name
        seated = {one.id: next(who for who in SEATS if people[who].id == one.user) for one in card.seats if one.user}
        for seat in [one for one in card.window.asked if one not in card.window.invited]:
            refused += await answer(table, people[seated[seat]], name, asked.count(name))
        asked.append(name)

    ben, cleo = people["Ben"].sees("direct"), people["Cleo"].sees("direct")
    assert [] == [text for text in refused if "✓" not in text]
    assert ["report", "confirm", "report", "confirm", "ruling"] == [name for name in asked if name in TABLE]
    assert re.search(r"(Blois|Mortimer)'s \d+ elements attacked \w+'s \d+ elements at [^:]+: how did it end", ben)
    assert re.search(r"Blois reports: \w+ won; \w+ lost 2 Kn and 1 Sp, \w+ 1 Kn, 1 Sp and 2 Bw; Blois destroyed 2", ben)
    assert re.search(r"Mortimer and Blois differ|Blois and Mortimer differ", cleo)
    assert re.search(r"Blois reports: \w+ won; \w+ lost 2 Kn and 1 Sp", cleo)
    assert "out of the game" not in cleo
    assert ", as ruled by the battle umpire: the army of " in people["Ada"].sees("campaign")
