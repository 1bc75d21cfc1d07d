"""What can happen to armies on the march."""

from rules.civilized.world.called import Land, Person, Place
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class GeneralNamed(Event):
    """A stack got a general."""

    clause: Open[str] = "CIV-ARM3"
    country: Open[Land]
    name: Open[Person]
    place: Open[Place]


class ArmyMoved(Event):
    """Elements went from one place to another."""

    clause: Open[str] = "CIV-6.8.3a"
    country: Open[Land]
    start: Open[Place]
    goal: Open[Place]
    types: Open[tuple[str, ...]]
    by: Open[str]
    """road, country, sea, or what sent them: home, retreat, withdraw, up, siege."""
    ships: Open[tuple[str, ...]] = ()


class ArmyStopped(Event):
    """A march ended before its goal."""

    clause: Open[str] = "CIV-6.8.3.3g"
    country: Open[Land]
    place: Open[Place]
    goal: Open[Place]
    types: Open[tuple[str, ...]]


class StormLosses(Event):
    """A difficult stage cost elements."""

    clause: Open[str] = "CIV-6.8.3.3e"
    country: Open[Land]
    place: Open[Place]
    lost: Open[tuple[str, ...]]
    left: Open[int]


class Engaged(Event):
    """An army invaded, met, relieved or sallied."""

    clause: Open[str] = "CIV-6.8.4.1a"
    number: Open[int]
    kind: Open[str]
    mover: Open[Land]
    defender: Open[Land]
    place: Open[Place]
    terrain: Open[str]
    types: Open[tuple[str, ...]]
    """The mover's."""
    against: Open[tuple[str, ...]]
    """The defender's there."""
    generals: Open[tuple[Person, Person]] = ("", "")


class GeneralFate(Event):
    """A general whose element was lost was drawn for."""

    clause: Open[str] = "CIV-HB20"
    country: Open[Land]
    name: Open[Person]
    fate: Open[str]
    """dies, wounded, away."""


class SiegeEnded(Event):
    """A siege was lifted."""

    clause: Open[str] = "CIV-6.8.4.5g"
    besieger: Open[Land]
    place: Open[Place]
    cause: Open[str]
    """weak, moved, beaten, winter, peace, gone."""
