"""Where an autopilot plays its companies (CAN-16.14)."""

from rules.candlebre.board.plan import Plan
from rules.candlebre.mercenaries.orders import PlayCompany
from rules.candlebre.purchasing.placing_autopilot import KEEPS_FROM


def call_companies(plan: Plan) -> None:
    """Play the companies in hand, but for the oldest from turn 4 on (CAN-16.20)."""
    kept = 1 if plan.world.turn >= KEEPS_FROM else 0
    for card in list(plan.house.hand[kept:]):
        plan.give(PlayCompany(card=card))
