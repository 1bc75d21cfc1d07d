"""What a year asks: the orders of Spring and of Winter together, and what ends a game."""

from pydantic import Field

from rules.civilized.cities.orders import FoundCity
from rules.civilized.cities.works import Build, BuildRoad, SaveForCity, Upgrade
from rules.civilized.forces.disbanding import Disband
from rules.civilized.forces.orders import AssignShip, BuildShip, RaiseElement
from rules.civilized.missions.orders import MISSION_ORDERS, JoinMission, RaiseMission
from rules.civilized.pace.orders import CallPace
from rules.civilized.people.betrothal import Betroth
from rules.civilized.people.orders import Enrol, WithdrawStudent
from rules.civilized.throne.orders import Appoint, NameHeir
from rules.civilized.treasury.orders import SetTax
from rules.civilized.world.deed import Deed
from rules.civilized.world.state import World
from rules.kernel.table import conceding


class Concede(conceding.Concede[World], Deed, clause="CIV-2.2i"):
    """Give your country up; the autopilot takes it over."""


class VoteEnd(
    Deed,
    name="vote_end",
    says=("vote end {agree}", "vote to end [the game] {agree}"),
    clause="CIV-2.2c",
    replaces="vote_end",
    aside=True,
):
    """Vote on ending the game this Winter; it ends if every player says yes."""

    agree: bool = Field(description="yes to end, no to play on; silence is no")

    def apply(self, world: World, seat: str) -> None:
        """Count the vote; only the phase reveals it."""
        world.votes = [*(vote for vote in world.votes if vote != seat), *([seat] if self.agree else [])]


SPRING_ORDERS: tuple[type[Deed], ...] = (
    SetTax,
    FoundCity,
    Enrol,
    WithdrawStudent,
    NameHeir,
    Appoint,
    *MISSION_ORDERS,
    Betroth,
    Concede,
    VoteEnd,
)
"""What the window `decrees` takes in peace."""


WINTER_ORDERS: tuple[type[Deed], ...] = (
    Build,
    Upgrade,
    RaiseElement,
    BuildShip,
    AssignShip,
    BuildRoad,
    RaiseMission,
    JoinMission,
    SaveForCity,
    CallPace,
)
"""What the window `winter` takes in peace, in the order in which people are shown it."""
LAST_ORDERS: tuple[type[Deed], ...] = (Disband,)
"""What it takes besides, and shows after all others: it takes away what one has."""
