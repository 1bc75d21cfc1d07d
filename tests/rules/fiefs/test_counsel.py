"""What a House is told before it decides, with the figures of the rulebook's own tables (FIE-19)."""

from typing import Any

import pytest

from rules.fiefs.board.forces import Item
from rules.fiefs.board.state import World
from rules.fiefs.counsel.field import hungers, meetings, passages, sieges, winter
from rules.fiefs.counsel.peace import endings, neutrals, openings
from rules.fiefs.counsel.pieces import Topic, told
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import LONGEST, Weight
from tests.rules.fiefs.test_show import at_war

TOPICS: tuple[Topic, ...] = (sieges, hungers, meetings, winter, passages, openings, endings, neutrals)


def at(name: str) -> Window[Any]:  # Any: no orders are needed to speak
    """Give a window of a name."""
    return Window(name=name, clause="FIE-19.1", asked=(), orders=(), silence="")


def said(topic: Topic, world: World, seat: str, window: str = "season") -> str:
    """Give what a topic says to a seat."""
    return " ".join(one.text for one in told((topic,), world, seat, at(window)))


def test_FIE_19_2_a_siege_is_foretold_by_the_table() -> None:
    """Caen, fortress 5, and one turn spent: T is 4, so 1/3, 2/3, 8/9, and 115/54 rolls in the mean."""
    text = said(sieges, at_war(), "mortimer")

    assert "Caen lies before you: it falls by the first, second and third roll 3 in 10, 7 in 10, 9 in 10" in text
    assert "2.1 rolls in the mean" in text


def test_an_army_near_its_end_is_warned() -> None:
    """Seventeen elements may lose five; in friendly land in summer a failed siege costs a third in the mean."""
    world = at_war()
    found = told((hungers,), world, "blois", at("season"))

    assert [Weight.RUIN] == [one.weight for one in found]
    assert "17 elements and breaks up below 12: it may lose 5" in found[0].text
    assert "costs 0.3 in the mean, 1 at worst" in found[0].text
    assert "" == said(hungers, world, "mortimer")


def test_armies_within_a_move_of_each_other_are_named() -> None:
    """Whoever can be struck is told of numbers and followers; whoever can be reached, that his stance answers."""
    world = at_war()
    world.armies["war-1-blois"].fief, world.armies["war-1-blois"].encamped = "rouen", False

    assert "Your 21 can strike Blois's 17 in Rouen in one move, 3 Houses to 2." == said(meetings, world, "mortimer")
    assert "Your 17 can strike Mortimer's 21 in Caen" in said(meetings, world, "blois")


def test_winter_is_foretold_in_fall() -> None:
    """Turns left, what two winter turns cost outside in enemy land, and where a camp could be."""
    world = at_war()
    world.season, world.turn = "fall", 9
    text = said(winter, world, "mortimer")

    assert "Two turns are left before winter. Two winter turns outside a camp cost 6 elements" in text
    assert "" == said(winter, world, "blois")


@pytest.mark.parametrize(
    ("season", "words"),
    [("summer", "arrives 7 in 10"), ("fall", "arrives 3 in 10"), ("winter", "cannot succeed in winter")],
)
def test_FIE_8_19_a_passage_says_how_likely_it_is(season: Any, words: str) -> None:  # Any: a season
    """One sea route: two in three in summer, one in three in fall, none in winter."""
    world = at_war()
    army = world.armies["war-1-blois"]
    army.fief, army.plan, world.season = "winchester", [Item(act="move", to="caen")], season

    assert words in said(passages, world, "blois")


def test_FIE_5_17_what_would_be_so_if_it_ended_now() -> None:
    """A region goes to the declarer's nation where his side holds more of it."""
    world = at_war()
    text = said(endings, world, "blois")

    assert "If the war ended now, Wessex, the Danelaw and Normandy would be France's." in text
    assert "You have 17 elements against 21 of Mortimer; it ends by itself after three campaigns." in text
    world.conflicts["war-1"] = world.conflicts["war-1"].model_copy(update={"kind": "usurpation", "pretext": ""})
    assert "Who sues for peace in a rebellion has lost it." in said(endings, world, "blois")


def test_a_declarer_hears_what_each_season_leaves() -> None:
    """Twelve turns from spring, nine from summer, five from fall, two from winter."""
    world = at_war()
    world.conflicts["war-1"].campaigns = 0
    text = said(openings, world, "mortimer", "join")

    assert "spring leaves 12, summer leaves 9, fall leaves 5 and winter leaves 2" in text
    assert "" == said(openings, world, "blois", "join")


def test_a_neutral_ruler_hears_how_the_sides_stand() -> None:
    """Who rules a nation in no conflict may mobilise it; who leads or rules nothing is not told."""
    world = at_war()

    assert "You may mobilise Castile: 21 elements and 3 Houses stand against 17 and 2." in said(
        neutrals, world, "cardona"
    )
    assert "" == said(neutrals, world, "blois")


def test_FIE_19_1_counsel_is_short_and_the_same_when_asked_twice() -> None:
    """What has most at stake comes first, and no piece is too long for a phone."""
    world = at_war()
    for seat in world.playing():
        once, twice = (told(TOPICS, world, seat, at("season")) for _ in range(2))

        assert once == twice
        assert all(len(one.text) <= LONGEST for one in once)
