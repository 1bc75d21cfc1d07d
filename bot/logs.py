"""Logs: one line for each thing that happened, bound to its campaign, window and seat; never a secret."""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

from bot.settings import Settings

SECRET = frozenset({"token", "discord_token", "seed", "phrase", "password", "database_url", "authorization", "secret"})
HIDDEN = "[hidden]"
Line = MutableMapping[str, Any]  # Any: whatever a line was given


class Veil:
    """Hides what nobody may read in a log: values under secret names, and the token wherever it stands."""

    def __init__(self, *secrets: str) -> None:
        """Hide these texts; empty ones hide nothing."""
        self.secrets = tuple(secret for secret in secrets if secret)

    def __call__(self, logger: object, method: str, line: Line) -> Line:
        """Give a line without its secrets."""
        return {key: HIDDEN if key.lower() in SECRET else self.veiled(value) for key, value in line.items()}

    def veiled(self, value: Any) -> Any:  # Any: texts are looked through, everything else is passed on
        """Give a text with each secret replaced."""
        if isinstance(value, str):
            for secret in self.secrets:
                value = value.replace(secret, HIDDEN)
        return value


def set_up(settings: Settings) -> None:
    """Send every log, ours and the libraries', to standard error as lines of text or of JSON."""
    veil = Veil(settings.token, password_of(settings.database_url))
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.stdlib.ExtraAdder(),
    ]
    text = settings.log_format == "text" or (settings.log_format == "auto" and sys.stderr.isatty())
    last: list[structlog.types.Processor] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.format_exc_info,
        veil,
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
        if text
        else structlog.processors.JSONRenderer(ensure_ascii=False),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=last))
    logging.basicConfig(handlers=[handler], level=settings.log, force=True)
    for name, level in settings.log_levels.items():
        logging.getLogger(name).setLevel(level)


def password_of(url: str) -> str:
    """Give the password in a database's address; empty for none."""
    user, at, _ = url.partition("://")[2].rpartition("@")
    return user.partition(":")[2] if at else ""
