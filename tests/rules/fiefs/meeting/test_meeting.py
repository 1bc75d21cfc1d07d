"""Enemies who meet: answers, retreats, sorties, and what follows a battle (FIE-8.23 to FIE-8.33, FIE-9.10)."""

import pytest

from rules.fiefs.armies.events import AttritionRolled, InitiativePassed
from rules.fiefs.battle.events import BattleEnded
from rules.fiefs.board.conflicts import Meeting, Outcome
from rules.fiefs.meeting.aftermath import settle_battle
from rules.fiefs.meeting.choices import Answer, best_retreat, by_itself, may_stand, retreats
from rules.fiefs.meeting.events import ArmyRetreated, EnemyMet
from rules.fiefs.meeting.meeting import driven_out, meet, retreat, sally, withdraw
from rules.fiefs.meeting.orders import Fight, Retreat, Stand, Yield
from rules.kernel.errors import Refusal
from tests.rules.fiefs.camps import a_table, a_war, add_army, army_at, run
from tests.rules.fiefs.worlds import LETTERS, a_world


def two(fief="reims", ours=24, theirs=24, dice=None, players=(), season="summer", **more):
    """Put B's army where M's stands, each with some elements; the fief and Paris are Mortimer's."""
    control = {fief: "M", "paris": "M", "london": "B", "arras": "M", "rouen": "B"} | more.pop("control", {})
    world = a_world(control=control, people=players, **more)
    a_war(world, {"B": 1, "L": 1, "M": 2, "Z": 2}, season=season)
    entering, other = army_at(world, "B", fief, ours), army_at(world, "M", fief, theirs)
    entering.auto = other.auto = more.get("pace") != "turns"
    return entering, other, a_table(world, dice, players=tuple(LETTERS[one] for one in players))


def answered(table):
    """Give what each army did that met an enemy."""
    return [event.deed for event in table.told(EnemyMet)]


def test_FIE_8_23_an_army_already_inside_is_not_asked() -> None:
    """And several answer one after the other, in turn order."""
    entering, other, table = two()
    other.inside = True
    run(meet(table.play, entering))
    assert not table.told(EnemyMet)


def test_FIE_8_23_the_rest_are_not_asked_once_the_entering_army_is_gone() -> None:
    """A weak army that enters on two strong ones is beaten by the first."""
    entering, other, table = two(ours=12, theirs=24)
    world = table.play.state
    conflict = world.conflicts[entering.conflict]
    third = add_army(world, conflict, 2, LETTERS["C"], "empire")
    third = army_at(world, "C", "reims")
    third.id, other.stance, third.stance = third.id, "fast", "fast"
    run(meet(table.play, entering))

    assert 1 == len(table.told(EnemyMet))
    assert other.id == table.told(EnemyMet)[0].army


def test_FIE_8_24_standing_siege() -> None:
    """In a friendly fief, not against a sortie; it is inside then, and no longer encamped."""
    entering, other, table = two()
    other.stance, other.encamped = "shelter", True
    run(meet(table.play, entering))
    assert (True, False) == (other.inside, other.encamped)

    world = table.play.state
    assert not may_stand(world, other, Meeting(army=other.id, enemy=entering.id, why="sortie"))
    world.fiefs["reims"].control = LETTERS["B"]
    assert not may_stand(world, other, Meeting(army=other.id, enemy=entering.id, why="entered"))


def test_FIE_8_25_fighting() -> None:
    """The entering army attacks; the loser leaves, and the fief is the winner's."""
    entering, other, table = two()
    other.stance = "fast"
    run(meet(table.play, entering))

    assert ["fight"] == answered(table)[:1]
    assert 1 <= len(table.told(BattleEnded))


@pytest.mark.parametrize(("season", "lost"), [("spring", 2), ("summer", 1), ("fall", 2), ("winter", 3)])
def test_FIE_8_26_retreating_by_season(season, lost) -> None:
    """Worked example 16: into a friendly fief, with a die of three; into another one more."""
    for control, more in (("M", 0), ("B", 1)):
        _, other, table = two(season=season, dice={"attrition": [3]}, control={"troyes": control})
        run(retreat(table.play, other, "troyes"))
        assert 24 - lost - more == len(other.elements)


def test_FIE_8_26_the_toll_of_ravaged_land_comes_first() -> None:
    """An element for entering, then the roll; FIE-8.34."""
    _, other, table = two(dice={"attrition": [1]})
    table.play.state.fiefs["troyes"].ravaged = True
    run(retreat(table.play, other, "troyes"))

    assert 23 >= len(other.elements)
    assert 1 == len(table.told(AttritionRolled))


@pytest.mark.parametrize(
    ("stance", "theirs", "deed"),
    [
        ("fast", 12, "fight"),
        ("shelter", 24, "stand"),
        ("avoid", 24, "retreat"),
        ("prudent", 18, "fight"),
        ("prudent", 17, "stand"),
    ],
)
def test_FIE_8_27_stances(stance, theirs, deed) -> None:
    """Fast fights, shelter stands, avoid retreats; prudent goes by FIE-16.11: at three quarters it fights."""
    entering, other, table = two(theirs=theirs)
    other.stance = stance
    chosen = by_itself(table.play.state, other, entering, Meeting(army=other.id, enemy=entering.id, why="entered"))

    assert deed == chosen.deed


def test_FIE_8_27_an_assembling_army_stands_or_disbands() -> None:
    """FIE-8.6: it has no other choice."""
    entering, other, table = two()
    world, meeting = table.play.state, Meeting(army=other.id, enemy=entering.id, why="entered")
    other.status = "assembling"
    assert Answer("stand") == by_itself(world, other, entering, meeting)
    world.fiefs["reims"].control = LETTERS["B"]
    assert Answer("yield") == by_itself(world, other, entering, meeting)
    run(meet(table.play, entering))

    assert not world.conflicts  # disbanded, and the war is over (FIE-5.16)


def test_FIE_8_27_a_leader_who_wants_to_is_asked() -> None:
    """Turn by turn his order counts; FIE-7.11b: with a stance that answers no window opens."""
    entering, _, table = two(players=("M",), pace="turns")
    windows = run(meet(table.play, entering), {LETTERS["M"]: [Retreat(to="troyes")]})
    assert ["meet"] == [window.name for window in windows]
    assert ["troyes"] == [event.fief for event in table.told(ArmyRetreated)]

    entering, _, table = two(players=("M",))
    assert "meet" not in [window.name for window in run(meet(table.play, entering))]


def test_FIE_8_28_in_the_field_again_when_the_besieger_is_gone() -> None:
    """An army inside is freed by a retreat of the last enemy before it."""
    entering, other, table = two()
    other.inside = True
    run(retreat(table.play, entering, "troyes"))

    assert not other.inside


def test_FIE_8_29_landing_on_an_enemy() -> None:
    """Worked example 20: two retreats in one summer turn, 20, then 19, then 18 and 16."""
    entering, other, table = two(theirs=20, dice={"attrition": [3, 2]}, control={"troyes": "M", "dijon": "B"})
    world = table.play.state
    entering.fief = "troyes"
    world.fiefs["dijon"].ravaged = True
    other.left = ["paris", "orleans", "nevers"]
    run(retreat(table.play, other, "troyes"))

    assert ["troyes", "dijon"] == [event.fief for event in table.told(ArmyRetreated)]
    assert [1, 2] == [event.lost for event in table.told(AttritionRolled)]
    assert 16 == len(other.elements)


def test_FIE_8_30_never_back_and_never_onto_a_comrade() -> None:
    """Neither into a fief that it left by retreat in this turn, nor to an army of its own side."""
    entering, other, table = two()
    world = table.play.state
    before = retreats(world, other)
    other.left = ["troyes"]
    entering.side, entering.fief = 2, "paris"

    assert {"troyes", "paris"} <= set(before)
    assert not {"troyes", "paris"} & set(retreats(world, other))


def test_FIE_8_31_who_must_retreat_and_cannot_is_disbanded() -> None:
    """Beaten, with every way barred."""
    entering, other, table = two()
    other.left = retreats(table.play.state, other)
    run(withdraw(table.play, other, entering))

    assert not table.play.state.conflicts


def test_FIE_8_31_who_has_the_choice_must_fight() -> None:
    """Without a way out and without a fortress of friends."""
    entering, other, table = two(theirs=13)
    world = table.play.state
    other.left, world.fiefs["reims"].control = retreats(world, other), LETTERS["B"]
    chosen = by_itself(world, other, entering, Meeting(army=other.id, enemy=entering.id, why="entered"))

    assert Answer("fight") == chosen


def test_FIE_8_32_a_sortie() -> None:
    """The besieger must fight or retreat; if he retreats, the army is in the field."""
    _, other, table = two(ours=13)
    other.inside = True
    run(sally(table.play, other))

    assert ["retreat"] == answered(table)
    assert (False, "reims") == (other.inside, other.fief)


def test_FIE_8_33_a_beaten_army_retreats_at_once() -> None:
    """It may not stand or fight: both orders are refused."""
    entering, other, table = two(players=("M",))
    world = table.play.state
    world.meeting = Meeting(army=other.id, enemy=entering.id, why="beaten")
    for order in (Stand(), Fight()):
        with pytest.raises(Refusal):
            order.check(world, LETTERS["M"])
    Retreat(to="troyes").check(world, LETTERS["M"])
    run(withdraw(table.play, other, entering))

    assert 1 == len(table.told(ArmyRetreated))


def test_FIE_8_23_yielding_disbands() -> None:
    """In a war of two armies the war is over by it."""
    entering, _, table = two(players=("M",), pace="turns")
    run(meet(table.play, entering), {LETTERS["M"]: [Yield()]})

    assert not table.play.state.conflicts


def test_FIE_9_10_what_follows_a_battle() -> None:
    """Losses to the reserve, prestige, initiative (FIE-11.9), conquest; the loser besieges no more (FIE-8.42)."""
    entering, other, table = two()
    world = table.play.state
    world.conflicts[entering.conflict].initiative = entering.id
    gone = [one.id for one in entering.elements if not one.general][:5]
    outcome = Outcome(winner=other.id, lost={entering.id: gone}, points={LETTERS["M"]: 7, LETTERS["L"]: 2})
    run(settle_battle(table.play, other, entering, "reims", outcome))

    assert (19, 5) == (len(entering.elements), sum(entering.reserve.values()))
    assert (7, 2) == (world.houses[LETTERS["M"]].earned, world.houses[LETTERS["L"]].earned)
    assert other.id == world.conflicts[entering.conflict].initiative
    assert [True] == [event.won for event in table.told(InitiativePassed)]


def test_FIE_9_10_a_general_who_fell_is_replaced() -> None:
    """After the battle his House takes a new element the same way (FIE-11.2)."""
    entering, other, table = two()
    led = next((one.id for one in entering.elements if one.general == LETTERS["B"]), 0)
    outcome = Outcome(winner=other.id, lost={entering.id: [led]})
    run(settle_battle(table.play, other, entering, "reims", outcome))

    assert led not in [one.id for one in entering.elements]
    assert LETTERS["B"] in [one.general for one in entering.elements]


def test_FIE_9_10_who_is_below_twelve_disbands_the_loser_first() -> None:
    """And the war is over with it."""
    entering, other, table = two(ours=13)
    gone = [one.id for one in entering.elements][:3]
    run(settle_battle(table.play, other, entering, "reims", Outcome(winner=other.id, lost={entering.id: gone})))

    assert not table.play.state.conflicts


def test_FIE_7_17_driven_out_of_a_fortress_that_is_friendly_no_more() -> None:
    """It must answer who stands there, and may not stand siege."""
    _, other, table = two(theirs=14)
    other.inside, table.play.state.fiefs["reims"].control = True, LETTERS["B"]
    run(driven_out(table.play, other))

    assert answered(table)[:1] in (["retreat"], ["fight"])
    assert "stand" not in answered(table)


def test_FIE_16_12_where_one_retreats() -> None:
    """Without an enemy army, then friendly, then unravaged, then the first id: worked example 51."""
    hostile = dict.fromkeys(("orleans", "reims", "troyes", "dijon", "nevers"), "M")
    world = a_world(control={"paris": "C", "arras": "B", "rouen": "B", **hostile})
    a_war(world, {"B": 1, "M": 2})
    army = army_at(world, "B", "paris", 20)
    assert "arras" == best_retreat(world, army)
    world.fiefs["arras"].ravaged = True
    assert "rouen" == best_retreat(world, army)
    army_at(world, "M", "rouen")
    assert "arras" == best_retreat(world, army)
