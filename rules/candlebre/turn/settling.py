"""Phases 4 to 7: moves, placement, the courts and the Book (CAN-4.4a)."""

from functools import partial

from rules.candlebre.board.allegiance import captives
from rules.candlebre.board.order import Deed
from rules.candlebre.board.seats import allied, queue, seat_phrase
from rules.candlebre.board.state import Ordered, World
from rules.candlebre.diplomacy.autopilot import may_propose
from rules.candlebre.diplomacy.offers import left_captive, settle_offers, tell_offers
from rules.candlebre.diplomacy.orders import ANSWER_ORDERS
from rules.candlebre.fate.book import draw_cards
from rules.candlebre.purchasing.placing_autopilot import place_rest
from rules.candlebre.standing_orders import STANDING_ORDERS
from rules.candlebre.table.effects import Given, obey, staged
from rules.candlebre.turn.orders import SETTLE_ORDERS
from rules.kernel.orders.windows import Flow, Window, Wording, ask
from rules.kernel.play.play import Play

ORDERS: dict[str, type[Deed]] = {order.name: order for order in SETTLE_ORDERS}
REFUSED = "What you do not accept is refused."
"""What silence means to whoever is offered something."""
PLACEMENT, DIPLOMACY, BOOK_OF_FATE = 5, 6, 7
"""The phases for which orders of phase 4's window wait, as the tens of their stages say."""


def movement(play: Play[World]) -> Flow:
    """Hear what the active seats do with troops, prisoners, clergy and the Book; then let them move (CAN-4.4a)."""
    world = play.state
    window: Window[Deed] = Window(
        name="settle",
        clause="CAN-4.4a",
        asked=[seat for seat in world.active if world.houses[seat].alive],
        orders=SETTLE_ORDERS,
        silence="What waits is placed for you, and nothing else is done.",
        title="How do you move, place and bargain, and do you draw from the Book?",
        words=lambda: {
            "meanwhile": f"{seat_phrase(world)} settle{'' if len(world.active) > 1 else 's'} the land.{queue(world)}"
        },
    )
    orders = staged(world, (yield from ask(window)))
    world.gave_orders = [seat for seat in world.active if any(one == seat for one, _ in orders)]
    world.waiting = [
        Ordered(seat=seat, order=one.name, text=one.model_dump_json()) for seat, one in orders if waits(one)
    ]
    obey(play, [(seat, order) for seat, order in orders if not waits(order)])


def waits(order: Deed) -> bool:
    """Tell whether an order of the window belongs to one of the phases to come."""
    return order.stage // 10 in {PLACEMENT, DIPLOMACY, BOOK_OF_FATE}


def due(world: World, phase: int) -> Given:
    """Give the orders that have waited for a phase, which wait no longer."""
    orders: Given = [(one.seat, ORDERS[one.order].model_validate_json(one.text)) for one in world.waiting]
    world.waiting = [one for one, (_, order) in zip(world.waiting, orders, strict=True) if order.stage // 10 != phase]
    return [(seat, order) for seat, order in orders if order.stage // 10 == phase]


def placement(play: Play[World]) -> None:
    """Play companies and place new units; what its seat leaves over stands where silence puts it (CAN-5.9)."""
    world = play.state
    obey(play, due(world, PLACEMENT))
    for seat in [one for one in world.active if world.houses[one].alive]:
        obey(play, [(seat, order) for order in place_rest(world, seat)])
        world.houses[seat].destined = {}


def diplomacy(play: Play[World]) -> Flow:
    """Deal with prisoners, clergy and notices; then with offers, once they are answered (CAN-10.9)."""
    obey(play, due(play.state, DIPLOMACY))
    yield from answers(play)


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
        silence=REFUSED,
        deadline="reaction",
        title="Do you accept what is offered?",
        meanwhile="Envoys wait for an answer.",
        discreet=True,
        among=[seat for seat in play.players if may_be_asked(play, seat)],
        words=partial(unanswered, world),
    )
    obey(play, (yield from ask(window)))
    settle_offers(play)


def unanswered(world: World) -> Wording:
    """Say to each who is offered a leader of his what his silence leaves undone; every seat reads its own alone."""
    offered = {offer.taker: offer for offer in world.offers if offer.give_leaders}
    return {"silences": {seat: f"{left_captive(world, offer)} {REFUSED}" for seat, offer in offered.items()}}


def may_be_asked(play: Play[World], seat: str) -> bool:
    """Tell whether a seat may get an offer, for all that some other player knows who made none himself.

    Players offer what they like, but nothing where they gave no order at all; autopilots their captives, and alliances
    by standing; all that is known to all.
    """
    world = play.state
    others = [other for other in world.active if other != seat] if world.houses[seat].alive else []
    makers = {
        one
        for one in others
        if (one in play.players and one in world.gave_orders)
        or any(held.seat == seat for held in captives(world, one))
        or (may_propose(world, one, seat) and not allied(world, one, seat))
    }
    return any(makers - {other} for other in play.players if other != seat)


def book_of_fate(play: Play[World]) -> None:
    """Draw for those who wish it (CAN-11.2)."""
    obey(play, due(play.state, BOOK_OF_FATE))
    draw_cards(play)
