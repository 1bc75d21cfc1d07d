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
    if window.name != "settle" or world.houses[seat].draws or not (world.book or world.discards):
        return ()
    _, number, odds = odds_of_a_draw(world, seat)
    text = f"The Book of Fate is free once a turn: of {number} cards not yet seen {odds}"
    return [Counsel(Weight.DECIDE, text, "CAN-11.2", (Offer("Draw from the Book", DrawFate()),))]


def odds_of_a_draw(world: World, seat: str) -> tuple[int, int, str]:
    """Give how many unseen cards harm, of how many, and what all of them bring; nothing where there is no card."""
    house = world.houses[seat]
    shown = {*world.removed, *house.hand, *(one.card for one in world.leaders.values() if one.card)}
    if world.book:
        shown |= set(world.discards)  # else they are shuffled into it anew
    unseen = [card for card in BOOK if card not in shown] if world.book or world.discards else []
    ill, men = sum(card in ILL for card in unseen), sum(card in CAPTAINS or card in COMPANIES for card in unseen)
    truce = "one a truce for all, and " if RED in unseen else "and "
    gifts = len(unseen) - ill - men - (RED in unseen)
    text = (
        f"{men} bring leaders or companies, {gifts} gold, honor, influence or learning, {truce}{ill} harm, some of it "
        "to land where no troops stand."
    )
    return ill, len(unseen), text
