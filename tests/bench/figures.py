"""Times as benches print them."""

from collections.abc import Sequence


def part(times: Sequence[float], share: float) -> float:
    """Give the time, in seconds, under which this share of the times lies."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def milliseconds(seconds: float) -> str:
    """Write a time."""
    return f"{seconds * 1000:.2f} ms"


def compared(what: str, ours: float, baseline: float, against: str, aim: str) -> str:
    """Write a time beside its baseline, and what it aims at."""
    return f"{what}: {milliseconds(ours)}, {ours / baseline:.2f} times {against} ({milliseconds(baseline)}; aim {aim})"
