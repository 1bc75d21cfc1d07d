"""Print how fast Herald is, each figure beside a baseline of the same run: `python -m tests.bench [NAME ...]`."""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from tests.bench.acknowledging import acknowledging
from tests.bench.battling import battling
from tests.bench.channel import channel
from tests.bench.crowding import crowding
from tests.bench.drawing import drawing
from tests.bench.playing import years
from tests.bench.reopening import reopening
from tests.bench.writing import writing

Bench = Callable[[Path], Awaitable[tuple[str, ...]]]
BENCHES: Mapping[str, Bench] = {
    "acknowledge": acknowledging,
    "crowd": crowding,
    "orders": writing,
    "reopen": reopening,
    "years": years,
    "map": drawing,
    "battles": battling,
    "channel": channel,
}


def main() -> None:
    """Run the benches named on the command line, or all."""
    for name in sys.argv[1:] or BENCHES:
        with tempfile.TemporaryDirectory() as folder:
            for line in asyncio.run(BENCHES[name](Path(folder))):
                print(f"{name:12} {line}", flush=True)


if __name__ == "__main__":
    main()
