"""What leaders say of their armies in words of their own (FIE-7.9)."""

import pytest

from rules.fiefs.armies.orders import SetMarshal, SetStance, army_led, comrades
from rules.fiefs.battle.plans import ArrayHost
from rules.fiefs.board.conflicts import Membership
from rules.fiefs.board.forces import Item
from rules.fiefs.campaign.plans import PlanAssemble, PlanEncamp, PlanHold, PlanMove, PlanNothing, PlanSally, PlanTake
from rules.fiefs.ending.peace import not_suable
from tests.rules.fiefs.camps import a_war, army_at
from tests.rules.fiefs.worlds import LETTERS, a_world

B, M = LETTERS["B"], LETTERS["M"]
KINDS = (PlanNothing, PlanMove, PlanTake, PlanEncamp, PlanSally, PlanHold, SetStance, SetMarshal, ArrayHost)
SHUT = [SetStance(stance="shelter"), SetMarshal(marshal="hold")]


def a_field(goal=""):
    """Give a world in which B's army of Rouen is to go somewhere."""
    world = a_world(control={"paris": "M", "rouen": "B"}, people=("B", "M"))
    a_war(world, {"B": 1, "M": 2})
    host = army_at(world, "B", "rouen", 20)
    army_at(world, "M", "reims", 24)
    host.reserve = {"Pk": 2}
    if goal:
        host.plan.append(Item(act="move", to=goal))
    return world, host


def heard(words, world):
    """Give what the game hears in words."""
    found = next(filter(None, (kind.heard(words, world, B) for kind in KINDS)), None)
    return list(found.orders) if found else []


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("encamp in Arras", [PlanMove(to="arras"), PlanEncamp()]),
        ("then make camp at Arras", [PlanMove(to="arras"), PlanEncamp()]),
        ("encamp in Rouen", [PlanEncamp()]),
        ("Encamp and recruit", [PlanEncamp(type="Pk")]),
        ("go into camp and refill", [PlanEncamp(type="Pk")]),
        ("encamp in Atlantis", []),
        ("sally out and fight", [PlanSally()]),
        ("break out", [PlanSally()]),
        ("drop the plan", [PlanNothing()]),
        ("forget my old plan!", [PlanNothing()]),
        ("forget Arras", []),
        ("hold there", [SetMarshal(marshal="hold")]),
        ("and stay put", [SetMarshal(marshal="hold")]),
        ("hold the line", []),
        ("press always", [ArrayHost(posture="press", keep=True)]),
        ("steady in every battle", [ArrayHost(posture="steady", keep=True)]),
        ("press on to Paris", []),
    ],
)
def test_FIE_7_9_a_leader_is_heard_in_his_own_words(words, meant) -> None:
    """Where they say one thing, and that thing alone."""
    assert meant == heard(words, a_field()[0])


@pytest.mark.parametrize("words", ["siege it", "besiege it until it falls", "take the town", "lay siege to it"])
def test_FIE_7_9_it_is_the_fief_to_which_the_army_goes(words) -> None:
    """Where it stands, while it goes nowhere."""
    assert [PlanTake(fief="paris")] == heard(words, a_field("paris")[0])
    assert [PlanTake(fief="rouen")] == heard(words, a_field()[0])


def test_FIE_10_1_who_cannot_be_sued_is_said_with_the_reason() -> None:
    """One's own army is gone, theirs is, there is peace, or there was no war."""
    world, host = a_field()
    foe = next(one for one in world.armies.values() if one.leader == M)
    foe.status = "disbanded"
    theirs = not_suable(world, B, foe.id)
    host.at_peace.append(foe.id)
    peace = not_suable(world, B, foe.id)
    host.status = "disbanded"

    assert "is disbanded" in theirs
    assert "you have peace" in peace
    assert not_suable(world, B, foe.id).startswith("your own army is gone")
    assert not_suable(world, B, host.id).startswith("your own army is gone")


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("my army should go to paris n siege it", [PlanTake(fief="paris")]),
        ("go to Paris and besiege it, dont bother with Limoges", [PlanTake(fief="paris")]),
        ("march to Paris by Arras and take it", [PlanMove(to="arras"), PlanTake(fief="paris")]),
        ("move on Paris and storm it, going through Arras", [PlanMove(to="arras"), PlanTake(fief="paris")]),
        ("march to Atlantis and take it", []),
        ("stay inside Rouen and avoid battle", SHUT),
        ("I want my general to stay inside Arras and avoid battle", [PlanMove(to="arras"), *SHUT]),
        ("stay behind the walls", SHUT),
        ("stay inside, do not sally", SHUT),
        ("avoid every battle", [SetStance(stance="avoid")]),
        ("don't give battle", [SetStance(stance="avoid")]),
        ("fight whoever comes", [SetStance(stance="fast")]),
        ("stand siege", [SetStance(stance="shelter")]),
        ("no", []),
        ("fight", []),
        ("stay n camp at rouen for winter", [PlanEncamp(), SetMarshal(marshal="hold")]),
        ("encamp in Arras until spring", [PlanMove(to="arras"), PlanEncamp(), SetMarshal(marshal="hold")]),
    ],
)
def test_FIE_7_8_an_army_goes_stays_and_meets_enemies_as_people_say_it(words, meant) -> None:
    """Who stays behind walls or in a winter camp is not led out by his marshal."""
    assert meant == heard(words, a_field()[0])


def test_FIE_7_9_a_way_is_put_before_the_march_that_is_planned() -> None:
    """Where there is one march, or one fief to take."""
    world, host = a_field()
    assert [] == heard("go through Arras", world)
    host.plan.append(Item(act="take", to="paris", times=12))

    assert [PlanNothing(), PlanMove(to="arras"), PlanTake(fief="paris")] == heard("go through Arras", world)


def test_FIE_7_9_who_stays_where_he_is_drops_the_march_away() -> None:
    """And an army that is not raised gathers where it is to stay."""
    world, _ = a_field(goal="paris")
    assert [PlanNothing(), *SHUT] == heard("no, stay inside Rouen", world)

    world = a_world(control={"london": "B", "paris": "M"}, people=("B", "M"))
    a_war(world, {"B": 1, "M": 2})
    assert [PlanAssemble(fief="london"), *SHUT] == heard("stay in London and avoid battle", world)


def test_FIE_9_5a_no_award_is_offered_to_an_enemy() -> None:
    """Nor to anybody, once sides are chosen and nobody follows."""
    world, _ = a_field()
    assert {B, M}.isdisjoint(comrades(world, B))
    for one in world.playing():
        world.conflicts[world.conflict].members.setdefault(one, Membership(army=army_led(world, M).id))

    assert [] == comrades(world, B)


def test_FIE_7_9_another_fief_is_taken_instead() -> None:
    """And what was planned is dropped; who forgets a fief forgets the plan that leads there."""
    world, _ = a_field(goal="arras")

    assert [PlanNothing(), PlanTake(fief="paris")] == heard("I'd rather take Paris", world)
    assert [PlanNothing(), PlanTake(fief="paris")] == heard("take Paris instead", world)
    assert [PlanNothing()] == heard("Then forget Arras.", world)
    assert [] == heard("forget Paris", world)
