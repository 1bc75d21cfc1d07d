"""What can happen to battles."""

from typing import Annotated, Literal

from rules.civilized.world.called import Land, Place
from rules.civilized.world.war import Part
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Drawing
from rules.kernel.state.secrets import Open


class ContingentSent(Event, clause="CIV-6.8.4.3c"):
    """A country's elements came to the help of an ally."""

    country: Open[Land]
    ally: Open[Land]
    place: Open[Place]
    types: Open[tuple[str, ...]]


class AidPaid(Event, clause="CIV-6.8.4.3d"):
    """A country helped an ally with points."""

    country: Open[Land]
    ally: Open[Land]
    place: Open[Place]
    points: Open[int]


class StoodAside(Event, clause="CIV-6.8.4.3d"):
    """Allies whom a fight concerned stayed out of it, each with the one whom it left alone."""

    place: Open[Place]
    allies: Open[tuple[tuple[Land, Land], ...]]


class Volley(Event, clause="CIV-HB27"):
    """A volley or a round of a battle: each pair with its dice and sums."""

    place: Open[Place]
    stage: Open[Literal["volley", "round"]]
    number: Open[int]
    sides: Open[tuple[Land, Land]]
    command: Open[tuple[int, int]] = (0, 0)
    initiative: Open[int] = -1
    """Whose it is, by the place in `sides`; -1 for nobody's."""
    edge: Open[int] = 0
    arrived: Open[tuple[Land, ...]] = ()
    pairs: Open[tuple[tuple[int, bool, str, str, tuple[Part, ...], tuple[Part, ...], int, int, str], ...]] = ()
    """Position, rough, both types, both sums, both scores, outcome."""
    losses: Open[tuple[int, int]]


class BattleFought(Event, clause="CIV-6.8.4.2a"):
    """A battle was decided."""

    place: Open[Place]
    terrain: Open[str]
    attacker: Open[Land]
    defender: Open[Land]
    forces: Open[tuple[tuple[str, ...], tuple[str, ...]]]
    """The types on both sides, main force, militia and contingents."""
    lost: Open[tuple[tuple[str, ...], tuple[str, ...]]]
    winner: Open[Land]
    """Nobody where a city won that obeys nobody."""
    rounds: Open[int] = 0
    """0 for a battle on a table."""
    reported: Open[bool] = False
    helpers: Open[tuple[tuple[Land, ...], tuple[Land, ...]]] = ((), ())
    """The countries whose contingents fought on both sides."""
    colours: Open[Annotated[tuple[str, str], Drawing()]] = ("", "")
    """Of both countries, for the card."""


class ExtraLost(Event, clause="CIV-6.8.4.4c"):
    """A side that lost its general or its camp lost two elements more."""

    country: Open[Land]
    types: Open[tuple[str, ...]]
