"""Random disasters (CIV-6.1)."""

from typing import Any

import pytest

from rules.civilized.cities.disorder import modifiers
from rules.civilized.cities.economy import production, trade
from rules.civilized.disasters.disasters import disasters
from rules.civilized.disasters.events import (
    CityAbandoned,
    DisasterStruck,
    ImprovementLost,
    PeopleLost,
    RoadsLost,
    ShipsLost,
)
from rules.civilized.disasters.words import TELLINGS
from rules.civilized.missions.events import MissionLost
from rules.civilized.phases import spring
from rules.civilized.treasury.losses import LoseImprovement
from rules.civilized.world.state import World
from rules.kernel.luck.chance import DECK
from tests.rules.civilized.worlds import a_city, a_country, a_mission, a_person, a_road, a_ship, a_world
from tests.rules.playing import Played, play_out

KINDS = {
    "famine": "AH",
    "fire": "2H",
    "flood": "3H",
    "plague": "4H",
    "upheaval": "5H",
    "raid": "6H",
    "demagogue": "7H",
    "corruption": "8H",
    "bandits": "9H",
    "espionage": "TH",
}


def strike(world: World, kind: str, orders: Any = None, **cards: Any) -> Played:
    """Let a disaster strike Ostia; what else is drawn fails unless the test says otherwise."""
    script = {("disaster.city", "ostia"): "AS", "disaster.kind": KINDS[kind]}
    script |= {name.replace("__", "."): card for name, card in cards.items()}
    return play_out(disasters, world, orders, script, players=("rome",))


def after(kind: str, **fields: Any) -> Any:
    """Give Ostia after a disaster in which its owner said nothing."""
    return strike(a_world(a_city(**fields)), kind).state.cities.get("ostia")


def test_CIV_6_1_1a_a_black_ace_is_a_disaster() -> None:
    """Two cards of 52; unaligned cities draw too."""
    struck = []
    for card in DECK:
        played = play_out(
            disasters, a_world(a_city(), a_city("alba", "0603", "")), cards={"disaster.city": [card, card]}
        )
        struck.append(len(played.told(DisasterStruck)))

    assert [2, 2] == [number for number in struck if number]
    assert 2 == struck[DECK.index("AS")] == struck[DECK.index("AC")]


def test_CIV_6_1_1b_each_plain_value_names_one_disaster() -> None:
    """Court cards are drawn again; each kind has four of the forty plain cards."""
    named: dict[str, int] = {}
    for card in DECK:
        played = play_out(disasters, a_world(a_city()), cards={"disaster.city": "AS", "disaster.kind": [card, "AH"]})
        (event,) = played.told(DisasterStruck)
        if card[0] not in "JQK":
            named[event.disaster] = named.get(event.disaster, 0) + 1

    assert [4] * 10 == list(named.values())


def test_CIV_6_1_4_the_chart() -> None:
    """What each card brings to an inland city with nothing built, before the side of a Five is drawn."""
    told = [strike(a_world(a_city()), kind).told(DisasterStruck)[0].disaster for kind in KINDS]

    assert [
        "famine",
        "fire",
        "flood",
        "plague",
        "volcano",
        "barbarians",
        "demagogue",
        "corruption",
        "bandits",
        "espionage",
    ] == told


@pytest.mark.parametrize(
    ("kind", "guard"),
    [
        ("famine", "granary"),
        ("fire", "aqueduct"),
        ("flood", "city_wall"),
        ("plague", "library"),
        ("upheaval", "temple"),
        ("upheaval", "high_temple"),
        ("raid", "barracks"),
        ("raid", "stable"),
        ("demagogue", "public_spectacle"),
        ("demagogue", "coliseum"),
        ("corruption", "courthouse"),
        ("bandits", "marketplace"),
        ("bandits", "bank"),
    ],
)
def test_CIV_6_1_2a_its_guard_turns_a_disaster_away_half_the_time(kind, guard) -> None:
    """Ace to Five negate; then nothing happens but that the disorder rate falls by 1 (CIV-6.1.2c)."""
    world = a_world(a_city(improvements=[guard]))
    negated = []
    for value in "A23456789T":
        played = strike(world, kind, disaster__negate=f"{value}S")
        negated.append(played.told(DisasterStruck)[0].negated)
        if negated[-1]:
            city = played.state.cities["ostia"]
            assert (40, [guard], -1) == (city.population, city.improvements, city.disorder_change)
            assert ("disaster_averted", -1) in modifiers(played.state, city)

    assert [True] * 5 + [False] * 5 == negated


def test_CIV_6_1_2c_a_negated_disaster_calms_and_does_nothing_else() -> None:
    """People, trade and production stay as they were."""
    world = a_world(a_city(improvements=["public_spectacle"]))
    city = strike(world, "demagogue", disaster__negate="AS").state.cities["ostia"]

    assert (-1, False, 40) == (city.disorder_change, city.production_halved, city.population)


def test_CIV_6_1_2d_both_figures_last_for_one_summer() -> None:
    """The next year clears them."""
    world = a_world(a_city(disorder_change=2))

    assert 0 == play_out(spring, world).state.cities["ostia"].disorder_change


def test_CIV_6_1_2a_two_guards_are_one_test() -> None:
    """Barracks and Stable together still draw once."""
    played = strike(a_world(a_city(improvements=["barracks", "stable"])), "raid", disaster__negate=["TS", "AS"])

    assert not played.luck.spent()
    assert not played.told(DisasterStruck)[0].negated


def test_CIV_6_1_2a_pirates_fear_a_shipyard_and_nothing_guards_against_espionage() -> None:
    """The side of a Six is settled first."""
    world = a_world(a_city("ostia", "0201", improvements=["shipyard", "barracks"]))
    pirates = strike(world, "raid", raid__side="AS", disaster__negate="AS").told(DisasterStruck)[0]
    barbarians = strike(world, "raid", raid__side="AH", disaster__negate="AS").told(DisasterStruck)[0]

    assert ("pirates", ("shipyard",)) == (pirates.disaster, pirates.guards)
    assert ("barbarians", ("barracks",)) == (barbarians.disaster, barbarians.guards)
    assert () == strike(world, "espionage").told(DisasterStruck)[0].guards


def test_CIV_6_1_2b_every_disaster_raises_the_disorder_rate_by_two_a_demagogue_by_three() -> None:
    """Espionage too, even where it finds nothing to destroy."""
    assert [2, 2, 2, 2, 2, 2, 3, 2, 2, 2] == [after(kind).disorder_change for kind in KINDS]


@pytest.mark.parametrize("kind", ["famine", "fire", "flood", "plague", "upheaval"])
def test_CIV_6_1_4_the_first_five_halve_the_people(kind) -> None:
    """40 become 20; the others kill nobody."""
    assert 20 == after(kind).population


@pytest.mark.parametrize("kind", ["raid", "demagogue", "corruption", "bandits", "espionage"])
def test_CIV_6_1_4_the_last_five_kill_nobody(kind) -> None:
    """The population stays."""
    assert 40 == after(kind).population


def test_CIV_6_1_4_x28_fire_takes_the_only_improvement() -> None:
    """45 with a Library alone: 22 and no Library, and nobody is asked."""
    played = strike(a_world(a_city(population=45, improvements=["library"])), "fire")
    city = played.state.cities["ostia"]

    assert (22, []) == (city.population, city.improvements)
    assert [] == played.windows
    assert ["library"] == [event.improvement for event in played.told(ImprovementLost)]


@pytest.mark.parametrize(("given_up", "left"), [("courthouse", 22), ("library", 23)])
def test_CIV_6_1_3e_x29_people_are_halved_after_the_loss(given_up, left) -> None:
    """45 with Courthouse and Library: 22 without the Courthouse, 23 with it."""
    world = a_world(a_city(population=45, improvements=["library", "courthouse"]))
    played = strike(world, "fire", {"rome": [LoseImprovement(city="ostia", improvement=given_up)]})

    assert left == played.state.cities["ostia"].population
    assert given_up not in played.state.cities["ostia"].improvements
    assert ["ruin"] == [window.name for window in played.windows]


def test_CIV_6_1_3a_silence_loses_what_the_ruler_values_least() -> None:
    """A ruler of high Morals loses the Library rather than the Temple (CIV-4.8.2g); the choice is cleared."""
    world = a_world(a_city(improvements=["library", "temple", "palace"]))
    world.characters[world.countries["rome"].ruler].scores[0] = 9
    city = strike(world, "flood").state.cities["ostia"]

    assert (["temple", "palace"], "", 20) == (city.improvements, city.stricken, city.population)


def test_CIV_6_1_3b_a_lost_upgrade_is_lost_whole() -> None:
    """The Marketplace does not come back."""
    assert [] == after("fire", improvements=["bank"]).improvements


def test_CIV_6_1_3c_an_unaligned_city_loses_by_equal_pick() -> None:
    """Nobody is asked."""
    world = a_world(a_city(owner="", improvements=["library", "temple"]), countries=(a_country(),))
    played = strike(world, "fire", disaster__loss=26)

    assert ["temple"] == played.state.cities["ostia"].improvements
    assert [] == played.windows


def test_CIV_6_1_3d_all_choices_of_a_summer_are_asked_in_one_window() -> None:
    """Each owner once, in seat order; each city waits for its own choice."""
    two = ["library", "temple"]
    world = a_world(
        a_city("ostia", "0203", improvements=two),
        a_city("caere", "0503", "veii", improvements=two),
        a_city("alba", "0803", improvements=two),
    )
    orders = {
        "rome": [
            LoseImprovement(city="alba", improvement="temple"),
            LoseImprovement(city="ostia", improvement="library"),
        ]
    }
    played = play_out(
        disasters, world, orders, cards={"disaster.city": ["AS", "AC", "AS"], "disaster.kind": ["2H", "2H", "3H"]}
    )

    assert [["rome", "veii"]] == [window.asked for window in played.windows]
    assert [["temple"], ["library"]] == [played.state.cities[name].improvements for name in ("ostia", "alba")]
    assert 1 == len(played.state.cities["caere"].improvements)


def test_CIV_5_1k_x30_a_famine_can_end_a_city() -> None:
    """39 without Courthouse leave 19 and a ruin; with one 20 and a city."""
    played = strike(a_world(a_city(population=39), a_city("alba", "0603")), "famine")

    assert ["alba"] == list(played.state.cities)
    assert {"0203": "Ostia"} == played.state.ruins
    assert [19] == [event.population for event in played.told(CityAbandoned)]
    assert [(39, 19)] == [(event.before, event.left) for event in played.told(PeopleLost)]
    assert 20 == after("famine", population=39, improvements=["courthouse"]).population


@pytest.mark.parametrize(("improvements", "left"), [([], 1), (["courthouse", "palace"], 2)])
def test_CIV_6_1_4b_x32_a_volcano_halves_the_roads(improvements, left) -> None:
    """Of three sections 1 remains, 2 with a Courthouse that stands."""
    world = a_world(a_city(improvements=improvements), a_city("alba", "0603"))
    a_road(world, "ostia", "alba", ["0303", "0403", "0503"])
    orders = {"rome": [LoseImprovement(city="ostia", improvement="palace")]}
    played = strike(world, "upheaval", orders if improvements else None)

    assert left == played.state.roads["ostia-alba"].sections
    assert [(3, left)] == [(event.before, event.left) for event in played.told(RoadsLost)]


def test_CIV_6_1_4b_sections_go_from_the_longest_road_the_youngest_first() -> None:
    """Of roads with 2 and 2 sections the younger loses one, then the older."""
    world = a_world(a_city("ostia", "0502"), a_city("alba", "0202"), a_city("gabii", "0802"))
    a_road(world, "ostia", "alba", ["0402", "0302"])
    a_road(world, "ostia", "gabii", ["0602", "0702"])
    a_road(world, "alba", "ostia", ["0302", "0402"])
    played = strike(world, "raid")

    assert [1, 1, 2] == [road.sections for road in played.state.roads.values()]
    assert [(("ostia-gabii", 1), ("ostia-alba", 1))] == [event.lost for event in played.told(RoadsLost)]


def test_CIV_6_1_4c_pirates_take_the_youngest_ships() -> None:
    """Of three one remains; Warships are not touched (CIV-6.1.4e: sea trade is 0)."""
    world = a_world(a_city("ostia", "0201"), a_city("alba", "0601"))
    oldest, *_ = [a_ship(world, "ostia", "alba"), a_ship(world, "ostia"), a_ship(world, "ostia")]
    warship = a_ship(world, "ostia", kind="Warship")
    played = strike(world, "raid")

    assert [oldest.id, warship.id] == list(played.state.ships)
    assert [(3, 1)] == [(event.before, event.left) for event in played.told(ShipsLost)]
    assert 0 == trade(played.state, played.state.cities["ostia"])


@pytest.mark.parametrize(
    ("hexagon", "road", "ship", "card", "side"),
    [
        ("0203", False, False, "AS", "barbarians"),
        ("0201", True, False, "AS", "barbarians"),
        ("0201", False, True, "AH", "pirates"),
        ("0201", True, True, "AH", "barbarians"),
        ("0201", True, True, "AS", "pirates"),
        ("0201", False, False, "AD", "barbarians"),
        ("0201", False, False, "AC", "pirates"),
    ],
)
def test_CIV_6_1_4a_land_or_sea_by_what_the_city_has(hexagon, road, ship, card, side) -> None:
    """An inland city meets barbarians; roads alone barbarians, ships alone pirates; both or neither by colour."""
    world = a_world(a_city("ostia", hexagon), a_city("alba", "0601"))
    if road:
        a_road(world, "ostia", "alba", ["0301", "0401", "0501"])
    if ship:
        a_ship(world, "ostia", "alba")

    assert side == strike(world, "raid", raid__side=card).told(DisasterStruck)[0].disaster


def test_CIV_6_1_4d_what_others_run_to_the_city_is_not_touched() -> None:
    """A road of another city toward it keeps its sections."""
    world = a_world(a_city("ostia", "0203"), a_city("alba", "0503"))
    a_road(world, "alba", "ostia", ["0403", "0303"])

    assert 2 == strike(world, "raid").state.roads["alba-ostia"].sections


def test_CIV_6_1_4_a_disaster_says_what_it_stops_and_for_how_long() -> None:
    """Bandits and raids stop trade, a demagogue and corruption halve what is made, until the next year begins."""
    said = {
        kind: TELLINGS.tell(DisasterStruck(country="", city="Ur", disaster=kind, guards=(), negated=False)).text
        for kind in ("bandits", "corruption", "demagogue", "barbarians", "pirates")
    }

    assert all(text.endswith("until next Spring.") for text in said.values())
    assert "Bandits close every way to Ur, and its roads and ships earn nothing until next Spring." == said["bandits"]


def test_CIV_6_1_4e_bandits_stop_all_trade_this_year() -> None:
    """By land and by sea; what trades keeps standing."""
    world = a_world(a_city("ostia", "0201"), a_city("alba", "0601"))
    a_road(world, "ostia", "alba", ["0301", "0401", "0501"])
    a_ship(world, "ostia", "alba")
    state = strike(world, "bandits").state

    assert 0 == trade(state, state.cities["ostia"])
    assert 3 == state.roads["ostia-alba"].sections and 1 == len(state.ships)


@pytest.mark.parametrize("kind", ["demagogue", "corruption"])
def test_CIV_6_1_4_demagogue_and_corruption_halve_production(kind) -> None:
    """40 become 20 this year."""
    city = after(kind)

    assert 20 == production(a_world(city), city)


def test_CIV_6_1_4f_espionage_destroys_a_mission_of_the_country_first() -> None:
    """The leader comes home; a visitor's mission goes only where the country has none."""
    world = a_world(a_city(), a_city("caere", "0603", "veii"))
    mine, theirs = a_person(world, "Titus"), a_person(world, "Aruns", country="veii")
    a_mission(world, "ostia", "veii", mine)
    visitor = a_mission(world, "caere", "rome", theirs)
    played = strike(world, "espionage")

    assert [visitor.id] == list(played.state.missions)
    home = played.state.characters[mine.id]
    assert ("", "", None) == (home.office, home.mission, home.died)
    assert [("rome", "veii", "rome-c-2")] == [(e.country, e.host, e.leader) for e in played.told(MissionLost)]
    assert [] == list(strike(played.state, "espionage").state.missions)


def test_CIV_6_1_4f_espionage_without_missions_finds_nothing() -> None:
    """Nor does it in an unaligned city."""
    world = a_world(a_city(owner=""), a_city("caere", "0603", "veii"), countries=(a_country(), a_country("veii")))
    a_mission(world, "caere", "rome", a_person(world, "Aruns", country="veii"))

    assert 1 == len(strike(world, "espionage").state.missions)
