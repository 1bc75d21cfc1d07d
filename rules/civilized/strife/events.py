"""What can happen to disputed thrones and revolts."""

from rules.kernel.facts.events import Event
from rules.kernel.state.secrets import Open, Private


class ClaimantBacked(Event):
    """The player of a disputed country chose a side."""

    clause: Open[str] = "CIV-6.5.2h"
    country: Open[str]
    name: Private[str]


class CivilWarBegan(Event):
    """A country fell apart between two claimants."""

    clause: Open[str] = "CIV-6.5.2i"
    country: Open[str]
    sides: Open[tuple[str, str]]
    """The factions, that of the first claimant first."""
    leaders: Open[tuple[str, str]]
    cities: Open[tuple[tuple[str, ...], tuple[str, ...]]]
    unaligned: Open[tuple[str, ...]]
    treasury: Open[str]
    """The faction that holds the treasury."""


class ForcesSided(Event):
    """Armies and fleets that lay at no city chose their side."""

    clause: Open[str] = "CIV-6.5.2j"
    country: Open[str]
    forces: Open[tuple[tuple[str, int, str], ...]]
    """Hex, number of elements and ships, faction."""


class ClaimWon(Event):
    """One claimant had every city in order, and there was no war."""

    clause: Open[str] = "CIV-6.5.2m"
    country: Open[str]
    winner: Open[str]
    loser: Open[str]
    cities: Open[tuple[str, ...]]


class CourtParted(Event):
    """Who of a country's people went with which side."""

    clause: Open[str] = "CIV-6.5.0f"
    country: Open[str]
    sides: Open[tuple[str, str]]
    people: Open[tuple[tuple[str, ...], tuple[str, ...]]]


class RebellionTested(Event):
    """More than half of a country's cities were in disorder, and it was drawn whether they revolt."""

    clause: Open[str] = "CIV-6.5.1a"
    country: Open[str]
    unruly: Open[int]
    cities: Open[int]
    tax: Open[int]
    rebels: Open[bool]


class RebellionBegan(Event):
    """Cities revolted against a living ruler."""

    clause: Open[str] = "CIV-6.5.1f"
    country: Open[str]
    faction: Open[str]
    leader: Open[str]
    standard: Open[str]
    """The city in which it was raised."""
    joined: Open[tuple[str, ...]]
    """The other cities that joined."""
    stayed: Open[tuple[str, ...]]
    """The cities in disorder that stayed."""


class AllegianceTested(Event):
    """A city in strife was tested, and goes over, comes to order, or stays as it is."""

    clause: Open[str] = "CIV-6.5.3b"
    city: Open[str]
    before: Open[str]
    """Whose it was; empty for nobody's."""
    after: Open[str]
    tax: Open[int] = 0
    """The rate tested, for a city that fell into disorder this Summer."""
    calmed: Open[bool]
    """Whether it is in order now; else it stays as it is until next year."""


class StrifeEnded(Event):
    """A rebellion or civil war ended by force, and the country is one again."""

    clause: Open[str] = "CIV-6.5.3g"
    country: Open[str]
    kind: Open[str]
    """rebellion, civil."""
    winner: Open[str]
    """The leader, or the faction where a council leads."""
    loser: Open[str]
    cities: Open[int]
    reason: Open[str]
    """none, disorder, joined: the loser had no city, none in order, or none that stayed."""


class CountryParted(Event):
    """A rebellion or civil war ended by agreement: two countries where there was one."""

    clause: Open[str] = "CIV-6.5.3i"
    country: Open[str]
    names: Open[tuple[str, str]]
    cities: Open[tuple[tuple[str, ...], tuple[str, ...]]]


class WorkSteppedDown(Event):
    """A country gained a second work of which it may have one."""

    clause: Open[str] = "CIV-8.6.2e"
    country: Open[str]
    city: Open[str]
    work: Open[str]
    lesser: Open[str]
    """What is left of it; empty for nothing."""


class PeopleScattered(Event):
    """A country fell, and its people left the game."""

    clause: Open[str] = "CIV-2.2h"
    country: Open[str]
    ruler: Open[str]
    """Who went into exile; empty for nobody."""
    people: Open[int]


class SeatTaken(Event):
    """A player whose country fell took another."""

    clause: Open[str] = "CIV-6.5.0d"
    country: Open[str]
    former: Open[str]
