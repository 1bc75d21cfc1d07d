"""What every order of Candle'Bre is, and the checks that many of them share."""

from collections.abc import Iterable
from typing import Annotated, Self

from pydantic import Field

from rules.candlebre.board.state import Province, World
from rules.candlebre.board.tables import PLURALS, TYPES
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Given
from rules.kernel.orders.order import Order

NOT_YOURS = "{} is not yours"
"""What a refusal says of a province of others."""
Number = Annotated[int, Field(ge=1, le=999)]
"""How many units of a type an order names."""
Troops = dict[str, Number]
"""Units in an order: how many of which type."""


class Deed(Order[World]):
    """An order of Candle'Bre."""

    def meant(self, world: World, seat: str) -> Self:
        """Give the order with all that it leaves open filled in, as it is carried out."""
        del world, seat
        return self


def unit_types() -> tuple[str, ...]:
    """Give every type of unit, as what may be chosen."""
    return TYPES


def own_provinces(world: World, seat: str) -> list[str]:
    """Give the provinces of a seat, as what may be chosen."""
    return [place.id for place in world.held(seat)]


def held_at(world: World, seat: str, given: Given, field: str) -> list[Province]:
    """Give the province of a seat's own that a field names, or all of its own where it names none."""
    held = world.held(seat)
    return [place for place in held if place.id == given.get(field)] or held


def kinds_at(world: World, seat: str, given: Given) -> list[str]:
    """Give the types of units that stand in the province of one's own that is the origin, or in any of them."""
    there = held_at(world, seat, given, "origin")
    return [kind for kind in TYPES if any(kind in place.units for place in there)]


def rivals(world: World, seat: str) -> list[str]:
    """Give the other living seats, as what may be chosen."""
    return [one for one in world.living() if one != seat]


def province_names(world: World, provinces: Iterable[Province]) -> dict[str, str]:
    """Give provinces by name, for completion."""
    return {place.name: place.id for place in provinces}


def unit_names(kinds: Iterable[str] = TYPES) -> dict[str, str]:
    """Give types of units by name, for completion."""
    return {PLURALS[kind][1]: kind for kind in kinds}


def seat_names(world: World, seats: Iterable[str]) -> dict[str, str]:
    """Give seats by the names of their Houses, for completion."""
    return {world.name(seat): seat for seat in seats}


def afford(world: World, seat: str, price: int, purse: str) -> None:
    """Refuse what a purse cannot pay (CAN-2.5)."""
    problem = too_dear(world, seat, price, purse)
    if problem:
        raise problem if isinstance(problem, Refusal) else Refusal(*problem)


def too_dear(world: World, seat: str, price: int, purse: str) -> tuple[str, str] | Refusal | None:
    """Say what a purse cannot pay, which never falls below 0, and whence gold could come; None if it can (CAN-2.5)."""
    house = world.houses[seat]
    held = house.military if purse == "military" else house.civil
    if price <= held:
        return None
    problem = f"that costs {price}; the {purse} purse holds {held}"
    if purse == "military" or not house.military:
        return "CAN-2.5", problem
    return Refusal("CAN-2.5", problem, f"transfer can move up to {house.military} there from the military purse")


def pay(world: World, seat: str, price: int, purse: str) -> None:
    """Take a price out of a purse."""
    house = world.houses[seat]
    if purse == "military":
        house.military -= price
    else:
        house.civil -= price
