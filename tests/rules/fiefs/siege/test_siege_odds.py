"""Odds of a siege: equal to every fall of its dice, and to the table of section 7 (FIE-8.38 to FIE-8.42)."""

from fractions import Fraction
from itertools import product

import pytest

from rules.fiefs.board.forces import Siege
from rules.fiefs.siege.odds import WeighSiege
from rules.kernel.errors import Refusal
from tests.rules.fiefs.camps import a_war, army_at
from tests.rules.fiefs.worlds import LETTERS, a_world

M = LETTERS["M"]
TABLE = {
    1: ["5/6", "1/6"],
    2: ["2/3", "5/18", "1/18"],
    3: ["1/2", "1/3", "5/36", "1/36"],
    4: ["1/3", "1/3", "2/9", "5/54", "1/54"],
    5: ["1/6", "5/18", "5/18", "5/27", "5/54"],
    6: ["1/6", "5/18", "5/18", "5/18"],
}
"""By the first T: the chance to fall with each roll, and later; differences of the table of section 7."""


@pytest.mark.parametrize("target", range(1, 7))
def test_FIE_8_42_a_siege_is_counted_out_exactly(target: int) -> None:
    """Roll by roll as in the table; what is impossible is left out."""
    world = a_world()
    world.fiefs["metz"].fortress = target
    found = WeighSiege(fief="metz", engines=0).odds(world, M)

    assert [Fraction(one) for one in TABLE[target]] == list(found.outcomes.values())
    assert 1 == sum(found.outcomes.values())


def test_FIE_8_38_odds_equal_a_count_of_every_fall() -> None:
    """A fortress of 4 against four rolls of one engine, all 1,296 falls looked at."""
    world = a_world()
    world.fiefs["metz"].fortress = 4
    first = [0] * 5
    for faces in product(range(1, 7), repeat=4):
        rolls = [place for place, face in enumerate(faces) if face + 1 + place > 4]
        first[rolls[0] if rolls else 4] += 1
    found = WeighSiege(fief="metz", engines=1).odds(world, M)

    assert [Fraction(count, 6**4) for count in first if count] == list(found.outcomes.values())


def test_FIE_8_38_an_army_inside_counts_two() -> None:
    """A fortress of 3 with an army inside is one of 5 without."""
    world = a_world()
    world.fiefs["metz"].fortress, world.fiefs["liege"].fortress = 3, 5

    assert (
        WeighSiege(fief="metz", inside=True, engines=0).odds(world, M).outcomes
        == WeighSiege(fief="liege", engines=0).odds(world, M).outcomes
    )


def test_FIE_8_42_turns_spent_and_engines_of_ones_own_army_count() -> None:
    """The army's Art and its turns before the walls are taken as they are."""
    world = a_world()
    a_war(world, {"M": 1, "B": 2})
    army_at(world, "M", "metz", siege=Siege(fief="metz", spent=1))
    world.fiefs["metz"].fortress = 5
    found = WeighSiege(fief="metz").odds(world, M)

    assert "Fortress 5, artillery 1, one turn spent before it" == found.assumed[0]
    assert Fraction(1, 2) == next(iter(found.outcomes.values()), None)


def test_FIE_8_38_without_an_army_one_says_what_besieges() -> None:
    """Whoever follows no army names the engines."""
    with pytest.raises(Refusal, match="not on the board"):
        WeighSiege(fief="metz").check(a_world(), M)
