"""The five characters as policies of leagues: each plays any empire in its own manner, whatever was drawn for it."""

import pytest

from rules.empires.autopilot.autopilot import POLICIES
from rules.empires.board.tables import CHARACTERS
from rules.empires.ruleset import EMPIRES
from rules.empires.treasury.orders import Levy
from rules.empires.turn import windows
from rules.kernel.luck.chance import Chance, Seeded
from rules.kernel.play.policies import policies
from tests.rules.empires.worlds import a_world


def ordered(character: str) -> list[object]:
    """Give what a character orders for England in its own turn, the view left as it was."""
    world = a_world(people=("england",), active="england")
    before, chance = world.write(), Chance(Seeded("x"), 1, "turn/england", lambda _: 0)
    found = list(POLICIES[character](world, "england", windows.TURN, chance))
    assert before == world.write()
    return found


def test_EMP_HA_0_every_character_may_be_a_policy() -> None:
    """Beside what every game has."""
    assert set(CHARACTERS) <= set(policies(EMPIRES))


@pytest.mark.parametrize("character", CHARACTERS)
def test_EMP_HA_4_a_policy_taxes_by_its_own_bound(character: str) -> None:
    """The cautious levies at 0, all others at 1; all give orders."""
    levies = [order.limit for order in ordered(character) if isinstance(order, Levy)]

    assert [0 if character == "cautious" else 1] == levies
