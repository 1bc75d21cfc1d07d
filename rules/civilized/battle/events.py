"""What can happen to battles."""

from typing import Annotated

from rules.civilized.world.war import Part
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Drawing


class AidGiven(Event):
    """A country helped an ally."""

    clause: str = "CIV-6.8.4.3d"
    country: str
    ally: str
    place: str
    types: tuple[str, ...] = ()
    points: int = 0


class StoodAside(Event):
    """Allies whom a fight concerned stayed out of it, each with the one whom it left alone."""

    clause: str = "CIV-6.8.4.3d"
    place: str
    allies: tuple[tuple[str, str], ...]


class Volley(Event):
    """A volley or a round of a battle: each pair with its dice and sums."""

    clause: str = "CIV-HB27"
    place: str
    name: str
    sides: tuple[str, str]
    command: tuple[int, int] = (0, 0)
    initiative: str = ""
    edge: int = 0
    arrived: tuple[str, ...] = ()
    pairs: tuple[tuple[int, bool, str, str, tuple[Part, ...], tuple[Part, ...], int, int, str], ...] = ()
    """Position, rough, both types, both sums, both scores, outcome."""
    losses: tuple[int, int]


class BattleFought(Event):
    """A battle was decided."""

    clause: str = "CIV-6.8.4.2a"
    number: int
    place: str
    terrain: str
    attacker: str
    defender: str
    forces: tuple[tuple[str, ...], tuple[str, ...]]
    """The types on both sides, main force, militia and contingents."""
    lost: tuple[tuple[str, ...], tuple[str, ...]]
    winner: str
    rounds: int = 0
    """0 for a battle on a table."""
    reported: bool = False
    helpers: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """The countries whose contingents fought on both sides."""
    colours: Annotated[tuple[str, str], Drawing()] = ("", "")
    """Of both countries, for the card."""


class ExtraLost(Event):
    """A side that lost its general or its camp lost two elements more."""

    clause: str = "CIV-6.8.4.4c"
    country: str
    types: tuple[str, ...]
