"""Lists that a host writes in one line: costs, mercenaries, adjustments (CIV-8.5j, CIV-7.4f, CIV-4.2)."""

import tomllib

import pytest
from pydantic import ValidationError

from rules.civilized.world.scenario import CivilizedScenario, Settings
from rules.civilized.year.setup import setup
from rules.kernel.luck.chance import Chance, Seeded
from tests.rules.civilized.ages import SCENARIO


def test_CIV_8_5j_a_host_sets_costs_mercenaries_and_adjustments() -> None:
    """Beside what the scenario says, in any case; what he leaves out stays."""
    told = {
        "element_costs": "knights 30, Warship 15",
        "mercenary_pool": "Spears 4",
        "racial_mods": "egypt political +1, hellas military -1",
    }

    crowns = CivilizedScenario.model_validate(tomllib.loads(SCENARIO.read_text(encoding="utf-8")))
    world = setup(crowns, Settings.model_validate(told), Chance(Seeded("a"), 0, "setup", lambda _: 1))

    assert {"Knights": 30, "Warship": 15} == world.element_costs
    assert {"Spears": 4} == world.mercenaries
    assert {"hellas": {"military": -1}, "egypt": {"political": 1}} == world.racial


def test_CIV_2_1_a_host_sets_councils_armies_and_sites() -> None:
    """In any scenario; without a word it is as the scenario says."""
    crowns = CivilizedScenario.model_validate(tomllib.loads(SCENARIO.read_text(encoding="utf-8")))
    chance = Chance(Seeded("a"), 0, "setup", lambda _: 1)
    told = {"councils": "Hellas 7, lydia 0", "armies": "drawn", "sites": "free"}
    free = setup(crowns, Settings.model_validate(told), chance)
    usual = setup(crowns, Settings(), chance)

    assert ("council", 7) == (free.countries["hellas"].government, free.countries["hellas"].chairs)
    assert {"monarchy"} == {land.government for land in usual.countries.values()}
    assert (0, 36) == (len(free.elements), len(usual.elements))
    assert (6, 18) == (len(free.cities), len(usual.cities))
    assert [2] * 6 == [len(land.site_list) for land in free.countries.values()]


@pytest.mark.parametrize(
    ("setting", "text", "reason"),
    [
        ("element_costs", "Dragons 3", "there is no type “Dragons”"),
        ("element_costs", "Knights 0", "number from 1 to 99"),
        ("mercenary_pool", "Spears", "number from 1 to 99"),
        ("councils", "hellas 2", "a council has 3 to 9 chairs"),
        ("councils", "hellas 12", "number from 0 to 9"),
        ("racial_mods", "egypt beauty +1", "scores are morals"),
        ("racial_mods", "egypt morals +2", "number from -1 to 1"),
    ],
)
def test_CIV_8_5j_a_list_that_cannot_be_is_refused(setting: str, text: str, reason: str) -> None:
    """With what would do; `none` is the empty list."""
    assert "" == getattr(Settings.model_validate({setting: "none"}), setting)

    with pytest.raises(ValidationError, match=reason):
        Settings.model_validate({setting: text})
