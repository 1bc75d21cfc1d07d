"""What can happen to places that are taken, and armies that give way."""

from rules.civilized.world.called import Land, Place
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class ArmyLost(Event, clause="CIV-6.8.4.4f"):
    """An army that could go nowhere was destroyed."""

    country: Open[Land]
    place: Open[Place]
    types: Open[tuple[str, ...]]
    ships: Open[int] = 0


class PlaceCaptured(Event, clause="CIV-6.8.4.6a"):
    """A city or a fort was captured."""

    captor: Open[Land]
    loser: Open[Land]
    place: Open[Place]
    fort: Open[bool] = False
    razed: Open[bool] = False
    population: Open[int] = 0
    hexes: Open[tuple[str, ...]] = ()
    lost: Open[tuple[str, ...]] = ()
    """Elements and Warships lost in it."""
    ships: Open[int] = 0
    """Transport Ships taken."""
    palace: Open[bool] = False
    treasury: Open[int] = 0


class HexExplored(Event, clause="CIV-6.8.5e"):
    """An army tried to annex a wild hex."""

    country: Open[Land]
    hex: Open[Place]
    seasons: Open[int]
    target: Open[int]
    card: Open[int]
    annexed: Open[bool]
    lost: Open[str] = ""
    """The type of the element that it cost; empty for none."""


class ExplorersLeft(Event, clause="CIV-6.8.5g"):
    """An army gave a wild hex up."""

    country: Open[Land]
    hex: Open[str]
    goal: Open[Place]
