"""Forces: counting, adding and taking units, and the printed values of a unit (CAN-7.4g)."""

from collections.abc import Mapping
from typing import Annotated

from pydantic import BeforeValidator

from rules.candlebre.board.state import House, Province
from rules.candlebre.board.tables import CLASS_BONUSES, REGULARS, ROLLING, TYPES, UNITS, Role
from rules.candlebre.board.war import Units


def listed(units: object) -> object:
    """Give units as an event holds them."""
    return tuple(ordered(units).items()) if isinstance(units, dict) else units


UnitsTold = Annotated[tuple[tuple[str, int], ...], BeforeValidator(listed)]
"""Types of units with their numbers, in type order."""


def ordered(units: Mapping[str, int]) -> Units:
    """Give units in type order, without types of which there are none."""
    return {kind: units[kind] for kind in TYPES if units.get(kind, 0) > 0}


def added(units: Mapping[str, int], more: Mapping[str, int]) -> Units:
    """Give two lots of units together."""
    return ordered({kind: units.get(kind, 0) + more.get(kind, 0) for kind in TYPES})


def without(units: Mapping[str, int], fewer: Mapping[str, int]) -> Units:
    """Give units less others, of each type no fewer than none."""
    return ordered({kind: units.get(kind, 0) - fewer.get(kind, 0) for kind in TYPES})


def at_most(units: Mapping[str, int], limit: Mapping[str, int]) -> Units:
    """Give what of these units is really there."""
    return ordered({kind: min(units.get(kind, 0), limit.get(kind, 0)) for kind in TYPES})


def holds(units: Mapping[str, int], some: Mapping[str, int]) -> bool:
    """Tell whether these units are among those."""
    return all(units.get(kind, 0) >= number for kind, number in some.items())


def count(units: Mapping[str, int]) -> int:
    """Count all units, siege engines too."""
    return sum(units.values())


def rolling(units: Mapping[str, int]) -> int:
    """Count the units that are no siege engines."""
    return sum(units.get(kind, 0) for kind in ROLLING)


def regulars(units: Mapping[str, int]) -> int:
    """Count the units that are no mercenaries (CAN-8.4)."""
    return sum(units.get(kind, 0) for kind in REGULARS)


def too_many(units: Units) -> bool:
    """Tell whether there are more mercenaries than regulars; equal numbers are allowed (CAN-8.4, CAN-8.4a)."""
    return units.get("mercenaries", 0) > regulars(units)


def printed(house: House | None, kind: str, role: Role) -> int:
    """Give a unit's value with research and its House, for neutrals as printed (CAN-7.4g, CAN-13.8, CAN-9.2a).

    Mercenaries gain nothing by research (CAN-8.2), and archers use their attack in both roles (CAN-7.4a).
    """
    table = UNITS[kind]
    value = table.attack if role == "attack" else table.defence
    if house is None:
        return value
    level = house.level.get("military", 0)
    for needed, armed_as, attack, defence in CLASS_BONUSES:
        if level >= needed and armed_as == table.armed_as:
            value += attack if role == "attack" else defence
    return value + house.charter.cavalry_bonus * (kind == "cavalry")


def march_off(place: Province, units: Mapping[str, int]) -> None:
    """Take units out of a province; those with movement left are counted as the ones that stay, if they can be."""
    place.units = without(place.units, units)
    for kind, left in list(place.left.items()):
        place.left[kind] = left[: place.units.get(kind, 0)]
    place.left = {kind: left for kind, left in place.left.items() if left}


def stand(place: Province, units: Mapping[str, int], left: Mapping[str, list[int]] | None = None) -> None:
    """Put units into a province, with the movement that those have left that have used some."""
    place.units = added(place.units, units)
    for kind, some in (left or {}).items():
        place.left[kind] = sorted([*place.left.get(kind, []), *some])
