"""What autopilots have detachments and fleets do, where a campaign has them (FIE-16.17)."""

from rules.fiefs.board.forces import Army, Fleet, Item, Task
from rules.fiefs.board.sides import detachments_of
from rules.fiefs.board.state import World
from rules.fiefs.campaign.turns import go_on
from rules.fiefs.detachments.making import make
from rules.fiefs.marshal.deciding import HOLD, decide
from rules.fiefs.marshal.parties import errands
from tests.rules.fiefs.camps import a_table, army_at, run
from tests.rules.fiefs.marshal.test_marshal import FRANCE, a_host
from tests.rules.fiefs.worlds import LETTERS


def with_both(fief: str, elements: int = 24, control: dict[str, str] | None = None) -> tuple[World, Army]:
    """Put England's army somewhere in a campaign with detachments and fleets."""
    world, army = a_host(fief, elements, control=control)
    world.settings = world.settings.model_copy(update={"fleets": True, "detachments": True})
    return world, army


def test_FIE_16_17_an_empty_fleet_follows_its_army() -> None:
    """Along the coast, as near as it comes; a laden one stays, and so does one that is as near as can be."""
    world, army = with_both("rouen")
    world.fleets["fleet"] = fleet = Fleet(id="fleet", army=army.id, markers=6, fief="avranches")
    assert [Task(order="sail", to="rouen")] == errands(world, army, HOLD)
    fleet.fief = "rouen"
    assert [] == errands(world, army, HOLD)


def test_FIE_16_17_with_nothing_better_to_do_it_raises_a_fleet() -> None:
    """In its region, until all can embark, and only while there is something to take."""
    world, army = with_both("winchester", control=dict.fromkeys(FRANCE, "B") | {"bordeaux": "M"})
    army.encamped = True
    assert ("raise_fleet", "winchester") == (decide(world, army, "prudent").act, decide(world, army, "prudent").to)
    world.fleets["fleet"] = Fleet(id="fleet", army=army.id, markers=4, fief="exeter")
    assert "raise_fleet" != decide(world, army, "prudent").act
    world.fleets.clear()
    world.fiefs["bordeaux"].control = LETTERS["B"]
    assert "hold" == decide(world, army, "prudent").act


def test_FIE_16_17_it_leaves_an_element_where_the_enemy_would_come() -> None:
    """One on foot, as it marches off with twenty at least; it encamps, and rejoins once the army is weak."""
    world, army = with_both("arras", 20, control={"arras": "B"})
    army_at(world, "M", "reims")
    off = Item(act="move", to="paris")
    assert [Task(order="detach", types={"Bw": 1})] == errands(world, army, off)
    assert [] == errands(world, army, HOLD)
    play = a_table(world).play
    make(play, army, errands(world, army, off)[0])
    part = detachments_of(world, army)[0]
    assert [Task(order="encamp", marker=part.marker)] == errands(world, army, off)
    part.encamped = True
    army.elements = army.elements[:15]
    assert [Task(order="rejoin", marker=part.marker)] == errands(world, army, off)
    army.fief = "paris"
    assert [] == errands(world, army, off)


def test_FIE_16_17_for_honor_a_rider_lays_waste_fief_after_fief() -> None:
    """Side 1 alone: it sets one down, which ravages where it is, then rides to the next."""
    world, army = with_both("rouen")
    conflict = world.conflicts[army.conflict]
    conflict.pretext, conflict.regions = "honor", []
    made = errands(world, army, HOLD)
    assert [Task(order="detach", types={"Kn": 1})] == made
    make(a_table(world).play, army, made[0])
    rider = detachments_of(world, army)[0]
    ride = errands(world, army, HOLD)[0]
    assert ("move", rider.marker) == (ride.order, ride.marker)
    rider.fief = ride.to
    assert [Task(order="ravage", marker=rider.marker)] == errands(world, army, HOLD)
    conflict.pretext = "throne"
    assert [] == errands(world, army, HOLD)


def test_FIE_16_17_a_players_marshal_makes_no_detachment() -> None:
    """An autopilot's army leaves one where it marches off, a player's does not."""
    made = []
    for holder in ("autopilot", "player"):
        world, army = with_both("arras", 24, {"arras": "B", "bruges": "B"})
        army_at(world, "M", "troyes", 13)
        world.houses[LETTERS["B"]].holder = holder
        run(go_on(a_table(world).play, army))
        made.append((army.fief != "arras", len(world.detachments)))

    assert [(True, 1), (True, 0)] == made
