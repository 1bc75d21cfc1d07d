"""The album: charts of lands, honor, influence and gold, and of what the Houses have learned (CAN-12, CAN-13)."""

from collections.abc import Callable, Mapping

from rules.candlebre.board.state import House, Reckoning, World
from rules.candlebre.board.tables import TREES
from rules.kernel.telling.phrases import capital
from rules.kernel.telling.pictures import Picture, Series, Side

Figure = Callable[[Reckoning], int]


def album(world: World, seat: str | None) -> Mapping[str, Picture]:
    """Give the charts that everybody may see, and a seat's own gold."""
    if not any(house.book for house in world.houses.values()):
        return {}
    charts = [
        chart(world, "Provinces", "held at the income of each turn", lambda one: one.lands),
        chart(world, "Honor", "after the income of each turn; below zero is infamy", lambda one: one.honor),
        chart(world, "Influence", "with the Church, after the income of each turn", lambda one: one.influence),
        *(chart(world, f"Learning: {tree}", "levels earned", learned(tree)) for tree in TREES),
    ]
    if seat in world.houses:
        charts.insert(1, own_gold(world, world.houses[seat]))
    return {one.title: one for one in charts}


def learned(tree: str) -> Figure:
    """Give what reads the level of a tree."""
    return lambda one: one.levels.get(tree, 0)


def chart(world: World, title: str, caption: str, figure: Figure) -> Picture:
    """Draw a figure of every House, turn by turn."""
    houses = [house for house in world.houses.values() if house.book]
    sides = tuple(
        Side(id=house.id, name=capital(world.name(house.id)), colour=house.colour, pattern=place)
        for place, house in enumerate(world.houses.values())
        if house.book
    )
    now = ", ".join(f"{world.name(house.id)} {figure(house.book[-1])}" for house in houses)
    return Picture(
        title=title,
        caption=f"{title}: {caption}",
        alt=f"Chart of {title.lower()} over {turns(world)} turns; at the last: {now}.",
        sides=sides,
        labels=tuple(str(turn) for turn in range(1, turns(world) + 1)),
        series=tuple(Series(side=house.id, values=tuple(figure(one) for one in house.book)) for house in houses),
    )


def own_gold(world: World, house: House) -> Picture:
    """Draw what a seat's own land has brought, and what lay in its purses after it (CAN-2.2)."""
    lines: tuple[tuple[str, str, str, Figure], ...] = (
        ("income", "Income", "#b27d12", lambda one: one.gold),
        ("military", "Military purse", "#b23a3a", lambda one: one.military),
        ("civil", "Civil purse", "#1677d9", lambda one: one.civil),
    )
    last = (
        ", ".join(f"{name.lower()} {figure(house.book[-1])}" for _, name, _, figure in lines) if house.book else "none"
    )
    return Picture(
        title="Gold",
        caption=f"Gold of {world.name(house.id)}: income of each turn, and both purses after it",
        alt=f"Chart of the gold of {world.name(house.id)} over {len(house.book)} turns; at the last: {last}.",
        sides=tuple(
            Side(id=key, name=name, colour=colour, pattern=n) for n, (key, name, colour, _) in enumerate(lines)
        ),
        labels=tuple(str(turn) for turn in range(1, len(house.book) + 1)),
        series=tuple(Series(side=key, values=tuple(map(figure, house.book))) for key, _, _, figure in lines),
    )


def turns(world: World) -> int:
    """Give how many turns have brought income."""
    return max(len(house.book) for house in world.houses.values())
