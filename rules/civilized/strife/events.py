"""What can happen to disputed thrones and revolts."""

from typing import Annotated

from rules.civilized.world.called import Land, Person, Place, Town
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Names


class ClaimantBacked(Event):
    """The player of a disputed country chose a side."""

    clause: str = "CIV-6.5.2h"
    country: Land
    name: Person


class CivilWarBegan(Event):
    """A country fell apart between two claimants."""

    clause: str = "CIV-6.5.2i"
    country: Land
    sides: tuple[Land, Land]
    """The factions, that of the first claimant first."""
    leaders: tuple[Person, Person]
    cities: tuple[tuple[Town, ...], tuple[Town, ...]]
    unaligned: tuple[Town, ...]
    treasury: Land
    """The faction that holds the treasury."""


class ForcesSided(Event):
    """Armies and fleets that lay at no city chose their side."""

    clause: str = "CIV-6.5.2j"
    country: Land
    forces: tuple[tuple[Place, int, Land], ...]
    """Hex, number of elements and ships, faction."""


class ClaimWon(Event):
    """One claimant had every city in order, and there was no war."""

    clause: str = "CIV-6.5.2m"
    country: Land
    winner: Person
    loser: Person
    cities: tuple[Town, ...]


class CourtParted(Event):
    """Who of a country's people went with which side."""

    clause: str = "CIV-6.5.0f"
    country: Land
    sides: tuple[Land, Land]
    people: tuple[tuple[Person, ...], tuple[Person, ...]]


class RebellionTested(Event):
    """More than half of a country's cities were in disorder, and it was drawn whether they revolt."""

    clause: str = "CIV-6.5.1a"
    country: Land
    unruly: int
    cities: int
    tax: int
    rebels: bool


class RebellionBegan(Event):
    """Cities revolted against a living ruler."""

    clause: str = "CIV-6.5.1f"
    country: Land
    faction: Land
    leader: Person
    standard: Town
    """The city in which it was raised."""
    joined: tuple[Town, ...]
    """The other cities that joined."""
    stayed: tuple[Town, ...]
    """The cities in disorder that stayed."""


class AllegianceTested(Event):
    """A city in strife was tested, and goes over, comes to order, or stays as it is."""

    clause: str = "CIV-6.5.3b"
    city: Town
    before: Land
    """Whose it was; empty for nobody's."""
    after: Land
    tax: int = 0
    """The rate tested, for a city that fell into disorder this Summer."""
    calmed: bool
    """Whether it is in order now; else it stays as it is until next year."""


class StrifeEnded(Event):
    """A rebellion or civil war ended by force, and the country is one again."""

    clause: str = "CIV-6.5.3g"
    country: Land
    kind: str
    """rebellion, civil."""
    winner: Annotated[str, Names()]
    """The leader, or the faction where a council leads."""
    loser: Annotated[str, Names()]
    cities: int
    treasury: int
    reason: str
    """none, disorder, joined: the loser had no city, none in order, or none that stayed."""


class CountryParted(Event):
    """A rebellion or civil war ended by agreement: two countries where there was one."""

    clause: str = "CIV-6.5.3i"
    country: Land
    names: tuple[Land, Land]
    cities: tuple[tuple[Town, ...], tuple[Town, ...]]


class WorkSteppedDown(Event):
    """A country gained a second work of which it may have one."""

    clause: str = "CIV-8.6.2e"
    country: Land
    city: Town
    work: str
    lesser: str
    """What is left of it; empty for nothing."""


class PeopleScattered(Event):
    """A country fell, and its people left the game."""

    clause: str = "CIV-2.2h"
    country: Land
    ruler: Person
    """Who went into exile; empty for nobody."""
    people: int


class SeatTaken(Event):
    """A player whose country fell took another."""

    clause: str = "CIV-6.5.0d"
    country: Land
    former: Land
