"""What can happen to land elements and ships that are raised."""

from rules.civilized.world.called import Land, Town
from rules.kernel.facts.events import Event


class ArmyRaised(Event):
    """A country's first army stands at its capital."""

    clause: str = "CIV-2.1d"
    country: Land
    types: tuple[str, ...]


class ElementRaised(Event):
    """A city raised a land element."""

    clause: str = "CIV-8.5a"
    country: Land
    city: Town
    type: str


class ShipBuilt(Event):
    """A city built a ship."""

    clause: str = "CIV-8.5d"
    country: Land
    city: Town
    type: str
    target: str = ""


class ShipAssigned(Event):
    """A Transport Ship got a route, or none."""

    clause: str = "CIV-5.2.2d"
    country: Land
    city: Town
    target: str
