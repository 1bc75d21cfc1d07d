"""How a seat without a player decides, window by window (CAN-16)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.candlebre.battle.autopilot import bout, plan_battles
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import World
from rules.candlebre.clergy.autopilot import call_clergy
from rules.candlebre.diplomacy.autopilot import answer, give_notice, offer, propose, send_gifts
from rules.candlebre.espionage.autopilot import parry, spy
from rules.candlebre.fate.orders import DrawFate
from rules.candlebre.mercenaries.autopilot import call_companies, guard_neutrals, reinforce
from rules.candlebre.movement.march_autopilot import march
from rules.candlebre.movement.move_autopilot import move
from rules.candlebre.opening.opening_autopilot import claim, muster, rank
from rules.candlebre.people.autopilot import execute, release
from rules.candlebre.purchasing.autopilot import build_barracks, build_forts, buy_units, hire, improve, move_gold
from rules.candlebre.purchasing.placing_autopilot import place
from rules.candlebre.research.autopilot import study
from rules.kernel.luck.chance import Chance
from rules.kernel.orders.order import Order
from rules.kernel.orders.windows import Window


def autopilot(world: World, seat: str, window: Window[Any], chance: Chance) -> Sequence[Order[World]]:
    """Decide for a seat from its view; it rolls nothing, and some things it never does (CAN-16.1, CAN-16.22)."""
    decide = DECISIONS.get(window.name)
    return decide(Plan(world, seat)) if decide and seat in world.houses else ()


def campaign(plan: Plan) -> list[Order[World]]:
    """Give the orders of a campaign in their order (CAN-16.5)."""
    spy(plan)
    improve(plan)
    study(plan)
    build_barracks(plan)
    buy_units(plan)
    build_forts(plan)
    hire(plan)
    march(plan)
    plan_battles(plan)
    move_gold(plan)
    return plan.orders


def settle(plan: Plan) -> list[Order[World]]:
    """Give the orders of the second half of a seat-turn (CAN-16.14 to CAN-16.21)."""
    move(plan)
    call_companies(plan)
    place(plan)
    send_gifts(plan)
    release(plan)
    execute(plan)
    call_clergy(plan)
    give_notice(plan)
    offer(plan)
    propose(plan)
    guard_neutrals(plan)
    parry(plan)
    plan.give(DrawFate())
    return plan.orders


DECISIONS: Mapping[str, Callable[[Plan], list[Order[World]]]] = {
    "claims": rank,
    "land": claim,
    "army": muster,
    "campaign": campaign,
    "reinforce": reinforce,
    "round": bout,
    "settle": settle,
    "answer": answer,
}
"""Window to what decides there."""
