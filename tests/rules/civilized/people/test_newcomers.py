"""Newcomers: what those are called who come into the game (CIV-4.1.4d)."""

from rules.civilized.people.newcomers import new_name, sheet_of
from rules.civilized.world.state import World
from tests.rules.civilized.worlds import a_city, a_person, a_world
from tests.rules.playing import Table

FIRST = "AS"
"""Of several names this card picks the first."""


def named(world: World) -> tuple[str, int]:
    """Give the name of a man who comes to Rome, and how many cards it took."""
    table = Table(world, cards={"character.name": FIRST})
    name = new_name(table.play, sheet_of("rome"), "rome", "man")
    return name, sum(table.play.chance.counts.values())


def test_CIV_4_1_4d_nobody_new_is_named_like_one_of_the_country_or_its_late() -> None:
    """The next of the list comes instead, by the same card; ten years after a death the name is free again."""
    world = a_world(a_city())
    plain, cards = named(world)
    late = a_person(world, plain, family="fabii", died=world.year - 3)
    a_person(world, "Tullus", family="fabii")

    assert "Numa" == plain
    assert ("Ancus", cards) == named(world)
    late.died = world.year - 10
    assert ("Numa", cards) == named(world)


def test_CIV_4_1_4d_where_the_list_is_used_up_a_name_is_borne_twice() -> None:
    """In another family, as before."""
    world = a_world(a_city())
    for name in world.names["latin"].men:
        a_person(world, name, family="fabii")

    assert "Numa" == named(world)[0]
