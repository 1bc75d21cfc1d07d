"""The autopilot: tax, schools, saved cities, losses (source 4.5, 4.8.2g, section 8)."""

from itertools import product
from typing import Any

import pytest

from rules.civilized.autopilot.autopilot import autopilot
from rules.civilized.cities.orders import FoundCity
from rules.civilized.people.orders import Enrol
from rules.civilized.treasury.losses import GiveUp, LoseImprovement
from rules.civilized.treasury.orders import SetTax
from rules.civilized.treasury.sacrifices import lost_improvement
from rules.civilized.treasury.saving import saving_chance
from rules.civilized.treasury.tables import SAVING
from rules.civilized.treasury.taxing import rate
from rules.civilized.world.characters import concerns, standing
from rules.civilized.world.state import Studies, World
from rules.civilized.world.tables import IMPROVEMENTS, INVESTMENTS, SCORES
from rules.civilized.world.war import WarPlan
from rules.kernel.facts.events import Drawn
from rules.kernel.luck.chance import DECK, Card
from rules.kernel.orders.windows import Window
from tests.rules.civilized.worlds import a_city, a_country, a_person, a_road, a_ship, a_world, an_army
from tests.rules.playing import Scripts, Table

PALACE = ["palace"]


def ruled(world: World, seat: str = "rome", **scores: int) -> World:
    """Give a ruler these scores, and 7 in all others."""
    world.characters[world.countries[seat].ruler].scores = [scores.get(name, 7) for name in SCORES]
    return world


def decide(world: World, window: str, cards: Scripts | None = None) -> list[Any]:
    """Give what the autopilot orders for Rome; every card it draws is the gamemaster's alone."""
    table = Table(world, cards or {})
    asked: Window[Any] = Window(name=window, clause="CIV-AP1", asked=["rome"], orders=(), silence="")

    orders = list(autopilot(world, "rome", asked, table.play.chance))

    assert {"gamemaster"} >= {event.audience for event in table.told(Drawn)}
    return orders


def taxes(world: World, card: str, subject: str = "rome") -> list[SetTax]:
    """Give the rates that Rome decrees on a card."""
    return [order for order in decide(world, "decrees", {("tax.card", subject): card}) if isinstance(order, SetTax)]


@pytest.mark.parametrize("card", DECK)
def test_CIV_4_5b_the_card_changes_the_base_of_thirty(card: str) -> None:
    """One card (CIV-4.5a): spades down, clubs up, by 10 or for a court card 20; red cards nothing."""
    changes = {"S": -1, "C": 1, "H": 0, "D": 0}

    expected = 30 + changes[card[1]] * (20 if card[0] in "JQK" else 10)

    assert [SetTax(rate=expected)] == taxes(a_world(a_city(improvements=PALACE)), card)


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ({"activity": 11}, 40),
        ({"greed": 11}, 50),
        ({"loyalty": 11}, 20),
        ({"popularity": 11}, 10),
        ({"activity": 11, "greed": 11, "loyalty": 11, "popularity": 11}, 30),
        ({"activity": 10, "greed": 10, "loyalty": 10, "popularity": 10}, 30),
        ({"morals": 13, "intelligence": 13, "military": 13, "political": 13}, 30),
    ],
)
def test_CIV_4_5c_all_of_the_rulers_words_add_up(scores: dict[str, int], expected: int) -> None:
    """Strong +10, Acquisitive +20, Loyal -10, Popular -20; over 10 only."""
    assert [SetTax(rate=expected)] == taxes(ruled(a_world(a_city(improvements=PALACE)), **scores), "2H")


def test_CIV_4_5_x21_a_strong_acquisitive_ruler_on_the_queen_of_clubs() -> None:
    """30 + 20 + 10 + 20 = 80, the most there is."""
    world = ruled(a_world(a_city(improvements=PALACE)), activity=13, greed=13)

    assert [SetTax(rate=80)] == taxes(world, "QC")


def test_CIV_4_5e_x22_a_loyal_popular_ruler_whose_capital_is_in_disorder() -> None:
    """30 - 20 - 10 - 20 - 20 = -40: 10 at least."""
    world = ruled(a_world(a_city(improvements=PALACE, disorder=True)), loyalty=13, popularity=13)

    assert [SetTax(rate=10)] == taxes(world, "JS")


@pytest.mark.parametrize(
    ("improvements", "disorder", "expected"),
    [(PALACE, False, 50), (PALACE, True, 30), ([], False, 30), ([], True, 30)],
)
def test_CIV_4_5d_unrest_in_the_capital_or_no_palace_takes_twenty_once(
    improvements: list[str], disorder: bool, expected: int
) -> None:
    """Disorder elsewhere does not count."""
    world = ruled(
        a_world(a_city(improvements=list(improvements), disorder=disorder), a_city("roma", "0603", disorder=True)),
        greed=13,
    )

    assert [SetTax(rate=expected)] == taxes(world, "2H")


def test_CIV_4_5f_a_city_with_a_courthouse_has_its_own_card_and_its_own_unrest() -> None:
    """Its disorder counts in place of the capital's."""
    world = ruled(
        a_world(
            a_city(improvements=PALACE, disorder=True),
            a_city("roma", "0603", improvements=["courthouse"]),
            a_city("veii", "0901", improvements=["courthouse"], disorder=True),
        ),
        greed=13,
    )

    orders = decide(world, "decrees", {("tax.card", "roma"): "2C", ("tax.card", "rome"): "2H"})

    assert [SetTax(rate=30), SetTax(rate=60, city="roma"), SetTax(rate=30, city="veii")] == orders


def test_CIV_4_5e_no_sum_leaves_the_bounds() -> None:
    """For every card and every ruler."""
    words = ("activity", "greed", "loyalty", "popularity")
    rulers = [dict(zip(words, scores, strict=True)) for scores in product((7, 11), repeat=len(words))]
    worlds = [ruled(a_world(a_city()), **scores) for scores in rulers]
    rates = {
        rate(Card(card, 1), standing(world, "rome"), unrest=unrest)
        for world in worlds
        for card in DECK
        for unrest in (False, True)
    }

    assert {10, 20, 30, 40, 50, 60, 70, 80} == rates


def test_CIV_AP2_the_schools_are_filled_in_spring() -> None:
    """Nobody is sent to two schools, and a school takes ten in all."""
    world = a_world(
        a_city(improvements=["palace", "university"]), a_city("roma", "0603", improvements=["staff_college"])
    )
    for number in range(9):
        a_person(world, f"Student {number}", studies=Studies(city="ostia", school="university"))
    young, old = a_person(world, "Numa", 20), a_person(world, "Titus", 40)

    orders = [order for order in decide(world, "decrees") if isinstance(order, Enrol)]

    assert orders == [
        Enrol(character=young.id, school="university", city="ostia"),
        Enrol(character=old.id, school="staff_college", city="roma"),
    ]


def saving(population: int = 60) -> World:
    """Rome with a city fund."""
    world = a_world(a_city(population=population, improvements=PALACE))
    world.countries["rome"].city_fund = 25
    return world


def test_CIV_4_8_2e_a_saved_city_is_founded_in_spring() -> None:
    """On an equal pick of the hexes, before the tax."""
    orders = decide(saving(), "decrees", {"found.hex": 4})

    assert FoundCity(hex="0102", people={"ostia": 20}) == orders[0]


def test_CIV_4_8_2e_without_a_fund_without_people_without_land_no_city_is_founded() -> None:
    """Nothing is drawn."""
    poor, small, crowded = saving(), saving(40), saving()
    poor.countries["rome"].city_fund = 0
    crowded.owners = {"0203": "rome"}

    for world in (poor, small, crowded):
        assert [SetTax] == [type(order) for order in decide(world, "decrees")]


def test_CIV_4_8_2g_every_list_holds_the_same_twenty_one_items() -> None:
    """Palace first in all of them (CIV-4.8.2h)."""
    assert set(INVESTMENTS) == set(SCORES)
    assert {21} == {len(set(items)) for items in INVESTMENTS.values()} == {len(items) for items in INVESTMENTS.values()}
    assert 1 == len({frozenset(items) for items in INVESTMENTS.values()})
    assert {"palace"} == {items[0] for items in INVESTMENTS.values()}


def test_CIV_4_8_2g_a_stricken_city_loses_what_its_ruler_values_least() -> None:
    """The list is read from its end; the Palace goes last."""
    works = ["granary", "library", "city_wall", "temple", "palace"]
    expected = {
        "morals": "library",
        "greed": "temple",
        "loyalty": "temple",
        "popularity": "library",
        "activity": "library",
        "intelligence": "temple",
        "military": "library",
        "political": "city_wall",
    }

    for score, work in expected.items():
        world = ruled(a_world(a_city(improvements=works, stricken="fire")), **{score: 12})
        assert [LoseImprovement(city="ostia", improvement=work)] == decide(world, "ruin")

    world = ruled(a_world(a_city(improvements=["granary", "palace"], stricken="fire")), morals=12)
    assert [LoseImprovement(city="ostia", improvement="granary")] == decide(world, "ruin")


def test_CIV_4_4_1e_equal_scores_are_picked_from_each_time() -> None:
    """A ruler of sevens reads the eighth list on the eighth card."""
    world = a_world(a_city(improvements=["library", "city_wall"]))

    assert "city_wall" == lost_improvement(world, "ostia", Table(world, {"lose.list": 7}).play.chance)
    assert "library" == lost_improvement(world, "ostia", Table(world, {"lose.list": 0}).play.chance)


def test_CIV_4_6b_who_prepares_a_war_saves_invests_and_loses_as_at_war() -> None:
    """The list is Military's, and 20 per cent less is saved."""
    world = ruled(a_world(a_city(improvements=["library", "city_wall"])), morals=12)
    peace = saving_chance(world, "rome"), concerns(world, "rome")
    world.countries["rome"].war_plan = WarPlan(kind="conquest")

    assert (saving_chance(world, "rome") - SAVING["war"], ["morals"]) == peace
    assert ["military"] == concerns(world, "rome")
    assert "library" == lost_improvement(world, "ostia", Table(world).play.chance)


def test_CIV_8_1e_the_shortest_list_of_losses_is_given_up() -> None:
    """Roads and ships go before the army for the strong; a road loses its last section first."""
    world = ruled(a_world(a_city(hexagon="0101", improvements=PALACE), a_city("roma", "0501")), loyalty=12)
    an_army(world, "ostia", 2)
    a_ship(world, "ostia")
    a_road(world, "ostia", "roma", ["0201", "0301", "0401"], sections=2)
    world.countries["rome"].treasury = 3

    (order,) = decide(world, "shortfall", {"lose.item": [26, 0]})

    assert isinstance(order, GiveUp)
    assert {"section:ostia-roma:2", "section:ostia-roma:1"} < set(order.items)
    assert 3 == len(order.items)

    order.check(world, "rome")


def test_CIV_8_1e_like_items_are_picked_alike() -> None:
    """Of two elements either may go."""
    gone = set()
    for number in (0, 1):
        world = ruled(a_world(a_city(improvements=PALACE)), loyalty=12)
        an_army(world, "ostia", 2)
        world.countries["rome"].treasury = 2
        (order,) = decide(world, "shortfall", {"lose.item": number})
        gone.add(order.items)

    assert 2 == len(gone)


def test_CIV_AP1_a_window_without_a_rule_keeps_its_default() -> None:
    """The listed sites stand."""
    assert [] == decide(a_world(a_city()), "setup")


def test_CIV_8_1c_nothing_is_given_up_without_need() -> None:
    """A country that can pay orders nothing."""
    assert [] == decide(a_world(a_city(), countries=(a_country(treasury=9),)), "shortfall")


def test_CIV_4_8_2g_every_improvement_stands_on_every_list() -> None:
    """The City Wall under its common entry with the Fort."""
    for items in INVESTMENTS.values():
        assert set(IMPROVEMENTS) - {"city_wall"} < set(items)
