"""Where to march, what is left of a plan, and whose campaign comes later, as counsel says it (FIE-19)."""

from rules.fiefs.board.forces import Army, Item
from rules.fiefs.board.state import World
from rules.fiefs.campaign.plans import PlanMove, PlanNothing, PlanRavage, PlanTake
from rules.fiefs.campaign.wording import of_season
from rules.fiefs.counsel.marching import goals, leftovers, waits
from rules.fiefs.counsel.pieces import told
from rules.fiefs.show.calendar import calendar
from rules.fiefs.show.papers import papers
from rules.kernel.play.counsel import LONGEST
from tests.rules.fiefs.camps import a_war, army_at
from tests.rules.fiefs.test_counsel import at, said
from tests.rules.fiefs.test_show import at_war
from tests.rules.fiefs.worlds import a_world

LANDS = {"avranches": "M", "london": "M", "nantes": "Z", "toulouse": "L", "zaragoza": "L", "barcelona": "L"}


def for_honor() -> tuple[World, Army]:
    """Give a war of honor of Mortimer, who stands at Avranches, against Aragon, far away."""
    world = a_world(control=LANDS, people=("M", "L"))
    war = a_war(world, {"M": 1, "L": 2, "Z": 1, "C": 2, "B": 2}, pretext="honor", defender="aragon", season="spring")
    war.began = "spring"
    return world, army_at(world, "M", "avranches")


def test_FIE_7_9_a_leader_far_from_the_enemy_hears_what_is_nearest() -> None:
    """With its moves, where the enemy is, and the plan that goes there and does what the war is for."""
    world, _ = for_honor()
    (piece,) = told((goals,), world, "mortimer", at("season"))

    assert piece.text.startswith("To lay waste for honor: Toulouse, three moves by Nantes and Poitiers; ")
    assert "Lara's army is not raised yet." in piece.text
    assert len(piece.text) <= LONGEST
    assert (PlanMove(to="toulouse"), PlanRavage()) == piece.offers[0].orders


def test_FIE_8_38_what_can_be_won_is_named_with_its_walls() -> None:
    """Those that cost the fewest turns, to march to and to besiege; nothing where a fief lies within a move."""
    world = at_war()
    world.armies["war-1-mortimer"].fief = "toulouse"
    (piece,) = told((goals,), world, "mortimer", at("season"))

    assert piece.text.startswith("To be won: Caen, three moves by Bordeaux and Tours, falls 9 in 10 by the third roll")
    assert "Blois's 17 are at London, three moves away." in piece.text
    assert PlanTake(fief="caen") == piece.offers[0].order
    assert "" == said(goals, at_war(), "mortimer")


def test_FIE_17_9_a_march_by_itself_says_where_it_leads() -> None:
    """Else it looks as if the marshal went to a friend's fief for nothing."""
    world, _ = for_honor()
    silence = of_season(world, world.conflicts["war-1"])["silences"]["mortimer"]

    assert silence.startswith("Your marshal marches to Nantes on the way to Toulouse, then does as he sees fit.")


def test_FIE_7_10_what_is_left_of_a_plan_is_said_and_can_be_dropped() -> None:
    """To its leader alone, in counsel and in his papers."""
    world = at_war()
    world.armies["war-1-mortimer"].rest = [Item(act="move", to="orleans"), Item(act="besiege", times=2)]
    (piece,) = told((leftovers,), world, "mortimer", at("season"))
    own = [line for page in papers(world, "mortimer") for line in page.lines]

    left = "Left of your plan: march to Orléans, then besiege there two times."
    assert f"{left} It goes on unless you plan anew." == piece.text
    assert PlanNothing() == piece.offers[0].order
    assert left in own
    assert "" == said(leftovers, world, "blois")


def two_wars() -> World:
    """Give a year of two campaigns: the first is fought, and Blois leads the second."""
    world = at_war()
    sides = {"B": 1, "C": 2, "M": 2, "L": 2, "Z": 1}
    world.declared += 1
    second = a_war(world, sides, pretext="honor", attacker="england", defender="castile")
    world.campaigns, world.conflict, second.campaigns = ["war-1", second.id], "war-1", 0
    return world


def test_FIE_7_2_whose_campaign_comes_later_hears_so() -> None:
    """In the seasons of the first, in his papers, and by the date, since spring comes again."""
    world = two_wars()
    own = [line for page in papers(world, "blois") for line in page.lines]
    text = said(waits, world, "blois", "season")

    assert "Your own army is asked for later: the war of honor against Castile has its campaign" in text
    assert text.endswith("of this year after this one, from spring on.")
    assert "" == said(waits, world, "cardona", "array")
    assert [line for line in own if "This year's campaign is fought after that of the war for the throne" in line]
    assert "Summer 1170, campaign 1 of 2 (year 1 of 8)" == calendar(world, 1, "first_summer")
    assert "Spring 1170, campaign 2 of 2 (year 1 of 8)" == calendar(world, 1, "second_spring")
