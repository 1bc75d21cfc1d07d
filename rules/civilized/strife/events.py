"""What can happen to disputed thrones and revolts."""

from typing import Annotated

from rules.civilized.world.called import Land, Person, Place, Town
from rules.kernel.facts.events import Event
from rules.kernel.state.marks import Names
from rules.kernel.state.secrets import Open, Private


class ClaimantBacked(Event, clause="CIV-6.5.2h"):
    """The player of a disputed country chose a side."""

    country: Open[Land]
    name: Private[Person]


class CivilWarBegan(Event, clause="CIV-6.5.2i"):
    """A country fell apart between two claimants."""

    country: Open[Land]
    sides: Open[tuple[Land, Land]]
    """The factions, that of the first claimant first."""
    leaders: Open[tuple[Person, Person]]
    cities: Open[tuple[tuple[Town, ...], tuple[Town, ...]]]
    unaligned: Open[tuple[Town, ...]]
    treasury: Open[Land]
    """The faction that holds the treasury."""


class ForcesSided(Event, clause="CIV-6.5.2j"):
    """Armies and fleets that lay at no city chose their side."""

    country: Open[Land]
    forces: Open[tuple[tuple[Place, int, Land], ...]]
    """Hex, number of elements and ships, faction."""


class ClaimWon(Event, clause="CIV-6.5.2m"):
    """One claimant had every city in order, and there was no war."""

    country: Open[Land]
    winner: Open[Person]
    loser: Open[Person]
    cities: Open[tuple[Town, ...]]


class CourtParted(Event, clause="CIV-6.5.0f"):
    """Who of a country's people went with which side."""

    country: Open[Land]
    sides: Open[tuple[Land, Land]]
    people: Open[tuple[tuple[Person, ...], tuple[Person, ...]]]


class RebellionTested(Event, clause="CIV-6.5.1a"):
    """More than half of a country's cities were in disorder, and it was drawn whether they revolt."""

    country: Open[Land]
    unruly: Open[int]
    cities: Open[int]
    tax: Open[int]
    rebels: Open[bool]


class RebellionBegan(Event, clause="CIV-6.5.1f"):
    """Cities revolted against a living ruler."""

    country: Open[Land]
    faction: Open[Land]
    leader: Open[Person]
    standard: Open[Town]
    """The city in which it was raised."""
    joined: Open[tuple[Town, ...]]
    """The other cities that joined."""
    stayed: Open[tuple[Town, ...]]
    """The cities in disorder that stayed."""


class AllegianceTested(Event, clause="CIV-6.5.3b"):
    """A city in strife was tested, and goes over, comes to order, or stays as it is."""

    city: Open[Town]
    before: Open[Land]
    """Whose it was; empty for nobody's."""
    after: Open[Land]
    tax: Open[int] = 0
    """The rate tested, for a city that fell into disorder this Summer."""
    calmed: Open[bool]
    """Whether it is in order now; else it stays as it is until next year."""


class StrifeEnded(Event, clause="CIV-6.5.3g"):
    """A rebellion or civil war ended by force, and the country is one again."""

    country: Open[Land]
    kind: Open[str]
    """rebellion, civil."""
    winner: Open[Annotated[str, Names()]]
    """The leader, or the faction where a council leads."""
    loser: Open[Annotated[str, Names()]]
    cities: Open[int]
    reason: Open[str]
    """none, disorder, joined: the loser had no city, none in order, or none that stayed."""


class CountryParted(Event, clause="CIV-6.5.3i"):
    """A rebellion or civil war ended by agreement: two countries where there was one."""

    country: Open[Land]
    names: Open[tuple[Land, Land]]
    cities: Open[tuple[tuple[Town, ...], tuple[Town, ...]]]


class WorkSteppedDown(Event, clause="CIV-8.6.2e"):
    """A country gained a second work of which it may have one."""

    country: Open[Land]
    city: Open[Town]
    work: Open[str]
    lesser: Open[str]
    """What is left of it; empty for nothing."""


class PeopleScattered(Event, clause="CIV-2.2h"):
    """A country fell, and its people left the game."""

    country: Open[Land]
    ruler: Open[Person]
    """Who went into exile; empty for nobody."""
    people: Open[int]


class SeatTaken(Event, clause="CIV-6.5.0d"):
    """A player whose country fell took another."""

    country: Open[Land]
    former: Open[Land]
