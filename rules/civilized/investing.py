"""Investing: the pool is spent card by card on the list of the ruler's highest score (CIV-4.8.2)."""

from collections.abc import Sequence

from rules.civilized.characters import highest
from rules.civilized.deeds import Deed
from rules.civilized.purchases import PURCHASES
from rules.civilized.purse import Purse
from rules.civilized.tables import INVESTMENTS

PLACES = {**dict.fromkeys(range(1, 7), 0), **dict.fromkeys(range(7, 11), 1), 11: 2, 12: 2, 13: 3}
"""A card's value to the place of the item: Ace to Six first, Seven to Ten second, Jack and Queen third (CIV-4.8.2a)."""


def invest(purse: Purse) -> list[Deed]:
    """Draw and buy until no item is left; each purchase is applied to the view before the next card (CIV-4.8.2a)."""
    orders: list[Deed] = []
    left = possible(purse, list(PURCHASES))
    while left:
        order = PURCHASES[drawn(purse, ranked(purse, left))].order(purse)
        carry_out(purse, order)
        orders.append(order)
        left = possible(purse, left)
    return orders


def possible(purse: Purse, items: Sequence[str]) -> list[str]:
    """Give the items of which a unit can be bought; the others drop out for this Winter (CIV-4.8.2b)."""
    return [item for item in items if PURCHASES[item].possible(purse)]


def ranked(purse: Purse, items: Sequence[str]) -> list[str]:
    """Put items in the order of the list of the highest score, equal ones by equal pick (CIV-4.8.2a, CIV-4.8.2c)."""
    score = purse.pick("invest.list", highest(purse.world, purse.seat), "CIV-4.8.2a")
    return [item for item in INVESTMENTS[score] if item in items]


def drawn(purse: Purse, items: Sequence[str]) -> str:
    """Draw an item; a card that points past the end is redrawn (CIV-4.8.2b)."""
    place = len(items)
    while place >= len(items):
        place = PLACES[purse.card("CIV-4.8.2a", "invest.item").value]
    return items[place]


def carry_out(purse: Purse, order: Deed) -> None:
    """Apply an order to the view and take its points from the pool."""
    land = purse.world.countries[purse.seat]
    before = land.treasury
    order.apply(purse.world, purse.seat)
    purse.points -= before - land.treasury
