"""The other actions of missions in Winter: gifts, bribes, sabotage, mercenaries, a look around (source 7.4)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from rules.civilized.cities.economy import lose_improvement
from rules.civilized.forces.levies import army_is_full, unit_cost
from rules.civilized.intrigue.events import CityBribed, GiftSent
from rules.civilized.intrigue.tables import BRIBE_COST, ELEMENT_BRIBE_COST, SABOTAGE_COST
from rules.civilized.missions.missions import mission_id, name_of_mission
from rules.civilized.missions.orders import acting_choices, acting_mission
from rules.civilized.war.relations import at_war
from rules.civilized.world.deed import Deed
from rules.civilized.world.mission_tables import LOT
from rules.civilized.world.requirements import afford, city_choices, listed, name_of_city
from rules.civilized.world.state import City, Element, Mission, Ship, World
from rules.civilized.world.tables import IMPROVEMENTS
from rules.kernel.errors import Refusal
from rules.kernel.facts.events import Event
from rules.kernel.orders.order import Names


class Act(Deed):
    """What the actions of a mission have in common."""

    topic: ClassVar[str] = "politics"

    mission: Annotated[str, Names("mission")] = Field(description="a mission of yours that is abroad")

    def acting(self, world: World, seat: str) -> Mission:
        """Give the mission. Refuses one that cannot act (CIV-7.2a)."""
        mission = acting_mission(world, seat, self.mission, self.clause)
        if at_war(world, seat, mission.host):
            raise Refusal("CIV-7.1f", f"you are at war with {world.named(mission.host)}; there it can only offer peace")
        if world.countries[mission.host].status == "fallen":
            raise Refusal("CIV-7.2p", f"{world.named(mission.host)} has fallen; the mission can be recalled")
        return mission

    def spent(self, world: World, seat: str, cost: int) -> Mission:
        """Pay for the action and count it (CIV-7.2a)."""
        mission = world.missions[mission_id(self.mission)]
        mission.acted += 1
        world.countries[seat].treasury -= cost
        return mission

    def key(self) -> str:
        """Whatever the same mission is ordered later replaces this (CIV-7.2a)."""
        return f"mission {self.mission}"

    @classmethod
    def host(cls, world: World, seat: str, given: Mapping[str, Any]) -> str:
        """Give the host of the mission chosen; empty while none is."""
        mission = world.missions.get(mission_id(str(given.get("mission", ""))))
        return mission.host if mission and mission.owner == seat else ""

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the missions that may act."""
        return acting_choices(world, seat) if field == "mission" else None


class Donate(Act):
    """Give the host 25 points a lot; each lot given may help one negotiation there later."""

    name: ClassVar[str] = "donate"
    says: ClassVar[tuple[str, ...]] = (
        "{mission} donates {lots} lot|lots [to {receiver}]",
        "donate {lots} lot|lots by {mission} [to {receiver}]",
    )
    clause: ClassVar[str] = "CIV-7.4b"

    lots: int = Field(ge=1, le=400, description="how many times 25 points")
    receiver: Annotated[str, Names("country")] = Field(
        default="", description="in civil strife: which side; else the host"
    )

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a receiver who is not there, and what the treasury cannot give (CIV-7.4b)."""
        mission = self.acting(world, seat)
        sides = sides_at(world, mission.host)
        if self.receiver and self.receiver not in sides:
            names = listed((world.named(side) for side in sides), "or")
            raise Refusal(self.clause, f"your {name_of_mission(world, seat, self.mission)} can give to {names}")
        afford(world, seat, self.lots * LOT, self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Send the points; they arrive next Winter (CIV-7.4b)."""
        mission = self.spent(world, seat, self.lots * LOT)
        gifts = world.countries[self.receiver or mission.host].gifts
        gifts[seat] = gifts.get(seat, 0) + self.lots * LOT

    def told(self, world: World, seat: str) -> Event:
        """Tell giver and receiver (CIV-7.4h)."""
        receiver = self.receiver or world.missions[mission_id(self.mission)].host
        return GiftSent(
            audience=(seat, receiver),
            country=seat,
            receiver=receiver,
            points=self.lots * LOT,
        )

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the sides of a country in strife, or the lots that the treasury bears."""
        if field == "receiver":
            return {world.named(side): side for side in sides_at(world, cls.host(world, seat, given))}
        if field == "lots":
            return {str(lots): str(lots) for lots in range(1, min(world.countries[seat].treasury // LOT, 25) + 1)}
        return super().choices(world, seat, field, given)


def sides_at(world: World, host: str) -> tuple[str, ...]:
    """Give the two sides of a host in rebellion or civil war, else the host alone (CIV-8.6.3i)."""
    if host not in world.countries:
        return ()
    split = world.split_of(host)
    return split.sides if split else (host,)


def strife_problem(world: World, host: str) -> None:
    """Refuse what is done only where there is rebellion or civil war."""
    if not world.split_of(host):
        raise Refusal("CIV-7.4d", f"there is no civil strife in {world.named(host)}; there it can be done only then")


class BribeCity(Act):
    """Pay 25 points to the discontented of a city of the host: its disorder rate is 1 more next Summer."""

    name: ClassVar[str] = "bribe_city"
    says: ClassVar[tuple[str, ...]] = ("{mission} bribes [city] {city}", "bribe {city} by {mission}")
    clause: ClassVar[str] = "CIV-7.4a"

    city: Annotated[str, Names("city")] = Field(description="a city of the host")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a city of another country, a second bribe, and want of points (CIV-7.4a)."""
        mission = self.acting(world, seat)
        city = city_there(world, mission.host, self.city, self.clause)
        if city.bribed:
            raise Refusal(self.clause, f"{city.name} is bribed for next Summer already; another city will do")
        afford(world, seat, BRIBE_COST, self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Pay, and have it work in the coming Summer."""
        self.spent(world, seat, BRIBE_COST)
        world.cities[self.city].bribed = True

    def told(self, world: World, seat: str) -> Event:
        """Tell the payer alone (CIV-7.4h)."""
        city = world.cities[self.city]
        return CityBribed(audience=(seat,), country=seat, city=city.id, host=city.owner)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the cities of the host."""
        if field == "city":
            return city_choices(world.cities_of(cls.host(world, seat, given)))
        return super().choices(world, seat, field, given)


def city_there(world: World, host: str, city: str, clause: str) -> City:
    """Give a city of the host, or of either side of its strife; refuse any other."""
    found = world.cities.get(city)
    if found is None or found.owner not in sides_at(world, host):
        names = listed(one.name for one in world.cities_of(host))
        raise Refusal(clause, f"{name_of_city(world, city)} is no city of {world.named(host)}; it has {names}")
    return found


class Sabotage(Act):
    """Pay 25 points to destroy an improvement in a city of the host."""

    name: ClassVar[str] = "sabotage"
    says: ClassVar[tuple[str, ...]] = (
        "{mission} sabotages {improvement} in|of {city}",
        "sabotage {improvement} in|of {city} by {mission}",
    )
    clause: ClassVar[str] = "CIV-7.4c"

    city: Annotated[str, Names("city")] = Field(description="a city of the host")
    improvement: Annotated[str, Names("improvement")] = Field(description="what is destroyed there")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what does not stand there, and want of points (CIV-7.4c)."""
        mission = self.acting(world, seat)
        city = city_there(world, mission.host, self.city, self.clause)
        if self.improvement not in city.improvements:
            there = listed((IMPROVEMENTS[work].name for work in city.improvements), "or")
            raise Refusal(self.clause, f"nothing of that kind stands in {city.name}; there is {there}")
        afford(world, seat, SABOTAGE_COST, self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Pay, and destroy it; what follows from it is the phase's."""
        self.spent(world, seat, SABOTAGE_COST)
        lose_improvement(world, world.cities[self.city], self.improvement)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the cities of the host, or what stands there."""
        cities = world.cities_of(cls.host(world, seat, given))
        if field == "city":
            return city_choices(city for city in cities if city.improvements)
        if field == "improvement":
            there = [city for city in cities if city.id == given.get("city", city.id)]
            return {IMPROVEMENTS[work].name: work for city in there for work in city.improvements}
        return super().choices(world, seat, field, given)


class BribeElement(Act):
    """Pay 10 points to have a force change sides in civil strife, on Ace to Four."""

    name: ClassVar[str] = "bribe_element"
    says: ClassVar[tuple[str, ...]] = ("{mission} bribes element {element}", "bribe element {element} by {mission}")
    clause: ClassVar[str] = "CIV-7.4d"

    element: Annotated[str, Names("force")] = Field(description="a land element or Warship of one of the two sides")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a country at peace with itself, forces of others, and want of points (CIV-7.4d)."""
        mission = self.acting(world, seat)
        strife_problem(world, mission.host)
        if not fights(world, mission.host, self.element):
            names = listed(forces_of(world, mission.host))
            raise Refusal(self.clause, f"{self.element} fights for neither side; there are {names}")
        afford(world, seat, ELEMENT_BRIBE_COST, self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Pay; a card decides."""
        self.spent(world, seat, ELEMENT_BRIBE_COST)

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the forces of both sides."""
        if field == "element":
            host = cls.host(world, seat, given)
            return forces_of(world, host) if host and world.split_of(host) else {}
        return super().choices(world, seat, field, given)


def fights(world: World, host: str, force: str) -> bool:
    """Tell whether a land element or a Warship is of one of the sides of a host."""
    ship = world.ships.get(force)
    known = force in world.elements or (ship is not None and ship.type == "Warship")
    return known and owner_of(world, force) in sides_at(world, host)


def forces_of(world: World, host: str) -> dict[str, str]:
    """Give the land elements and Warships of the sides of a host, by names that tell them apart."""
    return {
        f"{one.type} at {one.hex}, number {one.id.rsplit('-', 1)[1]} of {world.named(one.owner)}": one.id
        for one in forces_at(world, host)
    }


def forces_at(world: World, host: str) -> list[Element | Ship]:
    """Give the land elements and Warships of the sides of a host."""
    sides = sides_at(world, host)
    land = [one for one in world.elements.values() if one.owner in sides]
    return [*land, *(one for one in world.ships.values() if one.owner in sides and one.type == "Warship")]


def owner_of(world: World, force: str) -> str:
    """Give whose an element or a ship is."""
    return world.elements[force].owner if force in world.elements else world.ships[force].owner


class HireMercenary(Act):
    """Raise an element for one side of civil strife, for 25 points and its cost; its upkeep is yours."""

    name: ClassVar[str] = "hire_mercenary"
    says: ClassVar[tuple[str, ...]] = ("{mission} hires {type} for {side}", "hire {type} for {side} by {mission}")
    clause: ClassVar[str] = "CIV-7.4f"

    type: Annotated[str, Names("type")] = Field(description="a type of element of the host's list or of yours")
    side: Annotated[str, Names("country")] = Field(description="the side for which it fights")

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a country at peace with itself, other sides, types that nobody has, want of points (CIV-7.4f)."""
        mission = self.acting(world, seat)
        strife_problem(world, mission.host)
        sides = sides_at(world, mission.host)
        if self.side not in sides:
            raise Refusal(self.clause, f"it can fight for {listed((world.named(side) for side in sides), 'or')}")
        if army_is_full(world, self.side):
            most = world.settings.largest_army
            raise Refusal(
                "CIV-8.5g",
                f"the army of {world.named(self.side)} is complete at {most} (setting largest_army); hire later",
            )
        if self.type not in for_hire(world, seat, mission.host):
            types = listed(for_hire(world, seat, mission.host), "or")
            raise Refusal(
                self.clause, f"{self.type} is in no list of yours or theirs, nor in the pool; there is {types}"
            )
        afford(world, seat, LOT + unit_cost(world, self.type), self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Pay; the phase raises it."""
        self.spent(world, seat, LOT + unit_cost(world, self.type))

    @classmethod
    def choices(cls, world: World, seat: str, field: str, given: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Give the two sides, or what can be hired."""
        host = cls.host(world, seat, given)
        if field == "side":
            return {world.named(side): side for side in sides_at(world, host)}
        if field == "type" and host:
            return {kind: kind for kind in for_hire(world, seat, host)}
        return super().choices(world, seat, field, given)


def for_hire(world: World, seat: str, host: str) -> list[str]:
    """Give the types that a mission may hire: those of host and owner, and what is left in the pool (CIV-7.4f)."""
    pool = [kind for kind, left in world.mercenaries.items() if left > 0]
    return list(dict.fromkeys([*world.countries[host].army_list, *world.countries[seat].army_list, *pool]))


class Reconnoitre(Act):
    """Have the envoy look around: treasury, tax, where the elements stand, and how good the general is."""

    name: ClassVar[str] = "reconnoitre"
    says: ClassVar[tuple[str, ...]] = ("{mission} reconnoitres", "reconnoitre by {mission}")
    clause: ClassVar[str] = "CIV-7.4g"

    def refuse(self, world: World, seat: str) -> None:
        """Refuse a mission that cannot act (CIV-7.2a)."""
        self.acting(world, seat)

    def apply(self, world: World, seat: str) -> None:
        """Count the action; it costs nothing (CIV-7.4g)."""
        self.spent(world, seat, 0)


ACTION_ORDERS: tuple[type[Deed], ...] = (Donate, BribeCity, Sabotage, BribeElement, HireMercenary, Reconnoitre)
"""What a mission may do beside proposing something."""
