"""Print how fast Herald is, each figure beside a baseline of the same run: `python -m tests.bench [NAME ...]`."""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.collector import seldom, settle
from tests.bench.acknowledging import acknowledging
from tests.bench.battling import battling
from tests.bench.channel import channel
from tests.bench.crowded import crowded, crowded_many
from tests.bench.crowding import crowding
from tests.bench.drawing import drawing
from tests.bench.keeping import keeping, keeping_many
from tests.bench.playing import late_years, years
from tests.bench.reading import reading
from tests.bench.reopening import reopening
from tests.bench.returning import returning
from tests.bench.scale import scale
from tests.bench.sealing import sealing
from tests.bench.side_by_side import side_by_side, side_by_side_many
from tests.bench.starting import starting, starting_many
from tests.bench.writing import writing

Bench = Callable[[Path], Awaitable[tuple[str, ...]]]
BENCHES: dict[str, Bench] = {
    "acknowledge": acknowledging,
    "crowd": crowding,
    "orders": writing,
    "lines": reading,
    "reopen": reopening,
    "window": sealing,
    "years": years,
    "map": drawing,
    "battles": battling,
    "channel": channel,
    "back": returning,
    "due": crowded,
    "due-by-four": side_by_side,
    "scale": scale,
    "start": starting,
    "backup": keeping,
}
LONG: dict[str, Bench] = {
    "backup-many": keeping_many,
    "due-many": crowded_many,
    "due-by-four-many": side_by_side_many,
    "start-many": starting_many,
    "late-years": late_years,
}
"""What is run only if it is named."""


def main() -> None:
    """Run the benches named on the command line, or all but the long ones."""
    seldom()
    settle()  # as the bot begins
    for name in sys.argv[1:] or BENCHES:
        with tempfile.TemporaryDirectory() as folder:
            for line in asyncio.run((BENCHES | LONG)[name](Path(folder))):
                print(f"{name:16} {line}", flush=True)


if __name__ == "__main__":
    main()
