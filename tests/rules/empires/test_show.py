"""What is seen of Empires: pages, papers, names, maps, the family, the welcome."""

import pytest

from bot.pictures.svg import svg
from rules.empires.board.realms import Contest, Guard
from rules.empires.board.state import World
from rules.empires.show.album import album
from rules.empires.show.calendar import calendar
from rules.empires.show.family import family
from rules.empires.show.maps import languages_map, picture, plague_map, ties_map
from rules.empires.show.names import lexicon, names, titles
from rules.empires.show.pages import status
from rules.empires.show.papers import figures, owners, papers, purse
from rules.empires.show.prologue import prologue
from rules.empires.show.prospect import prospect
from rules.empires.show.welcome import welcome
from rules.kernel.play.welcome import LONGEST
from rules.kernel.telling import prospects
from rules.kernel.telling.focus import focused
from rules.kernel.telling.pictures import Picture, Region
from rules.kernel.telling.tellings import Page
from tests.rules.empires.show_worlds import full_of_news
from tests.rules.empires.worlds import a_world


def said(pages: tuple[Page, ...]) -> str:
    """Give all that some pages say."""
    return "\n".join("\n".join((page.title, *page.lines, *(" ".join(one) for one in page.table))) for page in pages)


def region(drawn: Picture, id: str) -> Region:
    """Give one area of a map."""
    return next(one for one in drawn.regions if one.id == id)


def kinds(drawn: Picture, id: str) -> list[tuple[str, str, str]]:
    """Give the marks of an area: kind, text, side."""
    return [(one.kind, one.text, one.side) for one in region(drawn, id).marks]


def test_EMP_H26_3_pages_say_how_the_empires_stand() -> None:
    """Score, points, par, areas, gold, the number of cards, and who plays."""
    text = said(status(full_of_news()))

    assert "1. England 6 39 33 8 7 8 2 a player" in text
    assert "It ends with the 1250 round; at once if somebody owns 35 areas at a round’s end." in text
    assert "Truce between England and Castile until the 1210 round." in text
    assert "To be voted on: must England give Anjou up to France, who inherits?" in text
    assert "The heresy in Languedoc spreads at the end of this turn unless France takes it back." in text
    assert "Two cards are left in the deck." in text and "The Black Death has come." in text


def test_EMP_19_2a1_pages_for_all_name_no_card_in_hand() -> None:
    """What somebody holds, posts and has left standing is read by nobody else."""
    world = full_of_news()
    world.discard = []
    text = said(status(world))

    assert "Recognition of Claim" not in text and "Diplomatic Coup" not in text


def test_EMP_HC_17_papers_say_what_each_area_bears() -> None:
    """Prosperity, social state and ceiling, fort, tie, claim, line, the safe tax, the chance at value 1, holds."""
    world = full_of_news()
    text = said(papers(world, "england"))

    assert "First of seven, with 39 points against a par of 33: 6 above par; ten rounds left" in text
    assert "England (court) 4 1 of 3 2 yes yes  −4 4 never" in text
    assert "Normandy 3 1 of 3 2 yes yes  0 1 never France holds 1 of 2; foreign tie of France; claimed by" in text
    assert "Brittany 1 0 of 2   yes  7 none 3 in 10 in unrest" in text
    assert "In your hand: Recognition of Claim and Diplomatic Coup." in text
    assert "Posted: Diplomatic Coup on Normandy, in the turn of France." in text


def test_EMP_H5_15_papers_say_what_stands() -> None:
    """Standing instructions in force, and what silence means (EMP-H5.13)."""
    world = a_world(people=("england",))
    told = world.empires["england"].standing
    told.guard = Guard(areas="some", listed=["normandy", "anjou"], gold=2, before=1)
    told.contest = Contest(yields=["france"], refuse=["england"])
    text = said(papers(world, "england"))

    assert "Without orders a caretaker taxes safely and rules a little; ready with nothing ordered" in text
    assert "Normandy and Anjou are defended, with up to 2 gold each time, before your own turn once" in text
    assert "You yield inheritances to France." in text
    assert "You would rather be excommunicated than give up England." in text


def test_EMP_H21_2_an_exile_reads_that_he_is_one() -> None:
    """Without a court every area is cut off, and the map shows none of his."""
    world = a_world(owned={"castile": "", "leon": "", "aragon": ""}, seats={"castile": {"court": ""}})

    assert "Court: none: you are in exile." in said(papers(world, "castile"))
    assert "You own no area" in welcome(world, "castile").lands
    assert "no area; 8 gold; in exile" in prospect(world, "castile").lower()
    assert focused(picture(world, "castile"), "castile") is None


def test_the_map_shows_all_that_lies_on_an_area() -> None:
    """Court, fortress, unrest, heresy, holds, claims and ties of others, a missing claim; faith is the ground."""
    drawn = picture(full_of_news(), None)

    assert [("capital", "", "england"), ("fort", "2", "england")] == kinds(drawn, "england")
    assert ("hold", "1/2", "france") in kinds(drawn, "normandy")
    assert ("tie", "", "france") in kinds(drawn, "normandy") and ("claim", "", "france") in kinds(drawn, "normandy")
    assert [("unclaimed", "", "england")] == kinds(drawn, "scotland")
    assert ("unrest", "", "") in kinds(drawn, "burgundy") and ("heresy", "", "") in kinds(drawn, "languedoc")
    assert ("faith_muslim", "3 + 1") == (region(drawn, "syria").terrain, region(drawn, "syria").value)


def test_EMP_19_1d6_the_plague_has_a_way_over_the_map() -> None:
    """By land it goes by numbers, over water by arrows; the spared are named, and no arrow hides a name beside it."""
    drawn = plague_map(full_of_news())
    sailed = [one.places for one in drawn.routes if one.kind == "march"]

    assert sailed and ("constantinople", "bulgaria") not in sailed
    assert ["1", "2"] == [region(drawn, area).value for area in ("constantinople", "bulgaria")]
    assert [("plague", "", "")] == kinds(drawn, "venice")
    assert "spared" == region(drawn, "wallachia").value and "Wallachia" in drawn.alt


def test_EMP_H8_3_the_family_shows_the_dead_the_leader_and_the_heirs() -> None:
    """In the order in which they follow each other, with ratings and years."""
    drawn = family(full_of_news(), "england")

    assert ["Henry II", "Richard I", "John", "Henry III", "Edward I", "Edward II"] == [one.name for one in drawn.kin]
    assert ["dead", "dead", "head", "heir", "", ""] == [one.mark for one in drawn.kin]
    assert "9, 3, 2; died 1200, heirless" == drawn.kin[1].note


def test_every_picture_can_be_drawn() -> None:
    """The map, one's own land, and the whole album, at the start and in the middle of things."""
    for world in (a_world(), full_of_news()):
        own = focused(picture(world, "england"), "england")
        assert own is not None
        found = {"map": picture(world, None), "own": own} | dict(album(world, "england"))
        for drawn in found.values():
            assert svg(drawn).startswith("<svg")


def test_the_album_begins_with_what_is_wanted_most() -> None:
    """At the end the standing; charts as soon as a round is over; one's own family before the others'."""
    world = full_of_news()
    world.ended = "turns"
    order = list(album(world, "hungary"))

    assert ["The standing of the empires", "Score", "Gold", "Ties and claims", "The Black Death"] == order[:5]
    assert "The house of Hungary" == order[6]
    assert "Score" not in album(a_world(), None)


def test_ties_and_languages_have_maps_of_their_own() -> None:
    """Who has ties and claims where; and which languages are related."""
    world = full_of_news()

    assert [("tie", "", "england"), ("right", "", "england")] == kinds(ties_map(world), "wessex")
    assert ("celtic", "Gaelic") == (
        region(languages_map(world), "scotland").side,
        region(languages_map(world), "scotland").value,
    )


def test_EMP_H5_2_the_calendar_names_a_round_by_its_last_year() -> None:
    """And says how far the game is, in whichever phase of it."""
    world = a_world()

    assert "1180, round 1 of 15" == calendar(world, 1, "first_turn")
    assert "1200, round 5 of 15" == calendar(world, 5, "votes")
    assert "Before 1176" == calendar(world, 0, "")


def test_everything_has_a_name_and_a_way_to_write_it() -> None:
    """Areas, empires, cards by a short word and by their titles."""
    world = a_world()
    known = lexicon(world, "england")

    assert "england" == known["seat"]["England"] and "ile_de_france" == known["area"]["Ile-de-France"]
    assert "inheritance_group" == known["card"]["group inheritance"]
    assert "recognition" == known["card"]["Recognition of Claim"]
    assert "Year of Plenty (Italy and the Alps)" == names(world)["card"]["plenty_5"].text
    assert list(world.empires) == list(titles(world))


@pytest.mark.parametrize("seat", ["england", "france", "germany", "castile", "hungary", "byzantium", "egypt"])
def test_every_seat_is_welcomed(seat: str) -> None:
    """With its leader, lands, neighbours, aim and rhythm, within bounds; and offered in one line."""
    world: World = a_world(people=(seat,))
    found = welcome(world, seat)

    assert found.who.startswith(f"You are {world.empires[seat].leader.name} of ")
    assert found.neighbours and found.letters <= LONGEST
    assert len(prospect(world, seat)) <= prospects.LONGEST
    assert {"score", "areas", "in unrest", "claims", "ties"} == set(figures(world, seat))
    assert {"gold": 8, "endeavours": 5} == purse(world, seat)
    assert seat in owners(world)["area"].values()


def test_the_prologue_says_how_one_wins_and_warns_of_a_ship() -> None:
    """Before the first round."""
    told = " ".join(prologue(a_world()))

    assert "after 15 of them, in 1250, whoever is farthest above the par of his empire wins" in told
    assert "a ship may come into Constantinople" in told
