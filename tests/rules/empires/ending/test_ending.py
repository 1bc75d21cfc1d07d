"""Standings, victory and giving up (EMP-H5.8, EMP-H26)."""

from rules.empires.board.realms import Post
from rules.empires.board.state import World
from rules.empires.ending.ending import end_round, ending, reason, standing, table, verdict, winners
from rules.empires.ending.events import GameEnded, Standings
from rules.empires.ending.orders import GiveUp, give_up
from rules.kernel.facts.events import SeatPassed
from rules.kernel.orders.order import Given
from tests.rules.empires.playing import a_table
from tests.rules.empires.worlds import a_world


def last_round() -> World:
    """Give the last round of a game of three turns."""
    world = a_world()
    world.turn, world.round_in_turn, world.round_index = 3, 5, 14
    return world


def test_EMP_H5_8_a_round_ends_with_public_standings() -> None:
    """Points, par, areas, gold and cards held, the best against par first; each is kept."""
    world = a_world(seats={"egypt": {"hand": ["coup"], "front": ["demesne"]}})
    table = a_table(world)
    end_round(table.play)
    (told,) = table.told(Standings)

    assert standing(world) == [place.seat for place in told.places]
    assert {2} == {place.cards for place in told.places if place.seat == "egypt"}
    assert (33, 8) == (table.state.empires["england"].book[0].points, table.state.empires["england"].book[0].gold)
    assert not table.told(GameEnded)


def test_EMP_H26_1_the_game_ends_after_the_last_round_of_the_last_game_turn() -> None:
    """Not a round before."""
    before = a_world()
    before.turn, before.round_in_turn = 3, 4
    table = a_table(last_round())
    end_round(table.play)

    assert (None, "turns") == (reason(before), table.state.ended)
    assert [("EMP-H26.1", 1250)] == [(event.clause, event.year) for event in table.told(GameEnded)]
    assert table.state.winners == list(ending(table.state).winners)
    assert "the last round is over in 1250" in verdict(table.state).lower()


def test_EMP_H26_3_the_highest_score_against_par_wins() -> None:
    """X85: Hungary with Serbia and Halych, both claimed: 22 points, 4 above par, more than anybody else."""
    world = a_world(owned={"serbia": "hungary", "halych": "hungary"}, areas={"serbia": {"social": 0}})
    world.turn = 3
    place = next(one for one in table(world) if one.seat == "hungary")

    assert (22, 18) == (place.points, place.par)
    assert ["hungary"] == [table(world)[0].seat] == winners(world, "turns")


def test_EMP_H26_4_ties_go_by_points_then_rightful_areas_then_gold_and_else_are_shared() -> None:
    """Two empires that are equal in all share the victory."""
    world = a_world(owned=dict.fromkeys(a_world().areas, ""))
    for empire in world.empires.values():
        empire.par = [0]
    shared = winners(world, "turns")
    world.empires["egypt"].gold = 9

    assert (list(world.empires), ["egypt"]) == (shared, winners(world, "turns"))


def test_EMP_H26_5_hegemony_wins_at_once_and_can_be_turned_off() -> None:
    """35 land areas; of several the seat with most areas."""
    areas = list(a_world().areas)
    great = dict.fromkeys(areas[:35], "castile") | dict.fromkeys(areas[35:], "egypt")
    world, off = a_world(owned=great), a_world(owned=great, hegemony=0)
    two = a_world(owned=great, hegemony=30)

    assert ("hegemony", ["castile"]) == (reason(world), winners(world, "hegemony"))
    assert None is reason(off)
    assert ["castile"] == winners(two, "hegemony")


def test_EMP_H26_6_a_game_whose_players_have_all_conceded_ends_with_the_round() -> None:
    """One that began without any does not."""
    world = a_world(people=("france",))
    world.began_with_players = True
    table = a_table(world)
    playing = reason(table.state)
    give_up(table.play, [("france", GiveUp(sure=True))])
    alone = a_world()

    assert (None, "conceded", None) == (playing, reason(table.state), reason(alone))


def test_EMP_H26_7_a_conceded_seat_is_the_autopilot_s_and_what_it_ordered_is_void() -> None:
    """Sheet, plan, posts and standing orders; it can still win on paper."""
    world = a_world(people=("france", "egypt"))
    france = world.empires["france"]
    france.hand, france.posts = ["coup"], [Post(card="coup", trigger="legal")]
    france.sheet = france.standing.plan = [Given(order="done", fields={})]
    table = a_table(world)
    give_up(table.play, [("france", GiveUp(sure=True))])
    france = table.state.empires["france"]

    assert ("conceded", [], [], [], ["coup"]) == (
        france.holder,
        france.sheet,
        france.standing.plan,
        france.posts,
        france.hand,
    )
    assert ["egypt"] == table.state.players()
    assert [("france", "autopilot")] == [(event.seat, event.to) for event in table.told(SeatPassed)]
