"""What a skilled House would do in a war, as counsel says it first."""

from rules.fiefs.board.state import World
from rules.fiefs.campaign.autopilot import plan
from rules.fiefs.campaign.plans import (
    PlanAssemble,
    PlanBesiege,
    PlanEncamp,
    PlanHold,
    PlanMove,
    PlanRecruit,
    PlanTake,
)
from rules.fiefs.counsel.leading import courses, deeds, side_wanted, skilled
from rules.fiefs.declaring.siding import side_for
from rules.kernel.play.plan import Plan
from tests.rules.fiefs.test_counsel import at, at_war


def led() -> World:
    """Give a war in which 17 of Blois have 21 of Mortimer beside them: skill dares what a marshal does not."""
    world = at_war()
    world.armies["war-1-mortimer"].fief = "canterbury"
    return world


def test_FIE_7_9_a_leader_hears_the_whole_plan_of_a_skilled_one() -> None:
    """Every item of it on one button, and all of it may be given as things stand."""
    world = led()
    (piece,) = courses(world, "blois", at("season"))
    (offer,) = piece.counsel.offers
    army = world.armies["war-1-blois"]

    assert piece.counsel.text.startswith("A skilled leader would march upon Mortimer at Canterbury")
    assert list(offer.orders[:1]) == plan(skilled(world, "blois"), army, 4)[:1]
    assert list(offer.orders) == list(Plan(world, "blois").try_all(offer.orders))


def test_FIE_7_9_who_has_a_plan_or_leads_nobody_hears_of_none() -> None:
    """Nor does anybody in another window than those in which one plans."""
    world = led()
    assert [] == list(courses(world, "blois", at("array")))
    assert [] == list(courses(world, "cardona", at("season")))

    world.armies["war-1-blois"].plan = [PlanHold().item()]
    assert [] == list(courses(world, "blois", at("season")))


def test_a_plan_is_said_in_few_words() -> None:
    """Equal items once."""
    world = at_war()
    orders = (PlanAssemble(fief="paris"), PlanMove(to="rouen"), PlanBesiege(), PlanBesiege(), PlanHold())
    errands = (PlanTake(fief="rouen", times=4), PlanEncamp(), PlanRecruit(times=2))
    army = world.armies["war-1-blois"]

    assert ["gather at Paris", "march to Rouen", "besiege it two times", "hold"] == list(deeds(world, army, orders))
    assert ["take Rouen", "encamp there", "recruit there two times"] == list(deeds(world, army, errands))


def test_FIE_16_8_the_side_that_is_offered_first_is_a_skilled_ones() -> None:
    """Likely the smaller one, where prestige is shared among fewer."""
    world = at_war()
    (war,) = world.conflicts.values()

    assert side_for(skilled(world, "zahringen"), war, "zahringen", "skilled") == side_wanted(world, war, "zahringen")
