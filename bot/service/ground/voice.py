"""The voice: asks a game for its words, and goes on plainly where the game fails, with the id of the fault."""

from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from traceback import extract_tb
from typing import TypeVar

import structlog

from rules.kernel.play.plainly import Slip

T = TypeVar("T")
log = structlog.get_logger()


class Lost(Exception):
    """What was to be asked is not there, because of a fault that is known already."""

    def __init__(self, fault: str) -> None:
        """Name the fault."""
        super().__init__(fault)
        self.fault = fault


@dataclass
class Voice:
    """What tells a campaign once."""

    campaign: int
    mute: str = ""
    """The id of the fault for which the game is asked nothing at all; empty: it is asked."""
    faults: dict[str, str] = field(default_factory=dict)
    """What went wrong, by the id of its fault."""
    slips: list[Slip] = field(default_factory=list)
    """What the game could not say while its rules ran, and nobody has looked at yet."""

    def ask(self, what: str, work: Callable[[], T], plain: Callable[[str], T], which: str = "") -> T:
        """Give what the game says, or else what is said in its place, with the id of the fault.

        `which` of them it was is for whoever reads the logs: the gamemaster may play.
        """
        if self.mute:
            return plain(self.mute)
        try:
            return work()
        except Lost as lost:
            return plain(lost.fault)
        except Exception as error:  # noqa: BLE001  whatever a game does, its table reads of everything else
            return plain(self.fault(what, error, which))

    def note_slips(self) -> None:
        """Note each of the slips as a fault."""
        for slip in self.slips:
            self.fault(slip.what, slip.error)
        self.slips.clear()

    def fault(self, what: str, error: Exception, which: str = "") -> str:
        """Note a fault, and give its id: the same for the same mistake, however often a campaign meets it."""
        frames = extract_tb(error.__traceback__)
        where = f"{frames[-1].name}:{frames[-1].lineno}" if frames else ""
        id = sha256(f"{self.campaign}/{what}/{which}/{type(error).__name__}/{where}".encode()).hexdigest()[:8]
        if id not in self.faults:
            self.faults[id] = what
            log.error("fault in words", campaign=self.campaign, fault=id, what=what, which=which, exc_info=error)
        return id
