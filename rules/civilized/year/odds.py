"""Odds of unrest: of a city's disorder this Summer, and of a rebellion next Spring (CIV-6.3.1, CIV-6.5.1)."""

from rules.civilized.cities.disorder import danger, modifiers, tithe, weight
from rules.civilized.cities.garrisons import stations
from rules.civilized.cities.words import reason
from rules.civilized.strife.rebellion import LEAST_CITIES, may_split
from rules.civilized.treasury.orders import rates
from rules.civilized.treasury.unrest import SUMMERS, outlook, rising_now
from rules.civilized.world.requirements import city_choices
from rules.civilized.world.state import World
from rules.kernel.errors import Refusal
from rules.kernel.orders.choice import pick
from rules.kernel.orders.question import Odds, Question
from rules.kernel.telling.phrases import several, signed

IN_FORCE = -1
"""Stands for the tax that is in force."""

DISASTERS = ("disaster", "disaster_averted")
"""The reasons that end with the year (CIV-6.1.2d)."""


def owned_cities(world: World, seat: str) -> dict[str, str]:
    """Name the cities that somebody owns, one's own first."""
    owned = [city for city in world.cities.values() if city.owner]
    return city_choices(sorted(owned, key=lambda city: city.owner != seat))


class WeighDisorder(
    Question[World],
    name="disorder",
    says=("disorder|riot in|of {city} [at {rate}[%]]",),
    clause="CIV-6.3.1b",
):
    """Disorder in a city this Summer, or after it next Summer, as things stand."""

    city: str = pick("city", owned_cities, "a city, yours or another's")
    rate: int = pick("", rates, "the tax per cent; left out: the one in force", default=IN_FORCE, ge=IN_FORCE, le=100)

    def odds(self, world: World, seat: str) -> Odds:
        """Add up the rate as the rules do, and count the cards."""
        city = world.cities[self.city]
        tax = city.tax if self.rate == IN_FORCE else self.rate
        past = () if world.season in SUMMERS else DISASTERS  # what this year's disaster did ends with the year
        where = stations(world, seat) if city.owner == seat else None  # as the marches given will have them
        reasons = [(name, figure) for name, figure in modifiers(world, city, where) if name not in past]
        rate = tithe(tax) + weight(reasons)
        parts = [f"tax {signed(tithe(tax))}", *(f"{reason(name)} {signed(figure)}" for name, figure in reasons)]
        riot = danger(rate)
        assumed = (f"At a tax of {tax} %: {', '.join(parts)}", "Disasters and bribes to come are not known")
        return Odds(f"Disorder in {city.name}", assumed, {"In disorder": riot, "In order": 1 - riot})


class WeighRebellion(Question[World], name="rebellion", says=("rebellion [at {rate}[%]]",), clause="CIV-6.5.1a"):
    """A rebellion in your country next Spring, as things stand."""

    rate: int = pick("", rates, "the tax per cent; left out: the one in force", default=IN_FORCE, ge=IN_FORCE, le=100)

    def refuse(self, world: World, seat: str) -> None:
        """Refuse for a country that cannot rebel (CIV-6.5.1a, CIV-6.5.0b)."""
        land = world.countries.get(seat)
        if land is None or len(world.cities_of(seat)) < LEAST_CITIES or not may_split(world, land):
            reason = f"a country rebels only with {several(LEAST_CITIES, 'city', 'cities')} or more and a ruler"
            raise Refusal(self.clause, reason, "ask of disorder in a city")

    def odds(self, world: World, seat: str) -> Odds:
        """Count the cities that may be in disorder, and the card of Spring against the tax."""
        land, ahead = world.countries[seat], outlook(world, seat)
        tax = land.tax if self.rate == IN_FORCE else self.rate
        before = world.season in SUMMERS
        rises = ahead.rising(tax) if before else rising_now(world, seat)
        unruly = sum(city.disorder for city in ahead.cities)
        assumed = (
            f"{unruly} of {len(ahead.cities)} cities are in disorder now; more than half must be, in Spring",
            f"At a tax of {tax} % for all cities" if before else f"The tax of {land.tax} % stands until Spring",
        )
        return Odds("A rebellion next Spring", assumed, {"The country rises": rises, "It keeps the peace": 1 - rises})
