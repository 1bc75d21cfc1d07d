"""How an autopilot has its marches fight, and what it says round by round (CAN-16.14, CAN-16.25)."""

from dataclasses import replace
from fractions import Fraction

from rules.candlebre.battle.battles import muster
from rules.candlebre.battle.forecast import fought
from rules.candlebre.battle.melee import wants_to_leave
from rules.candlebre.battle.odds import has_refuge
from rules.candlebre.battle.orders import BattlePlan, Doctrine, Fight, Rest, Withdraw, my_battles
from rules.candlebre.board.forces import added, count
from rules.candlebre.board.manners import manner
from rules.candlebre.board.measures import strength
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import World
from rules.candlebre.board.war import March, Units
from rules.candlebre.movement.march_autopilot import required
from rules.kernel.orders.order import Order

AMPLE = 2
"""How many times the defence a force must be for its archers to choose whom they shoot (CAN-16.23)."""


def plan_battles(plan: Plan) -> None:
    """Stand fast, pay mercenaries a bounty, and let archers shoot at riders where the force is ample (CAN-16.23)."""
    own = manner(plan.house)
    if own.stands and plan.house.attack.withdraw_ratio is None:
        plan.give(Doctrine(role="attack", setting="withdraw_ratio", value="0"))
    for march in list(plan.house.marches):
        units = everybody(march)
        if own.bounty and units.get("mercenaries"):
            plan.give(BattlePlan(target=march.target, setting="bounty", value=str(own.bounty)))
        place = plan.world.provinces[march.target]
        riders = units.get("archers") and place.units.get("cavalry")
        if own.precise and riders and strength(units, plan.house, "attack") >= AMPLE * required(plan, place)[0]:
            plan.give(BattlePlan(target=march.target, setting="ranged", value="precision at cavalry"))


def everybody(march: March) -> Units:
    """Give the units of all groups of a march."""
    total: Units = {}
    for group in march.groups:
        total = added(total, group.units)
    return total


LOST, WON = Fraction(1, 5), Fraction(9, 10)
"""The chance of a battle below which it leaves, and from which its doctrine may decide the rest (CAN-16.25)."""
SAVED = 3
"""The units for which it pays the honor of a withdrawal (CAN-16.25)."""


def bout(plan: Plan) -> list[Order[World]]:
    """Say in each of its battles how the round is fought, or leave what is as good as lost (CAN-16.25)."""
    for target in my_battles(plan.world, plan.seat):
        exchange(plan, target)
    return plan.orders


def exchange(plan: Plan, target: str) -> None:
    """Leave where there is little hope, rest where there is little doubt, else fight on and pay for it (CAN-16.25)."""
    world, battle, own = plan.world, plan.world.fighting[target], manner(plan.house)
    attacks, place = battle.attacker.seat == plan.seat, plan.world.provinces[target]
    melee = muster(world, battle)
    melee.round = battle.round
    side, force = (melee.attacker, battle.attacker) if attacks else (melee.defender, battle.defender)
    leaves = wants_to_leave(melee, side)
    side.choices = replace(side.choices, withdraw_ratio=0, withdraw_after=0)  # its chance if it stays to the end
    ways = has_refuge(world, battle.attacker.seat, place), has_refuge(world, battle.defender.seat, place)
    won = fought(melee, ways).won
    chance = won if attacks else 1 - won
    if chance < LOST:
        if count(force.units) >= SAVED and not (attacks and own.stands):
            plan.give(Withdraw(battle=target))
    elif chance >= WON:
        plan.give(Rest(battle=target))
    elif own.bounty and force.units.get("mercenaries"):
        plan.give(Fight(battle=target, setting="bounty", value=str(own.bounty)))
    elif leaves:
        plan.give(Fight(battle=target, setting="reroll", value="misses"))
