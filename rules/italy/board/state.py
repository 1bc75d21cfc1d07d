"""The nouns of Italy: each lives in one dict of the world, by id; others hold the id (section 2)."""

from typing import Literal

from pydantic import Field

from rules.italy.board.scenario import Settings
from rules.italy.board.tables import ROME, Degree, Figures, Winner
from rules.kernel.state.models import Piece, State


class Province(Piece):
    """A province; all public."""

    id: str
    name: str
    chief_place: str
    home: str
    """Its home Power, for ever (ITA-1.2)."""
    resource: str = ""
    coastal: bool
    terrain: list[str]
    at: tuple[int, int]
    outline: list[tuple[int, int]]
    near: list[str] = Field(default_factory=list)
    """The provinces that touch it, by land or over a strait, in province order (ITA-1.4)."""
    straits: list[str] = Field(default_factory=list)
    """Those of them that lie over water."""
    holder: str
    """A Power, always, and never an External Power (ITA-1.6, ITA-1.15)."""
    occupier: str = ""
    """An External Power whose army stands there (ITA-1.5)."""


class Ruler(Piece):
    """The ruler of a Power: three ratings of 0 to 100 in tens, and the turn in which he came."""

    aggressor: int
    protector: int
    builder: int
    since: int


class Account(Piece):
    """What a Power earned in a turn, and what it spent that on."""

    turn: int
    revenue: int
    attack: int
    reserves: int
    civic: int


class Power(Piece):
    """A Power; all public but its standing choices."""

    id: str
    name: str
    adjective: str
    colour: str
    home: list[str]
    modifiers: dict[str, int]
    divisor: int
    """Points of an army for each general (ITA-6.18)."""
    cards: int
    """Command cards without a ruler (ITA-6.17)."""
    has_ruler: bool
    ruler: Ruler | None = None
    won_last: bool = False
    lost_last: bool = False
    """Whether its own army won or lost a battle last turn (ITA-8.13)."""
    won: bool = False
    lost: bool = False
    """The same of this turn."""
    revenue: int = 0
    earmarked: int = 0
    """This turn's talents, and those of them that serve Civic Improvement alone (ITA-2.9)."""
    attack_points: int = 0
    loose: int = 0
    """The loose reserve (ITA-5.11)."""
    civic_now: int = 0
    """What it spends on Civic Improvement this turn."""
    civic: int = 0
    """What it has spent on it in all (ITA-5.8)."""
    accounts: list[Account] = Field(default_factory=list)
    """One for each turn in which it spent; public once told (ITA-5.8)."""
    lost_home_turns: int = 0
    """Turns and own homes in the hands of other Powers (ITA-10.3)."""
    idle_turns: int = 0
    """Turns at whose end it was Inactive."""
    named: str = ""
    """The province that its player names in the open window (ITA-4.14)."""
    method: Literal["ask", "generator"] = "ask"
    prizes: list[str] = Field(default_factory=list)
    """Standing choices; secret (ITA-6.26)."""


class External(Piece):
    """Carthage, or Epirus / Macedonia; all public."""

    id: str
    name: str
    colour: str
    cards: int
    divisor: int
    at: str = ""
    """The province that it occupies; empty while it is not present (ITA-9.1)."""
    strength: int = 0
    immune: str = ""
    """The Power that pays it (ITA-9.9)."""


class Attack(Piece):
    """A declared attack of this turn; all public."""

    attacker: str
    """A Power or an External Power, by which the attack is known: it has one a turn (ITA-4.6)."""
    label: str = ""
    """`T3A1`: the turn, and the place in the battle order."""
    target: str
    province: str = ""
    """The province that a player, or Rome, names (ITA-4.14)."""
    total: int | None = None
    """The modified roll; none for External Powers and Rome."""
    reserve: int = 0
    """What the target set aside against it (ITA-5.10)."""
    state: Literal["pending", "fought", "cancelled"] = "pending"
    army: str = ""
    """Whose army defended, once it is fought (ITA-6.16)."""


class Claim(Piece):
    """A result as somebody reported it."""

    winner: Winner
    degree: Degree
    by: str


class Battle(Piece):
    """The battle that is being fought; all public."""

    attack: str
    province: str
    attacker: str
    holder: str
    army: str
    """Whose army defends (ITA-6.11)."""
    attacker_points: int
    defender_points: int
    attacker_parts: list[tuple[str, int]] = Field(default_factory=list)
    defender_parts: list[tuple[str, int]] = Field(default_factory=list)
    """What the points are made of (ITA-6.22)."""
    claims: list[Claim] = Field(default_factory=list)
    """Each of its players' reports."""


class World(State):
    """The whole game."""

    title: str
    settings: Settings
    figures: Figures
    turns: int
    years_per_turn: int
    start_year: int
    """BC, so that it counts down."""
    resources: dict[str, str]
    terrain: dict[str, str]
    """Names for the table."""
    turn: int = 1
    powers: dict[str, Power]
    """In Power order (ITA-1.1)."""
    provinces: dict[str, Province]
    """In province order (ITA-1.2)."""
    externals: dict[str, External]
    attacks: dict[str, Attack] = Field(default_factory=dict)
    """This turn's, by attacker, in battle order once that is fixed (ITA-4.16)."""
    subjugations: list[str] = Field(default_factory=list)
    """The Powers subjected this turn, in order (ITA-8.9)."""
    battle: Battle | None = None
    offered: list[str] = Field(default_factory=list)
    """The provinces of which a player may choose one now."""
    seated: list[str] = Field(default_factory=list)
    """The seats that people hold, in Power order, the gamemaster's last."""
    conceded: dict[str, int] = Field(default_factory=dict)
    """Seats given up, with the turn in which they were."""
    fallen: bool = False
    """Whether Rome was defeated (ITA-10.6)."""
    result: str = ""
    """`defeat`, or Rome's band (section 9)."""
    ended: str = ""
    """Why the game is over; empty while it runs."""
    winners: list[str] = Field(default_factory=list)

    def name(self, one: str) -> str:
        """Give the name of a Power or an External Power."""
        return self.externals[one].name if one in self.externals else self.powers[one].name

    def players(self) -> list[str]:
        """Give the Powers that people hold (ITA-11.1)."""
        return [seat for seat in self.seated if seat in self.powers]

    def solo(self) -> bool:
        """Tell whether no Power but Rome is played by a person (ITA-10.6)."""
        return not [seat for seat in self.players() if seat != ROME]
