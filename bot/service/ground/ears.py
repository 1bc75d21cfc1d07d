"""Ears: whether Herald hears what people write to it; until it has read what they wrote, no window closes over it."""

from dataclasses import dataclass
from datetime import datetime

WAITING = ("close", "grace", "muster", "motion")
"""The kinds of deadline at which silence means something."""
EPOCH = 1_420_070_400_000
"""Milliseconds at which Discord's ids begin to count."""


@dataclass(frozen=True)
class Said:
    """A direct message that is answered."""

    user: int
    message: int
    at: datetime | None = None
    """When it was written, where Herald was away; None for one that is read as it comes."""


class Ears:
    """What is known of it in a process; those of one that has no client hear everything."""

    def __init__(self) -> None:
        """Begin by hearing everything."""
        self.hears = True
        self.lost = False
        """Whether there was a time for which nobody could be heard, that was not made up for."""
        self.read: set[int] = set()
        """The campaigns whose people were read since Herald heard nothing."""
        self.read_at: datetime | None = None
        """What falls due later was not read for; None where everybody is heard from then on."""
        self.elsewhere = False
        """Whether another process hears what people write, and says in the database how far."""

    def deafen(self) -> None:
        """Hear nothing from now on: what people write is to be read later."""
        self.hears, self.lost = False, True
        self.read.clear()

    def heard(self, campaign: int) -> None:
        """Note that everything is read that the people of a campaign wrote."""
        self.read.add(campaign)

    def hear(self) -> None:
        """Hear everything again."""
        self.hears = True
        self.read.clear()


def id_at(moment: datetime) -> int:
    """Give the least id that Discord gives to what is written at a moment."""
    return max(0, int(moment.timestamp() * 1000) - EPOCH) << 22
