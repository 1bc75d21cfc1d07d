"""Scenarios: data that a host may add to without touching code."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from bot.service.ground.lines import line_of, lines, meant
from bot.service.nearest import did_you_mean
from rules.kernel.errors import Answer
from rules.kernel.play.ruleset import Ruleset, Scenario


class Scenarios:
    """The scenario files of a folder: `<game>/<name>.toml`."""

    def __init__(self, folder: Path) -> None:
        """Read from `folder`, each time afresh, so that a host may add files while the bot runs."""
        self.folder = folder

    def names(self, game: str) -> list[str]:
        """Give the scenarios of a game, by file name."""
        return sorted(path.stem for path in (self.folder / game).glob("*.toml"))

    def read(self, ruleset: Ruleset[Any], name: str = "") -> Scenario:  # Any: each game has its own state
        """Give a scenario of a game; its first one where no name is given. Raises Answer naming what there is."""
        names = self.names(ruleset.name)
        if not names:
            raise Answer(f"there is no scenario for {ruleset.title}")
        if name and name not in names:
            raise Answer(f"there is no scenario “{name}”{did_you_mean(name, names)}; there is {', '.join(names)}")
        return read_file(ruleset, self.folder / ruleset.name / f"{name or names[0]}.toml")


def read_file(ruleset: Ruleset[Any], path: Path) -> Scenario:  # Any: as above
    """Give the scenario of a file. Raises Answer, in a sentence with the line, for one that holds none."""
    try:
        text = path.read_text(encoding="utf-8")
        entries = tomllib.loads(text)
        return ruleset.scenario.model_validate(entries)
    except ValidationError as error:
        raise Answer(f"the scenario file {path.name} cannot be read: {slip(error, text, entries)}") from error
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Answer(f"the scenario file {path.name} cannot be read: {error}") from error


def slip(error: ValidationError, text: str, entries: Mapping[str, Any]) -> str:  # Any: TOML
    """Say what is wrong first in a file, and on which line."""
    first = error.errors()[0]
    problem, where = first["msg"].removeprefix("Value error, "), first["loc"]
    line = line_of(lines(text), where or meant(entries, problem))
    keys = f"{'.'.join(str(key) for key in where)}: " if where else ""
    return f"line {line}: {keys}{problem}" if line else f"{keys}{problem}"
