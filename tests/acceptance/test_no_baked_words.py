"""H11: times are shown as Discord's time stamps, never as words that are true for a minute only."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.acceptance.test_time_at_the_table import begun
from tests.e2e.table import Table

UNIT = r"(?:second|minute|hour|day|week)s?"
BAKED = re.compile(
    rf"\bin (?:a|an|\d+) {UNIT}\b|\b\d+ {UNIT} (?:left|ago|from now|remaining|to go|earlier|later)\b"
    r"|\b(?:today|tomorrow|tonight|yesterday)\b|\b20\d\d-\d\d-\d\d\b|\b\d{1,2}:\d\d(?::\d\d)?\b(?! ?(?:Europe|UTC|to))",
    re.IGNORECASE,
)
STAMP = re.compile(r"<t:\d+:[FfRtTDd]>")


def texts(part: Any) -> Iterator[str]:
    """Give every text of what the bot sent."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for name, value in part.items():
            if name not in {"custom_id", "nonce", "url", "filename"}:
                yield from texts(value)
    elif isinstance(part, (list, tuple)):
        for value in part:
            yield from texts(value)


class Recorder:
    """Keeps everything that the bot sends, each edition and each private answer of it."""

    def __init__(self, table: Table) -> None:
        self.sent: list[str] = []
        self.answer = table.world.chaos.answer
        table.world.chaos.answer = self.request

    def request(self, backend: Any, method: str, path: str, **request: Any) -> Any:
        """Keep what a request says, and pass it on."""
        if not path.endswith("/commands") and "/commands/" not in path:
            self.sent += texts(self.body(request))
        return self.answer(backend, method, path, **request)

    @staticmethod
    def body(request: dict[str, Any]) -> Any:
        """Give the JSON of a request, with or without files beside it."""
        form = request.get("form") or request.get("data") or {}
        payload = form.get("payload_json") if isinstance(form, dict) else None
        return request.get("json") or (json.loads(payload) if payload else {})


async def story(table: Table) -> None:
    """Let happen whatever tells a time: reminders, extensions, votes, pauses, an outage, closings."""
    ada, ben, cleo = await begun(table)
    await ada.write("tax 40")
    await table.pass_time(hours=25)
    await ben.slash("campaign", "extend", hours=5)
    await cleo.slash("campaign", "vote extend", hours=24)
    await ben.press("campaign", "Yes")
    await ada.slash("campaign", "campaign extend", hours=3)
    await ada.slash("campaign", "campaign pause", until="9 days")
    await ben.slash("campaign", "orders")
    await ben.slash("campaign", "status")
    await table.pass_time(days=9, hours=1)
    await cleo.slash("campaign", "vote pause", until="Mon 18:00")
    await ada.press("campaign", "No")
    await ben.press("campaign", "No")
    await cleo.slash("campaign", "vote pause")
    await table.world.app.close()
    await table.pass_time(days=8)
    await table.restart()
    await ben.slash("campaign", "ready")
    await table.to_next_deadline()
    panel = await ben.slash("campaign", "orders")
    await table.to_next_deadline()
    await panel.press("Ready")
    await ben.slash("campaign", "catchup")
    await ada.slash("campaign", "campaign end", really=True)


SENT: list[str] = []
"""What the bot has sent in the story, once it was lived."""


async def sent(folder: Path) -> list[str]:
    """Give everything that the bot sends in the story, which is lived once for all tests that read it."""
    if not SENT:
        async with Table(folder) as table:
            recorder = Recorder(table)
            await story(table)
        SENT.extend(recorder.sent)
    return SENT


async def test_H11_no_words_for_times(tmp_path: Path) -> None:
    """In every message that was sent, edited or answered in a long story there is no baked time, and many stamps."""
    said = await sent(tmp_path)
    baked = [(text, found[0]) for text in said for found in [BAKED.search(STAMP.sub("", text))] if found]

    assert [] == baked
    assert 40 < sum(len(STAMP.findall(text)) for text in said)
    closing = [text for text in said if "Closes " in text or "paused until" in text or "vote ends" in text]
    assert 20 < len(closing) and not [text for text in closing if not STAMP.search(text)]


async def test_H11_finds_baked_words() -> None:
    """The words that this looks for are found: it could fail."""
    for text in ("Due in 59 minutes.", "2 hours left", "It closes tomorrow", "at 21:00", "by 2026-12-24"):
        assert BAKED.search(text), text
    assert not BAKED.search("moves it on by 24 hours; nine days of pause")
