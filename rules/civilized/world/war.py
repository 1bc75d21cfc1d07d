"""The nouns of treaties and war; the world holds them (section 2 of the rulebook of war)."""

from typing import Any, Literal

from pydantic import Field

from rules.kernel.orders.order import Given
from rules.kernel.state.models import Piece

Season = Literal["Spring", "Summer", "Autumn", "Winter"]
Lead = Literal["front", "rear"]
"""Where a general fights: in the line, or behind it while others are left."""
OnStorm = Literal["continue", "halt", "return"]


Part = tuple[str, int]
"""A reason and its figure."""


class Care(Piece):
    """What a country does on the way: in which order elements are lost, and whether a march goes on."""

    loss_order: list[str] = Field(default_factory=list)
    """Types; those left out follow in the order of `tables_war.LOSS_ORDER`."""
    on_storm: OnStorm = "continue"
    floor: int = 0
    """A group left with fewer elements returns."""


class Preferences(Piece):
    """A seat's standing preferences in war (CIV-ARM5)."""

    care: Care = Field(default_factory=Care)
    marches: dict[str, Care] = Field(default_factory=dict)
    """`Spring 0404` to what holds for that march alone."""
    battle_line: list[str] = Field(default_factory=list)
    rough_line: list[str] = Field(default_factory=list)
    lead: Lead = "rear"
    intercept: bool = True
    retreat: list[str] = Field(default_factory=list)
    """Cities, first choice first."""
    quarters: dict[str, str] = Field(default_factory=dict)
    """Hex to the city where its stack is to winter this year."""


class WarPlan(Piece):
    """A war that an autopilot prepares, or means to declare this Winter (CIV-4.6b)."""

    kind: str
    target: str = ""
    """A country; empty for wild land."""
    ready: bool = False
    """Whether it is declared this Winter."""


class Fort(Piece):
    """A fort on a hex without city."""

    hex: str
    owner: str
    city: str
    """The city that paid for it; empty once that is abandoned."""


class Agreement(Piece):
    """What two countries have agreed; trade is between two cities."""

    id: str
    kind: Literal["land_trade", "sea_trade", "pact", "access", "defensive", "military"]
    parties: list[str]
    """Two countries; of access, the grantor first."""
    cities: list[str] = Field(default_factory=list)
    start: int
    notice: int | None = None
    """The year in whose Winter a pact lapses."""
    third: str = ""
    """The country beyond to which an access leads; empty for any."""
    purpose: Literal["", "trade", "military", "both"] = ""
    """What an access is for."""
    suspended: bool = False
    """Whether it rests, because nobody holds the capital of a country in civil war (CIV-6.5.0g)."""


class War(Piece):
    """A war between two countries, or of one country for wild land."""

    id: str
    attacker: str
    defender: str = ""
    kind: str = ""
    start: int
    declared: bool = True
    last: int | None = None
    """The year of its last act; None: it began without one."""
    wild: list[str] = Field(default_factory=list)
    """The wild hexes that are its first purpose (CIV-6.7.2b)."""
    in_land: list[str] = Field(default_factory=list)
    """The sides whose field army stood in the other's land at the end of Autumn (CIV-7.2k)."""
    generals: dict[str, str] = Field(default_factory=dict)
    """Side to the character who led it there; none for a captain."""
    gained: dict[str, list[str]] = Field(default_factory=dict)
    """Side to the hexes and cities that it has won in this war."""
    damage: dict[str, int] = Field(default_factory=dict)
    """Side to what this war has cost it, in points (CIV-4.4.2e)."""


class Siege(Piece):
    """A siege, by its hex."""

    hex: str
    besieger: str
    came: str
    """The hex from which the besieger entered."""
    year: int
    season: Season
    draws: int = 0
    """How often it has been drawn for, 0 to 3."""


class Exploration(Piece):
    """An army's work in a wild hex."""

    country: str
    hex: str
    came: str
    seasons: int = 0
    """Complete ones."""
    last: str = ""
    """The year and season last completed."""
    then: list[str] = Field(default_factory=list)
    """Where the army goes on when the hex is its country's; secret."""


class Ordered(Piece):
    """A maneuver that a seat has ordered and that is not yet carried out; secret."""

    seat: str
    season: Season
    given: Season
    """The season in whose window it was given."""
    order: str
    fields: dict[str, Any]  # Any: JSON, read back by the order's own model
    claims: list[str] = Field(default_factory=list)
    """The elements and ships that it takes, if it was given in its own season."""


class Engagement(Piece):
    """An invasion, a meeting, a relief or a sally of this season."""

    number: int
    kind: Literal["invasion", "meeting", "relief", "sally"]
    mover: str
    defender: str
    came: str = ""
    """The hex of the last step; empty by road and sea, and for a sally."""
    back: str = ""
    """The hex from which its march began."""
    hex: str
    elements: list[str]
    """The mover's."""
    fighters: list[str] = Field(default_factory=list)
    """Who fights its battle on a table: both sides' elements and their contingents'."""
    witnessed: bool = False
    """Whether others than its main protagonists may confirm its report (CIV-6.8.4.2d)."""
    answer: Literal["", "battle", "siege", "withdraw", "ignore"] = ""
    result: str = ""
    """Empty while it waits for its decision; else the winner, or what became of it."""


class Wrong(Piece):
    """What the act of one country cost another (CIV-4.4.2d)."""

    id: str
    victim: str
    offender: str
    year: int
    value: int
    """Points, with the people and the growth lost."""
    settled: bool = False


class Perfidy(Piece):
    """The mark of a country that invaded without a declaration, while those who ruled it then live (CIV-6.7.1e)."""

    country: str
    rulers: list[str]
    """The ruler, or the council of that day."""


class Mission(Piece):
    """A diplomatic mission."""

    id: str
    owner: str
    sponsor: str
    """A city."""
    host: str
    """A country."""
    leader: str = ""
    """Empty while a new envoy is being found."""
    state: Literal["raised", "moving", "active", "recalled"] = "raised"
    raised: int
    """The year."""
    acted: int = 0
    """The actions that it has ordered this turn (CIV-7.2a)."""


class Proposal(Piece):
    """What an owner puts to a host in one Winter; only the two know it (CIV-7.2b)."""

    id: str
    owner: str
    host: str
    mission: str = ""
    """The mission that puts it; empty for a general in the enemy's land."""
    given: Given
    """The order that makes it, as it was given."""
    words: str
    """What is proposed, in a few words."""
    lots: int = 0
    """The lots that it may use."""
    accepted: bool = False
    """Whether a player who is host has accepted it."""
    agreed: bool = False
    """Whether its host has agreed, while another is asked as well (CIV-7.3g)."""
    parting: bool = False
    """Whether it asks a faction to part in peace from the other (CIV-7.2n)."""
