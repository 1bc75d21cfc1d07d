"""Figures of a whole campaign: how the seats fared turn by turn, and how the cards and dice fell."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from bot.service.history.past import turn_name
from bot.store.records import Entry, Seat
from rules.kernel.facts.events import Cast, Drawn, Rolled
from rules.kernel.luck.chance import RANKS
from rules.kernel.play.ruleset import Ruleset
from rules.kernel.state.models import State
from rules.kernel.telling.pictures import Picture, Series, Side
from rules.kernel.telling.tellings import Page

RANKED = tuple("10" if rank == "T" else rank for rank in RANKS)
CHARTS = 8
"""The most charts."""
FIGURE = re.compile(r"[-−+]?\d+(?= ?%?$)")
Table = Mapping[str, Mapping[str, int]]
"""The figures of a turn: column to the name of a seat to its figure."""


@dataclass(frozen=True)
class Tally:
    """How often each face of a die, or each rank of the cards, came up."""

    name: str
    faces: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        """How often it was drawn in all."""
        return sum(count for _, count in self.faces)


def charts(
    ruleset: Ruleset[Any],
    seats: Sequence[Seat],
    turns: Sequence[int],
    states: Sequence[State | None],
    sides: Sequence[Side],
) -> tuple[Picture, ...]:  # Any: each game has its own state
    """Give a chart for each column of figures that the status of a game has for every seat, turn by turn."""
    names = [seat.title for seat in seats]
    known = [(turn, state) for turn, state in zip(turns, states, strict=False) if state is not None]
    dates = [turn_name(ruleset, state, turn) for turn, state in known]
    tables = [figures(ruleset.status(ruleset.view(state, None)), names) for _, state in known]
    looks = sided(seats, sides)
    found = []
    for column in dict.fromkeys(column for table in tables for column in table):
        series = [Series(side=side.id, values=line(tables, column, side.name)) for side in looks]
        series = [one for one in series if lasting(one)]
        if len(tables) > 1 and len({value for one in series for value in one.values}) > 1:
            found.append(chart(column, looks, series, dates))
    return tuple(found[:CHARTS])


def read_state(ruleset: Ruleset[Any], text: str) -> State | None:  # Any: each game has its own state
    """Give a state; None for one of an edition that today's rules cannot read."""
    try:
        state: State = ruleset.state.model_validate_json(text)
    except ValidationError:
        return None
    return state


def lasting(series: Series) -> bool:
    """Tell whether a line is worth its place: it stands at the end, or stood for half of the turns."""
    return bool(series.values[-1]) or 2 * sum(map(bool, series.values)) >= len(series.values)


def sided(seats: Sequence[Seat], sides: Sequence[Side]) -> list[Side]:
    """Give the seats with the colours and patterns of the map."""
    drawn = {side.name: side for side in sides}
    others = (Side(id=seat.seat, name=seat.title, colour=seat.colour, pattern=n) for n, seat in enumerate(seats))
    return [drawn.get(side.name, side) for side in others]


def figures(pages: Sequence[Page], names: Sequence[str]) -> Table:
    """Give the figures of the first table that has a row for two seats or more."""
    for page in pages:
        rows = [row for row in page.table[1:] if row and row[0] in names]
        if len(rows) > 1:
            columns = page.table[0]
            read = {name: column_of(rows, place) for place, name in enumerate(columns) if place and name}
            return {name: values for name, values in read.items() if values}
    return {}


def column_of(rows: Sequence[Sequence[str]], place: int) -> dict[str, int]:
    """Give a column as figures; nothing for one that holds words."""
    cells = {row[0]: row[place] if place < len(row) else "" for row in rows}
    read = {name: FIGURE.match(cell.replace(",", "").strip()) for name, cell in cells.items()}
    if any(found is None and cells[name].strip() for name, found in read.items()):
        return {}
    return {name: int(found[0].replace("−", "-")) for name, found in read.items() if found is not None}


def line(tables: Sequence[Table], column: str, name: str) -> tuple[int, ...]:
    """Give a seat's figure of each turn; nought where it has none."""
    return tuple(table.get(column, {}).get(name, 0) for table in tables)


def chart(column: str, sides: Sequence[Side], series: Sequence[Series], labels: Sequence[str]) -> Picture:
    """Give the chart of a column."""
    names = {side.id: side.name for side in sides}
    last = sorted(series, key=lambda one: -one.values[-1])
    ends = ", ".join(f"{names[one.side]} {one.values[-1]}" for one in last)
    alt = f"Chart: {column}, {labels[0]} to {labels[-1]}. At the end: {ends}."
    return Picture(title=column, alt=alt[:1000], sides=tuple(sides), series=tuple(series), labels=tuple(labels))


def tallies(ruleset: Ruleset[Any], entries: Sequence[Entry]) -> tuple[Tally, ...]:  # Any: its own state
    """Count how often each card rank and each face of each die came up."""
    counts: dict[str, dict[str, int]] = {}
    for entry in entries:
        if entry.told.event not in {Drawn.__name__, Rolled.__name__, Cast.__name__}:
            continue
        event = ruleset.read_event(entry.told)
        if isinstance(event, Drawn):
            counts.setdefault("Cards", dict.fromkeys(RANKED, 0))[RANKED[RANKS.index(event.card[0])]] += 1
        elif isinstance(event, (Rolled, Cast)):
            faces = counts.setdefault(f"d{event.sides}", {str(n): 0 for n in range(1, event.sides + 1)})
            for rolled in event.rolled if isinstance(event, Cast) else (event.rolled,):
                faces[str(rolled)] += 1
    return tuple(Tally(name, tuple(faces.items())) for name, faces in counts.items())
