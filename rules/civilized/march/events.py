"""What can happen to armies on the march."""

from rules.civilized.world.called import Land, Person, Place
from rules.kernel.facts.events import Event


class GeneralNamed(Event):
    """A stack got a general."""

    clause: str = "CIV-ARM3"
    country: Land
    name: Person
    place: Place


class ArmyMoved(Event):
    """Elements went from one place to another."""

    clause: str = "CIV-6.8.3a"
    country: Land
    start: Place
    goal: Place
    types: tuple[str, ...]
    by: str
    """road, country, sea, or what sent them: home, retreat, withdraw, up, siege."""
    ships: tuple[str, ...] = ()


class ArmyStopped(Event):
    """A march ended before its goal."""

    clause: str = "CIV-6.8.3.3g"
    country: Land
    place: Place
    goal: Place
    types: tuple[str, ...]


class StormLosses(Event):
    """A difficult stage cost elements."""

    clause: str = "CIV-6.8.3.3e"
    country: Land
    place: Place
    lost: tuple[str, ...]
    left: int


class Engaged(Event):
    """An army invaded, met, relieved or sallied."""

    clause: str = "CIV-6.8.4.1a"
    number: int
    kind: str
    mover: Land
    defender: Land
    place: Place
    terrain: str
    types: tuple[str, ...]
    """The mover's."""
    against: tuple[str, ...]
    """The defender's there."""
    generals: tuple[Person, Person] = ("", "")


class GeneralFate(Event):
    """A general whose element was lost was drawn for."""

    clause: str = "CIV-HB20"
    country: Land
    name: Person
    fate: str
    """dies, wounded, away."""


class SiegeEnded(Event):
    """A siege was lifted."""

    clause: str = "CIV-6.8.4.5g"
    besieger: Land
    place: Place
    cause: str
    """weak, moved, beaten, winter, peace, gone."""
