"""The other actions of missions in Winter: gifts, bribes, sabotage, mercenaries, a look around (source 7.4)."""

from collections import Counter
from typing import ClassVar

from rules.civilized.cities.economy import lose_improvement
from rules.civilized.forces.levies import army_is_full, unit_cost
from rules.civilized.intrigue.events import CityBribed, GiftSent
from rules.civilized.intrigue.tables import BRIBE_COST, ELEMENT_BRIBE_COST, SABOTAGE_COST
from rules.civilized.missions.missions import every_action, mission_id
from rules.civilized.missions.orders import Acting, host_of, idle
from rules.civilized.war.relations import at_war
from rules.civilized.world.deed import Deed
from rules.civilized.world.mission_tables import LOT
from rules.civilized.world.ranks import ranks
from rules.civilized.world.requirements import afford, city_choices
from rules.civilized.world.state import Element, Ship, World
from rules.civilized.world.tables import IMPROVEMENTS
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Given, Objection, pick
from rules.kernel.state.still import once


def helpless(world: World, seat: str, mission: str) -> Objection:
    """Say why a mission can do nothing with its host: it is idle, or there is war, or its host has fallen."""
    problem = idle(world, seat, mission)
    if problem:
        return problem
    host = world.missions[mission_id(mission)].host
    if at_war(world, seat, host):
        return "CIV-7.1f", f"you are at war with {world.named(host)}, where a mission can only offer peace"
    if world.countries[host].status == "fallen":
        return "CIV-7.2p", f"{world.named(host)} has fallen; the mission there can be recalled"
    return None


class Act(Acting):
    """An action that needs nobody's consent, for which its owner pays."""

    cost: ClassVar[int] = 0

    mission: str = pick("mission", every_action, "a mission of yours that is abroad", problem=helpless)

    def price(self, world: World) -> int:
        """Give what the action costs."""
        return self.cost

    def refuse(self, world: World, seat: str) -> None:
        """Refuse what the treasury cannot pay."""
        afford(world, seat, self.price(world), self.clause)

    def apply(self, world: World, seat: str) -> None:
        """Pay for the action and count it (CIV-7.2a)."""
        super().apply(world, seat)
        world.countries[seat].treasury -= self.price(world)


def affordable_lots(world: World, seat: str) -> range:
    """Give the lots of 25 that a treasury bears."""
    return range(1, world.countries[seat].treasury // LOT + 1)


def sides_at(world: World, host: str) -> tuple[str, ...]:
    """Give the two sides of a host in rebellion or civil war, else the host alone (CIV-8.6.3i)."""
    if host not in world.countries:
        return ()
    split = world.split_of(host)
    return split.sides if split else (host,)


def sides(world: World, seat: str, given: Given) -> tuple[str, ...]:
    """Give the sides at the host of the mission chosen."""
    return sides_at(world, host_of(world, seat, given))


class Donate(
    Act,
    name="donate",
    says=("{mission} donates {lots} lot|lots [to {receiver}]", "donate {lots} lot|lots by {mission} [to {receiver}]"),
    clause="CIV-7.4b",
):
    """Give the host 25 points a lot; each lot given may help one negotiation there later."""

    lots: int = pick(
        "", affordable_lots, "how many times 25 points", denied="your treasury does not hold {} times 25", ge=1, le=400
    )
    receiver: str = pick("country", sides, "in civil strife: which side; else the host", default="")

    def price(self, world: World) -> int:
        """Give what goes into the other treasury."""
        return self.lots * LOT

    def apply(self, world: World, seat: str) -> None:
        """Send the points; they arrive next Winter (CIV-7.4b)."""
        super().apply(world, seat)
        gifts = world.countries[self.to(world)].gifts
        gifts[seat] = gifts.get(seat, 0) + self.lots * LOT

    def told(self, world: World, seat: str) -> Event:
        """Tell giver and receiver (CIV-7.4h)."""
        receiver = self.to(world)
        return GiftSent(audience=(seat, receiver), country=seat, receiver=receiver, points=self.lots * LOT)

    def to(self, world: World) -> str:
        """Give who receives it."""
        return self.receiver or world.missions[mission_id(self.mission)].host


def cities_there(world: World, seat: str, given: Given) -> dict[str, str]:
    """Name the cities of the host, in its strife those of both sides."""
    return city_choices(city for side in sides(world, seat, given) for city in world.cities_of(side))


def bribed(world: World, seat: str, city: str) -> Objection:
    """Say that a city takes no second bribe."""
    return f"{world.cities[city].name} is bribed for next Summer already" if world.cities[city].bribed else None


class BribeCity(
    Act,
    name="bribe_city",
    says=("{mission} bribes [city] {city}", "bribe {city} by {mission}"),
    clause="CIV-7.4a",
):
    """Pay 25 points to the discontented of a city of the host: its disorder rate is 1 more next Summer."""

    cost: ClassVar[int] = BRIBE_COST

    city: str = pick("city", cities_there, "a city of the host", problem=bribed)

    def apply(self, world: World, seat: str) -> None:
        """Pay, and have it work in the coming Summer."""
        super().apply(world, seat)
        world.cities[self.city].bribed = True

    def told(self, world: World, seat: str) -> Event:
        """Tell the payer alone (CIV-7.4h)."""
        return CityBribed.of(self, country=seat, host=world.cities[self.city].owner, audience=(seat,))


def works_there(world: World, seat: str, given: Given) -> dict[str, str]:
    """Name what stands in the city chosen, or in all of the host's."""
    cities = cities_there(world, seat, given).values()
    there = [world.cities[city] for city in cities if city == given.get("city", city)]
    return {IMPROVEMENTS[work].name: work for city in there for work in city.improvements}


class Sabotage(
    Act,
    name="sabotage",
    says=("{mission} sabotages {improvement} in|of {city}", "sabotage {improvement} in|of {city} by {mission}"),
    clause="CIV-7.4c",
):
    """Pay 25 points to destroy an improvement in a city of the host."""

    cost: ClassVar[int] = SABOTAGE_COST

    city: str = pick("city", cities_there, "a city of the host")
    improvement: str = pick("improvement", works_there, "what is destroyed there", denied="no {} stands there")

    def apply(self, world: World, seat: str) -> None:
        """Pay, and destroy it; what follows from it is the phase's."""
        super().apply(world, seat)
        lose_improvement(world, world.cities[self.city], self.improvement)


def helpless_or_at_peace(world: World, seat: str, mission: str) -> Objection:
    """Say why a mission can do nothing in its host's strife: it is helpless, or there is none."""
    problem = helpless(world, seat, mission)
    if problem:
        return problem
    host = world.missions[mission_id(mission)].host
    return None if world.split_of(host) else ("CIV-7.4d", f"there is no civil strife in {world.named(host)}")


class Meddling(Act):
    """An action that is done only where there is rebellion or civil war."""

    mission: str = pick(
        "mission", every_action, "a mission of yours to a country in civil strife", problem=helpless_or_at_peace
    )


@once
def forces_of(world: World, host: str) -> dict[str, str]:
    """Give the land elements and Warships of the sides of a host, by names that tell them apart.

    One that has changed sides keeps its number, and another of its type beside it may have the same.
    """
    found: dict[str, str] = {}
    alike = Counter[str]()
    for one in forces_at(world, host):
        name = f"{one.type} at {one.hex}, number {one.id.rsplit('-', 1)[1]} of {world.named(one.owner)}"
        alike[name] += 1
        found[name if alike[name] == 1 else f"{name} ({alike[name]})"] = one.id
    return found


def forces_at(world: World, host: str) -> list[Element | Ship]:
    """Give the land elements and Warships of the sides of a host."""
    both = sides_at(world, host)
    return [
        *ranks(world.elements).of_any(both),
        *(one for one in world.ships.values() if one.owner in both and one.type == "Warship"),
    ]


def forces_there(world: World, seat: str, given: Given) -> dict[str, str]:
    """Name the forces of both sides of the host's strife."""
    host = host_of(world, seat, given)
    return forces_of(world, host) if host and world.split_of(host) else {}


class BribeElement(
    Meddling,
    name="bribe_element",
    says=("{mission} bribes element {element}", "bribe element {element} by {mission}"),
    clause="CIV-7.4d",
):
    """Pay 10 points to have a force change sides in civil strife, on Ace to Four."""

    cost: ClassVar[int] = ELEMENT_BRIBE_COST

    element: str = pick(
        "force", forces_there, "a land element or Warship of one of the two sides", denied="{} fights for neither side"
    )


def for_hire(world: World, seat: str, host: str) -> list[str]:
    """Give the types that a mission may hire: those of host and owner, and what is left in the pool (CIV-7.4f)."""
    pool = [kind for kind, left in world.mercenaries.items() if left > 0]
    return list(dict.fromkeys([*world.countries[host].army_list, *world.countries[seat].army_list, *pool]))


def types_there(world: World, seat: str, given: Given) -> list[str]:
    """Give the types that the mission chosen may hire."""
    host = host_of(world, seat, given)
    return for_hire(world, seat, host) if host else []


def complete(world: World, seat: str, side: str) -> Objection:
    """Say that a side may hold no further element (CIV-8.5g)."""
    if not army_is_full(world, side):
        return None
    most = world.settings.largest_army
    return "CIV-8.5g", f"the army of {world.named(side)} is complete at {most} (setting largest_army)"


class HireMercenary(
    Meddling,
    name="hire_mercenary",
    says=("{mission} hires {type} for {side}", "hire {type} for {side} by {mission}"),
    clause="CIV-7.4f",
):
    """Raise an element for one side of civil strife, for 25 points and its cost; its upkeep is yours."""

    type: str = pick(
        "type",
        types_there,
        "a type of element of the host's list or of yours",
        denied="{} is in no list of yours or theirs, nor in the pool",
    )
    side: str = pick("country", sides, "the side for which it fights", problem=complete)

    def price(self, world: World) -> int:
        """Give what it takes to raise it."""
        return LOT + unit_cost(world, self.type)


class Reconnoitre(
    Act,
    name="reconnoitre",
    says=("{mission} reconnoitres", "reconnoitre by {mission}"),
    clause="CIV-7.4g",
):
    """Have the envoy look around: treasury, tax, where the elements stand, and how good the general is."""


ACTION_ORDERS: tuple[type[Deed], ...] = (Donate, BribeCity, Sabotage, BribeElement, HireMercenary, Reconnoitre)
"""What a mission may do beside proposing something."""
