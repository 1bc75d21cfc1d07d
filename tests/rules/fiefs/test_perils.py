"""Before an army is sent where it fares ill its leader hears so, with what would be better (FIE-19.3)."""

from rules.fiefs.board.state import World
from rules.fiefs.campaign.plans import PlanAssemble, PlanMove, PlanSeek, PlanTake
from rules.fiefs.claims.orders import Claim
from rules.fiefs.counsel.consequences import consequences
from rules.fiefs.counsel.mustering import gatherings
from rules.fiefs.crusades.orders import SendOnCrusade
from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import LONGEST
from tests.rules.fiefs.camps import a_war, army_at
from tests.rules.fiefs.test_counsel import at
from tests.rules.fiefs.test_show import THRONES
from tests.rules.fiefs.worlds import a_world


def invaded(**claims: str) -> World:
    """Give a war of Blois, at Reims with the initiative, for the throne of France, which is Mortimer's."""
    lords = THRONES | {"reims": "B", "rouen": "M", "caen": "M", "nantes": "Z"}
    world = a_world(lords, claims, people=("B", "M"))
    a_war(world, {"B": 1, "M": 2, "L": 1, "Z": 2, "C": 2})
    army_at(world, "B", "reims")
    return world


def ordered(world: World, seat: str, *orders: Order[World]) -> str:
    """Give what the last of some orders is answered, all of them given."""
    view = world.fresh()
    for order in orders:
        order.apply(view, seat)
    said = consequences(view, seat, orders[-1])
    assert len(said) <= LONGEST
    return said


def test_FIE_8_3_no_army_gathers_where_an_enemy_can_be_before_it() -> None:
    """Who has the initiative is named with his men, and a place that he cannot reach."""
    said = ordered(invaded(), "mortimer", PlanAssemble(fief="paris"))

    assert said.startswith("Blois's 24 elements move before you and can be in Paris first: then no army can gather ")
    assert "Angers is farther from them." in said
    assert "move before you" not in ordered(invaded(), "mortimer", PlanAssemble(fief="angers"))


def test_FIE_8_4_an_army_that_gathers_before_the_enemy_moves_may_be_shut_in() -> None:
    """It is not ready before its next turn, and stands siege among friends."""
    world = invaded()
    world.conflicts["war-1"].initiative = "war-1-mortimer"

    said = ordered(world, "mortimer", PlanAssemble(fief="paris"))

    assert said.startswith("Blois's 24 elements can be in Paris before your army is ready: if they come, it is shut in")


def test_FIE_8_7_two_marches_before_an_army_is_ready_shut_it_in() -> None:
    """Who has the initiative marches twice before it may act; how likely it is lost with the fief is said."""
    world = invaded()

    first = ordered(world, "mortimer", PlanAssemble(fief="angers"))
    later = ordered(world, "mortimer", PlanMove(to="paris"))

    assert first.startswith(
        "Blois's 24 elements can be in Angers before your army is ready: if they come, it is shut in, cannot sally, "
        "and is lost if Angers falls, "
    )
    assert "within three rolls." in first
    assert "before your army is ready" in later or "move before you" in later


def test_FIE_8_3_no_place_is_offered_that_the_enemy_can_reach() -> None:
    """A march goes through a whole region, so that two steps are not out of reach."""
    offered = [
        offer.order for piece in gatherings(invaded(), "mortimer", at("season")) for offer in piece.counsel.offers
    ]

    assert offered
    assert not any("move before you" in ordered(invaded(), "mortimer", order) for order in offered)


def test_FIE_9_7_a_crown_goes_to_whoever_fights_for_it_before_an_army_is_on_the_board() -> None:
    """A follower's army takes it for the declarer; what would be its leader's own is named."""
    world = invaded(reims="Z")

    said = ordered(world, "mortimer", PlanAssemble(fief="angers"), PlanTake(fief="reims"))

    assert said.startswith("It would be Zähringen's, who has a marker there.")


def test_FIE_8_25_a_march_upon_an_enemy_says_how_the_battle_goes() -> None:
    """So does an errand that seeks him; a weak army hears what a prudent marshal would do."""
    world = invaded()
    army_at(world, "M", "paris", 12)
    upon = PlanMove(to="reims", attack=True)

    assert ordered(world, "mortimer", upon).startswith("Blois's 24 elements stand at Reims: your 12 win ")
    assert ordered(world, "mortimer", PlanSeek(army="war-1-blois")).startswith("Blois's 24 elements stand at Reims")


def test_FIE_7_9_what_is_planned_twice_is_said_to_be() -> None:
    """A plan written anew adds to the old one, unless that is dropped first."""
    move = PlanMove(to="orleans")
    world = invaded()
    army_at(world, "M", "paris")

    assert "It stands in your plan twice now" in ordered(world, "mortimer", move, move)
    assert "twice" not in ordered(world, "mortimer", move)


def test_FIE_3_6_the_first_action_is_not_said_to_wait_for_others() -> None:
    """Asked after once more it is still the first."""
    world = a_world(THRONES | {"york": "M"}, {})
    york = Claim(fief="york")

    assert "ranked before it" not in ordered(world, "blois", york, york)


def test_FIE_15_4_a_crusade_names_who_would_have_the_throne() -> None:
    """With how likely that is; where nobody claims the capital, that too."""
    claimed = ordered(a_world(THRONES, {"london": "M"}, crusades=True), "blois", SendOnCrusade(nation="england"))
    free = ordered(a_world(THRONES, {}, crusades=True), "blois", SendOnCrusade(nation="england"))

    assert claimed == (
        "He dies 2 in 10 this year, and 4 in 10 before he is home: then Mortimer, who claims London, "
        "has the throne of England, and you have the claim on it."
    )
    assert free.endswith("nobody else claims London now, so that you would keep England.")
