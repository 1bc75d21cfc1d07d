"""The maps: fiefs by lord, with all that stands in them; and who claims what, and what belongs together."""

from collections.abc import Iterable, Mapping
from itertools import pairwise

from rules.fiefs.board.forces import Force
from rules.fiefs.board.houses import Route as Way
from rules.fiefs.board.land import held, nation_of, ruler, ways
from rules.fiefs.board.state import World
from rules.fiefs.show.calendar import dated
from rules.fiefs.show.signs import LORD, SIGNS, field_of, grounds
from rules.kernel.telling.phrases import capital, row
from rules.kernel.telling.pictures import Mark, Picture, Region, Route, Side

ALT_MOST = 990
"""Characters of a description, under the kernel's 1,000."""
COLOURS = ("#b8322a", "#2f6fb3", "#d9a520", "#7d3f98", "#3a8a4a", "#33363b", "#c2691c", "#9aa5ad")
"""The nations', in their order."""
WIDER = (7, 5)
"""How much wider than tall a map is drawn."""
CAPTION = "Numbers are fortresses, broken roads are rough."


def picture(world: World, seat: str | None) -> Picture:
    """Draw the map as everybody knows it: nothing on it is secret."""
    del seat
    standing = troops(world)
    return Picture(
        title=world.title,
        caption=f"{dated(world)}. {CAPTION}",
        alt=description(world),
        sides=sides(world),
        regions=(*(place(world, fief, standing.get(fief, ())) for fief in world.fiefs), *seas(world)),
        routes=(*roads(world), *marches(world)),
        signs=SIGNS,
        grounds=grounds(world),
        called={"province": "fief", "value": "fortress"},
    )


def sides(world: World) -> tuple[Side, ...]:
    """Give the Houses in the game, each with its tincture and the number of its pattern."""
    order = list(world.houses)
    return tuple(
        Side(id=id, name=world.short(id), colour=world.houses[id].colour, pattern=order.index(id))
        for id in world.playing()
    )


def place(world: World, id: str, standing: Iterable[Mark]) -> Region:
    """Give one fief with its lord, its fortress, and marks for what stands there."""
    fief = world.fiefs[id]
    return Region(
        id=id,
        name=fief.name,
        x=wide(fief.x),
        y=fief.y,
        side=fief.control,
        terrain=field_of(world, nation_of(world, id)),
        value=str(fief.fortress),
        marks=(*emblems(world, id), *standing),
        within=world.regions[fief.region].name if fief.region in world.regions else "",
        near=within_a_way(world, id),
    )


def within_a_way(world: World, id: str) -> tuple[str, ...]:
    """Give the fiefs that one route joins to a fief, or a passage over one sea."""
    near = ways(world)
    seas = [one for one in near.get(id, {}) if one in world.seas]
    beyond = {other for sea in seas for other in near[sea] if other in world.fiefs}
    return tuple(sorted({one for one in near.get(id, {}) if one in world.fiefs} | beyond - {id}))


def wide(x: int) -> int:
    """Draw the land out eastward, so that names have room beside each other."""
    return x * WIDER[0] // WIDER[1]


def emblems(world: World, id: str) -> list[Mark]:
    """Give the marks of a fief itself: capital, home, crusade, claim, ravaged land."""
    fief = world.fiefs[id]
    nation = world.nations.get(fief.capital_of)
    found = [Mark(kind="capital", text=nation.name)] if nation else []
    if nation and nation.crusade is not None:
        found.append(Mark(kind="crusade", text=""))
    found += [Mark(kind="home", side=house) for house in world.playing() if world.houses[house].home == id]
    if fief.claim:
        found.append(Mark(kind="claim", side=fief.claim))
    return [*found, Mark(kind="ravaged")] if fief.ravaged else found


def troops(world: World) -> Mapping[str, list[Mark]]:
    """Give the marks of armies, detachments, sieges and fleets, by fief."""
    found: dict[str, list[Mark]] = {}
    for army in world.armies.values():
        if army.on_board:
            found.setdefault(army.fief, []).extend(army_marks(army, army.leader))
    for part in world.detachments.values():
        lord = world.armies[part.army].leader
        found.setdefault(part.fief, []).extend(army_marks(part, lord, "detachment"))
    for fleet in world.fleets.values():
        side = world.armies[fleet.army].leader
        found.setdefault(fleet.fief, []).append(Mark(kind="fleet", text=str(fleet.markers), side=side))
    return found


def army_marks(army: Force, lord: str, kind: str = "army") -> list[Mark]:
    """Give the marks of one army: how many elements, whether it is shut in, encamped, or besieges."""
    found = [Mark(kind="inside" if army.inside else kind, text=str(len(army.elements)), side=lord)]
    if army.encamped:
        found.append(Mark(kind="camp", side=lord))
    if army.siege is not None:
        found.append(Mark(kind="siege", side=lord))
    return found


def seas(world: World) -> list[Region]:
    """Give the seas, which only long passages cross, and a nameless one wherever two coasts are a passage apart."""
    narrow = [(world.fiefs[one.a], world.fiefs[one.b]) for one in world.routes if direct(world, one)]
    return [
        *(Region(id=sea.id, name=sea.name, x=wide(sea.x), y=sea.y, terrain="sea") for sea in world.seas.values()),
        *(
            Region(id=f"{a.id}/{b.id}", name="", x=wide((a.x + b.x) // 2), y=(a.y + b.y) // 2, terrain="sea")
            for a, b in narrow
        ),
    ]


def direct(world: World, route: Way) -> bool:
    """Tell whether a route is a passage straight from one fief to another."""
    return route.kind == "sea" and route.a in world.fiefs and route.b in world.fiefs


def roads(world: World) -> list[Route]:
    """Give every route: a road, broken where it is rough, or a passage by sea; a road joins neighbours."""
    land = [one for one in world.routes if one.kind != "sea"]
    return [
        *(Route(kind="sea", places=(one.a, one.b)) for one in world.routes if one.kind == "sea"),
        *(Route(kind="road", places=(one.a, one.b), solid=one.kind == "normal") for one in land),
        *(Route(kind="link", places=(one.a, one.b)) for one in land),
    ]


def marches(world: World) -> list[Route]:
    """Give where each army has marched in this season, which everybody saw."""
    forces: list[Force] = [*world.armies.values(), *world.detachments.values()]
    return [
        Route(kind="march", places=step, side=world.body(army).leader)
        for army in forces
        if army.trail_of == world.season_id()
        for step in pairwise(army.trail)
    ]


def description(world: World) -> str:
    """Describe the map in words, for those who cannot see it."""
    lines = [f"Map of {world.title}, {dated(world)}."]
    ruled = [id for id in world.nations if ruler(world, id)]
    crowns = [f"{capital(world.called('nation', id))} {world.short(ruler(world, id))}" for id in ruled]
    lines += [f"Crowns: {row(crowns)}."] if crowns else []
    for army in world.armies.values():
        if army.on_board:
            lines.append(f"{capital(world.called('army', army.id))}, {len(army.elements)}, {posted(world, army)}.")
    for part in world.detachments.values():
        lines.append(f"{capital(world.called('detachment', part.id))}, {len(part.elements)}, {posted(world, part)}.")
    for fleet in world.fleets.values():
        lines.append(f"{capital(world.called('fleet', fleet.id))}, {fleet.markers}, in {world.fiefs[fleet.fief].name}.")
    for house in world.playing():
        names = [world.fiefs[id].name for id in held(world, house)]
        lines += [f"{world.short(house)}: {', '.join(names)}."] if names else []
    whole = " ".join(lines)
    return whole if len(whole) <= ALT_MOST else f"{whole[:ALT_MOST]}…"


def posted(world: World, army: Force) -> str:
    """Say where an army is: `before Paris`, `shut in Metz`."""
    name = world.fiefs[army.fief].name
    if army.siege is not None:
        return f"before {name}"
    if army.inside:
        return f"shut in {name}"
    return f"encamped in {name}" if army.encamped else f"in {name}"


def claims_map(world: World) -> Picture:
    """Draw the fiefs by who claims them; those that nobody claims stay bare."""
    plain = picture(world, None)
    regions = tuple(
        one.model_copy(update={"side": world.fiefs[one.id].claim, "marks": lords(world, one.id), "value": ""})
        if one.id in world.fiefs
        else one
        for one in plain.regions
    )
    named = [f"{world.short(id)} {len(claims)}" for id, claims in claimants(world).items()]
    return plain.model_copy(
        update={
            "title": "Claims",
            "caption": f"{dated(world)}: each fief in the colour of who claims it",
            "alt": f"Map of claims, {dated(world)}: {row(named) or 'nobody claims anything'}.",
            "regions": regions,
            "routes": tuple(one for one in plain.routes if one.kind == "link"),
            "signs": (LORD,),
        }
    )


def lords(world: World, id: str) -> tuple[Mark, ...]:
    """Give the mark of who rules a claimed fief, where it is somebody else."""
    fief = world.fiefs[id]
    return (Mark(kind="lord", side=fief.control),) if fief.claim and fief.claim != fief.control else ()


def claimants(world: World) -> dict[str, list[str]]:
    """Give the fiefs that each House claims."""
    found = {house: [id for id, fief in world.fiefs.items() if fief.claim == house] for house in world.playing()}
    return {house: claims for house, claims in found.items() if claims}


def nations_map(world: World) -> Picture:
    """Draw the nations in colours of their own, each fief with its region's name."""
    plain = picture(world, None)
    regions = tuple(
        one.model_copy(update=within(world, one.id)) if one.id in world.fiefs else one for one in plain.regions
    )
    listed = [
        f"{capital(world.called('nation', id))}: {row(region_names(world, id)) or 'its capital alone'}"
        for id in world.nations
    ]
    return plain.model_copy(
        update={
            "title": "Nations and regions",
            "caption": f"{dated(world)}. {'. '.join(listed)}.",
            "alt": f"Map of the nations, {dated(world)}. {'. '.join(listed)}."[:ALT_MOST],
            "sides": tuple(nation_side(world, id) for id in world.nations),
            "regions": regions,
            "routes": tuple(one for one in plain.routes if one.kind == "link"),
            "grounds": (),
            "signs": (),
        }
    )


def within(world: World, id: str) -> dict[str, object]:
    """Give what a fief is on the map of nations: its nation's, with its region's name or the mark of a capital."""
    region = world.regions.get(world.fiefs[id].region)
    return {
        "side": nation_of(world, id),
        "terrain": "",
        "marks": () if region else (Mark(kind="capital"),),
        "value": region.name if region else "",
    }


def region_names(world: World, nation: str) -> list[str]:
    """Give the names of a nation's regions."""
    return [region.name for region in world.regions.values() if region.nation == nation]


def nation_side(world: World, id: str) -> Side:
    """Give a nation as it is drawn where nations are told apart."""
    order = list(world.nations).index(id)
    name = capital(world.called("nation", id))
    return Side(id=id, name=name, colour=COLOURS[order % len(COLOURS)], pattern=order)
