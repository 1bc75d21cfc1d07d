"""Orders of Candle'Bre in the words of people who know none of its grammar."""

import pytest

from rules.candlebre.board.state import Offer
from rules.candlebre.diplomacy.orders import Accept, Refuse
from rules.candlebre.movement.march_orders import MarchOn
from rules.candlebre.opening.orders import Found, RankHouses, RankRegions, Recruit, StationLeader
from rules.candlebre.people.orders import Release
from rules.candlebre.research.orders import Study
from tests.rules.candlebre.worlds import SEATS, a_leader, a_world, give

SIX = {"infantry": 4, "archers": 2}


def opening():
    """Give a world before its armies are raised."""
    return a_world(turn=0, play_order=[], claim_order=list(SEATS))


def camp():
    """Give a world in which red's six, its leader with them, stand beside Lightmere."""
    world = a_world(places={"amberleigh": {"units": SIX}})
    a_leader(world, "red", "amberleigh")
    return world


@pytest.mark.parametrize(
    ("words", "houses", "regions"),
    [
        ("umbrel n tallow court", ("umbrel",), ("tallow_court",)),
        ("I'd love Vesper, then Lanthorn, and to start in dawn please", ("vesper", "lanthorn"), ("dawn_court",)),
        ("Tallowmere. If Tallowmere is gone, then Umbrel", ("tallowmere", "umbrel"), ()),
    ],
)
def test_CAN_3_2_houses_and_regions_are_wished_for_at_once(words, houses, regions) -> None:
    """In their order, the second choice behind the first."""
    found = RankHouses.heard(words, opening(), "red")

    ranked = [RankHouses(houses=houses), *([RankRegions(regions=regions)] if regions else [])]
    assert (ranked, "") == (list(found.orders), found.question)


def test_CAN_3_3a_nobody_can_choose_beside_whom_he_begins() -> None:
    """That is said, and the Houses are offered as they were wished for."""
    words = "I'd like Tallowmere, and to begin next to Ben if possible. If Tallowmere is gone, then Umbrel"
    found = RankHouses.heard(words, opening(), "red")

    assert [RankHouses(houses=("tallowmere", "umbrel"))] == list(found.orders)
    assert found.question.startswith("Nobody knows yet where another begins")


@pytest.mark.parametrize("words", ["not umbrel", "is umbrel bad?", "what does umbrel do", "umbrel and some cavalry"])
def test_CAN_3_2_what_is_no_wish_is_none(words) -> None:
    """A question, a denial, and what says more than it names."""
    assert RankHouses.heard(words, opening(), "red") is None


def raised(number, unit, place="quillbrook"):
    """Give an order for some units."""
    return Recruit(number=number, unit=unit, province=place)


@pytest.mark.parametrize(
    ("words", "orders"),
    [
        (
            "all archers, leader in quillbrook. barracks there",
            [
                raised(5, "archers"),
                StationLeader(province="quillbrook"),
                Found(building="barracks", province="quillbrook"),
            ],
        ),
        (
            "Please raise all 6 in Quillbrook, found the barracks there and put my leader there too",
            [
                *(raised(4, "infantry"), raised(2, "archers")),
                *(Found(building="barracks", province="quillbrook"), StationLeader(province="quillbrook")),
            ],
        ),
        (
            "temple in dawnhallow, leader quillbrook",
            [Found(building="temple", province="dawnhallow"), StationLeader(province="quillbrook")],
        ),
    ],
)
def test_CAN_3_5_an_army_its_leader_and_a_building_are_heard_at_once(words, orders) -> None:
    """`There` is the place that was named last, and the army stands before its leader does."""
    assert orders == list(Recruit.heard(words, opening(), "red").orders)


@pytest.mark.parametrize(
    ("words", "units", "led"),
    [
        ("march all with leader to lightmere", SIX, True),
        ("I would like to march everyone with my leader to Lightmere", SIX, True),
        ("attack lightmere w everything", SIX, False),
        ("march 6 from amberleigh to lightmere", SIX, False),
        ("march 2 archers and my leader to lightmere", {"archers": 2}, True),
        ("3 inf to lightmere", {"infantry": 3}, False),
    ],
)
def test_CAN_6_2_a_march_is_heard_in_any_order_of_its_words(words, units, led) -> None:
    """From where they stand who can reach it, with the leader where he is named."""
    (found,) = MarchOn.heard(words, camp(), "red").orders

    assert ("amberleigh", "lightmere", units, led) == (found.origin, found.target, found.units, bool(found.leaders))


@pytest.mark.parametrize(
    "words", ["march not to lightmere", "what if i march all to lightmere", "march all to lightmere if blue does"]
)
def test_CAN_6_2_what_orders_no_march_is_none(words) -> None:
    """Nothing is passed over that may change what is ordered."""
    assert MarchOn.heard(words, camp(), "red") is None


def test_CAN_6_13_the_leader_is_taken_along_on_the_march_that_stands() -> None:
    """It stands instead of the same march without him; another from there contends with it."""
    world = camp()
    alone = MarchOn(origin="amberleigh", target="lightmere", units=SIX)
    give(world, "red", alone)
    (led,) = MarchOn.heard("n take the leader with them", world, "red").orders

    assert led == alone.model_copy(update={"leaders": ("head-red",)})
    assert led.displaces(alone) and not alone.displaces(led)
    assert alone.contends(MarchOn(origin="amberleigh", target="goldenwater", units=SIX))


@pytest.mark.parametrize(
    ("words", "sums"),
    [
        ("put 80 in military n 35 infra", [("military", 80), ("infrastructure", 35)]),
        ("80 into military and 35 into infrastructure", [("military", 80), ("infrastructure", 35)]),
        ("put 35 in infra", [("infrastructure", 35)]),
        ("learn espionage with 20", [("espionage", 20)]),
    ],
)
def test_CAN_13_3_learning_is_heard_with_the_number_before_the_tree(words, sums) -> None:
    """Several trees at once, by half their names."""
    assert [Study(tree=tree, points=points) for tree, points in sums] == list(Study.heard(words, camp(), "red").orders)


def offered(*makers):
    """Give a world in which Houses offer red something."""
    offers = [Offer(id=f"{one}-1", maker=one, taker="red", alliance=True) for one in makers]
    return a_world(offers=offers)


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("I accept House Tallowmere's offer, give me my leader back", Accept),
        ("yes", Accept),
        ("ok deal", Accept),
        ("no thanks", Refuse),
        ("I don't accept that", Refuse),
    ],
)
def test_CAN_10_5b_a_yes_or_a_no_answers_the_offer_that_waits(words, kind) -> None:
    """By its House's name, or by none where it is the only one."""
    heard = [one.heard(words, offered("white"), "red") for one in (Accept, Refuse)]

    assert [[kind(offer="white-1")]] == [list(one.orders) for one in heard if one]


@pytest.mark.parametrize("words", ["yes, but only for 40", "is it a good offer?", "I accept if they go home"])
def test_CAN_10_5b_haggling_accepts_nothing(words) -> None:
    """What ties a yes to something is none."""
    assert [None, None] == [one.heard(words, offered("white"), "red") for one in (Accept, Refuse)]


def test_CAN_10_5b_of_several_offers_one_has_to_be_named() -> None:
    """Else it is asked which."""
    found = Accept.heard("I accept the offer", offered("white", "blue"), "red")

    assert (2, "Which of them?") == (len(found.orders), found.question)
    assert [Accept(offer="blue-1")] == list(
        Accept.heard("accept Umbrel's deal", offered("white", "blue"), "red").orders
    )


@pytest.mark.parametrize(
    ("words", "orders"),
    [
        ("let him go", [Release()]),
        ("let both prisoners go", [Release(owner="white", units={"infantry": 2})]),
        ("free them all", []),
    ],
)
def test_CAN_10_4_prisoners_are_let_go_in_plain_words(words, orders) -> None:
    """All of them where it is said so, else those who bring honor."""
    world = a_world(houses={"red": {"prisoners": {"white": {"infantry": 2}}}})
    found = Release.heard(words, world, "red")

    assert orders == list(found.orders if found else ())
