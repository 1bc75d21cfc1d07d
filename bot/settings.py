"""Settings: the environment over `config/herald.toml` over what is written here."""

import os
import re
import tomllib
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from pydantic import BeforeValidator, Field, SecretStr
from pydantic_settings import BaseSettings, NoDecode, PydanticBaseSettingsSource, SettingsConfigDict
from pydantic_settings import TomlConfigSettingsSource as TomlSource

ROOT = Path(__file__).parents[1]
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


class Settings(BaseSettings):
    """What a process of the bot is told from outside: `HERALD_` and the name in the environment, or the file."""

    model_config = SettingsConfigDict(env_prefix="HERALD_", extra="forbid", frozen=True, populate_by_name=True)

    discord_token: SecretStr = Field(default=SecretStr(""), validation_alias="DISCORD_TOKEN")
    """The bot's token; the one variable without the prefix, and never in the file."""
    database_url: str = Field(
        default="sqlite+aiosqlite:///herald.db", repr=False, pattern=r"^(sqlite\+aiosqlite|postgresql\+asyncpg)://"
    )
    """`sqlite+aiosqlite:///...` or `postgresql+asyncpg://...`; may hold a password, so it is not shown."""
    shards: Annotated[Shards | None, NoDecode, BeforeValidator(read_shards)] = None
    log: Level = "INFO"
    log_format: Literal["auto", "text", "json"] = "auto"
    """Text for people, JSON for machines; `auto` is text on a terminal."""
    log_levels: dict[str, Level] = {}
    """Levels of single loggers: name to level."""
    health_host: str = "127.0.0.1"
    health_port: int = Field(default=8080, ge=0, le=65535)
    """Where `/healthz` and `/metrics` are served; 0 for nowhere."""
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
        """Arguments over environment over the file, which `HERALD_CONFIG` may name."""
        file = Path(os.environ.get("HERALD_CONFIG", ROOT / "config" / "herald.toml"))
        return init_settings, env_settings, TomlSource(settings_cls, file)

    @property
    def token(self) -> str:
        """The bot's token in the clear, for the one call that needs it."""
        return self.discord_token.get_secret_value()
