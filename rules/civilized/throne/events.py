"""What can happen to the throne."""

from rules.kernel.facts.events import Event


class StrifePostponed(Event):
    """A rebellion or civil war will come after the cycle."""

    clause: str = "CIV-3.9.1b"
    country: str
    kind: str
    year: int
    """The year in whose Spring it comes."""


class Acceded(Event):
    """Somebody came to a throne that was vacant."""

    clause: str = "CIV-6.5.2a"
    country: str
    title: str
    name: str
    sex: str
    age: int
    house: str
    how: str
    """heir, faction, claim, rebel."""
    late: str
    """The ruler before; empty where a council ruled."""
    kin: str
    """What he is to the late ruler, as `son`."""


class RegentCame(Event):
    """Somebody acts for a ruler who is a child, or for one who is dead."""

    clause: str = "CIV-6.5.2e"
    country: str
    name: str
    title: str
    ruler: str
    """The child who reigns; empty while the throne is vacant."""
    age: int


class RegencyEnded(Event):
    """A ruler came of age."""

    clause: str = "CIV-6.5.2e"
    country: str
    title: str
    name: str
    regent: str


class HeirNamed(Event):
    """A ruler named an heir, or nobody."""

    clause: str = "CIV-6.5.2c"
    country: str
    name: str


class ThroneDisputed(Event):
    """A ruler left no single heir, and two claim what he left."""

    clause: str = "CIV-6.5.2b"
    country: str
    late: str
    """The late ruler; empty where a council died."""
    first: str
    second: str
    council: bool = False
