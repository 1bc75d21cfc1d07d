"""Bundles: what a House is advised to do goes with the pieces of counsel that are shown, however much it is."""

from collections.abc import Sequence
from dataclasses import replace

from rules.candlebre.board.plan import Plan
from rules.candlebre.board.state import World
from rules.candlebre.diplomacy.orders import MakeOffer
from rules.kernel.orders.order import Order
from rules.kernel.play.counsel import BUTTON, LONGEST, SHOWN, Counsel, Offer, Weight

Piece = Counsel[World]
MORE = " and more"
"""What stands on a button that gives more than there is room for."""
ALSO = " Also: {}."
"""How a sentence goes on with what goes with it."""


def bundled(world: World, seat: str, pieces: Sequence[Piece]) -> list[Piece]:
    """Give what is beyond the first pieces to the shortest of these as well, in their words and with their press."""
    heads = list(pieces[:SHOWN])
    for piece in pieces[SHOWN:]:
        for place in sorted(range(len(heads)), key=lambda one: (bool(heads[one].risk), len(heads[one].text))):
            both = joined(world, seat, heads[place], piece)
            if both:
                heads[place] = both
                break
    return [*heads, *pieces[SHOWN:]]


def joined(world: World, seat: str, head: Piece, piece: Piece) -> Piece | None:
    """Let a piece's first offer go with that of another; None where it cannot, or there is no room for its words."""
    if not piece.offers or any(isinstance(order, MakeOffer) for order in piece.offers[0].orders):
        return None  # what goes to a rival is pressed for its own sake
    first = piece.offers[0]
    text = longer(head.text, f"{first.label[0].lower()}{first.label[1:]}")
    if len(text) > LONGEST:
        return None
    usual = head.offers[0].orders if head.offers else ()
    orders = going(world, seat, (*usual, *first.orders))
    if len(orders) < len(usual) + len(first.orders):
        return None
    offer = Offer(of_both(head.offers[0].label, first.label) if usual else first.label, orders[0], orders[1:])
    others = head.offers[1:] if ALSO.partition("{")[0] in head.text else head.offers  # one offer of all, not two
    return replace(head, weight=max(head.weight, Weight.DECIDE), text=text, offers=(offer, *others))


def longer(text: str, also: str) -> str:
    """Add what goes with a sentence to it, or to what has been added before."""
    start, mark, before = text.rpartition(ALSO.partition("{")[0])
    return f"{start}{ALSO.format(f'{before[:-1]}; {also}')}" if mark else f"{text}{ALSO.format(also)}"


def going(world: World, seat: str, orders: Sequence[Order[World]]) -> tuple[Order[World], ...]:
    """Give those of some orders that can be given one after the other."""
    return tuple(Plan(world, seat).try_all(orders))


def of_both(label: str, other: str) -> str:
    """Give what stands on the button of two offers."""
    both = f"{label}; {other[0].lower()}{other[1:]}"
    if len(both) <= BUTTON:
        return both
    more = f"{label.removesuffix(MORE).partition(';')[0]}{MORE}"
    return more if len(more) <= BUTTON else "All of this"
