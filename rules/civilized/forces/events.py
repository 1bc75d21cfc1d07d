"""What can happen to land elements and ships that are raised."""

from rules.civilized.world.called import Land, Town
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class ArmyRaised(Event):
    """A country's first army stands at its capital."""

    clause: Open[str] = "CIV-2.1d"
    country: Open[Land]
    types: Open[tuple[str, ...]]


class ElementRaised(Event):
    """A city raised a land element."""

    clause: Open[str] = "CIV-8.5a"
    country: Open[Land]
    city: Open[Town]
    type: Open[str]


class ShipBuilt(Event):
    """A city built a ship."""

    clause: Open[str] = "CIV-8.5d"
    country: Open[Land]
    city: Open[Town]
    type: Open[str]
    target: Open[str] = ""


class ShipAssigned(Event):
    """A Transport Ship got a route, or none."""

    clause: Open[str] = "CIV-5.2.2d"
    country: Open[Land]
    city: Open[Town]
    target: Open[str]
