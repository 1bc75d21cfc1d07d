"""The opening: Houses, land, standing armies, and who plays first (CAN-3)."""

import pytest

from rules.candlebre.board.scenario import CandlebreScenario
from rules.candlebre.board.state import World
from rules.candlebre.board.tables import HOUSES
from rules.candlebre.currencies.income import gold_income, honor_income, influence_income
from rules.candlebre.currencies.money import building_price, unit_price
from rules.candlebre.espionage.orders import Parry
from rules.candlebre.fate.events import BookShuffled
from rules.candlebre.opening.events import FirstRolled, HouseMissed, RegionMissed, SeatLeftOut
from rules.candlebre.opening.founding import claimed_by_default
from rules.candlebre.opening.opening import armies, claims, lands
from rules.candlebre.opening.orders import ClaimLand, Found, RankHouses, RankRegions, Recruit, StationLeader
from rules.candlebre.people.orders import Execute, KillPrisoners
from rules.candlebre.purchasing.quarters import limit
from rules.candlebre.ruleset import CANDLEBRE
from rules.kernel.errors import Refusal
from tests.rules.candlebre.worlds import SEATS, a_leader, a_world, board, give, run, scenario

PRINTED = tuple(HOUSES)
ORDER = ["blue", "red", "gold", "white", "green"]


def undealt(**settings) -> World:
    """Give the board before anything is dealt, with a claim order."""
    world = World.model_validate_json(board())
    world.claim_order = list(ORDER)
    world.settings = world.settings.model_copy(update=settings)
    return world


def dealt_out(**fields) -> World:
    """Give the world as it is when standing armies are raised."""
    return a_world(turn=0, play_order=[], claim_order=list(SEATS), **fields)


def test_CAN_3_1_seats_that_nobody_holds_may_be_left_out() -> None:
    """If it is so set and two are held; otherwise all five play."""
    both = run(claims, undealt(empty_seats="left_out"), players=("red", "gold"))
    alone = run(claims, undealt(empty_seats="left_out"), players=("red",))

    assert ["red", "gold"] == list(both.state.houses)
    assert 3 == len(both.told(SeatLeftOut))
    assert list(SEATS) == list(alone.state.houses)


def test_CAN_3_2_each_gets_the_first_house_that_is_free() -> None:
    """In claim order: blue before red."""
    lanthorn_first = RankHouses(houses=("lanthorn", "umbrel", "vesper", "tallowmere", "ashgrave"))
    world = run(claims, undealt(), {"blue": [lanthorn_first], "red": [lanthorn_first]}, players=SEATS).state

    assert ("lanthorn", "umbrel") == (world.houses["blue"].house, world.houses["red"].house)
    assert set(PRINTED) == {house.house for house in world.houses.values()}


def test_CAN_3_2_whoever_misses_a_wish_is_told_who_had_it_before() -> None:
    """The seat alone, of Houses and of regions; nobody whose first wish came true, or who had none."""
    first, second = RankHouses(houses=("lanthorn",)), RankHouses(houses=("lanthorn", "vesper", "umbrel"))
    ash = RankRegions(regions=("ash_court",))
    wishes = {"blue": [first, ash], "red": [first], "gold": [second], "green": [ash]}
    played = run(claims, undealt(), wishes, players=SEATS)
    houses, (region,) = played.told(HouseMissed), played.told(RegionMissed)

    assert [("red", (("lanthorn", "blue"),)), ("gold", (("lanthorn", "blue"),))] == [
        (one.seat, one.gone) for one in houses
    ]
    assert [("red",), ("gold",)] == [one.audience for one in houses]
    assert ("blue", (("ash_court", "green"),), ("blue",)) == (region.seat, region.gone, region.audience)


def test_CAN_3_2_a_wish_says_what_comes_if_others_have_it() -> None:
    """In words, with when one chooses; for land the other way round."""
    world = undealt()
    house, region = RankHouses(houses=("vesper",)), RankRegions(regions=("dusk_court", "ash_court"))

    assert (
        "You would have House Vesper; if that is gone when you choose, the first free one of Ashgrave, Tallowmere, "
        "Umbrel and Lanthorn. You choose second of 5."
    ) == CANDLEBRE.consequences(world, "red", house)
    assert CANDLEBRE.consequences(world, "red", region).startswith(
        "You would begin in The Dusk Court, else in The Ash Court; if that is gone when you choose, in the first free"
    )


def test_CAN_3_13_silence_takes_the_printed_order() -> None:
    """Ashgrave, Tallowmere, Vesper, Umbrel, Lanthorn, in claim order."""
    world = run(claims, undealt(), players=SEATS).state

    assert list(PRINTED) == [world.houses[seat].house for seat in ORDER]


@pytest.mark.parametrize(
    ("houses", "says"),
    [
        ((*PRINTED, "ashgrave"), "Ashgrave is named twice"),
        ((*PRINTED[:4], "ashgrave"), "Ashgrave is named twice; choose Lanthorn"),
    ],
)
def test_CAN_3_2_a_ranking_names_each_house_once(houses, says) -> None:
    """The refusal says which is missing or named twice."""
    with pytest.raises(Refusal) as caught:
        RankHouses(houses=houses).check(undealt(), "red")

    assert says in caught.value.reason


def test_CAN_3_2_who_is_not_named_follows_in_printed_order() -> None:
    """Two wishes are a ranking: blue, the first to choose, has Vesper; red, who wished for it too, has the second."""
    wish = RankHouses(houses=("vesper", "lanthorn"))
    world = run(claims, undealt(), {"blue": [wish], "red": [wish]}, players=SEATS).state

    assert ("vesper", "lanthorn") == (world.houses["blue"].house, world.houses["red"].house)


def test_CAN_3_3_five_contiguous_provinces_no_province_in_two_hands() -> None:
    """And all the others are neutral."""
    world = run(claims, undealt(), players=SEATS).state

    assert [5] * 5 == [len(world.held(seat)) for seat in SEATS]
    assert 35 == sum(not place.owner for place in world.provinces.values())


def test_CAN_3_3a_land_is_dealt_the_other_way_round() -> None:
    """The last of the claim order gets its first wish."""
    wish = RankRegions(regions=("ash_court", "dawn_court", "north_court", "dusk_court", "tallow_court"))
    world = run(claims, undealt(), {"green": [wish], "blue": [wish]}, players=SEATS).state

    assert "green" == world.provinces["cinderlow"].owner
    assert "blue" != world.provinces["dawnhallow"].owner  # white, gold and red came before


def test_CAN_3_3b_free_claims_come_one_after_the_other_the_last_first() -> None:
    """Each in a window of its own."""
    world = undealt(starts="free")
    for seat, name in zip(SEATS, PRINTED, strict=True):
        world.houses[seat].house = name
    claim = ClaimLand(provinces=("lightmere", "candlewater", "larkspire", "goldenwater", "amberleigh"))
    played = run(lands, world, {"land": {"green": [claim]}}, players=SEATS)

    assert [[seat] for seat in reversed(ORDER)] == [list(window.asked) for window in played.windows]
    assert set(claim.provinces) == {place.id for place in played.state.held("green")}


@pytest.mark.parametrize(
    ("provinces", "says"),
    [
        (("lightmere", "candlewater", "larkspire", "goldenwater", "taperton"), "hang together"),
        (("lightmere", "lightmere", "larkspire", "goldenwater", "amberleigh"), "Lightmere is named twice"),
        (("highcandle", "ironbeck", "wolfendale", "winterlode", "skerrowgate"), "not free"),
    ],
)
def test_CAN_3_3b_a_claim_is_free_and_in_one_piece(provinces, says) -> None:
    """Else it is refused."""
    world = a_world({"white": ["highcandle"]})
    with pytest.raises(Refusal) as caught:
        ClaimLand(provinces=provinces).check(world, "red")

    assert says in caught.value.reason


def test_CAN_3_3c_silence_takes_the_first_free_region_then_grows() -> None:
    """From the lowest free number by the most valuable neighbour, where no region is whole."""
    world = a_world({"white": ["dawnhallow", "highcandle"]})
    assert "gloamford" == claimed_by_default(world)[0]

    world = a_world({"white": ["dawnhallow", "highcandle", "gloamford", "cinderlow", "waxenby"]})
    assert ["sorrel_down", "larkspire", "skerrowgate", "amberleigh", "merrowgate"] == claimed_by_default(world)


def test_CAN_3_3c_where_no_five_hang_together_the_lowest_numbers_are_taken() -> None:
    """Six scattered provinces are free (house rule)."""
    free = ["taperton", "dawnhallow", "sorrel_down", "lightmere", "cresset_hill", "highcandle"]
    world = a_world({"white": [id for id in a_world().provinces if id not in free]})

    assert ["dawnhallow", "sorrel_down", "lightmere", "cresset_hill", "highcandle"] == claimed_by_default(world)


def test_CAN_3_3_start_regions_share_no_province() -> None:
    """A file in which two do is refused."""
    table = scenario().model_dump(mode="json")
    table["start"][1]["provinces"][0] = table["start"][0]["provinces"][0]

    with pytest.raises(ValueError, match="dawnhallow stands twice in the start regions"):
        CandlebreScenario.model_validate(table)


def test_CAN_3_4_one_building_in_all() -> None:
    """A later one replaces it, and it is free."""
    world = give(dealt_out(), "red", Found(building="barracks", province="quillbrook"))
    give(world, "red", Found(building="temple", province="amberleigh"))

    assert ["temple"] == [kind for kind in ("barracks", "temple") for one in world.held("red") if getattr(one, kind)]
    assert 0 == world.houses["red"].civil


def test_CAN_3_5_an_army_costs_what_the_house_pays() -> None:
    """100 gold; Tallowmere's mercenaries cost 8 (example 12), Lanthorn's archers 24; equal numbers are legal."""
    world = give(dealt_out(), "white", Recruit(number=4, unit="infantry", province="highcandle"))
    give(world, "white", Recruit(number=4, unit="mercenaries", province="highcandle"))
    with pytest.raises(Refusal) as caught:
        Recruit(number=1, unit="infantry", province="ironbeck").check(world, "white")
    assert "8 is left" in caught.value.reason

    with pytest.raises(Refusal, match="a standing army has"):
        Recruit(number=1, unit="pikemen", province="ironbeck").check(world, "white")


def test_CAN_3_6_the_army_stands_anywhere_of_ones_own() -> None:
    """Without barracks or limits; a province may not hold more mercenaries than regulars (CAN-3.6a)."""
    world = give(dealt_out(), "red", Recruit(number=6, unit="infantry", province="cresset_hill"))

    assert {"infantry": 6} == world.provinces["cresset_hill"].units
    with pytest.raises(Refusal) as caught:
        Recruit(number=1, unit="mercenaries", province="quillbrook").check(world, "red")
    assert "CAN-3.6a" == caught.value.clause
    with pytest.raises(Refusal):
        Recruit(number=1, unit="infantry", province="highcandle").check(world, "red")


def test_CAN_3_7_force_gold_left_goes_to_the_treasury() -> None:
    """3 infantry, 1 cavalry, 1 archers leave 10: 5 and 5 (example 11), beside the first incomes."""
    orders = [
        Recruit(number=3, unit="infantry", province="quillbrook"),
        Recruit(number=1, unit="cavalry", province="quillbrook"),
        Recruit(number=1, unit="archers", province="quillbrook"),
    ]
    played = run(armies, dealt_out(), {"red": orders}, dice={"first": [6, 1, 1, 1, 1]}, players=SEATS)

    receipts = [(e.gold, e.military, e.civil) for e in played.events if getattr(e, "clause", "") == "CAN-3.7"]
    assert (10, 5, 5) in receipts


def test_CAN_3_8_the_head_stands_with_his_troops() -> None:
    """In a province that holds a unit of the seat; without any army, anywhere."""
    world = dealt_out()
    give(world, "red", StationLeader(province="sunward_tor"))
    give(world, "red", Recruit(number=1, unit="infantry", province="quillbrook"), StationLeader(province="quillbrook"))

    assert "quillbrook" == world.leaders["head-red"].place
    assert "the head of House Ashgrave" == world.called("leader", "head-red")
    with pytest.raises(Refusal, match="holds no unit; choose Quillbrook"):
        StationLeader(province="sunward_tor").check(world, "red")


def test_CAN_3_8a_what_is_left_out_is_filled_in() -> None:
    """A barracks in the most valuable province, and the head where most units stand."""
    recruit = Recruit(number=2, unit="infantry", province="quillbrook")
    world = run(armies, dealt_out(), {"red": [recruit]}, dice={"first": [6, 1, 1, 1, 1]}, players=SEATS).state

    assert world.provinces["amberleigh"].barracks
    assert "quillbrook" == world.leaders["head-red"].place
    assert {"infantry": 2} == world.provinces["quillbrook"].units


def test_CAN_3_8a_standing_words_alone_raise_no_army() -> None:
    """Whoever says only what his honor foils has the autopilot's army, as the silent have (house rule)."""
    parry = Parry(operations=(), floor=0)
    world = run(armies, dealt_out(), {"red": [parry]}, dice={"first": [6, 1, 1, 1, 1]}, players=SEATS).state

    assert {"infantry": 4, "archers": 2} == world.provinces["amberleigh"].units


def test_CAN_3_9_the_highest_die_plays_first_and_ties_roll_again() -> None:
    """4, 6, 2, 6, 1, then 3 and 5 for the tied: 4, 5, 1, 2, 3 (example 13, CAN-3.9a)."""
    played = run(armies, dealt_out(), dice={"first": [4, 6, 2, 6, 1, 3, 5]}, players=SEATS)

    assert ["blue", "gold", "red", "white", "green"] == played.state.play_order
    assert 1 == len(played.told(FirstRolled))


def test_CAN_3_10_the_two_poorest_get_a_bonus_of_their_own_income() -> None:
    """All five with 230, but Tallowmere with 253: of equals those later in the play order (example 15, CAN-3.10a)."""
    played = run(armies, dealt_out(), dice={"first": [4, 6, 2, 6, 1, 3, 5]}, players=SEATS)
    bonus = [(e.audience, e.gold) for e in played.events if getattr(e, "clause", "") == "CAN-3.10"]

    assert [(("green",), 230), (("red",), 230)] == bonus


def test_CAN_3_10_of_two_seats_one_gets_it() -> None:
    """The one with the lower income (example 14)."""
    world = dealt_out()
    for seat in ("green", "blue", "gold"):
        world.houses.pop(seat)
    world.provinces["highcandle"].owner = ""
    played = run(armies, world, dice={"first": [6, 1]}, players=("red", "white"))
    bonus = [(e.audience, e.gold) for e in played.events if getattr(e, "clause", "") == "CAN-3.10"]

    assert [(("white",), 198)] == bonus


def test_CAN_3_11_everybody_collects_gold_alone() -> None:
    """No honor and no influence come in at setup (CAN-3.11a)."""
    played = run(armies, dealt_out(), dice={"first": [6, 1, 1, 1, 1]}, players=SEATS)
    first = [e.seat for e in played.events if getattr(e, "clause", "") == "CAN-12.2a"]

    assert 5 == len(first)
    assert [10, 0, 10, 5, 10] == [house.honor for house in played.state.houses.values()]
    assert [54] == [event.cards for event in played.told(BookShuffled)]


def test_CAN_3_12_levels_are_nought_at_the_start() -> None:
    """But for Umbrel's spies (CAN-3.17)."""
    world = run(claims, undealt(), players=SEATS).state

    assert {"umbrel": 1} == {house.house: n for house in world.houses.values() for n in house.level.values() if n}


def test_CAN_3_14_ashgrave_builds_barracks_and_fields_more() -> None:
    """Barracks 60, temples 120, one unit more in each barracks."""
    world = a_world()
    place = world.provinces["quillbrook"]

    assert (60, 120) == tuple(building_price(world.houses["red"], place, kind) for kind in ("barracks", "temple"))
    assert (6, 5) == (limit(world, place), limit(world, world.provinces["highcandle"]))


def test_CAN_3_15_tallowmere_is_rich_and_without_honor() -> None:
    """Income +10%, mercenaries 8, barracks and temples 100, honor 0."""
    world = a_world()
    house, place = world.houses["white"], world.provinces["highcandle"]

    assert 253 == gold_income(world, "white")
    assert (8, 100, 100, 0) == (
        unit_price(house, "mercenaries"),
        building_price(house, place, "barracks"),
        building_price(house, place, "temple"),
        house.honor,
    )


def test_CAN_3_16_vesper_has_the_churchs_ear() -> None:
    """Temples 60 that yield 2, courts 80, influence 10, cavalry 30."""
    world = a_world(places={"gloamford": {"temple": True}})
    house, place = world.houses["green"], world.provinces["umberfell"]

    assert (60, 80, 30, 10) == (
        building_price(house, place, "temple"),
        building_price(house, place, "court"),
        unit_price(house, "cavalry"),
        house.influence,
    )
    assert 2 == influence_income(world, "green")


def test_CAN_3_17_umbrel_knows_its_way_in_the_dark() -> None:
    """Espionage 1, +3 on operations, shield 3, pilfers up to 100, honor 5."""
    charter = HOUSES["umbrel"]

    assert (1, 3, 3, 100, 5) == (charter.espionage, charter.operations, charter.shield, charter.pilfer, charter.honor)


def test_CAN_3_18_lanthorn_is_chivalrous() -> None:
    """+1 honor at income, archers 24, exposure doubled, and it kills no prisoners and executes nobody."""
    world = a_world(houses={"gold": {"prisoners": {"red": {"infantry": 1}}}})
    one = a_leader(world, "red", captor="gold")

    assert (24, 2) == (unit_price(world.houses["gold"], "archers"), HOUSES["lanthorn"].exposure)
    assert honor_income(world, "red") + 1 == honor_income(world, "gold")
    for order in (KillPrisoners(owner="red", units={"infantry": 1}), Execute(leader=one.id)):
        with pytest.raises(Refusal) as caught:
            order.check(world, "gold")
        assert "CAN-3.18" == caught.value.clause


def test_CAN_3_19_the_bounty_of_a_killed_prisoner_is_the_common_one() -> None:
    """Vesper pays 30 for cavalry, and gets 12 for a killed one, as everybody."""
    assert 12 == KillPrisoners(owner="red", units={"cavalry": 1}).gold()


@pytest.mark.parametrize(
    "line",
    ["rank regions ash court, dusk court", "rank regions The Ash Court and Dusk", "start at ash court and dusk court"],
)
def test_CAN_3_3a_regions_go_by_their_names_without_an_article(line) -> None:
    """As people call them."""
    world = undealt()

    asked = CANDLEBRE.read(line, (RankRegions,), CANDLEBRE.lexicon(world, "red"), world)

    assert RankRegions(regions=("ash_court", "dusk_court")) == asked


def test_CAN_3_8a_whoever_orders_no_army_is_told_that_he_has_none() -> None:
    """A barracks alone raises nobody; gold that is left is told of; once all is spent, nothing is said."""
    world = a_world(turn=0)
    said = []
    for order in (
        Found(building="barracks", province="amberleigh"),
        Recruit(number=2, unit="infantry", province="amberleigh"),
        Recruit(number=4, unit="infantry", province="amberleigh"),
        Recruit(number=1, unit="mercenaries", province="amberleigh"),
    ):
        give(world, "red", order)
        said.append(CANDLEBRE.effect(world, "red", order))

    assert "only what you order is raised: you would begin with no army. 100 force gold wait." in said[0]
    assert "70 force gold are not spent: what is left becomes gold in your purses" in said[1]
    assert not said[3]
