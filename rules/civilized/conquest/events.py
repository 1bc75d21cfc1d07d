"""What can happen to places that are taken, and armies that give way."""

from rules.civilized.world.called import Land, Place
from rules.kernel.facts.events import Event


class ArmyLost(Event):
    """An army that could go nowhere was destroyed."""

    clause: str = "CIV-6.8.4.4f"
    country: Land
    place: Place
    types: tuple[str, ...]
    ships: int = 0


class PlaceCaptured(Event):
    """A city or a fort was captured."""

    clause: str = "CIV-6.8.4.6a"
    captor: Land
    loser: Land
    place: Place
    fort: bool = False
    razed: bool = False
    population: int = 0
    hexes: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    """Elements and Warships lost in it."""
    ships: int = 0
    """Transport Ships taken."""
    palace: bool = False
    treasury: int = 0


class HexExplored(Event):
    """An army tried to annex a wild hex."""

    clause: str = "CIV-6.8.5e"
    country: Land
    hex: str
    name: Place
    seasons: int
    target: int
    card: int
    annexed: bool
    lost: str = ""


class ExplorersLeft(Event):
    """An army gave a wild hex up."""

    clause: str = "CIV-6.8.5g"
    country: Land
    hex: str
    goal: Place
