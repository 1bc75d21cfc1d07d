"""Winning and losing (CAN-15)."""

import pytest

from rules.candlebre.board.seats import standing
from rules.candlebre.board.state import Truce
from rules.candlebre.ending.ending import check_end, eliminate_landless, ending
from rules.candlebre.ending.events import GameEnded, HouseEliminated
from rules.candlebre.ending.orders import Concede, VoteDraw
from rules.candlebre.ending.words import TELLINGS
from rules.candlebre.turn.income import end
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import SeatPassed
from tests.rules.candlebre.turns import first
from tests.rules.candlebre.worlds import SEATS, a_leader, a_table, a_world, give, run

IDS = list(a_world().provinces)


def ended(world):
    """Look for a winner; give the world and what was told."""
    table = a_table(world)
    check_end(table.play)
    return table


@pytest.mark.parametrize(("lands", "won"), [(40, ["red"]), (39, [])])
def test_CAN_15_1_two_thirds_of_the_provinces_win(lands, won) -> None:
    """40 of 60; allied provinces do not count."""
    world = a_world({"red": IDS[:lands], "white": IDS[lands:]}, houses={"red": {"allies": {"white": 0}}})

    assert won == ended(world).state.winners


@pytest.mark.parametrize(("honor", "won"), [(200, ["red"]), (199, [])])
def test_CAN_15_2_two_hundred_honor_win(honor, won) -> None:
    """Told with the clause."""
    table = ended(a_world(houses={"red": {"honor": honor}}))

    assert won == table.state.winners
    assert ["CAN-15.2"] * len(won) == [event.clause for event in table.told(GameEnded)]


def test_CAN_15_3_victory_is_looked_up_in_phase_9() -> None:
    """For all living seats, in every seat-turn."""
    world = a_world(houses={"blue": {"honor": 200}})
    table = a_table(world)
    end(table.play)

    assert ["blue"] == world.winners
    assert ending(world).reason.startswith("House Umbrel has 200 honor")


def test_CAN_15_4_provinces_go_before_honor_then_most_honor() -> None:
    """201, 204 and 40 provinces: the third; without it the second (example 93); a tie goes to the active seat."""
    houses = {"red": {"honor": 201}, "white": {"honor": 204}}
    assert ["green"] == ended(a_world({"green": IDS[:40], "red": IDS[40:41]}, houses=houses)).state.winners
    assert ["white"] == ended(a_world(houses=houses)).state.winners

    tied = {"white": {"honor": 204}, "blue": {"honor": 204}}
    assert ["blue"] == ended(a_world(houses=tied, active=["green"])).state.winners
    assert ["white"] == ended(a_world(houses=tied, active=["red"])).state.winners


def test_CAN_15_5_without_a_province_a_seat_is_eliminated() -> None:
    """Told, and no longer among the living."""
    table = a_table(a_world({"red": IDS[:2], "white": IDS[2:4]}))
    eliminate_landless(table.play)

    assert (["red", "white"], 3) == (table.state.living(), len(table.told(HouseEliminated)))


def test_CAN_15_6_what_it_had_goes_with_it() -> None:
    """Prisoners and captives go home, its own become nobody's, its leaders, cards, alliances and clergy are gone."""
    houses = {
        "gold": {
            "hand": ["2C"], "muster": {"infantry": 1}, "allies": {"red": 0}, "prisoners": {"red": {"archers": 2}},
        },
        "red": {"allies": {"gold": 0}, "prisoners": {"gold": {"cavalry": 1}}},
    }  # fmt: skip
    world = a_world({"red": IDS[:2], "white": IDS[2:4]}, houses, {IDS[0]: {"protected_by": "gold"}})
    world.truce = Truce(seat="gold", turn=1)
    mine, captive = a_leader(world, "red", captor="gold"), a_leader(world, "gold", captor="red")
    eliminate_landless(a_table(world).play)
    red = world.houses["red"]

    assert ({"archers": 2}, {"neutral": {"cavalry": 1}}, {}) == (red.returned, red.prisoners, red.allies)
    assert (["2C"], {}, None, "") == (
        world.discards, world.houses["gold"].muster, world.truce, world.provinces[IDS[0]].protected_by,
    )  # fmt: skip
    assert ("", IDS[0], True) == (mine.captor, mine.place, captive.dead)


def test_CAN_15_7_the_last_living_seat_wins() -> None:
    """At once."""
    table = a_table(a_world({"white": IDS[:3]}))
    eliminate_landless(table.play)

    assert (["white"], "last") == (table.state.winners, table.state.result)


def test_CAN_15_8_at_the_turn_limit_the_greatest_standing_wins() -> None:
    """31 provinces and 90 honor stand at 77; 24 and 156 at 78 (example 94)."""
    houses = {"red": {"honor": 90}, "white": {"honor": 156}}
    world = a_world({"red": IDS[:31], "white": IDS[31:55]}, houses, turn=60, active=["gold"])

    assert [77, 78] == [standing(world, seat) for seat in ("red", "white")]
    assert (["white"], "limit") == (ended(world).state.winners, world.result)
    assert [] == ended(a_world(turn=60, active=["red"])).state.winners  # others still have their seat-turn


def test_CAN_15_7_with_no_house_left_it_is_a_draw() -> None:
    """Before the limit as at it."""
    table = a_table(a_world({}, settings={"turns": "simultaneous"}, turn=60))
    end(table.play)

    assert ([], "nobody", "CAN-15.7") == (
        table.state.winners, table.state.result, table.told(GameEnded)[0].clause,
    )  # fmt: skip


def test_CAN_15_8_the_turn_is_over_with_the_last_seat_though_it_falls_in_it() -> None:
    """Gold, last in play order, loses its only province in its own seat-turn of the limit turn."""
    world = a_world({"red": IDS[:2], "white": IDS[2:3]}, turn=60, active=["gold"])
    table = a_table(world)
    end(table.play)

    assert (["red"], "limit") == (table.state.winners, table.state.result)


@pytest.mark.parametrize(("limit", "result"), [(60, "limit"), (0, "")])
def test_CAN_15_8_a_limit_that_is_past_ends_the_turn_that_runs(limit, result) -> None:
    """And without a limit no turn is the last."""
    world = a_world({"red": IDS[:3], "white": IDS[3:5]}, settings={"turn_limit": limit}, turn=61, active=["gold"])

    assert result == ended(world).state.result


def test_CAN_15_8_full_ties_are_a_draw() -> None:
    """More provinces, then more honor, then nobody."""
    houses = {"red": {"honor": 20}, "white": {"honor": 20}}
    world = a_world({"red": IDS[:8], "white": IDS[8:16]}, houses, turn=60, active=["gold"])
    table = ended(world)

    assert ([], "alike") == (table.state.winners, table.state.result)
    assert "stand alike" in ending(world).reason
    assert "No king is crowned: the last turn is over, and red and white stand alike." == (
        TELLINGS.tell(table.told(GameEnded)[0]).text
    )


def test_CAN_15_9_a_player_may_concede() -> None:
    """The autopilot takes the seat for good and plays on; a slip is refused."""
    with pytest.raises(Refusal, match="concede yes"):
        Concede(sure=False).check(a_world(), "red")
    played = run(first, a_world(), {"campaign": {"red": [Concede(sure=True)]}}, players=("red",))

    assert ["red"] == [event.seat for event in played.told(SeatPassed)]
    assert played.state.houses["red"].alive


@pytest.mark.parametrize(("voters", "drawn"), [(("red", "white"), True), (("red",), False)])
def test_CAN_15_10_all_who_play_may_agree_on_a_draw(voters, drawn) -> None:
    """Autopilots are left out; a vote stands until it is changed."""
    world = a_world(seated=["red", "white"])
    for seat in voters:
        give(world, seat, VoteDraw(yes=True))
    assert drawn is (ended(world).state.result == "draw")

    world = a_world(seated=["red"])
    give(world, "red", VoteDraw(yes=True), VoteDraw(yes=False))
    assert "" == ended(world).state.result
    assert "" == ended(a_world(houses={seat: {"votes_draw": True} for seat in SEATS})).state.result  # nobody plays
