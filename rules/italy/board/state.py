"""The nouns of Italy: each lives in one dict of the world, by id; others hold the id (section 2)."""

from typing import Literal

from pydantic import Field

from rules.italy.board.scenario import Settings
from rules.italy.board.tables import ROME, Degree, Figures, Part, Reason, Winner
from rules.kernel.facts.names import Called, Name
from rules.kernel.state.models import Piece, State
from rules.kernel.state.secrets import Open, Own


class Province(Piece):
    """A province."""

    id: Open[str]
    name: Open[str]
    chief_place: Open[str]
    home: Open[str]
    """Its home Power, for ever (ITA-1.2)."""
    resource: Open[str] = ""
    coastal: Open[bool]
    terrain: Open[list[str]]
    at: Open[tuple[int, int]]
    outline: Open[list[tuple[int, int]]]
    near: Open[list[str]] = Field(default_factory=list)
    """The provinces that touch it, by land or over a strait, in province order (ITA-1.4)."""
    straits: Open[list[str]] = Field(default_factory=list)
    """Those of them that lie over water."""
    holder: Open[str]
    """A Power, always, and never an External Power (ITA-1.6, ITA-1.15)."""
    occupier: Open[str] = ""
    """An External Power whose army stands there (ITA-1.5)."""


class Ruler(Piece):
    """The ruler of a Power: three ratings of 0 to 100 in tens, and the turn in which he came."""

    aggressor: Open[int]
    protector: Open[int]
    builder: Open[int]
    since: Open[int]


class Account(Piece):
    """What a Power earned in a turn, and what it spent that on."""

    turn: Open[int]
    revenue: Open[int]
    attack: Open[int]
    reserves: Open[int]
    civic: Open[int]


class Power(Piece):
    """A Power."""

    id: Open[str]
    name: Open[str]
    article: Open[str] = ""
    plural: Open[bool] = False
    """How the name stands in a sentence."""
    adjective: Open[str]
    colour: Open[str]
    home: Open[list[str]]
    modifiers: Open[dict[str, int]]
    divisor: Open[int]
    """Points of an army for each general (ITA-6.18)."""
    cards: Open[int]
    """Command cards without a ruler (ITA-6.17)."""
    has_ruler: Open[bool]
    ruler: Open[Ruler | None] = None
    won_last: Open[bool] = False
    lost_last: Open[bool] = False
    """Whether its own army won or lost a battle last turn (ITA-8.13)."""
    won: Open[bool] = False
    lost: Open[bool] = False
    """The same of this turn."""
    revenue: Open[int] = 0
    earmarked: Open[int] = 0
    """This turn's talents, and those of them that serve Civic Improvement alone (ITA-2.9)."""
    attack_points: Open[int] = 0
    loose: Open[int] = 0
    """The loose reserve (ITA-5.11)."""
    civic_now: Open[int] = 0
    """What it spends on Civic Improvement this turn."""
    civic: Open[int] = 0
    """What it has spent on it in all (ITA-5.8)."""
    accounts: Open[list[Account]] = Field(default_factory=list)
    """One for each turn in which it spent; public once told (ITA-5.8)."""
    lost_home_turns: Open[int] = 0
    """Turns and own homes in the hands of other Powers (ITA-10.3)."""
    idle_turns: Open[int] = 0
    """Turns at whose end it was Inactive."""
    named: Own[str] = ""
    """The province that its player names in the open window (ITA-4.14)."""
    method: Own[Literal["ask", "generator"]] = "ask"
    prizes: Own[list[str]] = Field(default_factory=list)
    """Standing choices (ITA-6.26)."""

    def owners(self) -> tuple[str, ...]:
        """Say whose a Power is: its seat's."""
        return (self.id,)


class External(Piece):
    """Carthage, or Epirus / Macedonia."""

    id: Open[str]
    name: Open[str]
    article: Open[str] = ""
    plural: Open[bool] = False
    colour: Open[str]
    cards: Open[int]
    divisor: Open[int]
    at: Open[str] = ""
    """The province that it occupies; empty while it is not present (ITA-9.1)."""
    strength: Open[int] = 0
    immune: Open[str] = ""
    """The Power that pays it (ITA-9.9)."""


class Attack(Piece):
    """A declared attack of this turn."""

    attacker: Open[str]
    """A Power or an External Power, by which the attack is known: it has one a turn (ITA-4.6)."""
    label: Open[str] = ""
    """`T3A1`: the turn, and the place in the battle order."""
    target: Open[str]
    province: Open[str] = ""
    """The province that a player, or Rome, names (ITA-4.14)."""
    total: Open[int | None] = None
    """The modified roll; none for External Powers and Rome."""
    reserve: Open[int] = 0
    """What the target set aside against it (ITA-5.10)."""
    state: Open[Literal["pending", "fought", "cancelled"]] = "pending"
    army: Open[str] = ""
    """Whose army defended, once it is fought (ITA-6.16)."""


class Claim(Piece):
    """A result as somebody reported it."""

    winner: Open[Winner]
    degree: Open[Degree]
    by: Open[str]


class Battle(Piece):
    """The battle that is being fought."""

    attack: Open[str]
    province: Open[str]
    attacker: Open[str]
    holder: Open[str]
    army: Open[str]
    """Whose army defends (ITA-6.11)."""
    attacker_points: Open[int]
    defender_points: Open[int]
    attacker_parts: Open[list[Part]] = Field(default_factory=list)
    defender_parts: Open[list[Part]] = Field(default_factory=list)
    """What the points are made of (ITA-6.22)."""
    claims: Open[list[Claim]] = Field(default_factory=list)
    """Each of its players' reports."""


class World(State):
    """The whole game."""

    title: Open[str]
    settings: Open[Settings]
    figures: Open[Figures]
    turns: Open[int]
    years_per_turn: Open[int]
    start_year: Open[int]
    """BC, so that it counts down."""
    resources: Open[dict[str, str]]
    terrain: Open[dict[str, str]]
    """Names for the table."""
    turn: Open[int] = 1
    powers: Open[dict[str, Power]]
    """In Power order (ITA-1.1)."""
    provinces: Open[dict[str, Province]]
    """In province order (ITA-1.2)."""
    externals: Open[dict[str, External]]
    attacks: Open[dict[str, Attack]] = Field(default_factory=dict)
    """This turn's, by attacker, in battle order once that is fixed (ITA-4.16)."""
    subjugations: Open[list[str]] = Field(default_factory=list)
    """The Powers subjected this turn, in order (ITA-8.9)."""
    battle: Open[Battle | None] = None
    offered: Open[list[str]] = Field(default_factory=list)
    """The provinces of which a player may choose one now."""
    seated: Open[list[str]] = Field(default_factory=list)
    """The seats that people hold, in Power order, the gamemaster's last."""
    conceded: Open[dict[str, int]] = Field(default_factory=dict)
    """Seats given up, with the turn in which they were."""
    fallen: Open[bool] = False
    """Whether Rome was defeated (ITA-10.6)."""
    result: Open[str] = ""
    """`defeat`, or Rome's band (section 9)."""
    ended: Open[Reason | Literal[""]] = ""
    """Why the game is over; empty while it runs."""
    winners: Open[list[str]] = Field(default_factory=list)

    def name(self, one: str) -> str:
        """Give the name of a Power or an External Power, which knows its article."""
        power = self.externals[one] if one in self.externals else self.powers[one]
        return Called.of(one, Name(text=power.name, article=power.article, plural=power.plural), "everyone")

    def called(self, kind: str, id: str) -> str:
        """Give the name of a province, or of a Power or an External Power."""
        if kind == "province" and id in self.provinces:
            return self.provinces[id].name
        return self.name(id) if id in self.powers or id in self.externals else id

    def players(self) -> list[str]:
        """Give the Powers that people hold (ITA-11.1)."""
        return [seat for seat in self.seated if seat in self.powers]

    def solo(self) -> bool:
        """Tell whether no Power but Rome is played by a person (ITA-10.6)."""
        return not [seat for seat in self.players() if seat != ROME]
