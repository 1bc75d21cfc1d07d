"""Bargains: what an improvement, a road or a ship would bring in a year, and what it costs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from rules.civilized.cities.building import PLAIN, UPGRADES, may_have
from rules.civilized.cities.disorder import danger, modifiers, tithe, weight
from rules.civilized.cities.economy import effective, growth, levied, multiplied, trade
from rules.civilized.cities.routes import open_roads, ports_of, sections_left
from rules.civilized.cities.tables import PRODUCTION_FACTORS, SECTION_TRADE, SHIP_TRADE
from rules.civilized.cities.works import Build, BuildRoad, Upgrade
from rules.civilized.forces.levies import TRANSPORT, raising_problem, unit_cost
from rules.civilized.forces.orders import BuildShip
from rules.civilized.treasury.tables import PAYS_BACK, TAX_LEAST
from rules.civilized.treasury.unrest import calm
from rules.civilized.treasury.upkeep import due, pieces
from rules.civilized.world.deed import Deed
from rules.civilized.world.state import City, World
from rules.civilized.world.tables import CALM, GROWTH, IMPROVEMENT_COST, IMPROVEMENTS, SECTION_COST


@dataclass(frozen=True)
class Prospect:
    """What a city brings in a year of order, and how likely it has none."""

    points: int
    people: int
    """Thousands."""
    riot: Fraction

    @cached_property
    def worth(self) -> Fraction:
        """Give points and people, as likely as they are, riots lasting as they do."""
        return calm(self.riot) * (self.points + self.people)


@dataclass(frozen=True)
class Bargain:
    """Something that can be bought now, and what its city may expect without and with it."""

    order: Deed
    label: str
    """`Granary in Athens`."""
    clause: str
    city: City
    cost: int
    upkeep: int
    before: Prospect
    after: Prospect

    @cached_property
    def worth(self) -> Fraction:
        """Give what it brings in a year beyond its upkeep."""
        return self.after.worth - self.before.worth - self.upkeep


def bargains(world: World, seat: str, points: int) -> list[Bargain]:
    """Give what pays for itself in time and can be paid with so many points, the best for its price first."""
    found = (one for kind in (works, roads, ships) for one in kind(world, seat, points))
    return sorted((one for one in found if one.worth * PAYS_BACK >= one.cost), key=lambda one: -one.worth / one.cost)


def spare(world: World, seat: str) -> int:
    """Give the points that a treasury can do without, as far as next Autumn's revenue pays next Winter's costs.

    What may riot at this tax is not counted on: a piece that cannot be paid is gone (CIV-8.1c).
    """
    prospects = [prospect(world, city) for city in world.cities_of(seat)]
    brought = sum(one.points for one in prospects if not one.riot)
    held_back = max(0, due(world, seat, pieces(world, seat)) - brought)
    return max(0, world.countries[seat].treasury - held_back)


class Appraisal:
    """A city looked at for what would change it: what cannot change is found once."""

    def __init__(self, world: World, city: City) -> None:
        self.world, self.tax = world, max(city.tax, TAX_LEAST)
        # What this Summer's disaster did is over by then (CIV-6.1.2d).
        owned = world.cities[city.id]
        self.mood = weight(modifiers(world, owned)) - owned.disorder_change
        over = {"production_halved": False, "land_trade_off": False, "sea_trade_off": False}
        self.city = city.model_copy(update=over)
        self.trade = trade(world, self.city)

    def prospect(self, improvements: Sequence[str] | None = None, calm: int = 0, more: int = 0) -> Prospect:
        """Give what it may expect next year with these works, `calm` added to its rate and `more` to its trade."""
        city = self.city if improvements is None else self.city.model_copy(update={"improvements": [*improvements]})
        made = multiplied(city, effective(city) + self.trade + more, PRODUCTION_FACTORS)
        people = growth(city, GROWTH, self.world.settings.largest_city)
        return Prospect(levied(self.world, city, made, self.tax), people, danger(tithe(self.tax) + self.mood + calm))


def prospect(world: World, city: City, calm: int = 0, more: int = 0) -> Prospect:
    """Give what a city may expect next year, `calm` added to its disorder rate and `more` to its trade."""
    return Appraisal(world, city).prospect(calm=calm, more=more)


def works(world: World, seat: str, points: int) -> Iterator[Bargain]:
    """Give the improvements of cities (CIV-8.6.2)."""
    for city in world.cities_of(seat) if points >= IMPROVEMENT_COST else ():
        yield from works_in(world, city, Appraisal(world, city))


def works_in(world: World, city: City, looked: Appraisal) -> Iterator[Bargain]:
    """Give the improvements of a city (CIV-8.6.2)."""
    before = looked.prospect()
    for work in (*PLAIN, *UPGRADES):
        lesser = IMPROVEMENTS[work].upgrades
        if not may_have(world, city, work):
            continue
        after = looked.prospect([*(set(city.improvements) - {lesser}), work], calm=soothing(work))
        kind = Upgrade if lesser else Build
        order = kind(improvement=work, city=city.id)
        label = f"{IMPROVEMENTS[work].name} in {city.name}"
        yield Bargain(order, label, "CIV-8.6.2a", city, IMPROVEMENT_COST, 0 if lesser else 1, before, after)


def soothing(work: str) -> int:
    """Give what an improvement adds to the disorder rate, less what the lesser one does that it replaces."""
    return CALM.get(work, 0) - CALM.get(IMPROVEMENTS[work].upgrades, 0)


def made(world: World, seat: str, order: Deed) -> Bargain | None:
    """Give what an order has bought that is carried out in `world` already; None for what brings nothing itself."""
    city = world.cities.get(getattr(order, "city", ""))
    if city is None:
        return None
    if isinstance(order, Build | Upgrade) and order.improvement in city.improvements:
        return raised(world, city, order)
    if isinstance(order, BuildRoad):
        before = prospect(world, city, more=-SECTION_TRADE * order.sections)
        cost = SECTION_COST * order.sections
        return Bargain(order, "", order.clause, city, cost, order.sections, before, prospect(world, city))
    if isinstance(order, BuildShip) and order.target:
        before = prospect(world, city, more=-SHIP_TRADE)
        return Bargain(order, "", order.clause, city, unit_cost(world, TRANSPORT), 1, before, prospect(world, city))
    return None


def raised(world: World, city: City, order: Build | Upgrade) -> Bargain:
    """Give what an improvement has brought that stands already."""
    work, lesser = order.improvement, IMPROVEMENTS[order.improvement].upgrades
    was = [each for each in city.improvements if each != work] + ([lesser] if lesser else [])
    without = city.model_copy(update={"improvements": was})
    before = prospect(world, without, calm=-soothing(work))
    upkeep = 0 if lesser else 1
    return Bargain(order, "", order.clause, city, IMPROVEMENT_COST, upkeep, before, prospect(world, city))


def roads(world: World, seat: str, points: int) -> Iterator[Bargain]:
    """Give the roads, as many sections as there are points for (CIV-5.2.1)."""
    for city, target in open_roads(world, seat) if points >= SECTION_COST else ():
        yield road(world, Appraisal(world, city), city, target, points)


def road(world: World, looked: Appraisal, city: City, target: City, points: int) -> Bargain:
    """Give a road, as many sections as there are points for (CIV-5.2.1)."""
    left = sections_left(world, city, target) or 0
    number = max(1, min(left, points // SECTION_COST))
    order = BuildRoad(city=city.id, target=target.id, sections=number)
    what = "Road" if number >= left else "Road section" if number == 1 else f"{number} Road sections"
    label = f"{what} from {city.name} to {target.name}"
    before, after = looked.prospect(), looked.prospect(more=SECTION_TRADE * number)
    return Bargain(order, label, "CIV-5.2a", city, SECTION_COST * number, number, before, after)


def ships(world: World, seat: str, points: int) -> Iterator[Bargain]:
    """Give the Transport Ships, one for each free route (CIV-5.2.2)."""
    for city in world.cities_of(seat) if points >= unit_cost(world, TRANSPORT) else ():
        for port in ports_of(world, city) if raising_problem(world, city, TRANSPORT) is None else ():
            yield ship(world, Appraisal(world, city), city, port)


def ship(world: World, looked: Appraisal, city: City, port: City) -> Bargain:
    """Give a Transport Ship for a route (CIV-5.2.2)."""
    order = BuildShip(city=city.id, target=port.id)
    before, after = looked.prospect(), looked.prospect(more=SHIP_TRADE)
    label = f"Ship from {city.name} to {port.name}"
    return Bargain(order, label, "CIV-5.2a", city, unit_cost(world, TRANSPORT), 1, before, after)
