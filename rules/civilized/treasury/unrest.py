"""Unrest foreseen: how likely each city falls into disorder this Summer, and the country rises after it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property, lru_cache

from rules.civilized.cities.disorder import CERTAIN, danger, mood, tithe
from rules.civilized.cities.economy import growth, levied, production, revenue
from rules.civilized.strife.outlook import losing
from rules.civilized.strife.rebellion import may_rebel, may_split, too_many
from rules.civilized.treasury.scores import holdings, possessions
from rules.civilized.treasury.upkeep import due, pieces
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import RATES
from rules.kernel.luck.cards import likely
from rules.kernel.state.still import still

SUMMERS = ("Spring", "Summer")
"""The seasons before the test of disorder."""

BEARABLE = Fraction(1, 30)
"""The chance of a rebellion that is worth no point of tax more."""
FAINT = Fraction(1, 100)
"""The chance of a rebellion under which nobody needs to hear of it."""
LASTS = Fraction(3, 2)
"""House rule: the years of which a riot takes what a city brings, for it makes the next one likelier (CIV-6.3.1m)."""
DEAR = 12
"""House rule: what a point of upkeep is worth that cannot be paid, for a whole piece goes with it (CIV-8.1c)."""


@dataclass(frozen=True)
class Outlook:
    """What a country's cities may do until the next test of rebellion, as a seat sees it."""

    cities: tuple[City, ...]
    moods: tuple[int, ...]
    """What each city's disorder rate is without tax, once the marches given are done."""
    makes: tuple[int, ...]
    """What each city produces."""
    restless: bool
    """Whether the country may rebel at all: it has a ruler and is not torn already."""
    wants: int
    """The points of Winter's costs that the treasury does not hold."""

    def rates(self, tax: int) -> tuple[int, ...]:
        """Give the disorder rate of each city at a tax for all, from 0, no danger, to what is sure (CIV-6.3.1b)."""
        tenth = tithe(tax)
        return tuple(min(max(tenth + mood, 0), CERTAIN) for mood in self.moods)

    def riots(self, tax: int) -> tuple[Fraction, ...]:
        """Give the chance of each city to be in disorder after the Summer, at a tax for all (CIV-6.3.1b)."""
        return tuple(map(danger, self.rates(tax)))

    def crowd(self, tax: int) -> Fraction:
        """Give the chance that enough cities are in disorder after the Summer (CIV-6.5.1a)."""
        return crowding(tuple(sorted(self.rates(tax))))

    def rising(self, tax: int) -> Fraction:
        """Give the chance that the country rises next Spring, at a tax for all (CIV-6.5.1b)."""
        return self.crowd(tax) * likely(tax) if self.restless else Fraction()


def outlook(world: World, seat: str) -> Outlook:
    """Look ahead from Spring or Summer, before disorder is tested."""
    cities = world.cities_of(seat)
    moods = tuple(mood(world, city) for city in cities)
    makes = tuple(production(world, city) for city in cities)
    wants = due(world, seat, pieces(world, seat)) - world.countries[seat].treasury
    return Outlook(tuple(cities), moods, makes, may_split(world, world.countries[seat]), max(0, wants))


@lru_cache(maxsize=4096)
def crowding(rates: Sequence[int]) -> Fraction:
    """Give the chance that so many of cities of these disorder rates riot that a country may rise (CIV-6.5.1a).

    Whichever city has which rate is all the same: whoever sorts them is answered from memory.
    """
    odds = counted(map(danger, rates))
    return sum((chance for unruly, chance in enumerate(odds) if too_many(unruly, len(rates))), Fraction())


def counted(chances: Iterable[Fraction]) -> list[Fraction]:
    """Give the chance of none, of one, of two and so on, from the chance of each."""
    odds, whole = [1], 1
    for chance in chances:
        fall, stay = chance.numerator, chance.denominator - chance.numerator
        odds = [kept * stay + more * fall for kept, more in zip([*odds, 0], [0, *odds], strict=True)]
        whole *= chance.denominator
    return [Fraction(weight, whole) for weight in odds]


def rising_now(world: World, seat: str) -> Fraction:
    """Give the chance that a country rises next Spring, as its cities are after the Summer (CIV-6.5.1a, CIV-6.5.1b)."""
    land = world.countries[seat]
    return likely(land.tax) if may_rebel(world, land) else Fraction()


class Assessment:
    """What taxes are worth to a country as it is now: what hangs on no rate is worked out once for all of them."""

    def __init__(self, world: World, seat: str, ahead: Outlook) -> None:
        self.world, self.seat, self.ahead = world, seat, ahead

    @cached_property
    def grows(self) -> list[int]:
        """By how many thousands each city grows in order."""
        return [growth(city) for city in self.ahead.cities]

    @cached_property
    def holds(self) -> list[int]:
        """What each city counts with all that is in it."""
        return [holdings(city) for city in self.ahead.cities]

    def worth(self, tax: int) -> Fraction:
        """Give what a tax is worth this year: what cities in order pay and grow, less its danger to the realm."""
        world, ahead, rates = self.world, self.ahead, self.ahead.rates(tax)
        pays = [levied(world, city, made, tax) for city, made in zip(ahead.cities, ahead.makes, strict=True)]
        yields = by_rate(rates, (paid + more for paid, more in zip(pays, self.grows, strict=True)))
        brought = sum((calm_at(rate) * some for rate, some in yields.items()), Fraction())
        rising, lost = ahead.rising(tax), losing(world, self.seat, tax)
        danger_to_all = rising * self.at_stake(rates) if rising else Fraction()
        danger_to_all += lost * possessions(world, self.seat) if lost else 0
        return brought - danger_to_all - (DEAR * dearth(pays, ahead.riots(tax), ahead.wants) if ahead.wants else 0)

    def at_stake(self, rates: Sequence[int]) -> Fraction:
        """Give what a rebellion may take: each city by how likely it is of those in disorder (CIV-6.5.1g)."""
        held = by_rate(rates, self.holds)
        return sum((danger(rate) * some for rate, some in held.items()), Fraction()) / danger(max(rates))

    @cached_property
    def wise(self) -> tuple[Fraction, int]:
        """What is worth most, and the tax: of those that hardly bring revolt, of equal ones the lowest."""
        with still(self.world):
            most, tax = max((self.worth(rate), -rate) for rate in bearable(self.ahead))
        return most, -tax


def by_rate(rates: Iterable[int], amounts: Iterable[int]) -> Mapping[int, int]:
    """Add up what cities of the same disorder rate have, as it is weighed alike."""
    sums: dict[int, int] = {}
    for rate, amount in zip(rates, amounts, strict=True):
        sums[rate] = sums.get(rate, 0) + amount
    return sums


@cache
def calm_at(rate: int) -> Fraction:
    """Give the share of a year's yield that a city of a disorder rate keeps."""
    return calm(danger(rate))


def calm(riot: Fraction) -> Fraction:
    """Give the share of a year's yield that a city keeps for all its riots, and for what follows them."""
    return max(Fraction(), 1 - LASTS * riot)


def dearth(pays: Sequence[int], riots: Sequence[Fraction], wants: int) -> Fraction:
    """Give the points of what Winter costs that will be lacking, as the greatest payer riots or not (CIV-8.1c)."""
    if not wants or not pays:
        return Fraction(wants)
    most = max(range(len(pays)), key=pays.__getitem__)
    others = sum(((1 - riot) * paid for paid, riot in zip(pays, riots, strict=True)), Fraction())
    others -= (1 - riots[most]) * pays[most]
    quiet = max(Fraction(), wants - others - pays[most])
    return riots[most] * max(Fraction(), wants - others) + (1 - riots[most]) * quiet


def bearable(ahead: Outlook) -> list[int]:
    """Give the rates at which a country hardly rises."""
    return [rate for rate in RATES if ahead.rising(rate) <= BEARABLE]


def wise_tax(world: World, seat: str, ahead: Outlook) -> int:
    """Give the tax that is worth most of those that hardly bring revolt; of equal ones the lowest."""
    return Assessment(world, seat, ahead).wise[1]


def brought(world: World, ahead: Outlook, rate: int) -> int:
    """Give what the cities may be expected to pay this Autumn at a rate for all (CIV-5.6a, CIV-6.3.2a)."""
    riots = zip(ahead.cities, ahead.riots(rate), strict=True)
    return int(sum(((1 - riot) * revenue(world, city, rate) for city, riot in riots), Fraction()))
