"""Phases 1 and 2: purchases, then operations, then marches that set out (CAN-4.4, CAN-4.5, CAN-5, CAN-6)."""

from rules.candlebre.board.order import Deed
from rules.candlebre.board.seats import queue, seat_phrase
from rules.candlebre.board.state import World
from rules.candlebre.espionage.operations import run_operations
from rules.candlebre.movement.marching import set_out
from rules.candlebre.research.orders import RollResearch, Study
from rules.candlebre.research.points import roll_research
from rules.candlebre.table.effects import obey, staged
from rules.candlebre.turn.orders import CAMPAIGN_ORDERS
from rules.kernel.orders.windows import Flow, Window, ask
from rules.kernel.play.play import Play


def purchasing(play: Play[World]) -> Flow:
    """Hear what the active seats buy, study, spy and attack; purchases first, then operations (CAN-4.5, CAN-4.7)."""
    world = play.state
    window: Window[Deed] = Window(
        name="campaign",
        clause="CAN-4.4",
        asked=list(world.active),
        orders=campaign_orders(world),
        silence="You buy nothing and march nowhere.",
        title="What do you buy, study and spy out, and where do you march?",
        words=lambda: {
            "meanwhile": f"{seat_phrase(world)} prepare{'' if world.active[1:] else 's'} a campaign.{queue(world)}"
        },
    )
    for seat, order in staged(world, (yield from ask(window))):
        done = obey(play, [(seat, order)])
        if done and isinstance(order, RollResearch):
            roll_research(play, seat, order.tree, order.rolls)
    if world.settings.turns == "simultaneous":
        run_operations(play, world.active)


def campaign_orders(world: World) -> tuple[type[Deed], ...]:
    """Give what may be ordered there: of the two ways of research only that of this campaign (CAN-13.3, CAN-13.4)."""
    other = RollResearch if world.settings.research == "fixed" else Study
    return tuple(order for order in CAMPAIGN_ORDERS if order is not other)


def combat_movement(play: Play[World]) -> None:
    """Let all marches leave together, before any battle (CAN-4.3b)."""
    set_out(play)
