"""Armies, detachments and fleets, with their leaders' orders to them (section 2.2)."""

from typing import Annotated, Literal

from pydantic import Field

from rules.fiefs.board.tables import LINE, LOSE_FOOT, LOSE_MOUNTED, MOUNTED, Type
from rules.kernel.state.marks import Fixed
from rules.kernel.state.models import Piece
from rules.kernel.state.secrets import Open, Own

Side = Literal[1, 2]
"""1 is the declarer's, 2 that of whom he declared on."""
Marker = Literal["control", "claim"]
Status = Literal["unraised", "assembling", "ready", "disbanded"]
Stance = Literal["fast", "shelter", "avoid", "prudent"]
Posture = Literal["press", "steady", "hold"]
Act = Literal[
    "assemble", "move", "besiege", "ravage", "recruit", "encamp", "sortie", "hold", "take", "seek", "raise_fleet"
]
"""What an army does in its turn (FIE-7.7, FIE-14.5); `take` and `seek` are errands of a plan (FIE-7.9)."""
Deed = Literal["detach", "rejoin", "move", "besiege", "ravage", "encamp", "sail"]
"""What is ordered of detachments and fleets (FIE-13, FIE-14)."""


class Element(Piece):
    """An element of an army (FIE-8.12)."""

    id: Open[int]
    type: Open[Type]
    general: Open[str] = ""
    """The House whose general's element it is."""
    dismounted: Open[bool] = False
    """A mounted general's on foot counts as Bd (FIE-8.48)."""

    @property
    def mounted(self) -> bool:
        """Whether it rides now."""
        return self.type in MOUNTED and not self.dismounted

    @property
    def fights_as(self) -> Type:
        """The type as which it fights now."""
        return "Bd" if self.dismounted else self.type


class Task(Piece):
    """What a leader orders of a detachment or his fleet, besides what his army does in a turn (section 5.4)."""

    order: Open[Deed]
    marker: Open[str] = ""
    """The detachment's, `1` to `12`; for one to be made the parent's, none for the army (FIE-13.2)."""
    types: Open[dict[Type, int]] = Field(default_factory=dict)
    """The elements of a new detachment."""
    to: Open[str] = ""
    """Where it is made, or goes."""
    path: Open[list[str]] = Field(default_factory=list)
    after: Open[bool] = False
    """Whether it waits for what the army does (FIE-13.5)."""


class Item(Piece):
    """An item of a plan (FIE-7.9)."""

    act: Open[Act]
    to: Open[str] = ""
    """The fief of a move, an assembly or `take`; the army of `seek`."""
    path: Open[list[str]] = Field(default_factory=list)
    attack: Open[bool] = False
    recruit: Open[Type | Literal["any", ""]] = ""
    general: Open[Type | Literal[""]] = ""
    keep: Open[list[Type]] = Field(default_factory=list)
    times: Open[int] = 1
    instead: Open[Literal["hold", "encamp", "besiege", "marshal"]] = "hold"
    """What it does where the item is illegal: the item's `else`."""
    tasks: Open[list[Task]] = Field(default_factory=list)
    begun: Open[bool] = False
    """Whether a turn has been spent on it."""


class Losses(Piece):
    """In which order an army loses elements to attrition (FIE-8.46)."""

    mounted: Open[list[Type]] = Field(default_factory=lambda: list(LOSE_MOUNTED))
    foot: Open[list[Type]] = Field(default_factory=lambda: list(LOSE_FOOT))
    rest: Open[Literal["foot", "mounted"]] = "foot"


class Award(Piece):
    """Whom a leader gives a conquered fief's other marker, the next first (FIE-9.5a)."""

    seats: Open[list[str]] = Field(default_factory=list)
    marker: Open[Marker] = "claim"


class Siege(Piece):
    """A siege that an army has begun (FIE-8.42)."""

    fief: Open[str]
    spent: Open[int] = 0
    """Campaign turns already spent on it."""


class Troops(Piece):
    """What an army and a detachment have alike."""

    id: Open[str]
    elements: Open[list[Element]] = Field(default_factory=list)
    fief: Open[str] = ""
    """None while it is off the board."""
    inside: Open[bool] = False
    """Whether it is shut in the fortress of its fief."""
    encamped: Open[bool] = False
    siege: Open[Siege | None] = None
    retreats: Open[int] = 0
    left: Open[list[str]] = Field(default_factory=list)
    """How often it retreated in this campaign turn, and from where."""
    trail: Open[list[str]] = Field(default_factory=list)
    """The places that it has passed in a season, the first where it stood: what the map shows as an arrow."""
    trail_of: Open[str] = ""
    """The season of its trail, as the world calls it."""

    def walk(self, season: str, place: str) -> None:
        """Keep where it goes, after where it stands, for the map; a trail is one season's."""
        before = self.trail if self.trail_of == season and self.trail else [self.fief]
        self.trail, self.trail_of = [*before, place], season

    @property
    def on_board(self) -> bool:
        """Whether it is on the board: a detachment is, as long as it has elements."""
        return bool(self.elements)

    @property
    def in_field(self) -> bool:
        """Whether it stands in the field, and is not shut in."""
        return self.on_board and not self.inside


class Army(Troops):
    """An army of a conflict, with its leader's orders to it."""

    conflict: Annotated[Open[str], Fixed()]
    side: Annotated[Open[Side], Fixed()]
    leader: Annotated[Open[str], Fixed()]
    """Fixed for the conflict (FIE-5.19)."""
    nation: Annotated[Open[str], Fixed()]
    """None for rebels."""
    raised_from: Annotated[Open[str], Fixed()]
    """An army list, by its id."""
    status: Open[Status] = "unraised"
    reserve: Open[dict[Type, int]] = Field(default_factory=dict)
    """Elements lost, by their type (FIE-8.51)."""
    next_element: Annotated[Open[int], Fixed()] = 1
    disbanded_year: Open[int | None] = None
    raised_turn: Open[int] = 0
    """The campaign turn, 1 to 12, in which it began to assemble (FIE-8.4)."""
    at_peace: Open[list[str]] = Field(default_factory=list)
    """Armies of the other side with which it has made peace (FIE-10.3)."""
    upset: Open[bool] = False
    """Whether something befell it in this campaign turn (FIE-7.11)."""
    council: Open[bool] = False
    """Whether its leader has had his council this season (FIE-7.11a)."""
    plan: Annotated[Own[list[Item]], Fixed()] = Field(default_factory=list)
    rest: Annotated[Own[list[Item]], Fixed()] = Field(default_factory=list)
    """What was left of its plan when its leader was asked for a new one (FIE-7.10, FIE-7.11a)."""
    tasks: Annotated[Own[list[Task]], Fixed()] = Field(default_factory=list)
    """What detachments and the fleet do in its next turn, besides what a plan says (section 5.4)."""
    losses: Own[Losses] = Field(default_factory=Losses)
    stance: Own[Stance] = "prudent"
    auto: Own[bool] = True
    """Whether the stance answers without asking (FIE-8.27)."""
    marshal: Own[Literal["prudent", "hold"]] = "prudent"
    award: Own[Award] = Field(default_factory=Award)

    def owners(self) -> tuple[str, ...]:
        """Say whose it is: its leader's."""
        return (self.leader,)

    @property
    def on_board(self) -> bool:
        """Whether it is assembling or ready."""
        return self.status in ("assembling", "ready")

    @property
    def in_field(self) -> bool:
        """Whether it is a field army: ready, and not shut in."""
        return self.status == "ready" and not self.inside


class Detachment(Troops):
    """One to four elements under a marker of their own (FIE-13.1)."""

    army: Open[str]
    marker: Open[str]
    """`1` to `12` of its army's."""
    acted: Open[bool] = False
    """Whether it has acted in this campaign turn (FIE-13.5)."""


Force = Army | Detachment


class Fleet(Piece):
    """One to six markers in a coastal fief (FIE-14.1)."""

    id: Open[str]
    army: Open[str]
    """Whose leader commands it (FIE-14.2)."""
    markers: Open[int]
    fief: Open[str]
    moved: Open[bool] = False
    """Whether it has moved unladen in this campaign turn (FIE-14.8)."""
    retreats: Open[int] = 0
    """How often it retreated in this campaign turn."""
    ousted: Open[bool] = False
    """Whether an enemy has conquered the fief where it lies, so that it must leave (FIE-14.16)."""


class BattlePlan(Piece):
    """How a House fights (FIE-11.13)."""

    posture: Open[Posture] = "steady"
    general: Open[Literal["lead", "stay", ""]] = ""
    """Empty: he leads if his element is Kn."""
    line: Open[list[Type]] = Field(default_factory=lambda: list(LINE))
    keep: Open[bool] = False
