"""The map as a picture: provinces by House with values, works and armies, and the lake."""

from itertools import permutations

from rules.candlebre.board.forces import count
from rules.candlebre.board.holdings import standing_works
from rules.candlebre.board.state import House, Province, World
from rules.kernel.telling.phrases import row
from rules.kernel.telling.pictures import Mark, Picture, Region, Route, Side

ALT_MOST = 990
"""Characters of the description, under the kernel's 1,000."""
LETTERS = {"barracks": "B", "temple": "T", "market": "M", "court": "C"}
PAIRS = {a + b: f"{one}, {other}" for (one, a), (other, b) in permutations(LETTERS.items(), 2)}
CALLED = {**{letter: work for work, letter in LETTERS.items()}, **PAIRS, "★": "leader", "†": "clergy"}
"""What the letters of the map mean, for the map in words."""
CROWDED = 2
"""How many improvements have a mark each."""


def picture(world: World, seat: str | None) -> Picture:
    """Draw the kingdom as a seat knows it."""
    return Picture(
        title=world.title,
        caption=caption(world),
        alt=description(world),
        sides=tuple(side(world, one, place) for place, one in enumerate(world.houses.values())),
        regions=(*(region(world, place) for place in world.provinces.values()), *lakes(world)),
        beyond="mountain",
        routes=tuple(marches(world)),
        called=CALLED,
    )


def caption(world: World) -> str:
    """Say when it is, and what the letters mean."""
    when = f"Turn {world.turn}" if world.turn else "Before the first turn"
    return f"{when}. B barracks, T temple, M market, C court, ★ leader, † clergy."


def side(world: World, house: House, place: int) -> Side:
    """Give a seat with its House, its colour and the number of its pattern."""
    name = f"{house.charter.name} ({house.candle})" if house.house else house.candle
    return Side(id=house.id, name=name, colour=house.colour, pattern=place)


def region(world: World, place: Province) -> Region:
    """Give one province with its value, its works, its troops and its leaders."""
    return Region(
        id=place.id,
        name=place.name,
        x=place.at[0],
        y=place.at[1],
        side=place.owner,
        value=str(place.value),
        marks=tuple(marks(world, place)),
        outline=tuple(place.outline),
        near=tuple(place.near),
    )


def marks(world: World, place: Province) -> list[Mark]:
    """Give the marks of a province: its army first."""
    units = count(place.units) or place.garrison
    found = [Mark(kind="army", text=str(units), side=place.owner)] if units else []
    if place.fort:
        found.append(Mark(kind="fort", text=str(place.fort), side=place.owner))
    found += [Mark(kind=letters) for letters in works(place)]
    if any(one.place == place.id for one in world.leaders.values()):
        found.append(Mark(kind="★", side=place.owner))
    if place.protected_by:
        found.append(Mark(kind="†", side=place.protected_by))
    return found


def works(place: Province) -> list[str]:
    """Give the letters of a province's improvements, two together where there are many."""
    letters = [LETTERS[work] for work in standing_works(place) if work in LETTERS]
    return letters if len(letters) <= CROWDED else ["".join(letters[at : at + 2]) for at in range(0, len(letters), 2)]


def lakes(world: World) -> list[Region]:
    """Give the water."""
    return [
        Region(id=lake.id, name=lake.name, x=lake.at[0], y=lake.at[1], terrain="sea", outline=tuple(lake.outline))
        for lake in world.lakes
    ]


def marches(world: World) -> list[Route]:
    """Give the marches that are known: those that have set out, and one's own."""
    return [
        Route(
            kind="march", places=tuple(one for one in (group.origin, group.through, march.target) if one), side=house.id
        )
        for house in world.houses.values()
        for march in house.marches
        for group in march.groups
    ]


def description(world: World) -> str:
    """Describe the map in words, for those who cannot see it."""
    lines = [f"Map of {world.title}, turn {world.turn}: {len(world.provinces)} provinces around a lake."]
    for house in world.houses.values():
        held = world.held(house.id)
        if held:
            lines.append(f"{world.name(house.id)} ({house.candle}): {row(place.name for place in held)}.")
    whole = " ".join(lines)
    return whole if len(whole) <= ALT_MOST else f"{whole[:ALT_MOST]}…"
