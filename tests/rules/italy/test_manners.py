"""Characters of an autopilot (ITA-12.7)."""

import pytest

from rules.italy.board.manners import MANNERS
from rules.italy.realm.spending import Spend
from rules.italy.ruleset import ITALY
from rules.italy.war.declaring import DeclareAttack, Hold
from rules.italy.war.targets import best_attack, worth
from rules.kernel.luck.chance import Seeded
from rules.kernel.play.characters import CHARACTERS
from rules.kernel.play.session import Session
from tests.rules.italy.test_autopilot import thought
from tests.rules.italy.worlds import a_world, an_attack, attacked, scenario


def test_ITA_12_7_characters_are_drawn_and_told_to_nobody() -> None:
    """For every Power, from the seed; no other seat's view holds one."""
    session = Session.found(ITALY, Seeded("a"), scenario(), ITALY.options(), ())
    drawn = {power.character for power in session.state.powers.values()}

    assert drawn <= set(CHARACTERS) and len(drawn) > 1
    assert not any('"character"' in told.body for told in session.told)
    assert {"steady"} == {one.character for one in session.view(None).powers.values()}


def test_ITA_12_7_the_treacherous_falls_on_the_hunted_and_the_cautious_fears_the_rich() -> None:
    """The bold fears nobody's riches; all other terms of worth are the same."""
    world = a_world({"sabina": "etruscans"}, revenues={"etruscans": 40})
    attacked(world, an_attack("boii", "etruscans"), an_attack("senones", "etruscans"))
    plain = worth(world, "sabina")
    found = {name: worth(world, "sabina", own) - plain for name, own in MANNERS.items()}

    assert {"cautious": -8, "steady": 0, "bold": 8, "treacherous": 6} == found


def test_ITA_12_7_the_cautious_attacks_only_what_is_worth_it() -> None:
    """What stands below nothing is left alone."""
    rich = dict.fromkeys(a_world().powers, 400)
    world = a_world(revenues=rich)

    assert best_attack(world)
    assert "" == best_attack(world, MANNERS["cautious"])
    world.powers["rome"].character = "cautious"
    assert [Hold()] == thought(world, "attack")


@pytest.mark.parametrize(("character", "attack", "defence"), [("cautious", 0, 20), ("steady", 0, 0), ("bold", 25, 0)])
def test_ITA_12_7_each_spends_otherwise_on_war(character, attack, defence) -> None:
    """Of what is free; the rest goes to Civic Improvement."""
    world = a_world(revenues={"rome": 100})
    world.powers["rome"].character = character
    attacked(world, an_attack("rome", "etruscans"), an_attack("boii", "rome"))

    assert [Spend(attack=attack, defence={"boii": defence} if defence else {})] == thought(world, "spend")


def test_ITA_12_7_another_power_that_is_asked_is_as_eager_as_it_is() -> None:
    """A roll of 8 suffices the bold, and one of 9 not the cautious."""
    for character, roll, kind in (
        ("bold", (4, 4), DeclareAttack),
        ("steady", (4, 4), Hold),
        ("cautious", (4, 5), Hold),
    ):
        world = a_world(ratings={"etruscans": (30, 30, 40)})
        world.powers["etruscans"].character = character
        ordered = thought(world, "attack", "etruscans", {"attack": list(roll)})
        assert isinstance(ordered[0], kind), character


def test_ITA_12_7_every_character_is_a_policy_of_leagues() -> None:
    """Beside the shipped autopilot."""
    assert list(MANNERS) == list(ITALY.policies)
