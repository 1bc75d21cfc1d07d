"""The orders that move ships, and armies aboard them (source 6.8.3.2)."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Literal

from pydantic import Field

from rules.civilized.march.maneuvers import WHEN, Maneuver, When
from rules.civilized.march.orders import ARMY, TAKING, Number, Place, Type, army_choices, short_name
from rules.civilized.sea.landings import Convoy, carry_convoy, plan_landing, plan_sailing
from rules.civilized.sea.voyages import Voyage, find_voyage, fleet, is_port
from rules.civilized.world.geography import grid, is_coastal
from rules.civilized.world.state import World
from rules.kernel.errors import Refusal
from rules.kernel.play.play import Play


class MoveShips(Maneuver):
    """Sail ships from one friendly port to another."""

    name: ClassVar[str] = "move_ships"
    says: ClassVar[tuple[str, ...]] = (
        "sail from {port} to {goal} [with {taking}] [by {way}] [in {season}]",
        "move ships from {port} to {goal} [with {taking}] [by {way}] [in {season}]",
    )
    clause: ClassVar[str] = "CIV-6.8.3.2a"

    port: Place = Field(description="the port or beach where your ships lie")
    goal: Place = Field(description="a coastal city of yours or of an ally's")
    taking: dict[Literal["Warship", "Transport Ship"], Number] = Field(
        default_factory=dict, description="how many of each kind sail; else all that may"
    )
    way: Literal["any", "route", "open"] = Field(default="any", description="by established route, or the open sea")
    season: When = Field(default="next", description=WHEN)

    def plan(self, world: World, seat: str) -> Convoy:
        """Work out the voyage."""
        return plan_sailing(
            world,
            seat,
            self.port,
            {str(kind): number for kind, number in self.taking.items()},
            self.goal,
            world.season,
            self.way,
        )

    def places(self) -> Iterable[str]:
        """Give the hexes that it names."""
        return (self.port, self.goal)

    def claims(self, world: World, seat: str) -> Iterable[str]:
        """Give the ships that sail."""
        return [ship.id for ship in self.plan(world, seat).ships]

    def execute(self, play: Play[World], seat: str) -> None:
        """Sail."""
        carry_convoy(play, self.plan(play.state, seat), play.state.season)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give where your ships lie, and the friendly ports."""
        if field == "port":
            return {short_name(world, ship.hex): ship.hex for ship in world.ships.values() if ship.owner == seat}
        if field == "goal":
            start = given.get("port", "")
            ports = [city.hex for city in world.cities.values() if is_port(world, seat, city.hex) and city.hex != start]
            return {short_name(world, port): port for port in ports if reachable(world, start, port)}
        return None


def reachable(world: World, start: str, goal: str) -> bool:
    """Tell whether ships may sail there, as far as the way is concerned."""
    return start not in grid(world).neighbours or isinstance(find_voyage(world, start, goal), Voyage)


class Embark(Maneuver):
    """Ferry an army with Transport Ships, two elements to a ship."""

    name: ClassVar[str] = "embark"
    says: ClassVar[tuple[str, ...]] = (
        "embark at|from {army} for|to {goal} [with {taking}] [escort {escort}] [breach {breach}] [in {season}]",
    )
    clause: ClassVar[str] = "CIV-6.8.3.2d"

    army: Place = Field(description=ARMY)
    goal: Place = Field(description="a port or a coastal hex")
    taking: dict[Type, Number] = Field(default_factory=dict, description=TAKING)
    escort: int = Field(default=0, ge=0, le=12, description="how many Warships sail with it")
    breach: bool = Field(default=False, description="yes to attack a country at peace with you, and bear the mark")
    season: When = Field(default="next", description=WHEN)

    def plan(self, world: World, seat: str) -> Convoy:
        """Work out the voyage and the landing."""
        return plan_landing(
            world, seat, self.army, self.taking, self.escort, self.goal, world.season, breaching=self.breach
        )

    def places(self) -> Iterable[str]:
        """Give the hexes that it names."""
        return (self.army, self.goal)

    def claims(self, world: World, seat: str) -> Iterable[str]:
        """Give the elements and the ships."""
        convoy = self.plan(world, seat)
        return [*(one.id for one in convoy.elements), *(ship.id for ship in convoy.ships)]

    def execute(self, play: Play[World], seat: str) -> None:
        """Sail and land."""
        carry_convoy(play, self.plan(play.state, seat), play.state.season)

    def key(self) -> str | None:
        """A later order for the whole of that army in that season replaces this one."""
        return None if self.taking else f"march {self.army} {self.season}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the armies that have ships beside them, and the coasts in reach."""
        start = given.get("army", "")
        if field == "army":
            return {name: hexagon for name, hexagon in army_choices(world, seat).items() if fleet(world, seat, hexagon)}
        if field == "goal" and start in grid(world).neighbours:
            coasts = (hexagon for hexagon in grid(world).coast if hexagon != start)
            return {short_name(world, one): one for one in coasts if lands(world, seat, start, one)}
        return None


def lands(world: World, seat: str, start: str, goal: str) -> bool:
    """Tell whether a whole stack may be ferried there now."""
    try:
        plan_landing(world, seat, start, {}, 0, goal, world.season)
    except Refusal:
        return False
    return is_coastal(world, goal)


SEA_ORDERS = (MoveShips, Embark)
