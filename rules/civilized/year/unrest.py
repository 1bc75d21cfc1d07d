"""Unrest foreseen: how likely each city falls into disorder this Summer, and the country rises after it."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from rules.civilized.cities.disorder import danger, modifiers, tithe, weight
from rules.civilized.cities.economy import growth, revenue
from rules.civilized.strife.outlook import losing
from rules.civilized.strife.rebellion import may_rebel, may_split, too_many
from rules.civilized.treasury.scores import possessions
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import RATES
from rules.kernel.luck.cards import likely

SUMMERS = ("Spring", "Summer")
"""The seasons before the test of disorder."""

BEARABLE = Fraction(1, 40)
"""The chance of a rebellion that is worth no point of tax more."""


@dataclass(frozen=True)
class Outlook:
    """What a country's cities may do until the next test of rebellion, as a seat sees it."""

    cities: tuple[City, ...]
    moods: tuple[int, ...]
    """What each city's disorder rate is without tax."""
    restless: bool
    """Whether the country may rebel at all: it has a ruler and is not torn already."""

    def riots(self, tax: int) -> tuple[Fraction, ...]:
        """Give the chance of each city to be in disorder after the Summer, at a tax for all (CIV-6.3.1b)."""
        return tuple(danger(tithe(tax) + mood) for mood in self.moods)

    def crowd(self, tax: int) -> Fraction:
        """Give the chance that enough cities are in disorder after the Summer (CIV-6.5.1a)."""
        odds = counted(self.riots(tax))
        return sum((chance for unruly, chance in enumerate(odds) if too_many(unruly, len(self.cities))), Fraction())

    def rising(self, tax: int) -> Fraction:
        """Give the chance that the country rises next Spring, at a tax for all (CIV-6.5.1b)."""
        return self.crowd(tax) * likely(tax) if self.restless else Fraction()


def outlook(world: World, seat: str) -> Outlook:
    """Look ahead from Spring or Summer, before disorder is tested."""
    cities = world.cities_of(seat)
    moods = tuple(weight(modifiers(world, city)) for city in cities)
    return Outlook(tuple(cities), moods, may_split(world, world.countries[seat]))


def counted(chances: Iterable[Fraction]) -> list[Fraction]:
    """Give the chance of none, of one, of two and so on, from the chance of each."""
    odds = [Fraction(1)]
    for chance in chances:
        odds = [
            stay * (1 - chance) + fall * chance
            for stay, fall in zip([*odds, Fraction()], [Fraction(), *odds], strict=True)
        ]
    return odds


def rising_now(world: World, seat: str) -> Fraction:
    """Give the chance that a country rises next Spring, as its cities are after the Summer (CIV-6.5.1a, CIV-6.5.1b)."""
    land = world.countries[seat]
    return likely(land.tax) if may_rebel(world, land) else Fraction()


def worth(world: World, seat: str, ahead: Outlook, tax: int) -> Fraction:
    """Give what a tax is worth this year: what cities in order pay and grow, less its danger to the realm."""
    calm = [(city, 1 - riot) for city, riot in zip(ahead.cities, ahead.riots(tax), strict=True)]
    brought = sum((order * (revenue(world, city, tax) + growth(city)) for city, order in calm), Fraction())
    return brought - (ahead.rising(tax) + losing(world, seat, tax)) * possessions(world, seat)


def bearable(ahead: Outlook) -> list[int]:
    """Give the rates at which a country hardly rises."""
    return [rate for rate in RATES if ahead.rising(rate) <= BEARABLE]


def wise_tax(world: World, seat: str, ahead: Outlook) -> int:
    """Give the tax that is worth most of those that hardly bring revolt; of equal ones the lowest."""
    return max(bearable(ahead), key=lambda tax: (worth(world, seat, ahead, tax), -tax))
