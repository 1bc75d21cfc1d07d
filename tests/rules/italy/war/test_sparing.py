"""A kind start: small Powers of people are left alone by autopilots for three turns (ITA-11.13)."""

import pytest

from rules.italy.autopilot import autopilot
from rules.italy.phases import attacks
from rules.italy.ruleset import ITALY
from rules.italy.war.declaring import DeclareAttack, Hold
from rules.italy.war.events import AttackRolled, TargetChosen
from rules.italy.war.sparing import spared, targets
from rules.italy.war.targets import best_attack
from rules.kernel.orders.windows import Window
from tests.rules.italy.worlds import a_table, a_world, run

EAGER = {"attack": [6] * 16}
"""Attack rolls with which everybody attacks."""
QUIET = {"attack": [1] * 16}
"""And with which nobody does."""


@pytest.mark.parametrize(
    ("seat", "changes", "expected"),
    [
        ("bruttians", {}, True),
        ("senones", {}, True),
        ("senones", {"holders": {"picenum": "samnites"}}, True),
        ("samnites", {}, False),  # three homes
        ("rome", {}, False),
        ("bruttians", {"seated": []}, False),
        ("bruttians", {"turn": 3}, True),
        ("bruttians", {"turn": 4}, False),
        ("bruttians", {"settings": {"kind_turns": 0}}, False),
        ("bruttians", {"holders": {"tarentum": "bruttians"}}, False),
    ],
)
def test_ITA_11_13_who_is_left_alone(seat, changes, expected) -> None:
    """For three turns, a Power that a player holds, with at most two homes and nothing besides."""
    world = a_world(**{"seated": [seat], **changes})

    assert expected == spared(world, seat)


def test_ITA_11_13_autopilots_choose_among_the_others() -> None:
    """Who has only such neighbours does not even roll."""
    end = run(attacks, a_world(), dice=EAGER, players=("campanians", "bruttians"))

    assert ["senones"] == targets(a_world(seated=["etruscans"]), "boii")
    assert {"campanians", "bruttians"}.isdisjoint(event.target for event in end.told(TargetChosen))
    assert "syracusans" not in {event.power for event in end.told(AttackRolled)}
    assert "samnites" in {event.power for event in end.told(AttackRolled)}


def test_ITA_11_13_rome_strikes_elsewhere_too() -> None:
    """North Campania, the best of all, is nothing to an autopilot while a player holds it."""
    assert "north_campania" == best_attack(a_world())
    assert "north_campania" != best_attack(a_world(seated=["campanians"]))


def test_ITA_11_13_players_may_strike_them_and_autopilots_hold() -> None:
    """The rule binds autopilots alone, also one that stands in for somebody at an open window."""
    named = {"syracusans": [DeclareAttack(province="lucania_bruttium")]}
    end = run(attacks, a_world(), named, QUIET, players=("syracusans", "bruttians")).state
    window = Window(name="attack", clause="ITA-4.13", asked=["syracusans"], orders=ITALY.orders, silence="")
    alone = a_world(seated=["campanians", "bruttians"])

    assert "bruttians" == end.attacks["syracusans"].target
    assert [Hold()] == list(autopilot(alone, "syracusans", window, a_table(alone, EAGER).play.chance))
