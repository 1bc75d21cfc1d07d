"""Phases 0 to 2: upkeep, purchases, spies, and marches that set out (CAN-4.5, CAN-4.6, CAN-5, CAN-6)."""

from rules.candlebre.autopilot import pilot
from rules.candlebre.battle.orders import BattlePlan
from rules.candlebre.board.order import Deed
from rules.candlebre.board.seats import seat_phrase
from rules.candlebre.board.state import World
from rules.candlebre.clergy.clergy import end_called_by
from rules.candlebre.ending.orders import Concede
from rules.candlebre.espionage.operations import run_operations
from rules.candlebre.espionage.orders import SPY_ORDERS
from rules.candlebre.fate.truce import end_truce
from rules.candlebre.movement.march_orders import MARCH_ORDERS
from rules.candlebre.movement.marching import set_out
from rules.candlebre.research.events import LevelInForce
from rules.candlebre.research.orders import RollResearch, Study
from rules.candlebre.research.points import roll_research
from rules.candlebre.standing_orders import STANDING_ORDERS
from rules.candlebre.table.events import TurnBegan
from rules.candlebre.table.hearing import Given, hear, obey, pass_seat, staged
from rules.candlebre.turn.orders import PURCHASE_ORDERS
from rules.kernel.orders.windows import Flow, Window
from rules.kernel.play.play import Play

CAMPAIGN_ORDERS: tuple[type[Deed], ...] = (
    *PURCHASE_ORDERS,
    *SPY_ORDERS,
    *MARCH_ORDERS,
    BattlePlan,
    *STANDING_ORDERS,
    Concede,
)


def upkeep(play: Play[World]) -> None:
    """Let research come into force, clergy and truce lapse, and counts begin anew (CAN-4.6, CAN-13.6a)."""
    world = play.state
    world.phase = 0
    play.tell(TurnBegan(number=world.turn, seats=tuple(world.name(seat) for seat in world.active)))
    for seat in world.active:
        house = world.houses[seat]
        for tree, earned in house.earned.items():
            if earned > house.level[tree]:
                house.level[tree] = earned
                play.tell(LevelInForce(seat=world.name(seat), tree=tree, level=earned))
        if world.settings.turns == "sequential":
            end_called_by(play, seat, "CAN-2.14b", "the turn of whoever called them began")
            if world.truce and world.truce.seat == seat:
                end_truce(play)
        house.operations_used = house.released = 0
        house.draws = False
        for place in world.held(seat):
            place.new_barracks = False  # CAN-5.6


def campaign(play: Play[World]) -> Flow:
    """Hear what the active seats buy, study, spy and attack, and carry it out phase by phase (CAN-4.4, CAN-4.5)."""
    world = play.state
    world.phase = 1
    window: Window[Deed] = Window(
        name="campaign",
        clause="CAN-4.4",
        asked=list(world.active),
        orders=campaign_orders(world),
        silence="You buy nothing and march nowhere.",
        title="What do you buy, study and spy out, and where do you march?",
        meanwhile=f"{seat_phrase(world)} prepare{'' if len(world.active) > 1 else 's'} a campaign.",
    )
    given = yield from hear(play, window, pilot)
    purchases = staged(world, given)
    carry_out(play, purchases)
    run_operations(play)
    world.phase = 2
    set_out(play)
    for seat, order in purchases:
        if isinstance(order, Concede) and seat not in world.conceded:
            pass_seat(play, seat)


def campaign_orders(world: World) -> tuple[type[Deed], ...]:
    """Give what may be ordered there: of the two ways of research only that of this campaign (CAN-13.3, CAN-13.4)."""
    other = RollResearch if world.settings.research == "fixed" else Study
    return tuple(order for order in CAMPAIGN_ORDERS if order is not other)


def carry_out(play: Play[World], given: Given) -> None:
    """Carry purchases out, rolling the dice of research when they are paid (CAN-13.4)."""
    for seat, order in given:
        done = obey(play, [(seat, order)])
        if done and isinstance(order, RollResearch):
            roll_research(play, seat, order)
