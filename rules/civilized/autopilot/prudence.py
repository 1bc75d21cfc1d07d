"""Prudence: what pays for itself soon comes before a ruler's wishes; no tax is more than a land bears (CIV-AP10)."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cached_property
from operator import itemgetter

from rules.civilized.autopilot.investing import carry_out, invest
from rules.civilized.autopilot.purse import Purse
from rules.civilized.cities.disorder import danger, tithe
from rules.civilized.cities.economy import growth, levied
from rules.civilized.cities.routes import sections_left
from rules.civilized.cities.works import Build, BuildRoad, Upgrade
from rules.civilized.diplomacy.autopilot import wars_with
from rules.civilized.forces.levies import TRANSPORT, raising_problem
from rules.civilized.forces.orders import BuildShip
from rules.civilized.treasury.bargains import Appraisal, Bargain, road, ship, soothing, spare, works_in
from rules.civilized.treasury.orders import SetTax
from rules.civilized.treasury.tables import TAX_LEAST
from rules.civilized.treasury.taxing import courts
from rules.civilized.treasury.unrest import Assessment, Outlook, calm, outlook, wise_tax
from rules.civilized.world.deed import Deed
from rules.civilized.world.manners import manner
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import CALM, IMPROVEMENTS, RATES


def fair_taxes(world: World, seat: str) -> list[SetTax]:
    """Give the rate that is worth most of those that hardly bring revolt, and a Courthouse's own (CIV-AP11).

    Of a seat that a person has held no higher one than he set last.
    """
    ahead, kept = outlook(world, seat), world.countries[seat].kept_tax
    wise = wise_tax(world, seat, ahead)
    orders = [SetTax(rate=wise if kept is None else min(wise, max(kept, TAX_LEAST)))]
    for city in courts(world, seat):
        place = ahead.cities.index(city)
        orders.append(SetTax(rate=fair_rate(world, city, ahead.moods[place], ahead.makes[place]), city=city.id))
    return orders


def fair_rate(world: World, city: City, mood: int, made: int) -> int:
    """Give the rate that is worth most in a city for itself; of equal ones the lowest (CIV-AP11)."""

    def yielded(rate: int) -> Fraction:
        return calm(danger(tithe(rate) + mood)) * (levied(world, city, made, rate) + growth(city))

    return max(RATES, key=lambda rate: (yielded(rate), -rate))


def spend_prudently(purse: Purse) -> list[Deed]:
    """Spend on what pays for itself soon, then as the ruler likes; at war with a country his arms come first.

    The purse holds what his cards would spend; what next Winter's costs may want is left alone (CIV-AP10).
    """
    wished, fights = purse.points, bool(wars_with(purse.world, purse.seat))
    purse.points = min(wished, spare(purse.world, purse.seat))
    orders = invest(purse) if fights else []
    purse.points = spare(purse.world, purse.seat)
    thrift = Thrift(purse)
    orders += thrift.orders
    if fights or thrift.waits:
        return orders
    purse.points = min(wished, purse.points)
    return [*orders, *invest(purse)]


class Thrift:
    """What a country buys because it pays for itself soon, the best for its price first (CIV-AP10)."""

    def __init__(self, purse: Purse) -> None:
        self.purse, self.world = purse, purse.world
        self.offers = {city.id: self.best_in(city) for city in purse.cities}
        """The best of each city, by what it brings for its price; of equal ones that of the city founded first."""
        self.waits = False
        """Whether points are kept for something that is dearer than all there are."""
        self.bargains = [*self.bought()]

    @property
    def orders(self) -> list[Deed]:
        """The orders that buy it."""
        return [one.order for one in self.bargains]

    def bought(self) -> Iterator[Bargain]:
        """Buy one thing after the other, until nothing more is worth it, or the best of all must wait."""
        while found := self.best():
            if found.cost > self.purse.points:
                self.waits = True
                return
            carry_out(self.purse, found.order)
            self.purse.points -= found.upkeep
            self.look_again(found)
            yield found

    def best(self) -> Bargain | None:
        """Give what pays for itself the soonest, if that is soon enough."""
        share, best = max(filter(None, self.offers.values()), key=itemgetter(0), default=(Fraction(), None))
        return best if best and share * manner(self.world, self.purse.seat).prompt >= 1 else None

    def look_again(self, bought: Bargain) -> None:
        """Look at a city anew in which something was bought; at all of them where that can stand but once."""
        order = bought.order
        vars(self).pop("as_it_is", None)  # it is worked out anew, as what was bought may change it
        if isinstance(order, BuildShip):
            self.purse.routes.remove((bought.city, self.world.cities[order.target]))
        if isinstance(order, BuildRoad) and not sections_left(self.world, bought.city, self.world.cities[order.target]):
            self.purse.roads.remove((bought.city, self.world.cities[order.target]))
        lone = isinstance(order, Build | Upgrade) and IMPROVEMENTS[order.improvement].lone
        for city in self.purse.cities if lone else (bought.city,):
            self.offers[city.id] = self.best_in(city)

    def best_in(self, city: City) -> tuple[Fraction, Bargain] | None:
        """Give what is best of all that could be bought in a city, with the share of its price that a year brings."""
        looked = Appraisal(self.world, city)
        found = [*works_in(self.world, city, looked), *self.trades(city, looked)]
        shares = ((max(one.worth, self.freed(one)) / one.cost, one) for one in found)
        return max(shares, key=itemgetter(0), default=None)

    def trades(self, city: City, looked: Appraisal) -> Iterator[Bargain]:
        """Give the first road and the first ship of a city: each of them brings as much as any other."""
        to = next((target for home, target in self.purse.roads if home is city), None)
        if to:
            yield road(self.world, looked, city, to, self.purse.points)
        port = next((port for home, port in self.purse.routes if home is city), None)
        if port and not raising_problem(self.world, city, TRANSPORT):
            yield ship(self.world, looked, city, port)

    def freed(self, one: Bargain) -> Fraction:
        """Give what the land is worth more at the tax that it bears once its greatest city is calmer (CIV-AP10)."""
        work = getattr(one.order, "improvement", "")
        if work not in CALM or one.city is not self.ahead.cities[self.greatest]:
            return Fraction()
        moods = list(self.ahead.moods)
        moods[self.greatest] += soothing(work)
        return self.at_best(replace(self.ahead, moods=tuple(moods))) - self.as_it_is - one.upkeep

    def at_best(self, ahead: Outlook) -> Fraction:
        """Give what the land is worth at the tax that is worth most."""
        return Assessment(self.world, self.purse.seat, ahead).wise[0]

    @cached_property
    def ahead(self) -> Outlook:
        """How things stand when this year's disasters are over (CIV-6.1.2d)."""
        ahead = outlook(self.world, self.purse.seat)
        moods = (mood - city.disorder_change for mood, city in zip(ahead.moods, ahead.cities, strict=True))
        return replace(ahead, moods=tuple(moods))

    @cached_property
    def as_it_is(self) -> Fraction:
        """What the land is worth at its best tax, with nothing built."""
        return self.at_best(self.ahead)

    @cached_property
    def greatest(self) -> int:
        """The place of the city that makes most."""
        return max(range(len(self.ahead.makes)), key=self.ahead.makes.__getitem__)
