"""What can happen to disputed thrones and revolts."""

from rules.kernel.facts.events import Event


class ClaimantBacked(Event):
    """The player of a disputed country chose a side."""

    clause: str = "CIV-6.5.2h"
    country: str
    name: str


class CivilWarBegan(Event):
    """A country fell apart between two claimants."""

    clause: str = "CIV-6.5.2i"
    country: str
    sides: tuple[str, str]
    """The factions, that of the first claimant first."""
    leaders: tuple[str, str]
    cities: tuple[tuple[str, ...], tuple[str, ...]]
    unaligned: tuple[str, ...]
    treasury: str
    """The faction that holds the treasury."""


class ForcesSided(Event):
    """Armies and fleets that lay at no city chose their side."""

    clause: str = "CIV-6.5.2j"
    country: str
    forces: tuple[tuple[str, int, str], ...]
    """Hex, number of elements and ships, faction."""


class ClaimWon(Event):
    """One claimant had every city in order, and there was no war."""

    clause: str = "CIV-6.5.2m"
    country: str
    winner: str
    loser: str
    cities: tuple[str, ...]


class CourtParted(Event):
    """Who of a country's people went with which side."""

    clause: str = "CIV-6.5.0f"
    country: str
    sides: tuple[str, str]
    people: tuple[tuple[str, ...], tuple[str, ...]]


class RebellionTested(Event):
    """More than half of a country's cities were in disorder, and it was drawn whether they revolt."""

    clause: str = "CIV-6.5.1a"
    country: str
    unruly: int
    cities: int
    tax: int
    rebels: bool


class RebellionBegan(Event):
    """Cities revolted against a living ruler."""

    clause: str = "CIV-6.5.1f"
    country: str
    faction: str
    leader: str
    standard: str
    """The city in which it was raised."""
    joined: tuple[str, ...]
    """The other cities that joined."""
    stayed: tuple[str, ...]
    """The cities in disorder that stayed."""


class AllegianceTested(Event):
    """A city in strife was tested, and goes over, comes to order, or stays as it is."""

    clause: str = "CIV-6.5.3b"
    city: str
    before: str
    """Whose it was; empty for nobody's."""
    after: str
    tax: int = 0
    """The rate tested, for a city that fell into disorder this Summer."""
    calmed: bool
    """Whether it is in order now; else it stays as it is until next year."""


class StrifeEnded(Event):
    """A rebellion or civil war ended by force, and the country is one again."""

    clause: str = "CIV-6.5.3g"
    country: str
    kind: str
    """rebellion, civil."""
    winner: str
    """The leader, or the faction where a council leads."""
    loser: str
    cities: int
    treasury: int
    reason: str
    """none, disorder, joined: the loser had no city, none in order, or none that stayed."""


class CountryParted(Event):
    """A rebellion or civil war ended by agreement: two countries where there was one."""

    clause: str = "CIV-6.5.3i"
    country: str
    names: tuple[str, str]
    cities: tuple[tuple[str, ...], tuple[str, ...]]


class WorkSteppedDown(Event):
    """A country gained a second work of which it may have one."""

    clause: str = "CIV-8.6.2e"
    country: str
    city: str
    work: str
    lesser: str
    """What is left of it; empty for nothing."""


class PeopleScattered(Event):
    """A country fell, and its people left the game."""

    clause: str = "CIV-2.2h"
    country: str
    ruler: str
    """Who went into exile; empty for nobody."""
    people: int


class SeatTaken(Event):
    """A player whose country fell took another."""

    clause: str = "CIV-6.5.0d"
    country: str
    former: str
