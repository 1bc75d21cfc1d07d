"""The state and the orders of the Market."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import pick
from rules.kernel.orders.order import Order
from rules.kernel.state.marks import Names
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
    purses: Annotated[dict[str, int], Secret(to=NOBODY, entries=True, blank=0)]
    moods: Open[dict[str, Mood]] = {}
    stalls: Open[dict[str, Stall]]
    weather: Annotated[list[str], Secret(to=NOBODY, blank=face_down)] = []
    day: Open[int] = 0
    bids: Annotated[dict[str, int], Secret(to=NOBODY, entries=True)] = {}
    ended: Open[bool] = False

    def called(self, kind: str, id: str) -> str:
        """Give the name of a family or a stall."""
        if kind == "seat":
            return self.names.get(id, id)
        return self.stalls[id].name if kind == "stall" and id in self.stalls else super().called(kind, id)

    def coins(self, seat: str) -> int:
        """Give what a seat may spend: its purse less its bid."""
        return self.purses[seat] - self.bids.get(seat, 0)


class Watched(Event, clause="TOY-2.4"):
    """A stall was watched."""

    seat: Open[Annotated[str, Names("seat")]]
    stalls: Open[tuple[Annotated[str, Names("stall")], ...]]


def stances(world: Market, seat: str) -> list[Mood]:
    return list(Mood)


def free_stalls(world: Market, seat: str) -> dict[str, str]:
    return {stall.name: id for id, stall in world.stalls.items() if not stall.owner}


def stalls(world: Market, seat: str) -> list[str]:
    return list(world.stalls)


def purse(world: Market, seat: str) -> range:
    return range(1, world.purses[seat] + 1)


def others(world: Market, seat: str) -> list[str]:
    return [other for other in world.purses if other != seat]


class Stance(Order[Market], name="stance", says=("be {mood}",), clause="TOY-1.3", replaces="stance"):
    """Choose how your family meets the days to come."""

    mood: Mood = pick("", stances, "calm, or very bold")

    def apply(self, world: Market, seat: str) -> None:
        world.moods[seat] = self.mood


class Claim(Order[Market], name="claim", says=("claim {stall}", "take {stall}"), clause="TOY-2.2"):
    """Take a stall that nobody has."""

    stall: str = pick("stall", free_stalls, "a stall without an owner")

    def apply(self, world: Market, seat: str) -> None:
        world.stalls[self.stall].owner = seat


class Gift(Order[Market], name="gift", says=("give {shares}",), clause="TOY-2.3"):
    """Give coins to other families."""

    shares: dict[str, Annotated[int, Field(ge=1, le=20)]] = pick("seat", others, "who gets what")

    def refuse(self, world: Market, seat: str) -> None:
        if sum(self.shares.values()) > world.coins(seat):
            raise Refusal("TOY-2.3", f"you have {world.coins(seat)} to give")

    def apply(self, world: Market, seat: str) -> None:
        for other, coins in self.shares.items():
            world.purses[seat] -= coins
            world.purses[other] += coins


class Watch(
    Order[Market], name="watch", says=("watch {stalls}",), clause="TOY-2.4", stage=1, tells=Watched, private=True
):
    """Have up to two stalls watched for the day."""

    stalls: tuple[str, ...] = pick("stall", stalls, "one or two stalls", min_length=1, max_length=2)


class Bid(Order[Market], name="bid", says=("bid {coins} [coins]",), clause="TOY-2.5", replaces="bid"):
    """Bid for the day's licence."""

    coins: int = pick("", purse, "how many coins", ge=1, le=50)

    def apply(self, world: Market, seat: str) -> None:
        world.bids[seat] = self.coins


class Protest(Order[Market], name="protest", says=("protest [because {reason}]",), clause="TOY-2.6"):
    """Protest that you were outbid."""

    reason: str = Field(default="", max_length=80, description="what everybody is to read")


class Vote(Order[Market], name="vote", says=("vote {end} [on ending]",), clause="TOY-3.3", replaces="vote"):
    """Vote on whether the market ends tonight."""

    end: bool = Field(description="whether it ends")
