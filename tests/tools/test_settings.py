"""Settings and logs: the environment over the file over defaults, and no secret ever shown."""

import io
import json
import logging
from pathlib import Path

import pytest
import structlog
from typer.testing import CliRunner

from bot import logs
from bot.__main__ import cli
from bot.settings import Settings, Shards, version


def test_the_environment_wins_over_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line of the file holds unless a variable says otherwise; the token comes from its own variable."""
    file = tmp_path / "herald.toml"
    file.write_text('log = "warning"\nhealth_port = 9000\n', encoding="utf-8")
    monkeypatch.setenv("HERALD_CONFIG", str(file))
    monkeypatch.setenv("HERALD_LOG", "debug")
    monkeypatch.setenv("DISCORD_TOKEN", "a.token")

    settings = Settings()

    assert ("DEBUG", 9000, "a.token") == (settings.log, settings.health_port, settings.token)
    assert settings.database_url.startswith("sqlite+aiosqlite://")


def test_the_file_in_the_repository_is_readable(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shipped file holds what the settings know, and nothing secret."""
    monkeypatch.delenv("HERALD_CONFIG", raising=False)

    assert "WARNING" == Settings().log_levels["discord"]


@pytest.mark.parametrize(
    ("words", "shards"),
    [
        ("0,1/4", Shards((0, 1), 4)),
        ("0-3/16", Shards((0, 1, 2, 3), 16)),
        (" 0-1, 5 / 8", Shards((0, 1, 5), 8)),
        ("auto", None),
        ("", None),
    ],
)
def test_shards(words: str, shards: Shards | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shards are single numbers and spans, of how many there are."""
    monkeypatch.setenv("HERALD_SHARDS", words)

    assert shards == Settings().shards


def test_secrets_are_not_shown() -> None:
    """Neither the token nor the database's password stands in what is printed of settings."""
    settings = Settings(discord_token="hunter2", database_url="postgresql+asyncpg://me:hunter3@host/db")

    assert "hunter" not in repr(settings) and "hunter" not in str(settings)


def test_the_version_is_the_projects() -> None:
    """The version has three numbers."""
    assert 3 == len(version().split("."))


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch):
    """Send logs as JSON into a text, and put everything back afterwards."""
    text, root = io.StringIO(), logging.getLogger()
    before = root.handlers[:], root.level
    monkeypatch.setattr("sys.stderr", text)
    token, url = "hunter2", "postgresql+asyncpg://me:hunter3@host/db"
    logs.set_up(Settings(discord_token=token, database_url=url, log_format="json", log_levels={"chatty": "ERROR"}))
    yield lambda: [json.loads(line) for line in text.getvalue().splitlines()]
    root.handlers, root.level = before
    logging.getLogger("chatty").setLevel(logging.NOTSET)
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()


def test_a_line_bears_what_was_bound(written) -> None:
    """Campaign, window and seat that were bound stand in every line, ours or a library's."""
    structlog.contextvars.bind_contextvars(campaign=7, seat="rome")
    structlog.get_logger("ours").info("given", order="tax")
    logging.getLogger("theirs").warning("slow %s", "query")

    ours, theirs = written()
    assert (7, "rome", "given", "tax", "info") == tuple(
        ours[name] for name in ("campaign", "seat", "event", "order", "level")
    )
    assert (7, "slow query", "theirs") == (theirs["campaign"], theirs["event"], theirs["logger"])


def test_no_secret_reaches_a_log(written) -> None:
    """Secret names are hidden, and the token and the password wherever they stand, in tracebacks too."""
    log = structlog.get_logger("ours")
    log.info("founded", seed="5eed", url="postgresql://me:hunter3@host")
    try:
        float("hunter2")
    except ValueError:
        log.exception("failed", detail="Bot hunter2")

    text = json.dumps(written())
    assert "hunter" not in text and "5eed" not in text and "ValueError" in text


def test_single_loggers_have_levels(written) -> None:
    """A logger that is set to errors says nothing less."""
    logging.getLogger("chatty").warning("hello")

    assert [] == written()


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        (
            "HERALD_CONFIG",
            "/no/such/herald.toml",
            "HERALD_CONFIG names /no/such/herald.toml, and there is no such file",
        ),
        ("HERALD_DATABASE", "x", "there is no setting HERALD_DATABASE; did you mean HERALD_DATABASE_URL?"),
        ("HERALD_TOKEN", "x", "there is no setting HERALD_TOKEN"),
    ],
)
def test_a_missing_file_and_an_unknown_variable_are_errors_in_one_line(
    name: str, value: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ignored, they would start an empty Herald."""
    monkeypatch.setenv(name, value)
    ended = CliRunner().invoke(cli, ["migrate"])

    assert 2 == ended.exit_code and words in ended.output
    assert 1 == len(ended.output.strip().splitlines())
