"""The orders of phase 1: gold, improvements, units and research (CAN-2.3, CAN-5, CAN-13)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.candlebre.deeds import Deed, afford, own_place, pay, province_names, unit_names
from rules.candlebre.events import Built, GoldMoved, UnitsBought
from rules.candlebre.events_court import ResearchPaid
from rules.candlebre.forces import added
from rules.candlebre.money import building_price, purse_of, surcharged, unit_price
from rules.candlebre.quarters import room
from rules.candlebre.state import House, Province, World
from rules.candlebre.studies import add_points, next_cost, rolls_price
from rules.candlebre.tables import (
    CHARTERS_LEVEL,
    COURT_LAND,
    FORT_LEVELS,
    MOST_ROLLS,
    TREES,
    TYPES,
    UNITS,
    Building,
    Tree,
)
from rules.candlebre.wording import choice_of, told_units, unit_name
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names


class Transfer(Deed):
    """Move gold from the military purse to the civil one; it never goes back."""

    name: ClassVar[str] = "transfer"
    says: ClassVar[tuple[str, ...]] = ("transfer {gold}",)
    clause: ClassVar[str] = "CAN-2.3"
    stage: ClassVar[int] = 10

    gold: int = Field(ge=1, le=99999, description="gold of the military purse")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse more than the purse holds."""
        held = world.houses[seat].military
        if self.gold > held:
            raise Refusal(self.clause, f"the military purse holds {held}; name no more than that")

    def apply(self, world: World, seat: str) -> None:
        """Move it."""
        world.houses[seat].military -= self.gold
        world.houses[seat].civil += self.gold

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        return GoldMoved(audience=(seat,), seat=world.name(seat), gold=self.gold)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give some sums up to all of it."""
        held = world.houses[seat].military
        return {str(sum_): str(sum_) for sum_ in sorted({held, *range(10, held, 10)}) if sum_}


class Build(Deed):
    """Build an improvement in a province of yours; it stands at once."""

    name: ClassVar[str] = "build"
    says: ClassVar[tuple[str, ...]] = ("build {building} in|at {province}",)
    clause: ClassVar[str] = "CAN-5.11"
    stage: ClassVar[int] = 10

    building: Building = Field(description="barracks, temple, market, court or fort")
    province: Annotated[str, Names("province")] = Field(description="a province of yours")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse foreign land, what stands there, what is not known, courts beyond the cap, and what is too dear."""
        place = own_place(world, seat, self.province, self.clause)
        problem = building_problem(world, place, self.building)
        if problem:
            raise Refusal(*problem)
        afford(world, seat, building_price(world.houses[seat], place, self.building), purse_of(self.building))

    def apply(self, world: World, seat: str) -> None:
        """Pay, and let it stand; a barracks takes troops from the next seat-turn on (CAN-5.12, CAN-5.6)."""
        place = world.provinces[self.province]
        pay(world, seat, building_price(world.houses[seat], place, self.building), purse_of(self.building))
        if self.building == "fort":
            place.fort += 1
            return
        setattr(place, self.building, True)
        if self.building == "barracks":
            place.new_barracks = True

    def told(self, world: World, seat: str) -> Event:
        """Tell everybody what stands."""
        place = world.provinces[self.province]
        level = place.fort if self.building == "fort" else 0
        return Built(seat=world.name(seat), building=self.building, province=place.name, level=level)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give what can be built, and where."""
        kinds = [given["building"]] if given.get("building") else list(BUILDINGS)
        able = {
            kind: [place for place in world.held(seat) if can_build(world, place, kind)]
            for kind in (BUILDINGS if field == "building" else kinds)
        }
        if field == "building":
            wanted = given.get("province")
            return {kind: kind for kind, places in able.items() if any(wanted in (None, one.id) for one in places)}
        return province_names(world, (place for kind in kinds for place in able[kind]))


BUILDINGS = ("barracks", "temple", "market", "court", "fort")


def can_build(world: World, place: Province, building: str) -> bool:
    """Tell whether an improvement may be built in a province and paid for."""
    house = world.houses[place.owner]
    purse = house.military if purse_of(building) == "military" else house.civil
    return not building_problem(world, place, building) and building_price(house, place, building) <= purse


def building_problem(world: World, place: Province, building: str) -> tuple[str, str] | None:
    """Give the clause and the reason that forbid an improvement there; None if nothing does (CAN-5.11, CAN-5.14)."""
    house = world.houses[place.owner]
    known = house.level["infrastructure"]
    if building == "fort":
        return fort_problem(place, known)
    if getattr(place, building):
        return "CAN-5.11", f"{place.name} has a {building} already; each province holds one"
    if building in ("market", "court") and known < CHARTERS_LEVEL:
        return (
            "CAN-13.10a",
            f"a {building} needs infrastructure level {CHARTERS_LEVEL}, which is not in force yet; research it first",
        )
    if building == "court":
        return court_problem(world, house)
    return None


def fort_problem(place: Province, known: int) -> tuple[str, str] | None:
    """Give what forbids the next level of a fort (CAN-13.10b, CAN-13.10h)."""
    if place.fort >= len(FORT_LEVELS):
        return "CAN-5.11", f"the fort of {place.name} is as strong as forts become"
    needed = FORT_LEVELS[place.fort]
    if known < needed:
        clause = "CAN-13.10h" if place.fort else "CAN-13.10b"
        return (
            clause,
            f"that fort needs infrastructure level {needed}, which is not in force yet; research it first",
        )
    return None


def court_problem(world: World, house: House) -> tuple[str, str] | None:
    """Give what forbids another court (CAN-5.14)."""
    held = world.held(house.id)
    courts, most = sum(place.court for place in held), len(held) // COURT_LAND
    if courts < most:
        return None
    return "CAN-5.14", f"you may hold one court for every {COURT_LAND} provinces: {most}, and you have {courts}"


class Buy(Deed):
    """Buy units; they wait to be placed in phase 5."""

    name: ClassVar[str] = "buy"
    says: ClassVar[tuple[str, ...]] = ("buy {number} {unit}", "hire {number} {unit}")
    clause: ClassVar[str] = "CAN-5.1"
    stage: ClassVar[int] = 10

    number: int = Field(ge=1, le=999, description="how many")
    unit: Annotated[str, Names("unit")] = Field(description="a type of unit that you know")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse types not known, regulars beyond the room of the barracks, and what is too dear."""
        house = world.houses[seat]
        known = known_types(house)
        if self.unit not in known:
            table = UNITS.get(self.unit)
            needs = f"military level {table.needs}, not in force yet; " if table else ""
            raise Refusal("CAN-5.2", f"{needs}you may buy {choice_of(unit_name(kind) for kind in known)}")
        free = room(world, house)
        if self.unit != "mercenaries" and self.number > free:
            takes = f"can take only {free} more" if free > 0 else "take no more"
            raise Refusal("CAN-5.3", f"your barracks {takes} regulars this turn; mercenaries need no barracks")
        afford(world, seat, unit_price(house, self.unit) * self.number, "military")

    def apply(self, world: World, seat: str) -> None:
        """Pay, and let them wait (CAN-5.9)."""
        house = world.houses[seat]
        pay(world, seat, unit_price(house, self.unit) * self.number, "military")
        house.muster = added(house.muster, {self.unit: self.number})

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone."""
        price = unit_price(world.houses[seat], self.unit) * self.number
        units = told_units({self.unit: self.number})
        return UnitsBought(audience=(seat,), seat=world.name(seat), units=units, price=price)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give what can be bought, and how many."""
        house = world.houses[seat]
        able = [kind for kind in known_types(house) if buyable(world, house, kind)]
        if field == "unit":
            return unit_names(kind for kind in able if buyable(world, house, kind) >= int(given.get("number") or 1))
        most = max((buyable(world, house, kind) for kind in able if given.get("unit", kind) == kind), default=0)
        return {str(number): str(number) for number in range(1, most + 1)}


def known_types(house: House) -> list[str]:
    """Give the types of units that a seat may buy (CAN-5.2, CAN-13.8a, CAN-13.8c, CAN-13.8e)."""
    return [kind for kind in TYPES if house.level["military"] >= UNITS[kind].needs]


def buyable(world: World, house: House, kind: str) -> int:
    """Give how many of a type can be bought."""
    paid = house.military // unit_price(house, kind)
    return paid if kind == "mercenaries" else max(0, min(paid, room(world, house)))


class Study(Deed):
    """Put gold into research: 1 gold is 1 point, and a full pool earns the level."""

    name: ClassVar[str] = "research"
    says: ClassVar[tuple[str, ...]] = ("research {tree} {points}", "research {points} in {tree}")
    clause: ClassVar[str] = "CAN-13.3"
    stage: ClassVar[int] = 10

    tree: Tree = Field(description="military, infrastructure or espionage")
    points: int = Field(ge=1, le=99999, description="points; in infamy they cost a tenth more")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse the other method, a complete tree, and what is too dear (CAN-13.7, CAN-2.9)."""
        if world.settings.research != "fixed":
            raise Refusal(self.clause, "this campaign researches by dice; use roll_research")
        incomplete(world, seat, self.tree)
        afford(world, seat, surcharged(world.houses[seat], self.points), "civil")

    def apply(self, world: World, seat: str) -> None:
        """Pay; levels earned come into force at the next seat-turn (CAN-13.3a, CAN-13.5)."""
        house = world.houses[seat]
        pay(world, seat, surcharged(house, self.points), "civil")
        add_points(house, self.tree, self.points)

    def told(self, world: World, seat: str) -> Event:
        """Tell the seat alone what lies in the pool."""
        house = world.houses[seat]
        price, pool = surcharged(house, self.points), house.pool[self.tree]
        return ResearchPaid(
            audience=(seat,), seat=world.name(seat), tree=self.tree, price=price, points=self.points, pool=pool
        )

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the trees that are not complete, what the next level lacks, and what the purse can pay."""
        house = world.houses[seat]
        trees = [tree for tree in TREES if next_cost(house, tree)]
        if field == "tree":
            return {tree: tree for tree in trees} if house.civil else {}
        wanted = given.get("tree")
        lacks = {next_cost(house, tree) - house.pool[tree] for tree in trees if wanted in (None, tree)}
        sums = sorted({*lacks, *range(10, house.civil + 1, 10), house.civil})
        return {str(points): str(points) for points in sums if 0 < surcharged(house, points) <= house.civil}


class RollResearch(Deed):
    """Buy dice of research at 3 gold each; what they show goes into the pool."""

    name: ClassVar[str] = "roll_research"
    says: ClassVar[tuple[str, ...]] = ("roll research {tree} {rolls}", "roll {rolls} in {tree}")
    clause: ClassVar[str] = "CAN-13.4"
    stage: ClassVar[int] = 10

    tree: Tree = Field(description="military, infrastructure or espionage")
    rolls: int = Field(ge=1, le=MOST_ROLLS, description="dice, named before any is rolled")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse the other method, a complete tree, and what is too dear (CAN-2.9a)."""
        if world.settings.research != "dice":
            raise Refusal(self.clause, "this campaign researches by fixed sums; use research")
        incomplete(world, seat, self.tree)
        afford(world, seat, surcharged(world.houses[seat], rolls_price(self.rolls)), "civil")

    def apply(self, world: World, seat: str) -> None:
        """Pay; the dice are rolled when the window closes."""
        pay(world, seat, surcharged(world.houses[seat], rolls_price(self.rolls)), "civil")

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str]:
        """Give the trees that are not complete, and how many dice the purse can pay."""
        house = world.houses[seat]
        if field == "tree":
            return {tree: tree for tree in TREES if next_cost(house, tree)} if house.civil > rolls_price(1) else {}
        most = min(MOST_ROLLS, house.civil // rolls_price(1))
        counts = [rolls for rolls in range(1, most + 1) if surcharged(house, rolls_price(rolls)) <= house.civil]
        return {str(rolls): str(rolls) for rolls in counts}


def incomplete(world: World, seat: str, tree: str) -> None:
    """Refuse a tree that is complete (CAN-13.7)."""
    house = world.houses[seat]
    if not next_cost(house, tree):
        others = choice_of(one for one in TREES if next_cost(house, one))
        raise Refusal("CAN-13.7", f"that tree is complete; still open: {others}")


PURCHASE_ORDERS: tuple[type[Deed], ...] = (Transfer, Build, Buy, Study, RollResearch)
