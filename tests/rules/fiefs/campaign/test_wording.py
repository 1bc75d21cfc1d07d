"""What windows ask and what silence does there, with names and figures; and warnings in time (FIE-17.9, FIE-19.3)."""

import pytest

from rules.fiefs.armies.orders import SetStance
from rules.fiefs.board.conflicts import Meeting, Offer
from rules.fiefs.board.forces import Award, Item
from rules.fiefs.campaign.events import PlanDropped, PlanGiven
from rules.fiefs.campaign.plans import PlanAssemble, PlanBesiege, PlanEncamp, PlanMove, PlanNothing, PlanSeek, PlanTake
from rules.fiefs.campaign.season import play_season
from rules.fiefs.campaign.wording import of_march, of_neutrals, of_opening, of_peace, of_season
from rules.fiefs.conquest.conquest import of_award
from rules.fiefs.counsel.consequences import consequences
from rules.fiefs.declaring.joining import joining
from rules.fiefs.declaring.orders import DeclareWar
from rules.fiefs.ending.peace import Disband
from rules.fiefs.meeting.wording import of_meeting
from rules.fiefs.show.calendar import calendar
from rules.kernel.play.plan import Plan
from tests.rules.fiefs.camps import a_table, a_war, army_at, run
from tests.rules.fiefs.worlds import LETTERS, a_world

B, M, L = LETTERS["B"], LETTERS["M"], LETTERS["L"]
LANDS = {"paris": "M", "reims": "M", "rouen": "B", "arras": "B", "london": "B", "dijon": "M", "troyes": "M"}


def a_campaign(season="summer", fief="dijon"):
    """Open a war of B, whose 20 stand in `fief`, against M with 24 at Reims; B, M and L are people."""
    world = a_world(control=LANDS, people=("B", "M", "L"))
    conflict = a_war(world, {"B": 1, "M": 2, "L": 1, "Z": 2, "C": 1}, season=season)
    return world, conflict, army_at(world, "B", fief, 20), army_at(world, "M", "reims")


def test_FIE_17_9_a_season_says_to_each_leader_what_his_marshal_does_first() -> None:
    """Each reads of his own army alone, and nothing of what a leader has told his marshal or planned."""
    world, conflict, ours, theirs = a_campaign()
    said = of_season(world, conflict)
    ours.marshal = theirs.marshal = "hold"

    assert "The war for the throne of France: what do the armies do in four turns?" == said["title"]
    deed = "your marshal besieges Dijon, then does as he sees fit. Your army of 20 elements stands at Dijon."
    assert f"What is left of your plan goes on; where none is, {deed}" == said["silences"][B]
    conflict.began = "summer"  # no plan can be left
    assert f"Y{deed[1:]}" == of_season(world, conflict)["silences"][B]
    assert of_season(world, conflict)["silences"][M].startswith("Your marshal ")
    assert "All goes on as it is." == said["silence"]
    ours.rest = [Item(act="hold")]
    conflict.began = ""
    assert said == of_season(world, conflict)


def test_FIE_17_9_a_turn_says_where_and_with_how_many() -> None:
    """By the leader's name, for all are told; and the marshal's deed, which the leader reads as his own."""
    world, _, ours, _ = a_campaign()
    said = of_march(world, ours)

    assert "Turn 4 of 12, in summer: what do Blois's 20 elements at Dijon do?" == said["title"]
    assert "Blois's marshal besieges Dijon, unless he was told to hold." == said["silence"]
    assert "Your marshal besieges Dijon, unless he was told to hold." == said["silences"][B]


@pytest.mark.parametrize(
    ("why", "title", "silence"),
    [
        ("entered", "Mortimer's 24 elements have come upon your 20 at Dijon.", "fights, unless you have given it"),
        ("sortie", "Mortimer's 24 elements sally from Dijon upon your 20.", "withdraws to"),
        ("landed", "Your 20 have withdrawn to Dijon, upon Mortimer's 24 elements.", "withdraws to"),
        ("beaten", "Your army is beaten at Dijon, and has 20 elements left.", "withdraws to"),
    ],
)
def test_FIE_17_9_a_meeting_says_who_meets_whom(why, title, silence) -> None:
    """What a prudent army does is said, whatever stance its leader has given it in secret."""
    world, _, ours, theirs = a_campaign()
    meeting = Meeting(army=ours.id, enemy=theirs.id, why=why)
    said = of_meeting(world, ours, meeting)
    ours.stance = "shelter"

    assert said["title"].startswith(title)
    assert silence in said["silence"]
    assert said == of_meeting(world, ours, meeting)


def test_FIE_17_9_a_ruler_of_two_neutral_nations_is_asked_of_either() -> None:
    """One of them may join, and both stay out."""
    world, conflict, *_ = a_campaign()
    world.fiefs["toledo"].control = world.fiefs["zaragoza"].control = L
    said = of_neutrals(world, conflict, [L])

    assert said["title"].endswith(": does Aragon or Castile join it?")
    assert "Aragon and Castile stay out of it in summer." == said["silence"] == said["silences"][L]
    world.seated = [*world.seated, M]
    assert "Aragon and Castile stay out of it." == of_season(world, conflict)["silences"][L]
    assert said["meanwhile"].startswith("Lara considers ")


def test_FIE_17_9_sides_peace_and_awards_name_those_concerned() -> None:
    """Where silence puts whom, who is at war on with how many, and who gets the claim."""
    world, conflict, ours, theirs = a_campaign()
    conflict.offers = [Offer(by=theirs.id, to=ours.id, turn=4)]
    ours.award = Award(seats=[LETTERS["C"]])
    peace = of_peace(world, conflict)
    assert "Mortimer's 24 elements sue Blois's 20 elements for peace. Do you accept?" == peace["title"]
    assert "There is no peace between Mortimer and Blois." == peace["silence"]
    assert "Dijon is yours." in of_award(world, ours, "dijon")["title"]
    assert "Lara gets the claim" in of_award(world, ours, "dijon")["silence"]
    assert "It begins in spring at Rouen" in of_opening(world, conflict, "rouen")["silence"]
    del conflict.members[L]
    asked = joining(world, [conflict])
    assert ("You join Blois.", "You open your war in spring.") == (asked.silence_of(L), asked.silence_of(B))
    assert asked.title.startswith("Whose side do you take in the war for ")
    world.seated = [LETTERS["B"]]
    assert joining(world, [conflict]).title.startswith("How does the war for ")


def test_FIE_17_9_the_date_says_which_year_of_how_many() -> None:
    """At every window, setup but for."""
    world, _, _, _ = a_campaign()

    assert "Summer 1174 (year 5 of 8)" == calendar(world, 5, "first_summer")
    assert calendar(world, 8, "actions").endswith("(year 8 of 8)")


def test_FIE_7_9_plans_given_are_told_to_their_leader() -> None:
    """Item by item; nobody else hears of it but the gamemaster."""
    world, conflict, _, theirs = a_campaign()
    table = a_table(world, players=(B, M, L))
    orders = {"season": {B: [PlanTake(fief="dijon", times=3), PlanNothing(), PlanSeek(army=theirs.id)]}}
    run(play_season(table.play, conflict.id, "summer"), orders)
    told = table.told(PlanGiven)

    assert [("take", "dijon", "", 3), ("seek", "", theirs.id, 12)] == [
        (event.act, event.fief, event.quarry, event.times) for event in told
    ]
    assert {(B,)} == {event.audience for event in [*told, *table.told(PlanDropped)]}


def said(world, *orders, seat=B):
    """Give what is said of the last of some orders, all of them carried out in a view."""
    for order in orders:
        order.apply(world, seat)
    return consequences(world, seat, orders[-1])


def test_FIE_19_3_a_plan_whose_first_item_is_impossible_is_warned_of() -> None:
    """With the reason, and what stands for it; later items are found out in their turn."""
    world, _, _, _ = a_campaign(fief="rouen")
    warned = said(world, PlanBesiege(instead="marshal"))
    assert (
        "As the board stands that is impossible: Rouen is not held by an enemy. Then its marshal would act." == warned
    )

    assert "impossible" not in said(world, PlanMove(to="paris"), PlanBesiege())


def test_FIE_19_3_what_would_be_passed_over_is_said_when_it_is_given() -> None:
    """A fief in the hands of one's own side, and an army that stands on the board (FIE-7.9)."""
    world, _, _, _ = a_campaign()

    assert "Rouen is yours: while that is so, this is passed over." == said(world, PlanTake(fief="rouen"))
    assert said(world, PlanAssemble(fief="london")).startswith("Your army is raised before that")
    world.fiefs["troyes"].control = L
    assert "Troyes is Lara's, who is not against you" in said(world, PlanTake(fief="troyes"))
    assert "passed over" not in said(world, PlanTake(fief="dijon"))


def test_FIE_19_3_a_passage_that_cannot_succeed_is_warned_of() -> None:
    """In winter over two routes; in summer its chance is said (FIE-8.19)."""
    found = []
    for season in ("winter", "summer"):
        world, _, _, _ = a_campaign(season, "london")
        found.append(said(world, PlanMove(to="bruges", instead="encamp")))

    assert found[0].startswith("A passage to Bruges cannot succeed in winter, and costs ")
    assert found[1].startswith("The passage to Bruges arrives ")


def test_FIE_8_34_a_march_says_what_ravaged_land_costs() -> None:
    """One element in Troyes, laid waste, of thirteen; of twelve the army breaks up; a clean way is named."""
    found = []
    for size in (13, 12):
        world, _, ours, _ = a_campaign()
        ours.elements = ours.elements[:size]
        world.fiefs["troyes"].ravaged = True
        found.append(said(world, PlanMove(to="troyes")))
    world, _, _, _ = a_campaign()

    assert found[0].startswith("The way costs one element in ravaged land.")
    assert found[1].startswith("The way costs one element in ravaged land: 11 are left, and below 12 your army breaks")
    assert "ravaged" not in said(world, PlanMove(to="troyes"))


def test_FIE_19_3_a_plan_that_knows_no_winter_is_warned_of() -> None:
    """In fall and winter, with what two turns outside cost; a camp in it ends the warning."""
    world, _, _, _ = a_campaign("fall")
    cold = (
        "Nothing in the plan ends in a camp: two winter turns outside a camp in enemy land cost 6 elements on average."
    )
    assert cold in said(world, PlanTake(fief="dijon"))
    assert cold not in said(world, PlanEncamp())

    summer, _, _, _ = a_campaign("summer")
    assert cold not in said(summer, PlanTake(fief="dijon"))


def test_FIE_19_3_disbanding_says_what_ends_with_the_army() -> None:
    """The war, and whose the regions are then (FIE-8.9)."""
    world, _, _, _ = a_campaign()

    assert "It ends the war for the throne of France; Flanders, Anjou and Aquitaine would go to England." == said(
        world, Disband(sure=True)
    )


def test_FIE_19_3_a_war_without_friends_at_home_is_warned_of() -> None:
    """Who stands where if all join by their lands, and where the army would find friends (FIE-19.2)."""
    lonely = a_world(control={"london": "B", "paris": "M"}, people=("B", "M"))
    strong = a_world(control=dict.fromkeys(("london", "york", "durham", "chester"), "B") | {"paris": "M"})
    order = DeclareWar(target="france", pretext="honor")

    assert "in all England London alone is friendly to your army" in said(lonely, order)
    assert "4 of England's 12 fiefs are friendly to you" in said(strong, order)


def test_FIE_7_9_a_plan_that_is_dropped_leaves_nothing_on_the_sheet() -> None:
    """What was planned before goes, what else was ordered stays, and what is planned after it is the plan."""
    world, _, _, _ = a_campaign()
    sheet = Plan(world, B)
    given = sheet.try_all([PlanMove(to="troyes"), SetStance(stance="fast"), PlanBesiege(), PlanNothing(), PlanEncamp()])

    assert [SetStance(stance="fast"), PlanNothing(), PlanEncamp()] == given
