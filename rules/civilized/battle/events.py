"""What can happen to battles."""

from typing import Annotated

from rules.civilized.world.called import Land, Place
from rules.civilized.world.war import Part
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Drawing


class AidGiven(Event):
    """A country helped an ally."""

    clause: str = "CIV-6.8.4.3d"
    country: Land
    ally: Land
    place: Place
    types: tuple[str, ...] = ()
    points: int = 0


class StoodAside(Event):
    """Allies whom a fight concerned stayed out of it, each with the one whom it left alone."""

    clause: str = "CIV-6.8.4.3d"
    place: Place
    allies: tuple[tuple[Land, Land], ...]


class Volley(Event):
    """A volley or a round of a battle: each pair with its dice and sums."""

    clause: str = "CIV-HB27"
    place: Place
    name: str
    sides: tuple[Land, Land]
    command: tuple[int, int] = (0, 0)
    initiative: int = -1
    """Whose it is, by the place in `sides`; -1 for nobody's."""
    edge: int = 0
    arrived: tuple[str, ...] = ()
    pairs: tuple[tuple[int, bool, str, str, tuple[Part, ...], tuple[Part, ...], int, int, str], ...] = ()
    """Position, rough, both types, both sums, both scores, outcome."""
    losses: tuple[int, int]


class BattleFought(Event):
    """A battle was decided."""

    clause: str = "CIV-6.8.4.2a"
    number: int
    place: Place
    terrain: str
    attacker: Land
    defender: Land
    forces: tuple[tuple[str, ...], tuple[str, ...]]
    """The types on both sides, main force, militia and contingents."""
    lost: tuple[tuple[str, ...], tuple[str, ...]]
    winner: Land
    attacker_won: bool
    rounds: int = 0
    """0 for a battle on a table."""
    reported: bool = False
    helpers: tuple[tuple[Land, ...], tuple[Land, ...]] = ((), ())
    """The countries whose contingents fought on both sides."""
    colours: Annotated[tuple[str, str], Drawing()] = ("", "")
    """Of both countries, for the card."""


class ExtraLost(Event):
    """A side that lost its general or its camp lost two elements more."""

    clause: str = "CIV-6.8.4.4c"
    country: Land
    types: tuple[str, ...]
