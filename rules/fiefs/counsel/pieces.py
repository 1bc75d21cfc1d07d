"""Pieces of counsel by what is at stake: points and fiefs, each with a figure that is counted (FIE-19.1, FIE-19.2)."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rules.fiefs.board.state import World
from rules.kernel.orders.windows import Window
from rules.kernel.play.counsel import Counsel, Offer, Risk, Weight, in_ten

Offers = tuple[Offer[World], ...]


@dataclass(frozen=True)
class Piece:
    """One piece, with the points or fiefs that its figure counts."""

    stake: int
    counsel: Counsel[World]


Topic = Callable[[World, str, Window[Any]], Iterable[Piece]]  # Any: windows differ in their orders
"""Gives what is to be said of one item of the rulebook's table; what has most at stake first."""


def chance(stake: int, clause: str, text: str, offers: Offers = ()) -> Piece:
    """Point at something that one may do now."""
    return Piece(stake, Counsel(Weight.CHANCE, text, clause, offers))


def decide(stake: int, clause: str, text: str, offers: Offers = (), *, warns: bool = False) -> Piece:
    """Point at something that goes on without one, or that others may do."""
    return Piece(stake, Counsel(Weight.DECIDE, text, clause, offers, warns=warns))


def danger(stake: int, clause: str, text: str, offers: Offers = (), risk: Risk | None = None) -> Piece:
    """Warn of a loss that threatens."""
    return Piece(stake, Counsel(Weight.RUIN, text, clause, offers, risk))


def often(likely: Fraction) -> str:
    """Say how often something succeeds, which may be never: `0 in 10`, `4 in 10`."""
    return in_ten(likely) if likely else "0 in 10"


def by_rolls(falls: Callable[[int], Fraction]) -> str:
    """Say how likely a fief has fallen by the first three rolls, up to one that is sure: `7 in 10 with the first`."""
    said = []
    for roll, named in ((1, "with the first roll"), (2, "by the second"), (3, "by the third")):
        said.append(f"{often(falls(roll))} {named}")
        if falls(roll) == 1:
            break
    return ", ".join(said)


def told(
    topics: Sequence[Topic], world: World, seat: str, window: Window[Any]
) -> list[Counsel[World]]:  # Any: as above
    """Give the pieces of some topics, those with most at stake first, then in the topics' order (FIE-19.1)."""
    found = [piece for topic in topics for piece in topic(world, seat, window)]
    return [piece.counsel for piece in sorted(found, key=lambda piece: -piece.stake)]
