"""The nouns of treaties and war; the world holds them (section 2 of the rulebook of war)."""

from typing import Any, Literal

from pydantic import Field

from rules.civilized.world.asking import Asked
from rules.kernel.state.models import Piece
from rules.kernel.state.secrets import Open, Own

Season = Literal["Spring", "Summer", "Autumn", "Winter"]
Lead = Literal["front", "rear"]
"""Where a general fights: in the line, or behind it while others are left."""
OnStorm = Literal["continue", "halt", "return"]


Part = tuple[str, int]
"""A reason and its figure."""


class Care(Piece):
    """What a country does on the way: in which order elements are lost, and whether a march goes on."""

    loss_order: Open[list[str]] = Field(default_factory=list)
    """Types; those left out follow in the order of `tables_war.LOSS_ORDER`."""
    on_storm: Open[OnStorm] = "continue"
    floor: Open[int] = 0
    """A group left with fewer elements returns."""


class Preferences(Piece):
    """A seat's standing preferences in war (CIV-ARM5)."""

    care: Open[Care] = Field(default_factory=Care)
    marches: Open[dict[str, Care]] = Field(default_factory=dict)
    """`Spring 0404` to what holds for that march alone."""
    battle_line: Open[list[str]] = Field(default_factory=list)
    rough_line: Open[list[str]] = Field(default_factory=list)
    lead: Open[Lead] = "rear"
    intercept: Open[bool] = True
    retreat: Open[list[str]] = Field(default_factory=list)
    """Cities, first choice first."""
    quarters: Open[dict[str, str]] = Field(default_factory=dict)
    """Hex to the city where its stack is to winter this year."""


class WarPlan(Piece):
    """A war that an autopilot prepares, or means to declare this Winter (CIV-4.6b)."""

    kind: Open[str]
    target: Open[str] = ""
    """A country; empty for wild land."""
    ready: Open[bool] = False
    """Whether it is declared this Winter."""


class Fort(Piece):
    """A fort on a hex without city."""

    hex: Open[str]
    owner: Open[str]
    city: Open[str]
    """The city that paid for it; empty once that is abandoned."""


class Agreement(Piece):
    """What two countries have agreed; trade is between two cities."""

    id: Open[str]
    kind: Open[Literal["land_trade", "sea_trade", "pact", "access", "defensive", "military", "students"]]
    parties: Open[list[str]]
    """Two countries; of access and of places for students, the grantor first."""
    cities: Open[list[str]] = Field(default_factory=list)
    start: Open[int]
    notice: Open[int | None] = None
    """The year in whose Winter a pact lapses."""
    third: Open[str] = ""
    """The country beyond to which an access leads; empty for any."""
    purpose: Open[Literal["", "trade", "military", "both"]] = ""
    """What an access is for."""
    suspended: Open[bool] = False
    """Whether it rests, because nobody holds the capital of a country in civil war (CIV-6.5.0g)."""


class War(Piece):
    """A war between two countries, or of one country for wild land."""

    id: Open[str]
    attacker: Open[str]
    defender: Open[str] = ""
    kind: Open[str] = ""
    start: Open[int]
    declared: Open[bool] = True
    last: Open[int | None] = None
    """The year of its last act; None: it began without one."""
    wild: Open[list[str]] = Field(default_factory=list)
    """The wild hexes that are its first purpose (CIV-6.7.2b)."""
    in_land: Open[list[str]] = Field(default_factory=list)
    """The sides whose field army stood in the other's land at the end of Autumn (CIV-7.2k)."""
    generals: Open[dict[str, str]] = Field(default_factory=dict)
    """Side to the character who led it there; none for a captain."""
    gained: Open[dict[str, list[str]]] = Field(default_factory=dict)
    """Side to the hexes and cities that it has won in this war."""
    damage: Open[dict[str, int]] = Field(default_factory=dict)
    """Side to what this war has cost it, in points (CIV-4.4.2e)."""


class Siege(Piece):
    """A siege, by its hex."""

    hex: Open[str]
    besieger: Open[str]
    came: Open[str]
    """The hex from which the besieger entered."""
    year: Open[int]
    season: Open[Season]
    draws: Open[int] = 0
    """How often it has been drawn for, 0 to 3."""


class Exploration(Piece):
    """An army's work in a wild hex."""

    country: Open[str]
    hex: Open[str]
    came: Open[str]
    seasons: Open[int] = 0
    """Complete ones."""
    last: Open[str] = ""
    """The year and season last completed."""
    then: Own[list[str]] = Field(default_factory=list)
    """Where the army goes on when the hex is its country's."""

    def owners(self) -> tuple[str, ...]:
        """Say whose it is: it is that of the country whose army explores."""
        return (self.country,)


class Ordered(Piece):
    """A maneuver that a seat has ordered and that is not yet carried out."""

    seat: Open[str]
    season: Open[Season]
    given: Open[Season]
    """The season in whose window it was given."""
    order: Open[str]
    fields: Open[dict[str, Any]]  # Any: JSON, read back by the order's own model
    claims: Open[list[str]] = Field(default_factory=list)
    """The elements and ships that it takes, if it was given in its own season."""

    def owners(self) -> tuple[str, ...]:
        """Say whose it is: it is that of the seat that ordered it."""
        return (self.seat,)


class Engagement(Piece):
    """An invasion, a meeting, a relief or a sally of this season."""

    number: Open[int]
    kind: Open[Literal["invasion", "meeting", "relief", "sally"]]
    mover: Open[str]
    defender: Open[str]
    came: Open[str] = ""
    """The hex of the last step; empty by road and sea, and for a sally."""
    back: Open[str] = ""
    """The hex from which its march began."""
    hex: Open[str]
    elements: Open[list[str]]
    """The mover's."""
    fighters: Open[list[str]] = Field(default_factory=list)
    """Who fights its battle on a table: both sides' elements and their contingents'."""
    witnessed: Open[bool] = False
    """Whether others than its main protagonists may confirm its report (CIV-6.8.4.2d)."""
    answer: Open[Literal["", "battle", "siege", "withdraw", "ignore"]] = ""
    result: Open[str] = ""
    """Empty while it waits for its decision; else the winner, or what became of it."""


class Wrong(Piece):
    """What the act of one country cost another (CIV-4.4.2d)."""

    id: Open[str]
    victim: Open[str]
    offender: Open[str]
    year: Open[int]
    value: Open[int]
    """Points, with the people and the growth lost."""
    settled: Open[bool] = False


class Perfidy(Piece):
    """The mark of a country that invaded without a declaration, while those who ruled it then live (CIV-6.7.1e)."""

    country: Open[str]
    rulers: Open[list[str]]
    """The ruler, or the council of that day."""


class Mission(Piece):
    """A diplomatic mission."""

    id: Open[str]
    owner: Open[str]
    sponsor: Open[str]
    """A city."""
    host: Open[str]
    """A country."""
    leader: Open[str] = ""
    """Empty while a new envoy is being found."""
    state: Open[Literal["raised", "moving", "active", "recalled"]] = "raised"
    raised: Open[int]
    """The year."""
    acted: Open[int] = 0
    """The actions that it has ordered this turn (CIV-7.2a)."""


class Proposal(Piece):
    """What an owner puts to a host in one Winter; only the two know it (CIV-7.2b)."""

    id: Open[str]
    asked: Open[Asked]
    mission: Open[str] = ""
    """The mission that puts it; empty for a general in the enemy's land."""
    lots: Open[int] = 0
    """The lots that it may use."""
    accepted: Open[bool] = False
    """Whether a player who is host has accepted it."""
    agreed: Open[bool] = False
    """Whether its host has agreed, while another is asked as well (CIV-7.3g)."""

    def owners(self) -> tuple[str, ...]:
        """Say whose it is: it is that of the two whom it concerns."""
        return (self.asked.owner, self.asked.host)
