"""The months that were once broken: each stays whole from now on."""

from typing import NamedTuple

from tests.month.game import WORD


class Known(NamedTuple):
    """A month in which something was found."""

    seed: int
    days: int
    kind: str
    found: str
    """What was wrong."""
    game: str = WORD


FAILED = (
    Known(5, 1, "postgres", "two processes noted at once that they live, and one took a unique key for an outage"),
    Known(9010, 30, "sqlite", "what was owed to the holder of a seat was owed for ever when nobody held it any more"),
    Known(9003, 30, "sqlite", "whoever had lost a seat and been silent for a week was not read after a restart"),
    Known(20010, 30, "sqlite", "whoever left a seat and came back was taken to be asked twice"),
    Known(20017, 30, "sqlite", "what was for somebody who played nowhere, with all doors shut, was taken for lost"),
    Known(40093, 30, "sqlite", "who wrote while the database was away was taken to be idle", "civilized"),
    Known(63000, 30, "postgres", "whoever was seated and left between two looks was taken to have never sat there"),
)
