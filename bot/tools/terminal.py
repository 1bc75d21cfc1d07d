"""How the command line talks: clear words on standard error, and no tracebacks for what people can put right."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn, TypeVar

import typer
from pydantic import ValidationError
from pydantic_settings import SettingsError

from bot.settings import Settings
from rules.kernel.errors import Fault, HeraldError

T = TypeVar("T")


def stop(words: str, code: int = 1) -> NoReturn:
    """Say why nothing more is done, and leave."""
    typer.echo(f"herald: {words}", err=True)
    raise typer.Exit(code)


@contextmanager
def told() -> Iterator[None]:
    """Turn what people can put right, and what the rules report, into words."""
    try:
        yield
    except HeraldError as error:
        cause = f": {error.__cause__!r}" if isinstance(error, Fault) and error.__cause__ else ""
        stop(f"{error}{cause}")
    except OSError as error:
        stop(f"{error.filename}: {error.strerror}" if error.filename else error.strerror or str(error))


def settings() -> Settings:
    """Give the settings; leave with a line for each that is wrong. Never shows a value: it may be a secret."""
    try:
        return Settings()
    except ValidationError as error:
        wrong = (f"{'.'.join(map(str, slip['loc']))}: {slip['msg']}" for slip in error.errors(include_input=False))
        stop("these settings are wrong: " + "; ".join(wrong), 2)
    except (SettingsError, ValueError, OSError) as error:
        stop(f"the settings cannot be read: {error}", 2)


def run(work: Coroutine[Any, Any, T]) -> T:  # Any: what coroutines send and get, which is nothing
    """Carry out asynchronous work, telling what goes wrong in words."""
    with told():
        return asyncio.run(work)
