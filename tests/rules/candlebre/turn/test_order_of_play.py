"""Seat-turns, one after another or all at once (CAN-4)."""

import pytest

from rules.candlebre.battle.engaging import engage
from rules.candlebre.battle.events import BattleEnded, ProvinceHeld, ProvinceTaken
from rules.candlebre.board.order import Deed
from rules.candlebre.board.seats import initiative, queue, run_by_player
from rules.candlebre.board.state import Truce
from rules.candlebre.board.war import Group, March
from rules.candlebre.espionage.events import OperationFelt
from rules.candlebre.espionage.orders import Operate
from rules.candlebre.fate.orders import DrawFate
from rules.candlebre.movement.events import MarchCalledOff, MarchJoined, MarchSetOut, UnitsReturned
from rules.candlebre.movement.march_orders import MarchOn
from rules.candlebre.movement.move_orders import Move
from rules.candlebre.people.events import LeaderRemoved
from rules.candlebre.phases import TURN
from rules.candlebre.purchasing.orders import Place
from rules.candlebre.research.events import LevelInForce
from rules.candlebre.research.orders import Study
from rules.candlebre.turn.combat import combat
from rules.candlebre.turn.upkeep import upkeep
from rules.kernel.facts.events import OrderFailed
from tests.rules.candlebre.turns import campaign, fifth, first, second, settle
from tests.rules.candlebre.worlds import SEATS, a_leader, a_table, a_world, run


def march(target, origin, breaks=False, **units) -> March:
    """Give a march."""
    return March(target=target, groups=[Group(origin=origin, units=units)], breaks_alliance=breaks)


def test_CAN_4_1_a_seat_turn_has_its_nine_phases_in_order() -> None:
    """As the windows and the state tell: campaign, then settle, then income."""
    played = run(first, a_world())

    assert ["campaign", "settle"] == [window.name for window in played.windows]
    assert 9 == played.state.phase
    assert 230 == sum(event.gold for event in played.events if getattr(event, "clause", "") == "CAN-12.2a")


def test_CAN_4_2_seats_take_turns_in_play_order() -> None:
    """A turn has five seat-turns of ten phases; an eliminated seat has none."""
    world = a_world(play_order=["blue", "gold", "red", "white", "green"])
    world.houses["gold"].alive = False

    assert ["blue"] == run(first, world).state.active
    assert [] == run(second, world).windows
    assert ["green"] == run(fifth, world).state.active


def test_CAN_4_2_who_waits_is_told_who_comes_next() -> None:
    """In play order, without the eliminated; after the last nobody."""
    world = a_world(play_order=["blue", "gold", "red", "white", "green"])
    world.houses["gold"].alive = False
    later = [world.name(seat) for seat in ("red", "white", "green")]

    world.active = ["blue"]
    assert f" Next come {later[0]}, {later[1]} and {later[2]}." == queue(world)
    world.active = ["white"]
    assert f" Next comes {later[2]}." == queue(world)
    world.active = ["green"]
    assert "" == queue(world)
    assert 5 * 10 == len(TURN)


def test_CAN_4_3_all_at_once_everybody_is_asked_together() -> None:
    """As if all had the first seat-turn; the others pass."""
    world = a_world(settings={"turns": "simultaneous"})

    assert [list(SEATS)] * 2 == [list(window.asked) for window in run(first, world).windows]
    assert [] == run(second, world).windows


def test_CAN_4_3a_initiative_turns_with_the_turns() -> None:
    """Play order 4, 5, 1, 2, 3 in turn 3 with seat 5 gone: 1, 2, 3, 4 (example 90)."""
    world = a_world(play_order=["blue", "gold", "red", "white", "green"], turn=3, settings={"turns": "simultaneous"})
    world.houses["gold"].alive = False

    assert ["red", "white", "green", "blue"] == initiative(world)


def test_CAN_4_3b_all_marches_leave_before_any_battle() -> None:
    """What stays behind defends: two seats that march into each other's provinces pass each other (CAN-4.3e)."""
    places = {
        "larkspire": {"owner": "red", "units": {"infantry": 3}},
        "skerrowgate": {"owner": "white", "units": {"infantry": 3}},
    }
    world = a_world(settings={"turns": "simultaneous"}, places=places, active=["red", "white"])
    orders = {
        "red": [MarchOn(origin="larkspire", target="skerrowgate", units={"infantry": 3})],
        "white": [MarchOn(origin="skerrowgate", target="larkspire", units={"infantry": 3})],
    }
    world = run(campaign, world, orders, players=SEATS).state
    fought = run(combat, world)

    assert ("red", "white") == tuple(fought.state.provinces[id].owner for id in ("skerrowgate", "larkspire"))


def test_CAN_4_3c_each_march_meets_whoever_holds_the_target_then() -> None:
    """The second meets the first one's survivors (example 91, CAN-4.3d)."""
    world = a_world(settings={"turns": "simultaneous"}, active=["red", "white"])
    world.houses["red"].marches = [march("pellow_crag", "sorrel_down", infantry=9)]
    world.houses["white"].marches = [march("pellow_crag", "winterlode", infantry=9)]
    played = run(combat, world, quiet=1)

    began = [(e.attacker, e.defender) for e in played.events if type(e).__name__ == "BattleBegan"]
    assert [("red", "neutral"), ("white", "red")] == began


@pytest.mark.parametrize("home", [True, False])
def test_CAN_4_3f_a_march_on_what_an_ally_holds_by_now_is_called_off(home) -> None:
    """Its units go back, or to the nearest province, and go no further (CAN-6.10a)."""
    world = a_world(houses={"red": {"allies": {"white": 0}}, "white": {"allies": {"red": 0}}})
    world.provinces["pellow_crag"].owner = "white"
    if not home:
        world.provinces["quillbrook"].owner = ""
    played = run(lambda play: engage(play, [("red", march("pellow_crag", "quillbrook", infantry=2))]), world)

    where = "quillbrook" if home else "dawnhallow"
    assert {"infantry": [0, 0]} == played.state.provinces[where].left
    assert 1 == len(played.told(UnitsReturned))


def test_CAN_4_3f_without_land_the_units_are_lost() -> None:
    """Their leaders are removed (CAN-8.7)."""
    world = a_world({"white": ["pellow_crag"]}, houses={"red": {"allies": {"white": 0}}})
    called_off = march("pellow_crag", "quillbrook", infantry=2)
    called_off.groups[0].leaders = [a_leader(world, "red").id]
    played = run(lambda play: engage(play, [("red", called_off)]), world)

    assert [("", "pellow_crag")] == [(event.province, event.target) for event in played.told(UnitsReturned)]
    assert (True, 1) == (played.state.leaders["head-red"].dead, len(played.told(LeaderRemoved)))


def test_CAN_7_16_what_came_of_a_march_names_the_march_that_led_to_it() -> None:
    """So whoever tells it tells the march first, then the battle."""
    marched = MarchOn(origin="dawnhallow", target="quillbrook", units={"infantry": 9})
    world = a_world({"red": ["dawnhallow"]}, places={"dawnhallow": {"units": {"infantry": 9}}})
    played = run(first, world, {"campaign": {"red": [marched]}})
    numbers = {type(event): n for n, event in enumerate(played.events, start=1)}
    (fought,), (held,) = played.told(BattleEnded), played.told(ProvinceHeld)

    assert (numbers[MarchSetOut],) == fought.because
    assert (numbers[BattleEnded],) == held.because


def test_CAN_4_3g_a_march_on_ones_own_land_joins_the_troops_there() -> None:
    """Without a battle."""
    world = a_world(places={"quillbrook": {"units": {"infantry": 1}}})
    played = run(lambda play: engage(play, [("red", march("quillbrook", "dawnhallow", infantry=2))]), world)

    assert {"infantry": 3} == played.state.provinces["quillbrook"].units
    assert ([], 1) == (played.told(ProvinceTaken), len(played.told(MarchJoined)))


def test_CAN_4_4_orders_take_effect_phase_by_phase() -> None:
    """Whatever the order in which they are written: a move is made before troops are placed (CAN-4.4a)."""
    places = {"dawnhallow": {"barracks": True, "units": {"infantry": 1}}}
    world = a_world(houses={"red": {"muster": {"infantry": 2}}}, places=places)
    orders = [DrawFate(), Place(units={"infantry": 2}, province="dawnhallow")]
    orders += [Move(origin="dawnhallow", path=("quillbrook",), units={"infantry": 1})]
    state = run(settle, world, {"red": orders}, players=("red",)).state

    assert ({"infantry": 2}, {"infantry": 1}) == (
        state.provinces["dawnhallow"].units,
        state.provinces["quillbrook"].units,
    )


def test_CAN_5_9_what_is_left_over_is_placed_as_by_silence() -> None:
    """Who only draws a card keeps the army that was bought; who places a part of it says where that part stands."""
    held = {"barracks": True, "units": {"infantry": 1}}
    world = a_world(houses={"red": {"muster": {"infantry": 3}}}, places={"dawnhallow": held, "amberleigh": held})

    def troops(*orders: Deed) -> tuple[int, int, dict[str, int]]:
        state = run(settle, world, {"red": list(orders)}, players=("red",)).state
        places = state.provinces
        return (
            places["dawnhallow"].units["infantry"],
            places["amberleigh"].units["infantry"],
            state.houses["red"].muster,
        )

    assert troops() == troops(DrawFate())
    assert (5, {}) == (sum(troops(DrawFate())[:2]), troops(DrawFate())[2])
    assert 3 <= troops(Place(units={"infantry": 2}, province="dawnhallow"))[0]
    assert {} == troops(Place(units={"infantry": 2}, province="dawnhallow"))[2]


def test_CAN_4_4b_what_has_become_impossible_is_void_and_told() -> None:
    """It costs nothing: both move the same unit, and the second is told so."""
    world = a_world(places={"dawnhallow": {"units": {"infantry": 1}}})
    twice = [Move(origin="dawnhallow", path=(to,), units={"infantry": 1}) for to in ("quillbrook", "amberleigh")]
    played = run(settle, world, {"red": twice}, players=("red",))

    assert [("red",)] == [event.audience for event in played.told(OrderFailed)]


def test_CAN_4_5_purchases_come_before_operations() -> None:
    """What is bought cannot be pilfered."""
    houses = {"red": {"civil": 20, "level": {"espionage": 2}}, "white": {"civil": 100}}
    world = a_world(houses=houses, settings={"turns": "simultaneous"}, active=["red", "white"])
    orders = {"red": [Operate(kind="pilfer", target="white")], "white": [Study(tree="military", points=100)]}
    state = run(campaign, world, orders, dice={"operation.pilfer": 1}, players=SEATS).state

    assert (0, 0) == (state.houses["red"].civil, state.houses["white"].civil)


def test_CAN_14_7_spies_of_a_turn_work_together_at_its_end() -> None:
    """In sequential turns: red pays in its seat-turn, which nobody sees, and the die is rolled as the turn ends."""
    houses = {"red": {"civil": 60, "level": {"espionage": 4}}}
    orders = {"red": [Operate(kind="slander", target="white")]}

    mine = run(first, a_world(houses=houses, play_order=["red", "white"]), {"campaign": orders}, players=("red",))
    last = run(second, a_world(houses=houses, play_order=["white", "red"]), {"campaign": orders}, players=("red",))

    assert ([], 1) == (mine.told(OperationFelt), len(mine.state.houses["red"].operations))
    assert [("white",)] == [event.audience for event in last.told(OperationFelt)]


def test_CAN_4_5a_a_march_goes_with_those_who_are_left() -> None:
    """And is dropped where nobody is: knives took the only unit."""
    places = {"amberleigh": {"units": {"infantry": 1}}}
    houses = {"white": {"civil": 30, "level": {"espionage": 5}}}
    world = a_world(houses=houses, places=places, settings={"turns": "simultaneous"}, active=["red", "white"])
    orders = {
        "red": [MarchOn(origin="amberleigh", target="lightmere", units={"infantry": 1})],
        "white": [Operate(kind="knives", target="red", province="amberleigh", thing="infantry")],
    }
    played = run(campaign, world, orders, dice={"operation.knives": 1}, players=SEATS)

    assert [] == played.state.houses["red"].marches
    assert 1 == len(played.told(MarchCalledOff))


def test_CAN_4_5a_two_groups_share_those_who_are_left() -> None:
    """Of 3 infantry knives took one: the first group goes whole, the second with the one that is left."""
    places = {"amberleigh": {"units": {"infantry": 3}}}
    houses = {"white": {"civil": 30, "level": {"espionage": 5}}}
    world = a_world(houses=houses, places=places, settings={"turns": "simultaneous"}, active=["red", "white"])
    orders = {
        "red": [MarchOn(origin="amberleigh", target="lightmere", units={"infantry": number}) for number in (1, 2)],
        "white": [Operate(kind="knives", target="red", province="amberleigh", thing="infantry")],
    }
    state = run(campaign, world, orders, dice={"operation.knives": 1}, players=SEATS).state

    assert [{"infantry": 1}] * 2 == [group.units for group in state.houses["red"].marches[0].groups]
    assert {} == state.provinces["amberleigh"].units


def test_CAN_4_6_upkeep_puts_research_into_force_and_begins_counts_anew() -> None:
    """And ends the truce that the seat drew, where turns follow one another."""
    houses = {"red": {"earned": {"military": 2}, "operations_used": 1, "released": 2}}
    table = a_table(a_world(houses=houses, truce=Truce(seat="red", turn=1)))
    upkeep(table.play)

    house = table.state.houses["red"]
    assert (2, 0, 0, None) == (house.level["military"], house.operations_used, house.released, table.state.truce)
    assert 1 == len(table.told(LevelInForce))


def test_CAN_4_7_silence_buys_nothing_and_places_what_waits() -> None:
    """In the campaign nothing is bought; in the second half what waits is placed."""
    world = a_world(
        houses={"red": {"military": 100, "muster": {"infantry": 2}}}, places={"dawnhallow": {"barracks": True}}
    )
    played = run(first, world, players=("red",))

    assert 100 + 115 == played.state.houses["red"].military
    assert {"infantry": 2} == played.state.provinces["dawnhallow"].units


def test_CAN_4_8_the_rules_count_no_silence() -> None:
    """However often a player gives nothing, the window's default is all that comes of it."""
    world = a_world(houses={"red": {"military": 100}}, places={"dawnhallow": {"barracks": True}})
    for turn in range(1, 5):
        world = run(first, world, players=("red",)).state
        assert (True, 100 + 115 * turn) == (run_by_player(world, "red"), world.houses["red"].military)
