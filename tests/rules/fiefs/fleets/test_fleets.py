"""Fleets: who has one, how it carries, sails, and fights (FIE-14)."""

from fractions import Fraction
from itertools import product

import pytest

from rules.fiefs.armies.events import AttritionRolled
from rules.fiefs.armies.raising import disband
from rules.fiefs.board.conflicts import Opening
from rules.fiefs.board.forces import Fleet, Item, Siege, Task
from rules.fiefs.board.sides import fleet_of, laden
from rules.fiefs.campaign.acting import advance, perform, problem_of
from rules.fiefs.campaign.orders import FleetRaise
from rules.fiefs.campaign.plans import PlanFleet
from rules.fiefs.campaign.tasks import settle
from rules.fiefs.campaign.turns import army_turn
from rules.fiefs.conquest.conquest import conquer
from rules.fiefs.declaring.joining import Open
from rules.fiefs.ending.conflicts import end_war
from rules.fiefs.fleets.answers import refuges
from rules.fiefs.fleets.events import FleetLost, FleetMet, FleetSailed, FleetWasted, NavalRolled, WentAshore
from rules.fiefs.fleets.meeting import battle, clear_ports, encounter, roll
from rules.fiefs.fleets.orders import FleetFight, FleetMove, FleetRetreat
from rules.fiefs.fleets.raising import launch, refuse_raising, shipyards
from rules.fiefs.fleets.sailing import courses, refuse_sailing, sail
from rules.fiefs.march.paths import needed, reach
from rules.fiefs.meeting.events import EnemyMet
from rules.kernel.errors import Refusal
from tests.rules.fiefs.camps import a_rebellion, a_table, a_war, army_at, run
from tests.rules.fiefs.worlds import LETTERS, a_world

B, M = LETTERS["B"], LETTERS["M"]
LANDS = {"paris": "M", "bruges": "M", "boulogne": "M", "rouen": "B", "caen": "B", "winchester": "B", "london": "B"}


def a_sea(fief="winchester", markers=4, other="paris", dice=None, people=(), season="summer", **settings):
    """Put Blois's army and fleet in a port, and Mortimer's army somewhere."""
    world = a_world(control=LANDS, people=people, fleets=True, **settings)
    a_war(world, {"B": 1, "M": 2, "C": 2}, season=season)
    army, foe = army_at(world, "B", fief), army_at(world, "M", other)
    if markers:
        a_fleet(world, army, fief, markers)
    return army, foe, a_table(world, dice, tuple(world.seated))


def a_fleet(world, army, fief, markers):
    """Give an army's leader a fleet."""
    one = Fleet(id=f"fleet-{army.id}", army=army.id, markers=markers, fief=fief)
    world.fleets[one.id] = one
    return one


def refused(check) -> str:
    """Give the clause by which a check refuses."""
    with pytest.raises(Refusal) as caught:
        check()
    return caught.value.clause


def test_FIE_14_1_one_to_six_markers_that_move_together() -> None:
    """A seventh is not raised."""
    army, _, table = a_sea(markers=6)

    assert "FIE-14.1" == refused(lambda: refuse_raising(table.play.state, army, "winchester"))


def test_FIE_14_2_a_rebel_needs_a_friendly_coast_in_his_regions() -> None:
    """In Champagne, which has none, he raises nothing; in Normandy he may."""
    world = a_world(control={"paris": "M", "troyes": "L", "rouen": "L"}, fleets=True)
    conflict = a_rebellion(world, {"L": 1, "M": 2}, regions=["champagne", "normandy"])
    world.regions["normandy"].nation = conflict.original["normandy"] = "france"
    army = army_at(world, "L", "troyes")
    refuse_raising(world, army, "rouen")
    conflict.regions = ["champagne"]

    assert "FIE-14.2" == refused(lambda: refuse_raising(world, army, "rouen"))


def test_FIE_14_2_a_usurper_looks_to_the_region_of_his_home() -> None:
    """His home in Flanders: Bruges and Boulogne are friendly to him while he has them."""
    world = a_world(control={"paris": "M", "bruges": "L", "boulogne": "L", "arras": "L"}, fleets=True)
    a_rebellion(world, {"L": 1, "M": 2})
    army = army_at(world, "L", "arras")
    world.houses[LETTERS["L"]].home = "arras"
    refuse_raising(world, army, "bruges")
    world.houses[LETTERS["L"]].home = "paris"

    assert "FIE-14.2" == refused(lambda: refuse_raising(world, army, "bruges"))


@pytest.mark.parametrize(("named", "fief"), [("caen", "caen"), ("", "london"), ("paris", "london")])
def test_FIE_14_3_the_declarer_starts_with_six(named, fief) -> None:
    """Where `open` says, else in his strongest friendly port, first id: London and Rouen have 6. Nobody else has one
    (FIE-14.4)."""
    army, foe, table = a_sea(markers=0)
    world = table.play.state
    conflict = world.conflicts[army.conflict]
    conflict.opening = Opening(fleet=named)
    launch(table.play, conflict, army)
    fleet = fleet_of(world, army)

    assert (fief, 6) == (fleet.fief, fleet.markers)
    assert fleet_of(world, foe) is None


def test_FIE_14_3_it_is_named_with_the_opening() -> None:
    """A port of the home ground will do; a fief inland, or a game without fleets, will not."""
    army, _, table = a_sea(markers=0, people=("B",))
    world = table.play.state
    world.conflicts[army.conflict].campaigns = 0
    Open(season="spring", fief="york", fleet="caen").check(world, B)
    assert "FIE-14.3" == refused(lambda: Open(season="spring", fief="york", fleet="york").check(world, B))
    world.settings = world.settings.model_copy(update={"fleets": False})

    assert "FIE-17.2" == refused(lambda: Open(season="spring", fief="york", fleet="caen").check(world, B))


def test_FIE_14_3_without_fleets_nothing_is_launched() -> None:
    """The setting is off by default."""
    army, _, table = a_sea(markers=0)
    world = table.play.state
    world.settings = world.settings.model_copy(update={"fleets": False})
    launch(table.play, world.conflicts[army.conflict], army)

    assert {} == world.fleets
    assert not world.settings.model_validate({}).fleets


def test_FIE_14_5_raising_is_the_armys_turn() -> None:
    """A marker in a friendly port of the home ground, wherever the army is; then where the fleet lies."""
    army, _, table = a_sea("york", markers=0, people=("B",), pace="turns")
    world = table.play.state
    world.army = army.id
    assert {"rouen", "caen", "winchester", "london"} == set(shipyards(world, army))
    FleetRaise(fief="caen").check(world, B)
    for _ in range(2):
        run(perform(table.play, army, Item(act="raise_fleet", to="caen")))

    assert ("caen", 2) == (fleet_of(world, army).fief, fleet_of(world, army).markers)
    assert "FIE-14.5" == refused(lambda: refuse_raising(world, army, "rouen"))
    assert "FIE-14.5" == refused(lambda: FleetRaise(fief="york").check(world, B))


def test_FIE_14_5_an_unraised_army_raises_too() -> None:
    """An assembling one, or one under siege, does nothing else (FIE-7.7)."""
    army, _, table = a_sea(markers=0)
    world = table.play.state
    army.status, army.fief, army.elements = "unraised", "", []
    assert problem_of(world, army, Item(act="raise_fleet", to="caen")) is None
    army.status, army.fief = "assembling", "london"

    assert problem_of(world, army, Item(act="raise_fleet", to="caen")).clause == "FIE-7.7"


def test_FIE_14_5_planned_for_several_turns() -> None:
    """One marker a turn."""
    army, _, table = a_sea(markers=0, people=("B",))
    world = table.play.state
    PlanFleet(fief="caen", times=2).apply(world, B)
    for _ in range(2):
        run(army_turn(table.play, army.conflict, army.id, first=False))

    assert (2, []) == (fleet_of(world, army).markers, army.plan)


@pytest.mark.parametrize(("elements", "markers"), [(24, 4), (19, 4), (18, 3), (13, 3), (12, 2)])
def test_FIE_14_6_how_many_markers_carry_an_army(elements, markers) -> None:
    """Worked example 46: with one marker less nobody embarks."""
    army, _, table = a_sea(markers=markers)
    world = table.play.state
    army_at(world, "B", "winchester", elements)
    assert markers == needed(army)
    assert reach(world, army)["caen"].sea
    fleet_of(world, army).markers -= 1

    assert "FIE-14.6" == refused(lambda: run(advance(table.play, army, Item(act="move", to="caen", path=["caen"]))))
    assert all(not way.sea for way in reach(world, army).values())


@pytest.mark.parametrize(("die", "ends"), [(1, "winchester"), (2, "caen")])
def test_FIE_14_6_the_fleet_goes_with_its_army(die, ends) -> None:
    """Arriving or coming back together."""
    army, _, table = a_sea(dice={"sea": [die], "attrition": [1]})
    run(perform(table.play, army, Item(act="move", to="caen")))

    assert (ends, ends) == (army.fief, fleet_of(table.play.state, army).fief)


def test_FIE_14_6_only_from_where_the_fleet_lies() -> None:
    """From Winchester to Caen, not from Exeter to Avranches."""
    army, _, table = a_sea()
    found = reach(table.play.state, army)

    assert {"caen"} == {way.to for way in found.values() if way.sea}


def test_FIE_14_7_laden() -> None:
    """While its army is in the field with it and does not besiege."""
    army, _, table = a_sea()
    world, fleet = table.play.state, fleet_of(table.play.state, army)
    assert laden(world, fleet)
    army.siege = Siege(fief="winchester")
    assert not laden(world, fleet)
    army.siege, army.inside = None, True
    assert not laden(world, fleet)
    army.inside, army.fief = False, "london"

    assert not laden(world, fleet)


def test_FIE_14_8_along_the_coast_without_a_roll() -> None:
    """Anywhere on Normandy's coast and one boundary further; once a turn, and not laden."""
    army, _, table = a_sea("york")
    world, fleet = table.play.state, fleet_of(table.play.state, army)
    fleet.fief = "rouen"
    along = {to for to, course in courses(world, army).items() if not course.sea}
    assert {"caen", "avranches", "boulogne", "nantes"} == along
    sail(table.play, army, Task(order="sail", to="nantes"))

    assert ("nantes", True, []) == (fleet.fief, fleet.moved, table.told(FleetSailed))
    assert "FIE-14.8" == refused(lambda: refuse_sailing(world, army, Task(order="sail", to="rouen")))
    fleet.moved, army.fief = False, "nantes"
    assert "FIE-14.7" == refused(lambda: refuse_sailing(world, army, Task(order="sail", to="rouen")))


def test_FIE_14_8_from_a_capital_one_step() -> None:
    """London is in no region, so every step from it crosses a boundary."""
    army, _, table = a_sea("york")
    fleet_of(table.play.state, army).fief = "london"

    assert {"canterbury", "lincoln"} == {to for to, course in courses(table.play.state, army).items() if not course.sea}


@pytest.mark.parametrize(("die", "ends"), [(2, "london"), (3, "bruges")])
def test_FIE_14_8_over_the_sea_with_the_roll(die, ends) -> None:
    """Two sea routes in summer: only a three arrives (FIE-8.17); and nobody starves by it."""
    army, _, table = a_sea("york", dice={"sea": [die]})
    fleet = fleet_of(table.play.state, army)
    fleet.fief = "london"
    sail(table.play, army, Task(order="sail", to="bruges", path=["northsea", "bruges"]))

    assert (ends, 4, []) == (fleet.fief, fleet.markers, table.told(AttritionRolled))


def test_FIE_14_8_ordered_before_its_army_marches() -> None:
    """The fleet comes from Canterbury to Winchester, and the army sails from there in the same turn."""
    army, _, table = a_sea("winchester", dice={"sea": [3], "attrition": [1]}, people=("B",), pace="turns")
    world = table.play.state
    fleet_of(world, army).fief = "canterbury"
    world.army = army.id
    move = FleetMove(to="winchester")
    move.check(world, B)
    army.plan = [Item(act="move", to="caen", tasks=[move.task()])]
    run(army_turn(table.play, army.conflict, army.id, first=False))

    assert ("caen", "caen") == (army.fief, fleet_of(world, army).fief)


def test_FIE_14_9_no_entry_where_an_enemy_fleet_lies() -> None:
    """Neither to end there nor to pass."""
    army, foe, table = a_sea("york")
    world = table.play.state
    fleet_of(world, army).fief = "rouen"
    a_fleet(world, foe, "caen", 1)
    assert "FIE-14.9" == refused(lambda: refuse_sailing(world, army, Task(order="sail", to="caen")))

    assert "avranches" not in courses(world, army)
    crossing = Task(order="sail", to="nantes", path=["caen", "avranches", "nantes"])
    assert "FIE-14.9" == refused(lambda: refuse_sailing(world, army, crossing))


@pytest.mark.parametrize(("haven", "deed"), [(True, "retreat"), (False, "lost")])
def test_FIE_14_10_an_unladen_fleet_flees_or_is_destroyed(haven, deed) -> None:
    """From Boulogne to a friendly coast; without one it is gone."""
    army, foe, table = a_sea("boulogne", dice={"fleet_attrition": [1]})
    world = table.play.state
    for fief in () if haven else ("bruges", "canterbury", "rouen"):
        world.fiefs[fief].control = B
    a_fleet(world, foe, "boulogne", 2)
    run(encounter(table.play, army))

    assert [deed] == [event.deed for event in table.told(FleetMet)]
    assert haven == (fleet_of(world, foe) is not None)
    assert (not haven) == bool(table.told(FleetLost))


@pytest.mark.parametrize(("theirs", "deed"), [(3, "retreat"), (4, "fight")])
def test_FIE_14_11_a_laden_fleet_fights_or_flees(theirs, deed) -> None:
    """By itself it fights with at least as many markers (FIE-16.17); it flees with its army."""
    dice = {"naval": [6, 1], "attrition": [1, 1, 1, 1]}
    army, foe, table = a_sea("boulogne", other="boulogne", dice=dice)
    a_fleet(table.play.state, foe, "boulogne", theirs)
    run(encounter(table.play, army))

    assert [deed] == [event.deed for event in table.told(FleetMet)]
    assert (deed == "fight") == bool(table.told(NavalRolled))
    assert (deed == "retreat") == (fleet_of(table.play.state, foe) is not None)
    assert "boulogne" != foe.fief


def test_FIE_14_11_its_leader_is_asked_before_anybody_meets_on_land() -> None:
    """Where his stance does not answer by itself."""
    dice = {"naval": [1, 6], "sea": [3], "attrition": [1, 1, 1, 1]}
    army, foe, table = a_sea("winchester", other="caen", dice=dice, people=("M",))
    world = table.play.state
    foe.auto = False
    a_fleet(world, foe, "caen", 3)
    world.fiefs["caen"].control, world.fiefs["rouen"].control = M, M
    windows = run(perform(table.play, army, Item(act="move", to="caen", attack=True)), {"moor": {M: [FleetFight()]}})

    assert "moor" == windows[0].name
    assert (M,) == windows[0].asked
    assert table.told(NavalRolled)


def test_FIE_14_12_where_a_fleet_may_flee() -> None:
    """A friendly coast, one step along it or one sea route away, where no enemy fleet lies."""
    army, foe, table = a_sea("caen")
    world, fleet = table.play.state, fleet_of(table.play.state, army)
    assert ["rouen", "winchester"] == refuges(world, fleet)
    a_fleet(world, foe, "rouen", 1)
    assert ["winchester"] == refuges(world, fleet)
    world.fiefs["winchester"].control = M

    assert [] == refuges(world, fleet)


@pytest.mark.parametrize(("season", "die", "left"), [("summer", 3, 3), ("winter", 3, 1), ("fall", 1, 4)])
def test_FIE_14_12_an_unladen_fleet_loses_markers(season, die, left) -> None:
    """Attrition in a friendly fief: −1, summer −1, winter +1 (FIE-8.44)."""
    army, foe, table = a_sea("york", dice={"fleet_attrition": [die]}, season=season)
    world, fleet = table.play.state, fleet_of(table.play.state, army)
    fleet.fief = "caen"
    a_fleet(world, foe, "caen", 4)
    foe.fief = "caen"
    run(encounter(table.play, foe))

    assert [(left, "rouen")] == [(event.markers, event.fief) for event in table.told(FleetWasted)]
    assert left == fleet.markers


def test_FIE_14_12_a_laden_fleet_takes_its_army_along() -> None:
    """The army loses elements: a die of 3 in a friendly fief in spring, 2."""
    army, foe, table = a_sea("caen", markers=4, other="caen", dice={"attrition": [3]}, season="spring")
    world = table.play.state
    a_fleet(world, foe, "caen", 6)
    run(encounter(table.play, foe))

    assert ("rouen", "rouen", 22) == (army.fief, fleet_of(world, army).fief, len(army.elements))


def test_FIE_14_13_naval_battle() -> None:
    """Worked example 46: six against four, 2 and 4 tie and roll again, 3 and 4 are nine and eight; six stay six."""
    army, foe, table = a_sea("boulogne", markers=6, other="boulogne", dice={"naval": [2, 4, 3, 4], "attrition": [1, 1]})
    world = table.play.state
    earned = {seat: world.houses[seat].earned for seat in world.playing()}
    enemy = a_fleet(world, foe, "boulogne", 4)
    run(battle(table.play, fleet_of(world, army), enemy))

    assert [(8, 8), (9, 8)] == [(event.own, event.other) for event in table.told(NavalRolled)]
    assert (6, None) == (fleet_of(world, army).markers, fleet_of(world, foe))
    assert earned == {seat: world.houses[seat].earned for seat in world.playing()}
    assert M == world.fiefs["boulogne"].control


@pytest.mark.parametrize(
    ("more", "wins", "ties", "in_the_end"),
    [
        (0, 15, 6, Fraction(1, 2)),
        (1, 21, 5, Fraction(21, 31)),
        (2, 26, 4, Fraction(13, 16)),
        (3, 30, 3, Fraction(10, 11)),
        (4, 33, 2, Fraction(33, 34)),
        (5, 35, 1, Fraction(1)),
    ],
)
def test_FIE_14_13_chances(more, wins, ties, in_the_end) -> None:
    """All 36 rolls, fought: how often the stronger wins at once, ties, and wins in the end (section 7)."""
    counted = {"wins": 0, "ties": 0}
    army, foe, table = a_sea("boulogne", markers=1 + more, other="boulogne")
    world, enemy = table.play.state, a_fleet(table.play.state, foe, "boulogne", 1)
    for one, other in product(range(1, 7), repeat=2):
        fought = a_table(world, {"naval": [one, other, 6, 1]})
        roll(fought.play, fleet_of(world, army), enemy)
        first = fought.told(NavalRolled)[0]
        counted["wins"] += first.own > first.other
        counted["ties"] += first.own == first.other

    assert {"wins": wins, "ties": ties} == counted
    assert in_the_end == Fraction(wins, 36 - ties)


def test_FIE_14_14_the_winner_adds_what_it_captured() -> None:
    """Two and two are four."""
    army, foe, table = a_sea("boulogne", markers=2, other="boulogne", dice={"naval": [6, 1], "attrition": [1, 1]})
    world = table.play.state
    run(battle(table.play, fleet_of(world, army), a_fleet(world, foe, "boulogne", 2)))

    assert 4 == fleet_of(world, army).markers


def test_FIE_14_15_the_losing_army_goes_ashore_and_retreats_on() -> None:
    """It rolls for both retreats, the second with one more, and fights nobody on its way."""
    army, foe, table = a_sea("boulogne", markers=6, other="boulogne", dice={"naval": [6, 1], "attrition": [3, 3]})
    world = table.play.state
    run(battle(table.play, fleet_of(world, army), a_fleet(world, foe, "boulogne", 4)))

    assert ["boulogne"] == [event.fief for event in table.told(WentAshore)]
    assert "boulogne" != foe.fief
    assert ["boulogne", foe.fief] == [event.fief for event in table.told(AttritionRolled)]
    assert [-2, -1] == [event.modifier for event in table.told(AttritionRolled)]
    assert not [event for event in table.told(EnemyMet) if event.deed == "fight"]


def test_FIE_14_16_when_its_port_is_conquered() -> None:
    """An unladen fleet flees once the action is over, or is destroyed; a laden one stays."""
    army, foe, table = a_sea("york", dice={"fleet_attrition": [1]})
    world, fleet = table.play.state, fleet_of(table.play.state, army)
    fleet.fief, foe.fief = "caen", "caen"
    run(conquer(table.play, foe, "caen"))
    assert (True, "caen") == (fleet.ousted, fleet.fief)
    run(clear_ports(table.play, army.conflict))
    assert (False, "rouen") == (fleet.ousted, fleet.fief)
    world.fiefs["boulogne"].control = world.fiefs["winchester"].control = M
    foe.fief = "rouen"
    run(conquer(table.play, foe, "rouen"))
    run(clear_ports(table.play, army.conflict))

    assert {} == world.fleets
    assert ["ousted"] == [event.why for event in table.told(FleetLost)]


def test_FIE_14_16_its_leader_says_where_it_flees() -> None:
    """Where his stance does not answer by itself."""
    army, foe, table = a_sea("york", dice={"fleet_attrition": [1]}, people=("B",))
    fleet = fleet_of(table.play.state, army)
    army.auto, fleet.fief, foe.fief = False, "caen", "caen"
    run(conquer(table.play, foe, "caen"))
    windows = run(clear_ports(table.play, army.conflict), {"moor": {B: [FleetRetreat(to="winchester")]}})

    assert ["moor"] == [one.name for one in windows]
    assert FleetFight not in windows[0].orders
    assert "winchester" == fleet.fief


def test_FIE_14_17_a_disbanded_armys_fleet_stays() -> None:
    """It may still move; all leave the board when the conflict ends."""
    army, foe, table = a_sea()
    world = table.play.state
    world.conflicts[army.conflict].armies.append("third")
    world.armies["third"] = army.model_copy(update={"id": "third", "leader": LETTERS["L"]})
    disband(table.play, army, "order")
    sail(table.play, army, Task(order="sail", to="canterbury"))
    run(settle(table.play, army))
    assert "canterbury" == fleet_of(world, army).fief
    end_war(table.play, world.conflicts[army.conflict], "arms")

    assert {} == world.fleets
    assert foe.id not in world.armies
