"""Logs say what happened, to which campaign and where, and hold no secret: no order, no letter, no seed, no token."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from bot import logs
from bot.settings import ROOT, Settings
from bot.store.driver.engine import open_engine
from tests.e2e.table import Table

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.the-token-of-this-test"
PHRASE = "a full moon over the granary"
LETTER = "we march on Lydia at the new moon"
NAME = "Xanthippe the Younger"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Send every log as Herald does when it is asked for all it has, into a text; put everything back afterwards."""
    root, before = logging.getLogger(), (logging.getLogger().handlers[:], logging.getLogger().level)
    configured = structlog.get_config()
    logs.set_up(Settings(discord_token=TOKEN, log="DEBUG", log_format="json", _env_file=None))
    structlog.configure(cache_logger_on_first_use=False)  # what is kept would outlive this test
    text = io.StringIO()
    for handler in root.handlers:
        if isinstance(handler, logging.StreamHandler):
            handler.setStream(text)
    yield text
    root.handlers[:], root.level = before
    structlog.configure(**configured)


class Loud(Table):
    """A table whose logs go where Herald's go."""

    async def __aenter__(self):
        self.logged = []
        await self.world.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.world.close()


async def test_H36_logs_of_a_story_hold_no_secret(tmp_path: Path, written: io.StringIO) -> None:
    """Two people found, join, order by every door, write, err, meet closed messages, a fault and a restart."""
    async with Loud(tmp_path) as table:
        ada, ben = table.player("Ada"), table.player("Ben")
        await ada.slash("campaign", "campaign found", game="civilized", scenario="crowns", title="The Crowns")
        await ada.join("Hellas", phrase=PHRASE)
        await ben.join("Lydia")
        await ada.slash("campaign", "campaign start")
        while (await table.cards())[0].window.name != "decrees":
            await table.to_next_deadline()
        await ada.slash("campaign", "order", line="tax 70")
        await ada.write("tax 60\ntaxx 55\nname heir Nobody")
        await ada.slash("campaign", "civilized set_tax", rate=50)
        form = await ada.slash("campaign", "letter", to="Lydia", text=LETTER)
        if form.result.modal is not None:
            await form.fill(text=LETTER)
        table.world.env.inject_error("POST", "/channels/*/messages", status=403, code=50007, times=2)
        await table.to_next_deadline()
        herald = table.world.app.herald
        async with herald.store.look(1) as look:
            seed = look.campaign.seed
        await break_a_save(herald)
        broken = await ada.slash("campaign", "papers")
        await ada.slash("campaign", "gm release")
        await table.restart()
    text = written.getvalue()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]

    assert 3 < len(lines) and any(line.get("campaign") == 1 for line in lines)
    assert "fault" in broken.text and any(line.get("event") == "fault" for line in lines)
    for secret in (seed, TOKEN, PHRASE, LETTER, "tax 70", "tax 60", "taxx", '"rate"', "treasury"):
        assert secret not in text, [line for line in text.splitlines() if secret in line][:2]


async def break_a_save(herald) -> None:
    """Let the last save hold something that its fingerprint does not fit, as a damaged disk would."""
    from sqlalchemy import update

    from bot.store.tables import saves

    async with herald.store.unit(1) as unit:
        last = await unit.save()
        damaged = last.state.replace('"treasury":', '"treasury":9', 1)
        await unit.write(update(saves).where(saves.c.number == last.number).values(state=damaged))


async def test_H36_an_error_of_the_database_does_not_quote_what_was_written(tmp_path: Path) -> None:
    """The text of what went wrong names the statement, and none of its values."""
    from sqlalchemy import text
    from sqlalchemy.exc import DBAPIError

    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'h.db'}")
    with pytest.raises(DBAPIError) as failed:
        async with engine.begin() as connection:
            await connection.execute(text("INSERT INTO nowhere VALUES (:x)"), {"x": LETTER})
    await engine.dispose()

    assert LETTER not in str(failed.value)


def test_H36_the_libraries_that_quote_values_are_kept_quiet() -> None:
    """Whoever asks for every log still gets no statement with its values from the libraries."""
    levels = Settings(_env_file=None).log_levels

    assert (ROOT / "config" / "herald.toml").exists()
    assert {"WARNING"} == {levels[name] for name in ("aiosqlite", "sqlalchemy", "discord")}
