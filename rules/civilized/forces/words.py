"""How land elements and ships that are raised read."""

from rules.civilized.forces.events import ArmyRaised, ElementRaised, ShipAssigned, ShipBuilt
from rules.kernel.telling.phrases import an, row
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()


@TELLINGS.of(ArmyRaised)
def army_raised(event: ArmyRaised) -> Telling:
    """Tell of a first army."""
    kinds = row(f"{event.types.count(kind)} {kind}" for kind in dict.fromkeys(event.types))
    return Telling(text=f"The army of {event.country} musters at the capital: {kinds}.", news="army")


@TELLINGS.of(ElementRaised)
def element_raised(event: ElementRaised) -> Telling:
    """Tell what was raised."""
    return Telling(text=f"{event.city} raises {event.type} for {event.country}.", news="army")


@TELLINGS.of(ShipBuilt)
def ship_built(event: ShipBuilt) -> Telling:
    """Tell of a new ship."""
    news = "army" if event.type == "Warship" else "trade"
    route = f" for the trade with {event.target}" if event.target else ""
    return Telling(text=f"{event.city} launches {an(event.type)}{route}.", news=news)


@TELLINGS.of(ShipAssigned)
def ship_assigned(event: ShipAssigned) -> Telling:
    """Tell of a ship's new route."""
    route = f"will trade with {event.target}" if event.target else "is taken off its route"
    return Telling(text=f"A Transport Ship of {event.city} {route}.", news="trade")
