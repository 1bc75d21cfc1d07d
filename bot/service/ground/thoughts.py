"""Thoughts: what autopilots have answered ahead, by what led to their window, and where they are yet to be asked."""

from collections import OrderedDict
from collections.abc import Mapping

from rules.kernel.play.journal import Thought

MOST = 2_000
"""Of how many windows thoughts are kept, a few kilobytes each."""


class Thoughts:
    """What is kept of them in one process; it may be emptied at any time."""

    def __init__(self, most: int = MOST) -> None:
        """Begin with none."""
        self.most = most
        self.kept: OrderedDict[str, Mapping[str, Thought]] = OrderedDict()
        self.wanted: OrderedDict[int, None] = OrderedDict()
        """The campaigns whose windows have opened since anybody thought of them, first come first."""

    def want(self, campaign: int) -> None:
        """Note that a campaign's window has opened; only the latest of those are thought of for whom there is room."""
        self.wanted[campaign] = None
        while len(self.wanted) > self.most:
            self.wanted.popitem(last=False)

    def next(self) -> int | None:
        """Give the campaign that has waited for longest, and take it off; None for none."""
        return self.wanted.popitem(last=False)[0] if self.wanted else None

    def of(self, key: str) -> Mapping[str, Thought]:
        """Give what was thought at a position, by its fingerprint; nothing where nobody has thought there."""
        return self.kept.get(key, {})

    def keep(self, key: str, thoughts: Mapping[str, Thought]) -> None:
        """Keep what was thought at a position; what was thought first goes for it."""
        self.kept[key] = thoughts
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
