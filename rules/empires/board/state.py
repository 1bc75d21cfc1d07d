"""The whole game: each noun lives in one dict, by id; others hold the id (section 2)."""

from functools import cache
from typing import Annotated, Literal

from pydantic import Field

from rules.empires.board.atlas import Area, Calendar, Chosen, Faith, Language, Plague, Region, Row, Sea
from rules.empires.board.cards import TITLES, kind_of, region_of
from rules.empires.board.motions import Attack, Contagion, Inheritance, Motion, Outbreak, Truce
from rules.empires.board.realms import Empire
from rules.empires.board.tables import Pace
from rules.kernel.facts.names import Name, called
from rules.kernel.state.marks import Fixed
from rules.kernel.state.models import State
from rules.kernel.state.secrets import NOBODY, Open, Secret, face_down

Step = Literal["round", "begin", "event", "actions", "end"]
"""P1 to P4 of the seat whose turn it is, or `round` outside player turns (section 4.2)."""


@cache
def plain(text: str, article: str = "") -> Name:
    """Give a name; the same one each time, for names are looked up for every phase, and hardly any changes."""
    return called(text, article)


class World(State):
    """The whole game."""

    title: Annotated[Open[str], Fixed()]
    options: Annotated[Open[Chosen], Fixed()]
    wish: Annotated[Open[Literal["auto", "turns", "rounds"]], Fixed()]
    """The pace that was chosen; what it came to is `pace` (EMP-H5.20)."""
    pace: Annotated[Open[Pace], Fixed()] = "turns"
    calendar: Annotated[Open[Calendar], Fixed()]
    canvas: Annotated[Open[tuple[int, int]], Fixed()]
    plague: Annotated[Open[Plague], Fixed()]
    exceptions: Annotated[Open[dict[str, list[str]]], Fixed()]
    """By seat the areas of which claims come whatever the religion (EMP-18.14b)."""
    rebellion: Annotated[Open[list[Row]], Fixed()]
    """The Unrest and Rebellion Table (EMP-17.5)."""
    cards: Annotated[Open[list[str]], Fixed()]
    """The deck in the order before it is shuffled (EMP-19.0b)."""
    families: Annotated[Open[dict[str, str]], Fixed()]
    """Names of the families of languages."""
    languages: Annotated[Open[dict[str, Language]], Fixed()]
    faiths: Annotated[Open[dict[str, Faith]], Fixed()]
    seas: Annotated[Open[dict[str, Sea]], Fixed()]
    areas: Open[dict[str, Area]]
    """In scenario order, by which ties are settled (EMP-H3.9)."""
    empires: Open[dict[str, Empire]]
    """In seat order."""
    regions: Annotated[Open[dict[str, Region]], Fixed()]
    turn: Annotated[Open[int], Fixed()] = 1
    round_in_turn: Annotated[Open[int], Fixed()] = 1
    round_index: Annotated[Open[int], Fixed()] = 0
    """Rounds of the whole game, from 0."""
    order: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """The seats in the order of this round (EMP-H6.1)."""
    active: Annotated[Open[str], Fixed()] = ""
    step: Annotated[Open[Step], Fixed()] = "round"
    openings: Annotated[Open[int], Fixed()] = 0
    """How often the active seat has been asked for its sheet in this player turn."""
    deck: Annotated[list[str], Secret(to=NOBODY, blank=face_down), Fixed()] = Field(default_factory=list)
    """Top first; how many cards there are is known."""
    discard: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """Face up, the first discarded first."""
    black_death: Open[bool] = False
    plague_way: Annotated[Open[list[Contagion]], Fixed()] = Field(default_factory=list)
    """The areas that the Black Death struck, in the order in which it came."""
    outbreak: Annotated[Open[Outbreak | None], Fixed()] = None
    regain_tries: Annotated[Open[int], Fixed()] = 0
    """How often its drawer has tried to take the area of the outbreak back (EMP-H5.27)."""
    truces: Open[list[Truce]] = Field(default_factory=list)
    last_attack: Annotated[Open[list[Attack]], Fixed()] = Field(default_factory=list)
    levant_christian: Open[bool] = False
    """Whether both areas of the exception were in Christian hands at the end of the last player turn (EMP-H23.1)."""
    levant_granted: Open[bool] = False
    agenda: Annotated[Open[list[Motion]], Fixed()] = Field(default_factory=list)
    inheritance: Annotated[Open[Inheritance | None], Fixed()] = None
    interregnum: Annotated[Open[str], Fixed()] = ""
    """The heirless seat whose areas others may inherit now, before it acts (EMP-19.1f12)."""
    seated: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """The seats that people hold, in seat order."""
    began_with_players: Annotated[Open[bool], Fixed()] = False
    """Whether anybody played when the game began (EMP-H26.6)."""
    ended: Annotated[Open[Literal["turns", "hegemony", "conceded", ""]], Fixed()] = ""
    winners: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)

    @property
    def year(self) -> int:
        """Give the last year of this round, by which it is named (EMP-H5.2)."""
        calendar = self.calendar
        return calendar.first_year + calendar.years_per_round * (self.round_index + 1) - 1

    def players(self) -> list[str]:
        """Give the seats that people hold, in seat order."""
        return [id for id, empire in self.empires.items() if id in self.seated and empire.holder == "player"]

    def owned(self, seat: str) -> list[str]:
        """Give the areas that a seat owns, in scenario order."""
        return [id for id, area in self.areas.items() if area.owner == seat]

    def called(self, kind: str, id: str) -> str:
        """Give how the table calls an area, an empire, a sea, a language, a faith or a region."""
        name = self.name(kind, id)
        return f"{name.article} {name.text}".strip() if name else super().called(kind, id)

    def listed(self, kind: str, id: str) -> str:
        """Give how a thing stands in a list to choose from: without its article."""
        name = self.name(kind, id)
        return name.text if name else super().called(kind, id)

    def name(self, kind: str, id: str) -> Name | None:
        """Give the name of a thing with its article; none for what there is not."""
        if kind == "seat" and id in self.empires:
            return plain(self.empires[id].name)
        if kind == "area" and id in self.areas:
            return plain(self.areas[id].name)
        if kind == "sea" and id in self.seas:
            return plain(self.seas[id].name, article="the")
        if kind == "language" and id in self.languages:
            return plain(self.languages[id].name)
        if kind == "faith" and id in self.faiths:
            return plain(self.faiths[id].name)
        if kind == "region" and id in self.regions:
            return plain(self.regions[id].name)
        if kind == "leader" and self.leader_of(id)[0]:
            return plain(self.leader_name(*self.leader_of(id)))
        return plain(self.title_of(id)) if kind == "card" and kind_of(id) in TITLES else None

    def title_of(self, card: str) -> str:
        """Give a card's title, with its region where it has one (EMP-19.0a2)."""
        region = self.regions.get(str(region_of(card)))
        return f"{TITLES[kind_of(card)]} ({region.name})" if region else TITLES[kind_of(card)]

    def leader_id(self, seat: str, number: int) -> str:
        """Give what tells a leader from every other: his seat and his number there, from 0: `england.0`."""
        return f"{seat}.{number}"

    def leader_of(self, id: str) -> tuple[str, int]:
        """Give the seat and the number of a leader; no seat for what is none."""
        seat, _, number = id.rpartition(".")
        return (seat, int(number)) if seat in self.empires and number.isdigit() else ("", 0)

    def leader_name(self, seat: str, number: int) -> str:
        """Give the name of a dead leader, of the one who leads, or of an heir."""
        empire = self.empires[seat]
        if number < len(empire.past):
            return empire.past[number].name
        return empire.leader.name if number == len(empire.past) else self.heir_name(seat, number)

    def heir_name(self, seat: str, number: int) -> str:
        """Give the next name of the heir list, and after its last “Leader 8” of the empire (EMP-H8.3)."""
        empire = self.empires[seat]
        return empire.heirs[number - 1] if number <= len(empire.heirs) else f"Leader {number + 1} of {empire.name}"
