"""The album: maps of claims and of nations, prestige by year, and at the end the standing of the Houses as a card."""

from collections.abc import Mapping

from rules.fiefs.board.land import held, standing, total, whole
from rules.fiefs.board.state import World
from rules.fiefs.show.calendar import dated
from rules.fiefs.show.maps import claims_map, nations_map, sides
from rules.kernel.telling.phrases import form, points_of, row, several
from rules.kernel.telling.pictures import Duel, DuelRow, Picture, Series


def album(world: World, seat: str | None) -> Mapping[str, Picture]:
    """Give the further pictures, which all may see; at the end the standing first."""
    del seat
    card = [standing_card(world)] if world.ended else []
    chart = [prestige_chart(world)] if any(world.houses[id].totals for id in world.playing()) else []
    return {one.title: one for one in (*card, *chart, claims_map(world), nations_map(world))}


def prestige_chart(world: World) -> Picture:
    """Draw the prestige of every House at the end of each year (FIE-3.10)."""
    books = {id: world.houses[id].totals for id in world.playing()}
    years = max(map(len, books.values()))
    last = row(f"{world.short(id)} {book[-1]}" for id, book in books.items() if book)
    return Picture(
        title="Prestige",
        caption="at the end of each year, with all that was held then",
        alt=f"Chart of prestige over {several(years, 'year', 'years')}; at the last: {last}.",
        sides=sides(world),
        labels=tuple(str(world.first_year + year) for year in range(years)),
        series=tuple(Series(side=id, values=tuple(book)) for id, book in books.items()),
    )


def standing_card(world: World) -> Picture:
    """Draw how the Houses stand: prestige earned, and what they hold (FIE-18.3, FIE-18.9)."""
    order = standing(world)
    first, second = order[0], order[1] if order[1:] else ""
    rows = [DuelRow(middle="Prestige: earned, and for what is held", heading=True)]
    for place, id in enumerate(order, start=1):
        earned, all_ = world.houses[id].earned, total(world, id)
        crowns = sum(bool(world.fiefs[one].capital_of) for one in held(world, id))
        rows.append(
            DuelRow(
                left=f"{place}. {world.short(id)}",
                middle=f"{all_} = {earned} + {all_ - earned}",
                right=holdings(len(held(world, id)), len(whole(world, id)), crowns),
            )
        )
    told = f"The {world.houses[first].name} stands first with {points_of(total(world, first))}."
    return Picture(
        title="The standing of the Houses",
        caption=dated(world),
        alt=f"{told} {row(f'{world.short(id)} {total(world, id)}' for id in order)}.",
        sides=sides(world),
        duel=Duel(
            left=first,
            right=second,
            left_title=f"1. {world.short(first)}",
            right_title=f"2. {world.short(second)}" if second else "",
            rows=tuple(rows),
            verdict=" ".join([told, *victories(world)]),
        ),
    )


def holdings(fiefs: int, regions: int, crowns: int) -> str:
    """Say what a House holds, without what it has none of: `9 fiefs, 1 region, 2 crowns`."""
    counted = ((fiefs, "fief", "fiefs"), (regions, "region", "regions"), (crowns, "crown", "crowns"))
    return ", ".join(f"{number} {form(number, *words)}" for number, *words in counted if number) or "nothing"


def victories(world: World) -> list[str]:
    """Say who reached an aim of his own (FIE-18.9)."""
    order = standing(world)
    return [
        f"{world.short(id)} inherited place {house.inherited} and ended in place {order.index(id) + 1}: "
        + ("a victory of its own." if order.index(id) < house.aim else f"place {house.aim} was the aim.")
        for id, house in world.houses.items()
        if house.playing and house.aim
    ]
