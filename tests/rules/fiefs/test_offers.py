"""What is offered first is what the line names, and never a battle that the line calls a bad bargain (FIE-19)."""

from rules.fiefs.armies.orders import SetStance
from rules.fiefs.board.forces import Item
from rules.fiefs.board.state import World
from rules.fiefs.campaign.plans import PlanHold, PlanMove, PlanSally
from rules.fiefs.counsel.advice import counsel
from rules.fiefs.counsel.consequences import consequences
from rules.fiefs.counsel.field import WORTH, stances
from rules.fiefs.counsel.leading import battle_of, courses, said_of
from rules.fiefs.counsel.pieces import told
from rules.fiefs.counsel.politics import exercises
from rules.fiefs.counsel.weighing import weighed
from rules.fiefs.declaring.mobilising import Mobilise
from rules.kernel.play.counsel import LONGEST, Weight
from tests.rules.fiefs.test_counsel import at
from tests.rules.fiefs.test_leading import led
from tests.rules.fiefs.test_show import THRONES, at_war
from tests.rules.fiefs.worlds import a_world


def outnumbered() -> World:
    """Give the war of `led` with 14 of Blois, the least with which skill dares to strike 21."""
    world = led()
    world.armies["war-1-blois"].elements = world.armies["war-1-blois"].elements[:14]
    return world


def test_FIE_19_1_a_march_into_a_bad_battle_is_told_last() -> None:
    """Though a skilled leader would: below 4 in 10 what else can be done is offered before it."""
    world = outnumbered()
    army, foe = world.armies["war-1-blois"], world.armies["war-1-mortimer"]
    (piece,) = courses(world, "blois", at("season"))
    first = next(offer for one in counsel(world, "blois", at("season")) for offer in one.offers)

    assert weighed(world, army, foe, "blois").chance < WORTH
    assert Weight.CHANCE == piece.counsel.weight
    assert "he fights for the prestige, and may lose the army" in piece.counsel.text
    assert first.order != piece.counsel.offers[0].order


def test_FIE_8_24_a_sally_has_its_odds() -> None:
    """As a march upon an enemy has."""
    world = at_war()
    inside, before = world.armies["war-1-blois"], world.armies["war-1-mortimer"]
    before.fief = inside.fief
    battle = battle_of(world, "blois", inside, [PlanSally()])

    assert battle is not None
    assert said_of(battle).startswith(f" In that battle you {battle.words()}")
    assert battle_of(world, "blois", inside, [PlanMove(to="exeter")]) is None


def test_FIE_8_27_to_fight_is_not_the_first_stance_against_the_odds() -> None:
    """To avoid battle is, and what that costs is said when it is ordered."""
    world = outnumbered()
    army, foe = world.armies["war-1-blois"], world.armies["war-1-mortimer"]
    labels = [one.label for one in stances(world, army, foe, weighed(world, foe, army, "blois"))]

    assert labels.index("Avoid battle") < labels.index("Fight")
    said = consequences(world, "blois", SetStance(stance="avoid"))
    assert said.startswith("Whenever an enemy comes your army retreats, which costs 0.3 elements on average here, 1 at")
    fast = consequences(world, "blois", SetStance(stance="fast"))
    assert fast.startswith(
        "Your army fights whoever comes upon it, however strong. If Mortimer's 21 elements came now, "
    )
    army.status = "assembling"
    assert "Until it is ready it does none of that" in consequences(world, "blois", SetStance(stance="fast"))


def test_FIE_4_4_the_first_button_is_the_fief_that_the_line_names() -> None:
    """A prudent House prefers the fief of the stronger lord, and the line speaks of that one."""
    claims = {"winchester": "B", "durham": "B"}
    world = a_world(THRONES | {"winchester": "C", "durham": "L", "york": "L", "exeter": "L"}, claims)
    (piece,) = told((exercises,), world, "blois", at("sealed"))
    first = next(offer for one in counsel(world, "blois", at("sealed")) for offer in one.offers)

    assert f"Your claim gives you {first.label.removeprefix('Take ')} this year" in piece.text
    assert first == piece.offers[0]


def test_FIE_7_8_a_plan_says_who_acts_after_it() -> None:
    """After the last item of it; not where the marshal holds, nor for a plan to hold."""
    world = at_war()
    army = world.armies["war-1-blois"]
    order = PlanMove(to="bristol")
    army.plan = [order.item()]
    said = consequences(world, "blois", order)

    assert "Once that is done your marshal goes on as he sees fit; “marshal hold” keeps the army there." in said
    assert len(said) <= LONGEST
    army.plan = [order.item(), Item(act="hold")]
    assert "marshal" not in consequences(world, "blois", order)
    assert "marshal" not in consequences(world, "blois", PlanHold())
    army.plan, army.marshal = [order.item()], "hold"
    assert "marshal" not in consequences(world, "blois", order)


def test_FIE_5_14_whoever_mobilises_hears_that_his_marshal_acts_unasked() -> None:
    """What he does not plan."""
    said = consequences(at_war(), "lara", Mobilise(nation="aragon", army="war-1-mortimer"))

    assert "You lead the army of Aragon, and plan where it gathers." in said
    assert "What you do not plan, your marshal does unasked." in said
