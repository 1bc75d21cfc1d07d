"""The purse of an autopilot that invests: its pool, its view, and the picks that only the gamemaster sees."""

from collections.abc import Sequence
from typing import TypeVar

from rules.civilized.building import may_have
from rules.civilized.state import City, World
from rules.civilized.tables import IMPROVEMENT_COST
from rules.kernel.cards import pick
from rules.kernel.chance import Card, Chance

T = TypeVar("T")


class Purse:
    """What a country has to invest, and where it could."""

    def __init__(self, world: World, seat: str, chance: Chance, points: int) -> None:
        self.world, self.seat, self.chance, self.points = world, seat, chance, points
        self.name = world.countries[seat].name

    @property
    def cities(self) -> list[City]:
        """The country's cities in founding order."""
        return self.world.cities_of(self.seat)

    def sites(self, work: str) -> list[City]:
        """Give the cities that may have an improvement which the pool can pay for."""
        if self.points < IMPROVEMENT_COST:
            return []
        return [city for city in self.cities if may_have(self.world, city, work)]

    def card(self, clause: str, purpose: str) -> Card:
        """Draw a card that only the gamemaster sees."""
        return self.chance.card(clause, purpose, self.name, "gamemaster")

    def pick(self, purpose: str, among: Sequence[T], clause: str = "CIV-4.8.2f") -> T:
        """Pick one, each alike."""
        return pick(self.chance, clause, purpose, self.name, among, "gamemaster")

    def most_populous(self, cities: Sequence[City]) -> City:
        """Give the most populous city; of equal ones an equal pick (CIV-4.8.2f)."""
        most = max(city.population for city in cities)
        return self.pick("invest.city", [city for city in cities if city.population == most])
