"""Settings: the environment over `config/herald.toml` over what is written here."""

import os
import re
import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple
from urllib.parse import quote

from pydantic import BeforeValidator, Field, SecretStr, model_validator
from pydantic_settings import BaseSettings, NoDecode, PydanticBaseSettingsSource, SettingsConfigDict
from pydantic_settings import TomlConfigSettingsSource as TomlSource

ROOT = Path(__file__).parents[1]
PREFIX, CONFIG = "HERALD_", "HERALD_CONFIG"
OTHERS = ("HERALD_TEST_",)
"""What begins like a setting and is the tests' own."""
Level = Annotated[
    Literal["DEBUG", "INFO", "WARNING", "ERROR"],
    BeforeValidator(lambda word: word.upper() if isinstance(word, str) else word),
]


def version() -> str:
    """Give Herald's version, as its project file says it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


class Shards(NamedTuple):
    """The shards that this process runs, of how many there are in all."""

    ids: tuple[int, ...]
    total: int


def read_shards(words: object) -> object:
    """Read `0-3/16` or `0,2/4`: these shards of so many; nothing or `auto` leaves it to Discord (None)."""
    if not isinstance(words, str):
        return words
    if words.strip().lower() in {"", "auto"}:
        return None
    found = re.fullmatch(r"\s*([\d,\s-]+)/\s*(\d+)\s*", words)
    if found is None:
        msg = "say which shards of how many this process runs: 0-3/16"
        raise ValueError(msg)
    spans = [span.partition("-") for span in found[1].replace(" ", "").split(",") if span]
    ids = [id for first, dash, last in spans for id in range(int(first), int(last if dash else first) + 1)]
    if not ids or max(ids) >= int(found[2]):
        msg = f"of {found[2]} shards there are only 0 to {int(found[2]) - 1}"
        raise ValueError(msg)
    return Shards(tuple(ids), int(found[2]))


def strangers(known: Iterable[str]) -> None:
    """Refuse variables of the environment that look like settings and are none. Raises ValueError."""
    names = {f"{PREFIX}{name.upper()}" for name in known} - {f"{PREFIX}DISCORD_TOKEN"} | {CONFIG}
    for name in sorted(os.environ):
        upper = name.upper()
        if upper.startswith(PREFIX) and upper not in names and not upper.startswith(OTHERS):
            near = get_close_matches(upper, names, 1)
            msg = f"there is no setting {name}" + (f"; did you mean {near[0]}?" if near else "")
            raise ValueError(msg)


class Settings(BaseSettings):
    """What a process of the bot is told from outside: `HERALD_` and the name in the environment, or the file."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="forbid", frozen=True, populate_by_name=True)

    discord_token: SecretStr = Field(default=SecretStr(""), validation_alias="DISCORD_TOKEN")
    """The bot's token; the one variable without the prefix, and never in the file."""
    database_url: str = Field(
        default="sqlite+aiosqlite:///herald.db", repr=False, pattern=r"^(sqlite\+aiosqlite|postgresql\+asyncpg)://"
    )
    """`sqlite+aiosqlite:///...` or `postgresql+asyncpg://...`; may hold a password, so it is not shown."""
    database_password_file: Path | None = None
    """A file that holds the database's password, where the address names a user without one."""
    shards: Annotated[Shards | None, NoDecode, BeforeValidator(read_shards)] = None
    log: Level = "INFO"
    log_format: Literal["auto", "text", "json"] = "auto"
    """Text for people, JSON for machines; `auto` is text on a terminal."""
    log_levels: dict[str, Level] = {}
    """Levels of single loggers: name to level."""
    health_host: str = "127.0.0.1"
    health_port: int = Field(default=8080, ge=0, le=65535)
    """Where `/healthz` and `/metrics` are served; 0 for nowhere."""
    backup_folder: Path | None = None
    """Where backups are written by themselves; nowhere unless set."""
    backup_hours: int = Field(default=24, ge=1, le=720)
    """How many hours lie between two backups."""
    backup_keep: int = Field(default=7, ge=1, le=1000)
    """How many backups are kept; older ones are taken away."""
    founders: Literal["everybody", "managers", "named"] = "everybody"
    """Who may found campaigns: everybody, who may manage the server, or the people in `founder_ids`."""
    founder_ids: tuple[int, ...] = ()
    """The people who may found campaigns, by their ids on Discord, with `founders = "named"`."""
    campaigns_per_server: int = Field(default=0, ge=0, le=10_000)
    """How many campaigns of a server may be under way at once; 0 for any number."""
    scenarios: Path = ROOT / "config" / "scenarios"
    rulebooks: Path = ROOT / "docs" / "rules"

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Arguments over environment over the file, which `HERALD_CONFIG` may name.

        Raises ValueError for a file that is not there, and for a variable that nobody reads: a slip in a name would
        start an empty Herald.
        """
        strangers(settings_cls.model_fields)
        named = os.environ.get(CONFIG)
        file = Path(named) if named else ROOT / "config" / "herald.toml"
        if named and not file.is_file():
            msg = f"{CONFIG} names {named}, and there is no such file"
            raise ValueError(msg)
        return init_settings, env_settings, TomlSource(settings_cls, file)

    @model_validator(mode="before")
    @classmethod
    def with_password(cls, given: dict[str, Any]) -> dict[str, Any]:  # Any: what sources give
        """Put the password that a file holds into the database's address."""
        file, url = given.get("database_password_file"), given.get("database_url")
        if not file or not url:
            return given
        try:
            password = Path(str(file)).read_text(encoding="utf-8").strip()
        except OSError as error:
            msg = f"the database's password cannot be read: {error}"
            raise ValueError(msg) from error
        kind, _, rest = str(url).partition("://")
        user, at, place = rest.rpartition("@")
        return {**given, "database_url": f"{kind}://{user.partition(':')[0]}:{quote(password, safe='')}{at}{place}"}

    @property
    def token(self) -> str:
        """The bot's token in the clear, for the one call that needs it."""
        return self.discord_token.get_secret_value()
