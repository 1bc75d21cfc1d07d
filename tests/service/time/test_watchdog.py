"""The watchdog ends the process for what a restart mends, and at most three times an hour."""

import time
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.health import Gate, Vitals
from bot.watchdog import APART, CODE, STUCK, Watchdog


async def yes() -> bool:
    return True


async def no() -> bool:
    return False


def watching(folder: Path, reached=yes, dead=(), gate: bool = True) -> tuple[Watchdog, list[int]]:
    left: list[int] = []
    vitals = Vitals(lambda: {0: Gate(gate, 0.1)}, lambda: list(dead))
    return Watchdog(vitals, reached, folder / "ends", left.append), left


@pytest.mark.parametrize(
    ("reached", "dead", "gate", "apart", "why"),
    [
        (yes, (), True, True, ""),
        (yes, ("Ticker.run has ended",), True, False, "Ticker.run has ended"),
        (yes, (), False, False, ""),
        (yes, (), False, True, "no gateway is open, though Discord answers"),
        (no, (), False, True, ""),
    ],
)
async def test_the_reasons(tmp_path: Path, reached, dead, gate: bool, apart: bool, why: str) -> None:
    """A dead task is one, a lost gateway only while Discord answers; an outage of Discord is none."""
    dog, _ = watching(tmp_path, reached, dead, gate)
    if apart:
        dog.together -= APART + 1

    assert why == await dog.reason()


def test_a_stuck_loop_ends_the_process(tmp_path: Path) -> None:
    """After a minute without a turn, not before."""
    dog, left = watching(tmp_path)
    dog.glance()
    dog.seen = time.monotonic() - STUCK - 1
    dog.glance()

    assert [CODE] == left


def test_not_a_fourth_time_in_an_hour(tmp_path: Path) -> None:
    """A restart that does not mend is no use: the process goes on, and the log says it once."""
    with capture_logs() as logged:
        ends = []
        for _ in range(5):
            dog, left = watching(tmp_path)
            dog.end("Courier.run has ended")
            dog.end("Courier.run has ended") if not left else None
            ends += left
        (tmp_path / "ends").write_text("\n".join(str(time.time() - 4000) for _ in range(9)), encoding="utf-8")
        later, left = watching(tmp_path)
        later.end("again")

    assert [CODE] * 3 == ends and [CODE] == left
    assert 2 == len([line for line in logged if "has not mended" in line["event"]])
