"""Detachments: made, moved, met, and broken up (FIE-13)."""

import pytest

from rules.fiefs.armies.camp import break_camps, winter
from rules.fiefs.armies.events import ArmyDisbanded, AttritionRolled
from rules.fiefs.armies.raising import disband, free_besieged, too_few
from rules.fiefs.board.forces import Detachment, Element, Item, Task
from rules.fiefs.campaign.season import expel_part
from rules.fiefs.campaign.tasks import set_out, settle
from rules.fiefs.campaign.turns import army_turn
from rules.fiefs.detachments.deeds import do, refuse_besieging, refuse_deed, refuse_moving, ways_of
from rules.fiefs.detachments.events import DetachmentMade, DetachmentRejoined
from rules.fiefs.detachments.making import make, rejoin
from rules.fiefs.detachments.orders import Detach, DetachmentAct, DetachmentMove, Rejoin, markers
from rules.fiefs.march.moving import march
from rules.fiefs.march.paths import reach
from rules.fiefs.meeting.detached import accost
from rules.fiefs.meeting.events import EnemyMet
from rules.fiefs.meeting.meeting import meet
from rules.fiefs.meeting.orders import Fight, Retreat, Yield
from rules.fiefs.siege.siege import besiege
from rules.kernel.errors import Refusal
from tests.rules.fiefs.camps import a_table, a_war, army_at, run
from tests.rules.fiefs.worlds import LETTERS, a_world

B, M = LETTERS["B"], LETTERS["M"]
FRANCE = dict.fromkeys(("paris", "reims", "troyes", "dijon", "nevers", "arras", "orleans"), "M")


def a_field(fief="reims", season="summer", dice=None, people=(), **settings):
    """Put Mortimer's army in a fief of his, where it can send detachments off; and Blois's far off in London."""
    world = a_world(control=FRANCE | {"london": "B"}, people=people, detachments=True, **settings)
    a_war(world, {"B": 1, "M": 2, "C": 2}, season=season)
    return army_at(world, "M", fief), army_at(world, "B", "london"), a_table(world, dice, tuple(world.seated))


def a_detachment(world, army, fief, types, marker="1", **fields):
    """Put elements of some types under a marker of an army."""
    elements = [Element(id=50 + number, type=one) for number, one in enumerate(types)]
    one = Detachment(id=f"{army.id}-{marker}", army=army.id, marker=marker, elements=elements, fief=fief, **fields)
    world.detachments[one.id] = one
    return one


def refused(check) -> str:
    """Give the clause by which a check refuses."""
    with pytest.raises(Refusal) as caught:
        check()
    return caught.value.clause


def test_FIE_13_1_one_to_four_elements_without_generals() -> None:
    """The newest of each type go, under the first of twelve markers; generals' elements stay."""
    army, _, table = a_field()
    generals = [one.id for one in army.elements if one.general]
    make(table.play, army, Task(order="detach", types={"Kn": 2, "Ps": 1}))
    part = table.play.state.detachments[f"{army.id}-1"]

    assert [("Kn", 2), ("Ps", 1)] == list(table.told(DetachmentMade)[0].types)
    assert (21, "reims", "1") == (len(army.elements), part.fief, part.marker)
    assert not {one.id for one in part.elements} & set(generals)


@pytest.mark.parametrize(
    ("types", "problem"),
    [({}, "one to 4"), ({"Kn": 5}, "one to 4"), ({"Art": 2}, "be spared"), ({"Bd": 4}, "be spared")],
)
def test_FIE_13_1_what_is_no_detachment(types, problem) -> None:
    """None, five, more than there are: the French have one Art and two Bd."""
    army, _, table = a_field(people=("M",), pace="turns")
    table.play.state.army = army.id
    with pytest.raises(Refusal, match=problem):
        Detach(types=types).check(table.play.state, M)


def test_FIE_13_1_a_campaign_without_detachments_knows_none() -> None:
    """The setting is off by default."""
    _, _, table = a_field(people=("M",))
    world = table.play.state
    world.settings = world.settings.model_copy(update={"detachments": False})

    assert "FIE-17.2" == refused(lambda: Detach(types={"Kn": 1}).check(world, M))
    assert not world.settings.model_validate({}).detachments


def test_FIE_13_1_no_thirteenth_marker() -> None:
    """Twelve to an army."""
    army, _, table = a_field(people=("M",), pace="turns")
    world = table.play.state
    world.army = army.id
    for number in range(1, 13):
        a_detachment(world, army, "reims", ["Sp"], str(number))

    assert "FIE-13.1" == refused(lambda: Detach(types={"Kn": 1}).check(world, M))


def test_FIE_13_2_the_army_keeps_twelve() -> None:
    """Of fourteen it can spare two."""
    army, _, table = a_field(people=("M",), pace="turns")
    world = table.play.state
    army_at(world, "M", "reims", 14)
    world.army = army.id
    Detach(types={"Kn": 2}).check(world, M)

    assert "FIE-13.2" == refused(lambda: Detach(types={"Kn": 3}).check(world, M))


def test_FIE_13_2_set_down_on_the_way() -> None:
    """From Reims by Troyes to Dijon: the detachment stays in Troyes; the army's plan says all of it."""
    army, _, table = a_field()
    army.plan = [
        Item(
            act="move", to="dijon", path=["troyes", "dijon"], tasks=[Task(order="detach", types={"Kn": 1}, to="troyes")]
        )
    ]
    world = table.play.state
    run(army_turn(table.play, army.conflict, army.id, first=False))

    assert ("dijon", ["troyes"]) == (army.fief, [one.fief for one in world.detachments.values()])
    assert (23, []) == (len(army.elements), army.tasks)


def test_FIE_13_2_out_of_another_detachment() -> None:
    """One that gives all its elements is no more."""
    army, _, table = a_field()
    a_detachment(table.play.state, army, "troyes", ["Kn", "Kn"])
    make(table.play, army, Task(order="detach", marker="1", types={"Kn": 1}))
    assert ["1", "2"] == [one.marker for one in table.play.state.detachments.values()]
    make(table.play, army, Task(order="detach", marker="1", types={"Kn": 1}))

    assert ["2", "3"] == [one.marker for one in table.play.state.detachments.values()]
    assert (24, "troyes") == (len(army.elements), table.play.state.detachments[f"{army.id}-3"].fief)


def test_FIE_13_3_it_acts_in_the_turn_it_is_made() -> None:
    """Ordered on the same sheet by the marker that it will have."""
    army, _, table = a_field(people=("M",))
    world = table.play.state
    for order in (Detach(types={"Kn": 2}), DetachmentMove(marker="1", to="troyes"), Rejoin(marker="1")):
        order.check(world, M)
        order.apply(world, M)
    assert ["1"] == markers(world, M)
    run(set_out(table.play, army))

    assert ["troyes"] == [one.fief for one in world.detachments.values()]
    assert ["rejoin"] == [one.order for one in army.tasks]  # it waits for the army to come by


def test_FIE_13_4_with_its_army_it_rejoins() -> None:
    """Even where the army only passes; in order of their numbers."""
    army, _, table = a_field()
    a_detachment(table.play.state, army, "troyes", ["Kn"])
    army.plan = [Item(act="move", to="dijon", path=["troyes", "dijon"], tasks=[Task(order="rejoin", marker="1")])]
    run(army_turn(table.play, army.conflict, army.id, first=False))

    assert ("dijon", 25, {}) == (army.fief, len(army.elements), table.play.state.detachments)
    assert ["troyes"] == [event.fief for event in table.told(DetachmentRejoined)]


def test_FIE_13_4_elsewhere_its_elements_go_to_the_reserve() -> None:
    """Broken up away from the army."""
    army, _, table = a_field()
    rejoin(table.play, army, a_detachment(table.play.state, army, "troyes", ["Kn", "Sp"]))

    assert ({"Kn": 1, "Sp": 1}, {}) == (army.reserve, table.play.state.detachments)
    assert ["apart"] == [event.why for event in table.told(ArmyDisbanded)]


def test_FIE_13_5_one_action_each_turn() -> None:
    """Before or after the army's, as its leader orders; a second is refused."""
    army, _, table = a_field(people=("M",))
    part = a_detachment(table.play.state, army, "reims", ["Kn"])
    run(do(table.play, army, Task(order="ravage", marker="1"), lambda: None))

    assert (True, True) == (part.acted, table.play.state.fiefs["reims"].ravaged)
    assert "FIE-13.5" == refused(lambda: refuse_deed(table.play.state, army, Task(order="encamp", marker="1")))


def test_FIE_13_5_after_the_army() -> None:
    """It waits for what the army does, and encamps then."""
    army, _, table = a_field(people=("M",))
    part = a_detachment(table.play.state, army, "reims", ["Kn"])
    DetachmentAct(marker="1", deed="encamp", when="after").apply(table.play.state, M)
    run(set_out(table.play, army))
    assert not part.encamped
    run(settle(table.play, army))

    assert part.encamped


def test_FIE_13_6_all_mounted_it_rides_as_an_army() -> None:
    """Any length inside Champagne, and one crossing; never by sea."""
    army, _, table = a_field("paris")
    part = a_detachment(table.play.state, army, "reims", ["Kn", "LH"])
    found = ways_of(table.play.state, army, part)

    assert {"troyes", "dijon", "nevers", "paris"} <= set(found)
    assert all(not way.sea for way in found.values())
    part.fief = "boulogne"
    assert "FIE-13.12" == refused(lambda: refuse_moving(table.play.state, army, part, "canterbury", ("canterbury",)))


def test_FIE_13_7_on_foot_it_takes_a_step_near_its_army() -> None:
    """From or to a fief that is the army's or next to it."""
    army, _, table = a_field("reims")
    world = table.play.state
    part = a_detachment(world, army, "troyes", ["Kn", "Sp"])
    assert {"reims", "dijon"} <= set(ways_of(world, army, part))
    part.fief = "nevers"
    assert "troyes" in ways_of(world, army, part)
    assert "FIE-13.7" == refused(lambda: refuse_moving(world, army, part, "orleans"))


def test_FIE_13_8_only_where_the_enemy_is_smaller() -> None:
    """Never onto an enemy army in the field, nor onto a detachment as large; onto a smaller one."""
    army, foe, table = a_field("reims")
    world = table.play.state
    part = a_detachment(world, army, "troyes", ["Kn", "Kn"])
    a_detachment(world, foe, "dijon", ["Kn", "Sp"], "2")
    assert "FIE-13.8" == refused(lambda: refuse_moving(world, army, part, "dijon"))
    small = a_detachment(world, foe, "dijon", ["Sp"], "2")
    run(do(table.play, army, Task(order="move", marker="1", to="dijon"), lambda: None))
    assert "dijon" == part.fief != small.fief  # the smaller one has to answer, and retreats
    foe.fief = "nevers"
    part.acted = False
    assert "FIE-13.8" == refused(lambda: refuse_moving(world, army, part, "nevers"))


@pytest.mark.parametrize(("lord", "deed"), [("M", "stand"), ("B", "retreat")])
def test_FIE_13_9_entered_upon_by_an_army(lord, deed) -> None:
    """It stands siege in a friendly fief, else retreats and rolls for attrition; it never fights (FIE-16.17)."""
    army, foe, table = a_field("reims", dice={"attrition": [1]})
    world = table.play.state
    world.fiefs["troyes"].control = LETTERS[lord]
    part = a_detachment(world, army, "troyes", ["Kn", "Kn"])
    foe.fief = "troyes"
    run(meet(table.play, foe))

    assert [(part.id, deed)] == [(event.army, event.deed) for event in table.told(EnemyMet)]
    assert (deed == "stand") == part.inside == (part.fief == "troyes")
    assert (deed == "retreat") == bool(table.told(AttritionRolled))


def test_FIE_13_9_its_leader_is_asked() -> None:
    """Where his stance does not answer by itself; he may disband it, never fight with it."""
    army, foe, table = a_field("reims", people=("M",))
    world = table.play.state
    army.auto = False
    a_detachment(world, army, "troyes", ["Kn"])
    foe.fief = "troyes"
    windows = run(accost(table.play, foe), {"meet": {M: [Yield()]}})

    assert [("meet", (M,))] == [(one.name, one.asked) for one in windows]
    assert Fight not in windows[0].orders
    assert ({}, {"Kn": 1}) == (world.detachments, army.reserve)


def test_FIE_13_9_it_retreats_where_its_leader_says() -> None:
    """To a fief next to it by land."""
    army, foe, table = a_field("reims", people=("M",))
    army.auto = False
    part = a_detachment(table.play.state, army, "troyes", ["Kn"])
    foe.fief = "troyes"
    run(accost(table.play, foe), {"meet": {M: [Retreat(to="dijon")]}})

    assert ("dijon", ["troyes"]) == (part.fief, part.left)


def test_FIE_13_9_at_no_elements_it_is_gone() -> None:
    """Attrition takes by the army's loss list, and what is lost goes to its reserve."""
    army, _, table = a_field(season="winter", dice={"attrition": [3]})
    part = a_detachment(table.play.state, army, "london", ["Kn", "Sp"])
    winter(table.play, part)

    assert ({}, {"Kn": 1, "Sp": 1}) == (table.play.state.detachments, army.reserve)


def test_FIE_13_10_passing_enemy_detachments() -> None:
    """An army that outnumbers them goes on, and rolls for attrition there."""
    army, foe, table = a_field("reims", dice={"attrition": [3]})
    world = table.play.state
    a_detachment(world, foe, "troyes", ["Kn", "Kn"], inside=True)
    assert march(table.play, army, reach(world, army)["nevers"])

    assert [("troyes", "harassed", 1)] == [
        (event.fief, event.occasion, event.lost) for event in table.told(AttritionRolled)
    ]


def test_FIE_13_10_a_detachment_passes_only_smaller_ones() -> None:
    """Two ride by one, not by two."""
    army, foe, table = a_field("paris")
    world = table.play.state
    part = a_detachment(world, army, "reims", ["Kn", "Kn"])
    a_detachment(world, foe, "troyes", ["Kn", "Kn"], "2")
    closed = set(ways_of(world, army, part))
    a_detachment(world, foe, "troyes", ["Kn"], "2")

    assert "troyes" not in closed
    assert {"troyes", "dijon"} <= set(ways_of(world, army, part))


def test_FIE_13_11_inside_it_counts_as_an_army() -> None:
    """The besieger's die is two lower, and it is destroyed with the fief: its elements are gone."""
    army, foe, table = a_field("reims", dice={"siege": [6]})
    world = table.play.state
    foe.fief = "nevers"
    a_detachment(world, army, "nevers", ["Kn"], inside=True)
    run(besiege(table.play, foe))

    assert (B, {}, {}) == (world.fiefs["nevers"].control, world.detachments, army.reserve)


def test_FIE_13_12_it_rejoins_before_its_army_embarks() -> None:
    """On the way from Bristol by Exeter over to Avranches; what is not taken up stays behind."""
    _, army, table = a_field(dice={"sea": [3], "attrition": [1]})
    army.fief = "bristol"
    a_detachment(table.play.state, army, "exeter", ["Kn"])
    a_detachment(table.play.state, army, "winchester", ["Kn"], "2")
    way = ["exeter", "avranches"]
    army.plan = [Item(act="move", to="avranches", path=way, tasks=[Task(order="rejoin", marker="1")])]
    run(army_turn(table.play, army.conflict, army.id, first=False))

    assert "avranches" == army.fief
    assert [("exeter", 25)] == [(event.fief, event.left) for event in table.told(DetachmentRejoined)]
    assert ["winchester"] == [one.fief for one in table.play.state.detachments.values()]


@pytest.mark.parametrize(("fortress", "elements", "may"), [(2, 4, True), (2, 3, False), (3, 4, False)])
def test_FIE_13_13_detachment_and_fortress(fortress, elements, may) -> None:
    """Worked example 45: fortress 2 needs 4 elements; fortress 3 would need 6, out of a detachment's reach."""
    army, _, table = a_field("reims")
    world = table.play.state
    world.fiefs["boulogne"].control, world.fiefs["boulogne"].fortress = B, fortress
    part = a_detachment(world, army, "boulogne", ["Kn"] * elements)
    if may:
        refuse_besieging(world, part)
        return

    assert "FIE-13.13" == refused(lambda: refuse_besieging(world, part))


def test_FIE_13_13_it_rolls_with_its_own_art_and_count() -> None:
    """A die of 1, one Art and no turn before it: 2 against 2; then 3, and its army's leader has the fief."""
    army, foe, table = a_field("reims", dice={"siege": [1, 1]})
    world = table.play.state
    world.fiefs["boulogne"].control, world.fiefs["boulogne"].fortress = B, 2
    part = a_detachment(world, army, "boulogne", ["Kn", "Kn", "Kn", "Art"])
    run(do(table.play, army, Task(order="besiege", marker="1"), lambda: None))
    assert 1 == part.siege.spent
    part.acted = False
    foe.fief, foe.inside = "boulogne", True
    assert "FIE-13.13" == refused(lambda: refuse_besieging(world, part))
    foe.fief, foe.inside = "london", False
    run(do(table.play, army, Task(order="besiege", marker="1"), lambda: None))

    assert M == world.fiefs["boulogne"].control


def test_FIE_13_14_winter_and_ravaged_land() -> None:
    """Not encamped it rolls at the end of a winter turn; a ravaged fief takes an element from it."""
    army, _, table = a_field("reims", season="winter", dice={"attrition": [1, 1]})
    world = table.play.state
    part = a_detachment(world, army, "troyes", ["Kn", "Kn", "Kn"])
    winter(table.play, part)
    part.encamped = True
    winter(table.play, part)
    assert [(part.id, "winter")] == [(event.army, event.occasion) for event in table.told(AttritionRolled)]
    world.fiefs["dijon"].ravaged = True
    before = len(part.elements)
    run(do(table.play, army, Task(order="move", marker="1", to="dijon"), lambda: None))

    assert before - 1 == len(part.elements)


def test_FIE_13_15_with_its_army_it_disbands() -> None:
    """All of them at once."""
    army, _, table = a_field()
    a_detachment(table.play.state, army, "troyes", ["Kn"])
    disband(table.play, army, "order")

    assert {} == table.play.state.detachments


def test_FIE_13_16_the_twelve_count_without_them() -> None:
    """Eleven with the army and four elsewhere: it breaks up."""
    army, _, table = a_field()
    army_at(table.play.state, "M", "reims", 11)
    a_detachment(table.play.state, army, "troyes", ["Kn"] * 4)

    assert too_few(table.play, army)
    assert {} == table.play.state.detachments


def test_FIE_7_17_driven_out_when_its_fortress_is_friendly_no_more() -> None:
    """It is in the field again, and has to answer who stands there: it retreats."""
    army, foe, table = a_field(dice={"attrition": [1]})
    world = table.play.state
    part = a_detachment(world, army, "troyes", ["Kn", "Kn"], inside=True)
    foe.fief, world.fiefs["troyes"].control = "troyes", B
    run(expel_part(table.play, army.conflict, part.id))

    assert ["retreat"] == [event.deed for event in table.told(EnemyMet)]
    assert (False, True) == (part.inside, part.fief != "troyes")


def test_FIE_8_28_in_the_field_again_when_the_besieger_leaves() -> None:
    """An enemy army or detachment in the field keeps it inside."""
    army, foe, table = a_field()
    world = table.play.state
    part = a_detachment(world, army, "troyes", ["Kn"], inside=True)
    foe.fief = "troyes"
    free_besieged(world, "troyes")
    assert part.inside
    foe.fief = "london"
    free_besieged(world, "troyes")

    assert not part.inside


def test_FIE_8_56_its_camp_is_broken_too() -> None:
    """When its fief is laid waste."""
    army, _, table = a_field()
    part = a_detachment(table.play.state, army, "troyes", ["Kn"], encamped=True)
    table.play.state.fiefs["troyes"].ravaged = True
    break_camps(table.play, [army.id])

    assert not part.encamped
