"""The scenario file, and mistakes in one (section 12)."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from rules.fiefs.board.scenario import FiefsScenario

FILE = Path(__file__).parents[4] / "config/scenarios/fiefs/web-of-crowns.toml"


def read() -> dict[str, Any]:
    """Give the shipped scenario as it is written."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def test_the_shipped_scenario_is_as_the_rulebook_counts_it() -> None:
    """58 fiefs, 5 of them capitals, 14 regions, 4 sea nodes, 130 routes: 86 normal, 21 rough, 23 sea (section 12.3)."""
    scenario = FiefsScenario.model_validate(read())
    kinds = [route.kind for route in scenario.route]

    assert (58, 5, 14, 4) == tuple(map(len, (scenario.fief, scenario.nation, scenario.region, scenario.sea)))
    assert (86, 21, 23) == tuple(kinds.count(kind) for kind in ("normal", "rough", "sea"))


@pytest.mark.parametrize(
    ("kind", "place", "changes", "said"),
    [
        ("fief", 1, {"id": "london"}, "place london: listed twice"),
        ("fief", 6, {"region": "essex"}, "no region “essex”"),
        ("fief", 6, {"capital_of": "england"}, "a fief has a region, or is the capital of a nation"),
        ("nation", 0, {"capital": "york"}, "england: no fief “york” is its capital"),
        ("nation", 0, {"army": "saxons"}, "england: no army list “saxons”"),
        ("region", 0, {"nation": "wales"}, "wessex: no nation “wales”"),
        ("route", 0, {"b": "london"}, "london-london: a route joins two places"),
        ("route", 0, {"b": "ghent"}, "london-ghent: no place “ghent”"),
        ("route", 0, {"kind": "sea", "b": "york"}, "york does not lie on a coast"),
    ],
)
def test_a_mistake_in_a_scenario_is_told(kind: str, place: int, changes: dict[str, Any], said: str) -> None:
    """A file that breaks a check is refused with the id that does (section 12.2)."""
    wrong = read()
    wrong[kind][place] |= changes

    with pytest.raises(ValidationError, match=said):
        FiefsScenario.model_validate(wrong)


def test_an_army_that_is_no_army_is_told() -> None:
    """Lists add up to 24, seven of them fit for generals (section 12.2)."""
    short, unfit = read(), read()
    short["army"]["france"]["elements"]["Kn"] = 7
    unfit["army"]["france"]["elements"] = {"Kn": 6, "Sp": 18}

    with pytest.raises(ValidationError, match="an army has 24 elements, not 23"):
        FiefsScenario.model_validate(short)
    with pytest.raises(ValidationError, match="7 elements fit for generals"):
        FiefsScenario.model_validate(unfit)
