"""What can happen to battles."""

from typing import Annotated

from rules.civilized.world.war import Part
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Drawing
from rules.kernel.state.secrets import Open


class AidGiven(Event):
    """A country helped an ally."""

    clause: Open[str] = "CIV-6.8.4.3d"
    country: Open[str]
    ally: Open[str]
    place: Open[str]
    types: Open[tuple[str, ...]] = ()
    points: Open[int] = 0


class StoodAside(Event):
    """Allies whom a fight concerned stayed out of it, each with the one whom it left alone."""

    clause: Open[str] = "CIV-6.8.4.3d"
    place: Open[str]
    allies: Open[tuple[tuple[str, str], ...]]


class Volley(Event):
    """A volley or a round of a battle: each pair with its dice and sums."""

    clause: Open[str] = "CIV-HB27"
    place: Open[str]
    name: Open[str]
    sides: Open[tuple[str, str]]
    command: Open[tuple[int, int]] = (0, 0)
    initiative: Open[str] = ""
    edge: Open[int] = 0
    arrived: Open[tuple[str, ...]] = ()
    pairs: Open[tuple[tuple[int, bool, str, str, tuple[Part, ...], tuple[Part, ...], int, int, str], ...]] = ()
    """Position, rough, both types, both sums, both scores, outcome."""
    losses: Open[tuple[int, int]]


class BattleFought(Event):
    """A battle was decided."""

    clause: Open[str] = "CIV-6.8.4.2a"
    number: Open[int]
    place: Open[str]
    terrain: Open[str]
    attacker: Open[str]
    defender: Open[str]
    forces: Open[tuple[tuple[str, ...], tuple[str, ...]]]
    """The types on both sides, main force, militia and contingents."""
    lost: Open[tuple[tuple[str, ...], tuple[str, ...]]]
    winner: Open[str]
    rounds: Open[int] = 0
    """0 for a battle on a table."""
    reported: Open[bool] = False
    helpers: Open[tuple[tuple[str, ...], tuple[str, ...]]] = ((), ())
    """The countries whose contingents fought on both sides."""
    colours: Open[Annotated[tuple[str, str], Drawing()]] = ("", "")
    """Of both countries, for the card."""


class ExtraLost(Event):
    """A side that lost its general or its camp lost two elements more."""

    clause: Open[str] = "CIV-6.8.4.4c"
    country: Open[str]
    types: Open[tuple[str, ...]]
