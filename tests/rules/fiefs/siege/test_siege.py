"""Sieges and ravaging (FIE-8.34 to FIE-8.43, FIE-12.7)."""

from fractions import Fraction

import pytest

from rules.fiefs.armies.events import AttritionRolled
from rules.fiefs.board.forces import Siege
from rules.fiefs.siege.events import FiefRavaged, SiegeRolled
from rules.fiefs.siege.siege import besiege, chance_to_fall, first_t, ravage, refuse_ravaging, refuse_siege
from rules.kernel.errors import Refusal
from tests.rules.fiefs.camps import a_rebellion, a_table, a_war, army_at, run
from tests.rules.fiefs.worlds import LETTERS, a_world


def a_siege(fief, dice, season="summer", garrison=False, art=1, **settings):
    """Put the English army before a fief of Mortimer's, with dice as they show."""
    world = a_world(control={fief: "M", "paris": "M"}, **settings)
    a_war(world, {"B": 1, "M": 2}, season=season)
    army = army_at(world, "B", fief)
    army.elements = [one for one in army.elements if one.type != "Art"] if not art else army.elements
    if garrison:
        army_at(world, "M", fief, inside=True)
    return army, a_table(world, dice)


def test_FIE_8_38_three_turns_before_dijon() -> None:
    """Worked example 22: ravaged, then nothing, then it falls."""
    army, table = a_siege("dijon", {"siege": [2, 2, 2], "attrition": [1]})
    results = []
    for _ in range(3):
        run(besiege(table.play, army))
        results.append(table.told(SiegeRolled)[-1].result)

    assert ["repelled", "nothing", "falls"] == results
    assert [(3, 0), (4, 1), (5, 2)] == [(event.total, event.spent) for event in table.told(SiegeRolled)]
    assert 1 == len(table.told(AttritionRolled)) == len(table.told(FiefRavaged))
    assert LETTERS["B"] == table.play.state.fiefs["dijon"].control


def test_FIE_8_39_an_army_inside_is_destroyed() -> None:
    """Worked example 23: Metz with an army inside; nobody earns prestige by it."""
    army, table = a_siege("metz", {"siege": [6, 5, 5]}, garrison=True)
    world = table.play.state
    before = {seat: world.houses[seat].earned for seat in world.playing()}
    results = []
    for _ in range(3):
        run(besiege(table.play, army))
        results.append(table.told(SiegeRolled)[-1].result)

    assert ["nothing", "nothing", "falls"] == results
    assert not world.conflicts  # the war is over with its army (FIE-5.16)
    assert before == {seat: world.houses[seat].earned for seat in world.playing()}


def test_FIE_8_40_below_it_everybody_there_rolls() -> None:
    """The besieger first; the fief is ravaged."""
    army, table = a_siege("paris", {"siege": [1], "attrition": [1, 1]}, garrison=True)
    run(besiege(table.play, army))

    assert [army.id, table.play.state.turn_order[1]] == [event.army for event in table.told(AttritionRolled)]
    assert table.play.state.fiefs["paris"].ravaged


def test_FIE_8_41_equal_nothing_happens() -> None:
    """Neither ravaged nor hungry."""
    army, table = a_siege("dijon", {"siege": [3]})
    run(besiege(table.play, army))

    assert not table.told(AttritionRolled)
    assert not table.play.state.fiefs["dijon"].ravaged


def test_FIE_8_42_every_roll_counts_for_the_next() -> None:
    """The count rises by one after each roll; FIE-8.43: without an army inside it is the same."""
    army, table = a_siege("paris", {"siege": [1, 1], "attrition": [1]})
    run(besiege(table.play, army))
    run(besiege(table.play, army))

    assert army.siege
    assert ("paris", 2) == (army.siege.fief, army.siege.spent)


def test_FIE_8_37_who_may_besiege() -> None:
    """A field army, a fief that an enemy holds."""
    army, table = a_siege("dijon", {})
    refuse_siege(table.play.state, army)
    army.fief = "metz"  # whose lord takes no part here
    with pytest.raises(Refusal):
        refuse_siege(table.play.state, army)
    army.fief, army.inside = "dijon", True
    with pytest.raises(Refusal):
        refuse_siege(table.play.state, army)


def test_FIE_8_35_ravaging() -> None:
    """Whoever controls the fief, once; FIE-8.36: no marker moves."""
    army, table = a_siege("dijon", {})
    place = table.play.state.fiefs["dijon"]
    before = (place.control, place.claim)
    ravage(table.play, army)

    assert place.ravaged
    assert before == (place.control, place.claim)
    with pytest.raises(Refusal):
        refuse_ravaging(table.play.state, army)


def test_FIE_12_7_honor() -> None:
    """Worked example 44: two fiefs of France by action earn each member of side 1 two points; a failed siege none."""
    world = a_world(control={"reims": "M", "troyes": "M", "dijon": "M", "winchester": "M"})
    conflict = a_war(world, {"B": 1, "L": 1, "Z": 1, "C": 1, "M": 2}, pretext="honor")
    army, table = army_at(world, "B", "reims"), a_table(world, {"siege": [1], "attrition": [1]})
    for fief in ("reims", "troyes", "winchester"):  # the last is England's
        army.fief = fief
        ravage(table.play, army)
    army.fief = "dijon"
    run(besiege(table.play, army))

    assert dict.fromkeys((LETTERS[one] for one in "BLZC"), 2) == {
        seat: house.earned for seat, house in world.houses.items() if house.earned
    }
    assert 2 == conflict.honor


@pytest.mark.parametrize("needed", range(8))
def test_section_7_of_six_faces(needed) -> None:
    """How often a fief falls, nothing happens, and hunger comes, by T; every face rolled."""
    results = []
    for die in range(1, 7):
        army, table = a_siege("toledo", {"siege": [die], "attrition": [1]}, art=0)
        table.play.state.fiefs["toledo"].fortress = needed
        assert Fraction(max(6 - needed, 0), 6) == chance_to_fall(table.play.state, army)
        run(besiege(table.play, army))
        results.append(table.told(SiegeRolled)[-1].result)
    falls, nothing = max(6 - needed, 0), int(1 <= needed <= 6)

    assert (falls, nothing, 6 - falls - nothing) == tuple(map(results.count, ("falls", "nothing", "repelled")))


def test_section_7_an_unbroken_siege() -> None:
    """Worked example 24: by the first, second and third roll 1/6, 4/9, 13/18 from T = 5; from 7: 0, 0, 1/6."""
    army, table = a_siege("bordeaux", {}, art=0)
    assert [Fraction(1, 6), Fraction(4, 9), Fraction(13, 18)] == fallen(table.play.state, army, 3)
    army, table = a_siege("rouen", {}, garrison=True)
    assert 7 == first_t(table.play.state, army, "rouen")
    assert [0, 0, Fraction(1, 6)] == fallen(table.play.state, army, 3)


def fallen(world, army, rolls):
    """Give the chance that a fief has fallen by each roll."""
    stands, found = Fraction(1), []
    for spent in range(rolls):
        army.siege = Siege(fief=army.fief, spent=spent)
        stands *= 1 - chance_to_fall(world, army)
        found.append(1 - stands)
    return found


def test_FIE_8_43_in_a_rebellion_too() -> None:
    """A rebel besieges what the other side holds."""
    world = a_world(control={"angers": "L", "paris": "M"})
    a_rebellion(world, {"L": 1, "M": 2})

    refuse_siege(world, army_at(world, "L", "paris"))
