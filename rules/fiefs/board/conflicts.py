"""Wars and rebellions, who follows whom in them, and the battle at hand (section 2.2)."""

from typing import Annotated, Literal

from pydantic import Field

from rules.fiefs.board.forces import BattlePlan
from rules.fiefs.board.houses import Pretext
from rules.fiefs.board.tables import Season, Type
from rules.kernel.state.marks import Fixed
from rules.kernel.state.models import Piece
from rules.kernel.state.secrets import Open, Secret
from rules.kernel.table.results import Result

Warfare = Literal["war", "independence", "usurpation"]


class Opening(Piece):
    """How a declarer begins his first campaign (FIE-7.3)."""

    season: Open[Season] = "spring"
    fief: Open[str] = ""
    general: Open[Type] = "Kn"
    fleet: Open[str] = ""


class Offer(Piece):
    """Peace that one army's leader has sued for (FIE-10.1)."""

    by: Open[str]
    to: Open[str]
    turn: Open[int]
    """The campaign turn, 1 to 12, in which it was made."""


class Membership(Piece):
    """Whom a House follows in a conflict (FIE-5.10, FIE-11.2)."""

    army: Open[str]
    general: Open[Type] = "Kn"
    """What it would have its general's element be."""
    lands_open: Open[bool] = True
    """Whether armies with which it is not at war find its fiefs friendly (FIE-8.49)."""
    attends: Open[bool] = False
    """Whether season windows wait for it (FIE-17.8)."""
    stays_out: Open[bool] = False
    """Whether its head, a ruler, said that he mobilises nobody in this campaign (FIE-5.13)."""


class Conflict(Piece):
    """A war or a rebellion (section 2.2)."""

    id: Open[str]
    kind: Annotated[Open[Warfare], Fixed()]
    pretext: Open[Pretext | Literal[""]] = ""
    declarer: Annotated[Open[str], Fixed()]
    opponent: Annotated[Open[str], Fixed()]
    """Who declared, and who ruled the defending nation then; both lead, to the end (FIE-5.19)."""
    nation_a: Annotated[Open[str], Fixed()]
    nation_d: Annotated[Open[str], Fixed()]
    """Equal in a rebellion."""
    regions: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """Those contested."""
    original: Annotated[Open[dict[str, str]], Fixed()] = Field(default_factory=dict)
    """The nation of each contested region at the declaration."""
    declared: Open[int] = 0
    """The year of the declaration."""
    campaigns: Open[int] = 0
    """Campaigns begun."""
    began: Open[Season | Literal[""]] = ""
    """The season in which the first began; in it no neutral mobilises (FIE-5.13)."""
    fought: Open[int] = 0
    """The year of the latest campaign that was played to its end."""
    armies: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    members: Annotated[Open[dict[str, Membership]], Fixed()] = Field(default_factory=dict)
    """By House; each is in one army, or in none before sides are chosen."""
    initiative: Open[str] = ""
    """The army that has it."""
    offers: Annotated[Open[list[Offer]], Fixed()] = Field(default_factory=list)
    opening: Annotated[Opening | None, Secret(to="declarer"), Fixed()] = None
    arrays: Annotated[dict[str, BattlePlan], Secret(entries=True), Fixed()] = Field(default_factory=dict)
    """Battle plans, by House: for the battle at hand, or kept for all of this campaign (FIE-11.13)."""
    announced: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """Armies of neutrals that mobilised at the start of this season (FIE-5.15)."""
    honor: Open[int] = 0
    """How often side 1 has earned by ravaging in it (FIE-12.7)."""

    @property
    def rebellion(self) -> bool:
        """Whether it is a rebellion."""
        return self.kind != "war"


class Meeting(Piece):
    """An army that has to answer an enemy, or to leave a field that it lost (FIE-8.23, FIE-8.29, FIE-8.33)."""

    army: Open[str]
    """Whose leader answers."""
    enemy: Open[str]
    why: Open[Literal["entered", "sortie", "driven", "landed", "beaten"]]
    """An enemy came, or made a sortie; its fief is no longer friendly; it retreated onto an enemy; it lost a battle."""


class Outcome(Piece):
    """How a battle ended, for the campaign to carry out (FIE-9.10)."""

    winner: Open[str]
    """The army that won."""
    lost: Open[dict[str, list[int]]] = Field(default_factory=dict)
    """By army the numbers of its elements that were destroyed."""
    points: Open[dict[str, int]] = Field(default_factory=dict)
    """By House the prestige earned in it (FIE-12.1)."""
    told: Open[int] = 0
    """The event that told of it."""


class Reported(Result):
    """What a report of a battle on a table says, besides who won (FIE-11.5)."""

    attacker_lost: tuple[tuple[Type, int], ...] = ()
    defender_lost: tuple[tuple[Type, int], ...] = ()
    fallen: tuple[str, ...] = ()
    """Houses whose generals' elements were destroyed."""
    destroyed: tuple[tuple[str, int], ...] = ()
    """By House the enemy elements that it destroyed."""
    knights: tuple[tuple[str, int], ...] = ()
    """How many of those with a Kn element."""
    generals: tuple[tuple[str, int], ...] = ()
    """How many of those were generals' elements."""
    camp: tuple[str, ...] = ()
    """Houses of which an element entered the enemy camp."""


class Battle(Piece):
    """A battle about to be fought, or on a table (FIE-11.10)."""

    conflict: Open[str]
    fief: Open[str]
    attacker: Open[str]
    """Side A's army: the one that entered, sallied, or chose to fight."""
    defender: Open[str]
    venue: Open[Literal["auto", "table"]] = "auto"
    sortie: Open[bool] = False
    claims: Open[dict[str, Reported]] = Field(default_factory=dict)
    """What each leader reports (FIE-11.5)."""
    outcome: Open[Outcome | None] = None
    """How it ended; none while it is fought."""
