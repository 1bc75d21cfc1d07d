"""Where an autopilot plays its companies, and against whom it keeps one for the neutrals (CAN-16.20, CAN-16.21)."""

from rules.candlebre.board.cards import ANY
from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import World
from rules.candlebre.board.war import Guard
from rules.candlebre.mercenaries.neutrals import feared
from rules.candlebre.mercenaries.orders import ClearGuards, GuardNeutrals, PlayCompany, Reinforce, march_names, unnamed
from rules.candlebre.purchasing.placing_autopilot import KEEPS_FROM
from rules.kernel.orders.order import Order


def call_companies(plan: Plan) -> None:
    """Play the companies in hand, but for the oldest from turn 4 on (CAN-16.20)."""
    kept = 1 if plan.world.turn >= KEEPS_FROM else 0
    for card in list(plan.house.hand[kept:]):
        plan.give(PlayCompany(card=card))


def guard_neutrals(plan: Plan) -> None:
    """Leave word for neutrals whom the greatest House attacks; take back what it left against others (CAN-16.21)."""
    wanted = tuple(one for one in plan.world.living() if one != plan.seat and feared(plan.world, plan.seat, one))
    guards = plan.house.guards
    if not all(its_own(guard) for guard in guards) or [tuple(one.attackers) for one in guards] == [wanted] * bool(
        wanted
    ):
        return
    if guards:
        plan.give(ClearGuards())
    if wanted:
        plan.give(GuardNeutrals(card=ANY, attackers=wanted))


def its_own(guard: Guard) -> bool:
    """Tell whether an autopilot may have posted a guard: what a person left for it stays."""
    return guard.card == ANY and bool(guard.attackers) and not guard.provinces


def reinforce(plan: Plan) -> list[Order[World]]:
    """Send the oldest company to neutrals whom the greatest House attacks, one to each while they last (CAN-16.21)."""
    for march in march_names(plan.world, plan.seat).values():
        free = unnamed(plan.world, plan.seat, {"march": march})
        if free and feared(plan.world, plan.seat, march.split(">")[0]):
            plan.give(Reinforce(march=march, card=free[0]))
    return plan.orders
