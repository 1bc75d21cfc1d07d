"""The Houses, and the land: fiefs, regions, nations, and the ways between them (section 2.1)."""

from typing import Literal

from pydantic import Field

from rules.fiefs.board.scenario import Kind
from rules.fiefs.board.tables import Character
from rules.kernel.state.models import Piece
from rules.kernel.state.secrets import Open, Own

Deed = Literal["claim", "exercise", "war", "rebel", "crusade", "relocate", "pass", "wait"]
"""What a House can do in a year (FIE-3.3), or that it waits to see what others do (FIE-3.6)."""
Pretext = Literal["throne", "territory", "honor"]


class Entry(Piece):
    """A line of a House's ledger."""

    year: Open[int]
    points: Open[int]
    reason: Open[str]
    """A word of the table of reasons, for a telling to put into a sentence: `battle`, `honor`, `amends`, `holdings`."""
    clause: Open[str]


class Intent(Piece):
    """One of the yearly actions that a House ranks, as it would be ordered (FIE-3.6)."""

    deed: Open[Deed]
    fief: Open[str] = ""
    nation: Open[str] = ""
    target: Open[str] = ""
    pretext: Open[Pretext | Literal[""]] = ""
    regions: Open[list[str]] = Field(default_factory=list)


class House(Piece):
    """A noble house, whose head a player is."""

    id: Open[str]
    name: Open[str]
    tincture: Open[str]
    colour: Open[str]
    about: Open[str] = ""
    playing: Open[bool] = False
    """Whether it is in the game at all (FIE-2.1)."""
    holder: Open[Literal["player", "autopilot", "conceded"]] = "autopilot"
    conceded: Open[int] = 0
    """The year in which its player gave it up last (FIE-18.5); 0 for never."""
    character: Open[Character] = "prudent"
    """How its autopilot acts (FIE-16.0)."""
    home: Open[str] = ""
    """A fief that it controls, or none."""
    home_choice: Open[bool] = False
    """Whether its home was set for it and may be named anew for nothing (FIE-3.9)."""
    earned: Open[int] = 0
    """Prestige that it keeps for ever (FIE-12.8)."""
    ledger: Open[list[Entry]] = Field(default_factory=list)
    totals: Open[list[int]] = Field(default_factory=list)
    """Its prestige at the end of each year (FIE-3.10)."""
    aim: Open[int] = 0
    """The rank that whoever took it over is to reach; 0 for none (FIE-18.9)."""
    inherited: Open[int] = 0
    """The rank at which it was taken over; 0 while its first player, or nobody, has it."""
    free_claims: Open[list[str]] = Field(default_factory=list)
    """Nations in each of which it may still make one free claim (FIE-15.5, FIE-15.6)."""
    spoils: Own[list[str]] = Field(default_factory=list)
    """Fiefs that it would claim for free (FIE-15.7)."""
    acted: Open[bool] = False
    """Whether it has taken this year's action."""
    agrees: Open[bool] = False
    """Whether its player would end the game with this year (FIE-18.6)."""
    wished_control: Own[list[str]] = Field(default_factory=list)
    wished_claims: Own[list[str]] = Field(default_factory=list)
    """Fiefs it would place its first markers on, the dearest first (FIE-2.12)."""
    ranks: Own[list[Intent]] = Field(default_factory=list)
    """Up to three actions, the first that is legal is taken (FIE-3.6)."""

    def owners(self) -> tuple[str, ...]:
        """Say whose it is: its seat's."""
        return (self.id,)


class Fief(Piece):
    """A fief with its fortress and its two markers (FIE-1.1, FIE-1.8)."""

    id: Open[str]
    name: Open[str]
    region: Open[str]
    """None for a capital (FIE-1.5)."""
    capital_of: Open[str] = ""
    fortress: Open[int]
    coastal: Open[bool]
    x: Open[int]
    y: Open[int]
    control: Open[str] = ""
    """The House whose control marker lies there; after the setup never none (FIE-1.9)."""
    claim: Open[str] = ""
    ravaged: Open[bool] = False
    """Until its campaign ends (FIE-8.36)."""


class Region(Piece):
    """A region, which belongs whole to one nation (FIE-1.3)."""

    id: Open[str]
    name: Open[str]
    article: Open[str] = ""
    nation: Open[str]


class Nation(Piece):
    """A capital and some whole regions (FIE-1.4)."""

    id: Open[str]
    name: Open[str]
    article: Open[str] = ""
    capital: Open[str]
    army_list: Open[str]
    crusade: Open[int | None] = None
    """Full years that its ruler has been away on crusade; none while he is at home (FIE-15.3)."""


class Sea(Piece):
    """A point of a long sea route (FIE-1.7)."""

    id: Open[str]
    name: Open[str]
    x: Open[int]
    y: Open[int]


class Route(Piece):
    """A way between two places, both ways (FIE-1.6)."""

    a: Open[str]
    b: Open[str]
    kind: Open[Kind]
    coast: Open[bool] = False
