"""Every wrong line gets an answer that names a clause and says what would do (section 5, H6)."""

from functools import lru_cache

import pytest

from rules.candlebre.board.order import Deed
from rules.candlebre.board.state import Offer, World
from rules.candlebre.diplomacy.orders import ANSWER_ORDERS
from rules.candlebre.opening.orders import ClaimLand, Found, RankHouses, RankRegions, Recruit, StationLeader
from rules.candlebre.show.names import lexicon
from rules.candlebre.turn.orders import CAMPAIGN_ORDERS, SETTLE_ORDERS
from rules.kernel.errors import Answer, Refusal
from rules.kernel.language.grammar import read, write
from rules.kernel.state.viewing import seen as view
from tests.rules.answering import assert_helps
from tests.rules.candlebre.worlds import a_leader, a_world
from tests.rules.candlebre.wrong_orders import WRONG_ORDERS

ORDERS: dict[str, tuple[type[Deed], ...]] = {
    "campaign": CAMPAIGN_ORDERS,
    "settle": SETTLE_ORDERS,
    "army": (Found, Recruit, StationLeader),
    "claims": (RankHouses, RankRegions),
    "land": (ClaimLand,),
    "answer": ANSWER_ORDERS,
}
LINES = [(window, line) for window, _, lines in WRONG_ORDERS for line in lines]
SAYS = (
    ";", ":", " holds ", " only ", " such as ", " one of ", " from 0 ", " from 1 ", " you have ", " touches ",
    "march from", "name types", "moves at least",
)  # fmt: skip
"""How refusals say what would do."""
RIGHT = {
    "campaign": (
        "transfer 10",
        "build market in Quillbrook",
        "buy 2 infantry",
        "research military 20",
        "pilfer against House Tallowmere",
        "pilfer against Tallowmere",
        "march 3 infantry from Amberleigh to Lightmere with head",
        "march 3 infantry and 1 cavalry from Amberleigh to Lightmere with the head of House Ashgrave",
        "doctrine defence bounty cap is 10",
        "guard neutrals with Hill Pikes against House Tallowmere",
        "parry slander and poison down to 30",
    ),
    "settle": (
        "move from Amberleigh to Quillbrook with 1 infantry led by the head of House Ashgrave",
        "move 1 infantry from Amberleigh to Dawnhallow",
        "place 1 infantry in Dawnhallow",
        "play Hill Pikes",
        "release 1 infantry of House Tallowmere",
        "offer House Tallowmere giving 1 the head of House Tallowmere for 60 gold",
        "propose alliance to House Umbrel",
        "propose alliance to Lanthorn",
        "release 1 infantry of Tallowmere",
        "draw a card from the book of fate",
        "summon clergy to Cresset Hill",
    ),
    "answer": ("accept offer 1 of House Tallowmere",),
}


@lru_cache(maxsize=8)
def ashgrave(window: str = "campaign") -> World:
    """Give House Ashgrave in turn 5, with a little of everything."""
    houses = {
        "red": {
            "military": 100, "civil": 60, "hand": ["5C"], "muster": {"infantry": 1, "mercenaries": 1},
            "prisoners": {"white": {"infantry": 2}}, "allies": {"green": 0},
            "level": {"infrastructure": 1, "espionage": 2},
        },
        "green": {"allies": {"red": 0}},
    }  # fmt: skip
    places = {
        "dawnhallow": {"barracks": True},
        "quillbrook": {"barracks": True, "new_barracks": True, "units": {"infantry": 3, "mercenaries": 3}},
        "amberleigh": {"units": {"infantry": 4, "cavalry": 1}},
        "merrowgate": {"owner": "white", "protected_by": "white", "temple": True},
        "larkspire": {"owner": "green"},
    }
    world = a_world(houses=houses, places=places, turn=5)
    a_leader(world, "red", "amberleigh")
    a_leader(world, "white", captor="red")
    if window == "answer":
        world.offers = [Offer(id="white-1", maker="white", taker="red", ask={"infantry": 1}, price=0, pay=5)]
    return view(world, "red")


def answer(window: str, line: str) -> Answer:
    """Give the answer to a wrong line; fail if it is an order that may be given."""
    world = ashgrave(window)
    with pytest.raises(Answer) as caught:
        read(line, ORDERS[window], lexicon(world, "red")).check(world, "red")
    return caught.value


def test_section_5_the_corpus_is_large_and_of_all_kinds() -> None:
    """Three hundred lines at least, none twice in a window."""
    assert len(LINES) >= 300
    assert len(LINES) == len(set(LINES))


@pytest.mark.parametrize(("window", "line"), LINES)
def test_section_5_every_wrong_line_is_answered(window: str, line: str) -> None:
    """By an answer alone, with words that say what would do, and nothing changes."""
    before = ashgrave(window).write()

    wrong = answer(window, line)

    assert before == ashgrave(window).write()
    assert_helps(wrong, "CAN-", SAYS)


def test_section_5_what_the_rules_forbid_is_refused_with_its_clause() -> None:
    """Not merely misread: the line is an order."""
    for window, what, lines in WRONG_ORDERS:
        for line in lines if what == "illegal" else ():
            assert isinstance(answer(window, line), Refusal), line


@pytest.mark.parametrize(("window", "line"), [(window, line) for window, lines in RIGHT.items() for line in lines])
def test_section_5_the_right_lines_beside_them_are_taken(window: str, line: str) -> None:
    """Else the corpus would promise nothing; and each survives writing and reading."""
    world = ashgrave(window)
    order = read(line, ORDERS[window], lexicon(world, "red"))
    order.check(world, "red")

    assert order == read(write(order, lexicon(world, "red")), ORDERS[window], lexicon(world, "red"))


@pytest.mark.parametrize("called", ["Hale Barrow, the Quartermaster", "Hale Barrow", "the Quartermaster"])
def test_CAN_11_5_a_leader_of_the_book_is_known_by_his_name_alone(called) -> None:
    """By his title, too."""
    world = a_world(places={"amberleigh": {"units": {"infantry": 1}}})
    a_leader(world, "red", "amberleigh", card="KC")
    line = f"march 1 infantry from Amberleigh on Lightmere with {called}"
    order = read(line, ORDERS["campaign"], lexicon(world, "red"))

    assert ("KC",) == order.leaders
