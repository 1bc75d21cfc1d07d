"""What can happen to armies on the march."""

from rules.kernel.facts.events import Event


class GeneralNamed(Event):
    """A stack got a general."""

    clause: str = "CIV-ARM3"
    country: str
    name: str
    place: str


class ArmyMoved(Event):
    """Elements went from one place to another."""

    clause: str = "CIV-6.8.3a"
    country: str
    start: str
    goal: str
    types: tuple[str, ...]
    by: str
    """road, country, sea, or what sent them: home, retreat, withdraw, up, siege."""
    ships: tuple[str, ...] = ()


class ArmyStopped(Event):
    """A march ended before its goal."""

    clause: str = "CIV-6.8.3.3g"
    country: str
    place: str
    goal: str
    types: tuple[str, ...]


class StormLosses(Event):
    """A difficult stage cost elements."""

    clause: str = "CIV-6.8.3.3e"
    country: str
    place: str
    lost: tuple[str, ...]
    left: int


class Engaged(Event):
    """An army invaded, met, relieved or sallied."""

    clause: str = "CIV-6.8.4.1a"
    number: int
    kind: str
    mover: str
    defender: str
    place: str
    terrain: str
    types: tuple[str, ...]
    """The mover's."""
    against: tuple[str, ...]
    """The defender's there."""
    generals: tuple[str, str] = ("", "")


class GeneralFate(Event):
    """A general whose element was lost was drawn for."""

    clause: str = "CIV-HB20"
    country: str
    name: str
    fate: str
    """dies, wounded, away."""


class SiegeEnded(Event):
    """A siege was lifted."""

    clause: str = "CIV-6.8.4.5g"
    besieger: str
    place: str
    cause: str
    """weak, moved, beaten, winter, peace, gone."""
