"""The scenario files, and mistakes in one (EMP-H4.1, EMP-17.5a, section 12)."""

import tomllib
from typing import Any

import pytest
from pydantic import ValidationError

from rules.empires.board.entries import DEFAULT_CHART
from rules.empires.board.land import cut_off
from rules.empires.board.measures import points
from rules.empires.board.realms import Standing
from rules.empires.board.scenario import EmpiresScenario
from tests.rules.empires.worlds import BOARDS, FIRST, SECOND, a_world


def read() -> dict[str, Any]:
    """Give the first scenario as it is written."""
    return tomllib.loads(FIRST.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", [FIRST, SECOND])
def test_the_shipped_scenarios_are_as_the_rulebook_counts_them(file) -> None:
    """69 land areas, 15 seas, 7 empires, 9 regions, a deck of 49 (section 12)."""
    one = BOARDS[file]
    base = sum(card.count for card in one.card if card.set == "base")

    assert (69, 15, 7, 9, 49) == (len(one.area), len(one.sea), len(one.empire), len(one.region), base)
    assert any(empire.beginner for empire in one.empire)


def test_EMP_H4_7_the_given_scenarios_need_no_sweep() -> None:
    """No area is cut off from its court at the start."""
    world = a_world()

    assert [] == [area for seat in world.empires for area in cut_off(world, seat)]


def test_X84_points_at_the_start() -> None:
    """England 33, France 25, Germany 35, Castile 14, Hungary 14, Byzantium 41, Egypt 14."""
    world = a_world()

    assert [33, 25, 35, 14, 14, 41, 14] == [points(world, seat) for seat in world.empires]


def test_X106_castile_has_less_on_worn_lands() -> None:
    """In the second scenario Castile begins with 12 points."""
    assert 12 == points(a_world(file=SECOND), "castile")


def test_EMP_17_5_a_file_without_a_table_gets_the_default() -> None:
    """The shipped files write the default table out; without it the same holds."""
    bare = read()
    del bare["rebellion"]

    assert DEFAULT_CHART == BOARDS[FIRST].rebellion == EmpiresScenario.model_validate(bare).rebellion


def test_EMP_H4_6_what_the_host_leaves_open_is_the_scenarios() -> None:
    """Options are the scenario's where the host says nothing."""
    usual, own = a_world(file=SECOND).options, a_world(turns=5, hegemony=0, recovery="all", extended_deck="yes").options

    assert (3, False, 35, 2, "none") == (
        usual.turns,
        usual.extended_deck,
        usual.hegemony,
        usual.claim_bonus,
        usual.recovery,
    )
    assert (5, True, 0, 2, "all") == (own.turns, own.extended_deck, own.hegemony, own.claim_bonus, own.recovery)


MISTAKES: list[tuple[str, int, dict[str, Any], str]] = [
    ("area", 1, {"id": "england"}, "area england: listed twice"),
    ("area", 1, {"language": "englsh"}, "area wessex: there is no language “englsh”; choose german, english"),
    ("area", 1, {"faith": "lollard"}, "area wessex: there is no faith “lollard”; choose latin, greek, muslim or pagan"),
    ("area", 1, {"seas": ["thames"]}, "area wessex: there is no sea “thames”"),
    ("area", 1, {"borders": ["england"]}, "area wessex: wales lists it as a neighbour; add wales to its borders"),
    ("area", 1, {"borders": ["england", "wales", "wessex"]}, "area wessex: it borders itself"),
    ("area", 1, {"population": 5}, "area wessex: population is 5; it must be -2 to 4"),
    ("area", 1, {"norm": -3}, "area wessex: norm is -3; it must be -2 to 2"),
    ("area", 1, {"social": 3}, "area wessex: social is 3; it must be -3 to 2"),
    ("area", 1, {"fort": 1}, "area wessex: fort is 1; it must be 0, 2 or 3"),
    ("area", 1, {"x": 1001}, "area wessex: x is 1001; it must be 0 to 1000"),
    ("sea", 0, {"borders": ["irish_sea"]}, "sea norwegian_sea: north_sea lists it as a neighbour"),
    ("empire", 0, {"court": "normandy"}, "empire england: its court normandy .* choose england, wessex or northumbria"),
    ("empire", 0, {"court": "ireland"}, "empire england: its court ireland is no area of its own"),
    ("empire", 1, {"areas": ["ile_de_france", "anjou"]}, "empire france: anjou is england's already"),
    ("empire", 0, {"claims": ["tunis"]}, "empire england: it cannot claim tunis, whose religion is not its leader's"),
    ("empire", 0, {"ties": ["albion"]}, "empire england: there is no area “albion”"),
    ("empire", 0, {"gold": 100}, "empire england: gold is 100; it must be 0 to 99"),
    ("empire", 0, {"par": [1, 2]}, "empire england: par has 2 figures; it needs 6"),
    ("region", 0, {"areas": ["wessex"]}, "area england: it stands in no region; it must stand in exactly one"),
    ("region", 0, {"areas": ["anjou"]}, "stands in"),
    ("card", 0, {"count": 8}, "card plenty: count is 8; it must be 9, one for each region"),
    ("card", 2, {"count": 3}, "card: the base deck has 50 cards; it must have 49"),
    ("card", 2, {"hold": True}, "card epidemic: hold must be false"),
    ("card", 14, {"set": "base"}, "card tactics: set must be “extended”"),
    ("family", 0, {"languages": ["german", "norse"]}, "language english: it stands in 0 families"),
    ("claim_exception", 0, {"seat": "venice"}, "claim_exception: there is no seat “venice”"),
]


@pytest.mark.parametrize(("kind", "place", "changes", "said"), MISTAKES, ids=[one[3][:40] for one in MISTAKES])
def test_EMP_H4_1_a_mistake_in_a_scenario_is_told(kind, place, changes, said) -> None:
    """A file that breaks a check is refused with the entry that does, and with what would be right."""
    wrong = read()
    wrong[kind][place] |= changes

    with pytest.raises(ValidationError, match=said):
        EmpiresScenario.model_validate(wrong)


CHARTS: list[tuple[int, dict[str, Any], str]] = [
    (0, {"value": 0}, "rebellion: its rows are for 0, 0, 1"),
    (2, {"unrest": [11, 13]}, "rebellion row 1: 13 is no sum of two dice"),
    (3, {"unrest": [10, 11, 12]}, "rebellion row 2: 12 is in both lists"),
    (3, {"unrest": [10]}, "rebellion row 2: 11 is milder than 10"),
    (4, {"unrest": [11], "rebels": [12]}, "rebellion row 3: 10 is milder than in the row before"),
]


@pytest.mark.parametrize(("place", "changes", "said"), CHARTS, ids=[one[2][:40] for one in CHARTS])
def test_EMP_17_5a_a_wrong_chart_is_told(place, changes, said) -> None:
    """A table of one's own is refused with the row and the rule that it breaks."""
    wrong = read()
    wrong["rebellion"]["row"][place] |= changes

    with pytest.raises(ValidationError, match=said):
        EmpiresScenario.model_validate(wrong)


def test_EMP_17_5a_another_chart_is_taken() -> None:
    """Whoever owns the printed chart plays by it: any table that keeps the rules is taken."""
    own = read()
    own["rebellion"]["row"][17] = {"value": 16, "unrest": [], "rebels": list(range(2, 13))}

    assert (2, *range(3, 13)) == EmpiresScenario.model_validate(own).rebellion.row[17].rebels


def test_EMP_H4_2_how_everything_begins() -> None:
    """Seats on autopilot; no unrest, heresy or holds; gold 8, claims and ties; no cards, waivers, orders.

    Rules: EMP-H4.3, EMP-H4.4, EMP-H4.5.
    """
    world = a_world()
    areas, seats = world.areas.values(), world.empires.values()

    assert {"autopilot"} == {one.holder for one in seats}
    assert not any(one.unrest or one.heresy or one.holds for one in areas)
    assert [("england", 1, 2), ("", -1, 2)] == [
        (world.areas[id].owner, world.areas[id].social, world.areas[id].fort) for id in ("england", "wales")
    ]
    assert {8} == {one.gold for one in seats}
    assert ["england", "wessex", "normandy"] == world.empires["england"].ties
    assert all(set(world.owned(one.id)) <= set(one.claims) for one in seats)
    assert not any(one.hand or one.waivers or one.sheet or one.posts for one in seats)
    assert all(one.standing == Standing() for one in seats)
