"""What a host needs for 10, 1,000 and 100,000 campaigns: a line through what two sizes took, held against a third.

`python -m tests.bench scale` prints it; `docs/scale.md` explains it.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.chat.courier.pace import A_SECOND
from tests.bench.crowded import Crowd, crowd_of

MEASURED, HELD = (10, 40), 100
"""The sizes from which the line is drawn, and that against which it is held."""
ASKED = (10, 1_000, 100_000)
A_DAY = 1.0
"""How many windows a campaign closes a day: windows last a day or two, and end early where all are ready."""
AT_ONCE = 0.2
"""Which part of a day's windows closes in the same minute: tables like the same hour in the evening."""
IN_TIME = 60.0
"""In how many seconds the windows of a minute are to be closed and told."""
SHARE = 0.5
"""Which part of a processor Herald may be busy with closing; people are answered with the rest."""
SHARD = 2_500
"""The servers of a shard, as Discord has it, each with one campaign here."""


@dataclass(frozen=True)
class Line:
    """A figure that grows with the campaigns."""

    each: float
    base: float

    @classmethod
    def through(cls, few: tuple[int, float], more: tuple[int, float]) -> "Line":
        """Draw it through two points."""
        each = (more[1] - few[1]) / (more[0] - few[0])
        return cls(each, few[1] - each * few[0])

    def at(self, campaigns: float) -> float:
        """Give the figure for so many."""
        return self.base + self.each * campaigns


def model(found: Sequence[Crowd]) -> dict[str, Line]:
    """Draw the lines of processor time, messages, memory and disk through two sizes."""
    few, more = found
    return {
        name: Line.through((few.campaigns, getattr(few, name)), (more.campaigns, getattr(more, name)))
        for name in ("work", "posts", "memory", "disk")
    }


async def scale(folder: Path) -> tuple[str, ...]:
    """Measure, draw, and say how far the line is from the third size."""
    lines = model([await crowd_of(folder, size) for size in MEASURED])
    held = await crowd_of(folder, HELD)
    off = (f"{name} {lines[name].at(HELD) / (getattr(held, name) or 1) - 1:+.0%}" for name in lines)
    return (f"the line through {MEASURED} against {HELD} measured: {', '.join(off)}", *needed(lines))


def needed(lines: dict[str, Line]) -> Iterator[str]:
    """Say what each size needs."""
    for campaigns in ASKED:
        minute = campaigns * A_DAY * AT_ONCE
        busy = lines["work"].each * minute / IN_TIME / SHARE
        posts = lines["posts"].each * minute
        processes, shards = max(1, math.ceil(busy)), math.ceil(campaigns / SHARD)
        room, disk = lines["memory"].at(campaigns), lines["disk"].each * campaigns * A_DAY
        yield (
            f"{campaigns:,} campaigns: {minute:,.0f} windows in the busiest minute, {processes} process(es), "
            f"{posts:,.0f} messages or {posts / A_SECOND:,.0f} s at Discord's pace, {shards} shard(s), "
            f"memory {room:,.0f} MB if all are looked at, {disk:,.0f} MB of database a day"
        )
