"""What a year asks: the orders of Spring and of Winter together, and what ends a game."""

import re

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
from rules.civilized.treasury.scores import score
from rules.civilized.world.deed import Deed
from rules.civilized.world.state import World
from rules.kernel.orders.order import Heard
from rules.kernel.table import conceding
from rules.kernel.telling.phrases import ordinal

ENOUGH = re.compile(
    r"(?:(?:ok|okay|yes|please|i|we|lets|let's|let us|would|want to|wanna|should|can|just|vote|to|for) )*"
    r"(?:vote (?:to |for )?(?:an |the )?end|end (?:it|this|the game|this game)|stop (?:the game|this game))"
    r"(?: (?:now|here|together|please|all|with me|for good|the game|it))*"
)
"""How people say that the game should end."""


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

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear that somebody would end it."""
        return Heard([cls(agree=True)]) if ENOUGH.fullmatch(words.lower().strip(" .!")) else None

    def final(self, world: World, seat: str) -> str:
        """Ask whoever would end it."""
        return conceding.ENDS_ALL * self.agree

    def apply(self, world: World, seat: str) -> None:
        """Count the vote; only the phase reveals it."""
        world.votes = [*(vote for vote in world.votes if vote != seat), *([seat] if self.agree else [])]


def voted(world: World, seat: str, order: VoteEnd) -> str:
    """Say what a vote does, and who would win by it as things stand (CIV-2.2c, CIV-2.2f)."""
    if not order.agree:
        return "It then goes on: one no is enough."
    ranked = sorted(world.standing(), key=lambda land: -score(world, land.id, treasury=False))
    places = {land.id: place for place, land in enumerate(ranked, start=1)}
    first, own = ranked[0], score(world, seat, treasury=False)
    theirs = f"{first.name} leads with {score(world, first.id, treasury=False)}"
    leads = f"you lead with {own}" if first.id == seat else f"{theirs}; you are {ordinal(places[seat])} with {own}"
    return (
        "It ends for good this Winter if everybody who plays says so this Spring; silence is no. "
        f"The highest score then wins: {leads}, treasuries left out."
    )


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
