"""What can happen to land elements and ships that are raised."""

from rules.civilized.world.called import Place, Town
from rules.civilized.world.facts import CityEvent, CountryEvent
from rules.kernel.state.secrets import Open


class ArmyRaised(CountryEvent, clause="CIV-2.1d"):
    """A country's first army stands at its capital."""

    types: Open[tuple[str, ...]]


class ElementRaised(CityEvent, clause="CIV-8.5a"):
    """A city raised a land element."""

    type: Open[str]


class ShipBuilt(CityEvent, clause="CIV-8.5d"):
    """A city built a ship."""

    type: Open[str]
    target: Open[Town] = ""


class ShipAssigned(CityEvent, clause="CIV-5.2.2d"):
    """A Transport Ship got a route, or none."""

    target: Open[Town]


class Disbanded(CountryEvent, clause="CIV-8.1h"):
    """A country sent elements or ships home of its own will."""

    place: Open[Place]
    types: Open[tuple[str, ...]]
    worth: Open[int] = 0
    """What the country's score falls by, their price; 0 where it was not reckoned yet (CIV-2.2e)."""
