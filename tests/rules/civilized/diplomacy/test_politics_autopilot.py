"""The autopilot's politics (source 4.7)."""

from collections import Counter

import pytest

from rules.civilized.diplomacy import autopilot as politics
from rules.civilized.diplomacy.autopilot import ITEMS, item_of, legal, negotiations, offers_of_peace
from rules.civilized.diplomacy.ending_wars import EndWar
from rules.civilized.diplomacy.orders import ManeuverPolitically
from rules.civilized.diplomacy.tables import MISSION_LISTS
from rules.civilized.diplomacy.treaties import foreign_trades
from rules.civilized.intrigue.actions import BribeElement, Donate
from rules.civilized.show.views import glimpses
from rules.civilized.world.deed import Deed, lawful
from rules.civilized.world.state import World
from rules.civilized.world.tables import SCORES
from rules.civilized.world.war import WarPlan
from rules.kernel.luck.chance import DECK, Card
from tests.rules.civilized.campaigning import ROME, bound
from tests.rules.civilized.talks import a_war, embassy, strife, the_mission, three_lands, treaty
from tests.rules.civilized.worlds import a_city, a_world, an_army
from tests.rules.playing import Scripts, Table


def ruled(world: World, highest: str, seat: str = "rome") -> World:
    """Make one score of the ruler the highest."""
    ruler = world.characters[world.countries[seat].ruler]
    ruler.scores = [9 if score == highest else 5 for score in SCORES]
    return world


def decided(world: World, cards: Scripts, seat: str = "rome") -> list:
    """Give what the autopilot orders its missions."""
    return negotiations(world.fresh(), seat, Table(world, cards).play.chance)


def test_CIV_4_7a_the_list_is_that_of_the_highest_characteristic() -> None:
    """Loyalty begins with a pact, Popularity with a gift."""
    pact = decided(ruled(three_lands(), "loyalty"), {"mission.item": "AS"})
    gift = decided(ruled(three_lands(), "popularity"), {"mission.item": "AS"})

    assert "pact" == pact[0].kind
    assert isinstance(gift[0], Donate)


def test_CIV_4_7a_who_only_prepares_a_war_negotiates_as_in_peace() -> None:
    """The mark of 4.6b counts for saving and investment alone."""
    world = ruled(three_lands(), "popularity")
    world.countries["rome"].war_plan = WarPlan(kind="conquest")

    assert isinstance(decided(world, {"mission.item": "AS"})[0], Donate)


def test_CIV_4_7a_equal_ones_take_turns_from_an_equal_pick() -> None:
    """Morals, then Greed; begun with Greed, then Morals."""
    world = three_lands()
    embassy(world, "veii", "carthage")
    world.characters[world.countries["rome"].ruler].scores = [9, 9, 5, 5, 5, 5, 5, 5]

    morals, greed = (decided(world, {"mission.list": card, "mission.item": ["AS", "AS"]}) for card in ("AS", "2S"))

    assert ["pact", "trade"] == [order.kind.rsplit("_")[-1] for order in morals]
    assert ["trade", "pact"] == [order.kind.rsplit("_")[-1] for order in greed]


def test_CIV_4_7b_what_is_not_possible_drops_out() -> None:
    """Without points a Popular ruler, whose list begins with a gift, trades."""
    world = ruled(three_lands(points=0), "popularity")

    order = decided(world, {"mission.item": "AS"})[0]

    assert isinstance(order, ManeuverPolitically)
    assert order.kind in {"sea_trade", "land_trade"}


def test_CIV_4_7c_the_card_takes_an_item() -> None:
    """First on Ace to Six, second to Ten, third on Jack or Queen, fourth on a King: 6, 4, 2 and 1 of 13."""
    counts = Counter(item_of(Card(code, 1)) for code in DECK)

    assert {0: 24, 1: 16, 2: 8, 3: 4} == counts


def test_CIV_4_7c_a_card_past_the_end_is_drawn_again() -> None:
    """With nothing to pay and all agreed on, only a break is left."""
    world = ruled(three_lands(points=0), "loyalty")
    for kind in ("pact", "defensive", "military"):
        treaty(world, kind, "carthage", "rome")
    treaty(world, "access", "carthage", "rome", purpose="both")

    orders = decided(world, {"mission.item": ["KS", "QS", "AS"]})

    assert 1 == len(orders)


def test_CIV_4_7d_each_mission_acts_once_in_a_year() -> None:
    """The oldest first."""
    world = ruled(three_lands(), "loyalty")
    embassy(world, "veii", "egypt")

    orders = decided(world, {"mission.item": "AS"})

    assert [mission.id for mission in world.missions_of("rome")] == [order.mission for order in orders]


@pytest.mark.parametrize("item", ["bribe_element", "mercenaries"])
def test_CIV_4_7e_bribing_elements_and_mercenaries_need_civil_strife(item: str) -> None:
    """Possible only while the host is in rebellion or civil war."""
    world = three_lands()
    an_army(world, "tunis", 1)
    mission = world.missions[the_mission(world)]
    peace = legal(world, "rome", ITEMS[item](world, "rome", mission)[0])
    strife(world)

    assert ([], True) == (peace, bool(legal(world, "rome", ITEMS[item](world, "rome", mission)[0])))


@pytest.mark.parametrize(("colour", "kind"), [("AH", "pact"), ("AS", "break_pact")])
def test_CIV_4_7f_black_tries_to_break_another_agreement_red_makes_its_own(colour: str, kind: str) -> None:
    """Of the kind drawn, with a third country to which nothing binds the owner."""
    world = ruled(three_lands(), "loyalty")
    treaty(world, "pact", "carthage", "egypt")

    assert [kind] == [order.kind for order in decided(world, {"mission.item": "AS", "mission.break": colour})]


def test_CIV_4_7f_a_friends_agreement_is_left_alone() -> None:
    """Egypt is bound to Rome by an alliance."""
    world = ruled(three_lands(), "loyalty")
    treaty(world, "pact", "carthage", "egypt")
    treaty(world, "defensive", "rome", "egypt")

    assert ["pact"] == [order.kind for order in decided(world, {"mission.item": "AS", "mission.break": "AS"})]


def test_CIV_4_7f_one_that_stands_already_stays_possible_while_there_is_one_to_break() -> None:
    """No card is needed then."""
    world = ruled(three_lands(), "loyalty")
    treaty(world, "pact", "carthage", "egypt")
    treaty(world, "pact", "carthage", "rome")

    assert ["break_pact"] == [order.kind for order in decided(world, {"mission.item": "AS"})]


def test_CIV_4_7g_the_target_is_an_equal_pick() -> None:
    """Over the whole deck each city of the host alike, as far as cards go."""
    world = ruled(three_lands(), "popularity")
    world.countries["rome"].treasury = 200

    picked = Counter(decided(world, {"mission.item": "JS", "mission.target": code})[0].city for code in DECK)

    assert {"tunis": 26, "cirta": 26} == picked


@pytest.mark.parametrize("item", ["donate", "bribe_city", "sabotage"])
def test_CIV_4_7g_in_civil_strife_both_sides_are_targets(item: str) -> None:
    """The mission is at one side; a view takes what is done to either, and the world stays as it is."""
    world = three_lands()
    strife(world)
    for city in ("tunis", "cirta"):
        world.cities[city].improvements = ["temple"]
    before = world.write()

    orders = []
    for place in range(2):
        mine = glimpses(world)("rome")
        orders.append(legal(mine, "rome", ITEMS[item](mine, "rome", mine.missions[the_mission(world)])[0])[place])
        orders[place].apply(mine, "rome")

    assert ({"carthage", "rebels"} if item == "donate" else {"tunis", "cirta"}) == {
        order.receiver if isinstance(order, Donate) else order.city for order in orders
    }
    assert before == world.write()


def test_CIV_4_7h_each_list_holds_the_ten_items() -> None:
    """In an order of its own for each characteristic."""
    assert list(SCORES) == list(MISSION_LISTS)
    assert {10} == {len(set(items)) for items in MISSION_LISTS.values()}
    assert {frozenset(ITEMS)} == {frozenset(items) for items in MISSION_LISTS.values()}


def test_CIV_HA8_trade_goes_by_sea_where_it_can() -> None:
    """Both cities on one sea; access is for armies, toward any country."""
    world = three_lands()
    mission = world.missions[the_mission(world)]

    trades = {(order.city, order.partner): order.kind for order in ITEMS["trade"](world, "rome", mission)[0]}
    access = ITEMS["access"](world, "rome", mission)[0][0]

    assert ("sea_trade", "land_trade") == (trades["ostia", "tunis"], trades["veii", "tunis"])
    assert ("military_access", "") == (access.kind, access.third)


def test_CIV_6_5_0g_the_trade_of_a_city_that_obeys_nobody_is_not_its_former_countrys() -> None:
    """A host cannot be asked to break it, until it has the city again."""
    world = a_world(a_city(), a_city("caere", "0603", "veii"), a_city("gabii", "0803", "gabii"))
    bound(world, "land_trade", "veii", "gabii", cities=["caere", "gabii"])
    assert [("caere", "gabii")] == foreign_trades(world, ROME, "veii")
    world.cities["caere"].owner = ""

    assert [] == foreign_trades(world, ROME, "veii")
    assert [("gabii", "caere")] == foreign_trades(world, ROME, "gabii")


def test_CIV_4_7e_elements_to_be_bribed_are_alike_and_one_is_looked_at(monkeypatch) -> None:
    """All of both sides are offered, or none; a thousand would each be looked for among a thousand."""
    world = three_lands()
    an_army(world, "tunis", 40)
    looked: list[Deed] = []

    def looking(world: World, seat: str, order: Deed) -> bool:
        looked.append(order)
        return lawful(world, seat, order)

    monkeypatch.setattr(politics, "lawful", looking)
    mission = world.missions[the_mission(world)]
    bribes = [BribeElement(mission=mission.id, element=one) for one in world.elements]
    assert [] == politics.legal(world, "rome", bribes)
    strife(world)
    assert bribes == politics.legal(world, "rome", bribes)
    assert 2 == len(looked)


def pressed(kind: str) -> World:
    """Give Carthage without an army, in whose land Rome's has stood since Autumn."""
    world = three_lands()
    war = a_war(world, "rome", "carthage")
    war.kind, war.in_land = kind, ["rome"]
    an_army(world, "ostia", 6)
    embassy(world, "tunis", "rome")
    return world


def offered(world: World) -> list[EndWar]:
    """Give the peace that Carthage offers."""
    return [order for order in offers_of_peace(world.fresh(), "carthage") if isinstance(order, EndWar)]


def test_CIV_HA9_whoever_has_no_army_left_gives_a_conqueror_a_city() -> None:
    """The least but the capital, of three at least; nothing more once a city is lost."""
    world = pressed("conquest")
    world.cities["byrsa"] = a_city("byrsa", "0701", "carthage", population=25)
    assert [EndWar(country="rome", cities=("byrsa",))] == offered(world)

    world.wars["rome-carthage"].gained = {"rome": ["cirta"]}
    assert [EndWar(country="rome")] == offered(world)

    del world.cities["byrsa"]
    world.wars["rome-carthage"].gained = {}
    assert [EndWar(country="rome")] == offered(world)

    an_army(world, "tunis", 6)
    assert [] == offered(world)


def test_CIV_HA9_whoever_has_no_army_left_takes_a_zealots_faith() -> None:
    """Before it has lost a city."""
    world = pressed("religion")
    world.countries["rome"].religion, world.countries["carthage"].religion = "Jupiter", "Baal"

    assert [EndWar(country="rome", faith="theirs")] == offered(world)
