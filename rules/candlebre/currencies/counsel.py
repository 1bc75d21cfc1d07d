"""Counsel on the purses: what infamy costs, and gold that lies in the wrong one (CAN-2)."""

from collections.abc import Sequence
from typing import Any

from rules.candlebre.board.state import World
from rules.candlebre.board.tables import MARKET_PRICE
from rules.candlebre.currencies.money import infamous
from rules.candlebre.currencies.orders import Transfer
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Weight, by_topic

HOARD = 400
"""Military gold that no barracks of a House spends in a turn."""


def infamy(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Say what honor below 0 costs, and how far it is to mend (CAN-2.7 to CAN-2.9)."""
    house = world.houses[seat]
    if window.name != "campaign" or not infamous(house):
        return ()
    text = (
        f"You are infamous: improvements and research cost a tenth more until you gain {-house.honor} honor. "
        f"Each turn without an attack on a House brings 1, each released prisoner 1."
    )
    return [Counsel(Weight.CHANCE, text, "CAN-2.7")]


def hoard(world: World, seat: str, window: Window[Any]) -> Sequence[Counsel[World]]:  # Any: orders differ
    """Point at military gold that lies idle while the civil purse is empty (CAN-2.3)."""
    house = world.houses[seat]
    if window.name != "campaign" or house.military < HOARD or house.civil >= MARKET_PRICE:
        return ()
    half = house.military // 2
    text = (
        f"Your military purse holds {house.military} gold, more than your barracks spend, and your civil purse "
        f"{house.civil}. Half of it would pay for works and learning; it never comes back."
    )
    return [Counsel(Weight.CHANCE, text, "CAN-2.3", (Offer(f"Transfer {half}", Transfer(gold=half)),))]


counsel = by_topic(infamy, hoard)
