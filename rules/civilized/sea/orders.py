"""The orders that move ships, and armies aboard them (source 6.8.3.2)."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import Literal

from pydantic import Field

from rules.civilized.march.ahead import fails_ahead
from rules.civilized.march.choices import ARMY, Given, Number, idle
from rules.civilized.march.maneuvers import ArmyManeuver, Maneuver, season_of
from rules.civilized.march.orders import BREACH
from rules.civilized.sea.landings import Convoy, carry_convoy, plan_landing, plan_sailing
from rules.civilized.sea.voyages import Voyage, find_voyage, fleet, is_port
from rules.civilized.war.spoken import sent
from rules.civilized.world.geography import grid, is_coastal, on_map
from rules.civilized.world.state import World
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import hint
from rules.kernel.orders.order import Heard
from rules.kernel.play.play import Play


class Sailing(Maneuver):
    """A maneuver of ships."""

    @abstractmethod
    def plan(self, world: World, seat: str) -> Convoy:
        """Work out the voyage. Raises Refusal."""

    def claims(self, world: World, seat: str) -> Iterable[str]:
        """Give the elements and the ships."""
        convoy = self.plan(world, seat)
        return [*(one.id for one in convoy.elements), *(ship.id for ship in convoy.ships)]

    def execute(self, play: Play[World], seat: str) -> None:
        """Sail, and land those aboard."""
        carry_convoy(play, self.plan(play.state, seat), play.state.season)


def ports(world: World, seat: str) -> list[str]:
    """Give where the ships of a seat lie."""
    return list(dict.fromkeys(ship.hex for ship in world.ships.values() if ship.owner == seat))


def havens(world: World, seat: str, given: Given) -> list[str]:
    """Give the friendly ports to which ships may sail from the one named, as far as the way is concerned."""
    start = given.get("port", "")
    friendly = [city.hex for city in world.cities.values() if is_port(world, seat, city.hex) and city.hex != start]
    if not on_map(world, start):
        return friendly
    return [port for port in friendly if isinstance(find_voyage(world, start, port), Voyage)]


class MoveShips(
    Sailing,
    name="move_ships",
    says=(
        "sail from {port} to {goal} [with {taking}] [by {way}] [in {season}]",
        "move ships from {port} to {goal} [with {taking}] [by {way}] [in {season}]",
    ),
    clause="CIV-6.8.3.2a",
):
    """Sail ships from one friendly port to another."""

    port: str = hint("place", ports, "the port or beach where your ships lie")
    goal: str = hint("place", havens, "a coastal city of yours or of an ally's")
    taking: dict[Literal["Warship", "Transport Ship"], Number] = Field(
        default_factory=dict, description="how many of each kind sail; else all that may"
    )
    way: Literal["any", "route", "open"] = Field(default="any", description="by established route, or the open sea")

    def plan(self, world: World, seat: str) -> Convoy:
        """Work out the voyage."""
        taking = {str(kind): number for kind, number in self.taking.items()}
        return plan_sailing(world, seat, self.port, taking, self.goal, world.season, self.way)


def aboard(world: World, seat: str) -> list[str]:
    """Give where a seat has both elements free to move and ships."""
    return [hexagon for hexagon in idle(world, seat) if fleet(world, seat, hexagon)]


def coasts(world: World, seat: str, given: Given) -> list[str] | None:
    """Give the coasts to which the whole stack of an army may be ferried now."""
    start = given.get("army", "")
    if not on_map(world, start):
        return None
    return [one for one in grid(world).coast if one != start and lands(world, seat, start, one)]


def lands(world: World, seat: str, start: str, goal: str) -> bool:
    """Tell whether a whole stack may be ferried there now."""
    try:
        plan_landing(world, seat, start, {}, 0, goal, world.season)
    except Refusal:
        return False
    return is_coastal(world, goal)


class Embark(
    ArmyManeuver,
    Sailing,
    name="embark",
    says=("embark at|from {army} for|to {goal} [with {taking}] [escort {escort}] [breach {breach}] [in {season}]",),
    clause="CIV-6.8.3.2d",
):
    """Ferry an army with Transport Ships, two elements to a ship."""

    army: str = hint("place", aboard, ARMY)
    goal: str = hint("place", coasts, "a port or a coastal hex")
    escort: int = Field(default=0, ge=0, le=12, description="how many Warships sail with it")
    breach: bool = Field(default=False, description=BREACH)

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear whither an army is sent aboard: `ship 2 men from Miletus to Athens`."""
        found = sent(words, world, seat)
        if found is None or not found.by_sea or not any(ship.hex == found.army for ship in world.ships.values()):
            return None
        return Heard([cls(army=found.army, goal=found.goal, taking=dict(found.taking))])

    def doubt(self, world: World, seat: str) -> str:
        """Say why a voyage that is ordered ahead would fail, once those ordered before it have arrived (CIV-3.1f)."""
        return fails_ahead(world, seat, season_of(world, self.season), self.plan)

    def plan(self, world: World, seat: str) -> Convoy:
        """Work out the voyage and the landing."""
        return plan_landing(
            world, seat, self.army, self.taking, self.escort, self.goal, world.season, breaching=self.breach
        )


SEA_ORDERS = (MoveShips, Embark)
