"""Effectiveness ratings, needed rolls and their ways (EMP-H9, X33 to X48, X95, X97, X100)."""

from typing import Any

import pytest

from rules.empires.board.chances import WAYS, at_least
from rules.empires.board.land import bases
from rules.empires.endeavours.defence import Defence, can_defend, defence_of, defences_left
from rules.empires.endeavours.odds import bands, successes
from rules.empires.endeavours.ratings import arms, best_base, halved, rate
from rules.empires.endeavours.tables import BANDS, COSTS, LEADER_DIES, band, needed
from tests.rules.empires.worlds import a_world

PRUSSIA: dict[str, Any] = {"owned": {"prussia": "germany"}}
HOLY: dict[str, Any] = {"owned": {"jerusalem": "byzantium"}}
HELD: dict[str, Any] = {"holds": [("normandy", "france", "ile_de_france", 1)]}
EXAMPLES: list[tuple[str, dict[str, Any], tuple[Any, ...], int, int, int]] = [
    ("X33", {}, ("england", "conquer", "brittany", "normandy", 2), 7, 6, 26),
    ("X34", {}, ("england", "conquer", "ireland", "wessex", 0), 5, 8, 15),
    ("X35", {}, ("castile", "conquer", "sardinia", "leon", 0), 3, 10, 6),
    ("X36", {}, ("castile", "conquer", "sardinia", "", 0), 6, 7, 21),
    ("X38", {}, ("france", "conquer", "normandy", "ile_de_france", 3), 6, 7, 21),
    ("X40", {}, ("egypt", "conquer", "jerusalem", "egypt", 3), 9, 4, 33),
    ("X41", {}, ("hungary", "rule", "transylvania", "", 0), 7, 5, 30),
    ("X42", {}, ("byzantium", "fortify", "hellas", "", 0), 8, 8, 15),
    ("X43", {}, ("byzantium", "negotiate", "apulia", "", 3), 5, 7, 21),
    ("X44", {}, ("byzantium", "negotiate", "croatia", "", 0), 0, 12, 1),
    ("X45", {}, ("byzantium", "negotiate", "serbia", "", 0), 7, 5, 30),
    ("X46", PRUSSIA, ("germany", "convert", "prussia", "", 0), 5, 7, 21),
    ("X47", HOLY, ("byzantium", "convert", "jerusalem", "", 3), 3, 9, 10),
    ("X48", HELD, ("england", "rule", "normandy", "", 0), 4, 8, 15),
    ("X95", HELD, ("england", "conquer", "ile_de_france", "normandy", 3), 4, 9, 10),
    (
        "X100",
        {**HOLY, "seats": {"byzantium": {"front": ["missionary"]}}},
        ("byzantium", "convert", "jerusalem", "", 3),
        5,
        7,
        21,
    ),
]


@pytest.mark.parametrize(
    ("number", "changes", "tried", "rating", "roll", "ways"), EXAMPLES, ids=[one[0] for one in EXAMPLES]
)
def test_EMP_H9_4_the_worked_examples(number, changes, tried, rating, roll, ways) -> None:
    """Rating, needed roll and ways of 36, to the figure (EMP-H7.2)."""
    del number
    rated = rate(a_world(**changes), *tried)

    assert (rating, roll, ways) == (rated.rating, needed(rated.kind, rated.rating), successes(rated))


def test_X36_EMP_H10_1_the_best_base_is_taken_where_none_is_named() -> None:
    """Aragon before Leon: reach 1 and 6, not reach 2 and 3 (EMP-H10.1)."""
    assert "aragon" == best_base(a_world(), "castile", "sardinia")
    assert "" == best_base(a_world(), "castile", "prussia")


def test_EMP_H10_1_no_base_rates_better_than_the_best() -> None:
    """It is the first in scenario order among those that rate highest, seas and holds counted."""
    world = a_world(holds=[("normandy", "france", "ile_de_france", 1)])
    for seat in world.empires:
        for target in world.areas:
            able = {base: rate(world, seat, "conquer", target, base).rating for base in bases(world, seat, target)}

            assert max(able, key=lambda base: able[base], default="") == best_base(world, seat, target)


def test_X37_EMP_H9_6_halving() -> None:
    """Down where positive, half as much again and away from zero where negative (EMP-H9.6)."""
    assert {7: 3, 5: 2, 1: 0, 0: 0, -1: -2, -2: -3, -3: -5} == {er: halved(er) for er in (7, 5, 1, 0, -1, -2, -3)}


def test_EMP_H9_6_EMP_H9_7_defence_and_gold_are_not_halved() -> None:
    """They are applied after it (X35 with 2 gold and a defender of 4) (EMP-H9.7)."""
    rated = rate(a_world(), "castile", "conquer", "sardinia", "leon", 2)

    assert 5 == rated.rating
    assert 0 == Defence("x", 4, 0, 1).against(rated).rating


def test_X38_X39_what_a_defence_does() -> None:
    """Undefended 6: 21 ways, and no failure; defended 0: 13 needed, none, and failure with 7 or less: 21 ways."""
    world = a_world(active="castile", seats={"england": {"used": 4}})
    rated = rate(world, "france", "conquer", "normandy", "ile_de_france", 3)
    defence = defence_of(world, "normandy")
    assert defence
    defended = defence.against(rated)

    assert (21, 0) == (successes(rated), bands(rated)["failure"])
    assert (0, 0, 21) == (defended.rating, successes(defended), bands(defended)["failure"])


@pytest.mark.parametrize(
    ("number", "kind", "rating", "great"),
    [("X40", "conquer", 9, 15), ("X41", "rule", 7, 10), ("X92", "conquer", 8, 10)],
)
def test_great_successes_of_the_examples(number, kind, rating, great) -> None:
    """Two holds, or both effects, on so many ways."""
    del number

    assert great == sum(ways for total, ways in WAYS.items() if band(kind, rating + total) == "great")


def test_X95_three_ways_fail() -> None:
    """With 4 a conquest fails on dice of 3 or less."""
    rated = rate(a_world(**HELD), "england", "conquer", "ile_de_france", "normandy", 3)

    assert {"failure": 3, "nothing": 23, "success": 10, "great": 0} == bands(rated)


LIMITS = {
    "conquer": [(7, "failure"), (8, "nothing"), (12, "nothing"), (13, "success"), (16, "success"), (17, "great")],
    "rule": [(5, "failure"), (6, "nothing"), (11, "nothing"), (12, "success"), (15, "success"), (16, "great")],
    "fortify": [(8, "failure"), (9, "nothing"), (15, "nothing"), (16, "success"), (30, "success")],
    "negotiate": [(3, "failure"), (4, "nothing"), (11, "nothing"), (12, "success"), (15, "success"), (16, "great")],
    "convert": [(5, "failure"), (6, "nothing"), (11, "nothing"), (12, "success"), (30, "success")],
    "restore": [(-20, "nothing"), (11, "nothing"), (12, "success"), (30, "success")],
}


@pytest.mark.parametrize("kind", list(LIMITS))
def test_EMP_H9_8_the_bands(kind) -> None:
    """From which total on each result holds."""
    assert LIMITS[kind] == [(total, band(kind, total)) for total, _ in LIMITS[kind]]


@pytest.mark.parametrize("kind", list(BANDS))
def test_section_7_all_36_ways_add_up_for_every_rating(kind) -> None:
    """Certain at 2 and less, impossible above 12, whatever the rating; succession is 2 ways."""
    rated = rate(a_world(), "england", kind, "normandy" if kind != "conquer" else "brittany", "")
    for extra in range(-12, 16):
        found = rated.adding(("extra", extra))

        assert 36 == sum(bands(found).values())
        assert at_least(needed(kind, found.rating)) == successes(found)
    assert 2 == LEADER_DIES


def test_EMP_H9_2_costs() -> None:
    """Conquer 2, rule 0, fortify 2, negotiate 1, convert 2, restore 0, penance 4."""
    assert [2, 0, 2, 1, 2, 0, 4] == list(COSTS.values())


@pytest.mark.parametrize(
    ("clause", "changes", "tried", "by"),
    [
        ("exile", {"seats": {"england": {"court": ""}}}, ("england", "conquer", "brittany", "normandy"), -2),
        ("exile counts not in restore", {"seats": {"england": {"court": ""}}}, ("england", "restore", "wales"), 0),
        ("excommunicated", {"seats": {"england": {"excommunicated": True}}}, ("england", "rule", "normandy"), -2),
        ("and envoys", {"seats": {"england": {"excommunicated": True}}}, ("england", "negotiate", "scotland"), -2),
        ("and preachers", {"seats": {"england": {"excommunicated": True}}}, ("england", "convert", "normandy"), -2),
        ("not armies", {"seats": {"england": {"excommunicated": True}}}, ("england", "conquer", "brittany"), 0),
        ("not walls", {"seats": {"england": {"excommunicated": True}}}, ("england", "fortify", "wessex"), 0),
        (
            "a pariah",
            {"seats": {"france": {"excommunicated": True}}},
            ("england", "conquer", "ile_de_france", "normandy"),
            1,
        ),
        (
            "not of another religion",
            {"seats": {"egypt": {"excommunicated": True}}},
            ("byzantium", "conquer", "syria"),
            0,
        ),
        (
            "arms",
            {"seats": {"england": {"front": ["weapons", "tactics", "demesne"]}}},
            ("england", "conquer", "brittany"),
            6,
        ),
        ("arms in restore", {"seats": {"england": {"front": ["weapons"]}}}, ("england", "restore", "wales"), 3),
        ("no arms in ruling", {"seats": {"england": {"front": ["weapons"]}}}, ("england", "rule", "normandy"), 0),
    ],
)
def test_EMP_H9_5_EMP_19_2f3_circumstances(clause, changes, tried, by) -> None:
    """What exile, excommunication and arms change, and where they change nothing (EMP-H22.12, EMP-19.2f3)."""
    del clause

    assert by == rate(a_world(**changes), *tried).rating - rate(a_world(), *tried).rating


def test_EMP_H9_4_resistance_of_envoys() -> None:
    """Nothing for an own area, 3 for an independent one, 5 for Venice, else its owner's diplomacy."""
    world = a_world()
    terms = {
        area: dict(rate(world, "england", "negotiate", area).terms).get("resistance", 0)
        for area in ("wessex", "scotland", "venice", "burgundy")
    }

    assert {"wessex": 0, "scotland": -3, "venice": -5, "burgundy": -7} == terms


def test_EMP_H22_2_conviction_less_proselytic_ability() -> None:
    """A heretical area has 4; with Missionary Fervour the rest is halved (EMP-19.2f5)."""
    heretic = a_world(owned={"languedoc": "england"}, areas={"languedoc": {"heresy": True}})
    fervent = a_world(**HOLY, seats={"byzantium": {"front": ["missionary"]}})

    assert -1 == dict(rate(heretic, "england", "convert", "languedoc").terms)["conviction"]
    assert -2 == dict(rate(fervent, "byzantium", "convert", "jerusalem").terms)["conviction"]


@pytest.mark.parametrize(
    ("used", "active", "before", "can", "left"),
    [
        (0, "egypt", 2, True, 2),
        (1, "egypt", 2, True, 1),
        (2, "egypt", 2, False, 0),
        (2, "egypt", 4, True, 2),
        (0, "egypt", 0, False, 0),
        (3, "castile", 2, True, 2),
        (4, "castile", 2, True, 1),
        (5, "castile", 2, False, 0),
        (1, "england", 0, True, 4),
    ],
)
def test_EMP_H13_2_X86_who_can_defend(used, active, before, can, left) -> None:
    """Before one's own turn up to `before`, afterwards up to five; with 3, 4, 5 used 2, 1, 0 are left (X86)."""
    world = a_world(active=active, seats={"england": {"used": used}})
    world.empires["england"].standing.guard.before = before

    assert (can, left) == (can_defend(world, "england"), defences_left(world, "england"))


def test_EMP_H13_3_the_guard_says_which_areas_and_how_much_gold() -> None:
    """All, none, or those listed; as much gold as there is (EMP-19.2f4)."""
    world = a_world(active="egypt", seats={"england": {"gold": 1, "front": ["weapons"]}})
    guard = world.empires["england"].standing.guard
    guard.gold = 3
    whole = defence_of(world, "normandy")
    guard.areas, guard.listed = "some", ["anjou"]
    some = [defence_of(world, area) is not None for area in ("normandy", "anjou")]
    guard.areas = "none"

    assert Defence("england", 6, 3, 1) == whole
    assert [False, True] == some
    assert defence_of(world, "anjou") is None
    assert defence_of(world, "brittany") is None
    assert 3 == arms(world, "england")


@pytest.mark.parametrize("kind", ["rule", "fortify", "convert", "negotiate"])
def test_EMP_17_13a_unrest_changes_no_rating(kind) -> None:
    """Neither that of a target nor that of a base."""
    unrest = a_world(unrest=["normandy", "england"])

    assert rate(a_world(), "england", kind, "normandy") == rate(unrest, "england", kind, "normandy")
    assert rate(a_world(), "england", "conquer", "brittany", "normandy") == rate(
        unrest, "england", "conquer", "brittany", "normandy"
    )


def test_EMP_H12_11_envoys_set_out_from_the_court_however_far() -> None:
    """Distance and seas do not matter to them (EMP-H12.12)."""
    near, far = (rate(a_world(), "england", "negotiate", area) for area in ("ireland", "vladimir"))

    assert ("england", "england") == (near.base, far.base)
    assert {"leader", "court", "social", "resistance", "language"} == set(dict(near.terms))
    assert not {"seas", "base"} & set(dict(far.terms))
