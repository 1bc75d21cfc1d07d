"""The album: points and gold by round, ties and claims, languages, families of leaders, the plague, the standing."""

from collections.abc import Callable, Mapping

from rules.empires.board.measures import par, points, rightful, score
from rules.empires.board.realms import Tally
from rules.empires.board.state import World
from rules.empires.show.calendar import dated
from rules.empires.show.family import family
from rules.empires.show.maps import languages_map, plague_map, sides, ties_map
from rules.empires.show.standing import against_par, standing
from rules.kernel.telling.phrases import figure, row
from rules.kernel.telling.pictures import Duel, DuelRow, Picture, Series

Figure = Callable[[Tally], int]


def album(world: World, seat: str | None) -> Mapping[str, Picture]:
    """Give the further pictures, which all may see; at the end the standing first, else one's own family early."""
    card = [standing_card(world)] if world.ended else []
    told = any(empire.book for empire in world.empires.values())
    charts = [points_chart(world), gold_chart(world)] if told else []
    plague = [plague_map(world)] if world.plague_way else []
    order = sorted(world.empires, key=lambda id: id != seat)
    found = [*card, *charts, ties_map(world), *plague, languages_map(world), *(family(world, id) for id in order)]
    return {one.title: one for one in found}


def points_chart(world: World) -> Picture:
    """Draw the score of every empire at the end of each round (EMP-H26.3)."""
    return chart(world, "Score", "points less par, at the end of each round", lambda one: one.score)


def gold_chart(world: World) -> Picture:
    """Draw the gold of every empire at the end of each round (EMP-H16.3)."""
    return chart(world, "Gold", "in the treasury at the end of each round", lambda one: one.gold)


def chart(world: World, title: str, caption: str, value: Figure) -> Picture:
    """Draw a figure of every empire, round by round."""
    books = {id: empire.book for id, empire in world.empires.items() if empire.book}
    rounds = max(map(len, books.values()))
    last = row(f"{world.empires[id].name} {figure(value(book[-1]))}" for id, book in books.items())
    calendar = world.calendar
    return Picture(
        title=title,
        caption=caption,
        alt=f"Chart of {title.lower()} over {rounds} rounds; at the last: {last}.",
        sides=sides(world),
        labels=tuple(str(calendar.first_year + calendar.years_per_round * (place + 1) - 1) for place in range(rounds)),
        series=tuple(Series(side=id, values=tuple(map(value, book))) for id, book in books.items()),
    )


def standing_card(world: World) -> Picture:
    """Draw how the empires stand: points less par, areas, and those of them held by right (EMP-H26.2 to EMP-H26.4)."""
    order = standing(world)
    rows = [DuelRow(middle="Score: points less par", heading=True)]
    for number, id in enumerate(order, start=1):
        own, less = points(world, id), par(world, id)
        rows.append(
            DuelRow(
                left=f"{number}. {world.empires[id].name}",
                middle=f"{figure(own - less)} = {own} − {less}",
                right=f"{len(world.owned(id))} areas, {rightful(world, id)} by right",
            )
        )
    first, second = order[0], order[1]
    told = f"{world.empires[first].name} stands first, {against_par(score(world, first))}."
    return Picture(
        title="The standing of the empires",
        caption=dated(world),
        alt=f"{told} {row(f'{world.empires[id].name} {figure(score(world, id))}' for id in order)}.",
        sides=sides(world),
        duel=Duel(
            left=first,
            right=second,
            left_title=f"1. {world.empires[first].name}",
            right_title=f"2. {world.empires[second].name}",
            rows=tuple(rows),
            verdict=told,
        ),
    )
