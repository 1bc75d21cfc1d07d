"""H19: a command is acknowledged before anything is looked up, however long its work takes (P7).

How long it takes under load is measured by `python -m tests.bench crowding`.
"""

from typing import Any

import pytest

from tests.e2e.table import Player, Table

COMMANDS = (
    ("order", {"line": "tax 20"}),
    ("orders", {}),
    ("status", {}),
    ("papers", {}),
    ("map", {}),
    ("report", {}),
    ("catchup", {}),
    ("inbox", {}),
    ("letters", {}),
    ("letter", {"to": "Lydia", "text": "Peace?"}),
    ("pacts", {}),
    ("campaign book", {}),
    ("campaign settings", {}),
    ("ready", {}),
)
"""What players ask for most, and what takes longest."""


async def begun(table: Table) -> Player:
    """Begin a campaign of two, and give one of them."""
    ada, ben = table.player("Ada"), table.player("Ben")
    await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns")
    await ada.join("Hellas")
    await ben.join("Lydia")
    await ada.slash("campaign", "campaign start")
    return ada


def noted(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note when Discord is answered, and when the database or the studio is asked for anything."""
    steps: list[str] = []
    store, studio, answer = table.world.app.herald.store, table.world.app.studio, table.world.chaos.answer

    def answering(backend: Any, method: str, path: str, **request: Any) -> Any:  # Any: Discord's own JSON
        steps.extend(["acknowledged"] if path.endswith("/callback") else [])
        return answer(backend, method, path, **request)

    def noting(owner: object, name: str) -> None:
        real = getattr(owner, name)

        def call(*given: Any, **named: Any) -> Any:  # Any: whatever the real one takes
            steps.append(name)
            return real(*given, **named)

        monkeypatch.setattr(owner, name, call)

    monkeypatch.setattr(table.world.chaos, "answer", answering)
    for name in ("reading", "writing"):
        noting(store, name)
    noting(studio, "png")
    return steps


async def test_H19_acknowledged_first_and_worked_on_then(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither database nor pictures are touched before Discord has its first answer; only then the work begins."""
    ada = await begun(table)
    steps, first = noted(table, monkeypatch), {}
    for command, options in COMMANDS:
        steps.clear()
        await ada.slash("campaign", command, **options)
        first[command] = steps[:1]
        assert {"reading", "writing"} & set(steps), command

    assert [] == [command for command, step in first.items() if step != ["acknowledged"]]
