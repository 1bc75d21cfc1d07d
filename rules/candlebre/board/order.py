"""What every order of Candle'Bre is, and the checks that many of them share."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rules.candlebre.board.forces import ordered
from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import TYPES, UNITS
from rules.candlebre.board.wording import PLURALS, choice_of
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Order


class Deed(Order[World]):
    """An order of Candle'Bre."""

    why: ClassVar[str] = ""
    """What honor or influence that it moves is told to be for."""


def province_names(world: World, provinces: Iterable[Province]) -> dict[str, str]:
    """Give provinces by name, for completion."""
    return {place.name: place.id for place in provinces}


def unit_names(kinds: Iterable[str] = TYPES) -> dict[str, str]:
    """Give types of units by name, for completion."""
    return {PLURALS[kind][1]: kind for kind in kinds}


def seat_names(world: World, seats: Iterable[str]) -> dict[str, str]:
    """Give seats by the names of their Houses, for completion."""
    return {world.name(seat): seat for seat in seats}


def own_place(world: World, seat: str, id: str, clause: str) -> Province:
    """Give a province of one's own, or refuse, saying which there are."""
    place = world.provinces.get(id)
    if place is None or place.owner != seat:
        name = place.name if place else id
        mine = choice_of(one.name for one in world.held(seat))
        raise Refusal(clause, f"{name} is not yours; your provinces: {mine}")
    return place


def other_seat(world: World, seat: str, id: str, clause: str) -> str:
    """Give another living seat, or refuse, saying which there are."""
    if id == seat or id not in world.houses or not world.houses[id].alive:
        others = choice_of(world.name(one) for one in world.living() if one != seat)
        raise Refusal(clause, f"that cannot be the target; choose {others}")
    return id


def known_units(units: Mapping[str, int], clause: str) -> None:
    """Refuse an empty list of units, and types that there are not."""
    strange = [kind for kind in units if kind not in UNITS]
    if strange or not ordered(units):
        raise Refusal(clause, f"name at least one unit of these types: {choice_of(unit_names())}")


def afford(world: World, seat: str, price: int, purse: str, clause: str = "CAN-2.5") -> None:
    """Refuse what a purse cannot pay; it never falls below 0 (CAN-2.5)."""
    house = world.houses[seat]
    held = house.military if purse == "military" else house.civil
    if price > held:
        more = ""
        if purse == "civil" and house.military:
            more = f"; transfer can move up to {house.military} there from the military purse"
        raise Refusal(clause, f"that costs {price}; the {purse} purse holds {held}{more}")


def pay(world: World, seat: str, price: int, purse: str) -> None:
    """Take a price out of a purse."""
    house = world.houses[seat]
    if purse == "military":
        house.military -= price
    else:
        house.civil -= price
