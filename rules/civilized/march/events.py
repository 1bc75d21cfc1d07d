"""What can happen to armies on the march."""

from rules.civilized.world.called import Land, Person, Place
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open


class GeneralNamed(Event, clause="CIV-ARM3"):
    """A stack got a general."""

    country: Open[Land]
    character: Open[Person]
    """Empty for a captain."""
    army: Open[Place]


class ArmyMoved(Event, clause="CIV-6.8.3a"):
    """Elements went from one place to another."""

    country: Open[Land]
    start: Open[Place]
    goal: Open[Place]
    types: Open[tuple[str, ...]]
    """Ships after those aboard."""
    by: Open[str]
    """road, country, sea, or what sent them: home, retreat, withdraw, up, siege."""


class ArmyStopped(Event, clause="CIV-6.8.3.3g"):
    """A march ended before its goal."""

    country: Open[Land]
    place: Open[Place]
    goal: Open[Place]
    types: Open[tuple[str, ...]]


class StormLosses(Event, clause="CIV-6.8.3.3e"):
    """A difficult stage cost elements."""

    country: Open[Land]
    start: Open[Place]
    goal: Open[Place]
    """Both ends of the stage."""
    lost: Open[tuple[str, ...]]


class Engaged(Event, clause="CIV-6.8.4.1a"):
    """An army invaded, met, relieved or sallied."""

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


class GeneralFate(Event, clause="CIV-HB20"):
    """A general whose element was lost was drawn for."""

    country: Open[Land]
    name: Open[Person]
    fate: Open[str]
    """dies, wounded, away."""


class SiegeEnded(Event, clause="CIV-6.8.4.5g"):
    """A siege was lifted."""

    besieger: Open[Land]
    place: Open[Place]
    cause: Open[str]
    """weak, moved, beaten, winter, peace, gone."""
