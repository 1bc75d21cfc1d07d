"""How land elements and ships that are raised read."""

from rules.civilized.forces.events import ArmyRaised, Disbanded, ElementRaised, ShipAssigned, ShipBuilt
from rules.civilized.world.words import counted
from rules.kernel.telling.phrases import an
from rules.kernel.telling.tellings import Telling, Tellings

TELLINGS = Tellings()


TELLINGS.say(ArmyRaised, "The army of {country} musters at the capital: {types}.", "army", types=counted)
TELLINGS.say(
    Disbanded,
    "{country} {country:disbands|disband} {types} at {place}{worth:?; {country:its|their} score falls by {worth}}.",
    "army",
    types=counted,
)
TELLINGS.say(ElementRaised, "{city} raises {type} for {country}.", "army")


TELLINGS.say(
    ShipAssigned, "A Transport Ship of {city} {target:?will trade with {target}|is taken off its route}.", "trade"
)


@TELLINGS.of(ShipBuilt)
def ship_built(event: ShipBuilt) -> Telling:
    """Tell of a new ship: a Warship is news of the forces."""
    news = "army" if event.type == "Warship" else "trade"
    route = f" for the trade with {event.target}" if event.target else ""
    return Telling(text=f"{event.city} launches {an(event.type)}{route}.", news=news)
