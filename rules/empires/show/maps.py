"""The maps: areas by empire with all that lies on them; ties and claims; languages; the way of the Black Death."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence

from rules.empires.board.measures import claimants, need
from rules.empires.board.motions import Contagion
from rules.empires.board.state import World
from rules.empires.show.calendar import dated
from rules.empires.show.signs import CLAIM, PLAGUE, RIGHT, SIGNS, TIE, field_of, grounds
from rules.kernel.telling.phrases import figure, row
from rules.kernel.telling.pictures import Mark, Picture, Region, Route, Side

ALT_MOST = 990
"""Characters of a description, under the kernel's 1,000."""
TENTHS = 1000
"""Parts of an axis."""
COLOURS = (
    "#b8322a", "#2f6fb3", "#d9a520", "#7d3f98", "#3a8a4a", "#33363b", "#c2691c", "#9aa5ad", "#8c6d46", "#2f8f8f",
)  # fmt: skip
"""The families of languages, in their order."""
FRAME = (1300, 1000)
"""How wide and how tall a map is drawn."""
EVEN = 6
"""Of ten parts, how far land is drawn out where many areas lie close together."""
CAPTION = "Below each name: population and social state, together its prosperity."


def picture(world: World, seat: str | None) -> Picture:
    """Draw the map as everybody knows it: nothing on it is secret."""
    del seat
    return Picture(
        title=world.title,
        caption=f"{dated(world)}. {CAPTION}",
        alt=description(world),
        sides=sides(world),
        regions=(*(place(world, id, marks(world, id)) for id in world.areas), *seas(world)),
        routes=links(world),
        signs=SIGNS,
        grounds=grounds(world),
        called={"capital": "court", "province": "area", "value": "prosperity"},
    )


def sides(world: World) -> tuple[Side, ...]:
    """Give the empires, each with its colour and the number of its pattern."""
    return tuple(
        Side(id=id, name=empire.name, colour=empire.colour, pattern=order)
        for order, (id, empire) in enumerate(world.empires.items())
    )


def place(world: World, id: str, found: Iterable[Mark]) -> Region:
    """Give one area with its owner, its faith, its figures and marks."""
    area = world.areas[id]
    return Region(
        id=id,
        name=area.name,
        x=across(world, area.x),
        y=down(world, area.y),
        side=area.owner,
        terrain=field_of(area.faith),
        value=f"{figure(area.population)} {'+' if area.social >= 0 else '−'} {abs(area.social)}",
        marks=tuple(found),
        near=within_a_step(world, id),
    )


def across(world: World, x: int) -> int:
    """Draw land out eastward where it is crowded, so that names have room beside each other."""
    return drawn_out(x, [area.x for area in world.areas.values()], world.canvas[0]) * FRAME[0] // TENTHS


def down(world: World, y: int) -> int:
    """Draw land out southward where it is crowded."""
    return drawn_out(y, [area.y for area in world.areas.values()], world.canvas[1]) * FRAME[1] // TENTHS


def drawn_out(here: int, all_: Sequence[int], whole: int) -> int:
    """Give a place on an axis in thousandths, between where it lies and how many areas lie before it."""
    places = [0, *sorted(all_), whole]
    after = bisect_left(places, here)
    before, next_ = places[max(after - 1, 0)], places[after]
    share = TENTHS * max(after - 1, 0) + (TENTHS * (here - before) // (next_ - before) if next_ > before else 0)
    return ((10 - EVEN) * TENTHS * here // whole + EVEN * share // (len(places) - 1)) // 10


def within_a_step(world: World, id: str) -> tuple[str, ...]:
    """Give the areas with which an area has a land border or a sea in common."""
    area = world.areas[id]
    overseas = {one.id for one in world.areas.values() if not set(one.seas).isdisjoint(area.seas)}
    return tuple(sorted(({*area.borders} | overseas) - {id}))


def marks(world: World, id: str) -> list[Mark]:
    """Give the marks of an area: court, fortress, unrest, heresy, holds, and who has a claim to it."""
    area = world.areas[id]
    found = [Mark(kind="capital", side=area.owner)] if area.owner and world.empires[area.owner].court == id else []
    if area.fort:
        found.append(Mark(kind="fort", text=str(area.fort), side=area.owner))
    if area.unrest:
        found.append(Mark(kind="unrest"))
    if area.heresy:
        found.append(Mark(kind="heresy"))
    return [*found, *holds(world, id), *foreign(world, id)]


def holds(world: World, id: str) -> list[Mark]:
    """Give the marks of holds: how many of how many each holder has."""
    area = world.areas[id]
    by = {one.seat: 0 for one in area.holds}
    for one in area.holds:
        by[one.seat] += one.number
    return [Mark(kind="hold", text=f"{number}/{need(area)}", side=seat) for seat, number in by.items()]


def foreign(world: World, id: str) -> list[Mark]:
    """Give the marks of what the owner lacks, and of what others have there: claims, and ties to owned land."""
    owner, found = world.areas[id].owner, []
    if owner and id not in world.empires[owner].claims:
        found.append(Mark(kind="unclaimed", side=owner))
    found += [Mark(kind="claim", side=seat) for seat in claimants(world, id) if seat != owner]
    return [*found, *(one for one in bonds(world, id) if owner and one.side != owner)]


def rights(world: World, id: str) -> list[Mark]:
    """Give the marks of claims: the owner's, and those of others."""
    owner = world.areas[id].owner
    return [Mark(kind="right" if seat == owner else "claim", side=seat) for seat in claimants(world, id)]


def seas(world: World) -> list[Region]:
    """Give the sea areas."""
    return [
        Region(id=sea.id, name=sea.name, x=across(world, sea.x), y=down(world, sea.y), terrain="sea")
        for sea in world.seas.values()
    ]


def links(world: World) -> tuple[Route, ...]:
    """Give every land border, by which neighbours are drawn together."""
    return tuple(
        Route(kind="link", places=(id, other))
        for place, (id, area) in enumerate(world.areas.items())
        for other in area.borders
        if place < list(world.areas).index(other)
    )


def description(world: World) -> str:
    """Describe the map in words, for those who cannot see it."""
    lines = [f"Map of {world.title}, {dated(world)}."]
    uneasy = [area.name for area in world.areas.values() if area.unrest]
    lines += [f"In unrest: {row(uneasy)}."] if uneasy else []
    heretics = [area.name for area in world.areas.values() if area.heresy]
    lines += [f"Heretical: {row(heretics)}."] if heretics else []
    for id, empire in world.empires.items():
        court = f", court {world.areas[empire.court].name}" if empire.court else ", in exile"
        names = ", ".join(world.areas[one].name for one in world.owned(id)) or "no area"
        lines.append(f"{empire.name}{court}: {names}.")
    free = [area.name for area in world.areas.values() if not area.owner]
    return shortened(" ".join([*lines, f"Independent: {', '.join(free)}."] if free else lines))


def shortened(text: str) -> str:
    """Give a description within its bounds."""
    return text if len(text) <= ALT_MOST else f"{text[:ALT_MOST]}…"


def ties_map(world: World) -> Picture:
    """Draw who has ties and claims where; an area bears the colour of its owner."""
    plain = picture(world, None)
    tied = [
        f"{empire.name}: ties {row(world.areas[one].name for one in empire.ties) or 'none'}; "
        f"claims abroad {row(abroad(world, id)) or 'none'}"
        for id, empire in world.empires.items()
    ]
    return plain.model_copy(
        update={
            "title": "Ties and claims",
            "caption": f"{dated(world)}: ties, and claims of owners and of others",
            "alt": shortened(f"Map of ties and claims, {dated(world)}. {'. '.join(tied)}."),
            "regions": tuple(
                one.model_copy(
                    update={"marks": (*bonds(world, one.id), *rights(world, one.id)), "value": "", "terrain": ""}
                )
                if one.id in world.areas
                else one
                for one in plain.regions
            ),
            "signs": (TIE, RIGHT, CLAIM),
            "grounds": (),
        }
    )


def bonds(world: World, id: str) -> list[Mark]:
    """Give the marks of ties to an area."""
    return [Mark(kind="tie", side=seat) for seat, empire in world.empires.items() if id in empire.ties]


def abroad(world: World, seat: str) -> list[str]:
    """Give the names of areas that a seat claims and does not own."""
    return [world.areas[one].name for one in world.empires[seat].claims if world.areas[one].owner != seat]


def languages_map(world: World) -> Picture:
    """Draw the families of languages in colours of their own, each area with its language."""
    plain = picture(world, None)
    spoken = {id: [area.name for area in world.areas.values() if area.language == id] for id in world.languages}
    said = [f"{world.languages[id].name}: {', '.join(areas)}" for id, areas in spoken.items() if areas]
    return plain.model_copy(
        update={
            "title": "Languages",
            "caption": "Colours are families: another language of one’s own family is related.",
            "alt": shortened(f"Map of languages. {'. '.join(said)}."),
            "sides": tuple(
                Side(id=id, name=name, colour=COLOURS[order % len(COLOURS)], pattern=order)
                for order, (id, name) in enumerate(world.families.items())
            ),
            "regions": tuple(
                one.model_copy(update=tongue(world, one.id)) if one.id in world.areas else one for one in plain.regions
            ),
            "signs": (),
            "grounds": (),
        }
    )


def tongue(world: World, id: str) -> dict[str, object]:
    """Give what an area is on the map of languages."""
    language = world.languages[world.areas[id].language]
    return {"side": language.family, "terrain": "", "marks": (), "value": language.name}


def plague_map(world: World) -> Picture:
    """Draw the way of the Black Death: in how many steps it came to each area, and where over water (EMP-19.1d6)."""
    plain, struck = picture(world, None), steps(world)
    spared = [area.name for id, area in world.areas.items() if id not in struck]
    first = [world.areas[one.area].name for one in world.plague_way if not one.source]
    return plain.model_copy(
        update={
            "title": "The Black Death",
            "caption": (
                f"{len(struck)} areas were struck; it came into {row(first)} first. Below each name: with which step."
            ),
            "alt": shortened(
                f"Map of the Black Death: {len(struck)} areas were struck, from {row(first)}. "
                f"Spared: {row(spared) or 'none'}."
            ),
            "regions": tuple(
                one.model_copy(
                    update={
                        "marks": (Mark(kind="plague"),) if one.id in struck else (),
                        "terrain": "",
                        "value": str(struck[one.id]) if one.id in struck else "spared",
                    }
                )
                if one.id in world.areas
                else one
                for one in plain.regions
            ),
            "routes": (
                *plain.routes,
                *(Route(kind="march", places=(one.source, one.area)) for one in world.plague_way if sailed(world, one)),
            ),
            "called": {"march": "over water"},
            "signs": (PLAGUE,),
            "grounds": (),
        }
    )


def steps(world: World) -> dict[str, int]:
    """Give with which step the Black Death came to each area that it struck; its first ports are the first."""
    found: dict[str, int] = {}
    for one in world.plague_way:
        found[one.area] = found[one.source] + 1 if one.source else 1
    return found


def sailed(world: World, one: Contagion) -> bool:
    """Tell whether it came to an area over water: by land the numbers show the way, and arrows would hide names."""
    return bool(one.source) and one.source not in world.areas[one.area].borders
