"""Outbreak of Heresy (EMP-19.1e, X73 to X75)."""

from rules.empires.board.measures import creed, faith_gap
from rules.empires.board.state import World
from rules.empires.court.possession import take
from rules.empires.fate.events import HeresySpread
from rules.empires.fate.heresy import break_out, candidates, neighbours, spread, where
from tests.rules.empires.playing import a_table
from tests.rules.empires.worlds import a_world

NEIGHBOURS = ("lorraine", "saxony", "bavaria")


def germany() -> World:
    """Give X73: lorraine (2), franconia (3), swabia (3, court) and austria (1) in unrest."""
    return a_world(
        unrest=["lorraine", "franconia", "swabia", "austria"],
        areas={"swabia": {"social": 1, "population": 2}},
        active="germany",
    )


def test_EMP_19_1e2_EMP_19_1e3_X73_the_most_prosperous_area_in_unrest_turns_heretical() -> None:
    """Not the court: Franconia becomes independent, and bears the marker; fort and level stay (EMP-19.1e3)."""
    table = a_table(germany())
    before = table.state.areas["franconia"].model_copy()
    area = where(table.play, "germany")
    break_out(table.play, "germany", area)
    franconia = table.state.areas["franconia"]

    assert ("franconia", "", True, False) == (area, franconia.owner, franconia.heresy, franconia.unrest)
    assert (before.fort, before.social) == (franconia.fort, franconia.social)
    assert ("franconia", "germany") == (table.state.outbreak.area, table.state.outbreak.drawer)


def test_EMP_19_1e4_tied_candidates_each_roll_a_die_until_one_is_highest() -> None:
    """Those tied for the highest roll again."""
    alike = {one: {"social": 0, "population": 2} for one in NEIGHBOURS}
    world = a_world(unrest=NEIGHBOURS, areas=alike)
    table = a_table(world, {("heresy", "saxony"): [5, 2], ("heresy", "lorraine"): [5, 4], ("heresy", "bavaria"): [3]})

    assert "lorraine" == where(table.play, "germany")
    assert table.luck.spent()


def test_EMP_19_1e1_X75_a_leader_of_another_religion_has_no_heretics() -> None:
    """Nor has a Christian without a Christian area in unrest."""
    world = a_world(unrest=["syria"])

    assert ([], []) == (candidates(world, "egypt"), candidates(world, "germany"))
    assert "" == where(a_table(world).play, "egypt")


def test_EMP_19_1e8_X74_what_is_not_regained_spreads_to_its_language() -> None:
    """Over land borders, not to the court, all at once; owned ones become independent."""
    table = a_table(germany())
    break_out(table.play, "germany", "franconia")
    spread(table.play)
    world = table.state

    assert ["lorraine", "saxony", "bavaria"] == list(table.told(HeresySpread)[0].areas)
    assert [("", True)] * 3 == [
        (world.areas[one].owner, world.areas[one].heresy) for one in ("saxony", "lorraine", "bavaria")
    ]
    assert ("germany", "germany") == (world.areas["swabia"].owner, world.areas["swabia"].owner)
    assert not world.areas["bohemia"].heresy
    assert world.outbreak is None


def test_EMP_19_1e6_EMP_19_1e7_regained_in_time_it_spreads_nowhere_even_if_lost_again() -> None:
    """Any way of gaining it counts (R58) (EMP-19.1e7)."""
    table = a_table(germany())
    break_out(table.play, "germany", "franconia")
    take(table.play, "franconia", "germany", "diplomacy")
    table.state.areas["franconia"].owner = ""
    spread(table.play)

    assert [] == table.told(HeresySpread)
    assert not table.state.areas["saxony"].heresy


def test_EMP_19_1e9_EMP_19_1e10_a_heretical_area_is_not_christian_for_endeavours() -> None:
    """Its gap is 2 for every leader, and it stays heretical, whoever owns it (EMP-19.1e10)."""
    table = a_table(germany())
    break_out(table.play, "germany", "franconia")
    take(table.play, "franconia", "germany", "conquest")
    world = table.state

    assert [2, 2] == [faith_gap(world, seat, "franconia") for seat in ("germany", "france")]
    assert ("heresy", True) == (creed(world, world.areas["franconia"]), world.areas["franconia"].heresy)


def test_EMP_19_1e5_no_candidate_is_ever_a_court_of_anybody() -> None:
    """The spread passes courts by, whoever's they are."""
    world = germany()
    world.empires["france"].court = "saxony"

    assert ["lorraine", "bavaria"] == neighbours(world, "franconia")
