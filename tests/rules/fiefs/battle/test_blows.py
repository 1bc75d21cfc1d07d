"""One element against another: the table of attacks, cell by cell, and every modifier (FIE-11.20 to FIE-11.24)."""

from itertools import product

import pytest

from rules.fiefs.battle.blows import Blow, allowed, outcome, sums
from rules.fiefs.board.tables import TYPES
from tests.rules.fiefs.battle.hosts import a_command

TABLE = """
Kn 1/1 4/0 9/6 2/2 10/4 10/4 21/1 15/2 10/4 21/1 26/0 10/4
Cv 0/4 2/2 6/1 2/2 0/4 0/4 6/1 2/2 10/4 21/1 12/0 10/4
LH - 1/6 4/4 1/6 - - 4/4 1/6 - 15/4 9/2 -
Bd 2/2 2/2 6/1 0/0 2/0 6/0 6/6 6/0 12/0 12/0 12/0 21/0
Sp 4/10 4/0 9/0 0/2 1/1 4/0 4/10 4/0 9/0 9/0 9/0 15/1
Pk 4/10 4/0 9/0 - 0/4 2/2 2/15 2/2 6/1 6/1 6/1 10/4
Wb 1/21 1/6 4/4 - 10/4 15/2 2/2 2/2 6/1 6/1 21/1 10/4
Ax 2/15 2/2 6/1 - 0/4 2/2 2/2 2/2 6/1 6/1 6/1 10/4
Bw 4/0 4/0 9/0 0/0 0/0 1/0 1/0 1/0 4/0 4/0 4/0 6/0
Ps 1/21 1/21 4/15 - - 1/6 1/6 1/6 4/4 4/4 4/4 -
Hd - - 2/9 - - 1/6 1/21 1/6 4/4 4/4 4/4 -
Art 4/0 4/0 9/0 0/0 1/0 4/0 4/0 4/0 9/0 9/0 9/0 15/0
"""
ROWS = {row.split()[0]: dict(zip(TYPES, row.split()[1:], strict=True)) for row in TABLE.strip().splitlines()}


def a_blow(attacker: str, target: str, **fields: str) -> Blow:
    """Give an attack of one element on another, each with two of another type behind it."""
    behind = {"Kn": "Bd"}
    ours = a_command(attacker, behind.get(attacker, "Kn"), posture=fields.get("ours", "steady"))  # type: ignore[arg-type]  # a test's types
    theirs = a_command(target, behind.get(target, "Kn"), owner="them", posture=fields.get("theirs", "steady"))  # type: ignore[arg-type]  # as above
    return Blow(ours, ours.line[0], theirs, theirs.line[0])


def counted(blow: Blow) -> str:
    """Count over 36 rolls how often the attacker destroys, and is destroyed."""
    attack, defence = sums(blow)
    if not allowed(blow.fighter.type, attack, defence):
        return "-"
    ends = [outcome(blow, attack + ours, defence + theirs) for ours, theirs in product(range(1, 7), repeat=2)]
    return f"{ends.count(('target', True))}/{ends.count(('attacker', True))}"


@pytest.mark.parametrize("attacker", TYPES)
def test_FIE_11_23_every_attack_ends_as_the_table_says(attacker: str) -> None:
    """Of 36 rolls as many destroy the target, and the attacker, as section 7 counts, for every pair of types."""
    found = {target: counted(a_blow(attacker, target)) for target in TYPES}

    assert ROWS[attacker] == found


def test_FIE_11_20_the_imprudent_do_not_attack() -> None:
    """An element whose sum is lower by two stays where it is, unless it shoots; by one it attacks."""
    assert [False, True, True, True] == [
        allowed("Wb", 3, 5),
        allowed("Wb", 4, 5),
        allowed("Bw", 2, 5),
        allowed("Art", 2, 5),
    ]


def test_FIE_11_21_factors_differ_against_foot_and_horse() -> None:
    """Blades count 5 against foot and 3 against horse, bows 2 and 4."""
    assert [(5, 2), (3, 3), (2, 5), (4, 3)] == [
        sums(a_blow("Bd", "Bw")),
        sums(a_blow("Bd", "Kn")),
        sums(a_blow("Bw", "Bd")),
        sums(a_blow("Bw", "Kn")),
    ]


def test_FIE_11_22_a_general_adds_one() -> None:
    """A general's element counts one more, attacking and attacked."""
    blow = a_blow("Kn", "Kn")
    blow.fighter.general = "us"

    assert (5, 4) == sums(blow)


@pytest.mark.parametrize(
    ("line", "against", "expected"),
    [
        (("Sp", "Sp"), "Bd", 5),
        (("Sp", "Bd"), "Bd", 4),
        (("Pk", "Pk"), "Bd", 5),
        (("Wb", "Wb"), "Bd", 4),
        (("Wb", "Wb"), "Kn", 2),
        (("Bd", "Bd"), "Bd", 5),
    ],
)
def test_FIE_11_22_the_next_of_its_type_supports(line: tuple[str, ...], against: str, expected: int) -> None:
    """Spears add one, pikes two, warbands one against foot, where the next element is of their type."""
    ours, theirs = a_command(*line), a_command(against, "Ps", owner="them")  # type: ignore[arg-type]  # a test's types

    assert expected == sums(Blow(ours, ours.line[0], theirs, theirs.line[0]))[0]


def test_FIE_11_14_the_last_of_a_line_has_none_next_to_it() -> None:
    """A spear at the end of its line is not supported."""
    ours, theirs = a_command("Sp", "Sp"), a_command("Bd", "Ps", owner="them")

    assert 4 == sums(Blow(ours, ours.line[1], theirs, theirs.line[0]))[0]


def test_FIE_11_22_twice_the_numbers_add_one() -> None:
    """A line of four against one of two counts one more; one of three does not."""
    few, many = a_command("Bd", "Ps"), a_command("Bd", "Ps", "Ps", "Ps", owner="them")
    some = a_command("Bd", "Ps", "Ps", owner="them")

    assert (5, 6) == sums(Blow(few, few.line[0], many, many.line[0]))
    assert (5, 5) == sums(Blow(few, few.line[0], some, some.line[0]))


@pytest.mark.parametrize(
    ("ours", "theirs", "expected"),
    [
        ("press", "steady", (6, 5)),
        ("hold", "steady", (4, 5)),
        ("steady", "press", (5, 4)),
        ("steady", "hold", (5, 6)),
        ("press", "hold", (6, 6)),
    ],
)
def test_FIE_11_22_postures_count(ours: str, theirs: str, expected: tuple[int, int]) -> None:
    """Who presses attacks at one more and is attacked at one less; who holds the other way round."""
    assert expected == sums(a_blow("Bd", "Bd", ours=ours, theirs=theirs))


def test_FIE_11_23_equal_totals_do_nothing_and_shooters_suffer_nothing() -> None:
    """Equal: nothing. Bows and engines that attack are never beaten by what they shoot at."""
    assert ("", False) == outcome(a_blow("Kn", "Kn"), 9, 9)
    assert ("", False) == outcome(a_blow("Bw", "Kn"), 3, 12)
    assert ("", False) == outcome(a_blow("Art", "Kn"), 3, 12)
    assert ("attacker", True) == outcome(a_blow("Kn", "Bw"), 5, 10)


def test_FIE_11_24_some_are_destroyed_undoubled() -> None:
    """Knights beaten by light horse fall, blades by warbands, engines by anybody; blades by knights only recoil."""
    assert [("target", True), ("target", True), ("target", True), ("target", False)] == [
        outcome(a_blow("LH", "Kn"), 8, 7),
        outcome(a_blow("Wb", "Bd"), 8, 7),
        outcome(a_blow("Hd", "Art"), 8, 7),
        outcome(a_blow("Kn", "Bd"), 8, 7),
    ]
