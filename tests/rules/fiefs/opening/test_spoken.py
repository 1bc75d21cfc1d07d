"""What players wish for in words of their own (FIE-2.12)."""

import pytest

from rules.fiefs.opening.orders import WishClaims, WishLands
from rules.fiefs.opening.spoken import nation_of
from tests.rules.fiefs.worlds import a_world

BEFORE = ("paris", "reims")


def a_start():
    """Give a world in which Lara wishes for Paris and Reims."""
    world = a_world()
    world.houses["lara"].wished_control = list(BEFORE)
    return world


def heard(words, kind=WishLands, world=None):
    """Give what is wished for by words."""
    found = kind.heard(words, world or a_start(), "lara")
    return list(found.orders[0].fiefs) if found else []


@pytest.mark.parametrize(
    ("words", "fiefs"),
    [
        ("London York Winchester", ["london", "york", "winchester"]),
        ("also wish for Arras, Troyes", [*BEFORE, "arras", "troyes"]),
        ("Lyon too", [*BEFORE, "lyon"]),
        ("keep London, York first and then these two", ["london", "york", *BEFORE]),
        ("remove Reims", ["paris"]),
        ("no Reims", ["paris"]),
        ("london and york, then whatever", ["london", "york"]),
        ("wish for London", ["london"]),
        ("no London", []),
        ("no, London first, then York", ["london", "york"]),
        ("London", []),
        ("wish for Atlantis and London", []),
        ("is London good, or York?", []),
        ("which is better London or York", []),
        ("claims on London", []),
    ],
)
def test_FIE_2_12_wishes_are_heard_as_people_list_them(words, fiefs) -> None:
    """What is added stands behind what was wished for before; a name that there is not is for others to say."""
    assert fiefs == heard(words)


def test_FIE_2_12_a_whole_nation_can_be_wished_for() -> None:
    """Its capital first, unless something else is named before."""
    world = a_start()
    england = nation_of(world, "england")

    assert england == heard("wish for all of England", world=world)
    assert ["york", *(one for one in england if one != "york")] == heard("York first, then all of England", world=world)


def test_FIE_2_12_claims_are_a_list_of_their_own() -> None:
    """By the word for them."""
    assert ["paris"] == heard("claims on paris and whatever is left", WishClaims)
    assert [] == heard("Paris and London", WishClaims)
