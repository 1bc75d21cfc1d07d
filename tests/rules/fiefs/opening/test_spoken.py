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


def test_FIE_2_12_a_claim_behind_the_lands_is_no_land() -> None:
    """The one list ends where the other begins, whatever stands between."""
    for words in (
        "i want london, rouen, arras. and claim paris",
        "london, rouen and arras, claims on paris",
        "London Rouen Arras, and I want a claim on Paris",
    ):
        lands, claims = WishLands.heard(words, a_start(), "lara").orders
        assert ("london", "rouen", "arras") == lands.fiefs
        assert ("paris",) == claims.fiefs


def test_FIE_2_12_what_was_meant_for_a_claim_is_no_land_any_more() -> None:
    """Where it stood in the wishes."""
    lands, claims = WishClaims.heard("i ment a CLAIM on paris", a_start(), "lara").orders

    assert ("reims",) == lands.fiefs
    assert ("paris",) == claims.fiefs


def test_FIE_2_12_what_lies_around_a_fief_can_be_wished_for() -> None:
    """By its name, or as what was named before."""
    assert ["london", "bristol", "canterbury"] == heard("gimme london and stuff near it")[:3]
    assert "rouen" in heard("I'd like the lands around Paris")
    assert [*BEFORE, "rouen"] == heard("For the rest I'd like the lands around Paris")[:3]


def test_FIE_2_12_who_asks_for_a_list_wishes_for_nothing() -> None:
    """Nor whoever wants what is another's before anybody has anything: that is said, with what he named himself."""
    for words in ("list the fiefs of France", "give me a list of the fiefs of England", "show me France and England"):
        assert WishLands.heard(words, a_start(), "lara") is None
    world = a_start()
    for fief in world.fiefs.values():
        fief.control = ""
    asked = WishLands.heard("london paris frankfurt and claims on adas stuff", world, "lara")

    assert [WishLands(fiefs=("london", "paris", "frankfurt"))] == asked.orders
    assert "nobody holds a fief yet" in asked.question
    assert WishLands.heard("gimme london, and something next to mortimers", world, "lara").question
