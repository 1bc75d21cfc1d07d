"""The order of a campaign year, and what all marches share (source 6.8.1, 6.8.3)."""

from typing import Any

import pytest

from rules.civilized.campaign.quarters import costs, go_home, way_home
from rules.civilized.conquest.events import HexExplored
from rules.civilized.defence.orders import GiveBattle, Withdraw
from rules.civilized.forces.orders import RaiseElement
from rules.civilized.march.events import Engaged, StormLosses
from rules.civilized.march.orders import MoveArmy
from rules.civilized.phases import winter
from rules.civilized.sea.orders import Embark
from rules.civilized.sea.voyages import Voyage, find_voyage, sail
from rules.civilized.world.state import Board, World
from rules.civilized.world.war import Care, Fort
from rules.kernel.facts.events import Drawn
from tests.rules.civilized.campaigning import (
    CUMAE,
    ROME,
    VEII,
    allied_world,
    at_war,
    border,
    bound,
    invades,
    season,
    where,
)
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.worlds import a_city, a_ship, an_army
from tests.rules.playing import Table, play_out

PEAK = ["~~~~~~~~~~", "pppmpppppp", "pppppppppp", "pppppppppp"]
"""The strip of land with a mountain at 0301."""


def placed(world: World, seat: str, hexagon: str) -> World:
    """Put all of a seat's army on one hex."""
    for one in world.army_of(seat):
        one.hex = hexagon
    return world


def river(*sides: str) -> Board:
    """Give a board with a river along these sides."""
    return Board(rows=PEAK, rivers={"Tiber": list(sides)})


@pytest.mark.parametrize("name", ["Spring", "Summer", "Autumn"])
@pytest.mark.parametrize("fights", [True, False])
def test_CIV_3_1g_a_year_of_war_has_five_windows_more_than_one_of_peace(name, fights) -> None:
    """Two maneuvers and three defences; four are asked in peace."""
    world = border()
    if not fights:
        world.wars.clear()
    asked = [] if name == "Spring" else [f"maneuver_{name.lower()}"]
    orders = {"march": {ROME: [MoveArmy(army="0302", path=(CUMAE,))]}} if fights else {}

    end = season(world, orders, name, cards={"siege.card": "KS"}, players=(ROME, VEII))

    assert ([*asked, "defence"] if fights else []) == [window.name for window in end.windows]


def test_CIV_6_8_1e_engagements_are_numbered_as_they_arise() -> None:
    """Place by place: Rome leads, so its invasion is the first."""
    world = placed(border(army=6, against=6), VEII, "0301")
    world.owners["0301"] = VEII
    world.initiative = [ROME, VEII]
    orders = {"march": {ROME: [MoveArmy(army="0302", path=(CUMAE,))], VEII: [MoveArmy(army="0301", path=("0302",))]}}
    end = season(world, orders, cards={"siege.card": "KS"})

    assert [(1, "rome", "0402"), (2, "veii", "0302")] == [
        (one.number, one.mover, one.place) for one in end.told(Engaged)
    ]


def test_CIV_6_8_1g_the_invaded_and_their_helpers_are_asked_in_one_window() -> None:
    """A country that this very march draws into war answers too, and is a belligerent from then on."""
    end = invades(allied_world(), cards={"siege.card": "KS"})

    assert [("defence", [VEII, "capua"])] == [(window.name, list(window.asked)) for window in end.windows]

    breach = {"march": {ROME: [MoveArmy(army="0302", path=(CUMAE,), breach=True)]}}
    spring = season(border(war=False), breach, cards={"siege.card": "KS"})
    summer = season(spring.state, {}, "Summer", cards={"siege.card": "KS"})

    assert [("defence", [VEII])] == [(window.name, list(window.asked)) for window in spring.windows]
    assert [("maneuver_summer", [ROME, VEII])] == [(window.name, list(window.asked)) for window in summer.windows]


def test_CIV_6_8_1k_hexes_are_tested_in_the_order_of_play_then_by_number() -> None:
    """After Spring's decision and Summer's, never after Autumn's."""
    world = placed(at_war(army=12, against=6, war=False), VEII, "0803")
    for place, one in enumerate(world.army_of(ROME)):
        one.hex = ("0802", "0801")[place % 2]
    world.initiative = [VEII, ROME]

    assert ["0803", "0801", "0802"] == [one.hex for one in season(world, {}).told(HexExplored)]
    assert 3 == len(season(world, {}, "Summer").told(HexExplored))
    assert [] == season(world, {}, "Autumn").told(HexExplored)


def test_CIV_6_8_1m_elements_are_raised_after_the_return_home() -> None:
    """The army is back before the new element is there."""
    world = placed(at_war(war=False), ROME, "0102")
    world.countries[ROME].treasury = 200
    end = play_out(winter, world, {"winter": {ROME: [RaiseElement(type="Cavalry", city="ostia")]}})
    told = [event.__class__.__name__ for event in end.events]

    assert {"0202": 7} == where(end.state, ROME)
    assert told.index("ArmyMoved") < told.index("ElementRaised")


def test_CIV_6_8_1q_an_easy_way_of_any_length_goes_before_a_difficult_one() -> None:
    """By land with difficult stages next, the fewest of them."""
    alba = a_city("alba", "0301")
    both = placed(at_war(a_city("ostia", "0002"), alba, war=False, board=Board(rows=PEAK)), ROME, "0302")
    one = placed(at_war(alba, war=False, board=Board(rows=PEAK)), ROME, "0302")
    easy, hard = way_home(both, ROME, "0302", 6), way_home(one, ROME, "0302", 6)

    assert easy and ("0002", 0) == (easy.goal, easy.stages)
    assert hard and ("0301", 1, False) == (hard.goal, hard.stages, hard.by_sea)


def test_CIV_6_8_1q_ships_that_lie_with_the_stack_and_carry_all_of_it_come_last() -> None:
    """Two to a Transport Ship: three carry six, two do not."""
    strait = Board(rows=["~~~~~~~~~~", *["pp~~~~pppp"] * 3])
    for ships, goal in ((3, "0101"), (2, None)):
        world = placed(at_war(a_city("ostia", "0101"), war=False, board=strait), ROME, "0601")
        for _ in range(ships):
            a_ship(world, "ostia").hex = "0601"
        home = way_home(world, ROME, "0601", 6)

        assert goal == (home.goal if home and home.by_sea else None)


def test_CIV_6_8_1r_a_way_home_crosses_open_land_but_no_strangers_city() -> None:
    """With passage it does; an ally's city is a goal all the same, and no way through."""
    world = placed(border(against=0, war=False), ROME, "0502")

    assert "0403" in costs(world, ROME, "0502")
    assert CUMAE not in costs(world, ROME, "0502")

    world.countries[VEII].passage.append(ROME)

    assert CUMAE in costs(world, ROME, "0502")


def test_CIV_6_8_1r_a_way_home_enters_no_hex_with_an_enemy() -> None:
    """Not even the own city before which he stands."""
    world = placed(placed(border(), ROME, "0303"), VEII, "0302")

    assert "0302" not in costs(world, ROME, "0303")


def test_CIV_6_8_1s_each_difficult_stage_home_draws_one_card_and_the_march_goes_on() -> None:
    """A King takes three; the others come home, whatever they were told to do in a storm."""
    world = placed(at_war(a_city("alba", "0301"), war=False, board=Board(rows=PEAK)), ROME, "0302")
    world.countries[ROME].preferences.care = Care(on_storm="return")
    table = Table(world, {"storm.card": "KS"})
    go_home(table.play)

    assert {"0301": 3} == where(world, ROME)
    assert ["storm.card"] == [event.purpose for event in table.told(Drawn)]


def test_CIV_6_8_3b_limits_are_judged_where_a_march_ends() -> None:
    """A hex with twelve is crossed; nobody stops in it."""
    world = at_war(army=18, war=False)
    for one in world.army_of(ROME)[:12]:
        one.hex = "0102"
    MoveArmy(army="0202", path=("0102", "0002")).check(world, ROME)

    assert refused(MoveArmy(army="0202", path=("0102",)), world).startswith("CIV-ARM2")


def test_CIV_6_8_3_1k_three_in_a_fort_are_a_detachment() -> None:
    """Its owner's three go in freely, a fourth does not; from there they invade nobody."""
    world = at_war(army=4, against=0)
    world.forts["0303"] = Fort(hex="0303", owner=ROME, city="ostia")
    MoveArmy(army="0202", path=("0303",), taking={"Spears": 3}).check(world, ROME)

    assert "at most 3" in refused(MoveArmy(army="0202", path=("0303",)), world)

    for one in world.army_of(ROME)[:3]:
        one.hex = "0303"

    assert refused(MoveArmy(army="0303", path=("0403",)), world).startswith("CIV-ARM1")


def test_CIV_6_8_3_1m_elements_move_in_peace_and_keep_their_home() -> None:
    """Between two own cities."""
    world = at_war(a_city("ostia", "0202"), a_city("alba", "0302"), war=False, army=0)
    an_army(world, "ostia", 6)
    end = season(world, {"march": {ROME: [MoveArmy(army="0202", path=("0302",))]}})

    assert {"0302": 6} == where(end.state, ROME)
    assert {"ostia"} == {one.home for one in end.state.army_of(ROME)}


def test_CIV_6_8_3_2h_no_ship_passes_from_one_sea_to_another() -> None:
    """An established route does not help."""
    world = at_war(
        a_city("ostia", "0101"), a_city("gabii", "0801"), war=False, board=Board(rows=["~~~~pp~~~~", *["p" * 10] * 3])
    )

    assert "CIV-6.8.3.2h" == find_voyage(world, "0101", "0801")[0]  # type: ignore[index]

    world.sea_lanes = ["0101 0801"]

    assert "CIV-6.8.3.2h" == find_voyage(world, "0101", "0801")[0]  # type: ignore[index]


def port(**fields: Any) -> World:
    """Give Rome with three ports in a row."""
    towns = (a_city("ostia", "0101"), a_city("gabii", "0301"), a_city("alba", "0601"))
    return at_war(*towns, army=0, war=False, **fields)


def test_CIV_6_8_3_2i_ships_carry_their_own_countrys_elements_only() -> None:
    """An ally's in the same port do not sail."""
    world = at_war(a_city("ostia", "0101"), a_city("cumae", "0601", VEII), war=False)
    bound(world, "military", ROME, VEII)
    for _ in range(3):
        a_ship(world, "cumae").hex = "0101"

    assert refused(Embark(army="0101", goal="0601"), world).startswith("CIV-6.8.3.2a: no ships of yours")


def test_CIV_6_8_3_3b_each_leg_of_a_route_is_a_stage_the_open_sea_is_one() -> None:
    """Two storm cards by way of Gabii, one straight on."""
    for lanes, drawn in ((["0101 0301", "0301 0601"], 2), ([], 1)):
        world = port()
        world.sea_lanes = list(lanes)
        voyage = find_voyage(world, "0101", "0601")
        table = Table(world, {"storm.heart": "2H"})

        assert isinstance(voyage, Voyage)
        assert "0601" == sail(table.play, ROME, [a_ship(world, "ostia")], [], voyage, "Spring", Care())
        assert drawn == sum(event.purpose == "storm.card" for event in table.told(Drawn))


def test_CIV_6_8_3_3i_who_halts_is_not_the_invader_any_more() -> None:
    """The other group goes on without him; who was lost on the march is gone."""
    world = at_war(
        a_city("ostia", "0302"),
        a_city("alba", "0203"),
        a_city("cumae", CUMAE, VEII),
        against=0,
        board=river(f"0302 {CUMAE}"),
    )
    world.countries[ROME].preferences.care = Care(on_storm="halt")
    march = MoveArmy(army="0302", path=(CUMAE,), also=("0203",))
    end = season(world, {"march": {ROME: [march]}}, cards={"storm.card": "JS", "siege.card": "TS"})

    assert [("Spears",) * 6] == [event.types for event in end.told(Engaged)]
    assert 5 == where(end.state, ROME)["0302"]


def test_CIV_6_8_3_3j_the_heart_is_drawn_before_the_storm() -> None:
    """Stage after stage, over a river into the unknown."""
    world = placed(at_war(war=False, board=river("0702 0802")), ROME, "0702")
    world.owners["0702"] = ROME
    end = season(world, {"march": {ROME: [MoveArmy(army="0702", path=("0802",))]}}, cards={"storm.heart": "2H"})
    drawn = [event.purpose for event in end.told(Drawn)]

    assert ["storm.heart", "storm.card"] == [purpose for purpose in drawn if purpose.startswith("storm")]


def test_CIV_6_8_3_3k_moving_up_draws_cards_withdrawing_does_not() -> None:
    """The invader over the mountain draws an Ace, the relieving stack a Jack; who flees over a river draws nothing."""
    heights = Board(rows=["~~~~~~~~~~", "pppppppppp", "ppppmppppp", "pppppppppp"])
    world = border(board=heights)
    an_army(world, "nola", 4)
    end = invades(world, GiveBattle(hex=CUMAE, up="0602"), cards={"storm.card": ["AS", "JS"]})

    assert ["veii"] == [event.country for event in end.told(StormLosses)]

    flight = placed(placed(border(board=river(f"{CUMAE} 0403")), VEII, "0403"), ROME, "0303")
    orders = {
        "march": {ROME: [MoveArmy(army="0303", path=("0403",))]},
        "defence": {VEII: [Withdraw(hex="0403", goal=CUMAE)]},
    }
    fled = season(flight, orders, cards={"storm.card": "JS"})

    assert {CUMAE: 3} == where(fled.state, VEII)
    assert [] == fled.told(StormLosses)
