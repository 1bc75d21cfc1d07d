"""What leaders order of their fleets, and how these answer an enemy's (FIE-14, section 5.4)."""

from pydantic import Field

from rules.fiefs.armies.orders import army_led, needed, whole_path
from rules.fiefs.board.forces import Task
from rules.fiefs.board.sides import fleet_of, laden
from rules.fiefs.board.state import World
from rules.fiefs.detachments.orders import Tasked, When, at_once, refuse_queue
from rules.fiefs.fleets.answers import refuges
from rules.fiefs.fleets.sailing import courses, refuse_sailing
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import Given, hint, pick
from rules.kernel.orders.order import Order


def ports(world: World, seat: str) -> list[str]:
    """Give where a House's fleet can go; all coastal fiefs, while it has none or plans ahead."""
    army = army_led(world, seat)
    near = list(courses(world, army)) if army else []
    return near or [id for id, fief in world.fiefs.items() if fief.coastal]


def waters(world: World, seat: str, given: Given) -> list[str]:
    """Give the places of which a fleet's course is made."""
    return [*(id for id, fief in world.fiefs.items() if fief.coastal), *world.seas]


class FleetMove(
    Tasked,
    name="fleet_move",
    says=("move fleet to {to} [by {path}] [{when} the army]", "sail fleet to {to} [by {path}] [{when} the army]"),
    clause="FIE-14.8",
    topic="detached",
):
    """Move your unladen fleet, along the coast without a roll or over the sea with one."""

    to: str = hint("fief", ports, "a coastal fief")
    path: tuple[str, ...] = hint("place", waters, "the places on the way, if you choose it", default=())
    when: When = Field(default="before", description="before or after what your army does")

    def task(self) -> Task:
        """Sail."""
        return Task(order="sail", to=self.to, path=whole_path(self.path, self.to), after=self.when == "after")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse where there are no fleets, and in the army's own turn what the fleet could not do now."""
        army = needed(world, seat, self.clause)
        if not world.settings.fleets:
            raise Refusal("FIE-17.2", "this campaign is played without fleets")
        if not world.fiefs[self.to].coastal:
            raise Refusal(self.clause, f"{world.fiefs[self.to].name} lies on no coast")
        refuse_queue(army)
        if at_once(world, army) and self.when == "before":
            refuse_sailing(world, army, self.task())


def moored(world: World, seat: str, clause: str) -> str:
    """Give the fleet of a House that has to answer now; refuses where there is none."""
    army = army_led(world, seat)
    fleet = fleet_of(world, army) if army else None
    if fleet is None or fleet.id != world.moored:
        raise Refusal(clause, "no enemy has come upon your fleet now")
    return fleet.id


def havens(world: World, seat: str) -> list[str]:
    """Give where a House's fleet can retreat now."""
    fleet = world.fleets.get(world.moored)
    return refuges(world, fleet) if fleet and world.armies[fleet.army].leader == seat else []


class FleetRetreat(
    Order[World],
    name="fleet_retreat",
    says=("fleet retreats to {to}", "retreat fleet to {to}"),
    clause="FIE-14.12",
    topic="detached",
    replaces="moor",
):
    """Let your fleet withdraw to a friendly coast near by, with its army if it is laden."""

    to: str = pick("fief", havens, "a friendly coastal fief near by", denied="your fleet cannot retreat to {}")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse whoever has nothing to answer."""
        moored(world, seat, self.clause)


class FleetFight(
    Order[World],
    name="fleet_fight",
    says=("fleet fights",),
    clause="FIE-14.13",
    topic="detached",
    replaces="moor",
):
    """Give battle at sea."""

    def refuse(self, world: World, seat: str) -> None:
        """Refuse whoever has nothing to answer, and an unladen fleet."""
        fleet = world.fleets[moored(world, seat, self.clause)]
        if not laden(world, fleet):
            raise Refusal("FIE-14.10", "an unladen fleet cannot fight", "retreat with it")


MOORED: tuple[type[Order[World]], ...] = (FleetRetreat, FleetFight)
"""What a fleet may do about an enemy's."""
