"""The purse of an autopilot that invests: its pool, its view, and the picks that only the gamemaster sees."""

from collections.abc import Sequence
from functools import cached_property
from typing import TypeVar

from rules.civilized.cities.building import may_have
from rules.civilized.cities.routes import open_roads, ports_of
from rules.civilized.forces.levies import Roll
from rules.civilized.world.characters import concerns
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import IMPROVEMENT_COST
from rules.kernel.luck.cards import pick
from rules.kernel.luck.chance import Card, Chance

T = TypeVar("T")


Pair = tuple[City, City]


class Purse:
    """What a country has to invest, and where it could; what a Winter's purchases cannot change is found once."""

    def __init__(self, world: World, seat: str, chance: Chance | None, points: int) -> None:
        self.world, self.seat, self.points = world, seat, points
        self.luck = chance
        """None for whoever only wants to know what would be bought without a card."""
        self.cities = world.cities_of(seat)

    @property
    def chance(self) -> Chance:
        """Where cards come from. Raises TypeError where none may be drawn."""
        if self.luck is None:
            raise TypeError("nothing may be drawn for this purse")
        return self.luck

    @cached_property
    def values(self) -> list[str]:
        """The ruler's highest scores, which decide on the list; at war it is the Military's (CIV-4.8.2c)."""
        return concerns(self.world, self.seat)

    @cached_property
    def roll(self) -> Roll:
        """What it has under arms; purchases count themselves."""
        return Roll.of(self.world, self.seat)

    @cached_property
    def roads(self) -> list[Pair]:
        """The pairs of cities between which a section can be laid; a finished road leaves."""
        return open_roads(self.world, self.seat)

    @cached_property
    def routes(self) -> list[Pair]:
        """The pairs of cities between which a Transport Ship could trade; a new ship takes its pair away."""
        return [(home, port) for home in self.cities for port in ports_of(self.world, home)]

    def sites(self, work: str) -> list[City]:
        """Give the cities that may have an improvement the pool can pay for, none falling under 20 (CIV-4.8.2d)."""
        if self.points < IMPROVEMENT_COST:
            return []
        return [city for city in self.cities if may_have(self.world, city, work)]

    def card(self, clause: str, purpose: str) -> Card:
        """Draw a card that only the gamemaster sees."""
        return self.chance.card(clause, purpose, self.seat, "gamemaster")

    def pick(self, purpose: str, among: Sequence[T], clause: str = "CIV-4.8.2f") -> T:
        """Pick one, each alike."""
        return pick(self.chance, clause, purpose, self.seat, among, "gamemaster")

    def most_populous(self, cities: Sequence[City]) -> City:
        """Give the most populous city; of equal ones an equal pick (CIV-4.8.2f)."""
        most = max(city.population for city in cities)
        return self.pick("invest.city", [city for city in cities if city.population == most])
