"""Section 3: the settings of a game."""

import pytest
from pydantic import ValidationError

from rules.italy.battle.deciding import STAGES
from rules.italy.battle.prizes import STRIKING, TAKING
from rules.italy.board.scenario import WINDOWS, Settings
from rules.italy.realm.spending import SPENDING
from rules.italy.ruleset import ITALY
from rules.italy.war.declaring import DECLARING


def test_section_3_each_window_has_the_length_that_the_rulebook_names() -> None:
    """Seven windows, seven settings, and one for a battle against nobody."""
    usual = {"attack": 48, "spend": 48, "retarget": 24, "battle": 168, "confirm": 48, "ruling": 72, "take": 24}
    usual["alone"] = 48  # a battle against an autopilot

    hours = ITALY.hours(Settings())

    assert usual == {window: hours[window] for window in WINDOWS}


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("length", [1, 721, 8760])
def test_section_3_a_setting_lengthens_its_window_alone(window: str, length: int) -> None:
    """Any positive number of hours, up to a year."""
    before, after = ITALY.hours(Settings()), ITALY.hours(Settings.model_validate({f"{window}_hours": length}))

    changed = {name for name in WINDOWS if before[name] != after[name]}

    assert ({window}, length) == (changed, after[window])
    assert f"{window}_hours" in Settings.later


@pytest.mark.parametrize("length", [0, -24, 8761])
def test_section_3_no_window_is_open_for_no_time(length: int) -> None:
    """Nor for more than a year."""
    with pytest.raises(ValidationError):
        Settings(ruling_hours=length)


def test_section_3_windows_are_called_as_their_settings_are() -> None:
    """Else a setting would lengthen nothing."""
    windows = (DECLARING, SPENDING, STRIKING, *(STAGES[stage] for stage in ("report", "confirm", "ruling")), TAKING)

    assert [name for name in WINDOWS if name != "alone"] == [window.name for window in windows]
