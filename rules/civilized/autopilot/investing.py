"""Investing: the pool is spent card by card on the list of the ruler's highest score (CIV-4.8.2)."""

from collections.abc import Sequence

from rules.civilized.autopilot.arming import armaments
from rules.civilized.autopilot.purchases import PURCHASES
from rules.civilized.autopilot.purse import Purse
from rules.civilized.world.deed import Deed
from rules.civilized.world.tables import INVESTMENTS

PLACES = {**dict.fromkeys(range(1, 7), 0), **dict.fromkeys(range(7, 11), 1), 11: 2, 12: 2, 13: 3}
"""A card's value to the place of the item: Ace to Six first, Seven to Ten second, Jack and Queen third (CIV-4.8.2a)."""


def invest(purse: Purse) -> list[Deed]:
    """Arm for a war, then draw and buy until no item is left (CIV-HA14, CIV-4.8.2a).

    Each purchase is applied to the view before the next card.
    """
    orders: list[Deed] = []
    for order in armaments(purse):
        carry_out(purse, order)
        orders.append(order)
    items = [item for item in PURCHASES if PURCHASES[item].possible(purse)]
    while item := drawn(purse, items):
        order = PURCHASES[item].order(purse)
        carry_out(purse, order)
        orders.append(order)
    return orders


def drawn(purse: Purse, items: list[str]) -> str:
    """Draw the item to buy; a card that points past the end is redrawn; empty when none is left (CIV-4.8.2b)."""
    if not any(PURCHASES[item].possible(purse) for item in items):
        return ""
    item = ""
    score = purse.pick("invest.list", purse.values, "CIV-4.8.2a")
    while not item:
        place = PLACES[purse.card("CIV-4.8.2a", "invest.item").value]
        item = counted(purse, items, INVESTMENTS[score], place)
    return item


def counted(purse: Purse, items: list[str], ranked: Sequence[str], place: int) -> str:
    """Count along the list to a place, from 0; what is impossible when it is come to drops out (CIV-4.8.2b)."""
    for item in ranked:
        if item not in items:
            continue
        if not PURCHASES[item].possible(purse):
            items.remove(item)
        elif place == 0:
            return item
        else:
            place -= 1
    return ""


def carry_out(purse: Purse, order: Deed) -> None:
    """Apply an order to the view and take its points from the pool."""
    land = purse.world.countries[purse.seat]
    before = land.treasury
    order.apply(purse.world, purse.seat)
    purse.points -= before - land.treasury
