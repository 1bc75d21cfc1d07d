"""The order that sets the tax (section S8)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.civilized.world.deed import Deed
from rules.civilized.world.requirements import city_choices, listed, own_city
from rules.civilized.world.state import World
from rules.civilized.world.tables import RATES
from rules.kernel.errors import Refusal
from rules.kernel.orders.order import Names, Steps


class SetTax(Deed):
    """Set the tax of your country, or of one city with a Courthouse."""

    name: ClassVar[str] = "set_tax"
    says: ClassVar[tuple[str, ...]] = ("tax {rate}[%] [in {city}]", "set tax [to] {rate}[%] [in {city}]")
    clause: ClassVar[str] = "CIV-5.5b"

    rate: Annotated[int, Steps(RATES[1])] = Field(ge=0, le=100, description="per cent: 0, 10, 20 and so on to 100")
    city: Annotated[str, Names("city")] = Field(default="", description="a city of yours with a Courthouse, or all")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a rate between the steps, and a rate of its own for a city without Courthouse (CIV-5.5b, CIV-5.5c)."""
        if self.rate not in RATES:
            near = [rate for rate in RATES if abs(rate - self.rate) < RATES[1]]
            raise Refusal(self.clause, f"tax goes in steps of {RATES[1]}: {listed(map(str, near), 'or')}")
        if self.city and "courthouse" not in own_city(world, seat, self.city, "CIV-5.5c").improvements:
            name = world.cities[self.city].name
            raise Refusal("CIV-5.5c", f"{name} has no Courthouse; tax {self.rate} sets the rate of the whole country")

    def apply(self, world: World, seat: str) -> None:
        """Set the rate of the city, or of the country and every city in it (CIV-5.5c)."""
        if self.city:
            world.cities[self.city].tax = self.rate
            return
        world.countries[seat].tax = self.rate
        for city in world.cities_of(seat):
            city.tax = self.rate

    def key(self) -> str:
        """A later rate for the same city, or for the country, replaces this one."""
        return f"{self.name} {self.city}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the rates, or the cities with a Courthouse."""
        if field == "rate":
            return {str(rate): str(rate) for rate in RATES}
        return city_choices(city for city in world.cities_of(seat) if "courthouse" in city.improvements)
