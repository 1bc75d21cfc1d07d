"""Reach, lines, groups, measures and seats (section 2.4, EMP-H6.1, EMP-H7.51, X28 to X32, X55, X80, X81)."""

import pytest

from rules.empires.board.houses import by_stature, initiative, round_from
from rules.empires.board.land import bases, components, connected, cut_off, reach, reached, without
from rules.empires.board.measures import (
    ceiling,
    creed,
    eligible,
    faith_gap,
    language_gap,
    move,
    need,
    par,
    points,
    prosperity,
    score,
)
from rules.kernel.state.viewing import seen
from tests.rules.empires.worlds import SECOND, a_world


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ("england", "wessex", 0),
        ("wessex", "ireland", 1),
        ("leon", "sardinia", 2),
        ("aragon", "sardinia", 1),
        ("swabia", "england", None),
    ],
)
def test_EMP_H3_8_reach(a, b, expected) -> None:
    """0 by land, 1 over one common sea, 2 over two neighbouring seas, else none; the same both ways (EMP-H3.7)."""
    world = a_world()

    assert (expected, expected) == (reach(world, a, b), reach(world, b, a))


def test_EMP_H10_1_the_areas_in_reach_are_those_that_some_own_area_reaches() -> None:
    """Looked for all at once or one by one, the same are found, from either side (EMP-H3.8)."""
    world = a_world()
    for seat in world.empires:
        own = world.owned(seat)
        near = {id: [one for one in own if one != id and reach(world, one, id) is not None] for id in world.areas}

        assert near == {id: bases(world, seat, id) for id in world.areas}
        assert [id for id in world.areas if id not in own and near[id]] == reached(world, seat)


def test_EMP_H3_1_to_H3_3_prosperity_ceiling_and_need() -> None:
    """Social state and population added; norm and two, at most 3; the population, at least 1 (EMP-H3.3)."""
    areas, worn = a_world().areas, a_world(file=SECOND).areas

    assert 4 == prosperity(areas["england"])
    assert (3, 2, 1) == (ceiling(areas["england"]), ceiling(areas["wessex"]), ceiling(areas["wales"]))
    assert (3, 1, 1, 1) == (
        need(areas["england"]),
        need(areas["wales"]),
        need(areas["wallachia"]),
        need(worn["sardinia"]),
    )


def test_EMP_H3_2_a_level_stays_within_its_bounds() -> None:
    """A move that would lead outside is cut short, at the ceiling and at the floor."""
    area = a_world().areas["wales"]

    assert (2, 1) == (move(area, 5), area.social)
    assert (-4, -3, 0) == (move(area, -9), area.social, move(area, -1))


def test_EMP_H3_4_to_H3_6_creeds_and_gaps() -> None:
    """Heresy is a creed of its own, two from everybody; churches are one apart, religions two (EMP-H3.5, EMP-H3.6)."""
    world = a_world(areas={"languedoc": {"heresy": True}})

    assert ("heresy", "christian", "christian") == tuple(
        creed(world, world.areas[one]) for one in ("languedoc", "serbia", "england")
    )
    assert (0, 1, 2, 2) == tuple(faith_gap(world, "england", one) for one in ("wales", "serbia", "egypt", "languedoc"))
    assert (0, 1, 2) == tuple(language_gap(world, "england", one) for one in ("wessex", "saxony", "wales"))


def test_EMP_H3_11_a_court_wants_language_and_religion_not_church() -> None:
    """Of another church it may be, of another language, religion or heretical it may not."""
    world = a_world(areas={"wessex": {"faith": "greek"}, "northumbria": {"heresy": True}})

    assert [True, True, False, False] == [
        eligible(world, "england", one) for one in ("england", "wessex", "northumbria", "normandy")
    ]


@pytest.mark.parametrize(
    ("number", "seat", "lost", "off"),
    [
        ("X28", "germany", ["franconia", "lorraine"], ["frisia", "saxony"]),
        ("X29", "germany", ["franconia"], []),
        ("X30", "england", ["normandy"], []),
        ("X31", "england", ["normandy", "wessex"], ["anjou", "aquitaine"]),
        ("X32", "egypt", [], []),
    ],
)
def test_EMP_H7_51_lines_of_communications(number, seat, lost, off) -> None:
    """Steps over land borders and single seas join an area to its court (X28 to X32)."""
    del number
    world = a_world(owned=dict.fromkeys(lost, ""))

    assert off == sorted(cut_off(world, seat), key=off.index)
    assert off == [one for one in without(a_world(), seat, lost) if one not in lost] or not lost


def test_EMP_H7_51_without_a_court_nothing_is_connected() -> None:
    """In exile every area is cut off."""
    world = a_world(seats={"egypt": {"court": ""}})

    assert ([], ["syria", "egypt"]) == (connected(world, "egypt"), cut_off(world, "egypt"))


def test_EMP_H10_1_what_castile_reaches() -> None:
    """An area is reached by land, or over one sea or two, from any own area."""
    found = reached(a_world(), "castile")

    assert {"portugal", "sardinia", "wessex", "ireland"} <= set(found)
    assert not {"castile", "swabia", "constantinople"} & set(found)


def test_X55_groups_of_ties_and_claims() -> None:
    """England's ties and claims fall into three groups; Ireland alone is none."""
    world = a_world()
    england = world.empires["england"]

    assert [
        ["england", "wessex", "northumbria", "wales"],
        ["ireland"],
        ["normandy", "brittany", "anjou", "aquitaine"],
    ] == components(world, {*england.ties, *england.claims})


def test_X80_X81_EMP_H6_1_the_order_of_a_round() -> None:
    """By stature, then areas, then seat order; who would be late takes the latest free place (EMP-H6.1, EMP-H3.9)."""
    world, late = a_world(), a_world()
    late.empires["byzantium"].standing.initiative = "late"

    assert ["egypt", "byzantium", "england", "germany", "france", "hungary", "castile"] == by_stature(world)
    assert by_stature(world) == initiative(world)
    assert ["egypt", "england", "germany", "france", "hungary", "castile", "byzantium"] == initiative(late)


def test_EMP_H5_17_going_round_begins_after_the_seat() -> None:
    """Seat order goes round from the seat after the one whose turn it is, which is left out."""
    assert ["hungary", "byzantium", "egypt", "england", "france", "germany"] == round_from(a_world(), "castile")


def test_EMP_H5_2_a_round_is_named_by_its_last_year() -> None:
    """The first round is the 1180 round, the fifth the 1200 round."""
    world = a_world()
    later = world.model_copy(update={"round_index": 4})

    assert (1180, 1200) == (world.year, later.year)


def test_X85_EMP_H26_2_points_and_score() -> None:
    """Hungary with Serbia and Halych, both claimed: 22 points, 4 above the par of three game turns (EMP-H26.2).

    Rules: EMP-18.0b.
    """
    world = a_world(owned={"serbia": "hungary", "halych": "hungary"}, areas={"serbia": {"social": 0}})
    world.turn = 3
    longer = world.model_copy(update={"turn": 9})

    assert (22, 18, 4, 18) == (
        points(world, "hungary"),
        par(world, "hungary"),
        score(world, "hungary"),
        par(longer, "hungary"),
    )


def test_what_a_seat_may_not_see() -> None:
    """Others see how many cards a seat holds and how many are in the deck, and nothing of its orders (section 2)."""
    world = a_world(seats={"france": {"hand": ["coup", "influence"]}})
    world.deck = ["coup", "plenty_5"]
    world.empires["france"].standing.guard.gold = 3
    others, own = seen(world, "england"), seen(world, "france")

    assert (["", ""], ["", ""], 0) == (
        others.empires["france"].hand,
        others.deck,
        others.empires["france"].standing.guard.gold,
    )
    assert (["coup", "influence"], ["", ""], 3) == (
        own.empires["france"].hand,
        own.deck,
        own.empires["france"].standing.guard.gold,
    )
