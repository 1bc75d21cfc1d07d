"""The orders of Spring: towns, tax, new cities, and what ends a game (sections S8 and 3.1)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.civilized.deeds import Deed
from rules.civilized.events import CityFounded
from rules.civilized.founding import found, fund_missing, name_problem, sites_listed, source_problem
from rules.civilized.geography import city_sites, site_problem
from rules.civilized.orders_marriage import Betroth
from rules.civilized.orders_missions import MISSION_ORDERS
from rules.civilized.orders_people import Appoint, Enrol, NameHeir, WithdrawStudent
from rules.civilized.permits import afford, city_choices, listed, own_city, refuse
from rules.civilized.state import World
from rules.civilized.tables import CITY_POPULATION, FIRST_TOWNS, RATES
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names, Steps


class ChooseSites(Deed):
    """Choose the hexes of your first towns."""

    name: ClassVar[str] = "choose_sites"
    says: ClassVar[tuple[str, ...]] = ("towns|provinces at|on {sites}", "choose sites {sites}")
    clause: ClassVar[str] = "CIV-2.1b"

    sites: tuple[Annotated[str, Names("hex")], ...] = Field(description="up to two hexes of yours, two apart")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse too many hexes, and hexes where no city may stand (CIV-2.1b)."""
        if len(self.sites) > FIRST_TOWNS:
            raise Refusal(self.clause, f"you name {len(self.sites)} hexes; at most {FIRST_TOWNS} towns are founded")
        for place, site in enumerate(self.sites):
            problem = site_problem(world, seat, site, self.sites[:place])
            if problem:
                raise Refusal(self.clause, f"{problem}; open: {sites_listed(world, seat)}")

    def apply(self, world: World, seat: str) -> None:
        """Keep the choice until all have chosen."""
        world.countries[seat].site_list = list(self.sites)

    def key(self) -> str:
        """A later choice replaces this one."""
        return self.name

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the hexes where a town may stand beside those chosen."""
        chosen = tuple(given.get("sites") or ())
        return {site: site for site in city_sites(world, seat) if not site_problem(world, seat, site, chosen)}


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


class FoundCity(Deed):
    """Found a city for 25 points, with people out of your other cities."""

    name: ClassVar[str] = "found_city"
    says: ClassVar[tuple[str, ...]] = (
        "found city|province at|on {hex} with {people} [called {called}]",
        "found {called} at|on {hex} with {people}",
    )
    clause: ClassVar[str] = "CIV-5.1g"

    hex: Annotated[str, Names("hex")] = Field(description="a land hex of yours, two or more from every city")
    people: dict[Annotated[str, Names("city")], Annotated[int, Field(ge=1, le=9999)]] = Field(
        description="cities and the thousands that leave each, 20 or more in all; the first pays one more"
    )
    called: str = Field(default="", max_length=24, description="its name; else the next of your people's list")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a hex, a name, sources or a treasury that will not do (CIV-5.1g, CIV-5.1h, CIV-5.1i)."""
        problem = site_problem(world, seat, self.hex)
        if problem:
            raise Refusal(self.clause, f"{problem}; open: {sites_listed(world, seat)}")
        refuse(name_problem(world, self.called))
        if sum(self.people.values()) < CITY_POPULATION:
            living = listed(f"{city.name} {city.population}" for city in world.cities_of(seat))
            raise Refusal("CIV-5.1h", f"move at least {CITY_POPULATION} thousand people in all; you have {living}")
        for source in self.people:
            own_city(world, seat, source, "CIV-5.1h")
        refuse(source_problem(world, self.people))
        afford(world, seat, fund_missing(world, seat), "CIV-5.1h")

    def apply(self, world: World, seat: str) -> None:
        """Found the city (CIV-5.1h)."""
        found(world, seat, self.hex, self.called, self.people)

    def told(self, world: World, seat: str) -> Event | None:
        """Tell of the city, which stands last among all."""
        city = world.city_at(self.hex)
        if city is None:
            return None
        return CityFounded(
            country=world.countries[seat].name,
            city=city.name,
            hex=self.hex,
            population=city.population,
            moved=tuple((world.cities[source].name, people) for source, people in self.people.items()),
        )

    def key(self) -> str:
        """A later order for the same hex replaces this one."""
        return f"{self.name} {self.hex}"

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the open hexes, or the cities that can spare people."""
        if field == "hex":
            return {site: site for site in city_sites(world, seat)}
        if field == "people":
            return city_choices(city for city in world.cities_of(seat) if city.population > CITY_POPULATION)
        return None


class Concede(Deed):
    """Give your country up; the autopilot takes it over."""

    name: ClassVar[str] = "concede"
    says: ClassVar[tuple[str, ...]] = ("concede {sure}", "concede the game {sure}")
    clause: ClassVar[str] = "CIV-2.2i"

    sure: bool = Field(description="yes, if you mean it: only the host can give the country back")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a slip."""
        if not self.sure:
            raise Refusal(self.clause, "to give your country up, say concede yes; to play on, give no such order")

    def key(self) -> str:
        """Once is enough."""
        return self.name


class VoteEnd(Deed):
    """Vote on ending the game this Winter; it ends if every player says yes."""

    name: ClassVar[str] = "vote_end"
    says: ClassVar[tuple[str, ...]] = ("vote end {agree}", "vote to end [the game] {agree}")
    clause: ClassVar[str] = "CIV-2.2c"

    agree: bool = Field(description="yes to end, no to play on; silence is no")

    def apply(self, world: World, seat: str) -> None:
        """Count the vote; only the phase reveals it."""
        world.votes = [*(vote for vote in world.votes if vote != seat), *([seat] if self.agree else [])]

    def key(self) -> str:
        """A later vote replaces this one."""
        return self.name


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
