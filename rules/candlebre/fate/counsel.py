"""Counsel on the Book of Fate: what may be drawn (CAN-11)."""

from collections.abc import Sequence
from typing import Any

from rules.candlebre.board.cards import BLACK, BOOK, CAPTAINS, COMPANIES, RED
from rules.candlebre.board.state import World
from rules.candlebre.fate.orders import DrawFate
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Weight

ILL = frozenset({"TD", "TH", BLACK, *(f"{rank}S" for rank in "23456789T")})
"""The cards that harm whoever draws them: misfortunes, debased coin, a quarrel, the Ghost King."""


def counsel(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Count what a draw may bring, of the cards that have not been seen (CAN-11.2)."""
    if window.name != "settle" or not (world.book or world.discards):
        return ()
    house = world.houses[seat]
    shown = {*world.removed, *house.hand, *(one.card for one in world.leaders.values() if one.card)}
    if world.book:
        shown |= set(world.discards)  # else they are shuffled into it anew
    unseen = [card for card in BOOK if card not in shown]
    ill, men = sum(card in ILL for card in unseen), sum(card in CAPTAINS or card in COMPANIES for card in unseen)
    truce = "one a truce for all, and " if RED in unseen else "and "
    gifts = len(unseen) - ill - men - (RED in unseen)
    text = (
        f"The Book of Fate is free once a turn: of {len(unseen)} cards not yet seen {men} bring leaders or companies, "
        f"{gifts} gold, honor, influence or learning, {truce}{ill} harm, some of it to land where no troops stand."
    )
    return [Counsel(Weight.DECIDE, text, "CAN-11.2", (Offer("Draw from the Book", DrawFate()),))]
