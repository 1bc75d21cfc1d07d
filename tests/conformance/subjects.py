"""What the suite looks at: every game with each of its scenarios, and the Market."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bot.service.rulebook.clause_text import clauses_of
from bot.service.rulebook.rulebooks import Rulebooks
from rules.kernel.play.ruleset import Ruleset, Scenario
from rules.registry import RULESETS
from tests.kernel.toy import FAIR, TOY

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Subject:
    """A game and one of its scenarios."""

    ruleset: Ruleset[Any]
    scenario: Scenario

    @property
    def id(self) -> str:
        """Give the name by which files and tests know it."""
        return f"{self.ruleset.name}-{self.scenario.id}"

    @property
    def seats(self) -> tuple[str, ...]:
        """Give the ids of its seats."""
        return tuple(seat.id for seat in self.ruleset.seats(self.scenario))

    @property
    def clauses(self) -> frozenset[str]:
        """Give the ids of its rulebook."""
        return clauses(self.ruleset.name)


@cache
def clauses(game: str) -> frozenset[str]:
    """Give the clause ids of a game's rulebook."""
    if game == TOY.name:
        text = (ROOT / "tests/kernel/toy.md").read_text(encoding="utf-8")
        return frozenset(clause.id for clause in clauses_of(text))
    return frozenset(Rulebooks(ROOT / "docs/rules").of(game).ids)


def scenarios(ruleset: Ruleset[Any]) -> list[Scenario]:
    """Give the scenarios that a game comes with."""
    files = sorted((ROOT / "config/scenarios" / ruleset.name).glob("*.toml"))
    return [ruleset.scenario.model_validate(tomllib.loads(file.read_text(encoding="utf-8"))) for file in files]


SUBJECTS = [Subject(TOY, FAIR), *(Subject(game, one) for game in RULESETS.values() for one in scenarios(game))]
BY_ID = {subject.id: subject for subject in SUBJECTS}
