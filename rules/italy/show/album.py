"""The album: charts of revenue and spending, and the verdict of the campaign as a card (ITA-5.8, ITA-10.4)."""

from collections.abc import Mapping, Sequence
from itertools import accumulate

from rules.italy.board.state import Power, World
from rules.italy.board.tables import BANDS, DEFEAT, ROME
from rules.italy.board.wording import reason
from rules.italy.board.years import begins
from rules.italy.seats.events import GameEnded
from rules.kernel.facts.events import Event
from rules.kernel.state.finding import find
from rules.kernel.telling.phrases import capital, id_of, points_of, signed, the, verb
from rules.kernel.telling.pictures import Duel, DuelRow, Picture, Series, Side

RED = "#b03a2e"
"""The colour of the verdict."""
LINES = (
    ("revenue", "Revenue", "#b27d12"),
    ("attack", "Attacking armies", "#b23a3a"),
    ("reserves", "Reserves", "#1677d9"),
    ("civic", "Civic Improvement", "#2e7d4f"),
)
"""What a Power's chart shows: a figure of its accounts, its name, its colour."""


def album(world: World, seat: str | None) -> Mapping[str, Picture]:
    """Give a chart of the seat's own Power (of Rome for all others), and one of Civic Improvement of all Powers."""
    power = world.powers.get(seat or "", world.powers[ROME])
    if not played(world):
        return {}
    charts = (own_chart(world, power), civic_chart(world))
    return {one.title: one for one in charts}


def played(world: World) -> range:
    """Give the turns whose talents are spent."""
    return range(1, max((one.turn for power in world.powers.values() for one in power.accounts), default=0) + 1)


def figures(world: World, power: Power, key: str) -> tuple[int, ...]:
    """Give a figure of each turn; 0 where the Power had nothing to spend."""
    known = {one.turn: int(getattr(one, key)) for one in power.accounts}
    return tuple(known.get(turn, 0) for turn in played(world))


def turns(world: World) -> tuple[str, ...]:
    """Give the first year of each turn, as the chart writes it."""
    return tuple(str(begins(world, turn)) for turn in played(world))


def own_chart(world: World, power: Power) -> Picture:
    """Draw what a Power earned each turn, and what it spent that on (ITA-5.7)."""
    sides = tuple(
        Side(id=key, name=name, colour=colour, pattern=place) for place, (key, name, colour) in enumerate(LINES)
    )
    series = tuple(Series(side=key, values=figures(world, power, key)) for key, _, _ in LINES)
    last = ", ".join(f"{name} {one.values[-1]}" for (_, name, _), one in zip(LINES, series, strict=True))
    return Picture(
        title=f"{power.name}: revenue and spending",
        caption="Talents, turn by turn; each turn by its first year BC",
        alt=f"Chart of the revenue and spending of {power.name} over {len(played(world))} turns; the last: {last}.",
        sides=sides,
        labels=turns(world),
        series=series,
    )


def civic_chart(world: World) -> Picture:
    """Draw what each Power has spent on Civic Improvement in all (ITA-5.8)."""
    sides, series = [], []
    for place, power in enumerate(world.powers.values()):
        values = tuple(accumulate(figures(world, power, "civic")))
        if power.civic:
            sides.append(Side(id=power.id, name=power.name, colour=power.colour, pattern=place))
            series.append(Series(side=power.id, values=values))
    best = ", ".join(f"{one.name} {one.civic}" for one in world.powers.values() if one.civic)
    return Picture(
        title="Civic Improvement of the Powers",
        caption="Talents spent in all, turn by turn",
        alt=f"Chart of Civic Improvement over {len(played(world))} turns: {best or 'nothing yet'}."[:990],
        sides=tuple(sides),
        labels=turns(world),
        series=tuple(series),
    )


def scenes(events: Sequence[Event]) -> list[Picture]:
    """Give the verdict as a card, once the campaign is over (ITA-10.4)."""
    return [verdict(event) for event in events if isinstance(event, GameEnded)]


def verdict(end: GameEnded) -> Picture:
    """Draw how Rome and the others stand at the end."""
    name, why = end.rome, reason(end.rome, end.reason, end.turns)
    judged = f"{capital(the(name))} {verb(name, 'is', 'are')} {BANDS.get(end.result, 'defeated')}"
    rome = find((row for row in end.report if id_of(row[0]) == ROME), "Rome in the report")
    lands = sum(held for _, held, *_ in end.report)
    rows = [
        DuelRow(middle=f"How {the(name)} {verb(name, 'is', 'are')} judged", heading=True),
        DuelRow(left="Civic Improvement", middle=str(rome[2]), right="talents spent at home in all"),
        DuelRow(left="Homes lost", middle=signed(-(rome[2] - end.score)), right=f"{rome[3]} home turns in other hands"),
        DuelRow(left="Provinces held", middle=str(rome[1]), right=f"of {lands} in all, at the end"),
        DuelRow(middle="The other Powers", heading=True),
        *(
            DuelRow(
                left=other, middle=f"{held} provinces", right=f"Civic Improvement {civic}, inactive for {idle} turns"
            )
            for other, held, civic, _, idle in end.report
            if id_of(other) != ROME
        ),
    ]
    points = points_of(end.score)
    band = "Defeat" if end.result == DEFEAT else f"Band {end.result}"
    duel = Duel(left=ROME, right="", left_title=points, right_title=band, rows=tuple(rows), verdict=f"{judged}.")
    return Picture(
        title=f"The verdict on {the(name)}",
        caption=f"{why}.",
        alt=f"The verdict: {points}, {band}. {judged}. {why}.",
        sides=(Side(id=ROME, name=name, colour=RED),),
        duel=duel,
    )
