"""The settings of a game, and how long its windows stay open (FIE-17.1 to FIE-17.3)."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from rules.fiefs.board.scenario import Settings
from rules.fiefs.ruleset import FIEFS, hours

BOOK = Path(__file__).parents[3] / "docs/rules/fiefs.md"
LENGTHS = {"order_hours": 24, "season_hours": 48, "reaction_hours": 12, "report_hours": 168}


def test_FIE_17_1_only_the_lengths_of_windows_change_later() -> None:
    """All else is fixed when the game is created, and no rule reads a length."""
    assert set(LENGTHS) == set(Settings.later)


def test_FIE_17_2_the_settings_are_those_of_the_rulebook_with_its_defaults() -> None:
    """Line by line as its table has them: name, values, default."""
    rows = [line.split("|") for line in BOOK.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    table = {row[1].strip(" `"): row[3].strip() for row in rows if row[1].strip(" `") in Settings.model_fields}
    defaults = {name: str(field.default) for name, field in Settings.model_fields.items() if name not in LENGTHS}

    assert {name: default.lower() for name, default in defaults.items()} == table


@pytest.mark.parametrize(
    "wrong", [{"years": 31}, {"war_years": 11}, {"ambition": 0}, {"amends": 11}, {"target": 501}, {"pace": "days"}]
)
def test_FIE_17_2_what_is_out_of_bounds_is_refused(wrong) -> None:
    """Each setting has its bounds."""
    with pytest.raises(ValidationError):
        Settings.model_validate(wrong)


@pytest.mark.parametrize(
    ("window", "length"),
    [
        *[(name, 48) for name in ("wishes", "home", "season")],
        *[(name, 12) for name in ("peace", "meet", "retreat", "array", "award")],
        ("report", 168),
    ],
)
def test_FIE_17_3_how_long_windows_stay_open(window, length) -> None:
    """Wishes, homes and plans two days, answers to an enemy half a day, a battle on a table a week."""
    assert length == hours(Settings(battle="ask"))[window]
    assert "report" not in hours(Settings())  # where Herald fights all battles nobody is promised a week


def test_FIE_17_3_all_others_stay_open_for_a_day() -> None:
    """Whatever class of deadline they have; a host's lengths count in place of these."""
    usual, slow = hours(Settings()), hours(Settings(order_hours=30))

    assert [24, 24, 24] == [usual[kind] for kind in ("orders", "reaction", "vote")]
    assert not {"sealed", "action", "join", "opening", "council", "march", "switch", "venue", "confirm"} & set(usual)
    assert ([30, 30, 30], 48) == ([slow[kind] for kind in ("orders", "reaction", "vote")], slow["season"])
    assert FIEFS.hours is hours
