"""What can happen to battles."""

from typing import Annotated

from rules.civilized.world.called import Land, Place
from rules.civilized.world.war import Part
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Drawing
from rules.kernel.state.secrets import Open


class AidGiven(Event):
    """A country helped an ally."""

    clause: Open[str] = "CIV-6.8.4.3d"
    country: Open[Land]
    ally: Open[Land]
    place: Open[Place]
    types: Open[tuple[str, ...]] = ()
    points: Open[int] = 0


class StoodAside(Event):
    """Allies whom a fight concerned stayed out of it, each with the one whom it left alone."""

    clause: Open[str] = "CIV-6.8.4.3d"
    place: Open[Place]
    allies: Open[tuple[tuple[Land, Land], ...]]


class Volley(Event):
    """A volley or a round of a battle: each pair with its dice and sums."""

    clause: Open[str] = "CIV-HB27"
    place: Open[Place]
    name: Open[str]
    sides: Open[tuple[Land, Land]]
    command: Open[tuple[int, int]] = (0, 0)
    initiative: Open[int] = -1
    """Whose it is, by the place in `sides`; -1 for nobody's."""
    edge: Open[int] = 0
    arrived: Open[tuple[str, ...]] = ()
    pairs: Open[tuple[tuple[int, bool, str, str, tuple[Part, ...], tuple[Part, ...], int, int, str], ...]] = ()
    """Position, rough, both types, both sums, both scores, outcome."""
    losses: Open[tuple[int, int]]


class BattleFought(Event):
    """A battle was decided."""

    clause: Open[str] = "CIV-6.8.4.2a"
    number: Open[int]
    place: Open[Place]
    terrain: Open[str]
    attacker: Open[Land]
    defender: Open[Land]
    forces: Open[tuple[tuple[str, ...], tuple[str, ...]]]
    """The types on both sides, main force, militia and contingents."""
    lost: Open[tuple[tuple[str, ...], tuple[str, ...]]]
    winner: Open[Land]
    attacker_won: Open[bool]
    rounds: Open[int] = 0
    """0 for a battle on a table."""
    reported: Open[bool] = False
    helpers: Open[tuple[tuple[Land, ...], tuple[Land, ...]]] = ((), ())
    """The countries whose contingents fought on both sides."""
    colours: Open[Annotated[tuple[str, str], Drawing()]] = ("", "")
    """Of both countries, for the card."""


class ExtraLost(Event):
    """A side that lost its general or its camp lost two elements more."""

    clause: Open[str] = "CIV-6.8.4.4c"
    country: Open[Land]
    types: Open[tuple[str, ...]]
