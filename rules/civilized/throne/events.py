"""What can happen to the throne."""

from rules.civilized.world.called import Kin, Land, Person
from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Private


class StrifePostponed(Event):
    """A rebellion or civil war will come after the cycle."""

    clause: Open[str] = "CIV-3.9.1b"
    country: Open[Land]
    kind: Open[str]
    year: Open[int]
    """The year in whose Spring it comes."""


class Acceded(Event):
    """Somebody came to a throne that was vacant."""

    clause: Open[str] = "CIV-6.5.2a"
    country: Open[Land]
    title: Open[str]
    name: Open[Person]
    sex: Open[str]
    age: Open[int]
    house: Open[Kin]
    how: Open[str]
    """heir, faction, claim, rebel."""
    late: Open[Person]
    """The ruler before; empty where a council ruled."""
    kin: Open[str]
    """What he is to the late ruler, as `son`."""


class RegentCame(Event):
    """Somebody acts for a ruler who is a child, or for one who is dead."""

    clause: Open[str] = "CIV-6.5.2e"
    country: Open[Land]
    name: Open[Person]
    title: Open[str]
    ruler: Open[Person]
    """The child who reigns; empty while the throne is vacant."""
    age: Open[int]


class RegencyEnded(Event):
    """A ruler came of age."""

    clause: Open[str] = "CIV-6.5.2e"
    country: Open[Land]
    title: Open[str]
    name: Open[Person]
    regent: Open[Person]


class HeirNamed(Event):
    """A ruler named an heir, or nobody."""

    clause: Open[str] = "CIV-6.5.2c"
    country: Open[Land]
    name: Private[Person]


class ThroneDisputed(Event):
    """A ruler left no single heir, and two claim what he left."""

    clause: Open[str] = "CIV-6.5.2b"
    country: Open[Land]
    late: Open[Person]
    """The late ruler; empty where a council died."""
    first: Open[Person]
    second: Open[Person]
    council: Open[bool] = False
