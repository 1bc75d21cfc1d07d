"""Pictures: what to draw, not how. The bot turns these into SVG and PNG with one theme."""

from collections.abc import Mapping
from typing import Literal, Self

from pydantic import Field

from rules.kernel.state.models import Value
from rules.kernel.telling.signs import Ground, Sign


class Side(Value):
    """A seat as it is drawn: its name, its colour (`#rrggbb`) and the number of its pattern."""

    id: str
    name: str
    colour: str
    pattern: int = 0
    """Two sides that ask for the same one get different ones, in their order."""


class Mark(Value):
    """Something small at a place."""

    kind: str
    """One of `signs.MARKS`, a sign of the game's own, or one or two letters."""
    text: str = ""
    side: str = ""
    """The seat whose colour it bears, if any."""


class Tile(Value):
    """A hex of a hexagonal map, by offset column and row (pointed top, odd rows half a hex further right)."""

    id: str
    column: int
    row: int
    terrain: str
    """One of `signs.TERRAINS`, or a ground of the game's own."""
    side: str = ""
    coast: bool = False
    name: str = ""
    """Of its city, else of the land or the sea; sea hexes of one name share one label."""
    size: int = 0
    """The population of its city in thousands; 0 for none."""
    marks: tuple[Mark, ...] = ()


class Region(Value):
    """A province of a map of areas: a place in units of the map, drawn as a cell around it."""

    id: str
    name: str
    x: float
    y: float
    side: str = ""
    terrain: str = ""
    """As of a tile; sea areas push the coasts of the land away."""
    value: str = ""
    marks: tuple[Mark, ...] = ()
    outline: tuple[tuple[float, float], ...] = ()
    """Its corners in order, neighbours sharing theirs; none: its cell is found from the places of all."""
    within: str = ""
    """The larger land of which it is a part, which the map in words names; it can be shown by that name."""
    near: tuple[str, ...] = ()
    """The ids of the regions that can be entered from it, which the map in words names where no route shows them."""
    silent: bool = False
    """Whether nothing is written on it, not even its id: it only shows where the others lie."""


class Route(Value):
    """A line through places, by their ids: a road, a sea route, a march, a border that can be crossed.

    A river runs along the sides of hexes, so its places are pairs: the two hexes of its first side, of its second, ...
    """

    kind: Literal["road", "sea", "march", "river", "link"]
    places: tuple[str, ...]
    side: str = ""
    solid: bool = True
    name: str = ""
    """Written beside a river."""


class Series(Value):
    """A line of a chart: a seat and its values."""

    side: str
    values: tuple[int, ...]


class DuelRow(Value):
    """A line of a duel: what either side did, and between them at what."""

    left: str = ""
    middle: str = ""
    right: str = ""
    heading: bool = False
    """True for a line that begins a part: only `middle` is written, across."""


class Duel(Value):
    """Two sides against each other, line by line: a battle, tier by tier or pair by pair."""

    left: str
    """The seat whose colour the left column bears; empty for nobody's."""
    right: str
    left_title: str
    right_title: str
    rows: tuple[DuelRow, ...]
    verdict: str
    """How it ended, in one sentence."""

    def folded(self, most: int) -> Self:
        """Give it with at most so many lines: how it began and how it ended, and between them what is left out."""
        if len(self.rows) <= most:
            return self
        parts = [place for place, line in enumerate(self.rows) if line.heading and place]
        begins = next((place for place in reversed(parts) if place < most // 2), most // 2)
        ends = next((place for place in parts if len(self.rows) - place < most - begins), len(self.rows))
        if ends == len(self.rows):
            ends -= most - begins - 1
        between = DuelRow(middle=f"{ends - begins} lines more: /picture shows them", heading=True)
        return self.model_copy(update={"rows": (*self.rows[:begins], between, *self.rows[ends:])})


class Kin(Value):
    """Somebody in a family tree."""

    id: str
    name: str
    note: str = ""
    """Years, office, whatever belongs under the name."""
    parents: tuple[str, ...] = ()
    """Those who are in the tree."""
    spouse: str = ""
    """Somebody in the tree who is drawn beside."""
    mark: Literal["", "head", "heir", "dead"] = ""


class Hand(Value):
    """The cards or dice that decided one thing."""

    words: str
    """What they decided, in a few words."""
    cards: tuple[str, ...] = ()
    """Rank and suit, as in a draw: `AS`, `TH`."""
    dice: tuple[int, ...] = ()
    sides: int = 6
    """Of the dice."""


class Picture(Value):
    """One image with a heading, a legend and its description for those who cannot see it."""

    title: str
    caption: str = ""
    alt: str = Field(min_length=1, max_length=1000)
    """What it shows, in words."""
    sides: tuple[Side, ...] = ()
    tiles: tuple[Tile, ...] = ()
    regions: tuple[Region, ...] = ()
    near: bool = False
    """Whether the map is a part of one, drawn for a phone: half as wide, so that its letters are twice as large."""
    beyond: Literal["sea", "mountain"] = "sea"
    """What lies around the regions of a map, where water is among them."""
    routes: tuple[Route, ...] = ()
    labels: tuple[str, ...] = ()
    """Along the x axis of a chart."""
    series: tuple[Series, ...] = ()
    duel: Duel | None = None
    kin: tuple[Kin, ...] = ()
    """A family tree, the eldest first."""
    hands: tuple[Hand, ...] = ()
    """Cards and dice, above all else."""
    of: tuple[str, ...] = ()
    """The seats that fought the battle which it shows; none for what is no battle."""
    signs: tuple[Sign, ...] = ()
    """The game's own marks, in the order of the legend."""
    grounds: tuple[Ground, ...] = ()
    """The game's own terrains."""
    called: Mapping[str, str] = Field(default_factory=dict)
    """What its game or campaign calls kinds of marks, ways and letters that have another name there: kind to word.

    Those of the map in words too: `province`, `value`, and `rough`, which is a road that is drawn broken.
    """

    @property
    def shown(self) -> "Picture":
        """Give what has to change before a table is shown it again: not its date, figures, or what comes and goes."""
        tiles = tuple(tile.model_copy(update={"size": 0, "marks": lasting(tile.marks)}) for tile in self.tiles)
        regions = tuple(one.model_copy(update={"value": "", "marks": lasting(one.marks)}) for one in self.regions)
        blank = {"title": "", "caption": "", "alt": "", "hands": (), "tiles": tiles, "regions": regions}
        return self.model_copy(update=blank)

    def word(self, kind: str) -> str:
        """Give what a kind of mark or terrain is called within a sentence."""
        if any(one.kind == kind and one.proper for one in self.grounds):
            return next((one.words for one in self.grounds if one.kind == kind), kind)
        own = {one.kind: one.words for one in self.signs} | {one.kind: one.words for one in self.grounds}
        return own.get(kind, "").lower() or self.named(kind, kind).replace("_", " ")

    def named(self, kind: str, text: str) -> str:
        """Give a text that says a kind of mark or way, with the word of its campaign."""
        word = self.called.get(kind, kind)
        return text.replace(kind, word).replace(kind.capitalize(), word.capitalize())


FLEETING = ("disorder",)
"""The marks that come and go every turn."""


def lasting(marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
    """Give the marks that stay, without their figures."""
    return tuple(mark.model_copy(update={"text": ""}) for mark in marks if mark.kind not in FLEETING)
