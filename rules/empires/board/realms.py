"""The empires: leaders, treasuries, hands, and what a seat has ordered beforehand (section 2.3)."""

from typing import Annotated, Literal

from pydantic import Field

from rules.empires.board.tables import Character
from rules.kernel.orders.order import Given
from rules.kernel.state.models import Piece
from rules.kernel.state.secrets import Open, Own, Secret, face_down


class Leader(Piece):
    """Who leads an empire, and his ratings (EMP-H8.1)."""

    name: Open[str]
    combat: Open[int]
    administration: Open[int]
    diplomacy: Open[int]


class Reign(Piece):
    """A leader who is dead: his ratings, the year in which he died, and whether without an heir (EMP-H8.4)."""

    name: Open[str]
    combat: Open[int]
    administration: Open[int]
    diplomacy: Open[int]
    until: Open[int]
    heirless: Open[bool] = False


class Tally(Piece):
    """How a seat stood at the end of a round (EMP-H5.8)."""

    points: Open[int]
    score: Open[int]
    gold: Open[int]
    areas: Open[int]


class Guard(Piece):
    """Which areas defend themselves, with how much gold, and how often before one's own turn (EMP-H13)."""

    areas: Open[Literal["all", "none", "some"]] = "all"
    listed: Open[list[str]] = Field(default_factory=list)
    """The areas, where only some do."""
    gold: Open[int] = 0
    before: Open[int] = 2

    def covers(self, area: str) -> bool:
        """Tell whether an area defends itself."""
        return self.areas == "all" or (self.areas == "some" and area in self.listed)


class Contest(Piece):
    """Whom one yields an inheritance to, and for which areas one would rather be excommunicated (EMP-H5.23)."""

    yields: Open[list[str]] = Field(default_factory=list)
    refuse: Open[list[str]] = Field(default_factory=list)


class Regain(Piece):
    """How hard one tries to take back an area that broke away in heresy (EMP-H5.27)."""

    tries: Open[int] = 5
    extra: Open[int] = 3


class Standing(Piece):
    """What a seat has ordered for whenever it applies (EMP-H5.15)."""

    plan: Open[list[Given]] = Field(default_factory=list)
    """A sheet for a turn without orders."""
    guard: Open[Guard] = Field(default_factory=Guard)
    initiative: Open[Literal["early", "late"]] = "early"
    discard: Open[list[str]] = Field(default_factory=list)
    """Kinds of cards, the first to go first."""
    court: Open[list[str]] = Field(default_factory=list)
    """Areas, the dearest first."""
    contest: Open[Contest] = Field(default_factory=Contest)
    regain: Open[Regain] = Field(default_factory=Regain)


class Aim(Piece):
    """What a holding card is played on (section 5.3)."""

    area: Open[str] = ""
    seat: Open[str] = ""
    mode: Open[Literal["claim", "possession", ""]] = ""
    areas: Open[list[str]] = Field(default_factory=list)


class Post(Piece):
    """A card that waits for the moment to be played (EMP-H5.17, EMP-H5.18)."""

    card: Open[str]
    trigger: Open[Literal["next", "legal", "turn", "interregnum"]]
    seat: Open[str] = ""
    """Whose turn or interregnum; none: anybody's."""
    aims: Open[list[Aim]] = Field(default_factory=list)
    """The first that is legal is taken."""


class Foresight(Piece):
    """What may have come about once the orders given so far are carried out; it never holds anything when they are.

    An area may count as owned or not, tied or not, improved or not, whichever makes an order legal (EMP-H5.14).
    """

    owned: Open[list[str]] = Field(default_factory=list)
    """Targets of a conquest, a restoration or an inheritance."""
    tied: Open[list[str]] = Field(default_factory=list)
    improved: Open[list[str]] = Field(default_factory=list)
    """Targets of ruling, fortifying or converting."""
    warnings: Open[list[str]] = Field(default_factory=list)
    """What would make each order of the sheet lapse as things stand; empty where nothing would (EMP-H5.24)."""
    trims: Open[list[str]] = Field(default_factory=list)
    """To how much gold each order of the sheet is cut down as things stand; empty where it is not (EMP-H5.24)."""
    brought: Open[list[int]] = Field(default_factory=list)
    """How much gold each order of the sheet brings as things stand; below 0 what it costs."""


class Empire(Piece):
    """A seat: a dynasty, whose head a player is (section 2.3)."""

    id: Open[str]
    name: Open[str]
    colour: Open[str]
    about: Open[str] = ""
    holder: Open[Literal["player", "autopilot", "conceded"]] = "autopilot"
    language: Open[str]
    faith: Open[str]
    leader: Open[Leader]
    heirs: Open[list[str]]
    """Names of the leaders to come."""
    heirs_used: Open[int] = 0
    past: Open[list[Reign]] = Field(default_factory=list)
    """The leaders before, the first first."""
    worth: Open[dict[str, int]] = Field(default_factory=dict)
    """What each area of its own was worth when this round began."""
    measured: Open[int] = 0
    """Its par then."""
    book: Open[list[Tally]] = Field(default_factory=list)
    """How it stood at the end of each round so far."""
    character: Open[Character] = "steady"
    court: Open[str]
    """None: in exile."""
    gold: Open[int]
    claims: Open[list[str]]
    ties: Open[list[str]]
    """Areas, in scenario order, as the claims."""
    waivers: Open[list[str]] = Field(default_factory=list)
    """Seats toward which its ties count as friendly, in seat order."""
    hand: Annotated[list[str], Secret(blank=face_down)] = Field(default_factory=list)
    """Its kinds are its own to know, its number everybody's (EMP-19.2a1, EMP-19.2a2)."""
    front: Open[list[str]] = Field(default_factory=list)
    """Cards played and retained."""
    excommunicated: Open[bool] = False
    vacant: Open[bool] = False
    """Whether it was heirless and has begun no endeavour since (EMP-19.1f12)."""
    used: Open[int] = 0
    """Endeavours spent in this round, defences among them."""
    parried: Open[int] = 0
    """Defences among these."""
    worked: Open[list[str]] = Field(default_factory=list)
    """Areas taxed or plundered in its turn of this round."""
    restored: Open[int] = 0
    parley_called: Open[bool] = False
    par: Open[list[int]]
    """By the number of game turns (EMP-H26.3)."""
    standing: Own[Standing] = Field(default_factory=Standing)
    posts: Own[list[Post]] = Field(default_factory=list)
    sheet: Own[list[Given]] = Field(default_factory=list)
    """Main orders that are not carried out yet."""
    silent: Own[bool] = False
    """Whether it neither ordered anything for this turn nor said that it was ready: the caretaker acts (EMP-H5.13)."""
    foresight: Own[Foresight] = Field(default_factory=Foresight)
    reckoned: Own[dict[str, dict[str, int]]] = Field(default_factory=dict)
    """What made the rating of each endeavour of the sheet as it was written: place, then term, to amount."""
    lords: Own[dict[str, str]] = Field(default_factory=dict)
    """Whose the target of each endeavour of the sheet was as it was written."""

    def owners(self) -> tuple[str, ...]:
        """Say whose it is: its seat's."""
        return (self.id,)
