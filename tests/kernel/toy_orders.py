"""The state and the orders of the Market."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Names, Order
from rules.kernel.state.models import Piece, State
from rules.kernel.state.secrets import NOBODY, Open, Secret, face_down


class Mood(StrEnum):
    """How a family meets the day."""

    CALM = "calm"
    BOLD = "very_bold"


class Stall(Piece):
    """A stall of the market."""

    name: Open[str]
    owner: Open[str] = ""


class Market(State):
    """The whole game."""

    days: Open[int]
    names: Open[dict[str, str]]
    purses: Annotated[dict[str, int], Secret(entries=True, blank=0)]
    moods: Open[dict[str, Mood]] = {}
    stalls: Open[dict[str, Stall]]
    weather: Annotated[list[str], Secret(to=NOBODY, blank=face_down)] = []
    day: Open[int] = 0
    bids: Annotated[dict[str, int], Secret(entries=True)] = {}
    ended: Open[bool] = False

    def coins(self, seat: str) -> int:
        """Give what a seat may spend: its purse less its bid."""
        return self.purses[seat] - self.bids.get(seat, 0)


class Stance(Order[Market]):
    """Choose how your family meets the days to come."""

    name: ClassVar[str] = "stance"
    says: ClassVar[tuple[str, ...]] = ("be {mood}",)
    clause: ClassVar[str] = "TOY-1.3"

    mood: Mood = Field(description="calm, or very bold")

    def apply(self, world: Market, seat: str) -> None:
        world.moods[seat] = self.mood

    def key(self) -> str | None:
        return "stance"


class Claim(Order[Market]):
    """Take a stall that nobody has."""

    name: ClassVar[str] = "claim"
    says: ClassVar[tuple[str, ...]] = ("claim {stall}", "take {stall}")
    clause: ClassVar[str] = "TOY-2.2"

    stall: Annotated[str, Names("stall")] = Field(description="a stall without an owner")

    def check(self, world: Market, seat: str) -> None:
        stall = world.stalls.get(self.stall)
        if stall is None or stall.owner:
            free = ", ".join(one.name for one in world.stalls.values() if not one.owner)
            raise Refusal("TOY-2.2", f"that stall is not free; free are {free or 'none'}")

    def apply(self, world: Market, seat: str) -> None:
        world.stalls[self.stall].owner = seat

    @classmethod
    def choices(cls, world: Market, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        return {stall.name: id for id, stall in world.stalls.items() if not stall.owner}


class Gift(Order[Market]):
    """Give coins to other families."""

    name: ClassVar[str] = "gift"
    says: ClassVar[tuple[str, ...]] = ("give {shares}",)
    clause: ClassVar[str] = "TOY-2.3"

    shares: dict[Annotated[str, Names("seat")], Annotated[int, Field(ge=1, le=20)]] = Field(description="who gets what")

    def check(self, world: Market, seat: str) -> None:
        if seat in self.shares or not set(self.shares) <= set(world.purses):
            raise Refusal("TOY-2.3", "coins go to other families")
        if sum(self.shares.values()) > world.coins(seat):
            raise Refusal("TOY-2.3", f"you have {world.coins(seat)} to give")

    def apply(self, world: Market, seat: str) -> None:
        for other, coins in self.shares.items():
            world.purses[seat] -= coins
            world.purses[other] += coins


class Watch(Order[Market]):
    """Have up to two stalls watched for the day."""

    name: ClassVar[str] = "watch"
    says: ClassVar[tuple[str, ...]] = ("watch {stalls}",)
    clause: ClassVar[str] = "TOY-2.4"

    stalls: tuple[Annotated[str, Names("stall")], ...] = Field(
        description="one or two stalls", min_length=1, max_length=2
    )

    def check(self, world: Market, seat: str) -> None:
        if not set(self.stalls) <= set(world.stalls):
            raise Refusal("TOY-2.4", f"the stalls are {', '.join(one.name for one in world.stalls.values())}")


class Bid(Order[Market]):
    """Bid for the day's licence."""

    name: ClassVar[str] = "bid"
    says: ClassVar[tuple[str, ...]] = ("bid {coins} [coins]",)
    clause: ClassVar[str] = "TOY-2.5"

    coins: int = Field(ge=1, le=50, description="how many coins")

    def check(self, world: Market, seat: str) -> None:
        if self.coins > world.purses[seat]:
            raise Refusal("TOY-2.5", f"you have {world.purses[seat]} to bid")

    def apply(self, world: Market, seat: str) -> None:
        world.bids[seat] = self.coins

    def key(self) -> str | None:
        return "bid"


class Protest(Order[Market]):
    """Protest that you were outbid."""

    name: ClassVar[str] = "protest"
    says: ClassVar[tuple[str, ...]] = ("protest [because {reason}]",)
    clause: ClassVar[str] = "TOY-2.6"

    reason: str = Field(default="", max_length=80, description="what everybody is to read")


class Vote(Order[Market]):
    """Vote on whether the market ends tonight."""

    name: ClassVar[str] = "vote"
    says: ClassVar[tuple[str, ...]] = ("vote {end} [on ending]",)
    clause: ClassVar[str] = "TOY-3.3"

    end: bool = Field(description="whether it ends")

    def key(self) -> str | None:
        return "vote"
