"""The map: every place with its holder, and a mark of the game's own where a raid goes."""

from rules.newgame.state import World

from rules.kernel.telling.pictures import Mark, Picture, Region, Route, Side
from rules.kernel.telling.signs import Ground, Shape, Sign, polygon, rectangle

TORCH = Sign(
    kind="torch",
    words="Raid",
    shapes=(
        Shape(path=rectangle(-2, 0, 4, 10), fill="road"),
        Shape(path=polygon([(0, -10), (6, -1), (0, 3), (-6, -1)]), fill="alarm"),
    ),
)
FIELDS = Ground(kind="fields", words="Fields", like="plains", glyph="m-8 -4h16m-16 4h16m-16 4h16")


def picture(world: World, seat: str | None) -> Picture:
    """Draw the land as everybody sees it."""
    sides = tuple(Side(id=one.id, name=one.name, colour=one.colour) for one in world.sides.values())
    raiders = {raid.place: raider for raider, raid in world.raids.items()}
    regions = tuple(
        Region(
            id=place.id,
            name=place.name,
            x=place.at[0],
            y=place.at[1],
            side=place.owner,
            terrain=FIELDS.kind,
            marks=(Mark(kind=TORCH.kind, side=raiders[place.id]),) if place.id in raiders else (),
            near=tuple(place.near),
        )
        for place in world.places.values()
    )
    links = tuple(
        Route(kind="link", places=(place.id, near))
        for place in world.places.values()
        for near in place.near
        if place.id < near
    )
    held = "; ".join(f"{side.name} {len(world.held(side.id))}" for side in world.sides.values())
    return Picture(
        title=world.title,
        caption=f"Year {world.turn}",
        alt=f"A map of {len(regions)} places. Held: {held}.",
        sides=sides,
        regions=regions,
        routes=links,
        signs=(TORCH,),
        grounds=(FIELDS,),
    )
