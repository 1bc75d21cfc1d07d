"""What the autopilot orders at a window, for a House whose player is gone and in leagues (FIE-16)."""

from dataclasses import replace

import pytest

from rules.fiefs.armies.orders import SetStance
from rules.fiefs.autopilot import POLICIES, autopilot
from rules.fiefs.battle.deciding import CONFIRM, REPORT
from rules.fiefs.battle.orders import Confirm, UseResolver
from rules.fiefs.board.conflicts import Battle, Offer
from rules.fiefs.campaign.orders import March
from rules.fiefs.campaign.plans import Planned, PlanSeek
from rules.fiefs.campaign.windows import COUNCIL, MARCH, PEACE, SEASON
from rules.fiefs.ending.peace import Accept, Refuse, Sue
from tests.rules.fiefs.camps import a_table, a_war, army_at
from tests.rules.fiefs.worlds import LETTERS, a_world

B, M = LETTERS["B"], LETTERS["M"]


def test_FIE_16_19_an_autopilot_leaves_battles_to_herald_and_confirms() -> None:
    """The report of the other leader stands, and none of its own is made: it has no table."""
    world = a_world(people=("B", "M"), battle="table")
    conflict = a_war(world, {"M": 1, "B": 2})
    ours, theirs = army_at(world, "M", "metz"), army_at(world, "B", "metz")
    world.battle = Battle(conflict=conflict.id, fief="metz", attacker=ours.id, defender=theirs.id)
    chance = a_table(world).play.chance

    assert [UseResolver()] == autopilot(world, B, replace(REPORT, asked=(B,)), chance)
    assert [Confirm()] == autopilot(world, B, replace(CONFIRM, asked=(B,)), chance)


def a_campaign(fief="dijon", enemy="reims", elements=20, season="summer"):
    """Open a war of B, with so many elements in `fief`, against M with 24, both held by people."""
    lands = {"paris": "M", "reims": "M", "rouen": "B", "arras": "B", "london": "B", "dijon": "M", "troyes": "M"}
    world = a_world(control=lands, people=("B", "M"))
    conflict = a_war(world, {"B": 1, "M": 2, "L": 1, "Z": 2, "C": 1}, season=season)
    return world, conflict, army_at(world, "B", fief, elements), army_at(world, "M", enemy)


def ordered(policy, world, window, seat=B):
    """Give what a policy orders at a window, each order checked beside those before it."""
    before, given = world.write(), []
    for order in policy(world, seat, replace(window, asked=(seat,)), a_table(world).play.chance):
        view = world.fresh()
        for one in given:
            one.apply(view, seat)
        order.check(view, seat)
        given.append(order)
    assert before == world.write()
    return given


@pytest.mark.parametrize("kind", POLICIES)
def test_FIE_16_10_each_character_plans_a_season_that_may_be_given(kind) -> None:
    """The rash and the skilled say where they would act otherwise than their marshal, to whom the others leave it."""
    world, _, _, _ = a_campaign(fief="troyes")
    plan = [order for order in ordered(POLICIES[kind], world, SEASON) if isinstance(order, Planned)]

    assert bool(plan) == (kind in {"rash", "skilled"})
    assert len(plan) <= 4
    for order in plan:
        assert order.item().act in ("besiege", "move", "take", "seek", "ravage", "encamp", "recruit", "hold")


def test_FIE_7_10a_an_autopilot_orders_nothing_in_anothers_turn() -> None:
    """It is invited like anybody, and its army acts in its own turn alone."""
    world, _, ours, theirs = a_campaign(fief="troyes")
    world.army = theirs.id
    other = list(ordered(POLICIES["skilled"], world, MARCH))
    world.army = ours.id

    assert [] == other
    assert ordered(POLICIES["skilled"], world, MARCH)


def test_FIE_16_10_the_rash_attack_what_the_prudent_leave_alone() -> None:
    """Twenty against twenty-four in one move: by its temper, whatever character was drawn for the House."""
    world, _, _, theirs = a_campaign(fief="troyes")
    attacks = {
        kind: any(isinstance(order, PlanSeek) for order in ordered(POLICIES[kind], world, SEASON)) for kind in POLICIES
    }

    assert theirs.fief == "reims"
    assert attacks["rash"]
    assert not attacks["feeble"]
    assert [SetStance(stance="fast")] == [
        order for order in ordered(POLICIES["rash"], world, SEASON) if isinstance(order, SetStance)
    ]


def test_FIE_7_11a_in_council_it_plans_what_is_left_of_the_season() -> None:
    """Two turns after the second of four."""
    world, _, _, _ = a_campaign()
    world.turn = 5

    plan = [order for order in ordered(POLICIES["skilled"], world, COUNCIL) if isinstance(order, Planned)]
    assert 2 >= sum(order.item().times for order in plan)


def test_FIE_16_15_it_sues_and_accepts_by_its_character() -> None:
    """A feeble leader below twenty sues and always accepts; a rash one does neither, and says so."""
    world, conflict, ours, theirs = a_campaign(elements=18)
    sue, accept = Sue(army=theirs.id), Accept(army=theirs.id)
    assert sue in ordered(POLICIES["feeble"], world, SEASON)
    assert sue not in ordered(POLICIES["rash"], world, SEASON)
    conflict.offers = [Offer(by=theirs.id, to=ours.id, turn=4)]

    assert [accept] == ordered(POLICIES["feeble"], world, PEACE)
    assert [Refuse(army=theirs.id)] == ordered(POLICIES["rash"], world, PEACE)


def test_FIE_7_10a_by_turns_it_orders_what_it_does_now() -> None:
    """One action; it sues in the first turn of a season alone."""
    world, _, _, theirs = a_campaign()
    first = ordered(POLICIES["skilled"], world, MARCH)
    world.turn += 1
    later = ordered(POLICIES["skilled"], world, MARCH)

    assert [March(to="reims", attack=True)] * 2 == [first[-1], later[-1]]
    assert [True, False] == [Sue(army=theirs.id) in orders for orders in (first, later)]


def test_FIE_16_0_the_autopilot_acts_as_its_house_is() -> None:
    """At any window what it orders is what the policy of that character does."""
    world, _, _, _ = a_campaign(fief="troyes")
    for kind, policy in POLICIES.items():
        world.houses[B].character = kind
        assert ordered(policy, world, SEASON) == ordered(autopilot, world, SEASON)
