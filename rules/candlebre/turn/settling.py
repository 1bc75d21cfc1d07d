"""Phases 4 to 7: moves, placement, the courts and the Book (CAN-4.4a)."""

from rules.candlebre.autopilot import pilot
from rules.candlebre.board.order import Deed
from rules.candlebre.board.seats import seat_phrase
from rules.candlebre.board.state import World
from rules.candlebre.diplomacy.offers import settle_offers, tell_offers
from rules.candlebre.diplomacy.orders import ANSWER_ORDERS, TREATY_ORDERS
from rules.candlebre.ending.orders import Concede, VoteDraw
from rules.candlebre.fate.book import draw_cards
from rules.candlebre.purchasing.placing_autopilot import place_all
from rules.candlebre.standing_orders import STANDING_ORDERS
from rules.candlebre.table.hearing import Given, hear, obey, pass_seat, staged
from rules.candlebre.turn.orders import COURT_ORDERS, SETTLE_ORDERS
from rules.kernel.orders.windows import Flow, Window
from rules.kernel.play.play import Play

ALL_SETTLE_ORDERS: tuple[type[Deed], ...] = (
    *SETTLE_ORDERS,
    *COURT_ORDERS,
    *TREATY_ORDERS,
    *STANDING_ORDERS,
    VoteDraw,
    Concede,
)
MOVES, PLACES, COURTS = 50, 60, 70
"""Below which stage orders belong to phases 4, 5 and 6."""


def settle(play: Play[World]) -> Flow:
    """Hear what the active seats do with troops, prisoners, clergy and the Book, phase by phase (CAN-4.4a)."""
    world = play.state
    world.phase = 4
    window: Window[Deed] = Window(
        name="settle",
        clause="CAN-4.4a",
        asked=[seat for seat in world.active if world.houses[seat].alive],
        orders=ALL_SETTLE_ORDERS,
        silence="What waits is placed for you, and nothing else is done.",
        title="How do you move, place and bargain, and do you draw from the Book?",
        meanwhile=f"{seat_phrase(world)} settle{'' if len(world.active) > 1 else 's'} the land.",
    )
    given = yield from hear(play, window, pilot)
    orders = staged(world, given)
    obey(play, [one for one in orders if one[1].stage < MOVES])
    world.phase = 5
    obey(play, [one for one in orders if MOVES <= one[1].stage < PLACES])
    place_for_silent(play, given)
    world.phase = 6
    obey(play, [one for one in orders if PLACES <= one[1].stage < COURTS])
    yield from answers(play)
    world.phase = 7
    obey(play, [one for one in orders if one[1].stage >= COURTS])
    draw_cards(play)
    for seat, order in orders:
        if isinstance(order, Concede) and seat not in world.conceded:
            pass_seat(play, seat)


def place_for_silent(play: Play[World], given: Given) -> None:
    """Place what waits for those who gave no order at all (section 4, CAN-16.15)."""
    spoke = [seat for seat, _ in given]
    for seat in play.state.active:
        if seat not in spoke and play.state.houses[seat].alive:
            obey(play, [(seat, order) for order in place_all(play.state.fresh(), seat)])


def answers(play: Play[World]) -> Flow:
    """Put offers and proposals to those they are made to, then carry them out (CAN-10.5, CAN-10.7a)."""
    world = play.state
    tell_offers(play)
    asked = [seat for seat in world.houses if any(offer.taker == seat for offer in world.offers)]
    window: Window[Deed] = Window(
        name="answer",
        clause="CAN-10.5b",
        asked=asked,
        orders=(*ANSWER_ORDERS, *STANDING_ORDERS),
        silence="What you do not accept is refused.",
        deadline="reaction",
        title="Do you accept what is offered?",
        meanwhile="Envoys wait for an answer.",
        discreet=True,
    )
    if asked:
        obey(play, (yield from hear(play, window, pilot)))
    settle_offers(play)
