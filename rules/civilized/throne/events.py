"""What can happen to the throne."""

from rules.civilized.world.called import Kin, Land, Person
from rules.kernel.facts.events import Event


class StrifePostponed(Event):
    """A rebellion or civil war will come after the cycle."""

    clause: str = "CIV-3.9.1b"
    country: Land
    kind: str
    year: int
    """The year in whose Spring it comes."""


class Acceded(Event):
    """Somebody came to a throne that was vacant."""

    clause: str = "CIV-6.5.2a"
    country: Land
    title: str
    name: Person
    sex: str
    age: int
    house: Kin
    how: str
    """heir, faction, claim, rebel."""
    late: Person
    """The ruler before; empty where a council ruled."""
    kin: str
    """What he is to the late ruler, as `son`."""


class RegentCame(Event):
    """Somebody acts for a ruler who is a child, or for one who is dead."""

    clause: str = "CIV-6.5.2e"
    country: Land
    name: Person
    title: str
    ruler: Person
    """The child who reigns; empty while the throne is vacant."""
    age: int


class RegencyEnded(Event):
    """A ruler came of age."""

    clause: str = "CIV-6.5.2e"
    country: Land
    title: str
    name: Person
    regent: Person


class HeirNamed(Event):
    """A ruler named an heir, or nobody."""

    clause: str = "CIV-6.5.2c"
    country: Land
    name: Person


class ThroneDisputed(Event):
    """A ruler left no single heir, and two claim what he left."""

    clause: str = "CIV-6.5.2b"
    country: Land
    late: Person
    """The late ruler; empty where a council died."""
    first: Person
    second: Person
    council: bool = False
