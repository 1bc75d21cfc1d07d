"""The map, the pages, and what each seat sees of them."""

import pytest

from bot.service.words.text_maps import text_pages
from rules.candlebre.board.cards import CAPTAINS
from rules.candlebre.board.state import Offer
from rules.candlebre.board.war import BattleOrders, Group, March
from rules.candlebre.diplomacy.terms import ALLIED
from rules.candlebre.show.pages import status
from rules.candlebre.show.papers import papers
from rules.candlebre.show.picture import picture
from rules.kernel.state.viewing import seen as view
from tests.rules.candlebre.worlds import SEATS, a_leader, a_world


def test_the_map_shows_houses_values_works_and_armies() -> None:
    """Sixty provinces and a lake; the letters of the works, the leader, the clergy, the fort."""
    place = {"units": {"infantry": 3}, "barracks": True, "temple": True, "fort": 2, "protected_by": "red"}
    world = a_world(places={"quillbrook": place})
    a_leader(world, "red", "quillbrook")
    drawn = picture(world, None)
    region = next(one for one in drawn.regions if one.id == "quillbrook")

    assert 61 == len(drawn.regions)
    assert ("red", "50") == (region.side, region.value)
    assert [("army", "3"), ("fort", "2"), ("B", ""), ("T", ""), ("★", ""), ("†", "")] == [
        (mark.kind, mark.text) for mark in region.marks
    ]
    assert ["sea"] == [one.terrain for one in drawn.regions if one.terrain]
    assert "Vesper (Green Candle)" in [side.name for side in drawn.sides]


def test_marches_show_only_to_their_seat_until_they_set_out() -> None:
    """Then everybody sees them, but for the battle orders."""
    world = a_world(phase=1)
    march = March(target="lightmere", groups=[Group(origin="amberleigh", units={"infantry": 1})])
    march.orders.charge = "open"
    world.houses["red"].marches = [march]
    seen = [len(picture(view(world, seat), seat).routes) for seat in ("red", "white", None)]
    assert [1, 0, 0] == seen

    world.phase = 3
    other = view(world, "white")
    assert 1 == len(picture(other, "white").routes)
    assert "" == other.houses["red"].marches[0].orders.charge


@pytest.mark.parametrize("secret", ["military", "civil", "pool", "muster", "hand", "guards", "parry_floor"])
def test_purses_pools_hands_and_words_are_ones_own(secret) -> None:
    """Blank in everybody else's view; the number of cards is public."""
    red = {"military": 77, "civil": 88, "muster": {"infantry": 2}, "hand": ["2C"], "parry_floor": 3}
    world = a_world(houses={"red": {**red, "pool": {"military": 9}}})
    world.houses["red"].guards = []
    mine, other = view(world, "red").houses["red"], view(world, "white").houses["red"]

    assert getattr(mine, secret) == getattr(world.houses["red"], secret)
    assert secret == "guards" or getattr(other, secret) != getattr(mine, secret)
    assert [""] == other.hand


def test_the_book_and_others_offers_are_hidden() -> None:
    """How many pages are left is public."""
    world = a_world(book=["2D"], offers=[Offer(id="red-1", maker="red", taker="white", alliance=True)])

    assert [""] == view(world, "red").book
    assert [1, 1, 0] == [len(view(world, seat).offers) for seat in ("red", "white", "green")]


def test_pages_and_papers_read_well() -> None:
    """The race first, then what the Houses have learned; one's own page begins with an offer that waits."""
    offer = Offer(id="white-1", maker="white", taker="red", ask={"infantry": 1}, pay=5)
    world = a_world(offers=[offer], houses={"red": {"honor": -1, "muster": {"infantry": 1}}})
    pages = {page.title: page for page in status(view(world, None))}
    mine = papers(view(world, "red"), "red")

    race = pages["The race for the crown, turn 1"]
    houses = ["House Ashgrave", "House Tallowmere", "House Vesper", "House Umbrel", "House Lanthorn"]
    assert houses == [row[0] for row in race.table[1:]] and 6 == len(race.table[0])
    learned = pages["What the Houses have learned"]
    assert houses == [row[0] for row in learned.table[1:]] and 4 == len(learned.table[0])
    assert "Offers" == mine[0].title
    assert "Offer 1 of House Tallowmere: 5 gold for 1 infantry." == mine[0].lines[0]
    assert any("infamous" in line for line in mine[1].lines)
    world.offers = [Offer(id="white-1", maker="white", taker="red", alliance=True)]
    assert (f"House Tallowmere proposes an alliance. {ALLIED}",) == papers(view(world, "red"), "red")[0].lines
    assert "Left out" == papers(world, "purple")[0].title


def test_papers_say_where_ones_troops_stand() -> None:
    """With their leaders; what the barracks take is told while units may be bought (CAN-5.3)."""
    places = {"amberleigh": {"units": {"infantry": 4, "archers": 1}, "barracks": True}}
    world = a_world(places=places, houses={"red": {"muster": {"infantry": 5}}}, active=["red"])
    a_leader(world, "red", "amberleigh")
    own = papers(view(world, "red"), "red")[0].lines
    world.phase = 4
    later = papers(view(world, "red"), "red")[0].lines

    assert "Your troops: Amberleigh: 4 infantry and 1 archer, with the head of House Ashgrave." in own
    assert "Your barracks take 2 more regulars this turn." in own
    assert not any("this turn" in line for line in later)


def test_papers_tell_of_houses_and_regions_before_they_are_dealt() -> None:
    """What sets each House apart, which provinces each start region has, and their worth (CAN-3.13, CAN-3.3a)."""
    world = a_world(turn=0, claim_order=list(SEATS))
    for house in world.houses.values():
        house.house = ""
    pages = {page.title: page.lines for page in papers(view(world, "red"), "red")}

    assert "Vesper, the churchmen: Temples cost 60" in "".join(pages["The Red Candle"])
    lands = "Dawnhallow 50, Quillbrook 50, Amberleigh 60, Cresset Hill 40 and Sunward Tor 30"
    near = "Nearest, three steps away: The North Court and The Tallow Court."
    assert f"The Dawn Court, 230 gold a turn: {lands}. {near}" == pages["Where you may begin"][0]
    world.settings = world.settings.model_copy(update={"starts": "free"})
    assert "Where you may begin" not in [page.title for page in papers(view(world, "red"), "red")]


def a_page(world, title: str):
    """Give a page of red's papers."""
    return next(page for page in papers(view(world, "red"), "red") if page.title == title)


def test_papers_have_the_figures_of_units_with_research_and_house() -> None:
    """Lanthorn's dearer archers and better cavalry; infantry from M2 on; and the next type that comes (CAN-7.4g)."""
    world = a_world(houses={"red": {"house": "lanthorn", "level": {"military": 2}}})
    rows = {row[0]: row[1:5] for row in a_page(world, "Units").table}

    assert ("8", "9", "1", "15") == rows["infantry"]
    assert ("6", "6", "1", "24") == rows["archers"]
    assert ("9", "7", "2", "25") == rows["cavalry"]
    assert "from military level 3 on; take archers' hits first, and bar charges" == next(
        row[5] for row in a_page(world, "Units").table if row[0] == "pikemen"
    )
    assert "siege engines" not in rows


def test_papers_say_how_troops_fight_and_when_they_turn_back() -> None:
    """The defaults, what the House has settled, and what it ordered for one province (CAN-7.17)."""
    world = a_world()
    world.houses["red"].attack.withdraw_after = 3
    world.houses["red"].defences["amberleigh"] = BattleOrders(charge="never")
    page = a_page(world, "How your troops fight")

    assert (
        "Your attackers withdraw once their power falls below 25 % of the enemy's or three rounds are over: that costs "
        "2 honor, and each unit is caught on 1 to 3 of a d20."
    ) == page.lines[0]
    assert "In Amberleigh: charge never." == page.lines[2]
    assert ("charge", "screened", "open") == page.table[1]


def test_papers_have_the_operations_that_ones_spies_know() -> None:
    """With price and success number against each rival; nobody without spies has the page (CAN-14.2, CAN-14.3a)."""
    world = a_world(houses={"red": {"level": {"espionage": 2}}})

    assert (
        ("Operation", "Gold", "Tallowmere", "Vesper", "Umbrel", "Lanthorn"),
        ("survey", "10", "18", "18", "14", "18"),
        ("pilfer", "20", "14", "14", "10", "14"),
    ) == a_page(world, "Your spies").table
    assert "Your spies" not in [page.title for page in papers(view(a_world(), "red"), "red")]


def test_the_map_in_words_names_neighbours() -> None:
    """So that whoever cannot see it can march."""
    pages = text_pages(picture(a_world(), "red"))

    assert "Sunward Tor: value 30; next to Dawnhallow, Quillbrook and Cresset Hill" in pages[0].lines


def test_papers_say_what_is_within_reach_and_who_stands_there() -> None:
    """Neutrals in full number, a House's troops with their leaders, or that nobody is there (CAN-9.2, CAN-6.2)."""
    held = {"lightmere": {"owner": "white", "units": {"infantry": 2}}, "larkspire": {"owner": "white"}}
    world = a_world(places=held, active=["red"])
    a_leader(world, "white", "lightmere")
    reach = next(page.lines for page in papers(view(world, "red"), "red") if page.title == "Within reach")

    assert "Merrowgate (70), the neutrals: 7 infantry; from Amberleigh, Cresset Hill and Quillbrook." in reach
    head = "2 infantry, with the head of House Tallowmere"
    assert f"Lightmere (40), House Tallowmere: {head}; from Amberleigh." in reach
    assert any(line.startswith("Larkspire (70), House Tallowmere: empty; from ") for line in reach)


def test_papers_say_what_each_leader_is_good_for() -> None:
    """The head of the House as every leader, one of the Book with a talent besides (CAN-7.13, CAN-11.8)."""
    world = a_world()
    a_leader(world, "red", "amberleigh")
    a_leader(world, "red", "dawnhallow", card="QS")
    lines = [
        line for page in papers(view(world, "red"), "red") for line in page.lines if line.startswith("Your leader")
    ]
    every = "The force with this leader has +1 on all dice and 3 re-rolls"

    assert [
        f"Your leader, the head of House Ashgrave: in Amberleigh. {every}.",
        f"Your leader, Ysolde Wardlow, the Warden: in Dawnhallow. {every}, and {CAPTAINS['QS'].trait}.",
    ] == lines
