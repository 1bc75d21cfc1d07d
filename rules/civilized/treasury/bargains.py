"""Bargains: what an improvement, a road or a ship would bring in a year, and what it costs."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from rules.civilized.cities.building import PLAIN, UPGRADES, may_have
from rules.civilized.cities.disorder import danger, modifiers, tithe, weight
from rules.civilized.cities.economy import growth, revenue
from rules.civilized.cities.routes import open_roads, ports_of, sections_left
from rules.civilized.cities.tables import SECTION_TRADE, SHIP_TRADE
from rules.civilized.cities.works import Build, BuildRoad, Upgrade
from rules.civilized.forces.levies import TRANSPORT, raising_problem, unit_cost
from rules.civilized.forces.orders import BuildShip
from rules.civilized.treasury.tables import PAYS_BACK, TAX_LEAST
from rules.civilized.treasury.upkeep import charges, due
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

    @property
    def worth(self) -> Fraction:
        """Give points and people, as likely as they are."""
        return (1 - self.riot) * (self.points + self.people)


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

    @property
    def worth(self) -> Fraction:
        """Give what it brings in a year beyond its upkeep."""
        return self.after.worth - self.before.worth - self.upkeep


def basket(world: World, seat: str) -> list[Bargain]:
    """Give the best that can all be bought this Winter beside one another, one for each city."""
    left = spare(world, seat)
    chosen: list[Bargain] = []
    for one in bargains(world, seat, left):
        if one.cost <= left and all(other.city is not one.city for other in chosen):
            chosen.append(one)
            left -= one.cost
    return chosen


def bargains(world: World, seat: str, points: int) -> list[Bargain]:
    """Give what pays for itself in time and can be paid with so many points, the best for its price first."""
    found = (one for kind in (works, roads, ships) for one in kind(world, seat, points))
    return sorted((one for one in found if one.worth * PAYS_BACK >= one.cost), key=lambda one: -one.worth / one.cost)


def spare(world: World, seat: str) -> int:
    """Give the points that a treasury can do without, as far as next Autumn's revenue pays next Winter's costs."""
    prospects = [prospect(world, city) for city in world.cities_of(seat)]
    brought = int(sum(((1 - one.riot) * one.points for one in prospects), Fraction()))
    held_back = max(0, due(world, seat, len(charges(world, seat))) - brought)
    return max(0, world.countries[seat].treasury - held_back)


def prospect(world: World, city: City, calm: int = 0, trade: int = 0) -> Prospect:
    """Give what a city may expect next year, `calm` added to its disorder rate and `trade` to its trade."""
    tax = max(city.tax, TAX_LEAST)
    # What this Summer's disaster did is over by then (CIV-6.1.2d).
    owned = world.cities[city.id]
    mood = weight(modifiers(world, owned)) - owned.disorder_change + calm
    rested = city.model_copy(update={"production_halved": False, "land_trade_off": False, "sea_trade_off": False})
    people = growth(city, GROWTH, world.settings.largest_city)
    return Prospect(revenue(world, rested, tax, trade), people, danger(tithe(tax) + mood))


def works(world: World, seat: str, points: int) -> Iterator[Bargain]:
    """Give the improvements of cities (CIV-8.6.2)."""
    if points < IMPROVEMENT_COST:
        return
    for city in world.cities_of(seat):
        before = prospect(world, city)
        for work in (*PLAIN, *UPGRADES):
            lesser = IMPROVEMENTS[work].upgrades
            if not may_have(world, city, work):
                continue
            built = city.model_copy(update={"improvements": [*(set(city.improvements) - {lesser}), work]})
            after = prospect(world, built, calm=CALM.get(work, 0) - CALM.get(lesser, 0))
            kind = Upgrade if lesser else Build
            order = kind(improvement=work, city=city.id)
            label = f"{IMPROVEMENTS[work].name} in {city.name}"
            upkeep = 0 if lesser else 1
            yield Bargain(order, label, "CIV-8.6.2a", city, IMPROVEMENT_COST, upkeep, before, after)


def made(world: World, seat: str, order: Deed) -> Bargain | None:
    """Give what an order has bought that is carried out in `world` already; None for what brings nothing itself."""
    city = world.cities.get(getattr(order, "city", ""))
    if city is None:
        return None
    if isinstance(order, Build | Upgrade) and order.improvement in city.improvements:
        return raised(world, city, order)
    if isinstance(order, BuildRoad):
        before = prospect(world, city, trade=-SECTION_TRADE * order.sections)
        cost = SECTION_COST * order.sections
        return Bargain(order, "", order.clause, city, cost, order.sections, before, prospect(world, city))
    if isinstance(order, BuildShip) and order.target:
        before = prospect(world, city, trade=-SHIP_TRADE)
        return Bargain(order, "", order.clause, city, unit_cost(world, TRANSPORT), 1, before, prospect(world, city))
    return None


def raised(world: World, city: City, order: Build | Upgrade) -> Bargain:
    """Give what an improvement has brought that stands already."""
    work, lesser = order.improvement, IMPROVEMENTS[order.improvement].upgrades
    was = [each for each in city.improvements if each != work] + ([lesser] if lesser else [])
    without = city.model_copy(update={"improvements": was})
    before = prospect(world, without, calm=CALM.get(lesser, 0) - CALM.get(work, 0))
    upkeep = 0 if lesser else 1
    return Bargain(order, "", order.clause, city, IMPROVEMENT_COST, upkeep, before, prospect(world, city))


def roads(world: World, seat: str, points: int) -> Iterator[Bargain]:
    """Give the roads, as many sections as there are points for (CIV-5.2.1)."""
    for city, target in open_roads(world, seat) if points >= SECTION_COST else ():
        number = min(sections_left(world, city, target) or 0, points // SECTION_COST)
        order = BuildRoad(city=city.id, target=target.id, sections=number)
        label = f"Road from {city.name} to {target.name}"
        before, after = prospect(world, city), prospect(world, city, trade=SECTION_TRADE * number)
        yield Bargain(order, label, "CIV-5.2a", city, SECTION_COST * number, number, before, after)


def ships(world: World, seat: str, points: int) -> Iterator[Bargain]:
    """Give the Transport Ships, one for each free route (CIV-5.2.2)."""
    cost = unit_cost(world, TRANSPORT)
    for city in world.cities_of(seat) if points >= cost else ():
        for port in ports_of(world, city) if raising_problem(world, city, TRANSPORT) is None else ():
            order = BuildShip(city=city.id, target=port.id)
            before, after = prospect(world, city), prospect(world, city, trade=SHIP_TRADE)
            yield Bargain(order, f"Ship from {city.name} to {port.name}", "CIV-5.2a", city, cost, 1, before, after)
