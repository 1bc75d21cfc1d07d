"""Wild land (source 6.8.5)."""

import pytest

from rules.civilized.campaign.quarters import go_home
from rules.civilized.campaign.season import open_season
from rules.civilized.conquest.events import ExplorersLeft, HexExplored
from rules.civilized.conquest.exploration import clear_old, explore_target
from rules.civilized.conquest.words import TELLINGS
from rules.civilized.march.orders import Explore
from rules.civilized.war.events import WarEnded
from rules.civilized.war.wars import end_wild_wars, wild_border
from rules.civilized.world.state import World
from rules.civilized.world.war import War
from tests.rules.civilized.campaigning import ROME, at_war, season, where
from tests.rules.civilized.refusals import refused
from tests.rules.civilized.worlds import a_city
from tests.rules.playing import Played, Table

WILD = "0802"


def frontier(army: int = 6) -> World:
    """Give Rome with its army beside wild land."""
    world = at_war(a_city("ostia", "0702"), army=army, war=False)
    world.owners |= {f"{column:02}{row:02}": ROME for row in (1, 2, 3) for column in range(8)}
    return world


def explored(world: World, name: str = "Spring", card: str = "TH", *hexes: str) -> Played:
    """Play a season in which the army explores, or goes on."""
    orders = {"march": {ROME: [Explore(army="0702", hexes=hexes)]}} if hexes else {}
    return season(world, orders, name, cards={"explore.card": card})  # type: ignore[arg-type]


@pytest.mark.parametrize(("seasons", "target"), [(1, 5), (2, 7), (3, 9), (4, 11), (5, 13), (6, 13)])
def test_CIV_6_8_5d_the_target_is_five_and_two_more_each_season(seasons: int, target: int) -> None:
    """Never over thirteen."""
    assert target == explore_target(seasons)


def test_CIV_6_8_5e_xb16_a_five_annexes_in_the_first_season_a_six_does_not() -> None:
    """The hex is the explorer's; the army is still there."""
    for card, owner in (("5S", ROME), ("6S", None)):
        end = explored(frontier(), "Spring", card, WILD)

        assert owner == end.state.owners.get(WILD)
        assert {WILD: 6} == where(end.state, ROME)


def test_CIV_6_8_5b_the_second_season_goes_on_from_the_first() -> None:
    """Seven is enough then."""
    end = explored(explored(frontier(), "Spring", "9S", WILD).state, "Summer", "7S")

    assert [7] == [event.target for event in end.told(HexExplored)]
    assert ROME == end.state.owners[WILD]


def test_CIV_6_8_5d_two_tries_in_one_year_do_not_contradict_each_other() -> None:
    """Each says after how many seasons it was, and how likely."""
    first = explored(frontier(), "Spring", "9S", WILD)
    second = explored(first.state, "Summer", "7S")

    assert ["rome does not yet hold 0802 after one complete season there (4 in 10; a Nine is drawn)."] == [
        TELLINGS.tell(event).text for event in first.told(HexExplored)
    ]
    assert ["rome annexes 0802 after two complete seasons there (5 in 10; a Seven is drawn)."] == [
        TELLINGS.tell(event).text for event in second.told(HexExplored)
    ]


def test_CIV_6_8_5e_xb17_autumn_has_no_test_and_the_count_outlasts_one_winter() -> None:
    """Back in the next Spring the target is nine (CIV-6.8.5c)."""
    world = explored(explored(frontier(), "Spring", "9S", WILD).state, "Summer", "9S").state
    autumn = explored(world, "Autumn", "AS")

    assert not autumn.told(HexExplored)

    table = Table(autumn.state)
    go_home(table.play)
    world = table.play.state
    world.year += 1
    open_season(world, "Spring")
    end = explored(world, "Spring", "9S", WILD)

    assert [9] == [event.target for event in end.told(HexExplored)]

    world.year += 1
    clear_old(world)

    assert not world.explorations


def test_CIV_6_8_5f_whoever_asks_for_a_lost_element_reads_what_took_it() -> None:
    """The card, the land and the cause stand in one sentence."""
    end = explored(frontier(), "Spring", "QS", WILD)

    [told] = [TELLINGS.tell(event).text for event in end.told(HexExplored)]

    assert told == (
        "rome does not yet hold 0802 after one complete season there (4 in 10; a Queen is drawn), and loses Spears: "
        "a court card costs an element."
    )


def test_CIV_6_8_5f_xb18_a_court_card_costs_an_element_and_five_leave() -> None:
    """The seasons are cleared (CIV-6.8.5g)."""
    end = explored(frontier(), "Spring", "QS", WILD)

    assert ["Spears"] == [event.lost for event in end.told(HexExplored)]
    assert {"0702": 5} == where(end.state, ROME)
    assert not end.state.explorations
    assert end.told(ExplorersLeft)


def test_CIV_6_8_5a_a_smaller_stack_only_stands_there() -> None:
    """And annexes nothing."""
    world = frontier(5)
    for one in world.army_of(ROME):
        one.hex = WILD

    assert not explored(world, "Spring", "AS").told(HexExplored)


def test_CIV_6_8_5k_a_chain_goes_on_when_its_hex_is_annexed() -> None:
    """In the next season's march; nowhere else."""
    first = explored(frontier(), "Spring", "5S", WILD, "0902")
    second = explored(first.state, "Summer", "9S")

    assert {"0902": 6} == where(second.state, ROME)
    assert [5] == [event.target for event in second.told(HexExplored)]


def test_CIV_6_8_5i_an_annexed_hex_stays_when_the_army_goes_home() -> None:
    """Winter changes nothing."""
    table = Table(explored(frontier(), "Spring", "5S", WILD).state)
    go_home(table.play)

    assert ROME == table.play.state.owners[WILD]
    assert {"0702": 6} == where(table.play.state, ROME)


def test_CIV_6_7_2b_xb45_a_war_for_wild_land_ends_when_all_of_it_is_owned_or_tried() -> None:
    """One hex annexed, the other given up by an army of five."""
    world = expedition("conquest", 6, 4, 6)
    world.wars["w"].wild.append("0803")
    world = explored(world, "Spring", "5S", WILD).state

    assert ["0803"] == world.wars["w"].wild

    for one in world.army_of(ROME):
        one.hex = "0702"
    end = explored(world, "Summer", "KS", "0803")

    assert not end.state.wars
    assert ["wilds"] == [event.cause for event in end.told(WarEnded)]
    assert [world.countries[ROME].ruler] == end.state.countries[ROME].rulers_past_wilds


def test_CIV_6_7_2b_the_list_is_the_wild_land_beside_ones_own() -> None:
    """Land only."""
    assert ["0801", "0802", "0803"] == wild_border(frontier(), ROME)


def expedition(kind: str, army: int, *strong: int) -> World:
    """Give Rome at war for one wild hex; its ruler is strong in these scores."""
    world = frontier(army)
    world.characters[world.countries[ROME].ruler].scores = [11 if place in strong else 7 for place in range(8)]
    world.wars["w"] = War(id="w", attacker=ROME, kind=kind, start=world.year, wild=[WILD])
    return world


def ended(world: World, *players: str) -> list[str]:
    """Give why the war for wild land ends at the end of a season; nothing where it goes on."""
    table = Table(world, players=players)
    end_wild_wars(table.play)
    return [event.cause for event in table.told(WarEnded)]


@pytest.mark.parametrize(("kind", "least"), [("conquest", 6), ("exploration", 12)])
def test_CIV_6_7_2c_without_an_army_the_expedition_is_over(kind: str, least: int) -> None:
    """Fewer than six beyond the six that stay at home in a war of exploration (CIV-4.6.4)."""
    assert ["destroyed"] == ended(expedition(kind, least - 1, 1, 4, 6))
    assert [] == ended(expedition(kind, least, 1, 4, 6))


@pytest.mark.parametrize(("kind", "score"), [("conquest", 6), ("exploration", 1)])
def test_CIV_6_7_2c_it_ends_with_a_ruler_of_another_kind(kind: str, score: int) -> None:
    """Strong and Military conquers, Strong and Acquisitive explores; a player goes on (CIV-6.7.2d)."""
    assert [] == ended(expedition(kind, 12, 4, score))
    assert ["ruler"] == ended(expedition(kind, 12, 4, 7 - score))
    assert ["ruler"] == ended(expedition(kind, 12, score))
    assert [] == ended(expedition(kind, 12, score), ROME)


def test_CIV_6_8_5c_a_hex_given_up_for_a_year_leaves_the_list() -> None:
    """With it the war ends in Winter, and the ruler turns to countries."""
    world = expedition("conquest", 6, 4, 6)
    world = explored(world, "Spring", "9S", WILD).state
    world.year += 1
    table = Table(world)
    go_home(table.play)

    assert ["wilds"] == [event.cause for event in table.told(WarEnded)]
    assert [world.countries[ROME].ruler] == world.countries[ROME].rulers_past_wilds


def test_CIV_6_8_5a_explore_wants_wild_land_and_six_elements() -> None:
    """Owned land is refused by its owner's name."""
    world = at_war(army=5, war=False)
    for one in world.army_of(ROME):
        one.hex = "0702"
    world.owners["0702"] = ROME

    assert "exploring needs 6" in refused(Explore(army="0702", hexes=("0802",)), world)
    assert "land of Veii" in refused(Explore(army="0702", hexes=("0602",)), world)
    assert "yours already" in refused(Explore(army="0702", hexes=("0102",)), world)
