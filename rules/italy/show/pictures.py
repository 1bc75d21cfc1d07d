"""What is drawn: the map, charts of revenue and spending, and the verdict as a card (ITA-5.8, ITA-10.4)."""

from collections.abc import Mapping, Sequence
from itertools import accumulate

from rules.italy.board.land import Land
from rules.italy.board.state import External, Power, Province, World
from rules.italy.board.tables import BANDS, DEFEAT, ROME
from rules.italy.board.words import reason
from rules.italy.seats.events import GameEnded
from rules.kernel.facts.events import Event
from rules.kernel.state.finding import find
from rules.kernel.telling.phrases import capital, id_of, points_of, signed, the, verb
from rules.kernel.telling.pictures import Duel, DuelRow, Mark, Picture, Region, Route, Series, Side

ALT_MOST = 990
"""Characters of a description, under the kernel's 1,000."""
RED = "#b03a2e"
"""The colour of the verdict."""
LINES = (
    ("revenue", "Revenue", "#b27d12"),
    ("attack", "Attacking armies", "#b23a3a"),
    ("reserves", "Reserves", "#1677d9"),
    ("civic", "Civic Improvement", "#2e7d4f"),
)
"""What a Power's chart shows: a figure of its accounts, its name, its colour."""


def picture(world: World, seat: str | None) -> Picture:
    """Draw the map as everybody knows it, with the attack that the seat alone has named so far."""
    return Picture(
        title=world.title,
        caption=f"Turn {world.turn}, {world.years()}",
        alt=description(world),
        sides=sides(world),
        regions=tuple(region(world, place) for place in world.provinces.values()),
        routes=(*crossings(world), *marches(world, seat)),
    )


def sides(world: World) -> tuple[Side, ...]:
    """Give the Powers that hold land, and the External Powers in Italy, each with the number of its pattern."""
    land, order = Land(world), (*world.powers.values(), *world.externals.values())
    return tuple(
        Side(id=one.id, name=one.name, colour=one.colour, pattern=place)
        for place, one in enumerate(order)
        if (one.at if isinstance(one, External) else land.held(one.id))
    )


def region(world: World, place: Province) -> Region:
    """Give one province with its holder, and marks for its resource, whose land it was, and the army in it."""
    marks = [Mark(kind="resource", text=world.resources[place.resource])] if place.resource else []
    if place.home != place.holder:
        marks.append(Mark(kind=world.powers[place.home].adjective[:2], text=world.name(place.home)))
    if place.occupier:
        marks.append(Mark(kind="army", text=str(world.externals[place.occupier].strength), side=place.occupier))
    x, y = place.at
    return Region(
        id=place.id,
        name=place.name,
        x=x,
        y=y,
        side=place.holder,
        marks=tuple(marks),
        outline=place.outline,
        near=tuple(place.near),
    )


def crossings(world: World) -> list[Route]:
    """Give the crossings over water, each once; borders by land are drawn as they run."""
    pairs = [(place.id, other) for place in world.provinces.values() for other in place.straits]
    return [Route(kind="link", places=pair) for pair in pairs if pair[0] < pair[1]]


def marches(world: World, seat: str | None) -> list[Route]:
    """Give this turn's attacks whose way is known, fought or not, and as a broken line what a seat alone has named.

    A way goes from a province of the attacker's beside; there is none where there is no such any more.
    """
    ways = [(one.attacker, one.province, True) for one in world.attacks.values() if one.state != "cancelled"]
    ways += [(one.id, one.named, False) for one in world.powers.values() if one.id == seat]
    routes, land = [], Land(world)
    for attacker, province, solid in ways:
        start = [near for near in world.provinces[province].near if land.controls(attacker, near)] if province else []
        routes += [Route(kind="march", places=(one, province), side=attacker, solid=solid) for one in start[:1]]
    return routes


def description(world: World) -> str:
    """Describe the map in words, for those who cannot see it."""
    land, lines = Land(world), [f"Map of {world.title}, turn {world.turn}, {world.years()}."]
    for power in world.powers.values():
        held = [world.provinces[id].name for id in land.held(power.id)]
        lines += [f"{power.name}: {', '.join(held)}."] if held else []
    lines += [f"{one.name}, strength {one.strength}, in {world.provinces[one.at].name}." for one in world.present()]
    whole = " ".join(lines)
    return whole if len(whole) <= ALT_MOST else f"{whole[:ALT_MOST]}…"


def album(world: World, seat: str | None) -> Mapping[str, Picture]:
    """Give a chart of the seat's own Power (of Rome for all others), and one of Civic Improvement of all Powers."""
    charts = own_chart(world, world.powers.get(seat or "", world.powers[ROME])), civic_chart(world)
    return {one.title: one for one in charts if one.labels}


def turns(world: World) -> tuple[str, ...]:
    """Give the first year of each turn, up to the last in which anybody had talents, as the charts write it."""
    books = [power.accounts for power in world.powers.values()]
    last = max((turn for book in books for turn, one in enumerate(book, start=1) if one.revenue), default=0)
    return tuple(str(world.year(turn)) for turn in range(1, last + 1))


def own_chart(world: World, power: Power) -> Picture:
    """Draw what a Power earned each turn, and what it spent that on (ITA-5.7)."""
    labels = turns(world)
    book = power.accounts[: len(labels)]
    sides = [Side(id=key, name=name, colour=hue, pattern=place) for place, (key, name, hue) in enumerate(LINES)]
    last = ", ".join(f"{one.name} {getattr(account, one.id)}" for account in book[-1:] for one in sides)
    return Picture(
        title=f"{power.name}: revenue and spending",
        caption="Talents, turn by turn; each turn by its first year BC",
        alt=f"Chart of the revenue and spending of {power.name} over {len(labels)} turns; the last: {last}.",
        sides=tuple(sides),
        labels=labels,
        series=tuple(Series(side=one.id, values=tuple(getattr(account, one.id) for account in book)) for one in sides),
    )


def civic_chart(world: World) -> Picture:
    """Draw what each Power has spent on Civic Improvement in all (ITA-5.8)."""
    labels, sides, series = turns(world), [], []
    for place, power in enumerate(world.powers.values()):
        if power.civic:
            sums = accumulate(account.civic for account in power.accounts[: len(labels)])
            sides.append(Side(id=power.id, name=power.name, colour=power.colour, pattern=place))
            series.append(Series(side=power.id, values=tuple(sums)))
    best = ", ".join(f"{one.name} {one.civic}" for one in world.powers.values() if one.civic) or "nothing yet"
    return Picture(
        title="Civic Improvement of the Powers",
        caption="Talents spent in all, turn by turn",
        alt=f"Chart of Civic Improvement over {len(labels)} turns: {best}."[:ALT_MOST],
        sides=tuple(sides),
        labels=labels,
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
    ]
    for other, held, civic, _, idle in end.report:
        if id_of(other) != ROME:
            fared = f"Civic Improvement {civic}, inactive for {idle} turns"
            rows.append(DuelRow(left=other, middle=f"{held} provinces", right=fared))
    points, band = points_of(end.score), "Defeat" if end.result == DEFEAT else f"Band {end.result}"
    duel = Duel(left=ROME, right="", left_title=points, right_title=band, rows=tuple(rows), verdict=f"{judged}.")
    return Picture(
        title=f"The verdict on {the(name)}",
        caption=f"{why}.",
        alt=f"The verdict: {points}, {band}. {judged}. {why}.",
        sides=(Side(id=ROME, name=name, colour=RED),),
        duel=duel,
    )
