"""Money: receipts into two purses, what things cost, and what infamy adds (CAN-2.2 to CAN-2.9)."""

from typing import Any

from rules.candlebre.board.state import House, Province, World
from rules.candlebre.board.tables import FORT_PRICES, MARKET_PRICE, MASONS_LEVEL, MASONS_SAVE, SURCHARGE, UNITS
from rules.candlebre.currencies.events import GoldLost, GoldReceived
from rules.kernel.play.play import Play

MILITARY = ("barracks", "fort")
"""Improvements that the military purse pays for, as for units and bounties (CAN-2.4, CAN-2.4a, CAN-2.4b).

The civil one pays for everything else (CAN-2.4c, CAN-2.4d).
"""


def receive(play: Play[World], seat: str, gold: int, clause: str, **source: Any) -> None:  # Any: fields of the event
    """Split a receipt, the total of one event: half to each purse, the odd gold to civil (CAN-2.2, CAN-2.2a).

    `source` is what the event holds of where it comes from.
    """
    house = play.state.houses[seat]
    military, civil = gold // 2, gold - gold // 2
    house.military += military
    house.civil += civil
    told = GoldReceived(clause=clause, audience=(seat,), seat=seat, gold=gold, military=military, civil=civil, **source)
    play.tell(told)


def lose_gold(play: Play[World], seat: str, military: int, civil: int, card: str) -> None:
    """Take gold that a card demands out of both purses, and tell its House (CAN-2.4b, CAN-11.6)."""
    house = play.state.houses[seat]
    house.military -= military
    house.civil -= civil
    play.tell(GoldLost(clause="CAN-11.7", audience=(seat,), seat=seat, military=military, civil=civil, card=card))


def infamous(house: House) -> bool:
    """Tell whether a seat's honor is below 0, at this moment (CAN-2.7, CAN-2.7a)."""
    return house.honor < 0


def surcharged(house: House, price: int) -> int:
    """Give a price with the tenth that infamy adds, rounded up (CAN-2.8a, CAN-2.9a)."""
    return price - (-price // SURCHARGE if infamous(house) else 0)


def unit_price(house: House, kind: str) -> int:
    """Give what a unit costs its House; infamy adds nothing (CAN-3.19, CAN-2.8a)."""
    named = {
        "mercenaries": house.charter.mercenaries,
        "cavalry": house.charter.cavalry,
        "archers": house.charter.archers,
    }
    return named.get(kind, UNITS[kind].price)


def bill(house: House, units: dict[str, int]) -> int:
    """Give what some units cost together."""
    return sum(unit_price(house, kind) * number for kind, number in units.items())


def building_price(house: House, place: Province, building: str) -> int:
    """Give what an improvement costs: the House's price, the masons', then infamy's (CAN-5.11, CAN-5.13, CAN-2.8a)."""
    charter = house.charter
    prices = {
        "barracks": charter.barracks,
        "temple": charter.temple,
        "market": MARKET_PRICE,
        "court": charter.court,
        "fort": FORT_PRICES[min(place.fort, len(FORT_PRICES) - 1)],
    }
    saved = MASONS_SAVE if house.level.get("infrastructure", 0) >= MASONS_LEVEL else 0
    return surcharged(house, prices[building] - saved)


def purse_of(building: str) -> str:
    """Give the purse that pays for an improvement (CAN-2.4, CAN-2.4d)."""
    return "military" if building in MILITARY else "civil"
