"""What can happen in war, in the order of the year."""

from rules.kernel.facts.events import Audience, Event

Part = tuple[str, int]
"""A reason and its figure."""


class InitiativeSet(Event):
    """The order of play of a year was drawn."""

    clause: str = "CIV-6.8.1a"
    order: tuple[str, ...]


class WarBegan(Event):
    """A war began."""

    clause: str = "CIV-6.7.1c"
    attacker: str
    defender: str
    """Empty for a war for wild land."""
    kind: str
    declared: bool


class PerfidyMarked(Event):
    """A country invaded without declaration."""

    clause: str = "CIV-6.7.1e"
    country: str
    victim: str


class AgreementEnded(Event):
    """An agreement was broken, ran out, or ended with a war."""

    clause: str = "CIV-6.7.3a"
    kind: str
    parties: tuple[str, ...]
    cities: tuple[str, ...] = ()
    cause: str
    """broken, lapsed, war, captured, fallen."""
    by: str = ""


class PassageGranted(Event):
    """A country let another pass, or took that back."""

    clause: str = "CIV-6.8.3.1f"
    country: str
    other: str
    granted: bool


class WarEnded(Event):
    """A war ended."""

    clause: str = "CIV-HW1"
    attacker: str
    defender: str
    cause: str
    """peace, wilds, dormant, fallen, ruler."""


class GeneralNamed(Event):
    """A stack got a general."""

    clause: str = "CIV-ARM3"
    country: str
    name: str
    place: str


class ArmyMoved(Event):
    """Elements went from one place to another."""

    clause: str = "CIV-6.8.3a"
    country: str
    start: str
    goal: str
    types: tuple[str, ...]
    by: str
    """road, country, sea, or what sent them: home, retreat, withdraw, up, siege."""
    ships: tuple[str, ...] = ()


class ArmyStopped(Event):
    """A march ended before its goal."""

    clause: str = "CIV-6.8.3.3g"
    country: str
    place: str
    goal: str
    types: tuple[str, ...]


class StormLosses(Event):
    """A difficult stage cost elements."""

    clause: str = "CIV-6.8.3.3e"
    country: str
    place: str
    lost: tuple[str, ...]
    left: int


class VoyageRefused(Event):
    """A fleet did not dare the open sea."""

    clause: str = "CIV-6.8.3.3h"
    country: str
    place: str
    goal: str


class Engaged(Event):
    """An army invaded, met, relieved or sallied."""

    clause: str = "CIV-6.8.4.1a"
    number: int
    kind: str
    mover: str
    defender: str
    place: str
    terrain: str
    types: tuple[str, ...]
    """The mover's."""
    against: tuple[str, ...]
    """The defender's there."""
    generals: tuple[str, str] = ("", "")


class Answered(Event):
    """An invaded country gave its answer."""

    clause: str = "CIV-6.8.4.1b"
    number: int
    defender: str
    mover: str
    place: str
    answer: str


class EngagementLapsed(Event):
    """An engagement fell away."""

    clause: str = "CIV-6.8.1i"
    number: int
    mover: str
    place: str


class AidGiven(Event):
    """A country helped an ally, or (before revision 5) stayed out."""

    clause: str = "CIV-6.8.4.3d"
    country: str
    ally: str
    place: str
    types: tuple[str, ...] = ()
    points: int = 0


class StoodAside(Event):
    """Allies whom a fight concerned stayed out of it, each with the one whom it left alone."""

    clause: str = "CIV-6.8.4.3d"
    place: str
    allies: tuple[tuple[str, str], ...]


class Volley(Event):
    """A volley or a round of a battle: each pair with its dice and sums."""

    clause: str = "CIV-HB27"
    place: str
    name: str
    sides: tuple[str, str]
    command: tuple[int, int] = (0, 0)
    initiative: str = ""
    edge: int = 0
    arrived: tuple[str, ...] = ()
    pairs: tuple[tuple[int, bool, str, str, tuple[Part, ...], tuple[Part, ...], int, int, str], ...] = ()
    """Position, rough, both types, both sums, both scores, outcome."""
    losses: tuple[int, int]


class BattleFought(Event):
    """A battle was decided."""

    clause: str = "CIV-6.8.4.2a"
    number: int
    place: str
    terrain: str
    attacker: str
    defender: str
    forces: tuple[tuple[str, ...], tuple[str, ...]]
    """The types on both sides, main force, militia and contingents."""
    lost: tuple[tuple[str, ...], tuple[str, ...]]
    winner: str
    rounds: int = 0
    """0 for a battle on a table."""
    reported: bool = False
    helpers: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """The countries whose contingents fought on both sides."""
    colours: tuple[str, str] = ("", "")
    """Of both countries, for the card."""


class ExtraLost(Event):
    """A side that lost its general or its camp lost two elements more."""

    clause: str = "CIV-6.8.4.4c"
    country: str
    types: tuple[str, ...]


class GeneralFate(Event):
    """A general whose element was lost was drawn for."""

    clause: str = "CIV-HB20"
    country: str
    name: str
    fate: str
    """dies, wounded, away."""


class ArmyLost(Event):
    """An army that could go nowhere was destroyed."""

    clause: str = "CIV-6.8.4.4f"
    country: str
    place: str
    types: tuple[str, ...]
    ships: int = 0


class SiegeBegan(Event):
    """A siege began."""

    clause: str = "CIV-6.8.4.5a"
    besieger: str
    owner: str
    place: str


class SiegeDrawn(Event):
    """A siege was drawn for."""

    clause: str = "CIV-6.8.4.5n"
    besieger: str
    owner: str
    place: str
    target: int
    reasons: tuple[Part, ...]
    card: int
    """0 where none was drawn."""
    captured: bool
    lost: str = ""
    """The type of the element that a failure cost."""


class SiegeEnded(Event):
    """A siege was lifted."""

    clause: str = "CIV-6.8.4.5g"
    besieger: str
    place: str
    cause: str
    """weak, moved, beaten, winter, peace, gone."""


class PlaceCaptured(Event):
    """A city or a fort was captured."""

    clause: str = "CIV-6.8.4.6a"
    captor: str
    loser: str
    place: str
    fort: bool = False
    razed: bool = False
    population: int = 0
    hexes: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    """Elements and Warships lost in it."""
    ships: int = 0
    """Transport Ships taken."""
    palace: bool = False
    treasury: int = 0


class HexExplored(Event):
    """An army tried to annex a wild hex."""

    clause: str = "CIV-6.8.5e"
    country: str
    hex: str
    name: str
    seasons: int
    target: int
    card: int
    annexed: bool
    lost: str = ""


class ExplorersLeft(Event):
    """An army gave a wild hex up."""

    clause: str = "CIV-6.8.5g"
    country: str
    hex: str
    goal: str


class SeaFight(Event):
    """Warships fell upon a fleet."""

    clause: str = "CIV-HS1"
    mover: str
    interceptor: str
    port: str
    sunk: tuple[tuple[str, ...], tuple[str, ...]]
    driven: tuple[int, int]
    drowned: tuple[str, ...] = ()
    passed: bool
    rounds: int


class PiratesBeaten(Event):
    """The Warships of a port fought pirates."""

    clause: str = "CIV-HS9"
    country: str
    city: str
    pirates: int
    sunk: tuple[str, ...]
    beaten: bool


class WarPlanned(Event):
    """An autopilot made up its mind about a war."""

    clause: str = "CIV-4.6a"
    audience: Audience = "gamemaster"
    country: str
    kind: str
    target: str
    declares: bool


class WrongDone(Event):
    """What one country's act cost another was noted."""

    clause: str = "CIV-4.4.2d"
    victim: str
    offender: str
    value: int


class ResultReported(Event):
    """A side reported a battle fought on a table."""

    clause: str = "CIV-6.8.4.2e"
    number: int
    place: str
    by: str
    winner: str


class ResultSettled(Event):
    """A reported battle stands, is contested, is ruled, or is left to the dice."""

    clause: str = "CIV-6.8.4.2f"
    number: int
    place: str
    how: str
    """agreed, disputed, ruled, resolver."""
