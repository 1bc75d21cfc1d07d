"""Orders of every kind of field, for the tests of the grammar."""

from enum import StrEnum
from typing import Annotated, ClassVar

from pydantic import Field, model_validator

from rules.kernel.orders.order import Names, Order
from rules.kernel.state.models import State


class Nowhere(State):
    """A game without anything in it."""


class Trade(StrEnum):
    """How goods travel."""

    LAND = "land_trade"
    SEA = "sea_trade"


class Build(Order[Nowhere]):
    """Build an improvement in a city of yours."""

    name: ClassVar[str] = "build"
    says: ClassVar[tuple[str, ...]] = ("build {work} in|at {city} [on {hex}]", "in {city} build {work}")
    clause: ClassVar[str] = "X-1"

    work: Annotated[str, Names("work")] = Field(description="what to build")
    city: Annotated[str, Names("city")] = Field(description="where")
    hex: Annotated[str, Names("hex")] | None = Field(default=None, description="the hex of a fort")


class Tax(Order[Nowhere]):
    """Set the tax of the country, and other rates for some cities."""

    name: ClassVar[str] = "set_tax"
    says: ClassVar[tuple[str, ...]] = ("[set] tax [to] {rate}% [except {cities}]",)
    clause: ClassVar[str] = "X-2"

    rate: int = Field(ge=0, le=100, multiple_of=10, description="per cent")
    cities: dict[Annotated[str, Names("city")], Annotated[int, Field(ge=0, le=100)]] = Field(
        default={}, description="other rates"
    )


class Choose(Order[Nowhere]):
    """Choose up to three hexes."""

    name: ClassVar[str] = "choose_sites"
    says: ClassVar[tuple[str, ...]] = ("choose {hexes}",)
    clause: ClassVar[str] = "X-3"

    hexes: tuple[Annotated[str, Names("hex")], ...] = Field(max_length=3, description="the hexes")


class Dispute(Order[Nowhere]):
    """Dispute a report."""

    name: ClassVar[str] = "dispute"
    says: ClassVar[tuple[str, ...]] = ("dispute because|for {why}", "dispute")
    clause: ClassVar[str] = "X-4"

    why: str = Field(default="", max_length=300, description="why")


class Treaty(Order[Nowhere]):
    """Offer a treaty to another seat."""

    name: ClassVar[str] = "treaty"
    says: ClassVar[tuple[str, ...]] = ("offer {kind} to {seat} [secretly {secret}] [for {years} years]",)
    clause: ClassVar[str] = "X-5"

    kind: Trade = Field(description="what kind")
    seat: Annotated[str, Names("seat")] = Field(description="to whom")
    secret: bool = Field(default=False, description="whether the others are told")
    years: int | None = Field(default=None, ge=1, le=9, description="how long")


class March(Order[Nowhere]):
    """March from one hex to another."""

    name: ClassVar[str] = "march"
    says: ClassVar[tuple[str, ...]] = ("march from {start} to {end}",)
    clause: ClassVar[str] = "X-6"

    start: Annotated[str, Names("hex")] = Field(description="from where")
    end: Annotated[str, Names("hex")] = Field(description="to where")

    @model_validator(mode="after")
    def moves(self) -> "March":
        """Refuse a march to where it began."""
        if self.start == self.end:
            raise ValueError("a march to another hex")
        return self


class Concede(Order[Nowhere]):
    """Concede the game."""

    name: ClassVar[str] = "concede"
    says: ClassVar[tuple[str, ...]] = ("concede",)
    clause: ClassVar[str] = "X-7"


ORDERS = (Build, Tax, Choose, Dispute, Treaty, March, Concede)
LEXICON = {
    "work": {name: name.lower() for name in ("Granary", "Temple", "High Temple", "City Walls", "Market", "Harbour")},
    "city": {
        "Ur": "ur",
        "Uruk": "uruk",
        "Eridu": "eridu",
        "New Carthage": "carthage",
        "São Tomé": "tome",
        "Ur and Uruk": "both",
        "King’s Landing": "king",
        "Fort 2": "fort2",
        "Fort": "fort",
    },
    "hex": {f"{column}{row}": f"{row}{column.lower()}" for column in "ABCDEFGHIJ" for row in range(1, 41)},
    "seat": {"Rome": "rome", "Elam": "elam", "elam": "little elam", "the Reds": "reds"},
}
