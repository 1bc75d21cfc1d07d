"""The definitions of section 4.4.2, and which words are true of a ruler (CIV-4.4.1d)."""

from collections import Counter
from fractions import Fraction

import pytest

from rules.civilized.world.characters import Standing
from rules.civilized.world.definitions import (
    bordering,
    invasion_target,
    large_population,
    neighbouring,
    strong_army,
    unscrupulous,
)
from rules.civilized.world.state import Agreement, World
from rules.kernel.luck.chance import DECK
from tests.rules.civilized.worlds import a_city, a_person, a_ship, a_world, an_army
from tests.rules.playing import Table


def three(**fields) -> World:
    """Give Rome in the west, Veii beside it, and Alba beyond."""
    world = a_world(
        a_city("roma", "0102"), a_city("caere", "0502", "veii", **fields), a_city("alba", "0901", "alba", **fields)
    )
    for hexagon in world.owners:
        column = int(hexagon[:2])
        world.owners[hexagon] = "rome" if column < 4 else "veii" if column < 7 else "alba"
    return world


def armies(own: int, theirs: int) -> World:
    """Give Rome and Veii armies of these sizes."""
    world = three()
    an_army(world, "roma", own), an_army(world, "caere", theirs)
    return world


@pytest.mark.parametrize(("own", "theirs", "strong"), [(10, 8, True), (9, 8, False), (1, 0, True), (0, 0, False)])
def test_CIV_4_4_2a_x42_a_strong_army_is_a_quarter_larger(own, theirs, strong) -> None:
    """Ten against eight is, nine is not; without any element there is none."""
    assert strong is strong_army(armies(own, theirs), "rome", "veii")


def test_CIV_4_4_2b_neighbours_share_a_border_or_are_reached_by_more_than_two_ships() -> None:
    """The relation need not be mutual."""
    world = three()
    assert ["veii"] == bordering(world, "rome") == neighbouring(world, "rome")
    assert ["rome", "alba"] == neighbouring(world, "veii")

    for _ in range(2):
        a_ship(world, "roma")
    a_ship(world, "roma", kind="Warship")
    assert ["veii"] == neighbouring(world, "rome")

    a_ship(world, "roma")

    assert ["veii", "alba"] == neighbouring(world, "rome") and ["veii"] == neighbouring(world, "alba")


def test_CIV_4_4_2b_ships_make_no_neighbour_of_whoever_lies_on_another_sea() -> None:
    """Alba's coast is on a lake of its own."""
    world = three()
    for _ in range(3):
        a_ship(world, "roma")
    assert "alba" in neighbouring(world, "rome")

    for hexagon, owner in list(world.owners.items()):
        if owner == "alba" and hexagon[2:] == "01":
            del world.owners[hexagon]

    assert ["veii"] == neighbouring(world, "rome")


@pytest.mark.parametrize(("population", "large"), [(70, False), (71, True)])
def test_CIV_4_4_2c_a_large_population_is_over_70_in_the_average(population, large) -> None:
    """Of the base population of all cities."""
    world = three(population=population)

    assert large is large_population(world, "veii")

    world.cities = {}

    assert not large_population(world, "veii")


@pytest.mark.parametrize(("loyalty", "false"), [(6, True), (7, False)])
def test_CIV_4_4_2f_unscrupulous_is_a_loyalty_of_six_or_less(loyalty, false) -> None:
    """Nothing is said of somebody whose scores are not drawn."""
    world = three()

    assert false is unscrupulous(a_person(world, "Numa", scores=[7, 7, loyalty, 7, 7, 7, 7, 7]))
    assert not unscrupulous(a_person(world, "Titus"))


def test_CIV_4_4_2h_the_target_is_the_candidate_with_fewest_elements() -> None:
    """Equal ones alike, and the cards are the gamemaster's."""
    world = three()
    an_army(world, "caere", 2), an_army(world, "alba", 1)
    assert "alba" == invasion_target(world, "rome", ["veii", "alba"], Table(world).play.chance)

    an_army(world, "alba", 1)
    found = Counter()
    for card in DECK:
        table = Table(world, cards={"war.target": card})
        found[invasion_target(world, "rome", ["veii", "alba"], table.play.chance)] += 1

        assert {"gamemaster"} == {event.audience for event in table.events}
    assert {"veii": 26, "alba": 26} == found


@pytest.mark.parametrize("kind", ["pact", "defensive", "military"])
def test_CIV_4_4_2h_friends_are_never_candidates(kind) -> None:
    """A trade agreement is no friendship in this."""
    world = three()
    world.agreements["x"] = Agreement(id="x", kind=kind, parties=["veii", "rome"], start=90)
    assert "" == invasion_target(world, "rome", ["veii"], Table(world).play.chance)

    world.agreements["x"].kind = "land_trade"

    assert "veii" == invasion_target(world, "rome", ["veii"], Table(world).play.chance)


@pytest.mark.parametrize("word", ["religious", "acquisitive", "popular", "military", "political", "loyal"])
def test_CIV_4_4_1d_strong_and_something_wants_both_scores_over_10(word) -> None:
    """Activity alone, or the other alone, will not do."""
    order = ["religious", "acquisitive", "loyal", "popular", "strong", "intelligent", "military", "political"]
    scores = [Fraction(7)] * 8
    scores[order.index(word)] = Fraction(11)
    assert not Standing(tuple(scores)).strongly(word)

    scores[order.index("strong")] = Fraction(32, 3)

    assert Standing(tuple(scores)).strongly(word)
