"""Rebellion values, the table, and what brings unrest (EMP-17, X1 to X19)."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, get_args

import pytest

from rules.empires.board.chances import ALL, WAYS, at_least, at_most, chance
from rules.empires.unrest.chart import result, ways
from rules.empires.unrest.events import AreaChecked, Cause, LineBroken, UnrestBegan, UnrestCalmed
from rules.empires.unrest.unrest import CLAUSES, calm, enter_unrest, roll_check, sweep_line
from rules.empires.unrest.values import kindred, unfriendly, weigh
from rules.empires.unrest.words import TELLINGS
from tests.rules.empires.playing import a_table
from tests.rules.empires.worlds import a_world

HUNGARIAN: dict[str, Any] = {"unrest": ["bulgaria"], "ties": {"hungary": ["bulgaria"]}}
BOTH: dict[str, Any] = {**HUNGARIAN, "ties": {"hungary": ["bulgaria"], "egypt": ["bulgaria"]}}
WAIVED = {"hungary": {"waivers": ["byzantium"]}}
HOLY: dict[str, Any] = {"owned": {"jerusalem": "byzantium"}, "unrest": ["jerusalem"]}
HERETIC: dict[str, Any] = {"owned": {"languedoc": "england"}, "unrest": ["languedoc"]}
EXAMPLES: list[tuple[str, Mapping[str, Any], str, int, int]] = [
    ("X1", {}, "england", 4, 0),
    ("X2", {}, "normandy", 3, 1),
    ("X3", {}, "aquitaine", 1, 4),
    ("X4", {}, "flanders", 1, 1),
    ("X5", {}, "serbia", 1, 3),
    ("X6", {}, "constantinople", 5, 0),
    ("X7", {}, "leon", 1, 2),
    ("X8", HUNGARIAN, "bulgaria", 0, 9),
    ("X9", {**HUNGARIAN, "seats": WAIVED}, "bulgaria", 0, 7),
    ("X10", BOTH, "bulgaria", 0, 9),
    ("X11", {**BOTH, "seats": WAIVED}, "bulgaria", 0, 9),
    ("X12", {"owned": {"apulia": "byzantium"}}, "apulia", 2, 6),
    ("X13", HOLY, "jerusalem", 0, 6),
    ("X14", {**HOLY, "owned": {"jerusalem": "byzantium", "syria": ""}}, "jerusalem", 0, 7),
    ("X15", {}, "croatia", 1, 1),
    ("X16", {**HERETIC, "areas": {"languedoc": {"heresy": True}}}, "languedoc", 0, 9),
    (
        "X17",
        {**HERETIC, "areas": {"languedoc": {"heresy": True}, "provence": {"heresy": True}}},
        "languedoc",
        0,
        10,
    ),
    (
        "X18",
        {
            "owned": {"valencia": "hungary"},
            "unrest": ["valencia"],
            "ties": {"castile": ["valencia"]},
            "areas": {"valencia": {"fort": 0, "social": 3}},
        },
        "valencia",
        5,
        17,
    ),
    ("X19", {}, "castile", 2, -2),
]


@pytest.mark.parametrize(("number", "changes", "area", "gold", "value"), EXAMPLES, ids=[one[0] for one in EXAMPLES])
def test_EMP_17_22_the_worked_examples(number, changes, area, gold, value) -> None:
    """Every modifier that applies is added, and no other (X1 to X19)."""
    del number

    assert value == weigh(a_world(**changes), area, gold).value


@pytest.mark.parametrize(
    ("clause", "changes", "area", "gold", "part"),
    [
        ("17.22a", {}, "england", 3, ("gold", 3)),
        ("17.22b", {}, "constantinople", 0, ("fort", -3)),
        ("17.22c", {}, "england", 0, ("own_tie", -2)),
        ("17.22d", BOTH, "bulgaria", 0, ("foreign_tie", 2)),
        ("17.22e", HUNGARIAN, "bulgaria", 0, ("unrest", 5)),
        ("17.22f", {"owned": {"saxony": "england"}}, "saxony", 0, ("language", 1)),
        ("17.22f", {}, "normandy", 0, ("language", 2)),
        ("17.22g", {"owned": {"apulia": "byzantium"}}, "apulia", 0, ("faith", 1)),
        ("17.22g", HOLY, "jerusalem", 0, ("faith", 2)),
        ("17.22h", {}, "aquitaine", 0, ("kindred", 1)),
    ],
)
def test_EMP_17_22_each_circumstance_alone(clause, changes, area, gold, part) -> None:
    """Each line of the table, with its figure (EMP-17.22a to EMP-17.22h).

    Rules: EMP-17.22b, EMP-17.22c, EMP-17.22e, EMP-17.22f, EMP-17.22g.
    """
    del clause
    without = {name for name, _ in weigh(a_world(), "wessex").parts}

    assert part in weigh(a_world(**changes), area, gold).parts
    assert part[0] not in without - {"own_tie"}


def test_EMP_17_22h_kindred_are_independent_land_neighbours_of_one_language_and_creed() -> None:
    """Not the owned, not those over the sea, not those of another creed; and one or many count once."""
    free = a_world()
    owned = a_world(owned={"languedoc": "france"})
    heretic = a_world(areas={"languedoc": {"heresy": True}})

    assert (["languedoc"], [], []) == tuple(kindred(world, "aquitaine") for world in (free, owned, heretic))
    assert [] == kindred(free, "sicily")
    assert ("kindred", 1) in weigh(a_world(owned={"tuscany": "germany"}), "tuscany").parts


def test_EMP_17_22d_EMP_H12_42_a_waived_tie_is_friendly() -> None:
    """A tie weighs on an owner toward whom it is not waived; one's own never does (EMP-H12.42)."""
    assert ["hungary"] == unfriendly(a_world(**HUNGARIAN), "bulgaria")
    assert [] == unfriendly(a_world(**HUNGARIAN, seats=WAIVED), "bulgaria")
    assert [] == unfriendly(a_world(), "england")


def test_EMP_17_22i_nothing_else_counts() -> None:
    """Excommunication, holds and a leader's ratings change no value (R13)."""
    plain = weigh(a_world(), "wessex")
    laden = a_world(
        holds=[("wessex", "france", "ile_de_france", 1)],
        seats={"england": {"excommunicated": True, "vacant": True}},
    )

    assert plain == weigh(laden, "wessex")


TABLE = {
    -1: (36, 0, 0),
    0: (35, 1, 0),
    1: (33, 3, 0),
    2: (30, 5, 1),
    3: (26, 9, 1),
    4: (26, 7, 3),
    5: (21, 9, 6),
    6: (15, 15, 6),
    7: (15, 11, 10),
    8: (10, 16, 10),
    9: (10, 11, 15),
    10: (6, 15, 15),
    11: (6, 9, 21),
    12: (3, 12, 21),
    13: (3, 7, 26),
    14: (1, 9, 26),
    15: (1, 5, 30),
    16: (0, 6, 30),
}


def test_EMP_17_5_all_36_ways_of_every_column() -> None:
    """The table, counted out: ways to nothing, to unrest and to rebellion for each value."""
    world = a_world()

    assert TABLE == {value: tuple(ways(world, value).values()) for value in TABLE}


def test_EMP_17_3b_values_outside_use_the_first_and_the_last_column() -> None:
    """Below 0 no dice harm; above 16 it is as with 16."""
    world = a_world()

    assert ways(world, -1) == ways(world, -9)
    assert ways(world, 16) == ways(world, 22)


@pytest.mark.parametrize(
    ("number", "value", "total", "expected"),
    [
        ("X20", 4, 8, "quiet"),
        ("X20", 4, 9, "unrest"),
        ("X20", 4, 11, "rebels"),
        ("X21", -2, 12, "quiet"),
        ("X22", 0, 12, "unrest"),
        ("X23", 9, 7, "unrest"),
        ("X23", 9, 8, "rebels"),
        ("X24", 17, 2, "unrest"),
        ("X24", 17, 5, "rebels"),
        ("X25", 6, 10, "rebels"),
    ],
)
def test_EMP_17_3a_a_sum_is_looked_up_in_the_column_of_the_value(number, value, total, expected) -> None:
    """The worked examples of checks (X20 to X25)."""
    del number

    assert expected == result(a_world(), value, total)


def test_two_dice_are_counted_out() -> None:
    """Ways to reach a sum of at least n (section 7)."""
    assert {2: 36, 3: 35, 4: 33, 5: 30, 6: 26, 7: 21, 8: 15, 9: 10, 10: 6, 11: 3, 12: 1} == {
        n: at_least(n) for n in WAYS
    }
    assert (36, 0, 21, Fraction(1, 6)) == (at_least(-3), at_least(13), at_most(7), chance(6))
    assert sum(WAYS.values()) == ALL


def test_EMP_17_0a_EMP_17_11a_a_marker_lies_on_owned_land_once() -> None:
    """An independent area never bears one, and a second changes nothing and is not told (EMP-17.11a)."""
    table = a_table(a_world())
    did = [enter_unrest(table.play, area, "conquered") for area in ("wessex", "wessex", "wales")]

    assert [True, False, False] == did
    assert (True, False) == (table.state.areas["wessex"].unrest, table.state.areas["wales"].unrest)
    assert ["EMP-17.0g"] == [event.clause for event in table.told(UnrestBegan)]


def test_EMP_17_0h_EMP_H7_52_a_broken_line_brings_unrest_without_a_check() -> None:
    """All areas cut off, and not yet in unrest, enter it together (X28) (EMP-H7.52)."""
    table = a_table(a_world(owned={"franconia": "", "lorraine": ""}, unrest=["frisia"]))
    sweep_line(table.play, "germany")
    sweep_line(table.play, "germany")

    assert [("saxony",)] == [event.areas for event in table.told(LineBroken)]
    assert [True, True, False] == [table.state.areas[one].unrest for one in ("saxony", "frisia", "swabia")]
    assert [] == table.told(AreaChecked)


@pytest.mark.parametrize(
    ("dice", "unrest", "after", "expected"),
    [((3, 5), False, False, "quiet"), ((4, 5), False, True, "unrest"), ((5, 6), False, False, "rebels")],
)
def test_EMP_17_4_what_a_check_leaves(dice, unrest, after, expected) -> None:
    """U places the marker, − changes nothing, R is left to whoever carries it out; all of it is told (X20)."""
    table = a_table(a_world(), {"check": dice})
    found = roll_check(table.play, weigh(table.state, "aquitaine", 1), "taxed")
    event = table.told(AreaChecked)[0]

    assert (expected, after) == (found, table.state.areas["aquitaine"].unrest)
    assert (4, sum(dice), unrest, (("gold", 1), ("language", 2), ("kindred", 1))) == (
        event.value,
        event.total,
        event.before,
        event.parts,
    )
    assert event.because


def test_EMP_17_12_the_marker_counts_whenever_it_was_placed() -> None:
    """A marker that lies there when the value is taken adds 5; it stays through U and through nothing."""
    table = a_table(a_world(unrest=["wessex"]), {"check": (1, 1)})
    weighed = weigh(table.state, "wessex")

    assert 5 - 2 == weighed.value
    assert "quiet" == roll_check(table.play, weighed, "failed")
    assert table.state.areas["wessex"].unrest
    assert (-2, 3) == (
        weigh(table.state, "wessex", unrest=False).value,
        weigh(a_world(), "wessex", unrest=True).value,
    )


def test_calming_is_told_once() -> None:
    """The marker goes, and only where there is one."""
    table = a_table(a_world(unrest=["wessex"]))
    calm(table.play, "wessex", "ruled", "EMP-H15.1")
    calm(table.play, "wessex", "ruled", "EMP-H15.1")

    assert ["EMP-H15.1"] == [event.clause for event in table.told(UnrestCalmed)]
    assert not table.state.areas["wessex"].unrest


def test_how_a_check_reads() -> None:
    """A sentence: causes before effects, with value and dice; a quiet one is short."""
    table = a_table(a_world(), {"check": (4, 5)})
    roll_check(table.play, weigh(table.state, "aquitaine", 1), "taxed")
    loud = TELLINGS.tell(table.told(AreaChecked)[0])

    assert (
        "aquitaine pays 1 gold, speaks another tongue than its lord and has free kindred next door, "
        "a rebellion value of 4: the dice show 9, and it falls into unrest." == loud.text
    )


def test_EMP_17_0b_these_causes_and_no_others() -> None:
    """Taxes, plunder, failures, conquest, broken lines, heirless thrones; each with its rule."""
    assert {"taxed", "plundered", "failed", "conquered", "restored", "cut_off", "heirless"} == set(get_args(Cause))
    assert set(CLAUSES) == set(get_args(Cause))
