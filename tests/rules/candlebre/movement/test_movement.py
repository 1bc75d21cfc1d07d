"""Marches and moves (CAN-6)."""

import pytest

from rules.candlebre.battle.engaging import engage
from rules.candlebre.board.holdings import change_hands
from rules.candlebre.board.war import BattleOrders, Group, March
from rules.candlebre.diplomacy.events import AllianceBroken
from rules.candlebre.movement.march_orders import MarchOn
from rules.candlebre.movement.move_orders import Move
from rules.candlebre.movement.moving import allowances, rest
from rules.candlebre.ruleset import CANDLEBRE
from rules.candlebre.turn.orders import CAMPAIGN_ORDERS, SETTLE_ORDERS
from rules.kernel.errors import Refusal
from tests.rules.candlebre.turns import campaign, first
from tests.rules.candlebre.worlds import a_leader, a_world, change, give, run


def refusal(world, order) -> Refusal:
    """Give the refusal of an order of red."""
    with pytest.raises(Refusal) as caught:
        order.check(world, "red")
    return caught.value


def held(**places):
    """Give a world in which red holds its start, with troops."""
    return a_world(places={id: {"units": units} for id, units in places.items()})


def test_CAN_6_1_cavalry_and_light_infantry_go_two() -> None:
    """The others one; through an own province that touches the target."""
    world = held(quillbrook={"cavalry": 2, "light_infantry": 1, "infantry": 1})
    MarchOn(origin="quillbrook", through="amberleigh", target="lightmere", units={"cavalry": 2}).check(world, "red")
    slow = MarchOn(origin="quillbrook", through="amberleigh", target="lightmere", units={"infantry": 1})

    assert ("CAN-6.1", True) == (refusal(world, slow).clause, "light infantry" in refusal(world, slow).reason)


def test_CAN_6_2_entering_foreign_land_is_a_combat_move() -> None:
    """A march on own land is refused; a move into foreign land, too."""
    world = held(amberleigh={"infantry": 2})

    assert "phase 4" in refusal(world, MarchOn(origin="amberleigh", target="dawnhallow", units={"infantry": 1})).reason
    assert "CAN-6.9" == refusal(world, Move(origin="amberleigh", path=("lightmere",), units={"infantry": 1})).clause


def test_CAN_6_9_a_move_ends_elsewhere_than_it_began() -> None:
    """Round a neighbour and home again is refused: it would leave four riders where they stand, and four more."""
    world = held(dawnhallow={"cavalry": 4})
    round_trip = Move(origin="dawnhallow", path=("quillbrook", "dawnhallow"), units={"cavalry": 4})

    assert ("CAN-6.9", True) == (
        refusal(world, round_trip).clause,
        "ends elsewhere" in refusal(world, round_trip).reason,
    )


def test_CAN_6_3_the_route_leads_there_over_own_land() -> None:
    """The refusals say through what, or whence."""
    world = held(sunward_tor={"cavalry": 1}, quillbrook={"cavalry": 1}, amberleigh={"cavalry": 1})
    far = MarchOn(origin="sunward_tor", target="lightmere", units={"cavalry": 1})
    round_about = MarchOn(origin="quillbrook", target="lightmere", units={"cavalry": 1})
    past = MarchOn(origin="amberleigh", through="dawnhallow", target="lightmere", units={"cavalry": 1})

    assert "out of reach from there; your provinces beside it: Amberleigh" in refusal(world, far).reason
    assert "march through Amberleigh" in refusal(world, round_about).reason
    assert "Dawnhallow does not lie on the way" in refusal(world, past).reason


def test_CAN_6_4_a_unit_stops_in_the_first_foreign_province() -> None:
    """No march leads through another's land or neutral land."""
    world = held(amberleigh={"cavalry": 1})
    beyond = MarchOn(origin="amberleigh", through="lightmere", target="candlewater", units={"cavalry": 1})

    assert (
        "Candlewater is out of reach from there, and none of your provinces lies beside it; choose"
        in refusal(world, beyond).reason
    )


def test_CAN_6_5_all_groups_for_one_target_are_one_march() -> None:
    """And a unit takes part in one at most."""
    world = held(amberleigh={"infantry": 2}, quillbrook={"cavalry": 1})
    give(
        world,
        "red",
        MarchOn(origin="amberleigh", target="lightmere", units={"infantry": 2}),
        MarchOn(origin="quillbrook", through="amberleigh", target="lightmere", units={"cavalry": 1}),
    )

    assert [2] == [len(march.groups) for march in world.houses["red"].marches]
    again = MarchOn(origin="amberleigh", target="goldenwater", units={"infantry": 1})
    assert "nobody in Amberleigh is free to march" in refusal(world, again).reason
    world.provinces["amberleigh"].units = {"infantry": 3}
    more = again.model_copy(update={"units": {"infantry": 2}})
    assert "2 infantry cannot march from there; choose infantry (up to 1)" == str(refusal(world, more))


def test_CAN_6_6_siege_engines_do_not_attack_alone() -> None:
    """Beside a unit that rolls they may go."""
    world = held(amberleigh={"infantry": 1, "siege_engines": 1})
    engines = MarchOn(origin="amberleigh", target="lightmere", units={"siege_engines": 1})
    assert "CAN-6.6" == refusal(world, engines).clause

    give(world, "red", MarchOn(origin="amberleigh", target="lightmere", units={"infantry": 1}), engines)


def test_CAN_6_7_a_march_into_an_allys_land_breaks_the_alliance() -> None:
    """If the order says so (CAN-6.7a); before the battle, for 10 honor (CAN-10.7e, CAN-10.7f)."""
    allies = {"red": {"allies": {"white": 0}}, "white": {"allies": {"red": 0}}}
    world = a_world(houses=allies, places={"lightmere": {"owner": "white"}, "amberleigh": {"units": {"infantry": 1}}})
    kind = MarchOn(origin="amberleigh", target="lightmere", units={"infantry": 1})
    assert "CAN-6.7a" == refusal(world, kind).clause

    kind.model_copy(update={"breaks": True}).check(world, "red")
    march = March(target="lightmere", groups=[Group(origin="amberleigh", units={"infantry": 1})], breaks_alliance=True)
    played = run(lambda play: engage(play, [("red", march)]), world)
    assert 1 == len(played.told(AllianceBroken))
    assert ({}, {}) == (played.state.houses["red"].allies, played.state.houses["white"].allies)
    assert 0 == played.state.houses["red"].honor


def test_CAN_6_8_no_march_and_no_move_leaves_mercenaries_in_the_majority() -> None:
    """Neither where they leave nor where they arrive."""
    world = held(amberleigh={"infantry": 2, "mercenaries": 2}, quillbrook={"infantry": 1})

    for order in (
        MarchOn(origin="amberleigh", target="lightmere", units={"infantry": 1}),
        Move(origin="amberleigh", path=("quillbrook",), units={"infantry": 1}),
        Move(origin="amberleigh", path=("quillbrook",), units={"mercenaries": 2}),
    ):
        assert "CAN-6.8" == refusal(world, order).clause
    MarchOn(origin="amberleigh", target="lightmere", units={"infantry": 1, "mercenaries": 1}).check(world, "red")


def test_CAN_6_9_moves_lead_through_own_land_alone() -> None:
    """Step by step to a neighbour; what was taken this seat-turn counts (CAN-6.9a)."""
    world = held(quillbrook={"cavalry": 1})
    far = Move(origin="quillbrook", path=("winterlode",), units={"cavalry": 1})
    assert "choose Dawnhallow, Amberleigh, Cresset Hill or Sunward Tor" in refusal(world, far).reason

    change_hands(world.provinces["lightmere"], "red")
    give(world, "red", Move(origin="quillbrook", path=("amberleigh", "lightmere"), units={"cavalry": 1}))
    assert {"cavalry": 1} == world.provinces["lightmere"].units


def test_CAN_6_10_what_the_march_left_over_is_left() -> None:
    """Cavalry that took a neighbour may pull back one step; infantry may not."""
    world = held(amberleigh={"cavalry": 1, "infantry": 1})
    world.provinces["lightmere"].owner = "white"
    march = March(target="lightmere", groups=[Group(origin="amberleigh", units={"cavalry": 1, "infantry": 1})])
    state = run(lambda play: engage(play, [("red", march)]), world, quiet=1).state

    assert {"cavalry": [1], "infantry": [0]} == state.provinces["lightmere"].left
    give(state, "red", Move(origin="lightmere", path=("amberleigh",), units={"cavalry": 1}))
    assert "CAN-6.10" == refusal(state, Move(origin="lightmere", path=("amberleigh",), units={"infantry": 1})).clause


def test_CAN_6_10a_who_withdrew_goes_no_further() -> None:
    """Not even cavalry that marched one step of two, nor its leader (CAN-6.13)."""
    world = a_world()
    head = a_leader(world, "red", "").id
    group = Group(origin="amberleigh", units={"cavalry": 2}, leaders=[head])
    march = March(target="lightmere", groups=[group], orders=BattleOrders(withdraw_after=1, retreat_to=["amberleigh"]))
    state = run(lambda play: engage(play, [("red", march)]), world).state
    assert {"cavalry": 2} == state.provinces["amberleigh"].units
    alone = Move(origin="amberleigh", path=("quillbrook",), leaders=(head,))
    assert "nobody in Amberleigh can take a step" in refusal(state, alone).reason

    state.provinces["amberleigh"].units["infantry"] = 1
    riders = Move(origin="amberleigh", path=("quillbrook",), units={"cavalry": 1})
    assert ("CAN-6.10", "CAN-6.13") == (refusal(state, riders).clause, refusal(state, alone).clause)


def test_CAN_6_10a_who_withdrew_in_anothers_seat_turn_moves_in_his_own() -> None:
    """Movement is for one seat-turn (CAN-6.1, CAN-6.13)."""
    world = held(amberleigh={"infantry": 9})
    change(world.provinces["lightmere"], {"owner": "white", "units": {"infantry": 3}})
    world.provinces["candlewater"].owner = world.provinces["northmere"].owner = "white"
    world.houses["white"].defence = BattleOrders(withdraw_after=1, reroll="none")
    head = a_leader(world, "white", "lightmere").id
    attack = MarchOn(origin="amberleigh", target="lightmere", units={"infantry": 9})
    state = run(first, world, {"red": [attack]}, players=("red", "white")).state
    assert ({"infantry": 3}, "candlewater") == (state.provinces["candlewater"].units, state.leaders[head].place)

    Move(origin="candlewater", path=("northmere",), units={"infantry": 3}, leaders=(head,)).check(state, "white")


def test_CAN_6_10b_those_go_who_have_the_least_that_suffices() -> None:
    """Of a tired and a fresh horseman the tired one goes one step."""
    world = a_world(places={"amberleigh": {"units": {"cavalry": 2}, "left": {"cavalry": [1]}}})
    give(world, "red", Move(origin="amberleigh", path=("quillbrook",), units={"cavalry": 1}))

    assert {"cavalry": [0]} == world.provinces["quillbrook"].left
    assert [2] == allowances(world.houses["red"], world.provinces["amberleigh"], "cavalry")


def test_CAN_6_11_roads_carry_the_rested_one_further() -> None:
    """From I3 (CAN-13.10c); not those who marched."""
    places = {"amberleigh": {"units": {"infantry": 2}, "left": {"infantry": [1]}}}
    world = a_world(houses={"red": {"level": {"infrastructure": 3}}}, places=places)

    assert [1, 2] == allowances(world.houses["red"], world.provinces["amberleigh"], "infantry")


def test_CAN_6_12_land_stays_ones_own_when_all_leave_it() -> None:
    """An empty province is held."""
    world = held(amberleigh={"infantry": 1})
    give(world, "red", Move(origin="amberleigh", path=("quillbrook",), units={"infantry": 1}))

    assert ("red", {}) == (world.provinces["amberleigh"].owner, world.provinces["amberleigh"].units)


def test_CAN_6_13_a_leader_goes_two_provinces_less_his_march() -> None:
    """With a unit of the same origin, or by himself over own land."""
    world = held(amberleigh={"infantry": 1})
    one = a_leader(world, "red", "amberleigh")
    give(world, "red", Move(origin="amberleigh", path=("quillbrook", "cresset_hill"), leaders=(one.id,)))
    assert ("cresset_hill", 2) == (one.place, one.steps)
    assert "CAN-6.13" == refusal(world, Move(origin="cresset_hill", path=("quillbrook",), leaders=(one.id,))).clause

    world = held(amberleigh={"infantry": 1})
    one = a_leader(world, "red", "amberleigh")
    away = MarchOn(origin="amberleigh", target="lightmere", units={"infantry": 1}, leaders=(one.id,))
    marched = run(campaign, world, {"red": [away]}, players=("red",)).state.leaders[one.id]
    assert ("", 1) == (marched.place, marched.steps)


def test_CAN_6_14_what_is_placed_does_not_move() -> None:
    """In that seat-turn; in the next it does."""
    world = a_world(places={"amberleigh": {"units": {"infantry": 1}, "placed": {"infantry": 1}}})
    move = Move(origin="amberleigh", path=("quillbrook",), units={"infantry": 1})
    assert "CAN-6.10" == refusal(world, move).clause

    rest(world)
    move.check(world, "red")


def test_CAN_6_3_a_march_is_completed_by_what_can_march_and_where_it_can_go() -> None:
    """Nobody marches from where nobody stands; what was said already narrows what is offered."""
    world = held(sunward_tor={"infantry": 2}, amberleigh={"infantry": 1, "cavalry": 1}, quillbrook={"cavalry": 3})
    near = ["Goldenwater", "Hollin Edge", "Larkspire", "Lightmere", "Merrowgate"]

    assert {"Amberleigh", "Quillbrook"} < set(MarchOn.choices(world, "red", "origin", {}))
    assert "Dawnhallow" not in MarchOn.choices(world, "red", "origin", {})
    assert near == sorted(MarchOn.choices(world, "red", "target", {"origin": "amberleigh"}))
    assert ["Amberleigh", "Quillbrook"] == sorted(MarchOn.choices(world, "red", "origin", {"target": "lightmere"}))
    assert ["infantry", "cavalry"] == list(MarchOn.choices(world, "red", "units", {"origin": "amberleigh"}))
    ridden = {"origin": "quillbrook", "target": "lightmere", "units": {"cavalry": 1}}
    assert {"Amberleigh": "amberleigh"} == MarchOn.choices(world, "red", "through", ridden)


def test_CAN_6_9_a_move_finds_its_way_through_own_land() -> None:
    """A leader is sent to where he shall stand, two steps away, by that alone; it costs him both."""
    world = held(amberleigh={"infantry": 1})
    a_leader(world, "red", "amberleigh")
    give(world, "red", Move(origin="amberleigh", path=("sunward_tor",), leaders=("head-red",)))

    assert ("sunward_tor", 2) == (world.leaders["head-red"].place, world.leaders["head-red"].steps)


def test_CAN_6_13_who_moves_is_asked_of_all_who_stand_there() -> None:
    """The leader is among them."""
    world = held(amberleigh={"infantry": 1})
    a_leader(world, "red", "amberleigh")

    assert "there are in Amberleigh: 1 infantry and the head of your House" in (
        refusal(world, Move(origin="amberleigh", path=("quillbrook",))).reason
    )


def test_CAN_6_10_a_move_is_completed_by_who_can_go_so_far() -> None:
    """Types of which none can, and provinces in which nobody can, are not offered."""
    world = held(amberleigh={"infantry": 1, "cavalry": 1})
    far = {"origin": "amberleigh", "path": ("quillbrook", "cresset_hill")}
    a_leader(world, "red", "amberleigh")

    assert {"Amberleigh": "amberleigh"} == Move.choices(world, "red", "origin", {})
    ends = list(Move.choices(world, "red", "path", {"origin": "amberleigh"}))
    assert [["Dawnhallow", "Quillbrook"], ["Cresset Hill", "Sunward Tor"]] == [sorted(ends[:2]), sorted(ends[2:])]
    assert {"infantry", "cavalry"} == set(Move.choices(world, "red", "units", {"origin": "amberleigh", "path": ("x",)}))
    assert {"cavalry": "cavalry"} == Move.choices(world, "red", "units", far)
    assert {"the head of House Ashgrave": "head-red"} == Move.choices(world, "red", "leaders", far)


@pytest.mark.parametrize(
    ("end", "reason"),
    [
        ("sunward_tor", "Sunward Tor is yours, but further away than anybody there can go in a turn"),
        ("lightmere", "Lightmere is not yours; troops move within your own land, and march on what is not"),
    ],
)
def test_CAN_6_9_a_step_that_cannot_be_taken_says_why(end, reason) -> None:
    """What is one's own is not called somebody else's."""
    world = a_world(places={"amberleigh": {"units": {"infantry": 1}}}, phase=4)

    assert reason in refusal(world, Move(origin="amberleigh", path=(end,), units={"infantry": 1})).reason


@pytest.mark.parametrize(
    "line",
    [
        "march 3 infantry from Amberleigh to Lightmere with my leader",
        "march 3 infantry from Amberleigh to Lightmere led by the head of my House",
        "march 3 infantry from Amberleigh to Lightmere led by the head of House Ashgrave",
        "march infantry 3 from Amberleigh to Lightmere under my leader",
    ],
)
def test_CAN_6_13_a_march_takes_a_leader_along_in_any_words(line) -> None:
    """With him, led by him, under him."""
    world = a_world(places={"amberleigh": {"units": {"infantry": 3}}})
    a_leader(world, "red", "amberleigh")
    order = MarchOn(origin="amberleigh", target="lightmere", units={"infantry": 3}, leaders=("head-red",))

    assert order == CANDLEBRE.read(line, CAMPAIGN_ORDERS, CANDLEBRE.lexicon(world, "red"), world)


def test_CAN_6_13_a_move_takes_a_leader_along_in_the_words_of_a_march() -> None:
    """As he is named there."""
    world = a_world(places={"amberleigh": {"units": {"infantry": 3}}})
    a_leader(world, "red", "amberleigh")
    order = Move(origin="amberleigh", path=("dawnhallow",), units={"infantry": 3}, leaders=("head-red",))
    line = "move 3 infantry from Amberleigh to Dawnhallow with my leader"

    assert order == CANDLEBRE.read(line, SETTLE_ORDERS, CANDLEBRE.lexicon(world, "red"), world)
