"""What can happen to the throne."""

from rules.civilized.world.called import Kin, Person, Title
from rules.civilized.world.facts import CountryEvent
from rules.kernel.state.secrets import Open, Private


class StrifePostponed(CountryEvent, clause="CIV-3.9.1b"):
    """A rebellion or civil war will come after the cycle."""

    kind: Open[str]
    year: Open[int]
    """The year in whose Spring it comes."""


class Acceded(CountryEvent, clause="CIV-6.5.2a"):
    """Somebody came to a throne that was vacant."""

    title: Open[Title]
    name: Open[Person]
    sex: Open[str]
    age: Open[int]
    house: Open[Kin]
    how: Open[str]
    """heir, faction, claim, rebel."""
    late: Open[Person]
    """The ruler before; empty where a council ruled."""
    kin: Open[str]
    """What he is to the late ruler, as `child`."""


class RegentCame(CountryEvent, clause="CIV-6.5.2e"):
    """Somebody acts for a ruler who is a child, or for one who is dead."""

    name: Open[Person]
    title: Open[Title]
    ruler: Open[Person]
    """The child who reigns; empty while the throne is vacant."""
    age: Open[int]


class RegencyEnded(CountryEvent, clause="CIV-6.5.2e"):
    """A ruler came of age."""

    title: Open[Title]
    name: Open[Person]
    regent: Open[Person]


class HeirNamed(CountryEvent, clause="CIV-6.5.2c"):
    """A ruler named an heir, or nobody."""

    heir: Private[Person]


class ThroneDisputed(CountryEvent, clause="CIV-6.5.2b"):
    """A ruler left no single heir, and two claim what he left."""

    late: Open[Person]
    """The late ruler; empty where a council died."""
    first: Open[Person]
    second: Open[Person]
    council: Open[bool] = False
