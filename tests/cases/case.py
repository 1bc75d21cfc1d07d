"""A case, as DATC has them: a situation, orders, what must come of it, and the sentence of the source that says so.

    scenario = "italy-standard"           # for all cases of a file, as whatever stands before the first case;
                                          # the game is the name of its folder

    [[case]]
    name = "A monopoly"
    clause = "ITA-2.6"                    # of our rulebook
    source = "Revenue"                    # the source's section or heading
    sentence = "Two alike bring 10, all of them 20."   # what it says, in our words
    phases = ["collect"]                  # run one after the other, "turn" for all; by default the first of a turn
    turn = 1
    settings = { turns = 5 }
    opening = true                        # the opening is over, in which nobody ordered anything
    situation = { "provinces.latium.holder" = "rome" } # figures by path, on the scenario as it is set up
    without = ["powers.rome.ruler"]       # what is taken away
    people = ["rome"]                     # seats that people hold; by default those who order something
    orders.attack.rome = ["attack Umbria"]             # by window and seat, as a player writes them
    draws = [{ purpose = "revenue", subject = "rome", dice = [6, 1] }]   # cards, dice as they show, or numbers
    quiet = "TH"                          # what falls where nothing is said; a number counts from 0
    become = { "powers.rome.revenue" = 20 }
    gone = ["attacks.rome"]
    told = [{ event = "AttackDeclared", attacker = "rome" }]
    untold = [{ event = "AttackCancelled" }]
    refused = [{ seat = "rome", window = "attack", line = "attack Rome", clause = "ITA-4.12" }]

A second window of one name in a phase is `take 2`. Seats without orders are silent; `autopilots = true` lets the
game's own answer for those that nobody holds. What is named in `draws` must be drawn, all of it; a purpose for which
the quiet card falls without end, as where two sides throw alike for ever, is an error of the case.
"""

import tomllib
from pathlib import Path
from typing import Any

from pydantic import Field, model_validator

from rules.kernel.luck.chance import DECK
from rules.kernel.state.models import Value

FOLDER = Path(__file__).parent
Figures = dict[str, Any]  # Any: JSON


class Fall(Value):
    """What falls for a purpose, one after the other; of any subject where none is named."""

    purpose: str
    subject: str = ""
    cards: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()

    @property
    def falls(self) -> tuple[int, ...]:
        """Give the numbers that are drawn, from 0."""
        return (*map(DECK.index, self.cards), *(face - 1 for face in self.dice), *self.numbers)


class Refused(Value):
    """A line that must be refused, and by which clause."""

    seat: str
    window: str
    line: str
    clause: str


class Case(Value):
    """One case."""

    game: str
    file: str
    scenario: str
    name: str
    clause: str
    source: str
    sentence: str
    phases: tuple[str, ...] = ()
    turn: int = 1
    settings: Figures = Field(default_factory=dict)
    opening: bool = False
    situation: Figures = Field(default_factory=dict)
    without: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    orders: dict[str, dict[str, tuple[str, ...]]] = Field(default_factory=dict)
    draws: tuple[Fall, ...] = ()
    quiet: str | int = "TH"
    autopilots: bool = False
    become: Figures = Field(default_factory=dict)
    gone: tuple[str, ...] = ()
    told: tuple[Figures, ...] = ()
    untold: tuple[Figures, ...] = ()
    refused: tuple[Refused, ...] = ()

    @model_validator(mode="after")
    def promises(self) -> "Case":
        """Refuse a case of which nothing must come."""
        if not (self.become or self.gone or self.told or self.untold or self.refused):
            raise ValueError(f"“{self.name}” says nothing that must come of it")
        return self

    @property
    def id(self) -> str:
        """Give its name in the list of tests."""
        return f"{self.game}-{self.clause}-{'_'.join(self.name.lower().split())}"

    @property
    def seated(self) -> tuple[str, ...]:
        """Give the seats that people hold."""
        speaking = [seat for seats in self.orders.values() for seat in seats] + [one.seat for one in self.refused]
        return self.people or tuple(dict.fromkeys(speaking))


def cases(folder: Path = FOLDER) -> list[Case]:
    """Give every case of every game, by file and in its order."""
    return [case for file in sorted(folder.glob("*/*.toml")) for case in read(file)]


def read(file: Path) -> list[Case]:
    """Give the cases of a file."""
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    common = {"game": file.parent.name, "file": file.stem} | {key: one for key, one in content.items() if key != "case"}
    ground = common.pop("situation", {})
    return [
        Case.model_validate(common | one | {"situation": ground | one.get("situation", {})}) for one in content["case"]
    ]
