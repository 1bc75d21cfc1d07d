"""The autopilots (ITA-12, section 8), at every window."""

import pytest

from rules.italy.autopilot import autopilot
from rules.italy.battle.deciding import STAGES, Dispute, UseGenerator
from rules.italy.battle.prizes import Strike, Take
from rules.italy.board.land import Land
from rules.italy.phases import attacks, spending
from rules.italy.realm.spending import Spend
from rules.italy.ruleset import ITALY
from rules.italy.war.declaring import DeclareAttack, Hold
from rules.italy.war.targets import best_attack, best_prize, prize_worth, worth
from rules.kernel.orders.windows import Window
from tests.rules.italy.worlds import a_table, a_world, an_attack, attacked, run


def thought(world, window, seat="rome", dice=None):
    """Give what the autopilot orders at a window, from the seat's view."""
    opened = Window(name=window, clause="ITA-4.13", asked=[seat], orders=ITALY.orders, silence="")
    return list(autopilot(ITALY.view(world, seat), seat, opened, a_table(world, dice).play.chance))


def test_ITA_12_1_rome_attacks_every_turn_but_on_the_last_only_its_homes() -> None:
    """And holds where there are none."""
    assert isinstance(thought(a_world(), "attack")[0], DeclareAttack)
    assert [Hold()] == thought(a_world(turn=12), "attack")
    assert [DeclareAttack(province="sabina")] == thought(a_world({"sabina": "etruscans"}, turn=12), "attack")


def test_ITA_12_2_the_highest_worth_of_equals_the_first() -> None:
    """At the opening North Campania, whose port makes a pair."""
    world = a_world()

    assert "north_campania" == best_attack(world)
    assert max(worth(world, id) for id in Land(world).strikeable("rome")) == worth(world, "north_campania")


def test_ITA_12_3_the_terms_of_worth() -> None:
    """Revenue, homes, resources, sisters; attacks on the holder, and its riches."""
    world = a_world()
    assert 2 * 10 + 4 == worth(world, "north_campania")

    assert 2 * 15 + 4 == worth(a_world({"pentri": "rome"}), "etruria")  # a Subject of one, two quarries
    world = a_world({"sabina": "etruscans"})
    assert 2 * 0 + 8 + 4 + 3 * 2 == worth(world, "sabina")
    attacked(world, an_attack("boii", "etruscans"), an_attack("senones", "etruscans"))
    assert 18 + 3 == worth(world, "sabina")
    attacked(world, an_attack("etruscans", "rome"))
    assert 18 + 6 == worth(world, "sabina")
    world.powers["etruscans"].revenue = 25
    assert 18 + 6 - 4 == worth(world, "sabina")


def test_ITA_12_4_rome_spends_all_on_civic_improvement() -> None:
    """Asked, or not."""
    assert [Spend()] == thought(a_world(), "spend")
    world = attacked(a_world(revenues={"rome": 30}), an_attack("rome", "boii"), an_attack("boii", "rome"))
    assert 30 == run(spending, world).state.powers["rome"].civic


def test_ITA_12_5_prizes_by_the_first_four_terms() -> None:
    """With the first province taken and held."""
    world = a_world()

    assert "south_campania" == best_prize(world, ["pentri", "south_campania"], ["north_campania"])
    assert 2 * 10 + 3 == prize_worth(world, "south_campania", ["north_campania"])
    world.offered = ["caudini", "hirpini"]
    attacked(world, an_attack("rome", "samnites", struck="pentri", won=True))
    world.fighting = "rome"
    assert [Take(province="caudini")] == thought(world, "take")


def test_ITA_12_6_an_autopilot_leaves_battles_to_the_generator() -> None:
    """And has no say in rulings."""
    assert [UseGenerator()] == thought(a_world(), "battle")
    assert [] == thought(a_world(), "ruling", "gamemaster")


def test_ITA_6_24_an_autopilot_does_not_confirm_but_leaves_it_to_the_gamemaster() -> None:
    """A seat that its player left while the report waited; without a gamemaster the report stands."""
    disputed = Dispute(reason="nobody plays this seat now")

    assert [disputed] == thought(a_world(seated=["rome", "gamemaster"]), "confirm", "samnites")
    assert [] == thought(a_world(seated=["rome"]), "confirm", "samnites")
    assert [] == thought(a_world(seated=["rome", "gamemaster"]), "confirm", "gamemaster")
    assert not STAGES["confirm"].players_only


def test_another_power_left_at_a_window_decides_as_ever() -> None:
    """It rolls, divides by its ruler, and strikes and takes by the rule of attacks (ITA-4.3, ITA-5.2, ITA-6.2)."""
    assert [Hold()] == thought(a_world(), "attack", "boii", {"attack": [1, 1]})
    assert isinstance(thought(a_world(), "attack", "boii", {"attack": [6, 6]})[0], DeclareAttack)
    world = attacked(a_world(revenues={"boii": 20}, ratings={"boii": (50, 50, 0)}), an_attack("rome", "boii"))
    assert [Spend(defence={"rome": 20})] == thought(world, "spend", "boii")
    world.offered = ["sabina", "volsci"]
    assert [Strike(province="sabina")] == thought(world, "retarget", "boii")
    assert [Take(province="sabina")] == thought(world, "take", "boii")


@pytest.mark.parametrize("turn", [1, 12])
def test_unattended_rome_is_asked_once_a_turn(turn) -> None:
    """In `attack` (ITA-12.1)."""
    assert ["attack"] == [window.name for window in run(attacks, a_world(turn=turn), dice={"attack": [1] * 16}).windows]
