"""The Book of Fate, card by card (CAN-11)."""

import pytest

from rules.candlebre.battle.orders import Doctrine
from rules.candlebre.board.cards import BLACK, BOOK, CAPTAINS, COMPANIES, OMENS, RED
from rules.candlebre.board.state import Truce
from rules.candlebre.currencies.events import GoldLost
from rules.candlebre.currencies.income import gold_income
from rules.candlebre.fate.book import draw, draw_cards, shuffle_book
from rules.candlebre.fate.events import FateDrawn, LeaderJoined, UnitsLost, WorkRaised
from rules.candlebre.fate.orders import DrawFate
from rules.candlebre.mercenaries.events import CompanyDiscarded, CompanyKept
from rules.candlebre.mercenaries.orders import DiscardCard, PlayCompany
from rules.candlebre.movement.march_orders import MarchOn
from rules.candlebre.ruleset import CANDLEBRE
from rules.kernel.errors import Refusal
from tests.rules.candlebre.turns import settle
from tests.rules.candlebre.worlds import a_leader, a_table, a_world, give, run


def drawn(card, world=None, seat="red"):
    """Let a seat draw a card; give the table."""
    world = world or a_world()
    world.book = [card, "2D"]
    table = a_table(world)
    draw(table.play, seat)
    return table


def test_CAN_11_1_the_book_has_54_cards() -> None:
    """Companies 10, leaders 12, gold 10, Church 10, misfortunes 10, jokers 2: the chances of a first draw."""
    kinds = [
        len(COMPANIES),
        len(CAPTAINS),
        *(sum(card[1:] == suit for card in OMENS) for suit in "DHS"),
        len([card for card in OMENS if card in (RED, BLACK)]),
    ]

    assert [10, 12, 10, 10, 10, 2] == kinds
    assert set(BOOK) == {*COMPANIES, *CAPTAINS, *OMENS}
    assert 54 == len(BOOK)


def test_CAN_11_1a_an_empty_book_is_made_anew_from_the_discards() -> None:
    """With none there is no draw."""
    world = a_world(discards=["2D"])
    table = a_table(world)
    draw(table.play, "red")
    assert (20, ["2D"]) == (world.houses["red"].military + world.houses["red"].civil, world.discards)

    world = a_world()
    table = a_table(world)
    draw(table.play, "red")
    assert [] == table.told(FateDrawn)

    world.book = ["2D", "3D"]
    shuffle_book(a_table(world).play)
    assert ["2D", "3D"] == sorted(world.book)


def test_CAN_11_2_a_seat_draws_if_it_wishes() -> None:
    """Once, in phase 7; who did not order it draws nothing (CAN-11.2a)."""
    world = a_world(book=["2D", "3D"])
    assert [] == run(settle, world, players=("red",)).told(FateDrawn)
    assert 1 == len(run(settle, world, {"red": [DrawFate()]}, players=("red",)).told(FateDrawn))

    give(world, "red", DrawFate())
    with pytest.raises(Refusal, match="one card a turn"):
        DrawFate().check(world, "red")


def test_CAN_11_4_companies_are_kept_three_at_most() -> None:
    """The oldest beyond that is discarded; others see only that it is a company."""
    world = a_world(houses={"red": {"hand": ["2C", "3C", "4C"]}})
    table = drawn("5C", world)

    assert (["3C", "4C", "5C"], ["2C"]) == (world.houses["red"].hand, world.discards)
    assert [""] == [event.card for event in table.told(FateDrawn)]
    assert [("red",)] == [event.audience for event in table.told(CompanyKept)]
    assert ["2C"] == [event.company for event in table.told(CompanyDiscarded)]


def test_CAN_11_4_a_company_is_used_once() -> None:
    """Played or discarded, it leaves the hand; a card not held is refused."""
    world = a_world(houses={"red": {"hand": ["2C", "3C"]}})
    give(world, "red", PlayCompany(card="2C"), DiscardCard(card="3C"))

    assert ({"infantry": 2}, ["2C", "3C"], []) == (
        world.houses["red"].returned,
        world.discards,
        world.houses["red"].hand,
    )
    with pytest.raises(Refusal, match="do not hold"):
        PlayCompany(card="2C").check(world, "red")


@pytest.mark.parametrize("card", CAPTAINS)
def test_CAN_11_5_leaders_enter_service_where_most_units_stand(card) -> None:
    """At once, and their cards stay out of the Book (CAN-11.8a)."""
    world = a_world(places={"quillbrook": {"units": {"infantry": 1}}})
    table = drawn(card, world)

    assert ("red", "quillbrook") == (world.leaders[card].seat, world.leaders[card].place)
    assert ([], 1) == (world.discards, len(table.told(LeaderJoined)))
    assert CAPTAINS[card].trait in CANDLEBRE.tellings.tell(table.told(LeaderJoined)[0]).text


@pytest.mark.parametrize(
    ("card", "gold"), [("AD", 100), ("2D", 20), ("3D", 30), ("4D", 40), ("5D", 50), ("6D", 60), ("7D", 25)]
)
def test_CAN_11_6_gold_is_a_receipt(card, gold) -> None:
    """Tax Arrears bring 5 for each of five provinces."""
    house = drawn(card).state.houses["red"]

    assert (gold // 2, gold - gold // 2) == (house.military, house.civil)


@pytest.mark.parametrize(
    ("card", "honor", "influence"),
    [
        ("AH", 10, 0), ("2H", 0, 3), ("3H", 3, 0), ("4H", 4, 0), ("5H", 0, 5), ("6H", 6, 0), ("8H", 0, 8),
        ("9H", 4, 0), ("TH", 0, -4), ("6S", -6, 0), ("7S", -3, -3),
    ],
)  # fmt: skip
def test_CAN_11_6_the_church_gives_and_takes(card, honor, influence) -> None:
    """Honor and influence at once; from 10 and 4, and no less than no influence."""
    house = drawn(card).state.houses["red"]

    assert (10 + honor, 4 + influence) == (house.honor, house.influence)


def test_CAN_11_3_ties_go_to_the_lowest_number() -> None:
    """Scholars: the least earned tree, ties in the order M, I, E; a pardon ends infamy; builders find the best site."""
    assert 40 == drawn("8D").state.houses["red"].pool["military"]
    assert 0 == drawn("9H", a_world(houses={"red": {"honor": -7}})).state.houses["red"].honor
    assert drawn("9D").state.provinces["amberleigh"].barracks
    assert drawn("7H").state.provinces["amberleigh"].temple
    assert [("barracks", "amberleigh")] == [(one.building, one.province) for one in drawn("9D").told(WorkRaised)]
    assert [("temple", "amberleigh")] == [(one.building, one.province) for one in drawn("7H").told(WorkRaised)]

    full = {id: {"barracks": True, "temple": True} for id in a_world().starts["dawn_court"].provinces}
    house = drawn("9D", a_world(places=full)).state.houses["red"]
    assert 60 == house.military + house.civil
    assert 9 == drawn("7H", a_world(places=full)).state.houses["red"].influence

    coin = drawn("TD", a_world(houses={"red": {"military": 99, "civil": 11}})).state.houses["red"]
    assert (80, 9) == (coin.military, coin.civil)
    done = a_world(houses={"red": {"earned": {"military": 10, "infrastructure": 10, "espionage": 10}}})
    assert 0 == drawn("8D", done).state.houses["red"].pool["military"]


def test_CAN_11_7_misfortunes_strike_at_once() -> None:
    """Desertion, fever, floods, fire, risings, bad harvests, mutinies, and a turncoat who is no misfortune at all."""
    army = {"quillbrook": {"units": {"infantry": 7, "archers": 1}, "temple": True, "market": True}}
    assert {"infantry": 6, "archers": 1} == drawn("2S", a_world(places=army)).state.provinces["quillbrook"].units
    assert {"infantry": 5, "archers": 1} == drawn("3S", a_world(places=army)).state.provinces["quillbrook"].units
    assert "amberleigh" == drawn("4S").state.houses["red"].flooded
    burnt = drawn("5S", a_world(places=army)).state.provinces["quillbrook"]
    assert (False, True) == (burnt.market, burnt.temple)
    assert "" == drawn("8S").state.provinces["sunward_tor"].owner
    assert drawn("9S").state.houses["red"].bad_harvest
    assert 40 == drawn("AS").state.houses["red"].pool["espionage"]


def test_CAN_11_7_gold_that_a_card_takes_is_told_to_its_house() -> None:
    """Debased coin takes a fifth of each purse, and mutineers who are paid two gold each; nobody else reads it."""
    rich = a_world(houses={"red": {"military": 52, "civil": 31}})
    paid = a_world(houses={"red": {"military": 52}}, places={"quillbrook": {"units": {"mercenaries": 3}}})

    told = [drawn(card, world).told(GoldLost)[0] for card, world in (("TD", rich), ("TS", paid))]

    assert [(10, 6), (6, 0)] == [(one.military, one.civil) for one in told]
    assert [("red",)] * 2 == [one.audience for one in told]


@pytest.mark.parametrize(
    ("province", "named", "left"),
    [
        ("", "siege engines", {"archers": 1}),
        ("quillbrook", "archers", {"infantry": 1}),
        ("amberleigh", "archers", {"archers": 1}),
    ],
)
def test_CAN_11_7_deserters_follow_the_casualty_order(province, named, left) -> None:
    """That of the province, if it has one; types that it leaves out are lost after those that it names (CAN-7.17)."""
    world = a_world(places={"quillbrook": {"units": {"infantry": 1, "archers": 1}}})
    give(world, "red", Doctrine(role="defence", province=province, setting="casualties", value=named))

    assert left == drawn("2S", world).state.provinces["quillbrook"].units


@pytest.mark.parametrize(("gold", "stay", "left"), [(6, 3, 0), (5, 0, 5)])
def test_CAN_11_7_mutineers_are_paid_or_leave(gold, stay, left) -> None:
    """2 gold for each of them where most are, from the military purse."""
    place = {"quillbrook": {"units": {"infantry": 3, "mercenaries": 3}}}
    table = drawn("TS", a_world(houses={"red": {"military": gold}}, places=place))

    assert stay == table.state.provinces["quillbrook"].units.get("mercenaries", 0)
    assert left == table.state.houses["red"].military
    assert (not stay) is bool(table.told(UnitsLost))


def test_CAN_11_7_no_misfortune_takes_the_last_province() -> None:
    """Nor does it take one that holds a unit or a leader."""
    assert "red" == drawn("8S", a_world({"red": ["quillbrook"]})).state.provinces["quillbrook"].owner

    world = a_world({"red": ["quillbrook", "sunward_tor"]}, places={"quillbrook": {"units": {"infantry": 1}}})
    a_leader(world, "red", "sunward_tor")
    assert 2 == len(drawn("8S", world).state.held("red"))


def test_CAN_11_8_a_captive_leader_has_no_trait() -> None:
    """The Treasurer in chains brings nobody anything (CAN-12.5)."""
    world = a_world()
    a_leader(world, "red", "quillbrook", "KD")
    assert 250 == gold_income(world, "red")
    world.leaders["KD"].captor, world.leaders["KD"].place = "white", ""
    assert (230, 253) == (gold_income(world, "red"), gold_income(world, "white"))


def test_CAN_11_9_the_fools_truce_forbids_marches_on_houses() -> None:
    """Not on neutrals; to the drawing seat's next seat-turn, or through phase 3 of the next turn."""
    world = drawn(RED).state
    assert Truce(seat="red", turn=1) == world.truce

    world.provinces["lightmere"].owner = "white"
    world.provinces["amberleigh"].units = {"infantry": 2}
    with pytest.raises(Refusal) as caught:
        MarchOn(origin="amberleigh", target="lightmere", units={"infantry": 1}).check(world, "red")
    assert "CAN-11.9" == caught.value.clause
    MarchOn(origin="amberleigh", target="goldenwater", units={"infantry": 1}).check(world, "red")


def test_CAN_11_10_the_ghost_king_robs_the_greatest() -> None:
    """The two poorest empty provinces of each seat with most land; then the discards are shuffled in."""
    world = a_world(discards=["3D", "4D"])
    world.provinces["lightmere"].owner = "red"
    table = drawn(BLACK, world)

    assert ["", ""] == [world.provinces[id].owner for id in ("sunward_tor", "lightmere")]
    assert ({"2D", "3D", "4D", BLACK}, []) == (set(table.state.book), table.state.discards)


def test_CAN_11_2_draws_are_made_in_initiative_order() -> None:
    """Only by those who ordered one."""
    world = a_world(book=["2D", "3D", "4D"], active=["white", "red"])
    for seat in world.active:
        give(world, seat, DrawFate())
    table = a_table(world)
    draw_cards(table.play)

    assert [("white", "2D"), ("red", "3D")] == [(e.seat, e.card) for e in table.told(FateDrawn)]
    assert not world.houses["red"].draws
