"""Counsel on a full hand: which card goes when a fourth is drawn, and how another goes in its place (EMP-HC.10)."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from rules.empires.board.cards import HOLDING, kind_of
from rules.empires.board.chances import tenths
from rules.empires.board.state import World
from rules.empires.board.tables import HAND
from rules.empires.counsel.pieces import Piece, acting, answer, decide
from rules.empires.deck.hand import DISCARD_ORDER, kept, told_beforehand
from rules.empires.turn.standing import SetDiscards
from rules.kernel.orders.windows import Window


def fourth(world: World, seat: str, window: Window[Any]) -> Iterable[Piece]:  # Any: windows differ
    """Say which of three cards goes unused if a fourth comes, how likely, and offer another (EMP-19.2a5, EMP-H5.23)."""
    empire = world.empires[seat]
    held = sorted(dict.fromkeys(kept(empire)), key=DISCARD_ORDER.index)
    likely = drawn(world, seat)
    if world.pace == "turns" or not acting(world, seat, window):  # there one is asked
        return
    if len(kept(empire)) < HAND or told_beforehand(empire) or not likely:
        return
    goes, *others = (world.title_of(card) for card in held)
    text = (
        f"You hold three cards. {tenths(likely).capitalize()} that your next draw is a fourth: "
        f"then {goes} goes unused, and nobody asks you. Say beforehand which goes first"
    )
    text += f", such as “discards {others[0]}”." if others else "."
    offers = [
        answer(f"Give up {title} first", world, seat, SetDiscards(cards=(card,)))
        for card, title in zip(held[1:], others, strict=True)
    ]
    yield decide("EMP-HC.10", text, offers)


def drawn(world: World, seat: str) -> Fraction:
    """Give how likely the next card is one to keep: all that the seat cannot see being as likely (EMP-HC.0)."""
    seen = [kind_of(one) for one in world.discard] + list(world.empires[seat].hand)
    seen += [card for one in world.empires.values() for card in one.front]
    unseen = len(world.cards) - len(seen)
    holding = sum(kind_of(one) in HOLDING for one in world.cards) - sum(one in HOLDING for one in seen)
    return Fraction(holding, unseen) if unseen > 0 and world.deck else Fraction(0)
