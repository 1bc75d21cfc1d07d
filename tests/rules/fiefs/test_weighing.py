"""Counsel foretells the battle that would really be fought, by the odds that `/odds` gives (FIE-19.2)."""

from fractions import Fraction
from typing import Any

import pytest

from rules.fiefs.battle import odds
from rules.fiefs.battle.odds import WeighBattle, WeighMeeting, fought
from rules.fiefs.board.conflicts import Battle, Meeting
from rules.fiefs.board.forces import Posture
from rules.fiefs.board.state import World
from rules.fiefs.campaign.plans import PlanAssemble
from rules.fiefs.counsel.battle import NAMED, POSTURES, array, meet
from rules.fiefs.counsel.field import meetings
from rules.fiefs.counsel.mustering import gatherings
from rules.fiefs.counsel.pieces import Topic, told
from rules.fiefs.counsel.weighing import Weighed, weighed
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import LONGEST, Counsel, in_ten
from tests.rules.fiefs.test_show import at_war

OURS, THEIRS = "war-1-mortimer", "war-1-blois"


def hear(topic: Topic, world: World, seat: str, window: str) -> list[Counsel[World]]:
    """Give what a topic says to a seat."""
    asked: Window[Any] = Window(name=window, clause="FIE-19.1", asked=(), orders=(), silence="")  # Any: no orders
    return told((topic,), world, seat, asked)


def a_battle() -> World:
    """Give the war with its two armies met at Caen: 21 elements of three Houses upon 17 of two."""
    world = at_war()
    world.battle = Battle(conflict="war-1", fief="caen", attacker=OURS, defender=THEIRS)
    return world


@pytest.mark.parametrize("posture", POSTURES)
@pytest.mark.parametrize("seat", ["mortimer", "lara", "blois"])
def test_FIE_19_2_counsel_has_the_odds_of_the_question(seat: str, posture: Posture) -> None:
    """Leader, follower and whoever is attacked read for each posture what `/odds battle` answers them."""
    world = a_battle()
    (found,) = hear(array, world, seat, "array")
    asked = WeighBattle(posture=posture).odds(world, seat)
    chance = list(asked.outcomes.values())[seat == "blois"]
    earned = next(line for line in asked.assumed if line.startswith("You earn"))

    points = earned.removeprefix("You earn ").removesuffix(" points on average")
    told_of = found.text.replace("you win ", "").replace("and earn", "and").lower()
    assert f"{NAMED[posture]} {in_ten(chance)} and {points}" in told_of
    assert len(found.text) <= LONGEST


def test_FIE_11_13_the_best_posture_is_offered_first() -> None:
    """All three are, by how often they win, then by what they earn; numbers are told, and nobody beside hears of it."""
    world = a_battle()
    (found,) = hear(array, world, "mortimer", "array")
    battle = (world.armies[OURS], world.armies[THEIRS])
    best = sorted(POSTURES, key=lambda one: weighed(world, *battle, "mortimer", one).worth, reverse=True)

    assert [one.capitalize() for one in best] == [offer.label for offer in found.offers]
    assert found.text.startswith("21 elements of three Houses against 17 of two; 1 of 3 commands is")
    assert [] == hear(array, world, "welf", "array")


def test_FIE_19_2_a_meeting_and_an_enemy_near_are_weighed_too() -> None:
    """By the odds of the meeting that is asked about: whoever goes to the other attacks."""
    world = at_war()
    world.armies[THEIRS].fief, world.armies[THEIRS].encamped = "rouen", False
    (found,) = hear(meetings, world, "mortimer", "season")
    chance = next(iter(WeighMeeting(army=THEIRS).odds(world, "mortimer").outcomes.values()))
    assert f"In battle you win {in_ten(chance)} and earn " in found.text

    world.meeting = Meeting(army=THEIRS, enemy=OURS, why="entered")
    (found,) = hear(meet, world, "blois", "meet")
    chance = list(WeighMeeting(army=OURS, defending=True).odds(world, "blois").outcomes.values())[1]
    assert f"In battle you win {in_ten(chance)} and earn " in found.text


def test_FIE_19_2_what_was_weighed_is_not_fought_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counsel that is asked for with every order costs its battles once."""
    world = a_battle()
    fought.cache_clear()
    first = hear(array, world, "mortimer", "array")
    monkeypatch.setattr(odds, "battle", lambda *_: pytest.fail("fought again"))

    assert first == hear(array, world.model_copy(deep=True), "mortimer", "array")
    assert len(POSTURES) == fought.cache_info().misses


def test_FIE_8_3_whose_army_is_not_raised_is_shown_where_it_may_gather() -> None:
    """Where it is safest, with one press, and nowhere that the enemy can reach first; nothing once it stands."""
    world = at_war()
    army = world.armies[THEIRS]
    assert [] == hear(gatherings, world, "blois", "season")
    army.status, army.fief, army.elements = "unraised", "", []
    (found,) = hear(gatherings, world, "blois", "season")

    assert [PlanAssemble(fief="london")] == [offer.order for offer in found.offers]
    assert "London, fortress 6, " in found.text and " from Mortimer" in found.text
    assert len(found.text) <= LONGEST
    assert [] == hear(gatherings, world, "lara", "season")
    for other in world.armies.values():
        if other.id != THEIRS:
            other.status, other.fief = "unraised", ""
    (nobody,) = hear(gatherings, world, "blois", "season")
    assert 1 == len(nobody.offers), "where no enemy stands anywhere, the safest place is all there is to say"


def test_FIE_19_2_of_chances_that_read_alike_what_earns_more_comes_first() -> None:
    """To hold with 1.7 points is no better counsel than to press with 9.5, for a victory in a hundred more."""
    hold, press = (Weighed(Fraction(share, 100), "", earned) for share, earned in ((57, 340), (56, 1900)))

    assert press.worth > hold.worth
    assert Weighed(Fraction(67, 100), "", 0).worth > press.worth
