"""The nouns of Italy: each lives in one dict of the world, by id; others hold the id (section 2)."""

from typing import Annotated, Literal

from pydantic import Field

from rules.italy.board.scenario import PowerTable, ProvinceTable, Settings, Side
from rules.italy.board.tables import Figures, Part, Reason
from rules.kernel.facts.names import Called
from rules.kernel.play.characters import Character
from rules.kernel.state.marks import Fixed, Within
from rules.kernel.state.models import Piece, State
from rules.kernel.state.secrets import Open, Own
from rules.kernel.table.results import Result


class Province(ProvinceTable):
    """A province."""

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

    aggressor: Annotated[Open[int], Within(0, 100, 10)]
    protector: Annotated[Open[int], Within(0, 100, 10)]
    builder: Annotated[Open[int], Within(0, 100, 10)]
    since: Annotated[Open[int], Fixed()]


class Account(Piece):
    """What a Power earned in a turn, and what it spent that on."""

    revenue: Open[int]
    attack: Open[int]
    reserves: Open[int]
    civic: Open[int]


class Power(PowerTable):
    """A Power."""

    ruler: Open[Ruler | None] = None
    won_last: Open[bool] = False
    lost_last: Open[bool] = False
    """Whether its own army won or lost a battle last turn (ITA-8.13)."""
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
    accounts: Annotated[Open[list[Account]], Fixed()] = Field(default_factory=list)
    """One for each turn; public once told (ITA-5.8)."""
    lost_home_turns: Open[int] = 0
    """Turns and own homes in the hands of other Powers (ITA-10.3)."""
    idle_turns: Open[int] = 0
    """Turns at whose end it was Inactive."""
    named: Annotated[Own[str], Fixed()] = ""
    """The province that its player names in the open window (ITA-4.14)."""
    method: Own[Literal["ask", "generator"]] = "ask"
    prizes: Own[list[str]] = Field(default_factory=list)
    """Standing choices (ITA-6.26)."""
    character: Annotated[Own[Character], Fixed()] = "steady"
    """How its autopilot plays; nobody is told (ITA-12.7)."""

    def owners(self) -> tuple[str, ...]:
        """Say whose a Power is: its seat's."""
        return (self.id,)


class External(Side):
    """Carthage, or Epirus / Macedonia."""

    at: Open[str] = ""
    """The province that it occupies; empty while it is not present (ITA-9.1)."""
    strength: Open[int] = 0
    immune: Open[str] = ""
    """The Power that pays it (ITA-9.9)."""


class Attack(Piece):
    """A declared attack of this turn, and the battle that comes of it."""

    attacker: Annotated[Open[str], Fixed()]
    """A Power or an External Power, by which the attack is known: it has one a turn (ITA-4.6)."""
    label: Annotated[Open[str], Fixed()] = ""
    """`T3A1`: the turn, and the place in the battle order."""
    target: Annotated[Open[str], Fixed()]
    """Whoever holds what is struck."""
    province: Annotated[Open[str], Fixed()] = ""
    """The province that a player, or Rome, names (ITA-4.14)."""
    total: Annotated[Open[int | None], Fixed()] = None
    """The modified roll; none for External Powers and Rome."""
    chosen: Annotated[Open[int], Fixed()] = 0
    """The event that told of the choice of its target; 0 where a player chose."""
    declared: Annotated[Open[int], Fixed()] = 0
    """The event that told of it, from which its battle comes; 0 before."""
    reserve: Open[int] = 0
    """What the target set aside against it (ITA-5.10)."""
    state: Annotated[Open[Literal["pending", "fought", "cancelled"]], Fixed()] = "pending"
    won: Annotated[Open[bool], Fixed()] = False
    """Whether the attacker won."""
    struck: Annotated[Open[str], Fixed()] = ""
    """The province on which it falls (ITA-6.4)."""
    army: Annotated[Open[str], Fixed()] = ""
    """Whose army defends there (ITA-6.11)."""
    attacker_parts: Annotated[Open[list[Part]], Fixed()] = Field(default_factory=list)
    defender_parts: Annotated[Open[list[Part]], Fixed()] = Field(default_factory=list)
    """What the points of both armies are made of (ITA-6.22)."""
    claims: Annotated[Open[dict[str, Result]], Fixed()] = Field(default_factory=dict)
    """What each of its players reports."""


class World(State):
    """The whole game."""

    title: Open[str]
    settings: Annotated[Open[Settings], Fixed()]
    rules: Annotated[Open[Figures], Fixed()]
    turns: Annotated[Open[int], Within(1, 99)]
    years_per_turn: Annotated[Open[int], Fixed()]
    start_year_bc: Annotated[Open[int], Fixed()]
    resources: Annotated[Open[dict[str, str]], Fixed()]
    terrain: Annotated[Open[dict[str, str]], Fixed()]
    """Names for the table."""
    turn: Annotated[Open[int], Fixed()] = 1
    powers: Open[dict[str, Power]]
    """In Power order (ITA-1.1)."""
    provinces: Open[dict[str, Province]]
    """In province order (ITA-1.2)."""
    externals: Open[dict[str, External]]
    attacks: Annotated[Open[dict[str, Attack]], Fixed()] = Field(default_factory=dict)
    """This turn's, by attacker, in battle order once that is fixed (ITA-4.16)."""
    subjugations: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """The Powers subjected this turn, in order (ITA-8.9)."""
    fighting: Annotated[Open[str], Fixed()] = ""
    """Whose attack is being fought."""
    offered: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """The provinces of which a player may choose one now."""
    seated: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """The seats that people hold, in Power order, the gamemaster's last."""
    conceded: Annotated[Open[dict[str, int]], Fixed()] = Field(default_factory=dict)
    """Seats given up, with the turn in which they were."""
    fallen: Annotated[Open[bool], Fixed()] = False
    """Whether Rome was defeated (ITA-10.6)."""
    result: Annotated[Open[str], Fixed()] = ""
    """`defeat`, or Rome's band (section 9)."""
    ended: Annotated[Open[Reason | Literal[""]], Fixed()] = ""
    """Why the game is over; empty while it runs."""
    winners: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)

    def side(self, id: str) -> Power | External:
        """Give a Power or an External Power."""
        return self.externals[id] if id in self.externals else self.powers[id]

    def name(self, id: str) -> Called:
        """Give the name of a Power or an External Power, which knows its article."""
        return Called.of(id, self.side(id).called, "everyone")

    def called(self, kind: str, id: str) -> str:
        """Give the name of a province, or of a Power or an External Power."""
        if kind == "province" and id in self.provinces:
            return self.provinces[id].name
        return self.name(id) if id in self.powers or id in self.externals else id

    def present(self) -> list[External]:
        """Give the External Powers with an army in Italy (ITA-9.1)."""
        return [external for external in self.externals.values() if external.at]

    def players(self) -> list[str]:
        """Give the Powers that people hold (ITA-11.1)."""
        return [seat for seat in self.seated if seat in self.powers]

    def battle(self) -> Attack | None:
        """Give the attack that is being fought, if there is one."""
        return self.attacks.get(self.fighting)

    def year(self, turn: int) -> int:
        """Give the first year of a turn, BC (ITA-10.1)."""
        return self.start_year_bc - self.years_per_turn * (turn - 1)

    def years(self) -> str:
        """Give the years of this turn: `348 to 341 BC`."""
        return f"{self.year(self.turn)} to {self.year(self.turn + 1)} BC"
