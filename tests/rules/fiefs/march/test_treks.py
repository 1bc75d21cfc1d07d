"""Marches of more than one move, and what is left of a plan when its season ends (FIE-7.9, FIE-7.10)."""

from rules.fiefs.board.conflicts import Opening
from rules.fiefs.board.forces import Army, Item
from rules.fiefs.board.state import World
from rules.fiefs.campaign.events import PlanFailed
from rules.fiefs.campaign.planning import next_action
from rules.fiefs.campaign.plans import PlanBesiege, PlanHold, PlanMove, PlanNothing
from rules.fiefs.campaign.season import play_season
from rules.fiefs.counsel.consequences import consequences
from rules.fiefs.march.treks import marched
from tests.rules.fiefs.camps import a_table, a_war, army_at, run
from tests.rules.fiefs.worlds import LETTERS, a_world

B, M = LETTERS["B"], LETTERS["M"]


def afield(fief: str = "avranches", season: str = "summer") -> tuple[World, Army]:
    """Give a war with an army of Blois in a fief, and its enemy off the board."""
    world = a_world({"avranches": "B", "paris": "M"}, people=("B", "M"))
    conflict = a_war(world, {"B": 1, "M": 2, "L": 1, "Z": 2, "C": 2}, season=season)
    conflict.opening = Opening(season="spring")
    return world, army_at(world, "B", fief)


def gone(world: World, army: Army) -> list[str]:
    """Give where a plan brings an army turn by turn, as its table moves it."""
    table, found = a_table(world, players=(B, M)), []
    while army.plan:
        action = next_action(table.play, army)
        army.fief = action.to or army.fief
        found.append(action.to or action.act)
    assert [] == table.told(PlanFailed)
    return found


def test_FIE_7_9_a_march_takes_as_many_moves_as_it_needs() -> None:
    """The next item waits until it is there."""
    world, army = afield()
    for order in (PlanMove(to="orleans"), PlanBesiege()):
        order.apply(world, B)
    trek = marched(world, army, army.plan[0])

    assert trek is not None
    assert [*trek.ends, "besiege"] == gone(world, army)
    assert ("orleans", 2) == (trek.ends[-1], len(trek.ends))


def test_FIE_7_9_what_one_move_reaches_is_marched_to_at_once() -> None:
    """As it always was: the item is handed on as it stands."""
    world, army = afield()
    PlanMove(to="caen").apply(world, B)

    assert ["caen"] == gone(world, army)


def test_FIE_7_9_places_on_the_way_are_gone_to_in_turn() -> None:
    """However far apart they are, and past them by the quickest way."""
    world, army = afield()
    PlanMove(to="orleans", path=("poitiers",)).apply(world, B)
    found = gone(world, army)

    assert "orleans" == found[-1]
    assert "poitiers" in found[:-1]


def test_FIE_8_21_a_long_march_goes_past_no_enemy_army() -> None:
    """It looks for another way, and ends beside an enemy only where he was to be attacked."""
    world, army = afield()
    PlanMove(to="orleans").apply(world, B)
    first = marched(world, army, army.plan[0])
    assert first is not None
    army_at(world, "M", first.ends[0])
    around = marched(world, army, army.plan[0])

    assert around is not None
    assert first.ends[0] not in around.ends


def test_FIE_8_19_where_no_way_leads_in_winter_the_plan_fails_and_says_so() -> None:
    """Not that one move is too few."""
    world, army = afield(season="winter")
    PlanMove(to="london").apply(world, B)
    table = a_table(world, players=(B, M))
    next_action(table.play, army)

    assert ["no way leads to London in winter"] == [event.reason for event in table.told(PlanFailed)]


def played(season: str, rest: list[Item], orders: object = None) -> list[Item]:
    """Give the plan of Blois after a season that began with what was left of an earlier one."""
    world, army = afield(season=season)
    army.plan = rest
    conflict = next(iter(world.conflicts.values()))
    given = {"season": {B: orders}} if orders else {}
    run(play_season(a_table(world, players=(B, M)).play, conflict.id, world.season), given)
    return army.plan


LONG = [Item(act="hold", times=9)]
"""More than a season has turns for."""


def test_FIE_7_10_what_is_left_of_a_plan_goes_on_in_the_next_season() -> None:
    """Four turns of summer are spent of it; winter ends it, for then an army looks for quarters."""
    assert [5] == [item.times for item in played("summer", LONG)]
    assert [] == played("winter", LONG)


def test_FIE_7_10_a_new_plan_stands_in_place_of_what_was_left() -> None:
    """So does none at all, by order."""
    assert [1] == [item.times for item in played("summer", LONG, [PlanHold(times=5)])]
    assert [] == played("summer", LONG, [PlanNothing()])


def test_FIE_7_9_an_army_that_is_not_raised_gathers_before_it_marches() -> None:
    """As its marshal would have it; the march waits, and nothing fails."""
    world, army = afield()
    army.status, army.fief, army.elements = "unraised", "", []
    PlanMove(to="orleans").apply(world, B)
    said = consequences(world, B, PlanMove(to="orleans"))
    table = a_table(world, players=(B, M))
    action = next_action(table.play, army)

    assert ("assemble", ["orleans"]) == (action.act, [item.to for item in army.plan])
    assert f"Your army gathers at {world.fiefs[action.to].name} first, which takes a turn." in said
    assert [] == table.told(PlanFailed)
