"""Who may be at an attack's goal first, and that every forecast counts it."""

from fractions import Fraction

from rules.italy.battle.earlier import rivals
from rules.italy.battle.gains import strokes
from rules.italy.realm.spending import Spend
from rules.italy.ruleset import ITALY
from rules.italy.war.declaring import DeclareAttack
from tests.rules.italy.worlds import a_world, an_attack, attacked

EVEN = Fraction(1, 2)


def test_ITA_4_16_who_is_fought_first_may_hold_the_province_by_then() -> None:
    """Rome fights last of all; of two even armies the first takes it with 5 in 10, and is met there."""
    world = attacked(a_world(), an_attack("samnites", "campanians", province="north_campania"))
    own = an_attack("rome", "campanians", province="north_campania")
    world.attacks["rome"] = own

    (found,) = rivals(world, own, "north_campania")

    assert ("samnites", EVEN, (80, 80)) == (found.who, found.chance, found.points)


def test_ITA_4_16_who_fights_later_takes_nothing_before() -> None:
    """In the order of the battles, once that is known."""
    own = an_attack("rome", "campanians", province="north_campania")
    world = attacked(a_world(), own, an_attack("samnites", "campanians", province="north_campania"))

    assert [] == rivals(world, own, "north_campania")


def test_ITA_4_17_before_the_order_is_rolled_it_is_a_chance() -> None:
    """A total of 12 is beaten by nobody without a modifier; a player hardly ever comes before it."""
    own = an_attack("samnites", "bruttians", province="lucania_bruttium")
    chances = []
    for total in (9, 12):
        world = a_world(seated=["samnites"])
        world.attacks |= {"tarentines": an_attack("tarentines", "bruttians", total=total), "samnites": own}
        chances += [one.chance for one in rivals(world, own, "lucania_bruttium")]

    assert chances[0] < chances[1] < EVEN


def test_ITA_9_17_where_an_army_from_abroad_may_stand_nothing_is_struck() -> None:
    """It draws among two provinces, and wins with 9 in 10 against an army that is attacked twice."""
    world = a_world({"apulia": "samnites"}, at={"epirus": ("north_campania", 100, "campanians")}, seated=["rome"])
    world.attacks["epirus"] = an_attack("epirus", "samnites")

    (found,) = strokes(world, "rome", ["pentri"])

    assert found.first[0].points is None
    assert sum(found.chances.values()) == 1 - found.first[0].chance < 1


def test_ITA_6_8_it_is_said_who_may_be_there_first() -> None:
    """In counsel, as the attack is ordered, and again as talents are spent on it."""
    world = a_world(seated=["samnites"])
    world.attacks["tarentines"] = an_attack("tarentines", "bruttians", total=9)
    told = "4 in 10 the Tarentine Greeks take it before you, and you meet the Tarentine Greeks with 90."

    assert told in ITALY.effect(world, "samnites", DeclareAttack(province="lucania_bruttium"))


def test_ITA_9_15_what_an_attack_is_worth_sinks_where_others_strike_first() -> None:
    """The chance to win is over all that may happen, not as if nobody came before."""
    own = an_attack("rome", "senones", province="picenum")
    at = {"epirus": ("apulia", 100, "tarentines")}
    alone = attacked(a_world({"ager_gallicus": "rome"}, revenues={"rome": 10}), own.model_copy())
    world = a_world({"ager_gallicus": "rome"}, revenues={"rome": 10}, at=at)
    crowded = attacked(world, an_attack("epirus", "senones"), own)

    assert "You win Picenum 5 in 10." in ITALY.effect(alone, "rome", Spend())
    assert "You win Picenum 1 in 10." in ITALY.effect(crowded, "rome", Spend())
