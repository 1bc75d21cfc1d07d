"""The order of Winter that sends elements and ships home of a country's own will (CIV-8.1h)."""

from typing import Annotated

from pydantic import Field

from rules.civilized.forces.events import Disbanded
from rules.civilized.forces.levies import number_of, unit_cost
from rules.civilized.forces.spoken import sent_home
from rules.civilized.world.deed import Deed
from rules.civilized.world.state import Element, Ship, World
from rules.kernel.facts.events import Event
from rules.kernel.orders.choice import Given, pick
from rules.kernel.orders.order import Heard

Unit = Element | Ship
Number = Annotated[int, Field(ge=1, le=99)]
MANY = 99
"""More than anybody disbands in one order."""


def raised(world: World, seat: str) -> list[Unit]:
    """Give the elements and ships that a seat commands and pays for, none of them lent or besieged out of reach."""
    mine = [one for one in world.elements.values() if one.owner == seat and one.payer in ("", seat)]
    return [*mine, *(ship for ship in world.ships.values() if ship.owner == seat)]


def quarters(world: World, seat: str) -> list[str]:
    """Give the hexes where a seat has something to disband."""
    return list(dict.fromkeys(one.hex for one in raised(world, seat)))


def kinds(world: World, seat: str, given: Given) -> list[str] | None:
    """Give the types that a seat has in the hex that is named."""
    place = given.get("place")
    return list(dict.fromkeys(one.type for one in raised(world, seat) if one.hex == place)) if place else None


def number(world: World, seat: str, kind: str, given: Given) -> int:
    """Give how many of a type a seat has in the hex that is named."""
    place = given.get("place")
    return sum(one.type == kind and one.hex == place for one in raised(world, seat)) if place else MANY


def newest(world: World, seat: str, place: str, kind: str, count: int) -> list[Unit]:
    """Give so many of a type in a hex, the youngest first, one that carries a general last."""
    those = [one for one in raised(world, seat) if one.hex == place and one.type == kind]
    return sorted(those, key=lambda one: (isinstance(one, Element) and bool(one.general), -number_of(one.id)))[:count]


class Disband(
    Deed,
    name="disband",
    says=("disband|dismiss {units} at|in {place}", "{place} disbands {units}"),
    clause="CIV-8.1h",
    replaces="disband {place}",
):
    """Send elements or ships home for good: each saves a point a year."""

    place: str = pick("place", quarters, "where they are: a city or a hex", denied="you have nothing at {}")
    units: dict[str, Number] = pick(
        "type", kinds, "how many of which types", most=number, denied="you do not have {} there", min_length=1
    )

    @classmethod
    def heard(cls, words: str, world: World, seat: str) -> Heard[World] | None:
        """Hear who is sent home where no place is named: `disband two of my cavalry`."""
        found = sent_home(words, raised(world, seat))
        return Heard([cls(place=found[0], units={found[1]: found[2]})]) if found else None

    def peril(self, world: World, seat: str) -> str:
        """Say that nothing brings them back (CIV-8.1h)."""
        return "They are gone for good."

    def apply(self, world: World, seat: str) -> None:
        """Strike them off; their people do not return."""
        for kind, count in self.units.items():
            for one in newest(world, seat, self.place, kind, count):
                (world.elements if isinstance(one, Element) else world.ships).pop(one.id)

    def told(self, world: World, seat: str) -> Event:
        """Tell what goes home."""
        types = tuple(kind for kind, count in self.units.items() for _ in range(count))
        worth = sum(unit_cost(world, kind) for kind in types)
        return Disbanded(country=seat, place=self.place, types=types, worth=worth)
