"""Pictures to draw in tests: the Crowns straight from the scenario's file, provinces, and a chart."""

import math
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from bot.pictures.ink.theme import PALETTE
from rules.kernel.telling.pictures import Mark, Picture, Region, Route, Series, Side, Tile

CROWNS = Path(__file__).parents[2] / "config/scenarios/civilized/crowns.toml"
KINDS = ("city", "capital", "ruin", "fort", "army", "fleet", "siege", "disorder", "mission", "resource")
TERRAINS = ("sea", "plains", "hills", "forest", "mountain", "marsh", "desert")
HOUSES = ("Dawn", "Northwick", "Dusk", "Ash", "Tallow", "Ember", "Frost", "Vale", "Marsh", "Stone", "Wick", "Larch")
EVENTS: Mapping[str, tuple[Mark, ...]] = {
    "1605": (Mark(kind="army", text="9", side="assyria"),),
    "1608": (Mark(kind="siege"),),
    "1707": (Mark(kind="army", text="6", side="babylonia"),),
    "1208": (Mark(kind="fleet", text="3", side="phoenicia"),),
    "0404": (Mark(kind="disorder"),),
    "0912": (Mark(kind="fort", side="egypt"),),
    "1103": (Mark(kind="ruin", text="Hattusa"),),
    "0903": (Mark(kind="mission", side="egypt"),),
    "0302": (Mark(kind="fleet", side="hellas"),),
    "1306": (Mark(kind="resource", text="T"),),
}


@cache
def crowns() -> Picture:
    """Give the map of the Crowns in a busy spring."""
    file = tomllib.loads(CROWNS.read_text())
    cities = {city["hex"]: city for city in file["cities"]}
    capitals = {country["capital"] for country in file["countries"]}
    owners = {hexagon: country["id"] for country in file["countries"] for hexagon in country["hexes"]}
    return Picture(
        title="The Crowns of the Morning",
        caption="Spring of 600 BC: Assyria marches on Mari, which is besieged, and Athens is in disorder.",
        alt="Map of the Crowns of the Morning in spring, 600 BC: six countries of three cities each.",
        sides=tuple(
            Side(id=country["id"], name=country["name"], colour=country["colour"], pattern=number)
            for number, country in enumerate(file["countries"])
        ),
        tiles=tuple(
            a_hex(hexagon, owners.get(hexagon["id"], ""), cities.get(hexagon["id"]), capitals)
            for hexagon in file["board"]["hexes"]
        ),
        routes=(*rivers(file), *EVENTFUL),
    )


def a_hex(hexagon: Mapping[str, Any], owner: str, city: Mapping[str, Any] | None, capitals: set[str]) -> Tile:
    """Give one hex of the file."""
    marks = EVENTS.get(hexagon["id"], ())
    if city:
        marks = (Mark(kind="capital" if city["id"] in capitals else "city"), *marks)
    return Tile(
        id=hexagon["id"],
        column=int(hexagon["id"][:2]),
        row=int(hexagon["id"][2:]),
        terrain=hexagon["terrain"],
        side=owner,
        name=city["name"] if city else hexagon["name"],
        size=city["population"] if city else 0,
        marks=marks,
    )


def rivers(file: Mapping[str, Any]) -> list[Route]:
    """Give the rivers of the file."""
    return [
        Route(kind="river", name=river["name"], places=tuple(hexagon for side in river["sides"] for hexagon in side))
        for river in file["rivers"]
    ]


EVENTFUL = (
    Route(kind="road", places=("1209", "1308", "1408")),
    Route(kind="road", places=("1910", "1909", "1808", "1807", "1806")),
    Route(kind="sea", places=("1209", "0605"), solid=False),
    Route(kind="march", side="assyria", places=("1605", "1606", "1607", "1608")),
    Route(kind="march", side="egypt", solid=False, places=("0911", "1011", "1111", "1211")),
)


@cache
def provinces(count: int = 60, seats: int = 5) -> Picture:
    """Give provinces by their places alone, around a lake, set as a sunflower sets its seeds: none lies near."""
    turn = math.pi * (3 - math.sqrt(5))
    places = [(math.sqrt(n + 6) * math.cos(n * turn), math.sqrt(n + 6) * math.sin(n * turn)) for n in range(count)]
    lake = Region(id="lake", name="The Quiet Lake", x=0, y=0, terrain="sea")
    return Picture(
        title=f"The {count} provinces",
        alt="Provinces around a lake.",
        sides=tuple(Side(id=f"s{n}", name=f"House {HOUSES[n]}", colour=PALETTE[n], pattern=n) for n in range(seats)),
        regions=(lake, *(a_province(n, x, y, seats) for n, (x, y) in enumerate(places))),
        routes=(Route(kind="march", places=("p3", "p8"), side="s1"), Route(kind="link", places=("p0", "p30"))),
    )


def a_province(n: int, x: float, y: float, seats: int) -> Region:
    """Give a province: who holds it depends on which way it lies, so that seats have lands."""
    part = int((math.atan2(y, x) / math.pi + 1) * seats / 2) % seats
    return Region(
        id=f"p{n}",
        name=("Dawnhallow", "Sorrel Down", "Quillbrook", "Old Barrow", "Pyre Rock", "Tapergate")[n % 6],
        x=x,
        y=y,
        side="" if n % 7 == 3 else f"s{part}",
        terrain=TERRAINS[1 + n % 6],
        value=str(10 * (n % 5 + 3)),
        marks=(Mark(kind=KINDS[2 + n % 8], text=str(n)),) if n % 4 == 0 else (),
    )


@cache
def chart() -> Picture:
    """Give a chart of six seats over twelve years."""
    sides = crowns().sides
    return Picture(
        title="Riches of the crowns",
        caption="Points in the treasury each spring",
        alt="Egypt leads with 113 points.",
        sides=sides,
        labels=tuple(f"{600 - year} BC" for year in range(12)),
        series=tuple(
            Series(side=side.id, values=tuple((n * 7 + year * (n + 3)) % 41 + 3 * year for year in range(12)))
            for n, side in enumerate(sides)
        ),
    )


def a_map(*tiles: Tile, sides: tuple[Side, ...] = (), routes: tuple[Route, ...] = ()) -> Picture:
    """Give a small map."""
    return Picture(title="A map", alt="A small map.", tiles=tiles, sides=sides, routes=routes)


def a_tile(column: int, row: int, terrain: str = "plains", **rest: Any) -> Tile:
    """Give a hex called by its column and row."""
    return Tile(id=f"{column:02}{row:02}", column=column, row=row, terrain=terrain, **rest)


def a_side(id: str, pattern: int = 0, colour: str = "#2f6db3") -> Side:
    """Give a seat."""
    return Side(id=id, name=id.title(), colour=colour, pattern=pattern)
