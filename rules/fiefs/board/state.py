"""The whole game: each noun lives in one dict, by id; others hold the id (section 2)."""

from typing import Annotated, Literal

from pydantic import Field

from rules.fiefs.board.conflicts import Battle, Conflict, Meeting
from rules.fiefs.board.forces import Army, Detachment, Fleet, Force
from rules.fiefs.board.houses import Fief, House, Nation, Region, Route, Sea
from rules.fiefs.board.scenario import Settings
from rules.fiefs.board.tables import Season, Type
from rules.kernel.facts.names import Name, called
from rules.kernel.state.marks import Fixed
from rules.kernel.state.models import State
from rules.kernel.state.secrets import Open
from rules.kernel.telling.phrases import row


class World(State):
    """The whole game."""

    title: Annotated[Open[str], Fixed()]
    settings: Annotated[Open[Settings], Fixed()]
    first_year: Annotated[Open[int], Fixed()]
    canvas: Annotated[Open[tuple[int, int]], Fixed()]
    rebels: Annotated[Open[str], Fixed()]
    lists: Annotated[Open[dict[str, dict[Type, int]]], Fixed()]
    """Army lists, by id: elements by type."""
    list_names: Annotated[Open[dict[str, str]], Fixed()]
    list_generals: Annotated[Open[dict[str, list[Type]]], Fixed()]
    """Types that a general's element may be besides Kn and Bd, by list."""
    houses: Open[dict[str, House]]
    """In table order (FIE-2.2)."""
    fiefs: Open[dict[str, Fief]]
    regions: Open[dict[str, Region]]
    nations: Open[dict[str, Nation]]
    seas: Annotated[Open[dict[str, Sea]], Fixed()]
    routes: Annotated[Open[list[Route]], Fixed()]
    year: Annotated[Open[int], Fixed()] = 1
    order: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """The Houses in this year's order (FIE-3.1)."""
    acting: Annotated[Open[str], Fixed()] = ""
    """Who is asked for the year's action alone, or places a marker alone."""
    stage: Annotated[Open[Literal["control", "claim", ""]], Fixed()] = ""
    """What the setup places now."""
    conflicts: Open[dict[str, Conflict]] = Field(default_factory=dict)
    """Those that are open, oldest first."""
    declared: Annotated[Open[int], Fixed()] = 0
    """Conflicts declared so far, by which the next is numbered."""
    armies: Open[dict[str, Army]] = Field(default_factory=dict)
    detachments: Open[dict[str, Detachment]] = Field(default_factory=dict)
    fleets: Open[dict[str, Fleet]] = Field(default_factory=dict)
    campaigns: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """The conflicts of this year's campaigns, in their order (FIE-7.2)."""
    conflict: Annotated[Open[str], Fixed()] = ""
    """The one whose campaign is fought now."""
    season: Annotated[Open[Season | Literal[""]], Fixed()] = ""
    turn: Annotated[Open[int], Fixed()] = 0
    """The campaign turn, 1 to 12 through the year; 0 between campaigns."""
    turn_order: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """The armies in the order of this campaign turn (FIE-7.5)."""
    army: Annotated[Open[str], Fixed()] = ""
    """The army whose turn it is."""
    battle: Annotated[Open[Battle | None], Fixed()] = None
    meeting: Annotated[Open[Meeting | None], Fixed()] = None
    """The army that answers an enemy now."""
    moored: Annotated[Open[str], Fixed()] = ""
    """The fleet that answers an enemy now (FIE-14.11)."""
    conquered: Annotated[Open[str], Fixed()] = ""
    """The fief of which the leader of the winning army shares out a marker now (FIE-9.5)."""
    born: Annotated[Open[int], Fixed()] = 0
    """Nations born so far (FIE-6.12)."""
    stopped: Annotated[Open[bool], Fixed()] = False
    """Whether the game ends with this year, as all players or the gamemaster said (FIE-18.6)."""
    ended: Annotated[Open[Literal["years", "target", "agreed", ""]], Fixed()] = ""
    winners: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    seated: Annotated[Open[list[str]], Fixed()] = Field(default_factory=list)
    """The seats that people hold, in table order."""

    def house(self, id: str) -> House:
        """Give a House."""
        return self.houses[id]

    def playing(self) -> list[str]:
        """Give the Houses in the game, in table order (FIE-2.2)."""
        return [id for id, house in self.houses.items() if house.playing]

    def players(self) -> list[str]:
        """Give the Houses that people hold."""
        return [id for id in self.playing() if id in self.seated and self.houses[id].holder == "player"]

    def called(self, kind: str, id: str) -> str:
        """Give how the table calls a fief, a region, a nation, a House, a place at sea or an army."""
        name = self.name(kind, id)
        return f"{name.article} {name.text}".strip() if name else super().called(kind, id)

    def listed(self, kind: str, id: str) -> str:
        """Give how a thing stands in a list to choose from: without its article."""
        name = self.name(kind, id)
        return name.text if name else super().called(kind, id)

    def name(self, kind: str, id: str) -> Name | None:
        """Give the name of a thing with its article; none for what there is not."""
        if kind in ("seat", "house") and id in self.houses:
            return self.family(id)
        if kind in ("fief", "place") and id in self.fiefs:
            return called(self.fiefs[id].name)
        if kind == "region" and id in self.regions:
            return called(self.regions[id].name, self.regions[id].article)
        if kind == "nation" and id in self.nations:
            return called(self.nations[id].name, self.nations[id].article)
        if kind in ("sea", "place") and id in self.seas:
            return called(self.seas[id].name, "the")
        if kind == "army" and id in self.armies:
            return called(self.short(self.armies[id].leader), "the army of")
        if kind in ("army", "detachment") and id in self.detachments:
            return self.part(self.detachments[id])
        if kind == "fleet" and id in self.fleets:
            return called(self.short(self.armies[self.fleets[id].army].leader), "the fleet of")
        if kind == "conflict" and id in self.conflicts:
            return called(self.cause(self.conflicts[id]), "the")
        return None

    def part(self, one: Detachment) -> Name:
        """Give what a detachment is called: by its marker and its army's leader."""
        return called(f"detachment {one.marker} of {self.short(self.armies[one.army].leader)}")

    def body(self, force: Force) -> Army:
        """Give an army itself, or the one from which a detachment was made (FIE-13.1)."""
        return force if isinstance(force, Army) else self.armies[force.army]

    def force(self, id: str) -> Force | None:
        """Give an army or a detachment by its id; none where there is none."""
        return self.armies.get(id) or self.detachments.get(id)

    def cause(self, conflict: Conflict) -> str:
        """Give what a conflict is called: `war for the throne of France`."""
        land = row(self.called("region", one) for one in conflict.regions)
        rebel, nation = self.short(conflict.declarer), self.called("nation", conflict.nation_d)
        return {
            "throne": f"war for the throne of {nation}",
            "territory": f"war for {land}",
            "honor": f"war of honor against {nation}",
            "independence": f"rebellion of {rebel} in {land}",
            "usurpation": f"rebellion of {rebel} for the throne of {nation}",
        }[conflict.pretext or conflict.kind]

    def family(self, house: str) -> Name:
        """Give a House's name: its family's, with all that stands before it as the article."""
        whole, family = self.houses[house].name, self.short(house)
        return called(family, "the House of" if whole != family else "the")

    def short(self, house: str) -> str:
        """Give a House's name without its first words, as soldiers are called after it: `Blois`."""
        return self.houses[house].name.removeprefix("House of ")

    def season_id(self) -> str:
        """Give what tells a season from every other: `3/spring`."""
        return f"{self.year}/{self.season}"

    def date(self) -> int:
        """Give the year as the table counts it."""
        return self.first_year + self.year - 1
