"""Bundles: with three presses a House gives all that is advised."""

from rules.candlebre.board.state import World
from rules.candlebre.bundles import bundled, joined, of_both
from rules.candlebre.counsel import counsel
from rules.candlebre.currencies.orders import Transfer
from rules.candlebre.fate.orders import DrawFate
from rules.kernel.play.counsel import BUTTON, LONGEST, SHOWN, Counsel, Offer, Weight
from tests.rules.candlebre.advice import heard
from tests.rules.candlebre.worlds import a_world


def piece(text: str, label: str, gold: int) -> Counsel[World]:
    """Give a piece of counsel that would transfer gold."""
    return Counsel(Weight.DECIDE, text, "CAN-2.3", (Offer(label, Transfer(gold=gold)),))


def test_what_is_beyond_the_first_three_goes_with_the_shortest_of_them() -> None:
    """In its words, with one press; it stands where it stood as well."""
    world = a_world(houses={"red": {"military": 100}})
    found = bundled(
        world, "red", [piece(text, f"Give {len(text)}", len(text)) for text in ("Long one.", "Me.", "Two.", "New.")]
    )

    assert ["Long one.", "Me. Also: give 4.", "Two.", "New."] == [one.text for one in found]
    assert "Give 3; give 4" == found[1].offers[0].label
    assert ("Give 3", "Give 4") == (found[1].offers[1].label, found[3].offers[0].label)


def test_a_danger_without_an_answer_gets_the_answer_of_what_it_displaces() -> None:
    """Its button is that of what goes with it, and it is no mere chance any more."""
    bare = Counsel[World](Weight.CHANCE, "Rivals come.", "CAN-7.1")
    both = joined(a_world(houses={"red": {"military": 50}}), "red", bare, piece("Raise.", "Raise all for 20", 20))

    assert both is not None
    assert (Weight.DECIDE, "Rivals come. Also: raise all for 20.") == (both.weight, both.text)
    assert ["Raise all for 20"] == [offer.label for offer in both.offers]


def test_nothing_goes_with_what_has_no_room_or_forbids_it() -> None:
    """Long sentences stay alone; and a purse pays once."""
    world = a_world(houses={"red": {"military": 100}})

    assert joined(world, "red", piece("x" * LONGEST, "One", 1), piece("Two.", "Two", 2)) is None
    assert joined(world, "red", piece("One.", "All of it", 100), piece("Two.", "All again", 100)) is None
    assert joined(world, "red", piece("One.", "One", 1), Counsel(Weight.DECIDE, "Two.", "CAN-2.3")) is None


def test_the_label_of_many_is_short() -> None:
    """However many there are."""
    assert "Place all 5; draw from the Book" == of_both("Place all 5", "Draw from the Book")
    assert "March on Skerrowgate and more" == of_both("March on Skerrowgate", "Into infrastructure 200 gold")
    assert "All 3 marches and more" == of_both("All 3 marches and more", "Into infrastructure 200 gold")
    assert "All of this" == of_both("x" * BUTTON, "y")


def busy() -> World:
    """Give a world in which red has one province, little between it and white, and much to do."""
    mine = {"units": {"infantry": 2}, "barracks": True}
    red = {"muster": {"infantry": 3}, "prisoners": {"neutral": {"infantry": 3}}, "hand": ["8C"], "influence": 20}
    world = a_world(
        places={"lightmere": {"units": {"infantry": 12}, "owner": "white"}, "amberleigh": mine},
        houses={"red": red},
        phase=4,
        book=["AD"] * 3,
    )
    for place in world.held("red"):
        place.owner = "red" if place.id == "amberleigh" else ""
    return world


def test_CAN_15_5_in_the_worst_need_nothing_that_could_be_done_is_left_out() -> None:
    """Two dangers are told, and yet three presses place, call, release, summon and draw."""
    pieces = heard(busy(), "settle", topic=counsel)[:SHOWN]

    assert [Weight.RUIN, Weight.RUIN] == [one.weight for one in pieces[:2]]
    given = {order.name for one in pieces for offer in one.offers[:1] for order in offer.orders}
    assert {"place", "play_company", "release", "summon", DrawFate.name} == given
    assert all(len(one.text) <= LONGEST for one in pieces)


def test_CAN_16_5_both_purses_are_spent_with_three_presses() -> None:
    """Troops, works and learning, each from what is left."""
    world = a_world(
        places={"amberleigh": {"barracks": True, "units": {"infantry": 6}}},
        houses={
            "red": {"military": 200, "civil": 300, "level": {"infrastructure": 1}, "earned": {"infrastructure": 1}}
        },
    )
    pieces = heard(world, "campaign", topic=counsel)[:SHOWN]

    assert {"march", "buy", "build", "research"} <= {order.name for one in pieces for order in one.offers[0].orders}
