"""Leader Dies Heirless, up to the court (EMP-19.1f, X76 to X78)."""

import pytest

from rules.empires.board.state import World
from rules.empires.fate.events import TiesCut
from rules.empires.fate.heirless import die_heirless, has_choice, inheritors, settle, shaken_by, wished
from rules.empires.unrest.events import AreaChecked, LineBroken
from rules.empires.unrest.values import weigh
from tests.rules.empires.playing import a_table, two
from tests.rules.empires.worlds import a_world
from tests.rules.playing import Table

STATURE = {
    f"stature.{name}": dice for name, dice in (("combat", (1, 1)), ("administration", (3, 4)), ("diplomacy", (6, 6)))
}


def hungary(**dice: int) -> Table:
    """Give the table after Hungary drew the card for all areas, with these sums for its areas."""
    faces = {("check", area): two(total) for area, total in dice.items()}
    table = a_table(a_world(seats={"hungary": {"excommunicated": True}}), {**STATURE, **faces})
    die_heirless(table.play, "hungary", "heirless_all")
    return table


def test_EMP_19_1f1_X78_the_drawer_makes_a_stature_check_and_the_throne_is_vacant() -> None:
    """Dice of 2, 7 and 12 give 1, 5 and 9; the next name of the list; an excommunication ends."""
    empire = hungary(hungary=9, transylvania=8, croatia=10).state.empires["hungary"]
    leader = empire.leader

    assert (1, 5, 9) == (leader.combat, leader.administration, leader.diplomacy)
    assert (empire.heirs[0], True, False) == (leader.name, empire.vacant, empire.excommunicated)


def test_EMP_19_1f3_to_1f8_X76_all_areas_in_a_row() -> None:
    """Quiet, unrest, rebellion; the ties go, and the claims to what it does not own.

    Rules: EMP-17.0i, EMP-19.1f6, EMP-19.1f7, EMP-19.1f8.
    """
    table = hungary(hungary=9, transylvania=8, croatia=10)
    world, empire = table.state, table.state.empires["hungary"]
    values = {event.area: event.value for event in table.told(AreaChecked)}

    assert {"hungary": 1, "transylvania": 5, "croatia": 5} == values
    assert [("hungary", False), ("hungary", True), ("", False)] == [
        (world.areas[area].owner, world.areas[area].unrest) for area in ("hungary", "transylvania", "croatia")
    ]
    assert ([], ["hungary", "transylvania"]) == (empire.ties, empire.claims)
    assert ("hungary", "croatia") == table.told(TiesCut)[0].ties
    assert {"croatia", "serbia", "halych"} == set(table.told(TiesCut)[0].claims)
    assert has_choice(world, "hungary")


def test_EMP_19_1f2_X77_areas_of_other_languages_alone() -> None:
    """England's lands in France: 3, 5 and 8 are the values of the checks."""
    world = a_world()
    shaken = shaken_by(world, "england", "heirless_language")
    for area in shaken:
        world.areas[area].unrest = True

    assert ["normandy", "anjou", "aquitaine"] == shaken
    assert [3, 5, 8] == [weigh(world, area).value for area in shaken]


def test_EMP_19_1f4_areas_in_unrest_before_are_checked_too() -> None:
    """Whatever their language."""
    table = a_table(a_world(unrest=["england"]), STATURE)
    die_heirless(table.play, "england", "heirless_language")

    assert ["england", "normandy", "anjou", "aquitaine"] == [event.area for event in table.told(AreaChecked)]


def test_EMP_19_1f5_all_values_are_taken_before_any_dice() -> None:
    """A rebellion of this card makes no neighbour of its own tongue more unruly."""
    table = hungary(hungary=2, transylvania=12, croatia=2)
    world = a_world()
    world.areas["hungary"].unrest = world.areas["croatia"].unrest = True

    assert {one.area: one.value for one in table.told(AreaChecked)}["croatia"] == weigh(world, "croatia").value


def test_EMP_19_2f2_enlarged_demesnes_are_discarded() -> None:
    """All that lie in front; other retained cards stay."""
    world = a_world(seats={"hungary": {"front": ["demesne", "weapons", "demesne"]}})
    table = a_table(world, STATURE)
    die_heirless(table.play, "hungary", "heirless_all")

    assert (["weapons"], ["demesne"] * 2) == (table.state.empires["hungary"].front, table.state.discard)


def lost_court(owned: dict[str, str]) -> World:
    """Give a world in which Hungary's court has rebelled."""
    return a_world(owned={"hungary": "", **owned})


@pytest.mark.parametrize(
    ("owned", "expected"),
    [({"croatia": "", "transylvania": ""}, ""), ({}, "transylvania")],
)
def test_EMP_19_1f9_EMP_19_1f11_a_court_that_rebelled_must_move_or_goes_into_exile(
    owned: dict[str, str], expected: str
) -> None:
    """With one area that will do it moves there at once, without a question (EMP-19.1f11)."""
    world = lost_court(owned)
    table = a_table(world)
    asked = has_choice(world, "hungary")
    settle(table.play, "hungary")

    assert (False, expected) == (asked, table.state.empires["hungary"].court)


def test_EMP_19_1f9_a_court_may_move_to_any_area_of_its_leader_s_language_and_religion() -> None:
    """What was chosen, or what was said beforehand; else it stays."""
    table = a_table(a_world())
    settle(table.play, "hungary")
    stays = table.state.empires["hungary"].court
    settle(table.play, "hungary", "transylvania")
    table.state.empires["hungary"].standing.court = ["croatia", "hungary"]

    assert ("hungary", "transylvania", "hungary") == (
        stays,
        table.state.empires["hungary"].court,
        wished(table.state, "hungary"),
    )


def test_EMP_19_1f10_no_line_is_swept_before_the_court_has_moved() -> None:
    """Then once: what hangs on the old court alone falls into unrest."""
    table = hungary(hungary=12, transylvania=2, croatia=2)
    before = table.told(LineBroken)
    settle(table.play, "hungary", "")

    assert [] == before
    assert all(
        table.state.areas[area].unrest or table.state.empires["hungary"].court for area in table.state.owned("hungary")
    )


@pytest.mark.parametrize(
    ("seat", "hands", "expected"),
    [
        ("castile", {"england": ["coup"], "france": ["coup"], "egypt": ["coup"]}, []),
        ("england", {"england": ["coup"], "france": ["coup"], "egypt": ["coup"]}, ["france"]),
        ("england", {"france": []}, []),
    ],
)
def test_EMP_19_1f12_X104_X105_who_may_inherit_while_the_throne_is_vacant(
    seat: str, hands: dict[str, list[str]], expected: list[str]
) -> None:
    """Others with a card in hand and a claim to one of its areas; both are public."""
    world = a_world(seats={one: {"hand": hand} for one, hand in hands.items()})

    assert expected == inheritors(world, seat)
