"""What can happen to the throne."""

from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Private


class StrifePostponed(Event):
    """A rebellion or civil war will come after the cycle."""

    clause: Open[str] = "CIV-3.9.1b"
    country: Open[str]
    kind: Open[str]
    year: Open[int]
    """The year in whose Spring it comes."""


class Acceded(Event):
    """Somebody came to a throne that was vacant."""

    clause: Open[str] = "CIV-6.5.2a"
    country: Open[str]
    title: Open[str]
    name: Open[str]
    sex: Open[str]
    age: Open[int]
    house: Open[str]
    how: Open[str]
    """heir, faction, claim, rebel."""
    late: Open[str]
    """The ruler before; empty where a council ruled."""
    kin: Open[str]
    """What he is to the late ruler, as `son`."""


class RegentCame(Event):
    """Somebody acts for a ruler who is a child, or for one who is dead."""

    clause: Open[str] = "CIV-6.5.2e"
    country: Open[str]
    name: Open[str]
    title: Open[str]
    ruler: Open[str]
    """The child who reigns; empty while the throne is vacant."""
    age: Open[int]


class RegencyEnded(Event):
    """A ruler came of age."""

    clause: Open[str] = "CIV-6.5.2e"
    country: Open[str]
    title: Open[str]
    name: Open[str]
    regent: Open[str]


class HeirNamed(Event):
    """A ruler named an heir, or nobody."""

    clause: Open[str] = "CIV-6.5.2c"
    country: Open[str]
    name: Private[str]


class ThroneDisputed(Event):
    """A ruler left no single heir, and two claim what he left."""

    clause: Open[str] = "CIV-6.5.2b"
    country: Open[str]
    late: Open[str]
    """The late ruler; empty where a council died."""
    first: Open[str]
    second: Open[str]
    council: Open[bool] = False
